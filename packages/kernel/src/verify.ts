import type { AnyGame, Seat } from './contract.ts';
import { Chain, hex8, makeLanes, makeMark } from './fold.ts';
import type { Header } from './header.ts';
import { Refusal } from './issue.ts';
import { LIMITS } from './limits.ts';
import { makeState } from './make-state.ts';
import { type Mismatch, mismatch } from './mismatch.ts';
import type { Player } from './play-bots.ts';
import { makeEvent, makeSeal, type Replay } from './replay.ts';
import type { Result } from './result.ts';
import { fail, ok } from './result.ts';
import { seatPrefix } from './run.ts';
import type { Seed } from './seed.ts';
import { openStream } from './stream.ts';

/** What a header refers to; the shell that keeps packs and schedules supplies it. */
export interface Resolved {
  readonly game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: the setup of whichever game the header names
  readonly setup: any;
  readonly seed: Seed;
  /** Who sat at the seats that are bots': their moves must be what they choose. */
  readonly bots?: ReadonlyMap<Seat, Player<unknown, unknown, unknown>>;
}

export interface Verification<State> {
  readonly states: readonly State[];
  readonly chain: string;
  readonly seal: string;
}

/** The inverse of `seatPrefix`: −1 where a seat is missing. */
export const splitSeat = (seats: number, text: string): [seat: number, action: string] => {
  if (seats === 1) return [0, text];
  const parts = /^(\d+): (.*)$/.exec(text);
  return parts ? [Number(parts[1]), parts[2]!] : [-1, text];
};

/**
 * Actions that were read from a line in its one spelling, by game and setup: lines recur within a game, and from one replay of
 * a setup to the next.
 */
const spelled = new WeakMap<AnyGame, WeakMap<object, Map<string, unknown>>>();
const SPELLED_KEPT = 4096;

const spelledOf = (game: AnyGame, setup: unknown): Map<string, unknown> => {
  if (typeof setup !== 'object' || setup === null) return new Map();
  let setups = spelled.get(game);
  if (!setups) {
    setups = new WeakMap();
    spelled.set(game, setups);
  }
  let lines = setups.get(setup);
  if (!lines) {
    lines = new Map();
    setups.set(setup, lines);
  }
  return lines;
};

/** Plays a replay again. The first line that is not what the rules make of it is named. */
export const verifyReplay = (
  replay: Replay,
  resolve: (header: Header) => Result<Resolved, Mismatch>,
): Result<Verification<unknown>, Mismatch> => {
  const resolved = resolve(replay.header);
  if (!resolved.ok) return resolved;
  const { game, setup, seed, bots } = resolved.value;
  if (game.id !== replay.header.game)
    return fail(mismatch(2, 'unknown-game', `game ${game.id}`, `game ${replay.header.game}`));
  if (game.rules !== replay.header.rules)
    return fail(mismatch(3, 'wrong-rules', `rules ${game.rules}`, `rules ${replay.header.rules}`));
  let state: unknown = game.start(setup, seed);
  const chain = new Chain(makeState(game, setup, state));
  const states = [state];
  let asked = 0;
  const golden = replay.steps.some(({ events }) => events.length > 0);
  const known = spelledOf(game, setup);
  for (let turn = 0; turn < replay.steps.length; turn += 1) {
    const step = replay.steps[turn]!;
    const [seat, text] = splitSeat(game.seats, step.text);
    let action = known.get(text);
    const isNew = action === undefined;
    if (isNew) {
      const parsed = game.parse(setup, text);
      if (!parsed.ok)
        return fail(
          mismatch(step.line, 'not-an-action', 'an action of the game', `${step.text} (${parsed.fault.code})`),
        );
      action = parsed.value;
    }
    const log: { kind: string }[] | undefined = golden ? [] : undefined;
    const next: unknown = game.step(setup, state, seat, action, log);
    if (next instanceof Refusal)
      return fail(mismatch(step.line, 'refused', 'a legal action', `${step.text} (${next.code})`));
    if (isNew) {
      const written = seatPrefix(game.seats, seat) + game.format(setup, action);
      if (written !== step.text) return fail(mismatch(step.line, 'other-spelling', written, step.text));
      if (known.size < SPELLED_KEPT) known.set(text, action);
    }
    // A bot moves as soon as it may: its turn cannot be put off.
    const first = bots && game.toMove(setup, state).find((one) => bots.has(one));
    const player = first === undefined ? undefined : bots?.get(first);
    if (player && first !== seat)
      return fail(mismatch(step.line, 'not-the-bot', `a move of seat ${first}, by ${player.name}`, step.text));
    if (player) {
      asked += 1;
      if (asked > LIMITS.botMoves)
        return fail(mismatch(step.line, 'too-large', `${LIMITS.botMoves} moves of bots at most`, step.text));
      const stream = openStream(seed, `bot ${player.name} ${turn}`);
      const own = seatPrefix(game.seats, seat) + game.format(setup, player.bot.choose(setup, state, seat, stream));
      if (own !== step.text) return fail(mismatch(step.line, 'not-the-bot', `${own}, by ${player.name}`, step.text));
    }
    chain.follow(step.text, makeState(game, setup, next));
    if (step.mark !== chain.a)
      return fail(mismatch(step.line, 'chain-departs', `@${makeMark(chain)}`, `@${hex8(step.mark)}`));
    if (log) {
      const told = log.map(makeEvent);
      const at = step.events.findIndex((event, i) => event !== told[i]);
      if (at >= 0 || told.length !== step.events.length) {
        const first = at < 0 ? step.events.length : at;
        const line = step.line + 1 + first;
        return fail(mismatch(line, 'events-depart', told[first] ?? 'no more events', step.events[first] ?? 'none'));
      }
    }
    state = next;
    states.push(next);
  }
  const seal = makeSeal(replay.body, makeState(game, setup, state));
  if (seal !== replay.seal) return fail(mismatch(replay.sealLine, 'seal-departs', seal, replay.seal));
  if (!replay.inOneSpelling)
    return fail(mismatch(replay.sealLine, 'other-spelling', 'one line feed after each line', 'other line ends'));
  return ok({ states, chain: makeLanes(chain), seal });
};
