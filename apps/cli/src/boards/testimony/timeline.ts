import { clipped, columns, pad } from '../../terminal/layout.ts';
import type { Paint, Tint } from '../../terminal/paint.ts';
import { columnOf, type Scale, scaleOf, type Tick, ticksOf } from './scale.ts';
import { LABELS, NARROW } from './words.ts';

/** One card on the line: in the story, chosen for it, or still in hand. */
export interface Row {
  readonly number: number;
  readonly name: string;
  /** Minutes of the night; null for a card that claims no time. */
  readonly range: readonly [from: number, to: number] | null;
  readonly status: 'story' | 'chosen' | 'hand';
  readonly tint: Tint;
  /** What it contradicts and agrees with, as signs in their colours. */
  readonly signs: readonly { readonly tint: Tint; readonly sign: string }[];
}

/** Full, hollow, dotted: told apart without colour. */
const BAR: { readonly [status in Row['status']]: string } = { story: '■', chosen: '□', hand: '·' };

const TICK = '┊';

const signText = ({ signs }: Row, room: number, paint: Paint): string => {
  let text = '';
  for (const { tint, sign } of signs) {
    const longer = text === '' ? paint[tint](sign) : `${text} ${paint[tint](sign)}`;
    if (columns(longer) > room) break;
    text = longer;
  }
  return text;
};

/** The bar of a card with the ticks showing where it is not. */
const barOf = ({ range, status, tint }: Row, scale: Scale, ticks: readonly Tick[], paint: Paint): string => {
  if (range === null) return paint.faint(clipped(LABELS.claimsNothing, scale.size));
  const [from, to] = range.map((minute) => columnOf(scale, minute)) as [number, number];
  const gaps = (start: number, end: number): string =>
    paint.faint(
      Array.from({ length: end - start }, (_, i) => (ticks.some(({ at }) => at === start + i) ? TICK : ' ')).join(''),
    );
  const bar = BAR[status].repeat(to - from + 1);
  return gaps(0, from) + (status === 'hand' ? paint.faint(bar) : paint[tint](bar)) + gaps(to + 1, scale.size);
};

/** The minutes along the top, each time right of its tick. */
const axisOf = (ticks: readonly Tick[], room: number): string => {
  let axis = '';
  for (const { at, label } of ticks) if (at + 1 + label.length <= room) axis = `${pad(axis, at)}│${label}`;
  return axis;
};

export interface TimelineDrawing {
  readonly lines: readonly string[];
  readonly scale: Scale;
}

/** All that the line has to hold, drawn or not, so that it stays as it is while cards are chosen. */
export interface Extent {
  readonly minutes: readonly number[];
  /** Columns of the longest name. */
  readonly longest: number;
}

/** Cards against the minutes of the night, a row each. */
export const drawTimeline = (
  rows: readonly Row[],
  { minutes, longest }: Extent,
  head: string,
  width: number,
  paint: Paint,
): TimelineDrawing | null => {
  if (minutes.length === 0) return null;
  const wide = width >= NARROW;
  const name = Math.min(wide ? 21 : 11, longest);
  const label = name + 3;
  const signs = wide ? 8 : 5;
  const room = width - label - 1;
  const scale = scaleOf(minutes, room - signs - 1);
  const ticks = ticksOf(scale);
  const rowLine = (row: Row): string => {
    const called = `${String(row.number).padStart(2)} ${clipped(row.name, name)}`;
    const start = pad(row.status === 'hand' ? paint.faint(called) : called, label);
    const bar = pad(barOf(row, scale, ticks, paint), scale.size);
    return `${start} ${bar} ${signText(row, signs, paint)}`.trimEnd();
  };
  const axis = `${pad(paint.strong(head), label)} ${paint.faint(axisOf(ticks, room))}`;
  return { lines: [axis.trimEnd(), ...rows.map(rowLine)], scale };
};
