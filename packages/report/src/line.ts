import type { PlotPoint } from './chart.ts';
import { inkOf, PAPER } from './ink.ts';
import { labelMarks, type Mark, type PlotModule, type Sheet } from './sheet.ts';

const SYMBOL_ROOM = 26;

/** All points have a symbol where there is room, else every nth and the last. */
const marked = (points: readonly PlotPoint[], room: number): PlotPoint[] => {
  const every = Math.max(1, Math.ceil((points.length * SYMBOL_ROOM) / room));
  return points.filter((_, i) => (points.length - 1 - i) % every === 0);
};

/** Intervals are bands where a line runs through them, and whiskers at words or at a single point. */
export const lineMarks = (plot: PlotModule, sheet: Sheet): Mark[] => {
  const room = sheet.width - sheet.margin.left - sheet.margin.right;
  const drawn = sheet.lines.map((points, i) => {
    const { colour, dash, symbol } = inkOf(i);
    const dx = sheet.places.words ? (i - (sheet.lines.length - 1) / 2) * 7 : 0;
    const unsure = points.filter((point) => !point.sure);
    const asBand = !sheet.places.words && unsure.length > 1;
    const ends = { x: 'at', y1: 'low', y2: 'high', dx } as const;
    return {
      interval: asBand
        ? plot.areaY(unsure, { ...ends, fill: colour, fillOpacity: 0.15, className: 'interval' })
        : plot.ruleX(unsure, { ...ends, stroke: colour, strokeWidth: 1.5, className: 'interval' }),
      line: plot.line(points, {
        x: 'at',
        y: 'y',
        dx,
        stroke: colour,
        strokeWidth: 2,
        strokeDasharray: dash,
        className: 'line',
      }),
      symbols: plot.dot(marked(points, room), {
        x: 'at',
        y: 'y',
        dx,
        symbol,
        r: 4.5,
        fill: colour,
        stroke: PAPER,
        strokeWidth: 1,
        className: 'symbol',
      }),
    };
  });
  return [
    ...drawn.map(({ interval }) => interval),
    ...drawn.map(({ line }) => line),
    ...drawn.map(({ symbols }) => symbols),
    ...(sheet.labelled
      ? labelMarks(
          plot,
          sheet,
          sheet.lines.map((points) => points.at(-1)?.y),
        )
      : []),
  ];
};
