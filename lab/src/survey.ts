import type { Chart } from '@lockstep/report';
import type { Claim, FigurePlan, Finding, Quantity, Sums, Survey, Sweep } from './claim.ts';
import { type Interval, wilson, Z } from './interval.ts';

/** Each number of two games' sums, added. */
export const addSums = (a: Sums, b: Sums): Sums => {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
  return Object.fromEntries(
    names.map((name) => {
      const [one, other] = [a[name] ?? [], b[name] ?? []];
      const length = Math.max(one.length, other.length);
      return [name, Array.from({ length }, (_, i) => (one[i] ?? 0) + (other[i] ?? 0))];
    }),
  );
};

/** Games of a player, from the nth on. Which thread plays them makes no difference. */
export const surveyGames = (survey: Survey, setup: unknown, player: string, first: number, games: number): Sums => {
  let sums: Sums = {};
  for (let nth = first; nth < first + games; nth += 1) sums = addSums(sums, survey.measure(setup, player, nth));
  return sums;
};

/** The sums of each player of one configuration. */
export type SurveySums = { readonly [player: string]: Sums };

interface Moments {
  readonly n: number;
  readonly sum: number;
  readonly squares: number;
}

const PER_PLACE = 3;

const momentsAt = (row: readonly number[], place: number): Moments => ({
  n: row[PER_PLACE * place] ?? 0,
  sum: row[PER_PLACE * place + 1] ?? 0,
  squares: row[PER_PLACE * place + 2] ?? 0,
});

const rowOf = (surveyed: SurveySums, { player, name }: Quantity): readonly number[] => surveyed[player]?.[name] ?? [];

const placesOf = (row: readonly number[]): number => row.length / PER_PLACE;

const pooled = (row: readonly number[], [first, last]: readonly [number, number]): Moments => {
  let all: Moments = { n: 0, sum: 0, squares: 0 };
  for (let place = first; place <= Math.min(last, placesOf(row) - 1); place += 1) {
    const { n, sum, squares } = momentsAt(row, place);
    all = { n: all.n + n, sum: all.sum + sum, squares: all.squares + squares };
  }
  return all;
};

const meanIn = ({ n, sum, squares }: Moments, per: number): Interval => {
  if (n === 0) return { share: 0, low: 0, high: 0 };
  const mean = sum / n;
  const spread = n < 2 ? 0 : Math.max(0, (squares - n * mean * mean) / (n - 1));
  const half = Z * Math.sqrt(spread / n);
  return { share: mean / per, low: (mean - half) / per, high: (mean + half) / per };
};

/** The place that a share of all lie below, and between which it lies with 95 %. */
const quantileIn = (row: readonly number[], share: number, per: number): Interval => {
  const counts = Array.from({ length: placesOf(row) }, (_, place) => momentsAt(row, place).n);
  const all = counts.reduce((sum, n) => sum + n, 0);
  const placeOf = (rank: number): number => {
    let left = Math.min(all - 1, Math.max(0, Math.floor(rank)));
    const place = counts.findIndex((n) => {
      if (left < n) return true;
      left -= n;
      return false;
    });
    return Math.max(0, place) / per;
  };
  const half = Z * Math.sqrt(all * share * (1 - share));
  return { share: placeOf(all * share), low: placeOf(all * share - half), high: placeOf(all * share + half) };
};

/** The place with the highest share, or the lowest, among those measured often enough. */
const extremeIn = (row: readonly number[], sign: 1 | -1, least: number): Interval | undefined => {
  let found: Interval | undefined;
  for (let place = 0; place < placesOf(row); place += 1) {
    const { n, sum } = momentsAt(row, place);
    if (n < Math.max(1, least)) continue;
    const here = wilson(sum, n);
    if (!found || sign * here.share > sign * found.share) found = here;
  }
  return found;
};

/** A quantity over its places, with its interval; nothing where it was never measured. */
export const quantityOf = (surveyed: SurveySums, quantity: Quantity): Interval | undefined => {
  const row = rowOf(surveyed, quantity);
  const moments = pooled(row, quantity.places ?? [0, placesOf(row)]);
  if (moments.n === 0) return undefined;
  switch (quantity.as) {
    case 'share':
      return wilson(moments.sum, moments.n);
    case 'mean':
      return meanIn(moments, quantity.per ?? 1);
    case 'median':
      return quantileIn(row, 1 / 2, 1);
    case 'quantile':
      return quantileIn(row, (quantity.below ?? 50) / 100, quantity.per ?? 1);
    case 'highest':
      return extremeIn(row, 1, quantity.least ?? 1);
    case 'lowest':
      return extremeIn(row, -1, quantity.least ?? 1);
  }
};

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Shares, and parts of a whole in thousandths, are read in a hundred. */
const isShare = ({ as, per }: Quantity): boolean =>
  as === 'share' || as === 'highest' || as === 'lowest' || per === 1000;

const shown = (quantity: Quantity, value: number): string => {
  if (isShare(quantity)) return percent(value);
  return quantity.as === 'median' || quantity.as === 'quantile' ? String(value) : value.toFixed(1);
};

/** Met where the whole interval lies within, missed where none of it does, undecided between. */
const verdictOf = ({ share, low, high }: Interval, [least, most]: readonly [number, number]): boolean | null => {
  if (low >= least && high <= most) return true;
  if (high < least || low > most) return false;
  // At the very end of what can be, the interval reaches beyond what was ever seen.
  return (share === least && least === 0 && most === 0) || (share === most && most === 1) ? true : null;
};

export const judgeClaims = (claims: readonly Claim[], surveyed: SurveySums): readonly Finding[] =>
  claims.map(({ claim, source, target, quantity, within }) => {
    const found = quantityOf(surveyed, quantity);
    const base = { claim, of: source, target };
    if (!found) return { ...base, measured: '—', interval: '', met: null };
    return {
      ...base,
      measured: shown(quantity, found.share),
      interval: `${shown(quantity, found.low)} – ${shown(quantity, found.high)}`,
      met: verdictOf(found, within),
    };
  });

const pointsOf = (surveyed: SurveySums, quantity: Quantity): Chart['series'][number]['points'] => {
  const row = rowOf(surveyed, quantity);
  return Array.from({ length: placesOf(row) }, (_, place) => place).flatMap((place) => {
    const found = quantityOf(surveyed, { ...quantity, places: [place, place] });
    return found ? [{ x: place, y: found.share, low: found.low, high: found.high }] : [];
  });
};

export const drawFigures = (figures: readonly FigurePlan[], surveyed: SurveySums): readonly Chart[] =>
  figures.map(({ series, ...rest }) => ({
    ...rest,
    series: series.map((one) => ({
      name: one.name,
      points:
        'quantity' in one
          ? pointsOf(surveyed, one.quantity)
          : one.bars.flatMap(({ x, quantity }) => {
              const found = quantityOf(surveyed, quantity);
              return found ? [{ x, y: found.share, low: found.low, high: found.high }] : [];
            }),
    })),
  }));

/** Whether a quantity goes the way it should over configurations in a row. */
export const judgeSweep = (
  sweep: Pick<Sweep, 'claim' | 'source' | 'target' | 'quantity' | 'goes'>,
  rows: readonly { readonly name: string; readonly surveyed: SurveySums }[],
): Finding => {
  const { claim, source, target, quantity, goes } = sweep;
  const values = rows.flatMap(({ name, surveyed }) => {
    const found = quantityOf(surveyed, quantity);
    return found ? [{ name, ...found }] : [];
  });
  const steps = values.slice(1).map((value, i) => {
    const before = values[i]!;
    return goes === 'down' ? before.low > value.high : before.high < value.low;
  });
  const against = values.slice(1).some((value, i) => {
    const before = values[i]!;
    return goes === 'down' ? before.high < value.low : before.low > value.high;
  });
  return {
    claim,
    of: source,
    target,
    measured: values.map(({ name, share }) => `${name}: ${shown(quantity, share)}`).join(', '),
    interval: values.map(({ low, high }) => `${shown(quantity, low)} – ${shown(quantity, high)}`).join(', '),
    met: steps.every(Boolean) ? true : against ? false : null,
  };
};
