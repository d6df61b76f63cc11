import type * as Plot from '@observablehq/plot';
import { type Axis, exactAxis, roundAxis, slotAxis } from './axis.ts';
import { type Chart, type Places, type PlotPoint, placedPoints, placesOf } from './chart.ts';
import { inkOf } from './ink.ts';
import { shorten, twoLines, widthOf } from './words.ts';

export type PlotModule = typeof Plot;
export type Mark = Plot.Markish;

export const SIZE = 12;
const ROW = 18;
const SWATCH = 28;

interface Box {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Where everything of one chart lies, in pixels: worked out before anything is drawn. */
export interface Sheet {
  readonly chart: Chart;
  readonly places: Places;
  readonly lines: readonly (readonly PlotPoint[])[];
  readonly width: number;
  readonly height: number;
  readonly margin: Box;
  readonly sideways: boolean;
  /** Names stand at the ends of their lines; where there is no room for that, in rows above the chart. */
  readonly labelled: boolean;
  readonly keyed: boolean;
  readonly across: Axis;
  readonly values: Axis;
}

/** The sum of all series at each place, for a stack. */
const totals = (places: Places, lines: Sheet['lines']): number[] =>
  places.list.map((x, i) => {
    const at = places.words ? i : Number(x);
    return lines.reduce((sum, line) => sum + (line.find((point) => point.at === at)?.y ?? 0), 0);
  });

const valueAxis = (chart: Chart, places: Places, lines: Sheet['lines'], count: number): Axis => {
  const ends =
    chart.kind === 'area' ? totals(places, lines) : lines.flat().flatMap(({ y, low, high }) => [y, low, high]);
  const all = [...ends, ...(chart.band ?? [])];
  if (ends.length === 0) return { ...roundAxis(0, 1, count, false), ticks: [] };
  const low = all.reduce((least, value) => Math.min(least, value));
  const high = all.reduce((most, value) => Math.max(most, value));
  const fromZero = chart.kind !== 'line' || (low >= 0 && low < 0.4 * high);
  return roundAxis(
    fromZero ? Math.min(0, low) : low,
    fromZero ? Math.max(0, high) : high,
    count,
    chart.percent === true,
  );
};

const acrossAxis = (chart: Chart, places: Places, room: number): Axis => {
  const widest = Math.max(0, ...places.list.map((x) => widthOf(String(x), SIZE))) + 14;
  if (places.words) {
    const every = Math.ceil((widest * places.list.length) / room);
    return slotAxis(places.list.map(String), Math.max(1, every));
  }
  const numbers = places.list.map(Number);
  const axis = exactAxis(numbers, Math.max(1, Math.floor(room / Math.max(widest, 48))));
  if (chart.kind !== 'bars' || numbers.length < 2) return axis;
  const half = gapOf(numbers) / 2;
  const ticks = numbers.length * widest <= room ? numbers : axis.ticks;
  return { ...axis, domain: [axis.domain[0] - half, axis.domain[1] + half], ticks };
};

/** The least distance between two places; bars are as wide as it allows. */
export const gapOf = (numbers: readonly number[]): number =>
  numbers.slice(1).reduce((least, x, i) => Math.min(least, x - numbers[i]!), Number.POSITIVE_INFINITY);

const widestTick = (axis: Axis): number => Math.max(0, ...axis.ticks.map((tick) => widthOf(axis.say(tick), SIZE)));

const LABEL_ROOM = 150;
const NAMED_FROM = 560;
/** How much of the width the labels of horizontal bars may take. */
const NAMES = 0.34;

export const makeSheet = (chart: Chart, width: number): Sheet => {
  const places = placesOf(chart);
  const lines = chart.series.map((series) => placedPoints(places, series));
  const sideways = chart.kind === 'bars' && places.words;
  const tall = places.list.length === 0 ? 160 : width >= NAMED_FROM ? 320 : 260;
  const labelled = chart.kind !== 'bars' && width >= NAMED_FROM && chart.series.length * ROW <= tall - 80;
  const keyed = !labelled && places.list.length > 0 && (chart.series.length > 1 || chart.kind !== 'bars');
  const top = 34 + (keyed ? keyRows(chart, width) * ROW + 6 : 0);
  const bottom = 46;
  const names = Math.max(0, ...chart.series.map(({ name }) => Math.min(widthOf(name, SIZE), LABEL_ROOM)));
  const symbols = chart.kind === 'bars' && chart.series.length > 1 ? 14 : 0;

  if (sideways) {
    const values = valueAxis(chart, places, lines, Math.max(2, Math.floor(width / 110)));
    const words = Math.max(...places.list.map((x) => widthOf(String(x), SIZE)));
    const left = Math.min(words, width * NAMES) + 12 + symbols;
    const slot = 16 + Math.max(1, chart.series.length) * 18;
    const height = top + bottom + places.list.length * slot;
    const across = slotAxis(
      places.list.map((x) => twoLines(String(x), SIZE, width * NAMES)),
      1,
    );
    return {
      chart,
      places,
      lines,
      width,
      height,
      margin: { top, right: 52, bottom, left },
      sideways,
      labelled,
      keyed,
      across,
      values,
    };
  }
  const height = tall + (keyed ? top - 34 : 0);
  const values = valueAxis(chart, places, lines, width >= NAMED_FROM ? 5 : 4);
  const left = widestTick(values) + 12;
  const right = labelled ? names + 34 : 14;
  const across = acrossAxis(chart, places, width - left - right);
  const margin = { top, right, bottom: bottom + symbols, left };
  return { chart, places, lines, width, height, margin, sideways, labelled, keyed, across, values };
};

interface KeyItem {
  readonly name: string;
  readonly left: number;
  readonly row: number;
}

const keyItems = (chart: Chart, width: number): KeyItem[] => {
  let left = 0;
  let row = 0;
  return chart.series.map((series) => {
    const name = shorten(series.name, SIZE, width - SWATCH);
    const room = SWATCH + widthOf(name, SIZE) + 14;
    if (left > 0 && left + room - 14 > width) {
      left = 0;
      row += 1;
    }
    const item = { name, left, row };
    left += room;
    return item;
  });
};

const keyRows = (chart: Chart, width: number): number => (keyItems(chart, width).at(-1)?.row ?? -1) + 1;

/** Options that put a mark at a pixel of the sheet, whatever the scales say. */
export const pixel = (sheet: Sheet, x: number, y: number) =>
  ({ frameAnchor: 'top-left', lineAnchor: 'middle', dx: x - sheet.margin.left, dy: y - sheet.margin.top }) as const;

/** Names with their symbols, in rows above the chart. */
export const keyMarks = (plot: PlotModule, sheet: Sheet): Mark[] =>
  keyItems(sheet.chart, sheet.width).flatMap(({ name, left, row }, i) => {
    const ink = inkOf(i);
    const y = 9 + row * ROW;
    const dash = [4, 24].map((x) => ({ x: left + x - 4, y }));
    const raw = { x: { value: 'x', scale: null }, y: { value: 'y', scale: null } } as const;
    return [
      ...(sheet.chart.kind === 'line'
        ? [plot.line(dash, { ...raw, stroke: ink.colour, strokeWidth: 2, strokeDasharray: ink.dash })]
        : []),
      plot.dot([0], { ...pixel(sheet, left + 10, y), symbol: ink.symbol, fill: ink.colour, r: 5, className: 'key' }),
      plot.text([name], { ...pixel(sheet, left + SWATCH - 2, y), textAnchor: 'start', className: 'key' }),
    ];
  });

/** Moves places apart until each has its room, in their order and no further than needed. */
export const spread = (wanted: readonly number[], room: number, last: number): number[] => {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const found = [...wanted];
  order.forEach((i, rank) => {
    const before = order[rank - 1];
    if (before !== undefined) found[i] = Math.max(found[i]!, found[before]! + room);
  });
  [...order].reverse().forEach((i, rank) => {
    found[i] = Math.min(found[i]!, last - rank * room);
  });
  return found;
};

const valuePixel = (sheet: Sheet, value: number): number => {
  const [low, high] = sheet.values.domain;
  const { top, bottom } = sheet.margin;
  return sheet.height - bottom - ((value - low) / (high - low)) * (sheet.height - top - bottom);
};

/** Names at the right, next to the end of their series. */
export const labelMarks = (plot: PlotModule, sheet: Sheet, ends: readonly (number | undefined)[]): Mark[] => {
  const named = ends.flatMap((value, i) => (value === undefined ? [] : [{ i, y: valuePixel(sheet, value) }]));
  const heights = spread(
    named.map(({ y }) => y),
    16,
    sheet.height - sheet.margin.bottom,
  );
  const x = sheet.width - sheet.margin.right;
  return named.flatMap(({ i }, place) => {
    const ink = inkOf(i);
    const y = heights[place]!;
    const name = shorten(sheet.chart.series[i]!.name, SIZE, LABEL_ROOM);
    return [
      plot.dot([0], { ...pixel(sheet, x + 15, y), symbol: ink.symbol, fill: ink.colour, r: 4.5, className: 'label' }),
      plot.text([name], { ...pixel(sheet, x + 25, y), textAnchor: 'start', className: 'label' }),
    ];
  });
};
