import { type Client, type Followed, followMatch, type MatchStanding, type ServerMessage } from '@lockstep/api';
import { gameOf } from '@lockstep/catalogue';
import { openStream, parseSeed, type Seat, type Stream } from '@lockstep/kernel';
import WebSocket from 'ws';

export const openSocket = (url: string): WebSocket => new WebSocket(url);

/** Some kinds have one shape. */
type OfKind<Kind, Message = ServerMessage> = Message extends { readonly kind: infer Own }
  ? Kind extends Own
    ? Message
    : never
  : never;

/** A client at a match that remembers all it was told. */
export interface Viewer {
  readonly heard: ServerMessage[];
  readonly socket: Followed;
  standing(): MatchStanding;
  /** The first message that fits, told already or yet to come. */
  until<Kind extends ServerMessage['kind']>(
    kind: Kind,
    fits?: (message: OfKind<Kind>) => boolean,
  ): Promise<OfKind<Kind>>;
  /** Resolves when the match is over for this client. */
  end(): Promise<void>;
  /** A legal action of this seat, by what it was told alone; null where it has none. */
  choose(): string | null;
  act(text: string): void;
}

interface Place {
  readonly address: string;
  readonly match: string;
  /** Null for a watcher. */
  readonly client: Client | null;
}

/** Follows a match as a browser would. */
export const viewAs = (place: Place, seat: Seat | null = null, chance = 'chance'): Viewer => {
  const heard: ServerMessage[] = [];
  const waiting: (() => void)[] = [];
  const stream: Stream = openStream(parseSeed(chance), 'viewer');
  const socket = followMatch({
    ...place,
    open: openSocket,
    onConnection: () => {},
    onMessage: (message) => {
      heard.push(message);
      for (const look of waiting.splice(0)) look();
    },
  });
  const position = (): { state: unknown; setup: unknown; game: string } => {
    const welcome = heard.find((message) => message.kind === 'welcome' && message.start !== null);
    if (welcome?.kind !== 'welcome') throw new Error('no welcome');
    const last = heard.filter((message) => message.kind === 'step' || message.kind === 'back').at(-1);
    const state = last && 'state' in last ? last.state : welcome.start!.state;
    return { state, setup: welcome.setup, game: welcome.match.game };
  };
  const setups = new Map<unknown, unknown>();
  const standing = (): MatchStanding => {
    const last = heard.filter((message) => 'standing' in message || message.kind === 'welcome').at(-1)!;
    return last.kind === 'welcome' ? last.match.standing : (last as { standing: MatchStanding }).standing;
  };
  return {
    heard,
    socket,
    standing,
    end: async () => {
      while (!standing().end) await new Promise<void>((look) => waiting.push(look));
    },
    until: async (kind, fits = () => true) => {
      for (;;) {
        const found = heard.find((message) => message.kind === kind && fits(message as never));
        if (found) return found as never;
        await new Promise<void>((look) => waiting.push(look));
      }
    },
    choose: () => {
      const { state, setup: plain, game: id } = position();
      const game = gameOf(id)!;
      const parsed = setups.get(plain) ?? game.parseSetup(plain);
      setups.set(plain, parsed);
      const { value: setup } = parsed as { value: unknown };
      const legal = game.legal(setup, state, seat!);
      return legal.length === 0 ? null : game.format(setup, legal[stream.below(legal.length)]!);
    },
    act: (text) => void socket.send({ kind: 'act', text, seen: heard.length === 0 ? -1 : 1_000_000 }),
  };
};

export const answerOf = <Value>(answered: { kind: string; value?: Value; error?: { code: string } }): Value => {
  if (answered.kind !== 'answer') throw new Error(`${answered.kind} ${answered.error?.code ?? ''}`);
  return answered.value!;
};

/** Two clients move by turns until there is an end, or as many steps were made. Answers with how many. */
export const playOn = async (seats: readonly [Viewer, Viewer], steps: number): Promise<number> => {
  for (let i = 0; i < steps; i += 1) {
    const { number, toMove, end } = seats[0].standing();
    if (end) return i;
    const seat = toMove[0]!;
    const text = seats[seat as 0 | 1].choose();
    if (text === null) throw new Error('nothing to do for the seat that is to move');
    seats[seat as 0 | 1].act(text);
    for (const viewer of seats) await viewer.until('step', ({ standing }) => standing.number === number + 1);
  }
  return steps;
};
