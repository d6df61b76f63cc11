/** How long a broken connection is left alone before the next try. */
const AGAIN_MS = 1_000;

export interface Listening {
  onNote(listener: (payload: string) => void): void;
  close(): Promise<void>;
}

/** Hears what is told on a channel of PostgreSQL, over a connection of its own that is made again when it breaks. */
export const listenOn = async (url: string, channel: string): Promise<Listening> => {
  const { default: pg } = await import('pg');
  const listeners: ((payload: string) => void)[] = [];
  let closed = false;
  let client: InstanceType<typeof pg.Client> | undefined;
  const open = async (): Promise<void> => {
    if (closed) return;
    const next = new pg.Client({ connectionString: url });
    let gone = false;
    const again = (): void => {
      if (gone || closed) return;
      gone = true;
      next.end().catch(() => {});
      setTimeout(() => void open(), AGAIN_MS).unref();
    };
    next.on('error', again);
    next.on('end', again);
    next.on('notification', ({ payload }) => {
      for (const listener of listeners) listener(payload ?? '');
    });
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch {
      again();
    }
  };
  await open();
  return {
    onNote: (listener) => void listeners.push(listener),
    close: async () => {
      closed = true;
      await client?.end().catch(() => {});
    },
  };
};
