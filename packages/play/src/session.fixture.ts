import { act, type Bot, begin, fail, type Game, ok, openStream, parseSeed, Refusal, refuse } from '@lockstep/kernel';
import {
  type Command,
  type Effect,
  openAttempt,
  openSession,
  type PerformResult,
  type Playable,
  perform,
  type Ref,
  refTo,
  type Session,
} from './index.ts';
import { freshFlags } from './practice.ts';

/** Two seats in turn take one or two of a heap; who takes the last stone wins. Seat 1 whispers how it thought. */
export interface Heap {
  readonly setup: { readonly stones: number };
  readonly state: { readonly left: number; readonly turn: number };
  readonly action: { readonly take: number };
  readonly event:
    | { readonly kind: 'took'; readonly seat: number; readonly stones: number }
    | { readonly kind: 'whispered' };
  readonly view: { readonly left: number };
  readonly details: unknown;
}

export const heap: Game<Heap['setup'], Heap['state'], Heap['action'], Heap['event'], Heap['view']> = {
  id: 'heap',
  rules: 1,
  seats: 2,
  refusals: {
    over: 'nothing is left',
    'not-your-turn': 'the other seat moves',
    'too-many': 'one or two',
    'unknown-action': 'take 1 or take 2',
  },
  parseSetup: (input) => ok(input as Heap['setup']),
  makeSetup: (setup) => ({ ...setup }),
  start: ({ stones }) => ({ left: stones, turn: 0 }),
  toMove: (_, { left, turn }) => (left === 0 ? [] : [turn % 2]),
  legal: (_, { left, turn }, seat) =>
    left === 0 || turn % 2 !== seat ? [] : [1, 2].filter((n) => n <= left).map((take) => ({ take })),
  step: (_, { left, turn }, seat, { take }, log) => {
    if (left === 0) return refuse('over');
    if (turn % 2 !== seat) return refuse('not-your-turn');
    if (take > left) return refuse('too-many', { left });
    log?.push({ kind: 'took', seat, stones: take });
    if (seat === 1) log?.push({ kind: 'whispered' });
    return { left: left - take, turn: turn + 1 };
  },
  outcome: (_, { left, turn }) =>
    left > 0
      ? undefined
      : { result: turn % 2 === 1 ? 'won' : 'lost', reason: 'heap', scores: turn % 2 === 1 ? [1, 0] : [0, 1] },
  view: (_, { left }) => ({ left }),
  compare: (a, b) => a.take - b.take,
  format: (_, { take }) => `take ${take}`,
  parse: (_, text) => {
    const take = Number(/^take ([12])$/.exec(text)?.[1]);
    return take ? ok({ take }) : fail(new Refusal('unknown-action', {}));
  },
  mask: (setup, state) => ({ setup, state }),
  resample: (setup, state) => ({ setup, state }),
  visibleTo: (event, seat) => event.kind !== 'whispered' || seat === 1,
};

export const playable: Playable<Heap> = {
  game: heap,
  recorder: {
    ledger: (ref) =>
      ref.seed === null ? { game: 'heap', name: ref.subject.kind === 'daily' ? ref.subject.date : 'free' } : null,
    entry: (run) => ({
      won: run.now.state.turn % 2 === 1,
      merit: [-run.now.state.turn],
      facts: { turns: run.now.state.turn },
    }),
  },
  opponents: () => ({ 1: 'one' }),
  surrenders: ['take 2'],
  solvable: true,
};

/** Always takes one. */
const one: Bot<Heap['setup'], Heap['state'], Heap['action']> = { choose: () => ({ take: 1 }) };

export const DAILY = refTo('heap', { kind: 'daily', date: '2026-12-01' });
export const SCENE = refTo('heap', { kind: 'scene', scene: 'small' });

export const opened = (ref: Ref = DAILY, stones = 4, of: Playable<Heap> = playable): Session<Heap> => {
  const setup = { stones };
  const seed = parseSeed('heap');
  return openSession(
    of,
    { ref, setup, seed, from: undefined },
    openAttempt(begin(heap, setup, seed), freshFlags(false)),
  );
};

/** Carries out commands and answers every question for the bots at once; collects all effects but those. */
export const played = (session: Session<Heap>, ...commands: readonly Command[]): PerformResult<Heap> => {
  const effects: Effect[] = [];
  let now = session;
  for (const command of commands) {
    let next = perform(now, command);
    for (;;) {
      const asked = next.effects.some((effect) => effect.kind === 'ask' && effect.what === 'bots');
      effects.push(...next.effects.filter((effect) => effect.kind !== 'ask' || effect.what !== 'bots'));
      if (!asked) break;
      const { run } = next.session.attempt;
      const after = act(run, 1, one.choose(run.setup, run.now.state, 1, openStream(run.seed, 'bot')));
      if (after instanceof Refusal) throw new Error(after.code);
      next = perform(next.session, { kind: 'bots-played', lines: [after.now.text] });
    }
    now = next.session;
  }
  return { session: now, effects };
};

export const kinds = (effects: readonly Effect[]): readonly string[] => effects.map(({ kind }) => kind);
