interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly done: (answer: Answer) => void;
  readonly failed: (error: unknown) => void;
}

export interface Batches<Item, Answer> {
  /** Writes all of them or none, in one transaction, and answers in their order. */
  write(batch: readonly Item[]): Promise<readonly Answer[]>;
  readonly most: number;
  /** Items of one subject are never in one batch: the second sees what the first wrote. */
  subject(item: Item): string;
}

/**
 * Group commit: what comes while one batch is written waits for the next, so that many share one write to the disk. An item is answered after
 * its batch is durable. Where a batch fails its items are written one by one, so that one that cannot be written takes no other with it; where
 * the first of them fails too, the store is away for all.
 */
export const inBatches = <Item, Answer>({
  write,
  most,
  subject,
}: Batches<Item, Answer>): ((item: Item) => Promise<Answer>) => {
  let waiting: Waiting<Item, Answer>[] = [];
  let writing = false;
  const take = (): readonly Waiting<Item, Answer>[] => {
    const subjects = new Set<string>();
    const [batch, later]: [Waiting<Item, Answer>[], Waiting<Item, Answer>[]] = [[], []];
    for (const one of waiting) {
      const name = subject(one.item);
      const fits = batch.length < most && !subjects.has(name);
      if (fits) subjects.add(name);
      (fits ? batch : later).push(one);
    }
    waiting = later;
    return batch;
  };
  const writeOne = async ({ item, done, failed }: Waiting<Item, Answer>): Promise<boolean> => {
    try {
      done((await write([item]))[0]!);
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  };
  const writeBatch = async (batch: readonly Waiting<Item, Answer>[]): Promise<void> => {
    try {
      const answers = await write(batch.map(({ item }) => item));
      batch.forEach(({ done }, i) => {
        done(answers[i]!);
      });
    } catch (error) {
      const [first, ...rest] = batch;
      if (rest.length === 0) first!.failed(error);
      else if (await writeOne(first!)) for (const one of rest) await writeOne(one);
      else for (const one of rest) one.failed(error);
    }
  };
  const drain = async (): Promise<void> => {
    if (writing) return;
    writing = true;
    // What arrived together is read together: the first of it does not go alone.
    await new Promise((next) => setImmediate(next));
    while (waiting.length > 0) await writeBatch(take());
    writing = false;
  };
  return (item) =>
    new Promise((done, failed) => {
      waiting.push({ item, done, failed });
      void drain();
    });
};
