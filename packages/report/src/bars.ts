import type { PlotPoint } from './chart.ts';
import { inkOf, PAPER } from './ink.ts';
import { gapOf, type Mark, type PlotModule, type Sheet, SIZE } from './sheet.ts';
import { sayerOf, widthOf } from './words.ts';

interface Bar extends PlotPoint {
  readonly from: number;
  readonly to: number;
  readonly middle: number;
  readonly end: number;
  readonly said: string;
}

const FILLED = 0.78;

const barsOf = (sheet: Sheet, index: number): Bar[] => {
  const numbers = sheet.places.words ? [] : sheet.places.list.map(Number);
  const slot = numbers.length > 1 ? gapOf(numbers) : 1;
  const breadth = (slot * FILLED) / sheet.lines.length;
  const say = sayerOf(
    sheet.lines.flat().map(({ y }) => y),
    sheet.chart.percent === true,
  );
  return sheet.lines[index]!.map((point) => {
    const from = point.at - (slot * FILLED) / 2 + index * breadth;
    return {
      ...point,
      from: from + breadth * 0.04,
      to: from + breadth * 0.96,
      middle: from + breadth / 2,
      end: Math.max(0, point.y, point.high),
      said: say(point.y),
    };
  });
};

/** A bar lies on its side where the places are words, so that the words can be read; its value is written at its end. */
export const barMarks = (plot: PlotModule, sheet: Sheet): Mark[] => {
  const { sideways, margin } = sheet;
  const many = sheet.lines.length > 1;
  const [first, last] = sheet.across.domain;
  const scale = (sheet.width - margin.left - margin.right) / (last - first);
  return sheet.lines.flatMap((_, i) => {
    const { colour, symbol } = inkOf(i);
    const bars = barsOf(sheet, i);
    const unsure = bars.filter((bar) => !bar.sure);
    const fits = sideways || bars.every((bar) => widthOf(bar.said, SIZE) <= (bar.to - bar.from) * scale * 1.15);
    const whisker = (stroke: string, strokeWidth: number) =>
      sideways
        ? plot.ruleY(unsure, { y: 'middle', x1: 'low', x2: 'high', stroke, strokeWidth, className: 'interval' })
        : plot.ruleX(unsure, { x: 'middle', y1: 'low', y2: 'high', stroke, strokeWidth, className: 'interval' });
    const said = { text: 'said', className: 'value', fill: 'currentColor', stroke: PAPER, strokeWidth: 3 } as const;
    const mark = { symbol, fill: colour, r: 4, className: 'symbol' } as const;
    return [
      sideways
        ? plot.rect(bars, { x1: () => 0, x2: 'y', y1: 'from', y2: 'to', fill: colour, className: 'bar' })
        : plot.rect(bars, { x1: 'from', x2: 'to', y1: () => 0, y2: 'y', fill: colour, className: 'bar' }),
      ...(unsure.length > 0 ? [whisker(PAPER, 4), whisker('currentColor', 1.5)] : []),
      ...(fits
        ? [
            sideways
              ? plot.text(bars, { ...said, x: 'end', y: 'middle', dx: 6, textAnchor: 'start' })
              : plot.text(bars, { ...said, x: 'middle', y: 'end', dy: -9 }),
          ]
        : []),
      ...(many
        ? [
            sideways
              ? plot.dot(bars, { ...mark, y: 'middle', frameAnchor: 'left', dx: -8 })
              : plot.dot(bars, { ...mark, x: 'middle', frameAnchor: 'bottom', dy: 9 }),
          ]
        : []),
    ];
  });
};
