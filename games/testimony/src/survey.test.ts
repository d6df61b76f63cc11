import { type CardSet, SIZE } from '@lockstep/cards';
import { fc } from '@lockstep/conformance';
import { canonical } from '@lockstep/kernel';
import { prover } from '@lockstep/solver';
import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { DAILY, daily } from './daily.fixture.ts';
import { gameModule } from './module.ts';
import { resultOf } from './outcome.ts';
import { actionOf, card, type Fields, puzzle, read, refuter, SEED, says } from './play.fixture.ts';
import type { Setup } from './setup.ts';
import { type Point, points, small } from './small.fixture.ts';
import { refutesFirst, type Survey, surveyOf } from './survey.ts';
import { testimony } from './testimony.ts';

const proverOf = (setup: Setup) => prover<Setup, Action>(gameModule, setup, SEED);
const survey = (written: Fields): Survey => surveyOf(proverOf(read(written)));

const cardsOf = ({ line }: Point): CardSet => line.reduce((sum, { cards }) => sum | cards, 0);
const idle = (id: string): Fields => card(id, 8, says('02:00', { state: 'IDLE' }));
const union = (sets: readonly CardSet[]): CardSet => sets.reduce((sum, set) => sum | set, 0);
const texts = (setup: Setup, line: readonly Action[]): string =>
  line.map((action) => testimony.format(setup, action)).join('; ');

/** The same by definition: all lines written down, then looked through once for each question. */
const byHand = (setup: Setup) => {
  const all = points(setup);
  const ended = all.flatMap((point) => {
    const end = testimony.outcome(setup, point.state);
    return end ? [{ point, end }] : [];
  });
  const wins = ended.filter(({ end }) => end.result === 'won').map(({ point }) => point);
  const scoreOf = ({ state }: Point): number => testimony.outcome(setup, state)!.scores[0]!;
  const overOf = ({ state }: Point): number => 0 - state.resistance;
  const [score, margin] = [Math.max(0, ...wins.map(scoreOf)), Math.max(-1, ...wins.map(overOf))];
  const best = wins.filter((point) => scoreOf(point) === score);
  const inEveryWin = wins.reduce((common, point) => common & cardsOf(point), wins.length > 0 ? setup.tables.all : 0);
  return {
    lines: ended.length,
    wins: wins.length,
    chance: wins.reduce((sum, { chance }) => sum + chance, 0),
    score,
    best: best.map(({ line }) => texts(setup, line)),
    margin,
    inBest: union(best.map(cardsOf)),
    inStrongest: union(wins.filter((point) => overOf(point) === margin).map(cardsOf)),
    inSomeWin: union(wins.map(cardsOf)),
    inEveryWin,
    orderMatters: wins.some((won) =>
      all.some(
        (other) => other.state.story === won.state.story && testimony.outcome(setup, other.state)?.result !== 'won',
      ),
    ),
  };
};

describe('[T44] a survey', () => {
  test('[T44] of random puzzles is what looking through all their lines finds', () => {
    const met = { won: 0, lost: 0, order: 0, apart: 0 };
    fc.assert(
      fc.property(small, (setup) => {
        const { best, chance, ...found } = surveyOf(proverOf(setup));
        const { best: lines, chance: odds, ...wanted } = byHand(setup);
        expect(found).toEqual(wanted);
        expect(best.map((line) => texts(setup, line))).toEqual(lines);
        expect(chance).toBeCloseTo(odds, 12);
        met[found.wins > 0 ? 'won' : 'lost'] += 1;
        if (found.orderMatters) met.order += 1;
        if (found.inBest !== found.inSomeWin) met.apart += 1;
      }),
      { seed: 20260101, numRuns: 120 },
    );
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(5);
  });

  test('[T44] of a puzzle that keeps every promise', () => {
    const setup = read(DAILY);
    const found = surveyOf(proverOf(setup));
    expect(found).toMatchObject({ lines: 222, wins: 1, margin: 5, orderMatters: true });
    expect(found.best.map((line) => texts(setup, line))).toEqual(['submit face plank duck; submit tag']);
    expect(resultOf(setup, found.score)).toEqual({ turns: 2, scrutiny: 1 });
    const four = actionOf(setup, 'submit face plank tag duck').cards;
    for (const kind of ['inBest', 'inStrongest', 'inSomeWin', 'inEveryWin'] as const) expect(found[kind]).toBe(four);
    expect(SIZE[four]).toBe(4);
  });

  test('[T44] of a puzzle that nothing wins', () => {
    expect(survey(daily({ resistance: 41 }))).toMatchObject({
      wins: 0,
      chance: 0,
      score: 0,
      best: [],
      margin: -1,
      inBest: 0,
      inStrongest: 0,
      inSomeWin: 0,
      inEveryWin: 0,
      orderMatters: false,
    });
  });

  const orders: readonly [what: string, matters: boolean, cards: readonly Fields[], resistance: number][] = [
    ['two cards that agree win only together', true, [idle('a'), idle('b')], 21],
    ['they win in any grouping where less is asked', false, [idle('a'), idle('b')], 17],
    ['two cards that do not agree win in any grouping', false, [card('a', 8), card('b', 8)], 17],
    ['one wins before the other is played', false, [card('a', 8), card('b', 8)], 9],
  ];
  test.each(orders)('[T44] %s, so that order matters: %s', (_, matters, cards, resistance) => {
    expect(survey(puzzle(cards, { resistance })).orderMatters).toBe(matters);
  });

  test('[T44] a story that fell apart has not taken its last cards in', () => {
    // Rumour and whisper together lose at once; one of them with the pulse wins.
    const cards = [card('rumour', 9, { trust: 'SKETCHY' }), card('whisper', 9, { trust: 'SKETCHY' })];
    expect(survey(puzzle(cards, { resistance: 10, scrutiny: 3 }))).toMatchObject({ orderMatters: false });
  });

  test('[K1] a win to the point has a margin of 0, which can be written down', () => {
    const { margin } = survey(puzzle([card('a', 8)], { resistance: 9 }));
    expect(margin).toBe(0);
    expect(canonical(margin)).toBe('0');
  });

  test('[T44] is made once for each prover', () => {
    const proof = proverOf(read(DAILY));
    expect(surveyOf(proof)).toBe(surveyOf(proof));
    expect(surveyOf(proof)).not.toBe(surveyOf(proverOf(read(DAILY))));
  });
});

describe('[T44] whether refuting first is right', () => {
  const setup = read(
    puzzle([refuter('tape', 4, ['CAMERA']), card('a', 8), card('b', 8)], {
      counter: [{ id: 'CAMERA', name: 'Camera', targets: ['INTENT'] }],
    }),
  );
  const told = (...lines: readonly (readonly string[])[]) =>
    refutesFirst(setup, {
      best: lines.map((line) => line.map((text) => actionOf(setup, text))),
    } as unknown as Survey);
  const rows: readonly [what: string, lines: readonly (readonly string[])[], found: string][] = [
    ['a best line begins with the refutation alone', [['submit tape', 'submit a b']], 'right'],
    ['a best line begins with it and others', [['submit tape a', 'submit b']], 'right'],
    ['it comes second', [['submit a', 'submit tape b']], 'wrong'],
    ['it never comes', [['submit a b']], 'wrong'],
    ['no best line begins with it', [['submit a', 'submit tape'], ['submit b']], 'wrong'],
  ];
  test.each(rows)('[T44] %s', (_, lines, found) => {
    expect(told(...lines)).toBe(found);
  });
});
