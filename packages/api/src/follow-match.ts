import type { Client } from './client.ts';
import type { HelloMessage, SeatMessage, ServerMessage } from './matches.ts';

/** As much of a WebSocket as is used: that of a browser, or another. */
export interface SocketLike {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { readonly data: unknown } & never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Followed {
  /** Whether it was sent; while the connection is away nothing is. */
  send(message: SeatMessage): boolean;
  close(): void;
}

interface Following {
  readonly address: string;
  readonly match: string;
  /** Null for a watcher. */
  readonly client: Pick<Client, 'signFor'> | null;
  onMessage(message: ServerMessage): void;
  /** Whether there is a connection now. */
  onConnection(there: boolean): void;
  open(url: string): SocketLike;
}

/** How long is waited before the next try: more after each that failed. */
const WAITS_MS = [250, 500, 1000, 2000, 5000];
/** Refusals that another try does not lift. */
const FINAL: readonly string[] = ['unknown-match', 'old-match', 'wrong-signature', 'unsigned', 'wrong-digest'];

const OPENING = new Set(['welcome', 'caught-up', 'refused']);

/** Follows a match over a socket that is made again when it breaks, from the last entry that was heard. */
export const followMatch = ({ address, match, client, onMessage, onConnection, open }: Following): Followed => {
  const url = new URL(`api/v1/matches/${match}/socket`, address);
  const place = new URL(url);
  place.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  let after = -1;
  let socket: SocketLike | null = null;
  let greeted = false;
  let closed = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hello = async (): Promise<HelloMessage> => {
    const headers = client && (await client.signFor('GET', url, ''));
    return {
      kind: 'hello',
      signature: headers && {
        input: headers['signature-input'],
        signature: headers.signature,
        digest: headers['content-digest'],
      },
      after,
    };
  };

  const hear = (message: ServerMessage): void => {
    if (message.kind === 'refused' && FINAL.includes(message.code)) closed = true;
    if (!OPENING.has(message.kind) && 'standing' in message) {
      // What was heard before the connection broke may come again.
      if (message.standing.number <= after) return;
      after = message.standing.number;
    }
    if (message.kind === 'caught-up') {
      failures = 0;
      greeted = true;
      onConnection(true);
    }
    onMessage(message);
  };

  const connect = (): void => {
    const mine = open(place.href);
    socket = mine;
    mine.onopen = () => void hello().then((first) => mine.send(JSON.stringify(first)));
    mine.onmessage = ({ data }) => socket === mine && hear(JSON.parse(String(data)) as ServerMessage);
    mine.onerror = () => {};
    mine.onclose = () => {
      if (socket !== mine) return;
      socket = null;
      greeted = false;
      onConnection(false);
      if (closed) return;
      timer = setTimeout(connect, WAITS_MS[Math.min(failures, WAITS_MS.length - 1)]);
      failures += 1;
    };
  };
  connect();

  return {
    send: (message) => {
      if (!socket || !greeted) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
      socket?.close();
      socket = null;
    },
  };
};
