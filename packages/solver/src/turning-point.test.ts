import { type Game, type Lines, ok, parseSeed, Refusal, refuse, type Search } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { turningPoint } from './turning-point.ts';

/** Three doors a step, three steps; each line of doors ends on its own score. Small enough to try everything. */
interface Doors {
  readonly scores: readonly number[];
}
interface At {
  readonly step: number;
  readonly place: number;
}
const DOORS = [0, 1, 2] as const;
const STEPS = 3;

const outcome = ({ scores }: Doors, { step, place }: At) =>
  step === STEPS ? { result: 'finished' as const, reason: 'end', scores: [scores[place]!] } : undefined;

const doors: Game<Doors, At, number, never, null> = {
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

const search: Search<Doors, At, number> = {
  cost: () => 0,
  excellent: () => 3,
  secretFree: 'any',
  keyWord: () => undefined,
  lines: { any: lines(() => true), narrow: lines((door) => door !== 1) },
};

const brute = (family: string, setup: Doors, state: At): number => {
  const ended = outcome(setup, state);
  if (ended) return ended.scores[0]!;
  const open = DOORS.filter((door) => search.lines[family]!.allows(setup, state, door));
  return Math.max(...open.map((door) => brute(family, setup, doors.step(setup, state, 0, door) as At)));
};

const everyLine = DOORS.flatMap((a) => DOORS.flatMap((b) => DOORS.map((c) => [a, b, c])));

/** The same 27 scores on every machine: spread by a small multiplicative walk. */
const setups = [1, 2, 3, 4, 5, 6].map((from): Doors => {
  let at = from;
  return {
    scores: everyLine.map(() => {
      at = (at * 48271) % 2147483647;
      return at % 4;
    }),
  };
});

describe('the turning point of a played line', () => {
  test.each(['any', 'narrow'])('is the first fall of what trying every %s line finds', (family) => {
    let fell = 0;
    for (const setup of setups)
      for (const played of everyLine) {
        const start = doors.start(setup, parseSeed('doors'));
        const states = [start];
        for (const door of played) states.push(doors.step(setup, states.at(-1)!, 0, door) as At);
        const open = states.map((state) => brute(family, setup, state));
        const expected = open.findIndex((score, i) => i > 0 && score < open[0]!) - 1;
        const turn = turningPoint(doors, search, family, setup, start, played);
        if (expected < 0) {
          expect(turn).toBeNull();
          continue;
        }
        fell += 1;
        expect(turn).toMatchObject({ step: expected, score: open[0] });
        const better = doors.step(setup, states[expected]!, 0, turn!.instead) as At;
        expect(brute(family, setup, better)).toBe(open[0]);
        expect(search.lines[family]!.allows(setup, states[expected]!, turn!.instead)).toBe(true);
      }
    expect(fell).toBeGreaterThan(20);
  });

  test('there is none where nothing could be won', () => {
    const hopeless = { scores: everyLine.map(() => 0) };
    expect(
      turningPoint(doors, search, 'any', hopeless, doors.start(hopeless, parseSeed('doors')), [0, 0, 0]),
    ).toBeNull();
  });

  test('a line that goes on after the end is a bug', () => {
    const [setup] = setups;
    const start = doors.start(setup!, parseSeed('doors'));
    expect(doors.step(setup!, { step: 3, place: 0 }, 0, 0)).toBeInstanceOf(Refusal);
    const kept = everyLine.find((line) => turningPoint(doors, search, 'any', setup!, start, line) === null)!;
    expect(() => turningPoint(doors, search, 'any', setup!, start, [...kept, 0])).toThrow('refused: over');
  });
});
