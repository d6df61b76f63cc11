import { fc } from '@lockstep/conformance';
import { type Outcome, parseSeed, type Search } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { best, firstScores, GaveUp, prover, searcher } from './index.ts';
import { brute, type Climb, type Ladder, ladder, module, search, type Take } from './ladder.fixture.ts';

const SEED = parseSeed('ladder');
const FAMILIES = Object.keys(search.lines);

/**
 * Four rungs. At the top: straight 4 + 3, loud 1 + 3, by the middle 2 + 2 + 3 or, where the last way is loud, 2 + 2 + 1.
 */
const HOUSE: Ladder = {
  limit: 7,
  rungs: [
    [
      { text: 'jump ledge', to: 2, weight: 4 },
      { text: 'step middle', to: 1, weight: 2 },
      { text: 'crash ledge', to: 2, weight: 1, loud: true },
    ],
    [{ text: 'step ledge', to: 2, weight: 2 }],
    [
      { text: 'haul roof', to: 3, weight: 3 },
      { text: 'kick roof', to: 3, weight: 1, loud: true },
    ],
    [],
  ],
};

const start = (setup: Ladder, seed = SEED): Climb => ladder.start(setup, seed);
const told = (setup: Ladder, line: readonly Take[]): readonly string[] =>
  line.map((take) => ladder.format(setup, take));

describe('known answers', () => {
  const rows: readonly [family: string, score: number, line: readonly string[]][] = [
    ['any', 6, ['crash ledge', 'kick roof']],
    ['quiet', 1, ['jump ledge', 'haul roof']],
    ['plain', 6, ['crash ledge', 'kick roof']],
  ];
  test.each(rows)('the best %s line scores %i', (family, score, line) => {
    const found = best(ladder, search, family, HOUSE, start(HOUSE));
    expect({ score: found.score, line: told(HOUSE, found.line) }).toEqual({ score, line });
  });

  test('of lines that score alike, the first in the order of legal actions', () => {
    // Jump and step both bring a load of 4 to the ledge.
    const { line } = best(ladder, search, 'quiet', HOUSE, start(HOUSE));
    expect(told(HOUSE, line)[0]).toBe('jump ledge');
  });

  test('the scores of the first actions, in their order, 0 where the family forbids it', () => {
    expect(firstScores(ladder, search, 'any', HOUSE, start(HOUSE))).toEqual([3, 3, 6]);
    expect(firstScores(ladder, search, 'quiet', HOUSE, start(HOUSE))).toEqual([1, 1, 0]);
  });

  test('a ladder that cannot be climbed scores 0 and has no line', () => {
    expect(best(ladder, search, 'any', { ...HOUSE, limit: 1 }, start(HOUSE))).toEqual({ score: 0, line: [] });
  });

  test('a state where the game has ended scores what it scored, with nothing left to do', () => {
    expect(best(ladder, search, 'any', HOUSE, { rung: 3, load: 5, seed: SEED })).toEqual({ score: 3, line: [] });
    expect(best(ladder, search, 'any', HOUSE, { rung: 3, load: 8, seed: SEED })).toEqual({ score: 0, line: [] });
  });

  test('a family that the game does not have is a fault of the caller', () => {
    expect(() => best(ladder, search, 'loud', HOUSE, start(HOUSE))).toThrow('ladder has no lines called "loud"');
  });

  test('a legal action that is refused is a fault of the game', () => {
    const broken = { ...ladder, legal: () => [99] };
    expect(() => best(broken, search, 'any', HOUSE, start(HOUSE))).toThrow('a legal action was refused: no-way');
    expect(() => firstScores(broken, search, 'any', HOUSE, start(HOUSE))).toThrow('refused: no-way');
  });
});

/** Ladders of up to seven rungs; now and then one leads nowhere. */
const ladders: fc.Arbitrary<Ladder> = fc.integer({ min: 1, max: 7 }).chain((count) =>
  fc.record({
    limit: fc.integer({ min: 0, max: 14 }),
    rungs: fc.tuple(
      ...Array.from({ length: count }, (_, rung) => {
        const way = fc.record({
          text: fc.constant('step'),
          to: fc.integer({ min: Math.min(rung + 1, count - 1), max: count - 1 }),
          weight: fc.integer({ min: 0, max: 4 }),
          loud: fc.boolean(),
          lift: fc.boolean(),
        });
        const some = fc.array(way, { minLength: 1, maxLength: 4 });
        return rung === count - 1 ? fc.constant([]) : fc.oneof({ weight: 9, arbitrary: some }, fc.constant([]));
      }),
    ),
  }),
);

const everyLadder = (check: (setup: Ladder, state: Climb) => void): void => {
  fc.assert(
    fc.property(ladders, fc.string(), (setup, text) => check(setup, start(setup, parseSeed(text)))),
    { seed: 20260101, numRuns: 400 },
  );
};

describe('the search is exact', () => {
  test.each(FAMILIES)('the best %s line is what trying every line finds, and it plays so', (family) => {
    const scores = new Set<number>();
    everyLadder((setup, from) => {
      const found = best(ladder, search, family, setup, from);
      expect(found.score).toBe(brute(setup, from, family));
      scores.add(found.score);
      let state = from;
      for (const take of found.line) {
        expect(search.lines[family]!.allows(setup, state, take)).toBe(true);
        state = ladder.step(setup, state, 0, take) as Climb;
      }
      if (found.score > 0) expect(ladder.outcome(setup, state)?.scores).toEqual([found.score]);
    });
    expect(scores.size).toBeGreaterThan(5);
  });

  test('one searcher answers any scores and states in any order', () => {
    fc.assert(
      fc.property(
        ladders,
        fc.array(fc.tuple(fc.nat({ max: 6 }), fc.nat({ max: 6 }), fc.nat({ max: 15 })), { maxLength: 12 }),
        (setup, questions) => {
          const seeker = searcher(ladder, search, search.lines.any, setup);
          for (const [rung, load, score] of questions) {
            const state = { rung: rung % setup.rungs.length, load, seed: SEED };
            expect(seeker.reaches(state, score)).toBe(brute(setup, state, 'any') >= score);
          }
        },
      ),
      { seed: 20260101, numRuns: 200 },
    );
  });

  /** Searches that know more or less of the game; none may answer otherwise. */
  const { any } = search.lines;
  const others: readonly [what: string, other: Search<Ladder, Climb, Take>][] = [
    ['a bound that cuts nothing', { ...search, lines: { any: { ...any, bound: () => 20 } } }],
    [
      'a bound that is exact',
      { ...search, lines: { any: { ...any, bound: (setup, state) => brute(setup, state, 'any') } } },
    ],
    [
      'a memo that never meets a state again',
      {
        ...search,
        lines: {
          any: {
            ...any,
            key: (() => {
              let met = 0;
              return () => {
                met += 1;
                return met;
              };
            })(),
          },
        },
      },
    ],
    [
      'a memo without cost',
      {
        ...search,
        cost: () => 0,
        lines: { any: { ...any, key: (_setup, { rung, load }) => rung * 1000 + load } },
      },
    ],
  ];
  test.each(others)('%s changes no answer', (_, other) => {
    everyLadder((setup, from) => {
      const [mine, theirs] = [search, other].map((one) => best(ladder, one, 'any', setup, from));
      expect(theirs!.score).toBe(mine!.score);
      expect(firstScores(ladder, other, 'any', setup, from)).toEqual(firstScores(ladder, search, 'any', setup, from));
    });
  });

  test('a state that failed is not tried again with as large a cost', () => {
    // Two ways to the ledge, as heavy, and nothing beyond it.
    const dead: Ladder = {
      limit: 9,
      rungs: [
        [
          { text: 'a', to: 1, weight: 2 },
          { text: 'b', to: 1, weight: 2 },
        ],
        [{ text: 'c', to: 2, weight: 1 }],
        [],
        [],
      ],
    };
    let tried = 0;
    const counting = {
      ...ladder,
      legal: (...asked: Parameters<typeof ladder.legal>) => {
        tried += 1;
        return ladder.legal(...asked);
      },
    };
    expect(best(counting, search, 'any', dead, start(dead)).score).toBe(0);
    // For each of the scores 10 to 1 that the bound allows: the ground, and the ledge once.
    expect(tried).toBeLessThanOrEqual(20);
  });
});

describe('a prover', () => {
  const proof = prover<Ladder, Take>(module, HOUSE, SEED);

  test('answers what the search answers', () => {
    expect(proof.setup).toBe(HOUSE);
    for (const family of FAMILIES) {
      const score = brute(HOUSE, start(HOUSE), family);
      expect(proof.best(family).score).toBe(score);
      expect(proof.reaches(family, score)).toBe(true);
      expect(proof.reaches(family, score + 1)).toBe(false);
    }
  });

  const firsts: readonly [family: string, score: number, actions: readonly string[]][] = [
    ['any', 1, ['jump ledge', 'step middle', 'crash ledge']],
    ['any', 4, ['crash ledge']],
    ['any', 7, []],
    // A first action that the family forbids does not count, however quiet the rest.
    ['quiet', 1, ['jump ledge', 'step middle']],
    ['quiet', 2, []],
  ];
  test.each(firsts)('the first actions from which a %s line reaches %i', (family, score, actions) => {
    expect(told(HOUSE, proof.firstActions(family, score))).toEqual(actions);
  });

  test('answers each question once', () => {
    expect(proof.best('any')).toBe(proof.best('any'));
    expect(proof.firstActions('any', 1)).toBe(proof.firstActions('any', 1));
    expect(proof.firstActions('any', 1)).not.toBe(proof.firstActions('any', 4));
    let steps = 0;
    const game = {
      ...ladder,
      step: (...asked: Parameters<typeof ladder.step>) => {
        steps += 1;
        return ladder.step(...asked);
      },
    };
    const counted = prover<Ladder, Take>({ ...module, game }, HOUSE, SEED);
    const ask = () => [counted.reaches('any', 7), counted.winsAtRandom(50), counted.firstActions('any', 9).length];
    const answers = ask();
    const before = steps;
    expect(ask()).toEqual(answers);
    expect(before).toBeGreaterThan(50);
    expect(steps).toBe(before);
  });

  test('a bot plays its whole game', () => {
    expect(proof.outcomeOf('lightest')).toEqual({ result: 'won', reason: 'top', scores: [6] });
  });
});

describe('a puzzle too large to search', () => {
  const BOTH: readonly Take[] = [0, 1];
  const LOST: Outcome = { result: 'lost', reason: 'fell', scores: [0] };
  /** Forty rungs with two ways up each, without a win at the top: more lines than any search plays. */
  const wide: Ladder = { limit: 1000, rungs: [] };
  const tall: typeof ladder = {
    ...ladder,
    legal: () => BOTH,
    step: (_setup, { rung, load, seed }) => ({ rung: rung + 1, load, seed }),
    outcome: (_setup, { rung }) => (rung === 40 ? LOST : undefined),
  };
  let visits = 0;
  const blind: typeof search = {
    ...search,
    cost: () => {
      visits -= 1;
      return visits;
    },
    lines: { any: { allows: () => true, bound: () => 2000, key: () => 0 } },
  };

  test('is given up after a number of steps, with what is proven so far; the next question begins afresh', () => {
    const seeker = searcher(tall, blind, blind.lines.any, wide);
    for (const score of [2000, 1999])
      try {
        seeker.reaches(start(wide), score);
        expect.unreachable();
      } catch (error) {
        expect(error).toBeInstanceOf(GaveUp);
        expect((error as GaveUp).atMost).toBe(score);
      }
    expect(() => best(tall, blind, 'any', wide, start(wide))).toThrow(
      /gave up after \d+ steps; no line scores more than 2000/,
    );
  });
});
