import { type Game, type Lines, ok, refuse, type Search } from '@lockstep/kernel';

/** Three doors a step, three steps; each line of doors ends on its own score. Small enough to try everything. */
export interface Doors {
  readonly scores: readonly number[];
}
export interface At {
  readonly step: number;
  readonly place: number;
}
const DOORS = [0, 1, 2] as const;
const STEPS = 3;

const outcome = ({ scores }: Doors, { step, place }: At) =>
  step === STEPS ? { result: 'finished' as const, reason: 'end', scores: [scores[place]!] } : undefined;

export const doors: Game<Doors, At, number, never, null> = {
  id: 'doors',
  rules: 1,
  seats: 1,
  refusals: { over: 'the last door is behind you' },
  parseSetup: (input) => ok(input as Doors),
  makeSetup: ({ scores }) => ({ scores }),
  start: () => ({ step: 0, place: 0 }),
  toMove: (setup, state) => (outcome(setup, state) ? [] : [0]),
  legal: (setup, state) => (outcome(setup, state) ? [] : DOORS),
  step: (_setup, { step, place }, _seat, door) =>
    step === STEPS ? refuse('over') : { step: step + 1, place: place * DOORS.length + door },
  outcome,
  view: () => null,
  compare: (a, b) => a - b,
  format: (_setup, door) => String(door),
  parse: (_setup, text) => ok(Number(text)),
  mask: (setup, state) => ({ setup, state }),
  resample: (setup, state) => ({ setup, state }),
};

const lines = (allows: (door: number) => boolean): Lines<Doors, At, number> => ({
  allows: (_setup, _state, door) => allows(door),
  bound: ({ scores }) => Math.max(...scores),
  key: (_setup, { step, place }) => step * 100 + place,
});

export const search: Search<Doors, At, number> = {
  cost: () => 0,
  excellent: () => 3,
  secretFree: 'any',
  keyWord: () => undefined,
  lines: { any: lines(() => true), narrow: lines((door) => door !== 1) },
};

export const brute = (family: string, setup: Doors, state: At): number => {
  const ended = outcome(setup, state);
  if (ended) return ended.scores[0]!;
  const open = DOORS.filter((door) => search.lines[family]!.allows(setup, state, door));
  return Math.max(...open.map((door) => brute(family, setup, doors.step(setup, state, 0, door) as At)));
};

export const everyLine = DOORS.flatMap((a) => DOORS.flatMap((b) => DOORS.map((c) => [a, b, c])));

/** The same 27 scores on every machine: spread by a small multiplicative walk. */
export const setups = [1, 2, 3, 4, 5, 6].map((from): Doors => {
  let at = from;
  return {
    scores: everyLine.map(() => {
      at = (at * 48271) % 2147483647;
      return at % 4;
    }),
  };
});
