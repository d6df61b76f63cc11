import { fc } from '@lockstep/conformance';
import { parseSeed, Refusal } from '@lockstep/kernel';
import { best, firstScores, hint, prover } from '@lockstep/solver';
import { describe, expect, test } from 'vitest';
import { puzzles } from './arbitrary.fixture.ts';
import { gameModule } from './module.ts';
import { protocol } from './protocol.ts';
import { search } from './search.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

/** Every line there is, with no bound, memo or dominance: slow, and plainly right. */
const brute = (setup: Setup, state: State, family: string): number => {
  const ended = protocol.outcome(setup, state);
  if (ended) return ended.scores[0]!;
  let most = 0;
  for (const action of protocol.legal(setup, state, 0)) {
    if (!search.lines[family]!.allows(setup, state, action)) continue;
    const next = protocol.step(setup, state, 0, action);
    if (next instanceof Refusal) throw new Error(next.code);
    most = Math.max(most, brute(setup, next, family));
  }
  return most;
};

interface Input {
  readonly tuning: object;
  readonly schedule: readonly { readonly from: number }[];
  readonly protocol: readonly { readonly path: readonly { readonly [clause: string]: unknown }[] }[];
  readonly resistance: number;
}

/** One clause a path, and whatever it says of repeats, so that many of the puzzles can be won. */
const looser = (path: Input['protocol'][number]['path'][number]): object => {
  const [first] = Object.entries(path).filter(([clause]) => clause !== 'no_repeat');
  return { ...(first ? { [first[0]]: first[1] } : {}), ...('no_repeat' in path ? { no_repeat: true } : {}) };
};

/** Small enough to try everything: few cards, few turns, little Resistance. */
const small = puzzles({ least: 3, most: 5 }).map((input) => {
  const puzzle = input as Input;
  return {
    ...puzzle,
    tuning: { ...puzzle.tuning, keep: 3 },
    turns: 4,
    resistance: Math.max(8, puzzle.resistance % 70),
    protocol: puzzle.protocol.map((one) => ({ ...one, path: one.path.map(looser) })),
    schedule: puzzle.schedule.map((entry, i) => ({ ...entry, from: i + 1 })),
  };
});

describe('exact search', () => {
  test.each(Object.keys(search.lines))('[P15] the best %s line is what trying every line finds', (family) => {
    let won = 0;
    fc.assert(
      fc.property(small, fc.string(), (input, text) => {
        const parsed = protocol.parseSetup(input);
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
        const start = protocol.start(parsed.value, parseSeed(text));
        const found = best(protocol, search, family, parsed.value, start);
        expect(found.score).toBe(brute(parsed.value, start, family));
        if (found.score > 0) won += 1;
        let state = start;
        for (const action of found.line) {
          expect(search.lines[family]!.allows(parsed.value, state, action)).toBe(true);
          state = protocol.step(parsed.value, state, 0, action) as State;
        }
        if (found.score > 0) expect(protocol.outcome(parsed.value, state)?.scores).toEqual([found.score]);
      }),
      { seed: 20260101, numRuns: 80 },
    );
    expect(won).toBeGreaterThan(10);
  });

  test('first actions are scored one by one, and the best of them is the best line', () => {
    fc.assert(
      fc.property(small, fc.string(), (input, text) => {
        const parsed = protocol.parseSetup(input);
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
        const setup = parsed.value;
        const start = protocol.start(setup, parseSeed(text));
        const scores = firstScores(protocol, search, 'any', setup, start);
        const top = best(protocol, search, 'any', setup, start).score;
        expect(Math.max(...scores)).toBe(top);
        const proof = prover<Setup, unknown>(gameModule, setup, parseSeed(text));
        for (const score of [1, 2, 3])
          expect(proof.firstActions('any', score)).toHaveLength(scores.filter((one) => one >= score).length);
      }),
      { seed: 20260101, numRuns: 40 },
    );
  });

  test('[P15] a hint is the same whatever the order of the Reserve, and says no more than asked', () => {
    fc.assert(
      fc.property(small, fc.string(), fc.string(), (input, one, other) => {
        const parsed = protocol.parseSetup(input);
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
        const setup = parsed.value;
        const [here, there] = [one, other].map((text) => protocol.start(setup, parseSeed(text)));
        for (const level of ['nudge', 'card', 'line'] as const) {
          const given = hint(protocol, search, search.secretFree, setup, here!, level);
          expect(hint(protocol, search, search.secretFree, setup, there!, level)).toEqual(given);
          expect('line' in given).toBe(level === 'line');
          if (level === 'nudge') expect(Object.keys(given)).toEqual(['level', 'score']);
        }
      }),
      { seed: 20260101, numRuns: 30 },
    );
  });
});
