import websocket, { type WebSocket } from '@fastify/websocket';
import { type HelloMessage, helloMessage, MATCH_BOUNDS, type ServerMessage, seatMessage } from '@lockstep/api';
import type { Refusal } from '@lockstep/kernel';
import { parseShape } from '@lockstep/shape';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import { Denial, deny } from '../denial.ts';
import { checkSignature } from '../signature.ts';
import { StoreFailure } from '../store/failure.ts';
import type { Context } from './context.ts';

/** Codes of RFC 6455 that a socket is closed with. */
const CLOSE = { goingAway: 1001, unreadable: 1003, refused: 1008, tryLater: 1013 } as const;

/** For a client to say hello, and between signs of life. */
const HELLO_MS = 10_000;
const PING_MS = 30_000;
/** Messages that a client may send at once, and in a second after that. */
const BURST = 40;
const PER_SECOND = 20;
/** Bytes that may wait for a client that does not read. */
const MOST_WAITING = 4 * 1024 * 1024;

const EMPTY = Buffer.alloc(0);

const parsed = <Schema extends GenericSchema>(schema: Schema, data: string): InferOutput<Schema> | Denial => {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return deny('wrong-shape', 'message', 'not JSON');
  }
  const found = parseShape(schema, value);
  if (found.ok) return found.value;
  const [first] = found.fault;
  return deny(
    'wrong-shape',
    ['message', ...first!.path].join('.'),
    `expected ${first!.expected}; found ${first!.found}`,
  );
};

/** As many tokens as the burst, filled again with time. */
const bucket = (now: () => number): (() => boolean) => {
  let tokens = BURST;
  let at = now();
  return () => {
    const time = now();
    tokens = Math.min(BURST, tokens + (Math.max(0, time - at) * PER_SECOND) / 1000);
    at = time;
    tokens -= 1;
    return tokens >= 0;
  };
};

const refusedMessage = (answer: Refusal | Denial): ServerMessage =>
  answer instanceof Denial
    ? { kind: 'refused', code: answer.code, data: null, message: answer.answer.error.message }
    : { kind: 'refused', code: answer.code, data: answer.data, message: '' };

/** Who says hello: the signature is that of a GET of this very address. */
const keyOf = async (
  { store, now }: Context,
  request: FastifyRequest,
  { signature }: HelloMessage,
): Promise<string | null | Denial> => {
  if (!signature) return null;
  const headers = {
    'signature-input': signature.input,
    signature: signature.signature,
    'content-digest': signature.digest,
  };
  const signer = await checkSignature(
    { method: 'GET', authority: request.host, target: request.raw.url ?? '', body: EMPTY, headers },
    now(),
  );
  if (signer instanceof Denial) return signer;
  return (await store.admit(signer)) ? signer.key : deny('signature-used', 'message.signature');
};

const attend = (context: Context, request: FastifyRequest, socket: WebSocket): void => {
  const { matches, metrics } = context;
  const { match = '' } = request.params as { readonly match?: string };
  let alive = true;
  let followed: Awaited<ReturnType<typeof matches.follow>> | undefined;
  let greeted = false;
  const mayGoOn = bucket(() => performance.now());

  const tell = (message: ServerMessage): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
    else socket.send(JSON.stringify(message));
  };
  const dismiss = (denial: Denial, code: number = CLOSE.refused): void => {
    tell(refusedMessage(denial));
    socket.close(code, denial.code);
  };

  const greet = async (data: string): Promise<void> => {
    const hello = parsed(helloMessage, data);
    if (hello instanceof Denial) return dismiss(deny('no-hello', hello.at));
    const key = await keyOf(context, request, hello);
    if (key instanceof Denial) return dismiss(key);
    const found = await matches.follow(match, key, hello.after, tell);
    if (found instanceof Denial) return dismiss(found);
    followed = found;
    // It may have gone while it was greeted.
    if (socket.readyState !== socket.OPEN) found.leave();
  };

  const hear = async (data: string): Promise<void> => {
    if (!followed || followed instanceof Denial) return dismiss(deny('no-hello', 'message'));
    const message = parsed(seatMessage, data);
    if (message instanceof Denial) return tell(refusedMessage(message));
    const { viewer } = followed;
    if (viewer === 'watcher') return tell(refusedMessage(deny('not-a-seat', 'message')));
    const began = performance.now();
    const answer = await matches.wish(match, viewer, message);
    metrics.moves.observe({ outcome: answer === null ? 'taken' : 'refused' }, (performance.now() - began) / 1000);
    if (answer) tell(refusedMessage(answer));
  };

  const failed = (error: unknown): void => {
    if (!(error instanceof StoreFailure)) request.log.error({ fault: (error as Error).message }, 'socket');
    const code = error instanceof StoreFailure ? 'store-away' : 'internal';
    dismiss(deny(code, 'store'), CLOSE.tryLater);
  };

  // What a client sends is heard in the order it was sent.
  let queue: Promise<void> = Promise.resolve();
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (isBinary) return socket.close(CLOSE.unreadable, 'text is spoken here');
    if (!mayGoOn()) {
      socket.removeAllListeners('message');
      return dismiss(deny('too-many-requests', 'message'));
    }
    const text = data.toString('utf8');
    const first = !greeted;
    greeted = true;
    queue = queue.then(() => (first ? greet(text) : hear(text))).catch(failed);
  });

  const hello = setTimeout(() => !greeted && dismiss(deny('no-hello', 'message')), HELLO_MS);
  const pulse = setInterval(() => {
    if (!alive) socket.terminate();
    alive = false;
    socket.ping();
  }, PING_MS);
  socket.on('pong', () => {
    alive = true;
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    clearTimeout(hello);
    clearInterval(pulse);
    if (followed && !(followed instanceof Denial)) followed.leave();
  });
};

/** The socket of a match: for its seats to move and be told, for others to watch. */
export const addMatchSocket = async (app: FastifyInstance, context: Context): Promise<void> => {
  await app.register(websocket, { options: { maxPayload: MATCH_BOUNDS.message, perMessageDeflate: false } });
  await app.register(async (inside) => {
    inside.get('/api/v1/matches/:match/socket', { websocket: true, schema: { hide: true } }, (socket, request) =>
      attend(context, request, socket),
    );
  });
};
