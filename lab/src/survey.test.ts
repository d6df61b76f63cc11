import { describe, expect, test } from 'vitest';
import { addSums, drawFigures, judgeClaims, judgeSweep, quantityOf, type Survey, surveyGames } from './index.ts';

/** A game that is its number: even ones are hits, and the value is the number. */
const survey = {
  players: ['a'],
  measure: (_setup: unknown, _player: string, nth: number) => ({
    hit: [1, nth % 2 === 0 ? 1 : 0, nth % 2 === 0 ? 1 : 0],
    value: [1, nth, nth * nth],
    place: [...Array.from({ length: 3 * (nth % 5) }, () => 0), 1, 1, 1],
  }),
} as unknown as Survey;

const games = (first: number, count: number) => surveyGames(survey, null, 'a', first, count);
const a = { a: games(0, 100) };

describe('sums', () => {
  test('are the same however the games are divided', () => {
    const parts = [games(0, 7), games(7, 60), games(67, 33)];
    expect(parts.reduce(addSums, {})).toEqual(games(0, 100));
    expect([...parts].reverse().reduce(addSums, {})).toEqual(games(0, 100));
  });

  test('are read as a share, a mean or the middle place, with an interval', () => {
    expect(quantityOf(a, { name: 'hit', player: 'a', as: 'share' })).toMatchObject({ share: 0.5 });
    const mean = quantityOf(a, { name: 'value', player: 'a', as: 'mean', per: 10 })!;
    expect(mean.share).toBeCloseTo(4.95, 10);
    // The spread of 0…99 is 29.011; its mean over a hundred is off by 2.901 × 1.96 at most.
    expect(mean.high - mean.share).toBeCloseTo(0.5686, 3);
    expect(quantityOf(a, { name: 'place', player: 'a', as: 'median' })).toEqual({ share: 2, low: 2, high: 2 });
  });

  test('are read at some places only where those are named', () => {
    expect(quantityOf(a, { name: 'place', player: 'a', as: 'share', places: [0, 1] })).toMatchObject({ share: 1 });
    expect(quantityOf(a, { name: 'place', player: 'a', as: 'share', places: [7, 9] })).toBeUndefined();
    expect(quantityOf(a, { name: 'nothing', player: 'a', as: 'mean' })).toBeUndefined();
  });
});

describe('a claim', () => {
  const claim = (within: readonly [number, number], name = 'hit') => ({
    claim: 'half are hits',
    source: 'Goal 9',
    target: 'about half',
    quantity: { name, player: 'a', as: 'share' } as const,
    within,
  });

  test.each([
    ['met where the whole interval lies within', [0.3, 0.7], true],
    ['missed where none of it does', [0.8, 1], false],
    ['undecided where a part of it does', [0.45, 0.55], null],
  ] as const)('is %s', (_says, within, met) => {
    expect(judgeClaims([claim(within)], a)).toEqual([
      {
        claim: 'half are hits',
        of: 'Goal 9',
        target: 'about half',
        measured: '50.0 %',
        interval: '40.4 % – 59.6 %',
        met,
      },
    ]);
  });

  test('is undecided where nothing was measured', () => {
    expect(judgeClaims([claim([0, 1], 'nothing')], a)[0]).toMatchObject({ measured: '—', met: null });
  });

  test('"none" is met where none was seen, though the interval reaches beyond', () => {
    const never = { a: { hit: [100, 0, 0] } };
    expect(judgeClaims([claim([0, 0])], never)[0]).toMatchObject({ measured: '0.0 %', met: true });
    expect(judgeClaims([claim([0, 0])], { a: { hit: [100, 1, 1] } })[0]!.met).not.toBe(true);
  });
});

describe('a sweep', () => {
  const sweep = {
    claim: 'falls',
    source: 's',
    target: 't',
    quantity: { name: 'value', player: 'a', as: 'mean' } as const,
    goes: 'down' as const,
  };
  const rows = (...means: readonly number[]) =>
    means.map((mean) => ({
      name: `at ${mean}`,
      surveyed: { a: { value: [100, 100 * mean, 100 * (mean * mean + 1)] } },
    }));

  test.each([
    ['met where every step goes down', [9, 5, 1], true],
    ['missed where one goes up', [9, 1, 5], false],
    ['undecided where a step is within the error', [9, 5, 4.9], null],
  ] as const)('is %s', (_says, means, met) => {
    expect(judgeSweep(sweep, rows(...means)).met).toBe(met);
  });
});

test('figures have a point a place, or a bar each', () => {
  const quantity = { name: 'place', player: 'a', as: 'share' } as const;
  const [line, bars] = drawFigures(
    [
      { title: 'by place', kind: 'line', x: 'place', y: 'share', series: [{ name: 'a', quantity }] },
      { title: 'bars', kind: 'bars', x: 'who', y: 'share', series: [{ name: 'hits', bars: [{ x: 'a', quantity }] }] },
    ],
    a,
  );
  expect(line!.series[0]!.points.map(({ x, y }) => [x, y])).toEqual([0, 1, 2, 3, 4].map((x) => [x, 1]));
  expect(bars!.series[0]!.points).toMatchObject([{ x: 'a', y: 1 }]);
});
