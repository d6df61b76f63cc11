import { inkOf, PAPER } from './ink.ts';
import { labelMarks, type Mark, type PlotModule, type Sheet } from './sheet.ts';

interface Slice {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** A place at which a series has no point counts as nothing. */
const stack = (sheet: Sheet): Slice[][] => {
  const places = sheet.places.list.map((x, i) => (sheet.places.words ? i : Number(x)));
  const reached = places.map(() => 0);
  return sheet.lines.map((points) =>
    places.map((at, i) => {
      const from = reached[i]!;
      const to = from + (points.find((point) => point.at === at)?.y ?? 0);
      reached[i] = to;
      return { at, from, to };
    }),
  );
};

/** A single place has no breadth: it is drawn as if it went on to both sides. */
const broadened = (slices: readonly Slice[]): readonly Slice[] => {
  const [only] = slices;
  if (only === undefined || slices.length > 1) return slices;
  return [
    { ...only, at: only.at - 0.5 },
    { ...only, at: only.at + 0.5 },
  ];
};

const thickest = (slices: readonly Slice[]): readonly Slice[] => {
  const inner = slices.length > 2 ? slices.slice(1, -1) : slices.slice(0, 1);
  const found = inner.reduce<Slice | undefined>(
    (best, slice) => (best === undefined || slice.to - slice.from > best.to - best.from ? slice : best),
    undefined,
  );
  return found === undefined ? [] : [found];
};

export const areaMarks = (plot: PlotModule, sheet: Sheet): Mark[] => {
  const stacked = stack(sheet);
  const [low, high] = sheet.values.domain;
  const room = sheet.height - sheet.margin.top - sheet.margin.bottom;
  const seen = ({ from, to }: Slice): boolean => ((to - from) / (high - low)) * room > 15;
  const ends = stacked.map((slices, i) => {
    const last = slices.at(-1);
    return last === undefined || sheet.lines[i]!.length === 0 ? undefined : (last.from + last.to) / 2;
  });
  return [
    ...stacked.map((slices, i) =>
      plot.areaY(broadened(slices), { x: 'at', y1: 'from', y2: 'to', fill: inkOf(i).colour, className: 'area' }),
    ),
    ...stacked.map((slices) =>
      plot.line(broadened(slices), { x: 'at', y: 'to', stroke: PAPER, strokeWidth: 1.5, className: 'edge' }),
    ),
    ...stacked.map((slices, i) =>
      plot.dot(thickest(slices).filter(seen), {
        x: 'at',
        y: (slice: Slice) => (slice.from + slice.to) / 2,
        symbol: inkOf(i).symbol,
        fill: PAPER,
        r: 4.5,
        className: 'symbol',
      }),
    ),
    ...(sheet.labelled ? labelMarks(plot, sheet, ends) : []),
  ];
};
