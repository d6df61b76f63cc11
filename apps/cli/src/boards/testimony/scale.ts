import { makeTime } from '@lockstep/testimony';

/** Part of a night laid on a line of characters: so many columns a minute, or so many minutes a column. */
export interface Scale {
  readonly from: number;
  /** Columns the line takes. */
  readonly size: number;
  readonly columns: number;
  readonly minutes: number;
}

export interface Tick {
  readonly at: number;
  readonly label: string;
}

const MOST_COLUMNS = 4;
const LEAST_SPAN = 10;
const COARSER = [2, 3, 4, 5, 6, 10, 12, 15, 20, 30, 60] as const;
const STEPS = [1, 2, 5, 10, 15, 20, 30, 60, 120, 240] as const;
/** A tick, its time, and a space before the next. */
const TICK_WIDTH = 7;

/** The finest even scale on which these minutes fit into so many columns. */
export const scaleOf = (minutes: readonly number[], room: number): Scale => {
  const [first, last] = [Math.min(...minutes), Math.max(...minutes)];
  const air = Math.max(0, Math.ceil((LEAST_SPAN - (last - first)) / 2));
  const from = first - air;
  const span = last + air - from;
  const columns = Math.min(MOST_COLUMNS, Math.floor((room - 1) / span));
  if (columns >= 1) return { from, size: span * columns + 1, columns, minutes: 1 };
  const coarse = COARSER.find((each) => Math.floor(span / each) + 1 <= room) ?? Math.ceil(span / (room - 1));
  return { from, size: Math.floor(span / coarse) + 1, columns: 1, minutes: coarse };
};

export const columnOf = ({ from, columns, minutes }: Scale, minute: number): number =>
  Math.floor(((minute - from) * columns) / minutes);

/** Round times as close as their labels allow; each stands at the column of its minute. */
export const ticksOf = (scale: Scale): readonly Tick[] => {
  const { from, size, columns, minutes } = scale;
  const step = STEPS.find((each) => (each * columns) / minutes >= TICK_WIDTH) ?? STEPS.at(-1)!;
  const ticks: Tick[] = [];
  for (let minute = Math.ceil(from / step) * step; columnOf(scale, minute) < size; minute += step)
    ticks.push({ at: columnOf(scale, minute), label: makeTime(minute) });
  return ticks;
};
