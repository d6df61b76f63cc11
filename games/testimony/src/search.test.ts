import { fc } from '@lockstep/conformance';
import { Refusal } from '@lockstep/kernel';
import { best, firstScores, hint, prover } from '@lockstep/solver';
import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { DAILY, daily } from './daily.fixture.ts';
import { gameModule } from './module.ts';
import { resultOf } from './outcome.ts';
import { actionOf, card, counter, type Fields, puzzle, read, refuter, SEED, says } from './play.fixture.ts';
import { search } from './search.ts';
import { makeSetup, type Setup } from './setup.ts';
import { points, small } from './small.fixture.ts';
import type { State } from './state.ts';
import { strongest } from './strongest.ts';
import { testimony } from './testimony.ts';

const FAMILIES = Object.keys(search.lines);

/** What each card raises Scrutiny by is read off the step, not off the tables. */
const isSafe = (before: State, after: State): boolean => after.scrutiny === before.scrutiny;

/** Every line there is, with no bound, memo or dominance: slow, and plainly right. */
const brute = (setup: Setup, state: State, family: string): number => {
  const ended = testimony.outcome(setup, state);
  if (ended) return ended.scores[0]!;
  let most = 0;
  for (const action of testimony.legal(setup, state, 0)) {
    const next = testimony.step(setup, state, 0, action);
    if (next instanceof Refusal) throw new Error(next.code);
    if (family === 'any' || isSafe(state, next)) most = Math.max(most, brute(setup, next, family));
  }
  return most;
};

const start = (setup: Setup): State => testimony.start(setup, SEED);

/** Puzzles of four cards or more with as much Resistance as their strongest story can break: how it is told decides. */
const tight = small
  .filter(({ script: { card: cards } }) => cards.length >= 4)
  .map((setup) => makeSetup({ ...setup.script, resistance: Math.max(1, strongest(setup)?.damage ?? 1) }));

const settings = { seed: 20260101, numRuns: 120 };

describe('exact search', () => {
  test('there are these two families, and the open one is any', () => {
    expect(FAMILIES).toEqual(['any', 'safe']);
    expect(search.secretFree).toBe('any');
    const of = (cards: number) => ({ script: { card: Array.from({ length: cards }) } }) as unknown as Setup;
    expect([6, 8, 9].map((cards) => search.small!(of(cards)))).toEqual([true, true, false]);
    expect(search.excellent(read(DAILY))).toBe(1);
  });

  test.each(FAMILIES)('[T31] the best %s line is what trying every line finds, and it plays so', (family) => {
    let [won, lost] = [0, 0];
    fc.assert(
      fc.property(fc.oneof(small, tight), (setup) => {
        const found = best(testimony, search, family, setup, start(setup));
        expect(found.score).toBe(brute(setup, start(setup), family));
        if (found.score === 0) {
          lost += 1;
          return;
        }
        won += 1;
        let state = start(setup);
        for (const action of found.line) {
          expect(search.lines[family]!.allows(setup, state, action)).toBe(true);
          const next = testimony.step(setup, state, 0, action) as State;
          if (family === 'safe') expect(next.scrutiny).toBe(state.scrutiny);
          state = next;
        }
        expect(testimony.outcome(setup, state)?.scores).toEqual([found.score]);
      }),
      settings,
    );
    expect(Math.min(won, lost)).toBeGreaterThan(8);
  });

  test('[T15] [T31] the best of all wins is that of fewer turns, then that of less Scrutiny', () => {
    fc.assert(
      fc.property(small, (setup) => {
        const wins = points(setup).filter(({ state }) => testimony.outcome(setup, state)?.result === 'won');
        const { score } = best(testimony, search, 'any', setup, start(setup));
        if (wins.length === 0) {
          expect(score).toBe(0);
          return;
        }
        const turns = Math.min(...wins.map(({ line }) => line.length));
        const quickest = wins.filter(({ line }) => line.length === turns);
        const scrutiny = Math.min(...quickest.map(({ state }) => state.scrutiny));
        expect(resultOf(setup, score)).toEqual({ turns, scrutiny });
      }),
      settings,
    );
  });

  const choices: readonly [
    what: string,
    cards: readonly Fields[],
    resistance: number,
    family: string,
    line: string[],
  ][] = [
    [
      'one turn with Scrutiny before two without',
      [card('quick', 9, { trust: 'SKETCHY' }), card('a', 4), card('b', 3), card('c', 2)],
      9,
      'any',
      ['submit quick pulse'],
    ],
    [
      'no Scrutiny at all where that is asked, in as many turns as it takes',
      [card('quick', 9, { trust: 'SKETCHY' }), card('a', 4), card('b', 3), card('c', 2)],
      10,
      'safe',
      ['submit a', 'submit b c pulse'],
    ],
    [
      'of as many turns, less Scrutiny',
      [card('loud', 9, { trust: 'SKETCHY' }), card('calm', 9)],
      10,
      'any',
      ['submit calm pulse'],
    ],
  ];
  test.each(choices)('[T15] %s', (_, cards, resistance, family, line) => {
    const setup = read(puzzle(cards, { resistance }));
    const found = best(testimony, search, family, setup, start(setup));
    expect(found.line.map((action) => testimony.format(setup, action))).toEqual(line);
  });

  const allowed: readonly [what: string, action: string, safe: boolean][] = [
    ['a clean card', 'submit nap', true],
    ['a SKETCHY card', 'submit rumour', false],
    ['a MINOR pair', 'submit nap call', false],
    ['half of a MINOR pair', 'submit call', true],
  ];
  test.each(allowed)('[T3] %s: %s', (_, action, safe) => {
    const setup = read(
      puzzle([
        card('nap', 4, says('02:00', { state: 'ASLEEP' })),
        card('call', 4, says('02:05', { state: 'AWAKE' })),
        card('rumour', 4, { trust: 'SKETCHY' }),
      ]),
    );
    const allows = (family: string) => search.lines[family]!.allows(setup, start(setup), actionOf(setup, action));
    expect([allows('any'), allows('safe')]).toEqual([true, safe]);
  });

  test('[T3] the other half of a MINOR pair is not safe any more', () => {
    const cards = [
      card('nap', 4, says('02:00', { state: 'ASLEEP' })),
      card('call', 4, says('02:05', { state: 'AWAKE' })),
    ];
    const setup = read(puzzle(cards));
    const after = testimony.step(setup, start(setup), 0, actionOf(setup, 'submit nap')) as State;
    expect(search.lines.safe!.allows(setup, after, actionOf(setup, 'submit call'))).toBe(false);
  });
});

describe('what the search leaves out is nothing', () => {
  test.each(FAMILIES)('no %s line scores more than the bound of any point of it', (family) => {
    fc.assert(
      fc.property(fc.oneof(small, tight), (setup) => {
        for (const { state } of points(setup)) {
          if (testimony.outcome(setup, state)) continue;
          expect(search.lines[family]!.bound(setup, state)).toBeGreaterThanOrEqual(brute(setup, state, family));
        }
      }),
      { ...settings, numRuns: 80 },
    );
  });

  test('of points with one key, that of less cost scores no less', () => {
    let met = 0;
    fc.assert(
      fc.property(tight, (setup) => {
        const lines = search.lines.any!;
        const byKey = new Map<number, State[]>();
        for (const { state } of points(setup)) {
          if (testimony.outcome(setup, state)) continue;
          const key = lines.key(setup, state);
          expect(Number.isSafeInteger(key)).toBe(true);
          byKey.set(key, [...(byKey.get(key) ?? []), state]);
        }
        for (const states of byKey.values()) {
          const scored = states.map((state) => ({
            cost: search.cost(setup, state),
            score: brute(setup, state, 'any'),
          }));
          scored.sort((a, b) => a.cost - b.cost || b.score - a.score);
          for (let i = 1; i < scored.length; i += 1) {
            expect(scored[i]!.score).toBeLessThanOrEqual(scored[i - 1]!.score);
            if (scored[i]!.cost === scored[i - 1]!.cost) expect(scored[i]!.score).toBe(scored[i - 1]!.score);
            if (scored[i]!.score < scored[i - 1]!.score) met += 1;
          }
        }
      }),
      { ...settings, numRuns: 200 },
    );
    expect(met).toBeGreaterThan(15);
  });

  describe('[T8] what is contested', () => {
    const at = (setup: Setup, ...lines: readonly string[]): State =>
      lines.reduce((state, line) => testimony.step(setup, state, 0, actionOf(setup, line)) as State, start(setup));
    const keyOf = (setup: Setup, state: State): number => search.lines.any!.key(setup, state);

    test('[T8] and can be given back tells two points apart: the heavier of them may be the better', () => {
      // Together the two that agree are halved now, but what was halved comes back with the tape.
      const setup = read(
        puzzle(
          [
            card('face', 10, { proves: ['IDENTITY'], ...says('02:00', { state: 'IDLE' }) }),
            card('map', 10, { proves: ['LOCATION'] }),
            card('note', 10, says('02:00', { state: 'IDLE' })),
            refuter('tape', 1, ['CAMERA']),
          ],
          { concern: ['INTENT'], resistance: 31, counter: [counter('GPS', 'LOCATION'), counter('CAMERA', 'IDENTITY')] },
        ),
      );
      const apart = at(setup, 'submit face map', 'submit note');
      const together = at(setup, 'submit face note', 'submit map');
      expect([apart, together].map((state) => search.cost(setup, state))).toEqual([31 - 25, 31 - 24]);
      expect([apart, together].map((state) => brute(setup, state, 'any') > 0)).toEqual([false, true]);
      expect(keyOf(setup, apart)).not.toBe(keyOf(setup, together));
    });

    test('[T8] and was given back does not', () => {
      const cards = [card('face', 10, { proves: ['IDENTITY'] }), refuter('tape', 1, ['CAMERA'])];
      const setup = read(puzzle(cards, { counter: [counter('CAMERA', 'IDENTITY')] }));
      const [late, early] = [at(setup, 'submit face', 'submit tape'), at(setup, 'submit tape', 'submit face')];
      expect([late.contested === 0, early.contested === 0]).toEqual([false, true]);
      expect(keyOf(setup, late)).toBe(keyOf(setup, early));
    });
  });

  test('[T20] the bound counts what is rounded up in each of many submissions', () => {
    const cards = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => card(id, 1, says('02:00', { state: 'IDLE' })));
    const written = (resistance: number): Fields =>
      puzzle(cards, { resistance, concern: ['INTENT'], tuning: { most_cards: 2 } });
    // Three pairs do 3 each, where all seven points at once would make 9.
    const scoreOf = (setup: Setup): number => best(testimony, search, 'any', setup, start(setup)).score;
    expect(scoreOf(read(written(10)))).toBeGreaterThan(0);
    expect(scoreOf(read(written(11)))).toBe(0);
  });
});

describe('first actions and hints', () => {
  test('first actions are scored one by one, and the best of them is the best line', () => {
    fc.assert(
      fc.property(small, (setup) => {
        const scores = firstScores(testimony, search, 'any', setup, start(setup));
        expect(Math.max(...scores)).toBe(best(testimony, search, 'any', setup, start(setup)).score);
        const proof = prover<Setup, Action>(gameModule, setup, SEED);
        for (const score of [1, 6, 11])
          expect(proof.firstActions('any', score)).toHaveLength(scores.filter((one) => one >= score).length);
      }),
      { ...settings, numRuns: 60 },
    );
  });

  test('a hint names a card of the line, then the line', () => {
    const setup = read(DAILY);
    const given = (level: 'nudge' | 'card' | 'line') =>
      hint(testimony, search, search.secretFree, setup, start(setup), level);
    expect(Object.keys(given('nudge'))).toEqual(['level', 'score']);
    expect(given('card')).toMatchObject({ card: 'face' });
    expect(given('line')).toMatchObject({ line: ['submit face plank duck', 'submit tag'] });
  });

  test('where nothing wins there is nothing to tell of', () => {
    const setup = read(daily({ resistance: 41 }));
    expect(best(testimony, search, 'any', setup, start(setup))).toEqual({ score: 0, line: [] });
    expect(search.keyWord(setup, [])).toBeUndefined();
  });
});
