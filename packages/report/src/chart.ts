/** What is drawn of one place on x; `low` and `high` are the ends of its interval of confidence. */
export interface Point {
  readonly x: number | string;
  readonly y: number;
  readonly low?: number;
  readonly high?: number;
}

export interface Series {
  readonly name: string;
  readonly points: readonly Point[];
}

/** `area` stacks its series in their order, the first at the bottom. `bars` lie on their side where x is words. */
export const CHART_KINDS = ['line', 'area', 'bars'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

export interface Chart {
  readonly title: string;
  readonly note?: string;
  readonly kind: ChartKind;
  readonly x: string;
  readonly y: string;
  /** y is a share: 0.5 is shown as 50%. */
  readonly percent?: boolean;
  readonly series: readonly Series[];
  /** The aim on y. */
  readonly band?: readonly [low: number, high: number];
}

/** A point as it is drawn: x is a number, or the place of its word among the places. */
export interface PlotPoint {
  readonly at: number;
  readonly y: number;
  readonly low: number;
  readonly high: number;
  readonly sure: boolean;
}

/** The chart's x: every place once, in order, and whether they are words. */
export interface Places {
  readonly words: boolean;
  readonly list: readonly (number | string)[];
}

export const placesOf = (chart: Chart): Places => {
  const all = chart.series.flatMap((series) => series.points.map((point) => point.x));
  const words = all.some((x) => typeof x === 'string');
  if (words) return { words, list: [...new Set(all.map(String))] };
  return { words, list: [...new Set(all.map(Number))].sort((a, b) => a - b) };
};

const place = (places: Places, point: Point): PlotPoint => ({
  at: places.words ? places.list.indexOf(String(point.x)) : Number(point.x),
  y: point.y,
  low: point.low ?? point.y,
  high: point.high ?? point.y,
  sure: point.low === undefined && point.high === undefined,
});

export const placedPoints = (places: Places, series: Series): readonly PlotPoint[] =>
  series.points.map((point) => place(places, point)).sort((a, b) => a.at - b.at);

/** JSON has no such numbers, so one that comes is a mistake of the caller. */
export const checkNumbers = (chart: Chart): void => {
  for (const { name, points } of chart.series) {
    for (const { x, y, low = 0, high = 0 } of points) {
      const numbers = [typeof x === 'number' ? x : 0, y, low, high];
      if (!numbers.every(Number.isFinite)) throw new RangeError(`${chart.title}: ${name} has no finite number at ${x}`);
    }
  }
};
