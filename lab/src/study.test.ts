import { fc } from '@lockstep/conformance';
import { type Json, openStream, parseSeed } from '@lockstep/kernel';
import { gameModule as module } from '@lockstep/protocol';
import { best, playout, prover } from '@lockstep/solver';
import { describe, expect, test } from 'vitest';
import { type DayStudy, report, studyDay } from './index.ts';
import { perfect } from './perfect.ts';

const card = (id: string, impact: number, more: object = {}): Json => ({
  id,
  name: id,
  impact,
  trust: 'PLAUSIBLE',
  tags: [],
  ...more,
});

/** Small enough to study in a moment, large enough that bots differ. */
const SMALL = (resistance: number, turns = 6): Json => ({
  target: 'FRIDGE',
  resistance,
  turns,
  scrutiny: 2,
  tuning: { keep: 3 },
  schedule: [
    { from: 1, protocol: 'WORK', no_repeat: true },
    { from: 3, protocol: 'TIME', no_repeat: true },
  ],
  protocol: [
    { id: 'WORK', line: 'Work.', path: [{ tags: ['WORK'] }, { verified: 1 }] },
    { id: 'TIME', line: 'Time.', path: [{ tags: ['TIME'] }, { any: ['SENSOR', 'HASHED'] }] },
  ],
  card: [
    card('clock', 12, { tags: ['TIME'] }),
    card('badge', 10, { tags: ['WORK'], trust: 'VERIFIED' }),
    card('rumour', 25, { tags: ['WORK'], trust: 'SKETCHY' }),
    card('probe', 14, { tags: ['SENSOR', 'TIME'] }),
    card('memo', 13, { tags: ['WORK', 'TIME'] }),
    card('lunch', 15, { tags: ['FOOD'] }),
  ],
});
const SEED = parseSeed('lab');

const setupOf = (input: Json) => {
  const setup = module.game.parseSetup(input);
  if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
  return setup.value;
};

describe('the perfect bot', () => {
  const rows: readonly [resistance: number, turns: number, won: boolean][] = [
    [30, 6, true],
    [70, 6, true],
    [100, 6, true],
    [100, 4, false],
    [100, 3, false],
  ];
  test.each(rows)('reaches the score that is proven: Resistance %i in %i turns', (resistance, turns, won) => {
    const setup = setupOf(SMALL(resistance, turns));
    for (const lines of Object.keys(module.daily.search.lines)) {
      const proven = best(module.game, module.daily.search, lines, setup, module.game.start(setup, SEED)).score;
      const ended = playout(module.game, setup, SEED, perfect(module, lines), openStream(SEED, 'bot'));
      expect(ended.scores).toEqual([proven]);
      if (lines === 'any') expect(ended.result).toBe(won ? 'won' : 'lost');
    }
  });
});

describe('the study of one day', () => {
  const day = studyDay(module, SMALL(50), SEED);
  const gamesOf = (bot: string): number => Object.values(day.ranks[bot] ?? {}).reduce((sum, n) => sum + n, 0);

  test.each([
    ['random', 400],
    ['careful', 12],
    ['greedy', 1],
    ['top-impact', 1],
    ['perfect', 1],
  ])('%s plays %i games', (bot, games) => {
    expect(gamesOf(bot)).toBe(games);
  });

  test('knows no other bot and no other rank', () => {
    expect(Object.keys(day.ranks)).toEqual(['random', ...Object.keys(module.bots), 'perfect']);
    for (const ranks of Object.values(day.ranks))
      for (const rank of Object.keys(ranks)) expect(module.daily.ranks).toContain(rank);
  });

  test('the perfect bot’s rank is the rank of the proven score', () => {
    const setup = setupOf(SMALL(50));
    const { score } = prover(module, setup, SEED).best(module.daily.search.secretFree);
    expect(day.ranks.perfect).toEqual({ [module.daily.rank(setup, score)]: 1 });
  });

  test('counts each theme of the best line once, and the grade', () => {
    const facts = module.daily.facts(prover(module, setupOf(SMALL(50)), SEED));
    expect(day.marks).toEqual({ [`grade ${facts.grade}`]: 1 });
    for (const [kind, words] of Object.entries(facts.themes))
      expect(day.themes[kind]).toEqual(Object.fromEntries([...new Set(words)].map((word) => [word, 1])));
    expect(day.themes.protocols).toEqual({ WORK: 1, TIME: 1 });
  });

  test('[K1] is the same again, and plain data', () => {
    expect(studyDay(module, SMALL(50), SEED)).toEqual(day);
    expect(JSON.parse(JSON.stringify(day))).toEqual(day);
  });

  test('[P9] D29-88 drafts that lose without a SCAN are tried with one, at most twenty', () => {
    const hard = studyDay(module, SMALL(70), SEED);
    expect(hard.losing).toBeGreaterThan(0);
    expect(hard.losing).toBeLessThanOrEqual(20);
    expect(hard.saved).toBeLessThanOrEqual(hard.losing);
    expect(studyDay(module, { ...(SMALL(70) as object), scans: 0 }, SEED)).toMatchObject({
      losing: hard.losing,
      saved: 0,
    });
  });

  test('what is no setup of the game is a bug', () => {
    expect(() => studyDay(module, { target: 'FRIDGE' }, SEED)).toThrow('no setup of its game');
  });
});

describe('a report', () => {
  const count = fc.nat({ max: 30 });
  const days: fc.Arbitrary<DayStudy> = fc.record({
    ranks: fc.record({
      random: fc.record({ GOLD: count, LOSS: count }),
      greedy: fc.record({ SILVER: count, CLEAR: count }, { requiredKeys: [] }),
    }),
    themes: fc.record({ protocols: fc.record({ A: count, B: count }, { requiredKeys: [] }) }),
    marks: fc.record({ 'grade 1': count, 'grade 5': count }, { requiredKeys: [] }),
    losing: count,
    saved: fc.constant(0),
  }) as fc.Arbitrary<DayStudy>;

  test('adds days up alike in any order', () => {
    fc.assert(
      fc.property(
        fc
          .array(days, { maxLength: 6 })
          .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        ([list, other]) => {
          expect(report(module, other)).toEqual(report(module, list));
        },
      ),
      { seed: 20260101, numRuns: 100 },
    );
  });

  test('D29-88 counts games, wins, ranks, themes and grades, and the share of losing drafts that a SCAN saves', () => {
    const one: DayStudy = {
      ranks: { random: { LOSS: 7, CLEAR: 2, GOLD: 1 }, greedy: { LOSS: 1 } },
      themes: { protocols: { A: 1, B: 1 } },
      marks: { 'grade 2': 1 },
      losing: 20,
      saved: 4,
    };
    const other: DayStudy = {
      ranks: { random: { LOSS: 10 }, greedy: { SILVER: 1 } },
      themes: { protocols: { A: 1 } },
      marks: { 'grade 3': 1 },
      losing: 0,
      saved: 0,
    };
    const study = report(module, [one, other]);
    expect(study).toMatchObject({
      days: 2,
      themes: { protocols: { A: 2, B: 1 } },
      marks: { 'grade 2': 1, 'grade 3': 1 },
      losing: 20,
      saved: { share: 0.2 },
    });
    const [random, greedy] = study.bots;
    expect(random).toMatchObject({ bot: 'random', games: 20, wins: { share: 0.15 }, ranks: { LOSS: { share: 0.85 } } });
    expect(greedy).toMatchObject({ bot: 'greedy', games: 2, wins: { share: 0.5 }, ranks: { SILVER: { share: 0.5 } } });
    expect(Object.keys(random!.ranks)).toEqual(module.daily.ranks);
  });

  test('of no day is empty', () => {
    expect(report(module, [])).toEqual({
      days: 0,
      bots: [],
      themes: {},
      marks: {},
      losing: 0,
      saved: { share: 0, low: 0, high: 1 },
    });
  });
});
