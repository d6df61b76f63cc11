import { sayNumber } from './words.ts';

export interface Axis {
  readonly domain: readonly [low: number, high: number];
  readonly ticks: readonly number[];
  readonly say: (value: number) => string;
}

/** 1, 2 or 5 times a power of ten. */
const stepOf = (span: number, count: number): number => {
  const raw = span / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const times = raw / power;
  return (times <= 1 ? 1 : times <= 2 ? 2 : times <= 5 ? 5 : 10) * power;
};

/** Steps of 0.25 do not occur, so the power of ten says it all. */
const decimalsOf = (step: number): number => Math.max(0, -Math.floor(Math.log10(step) + 1e-9));

const ticksBetween = (first: number, last: number, step: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));

const sayer = (step: number, percent: boolean): Axis['say'] =>
  percent
    ? (value) => `${sayNumber(value * 100, decimalsOf(step * 100))}%`
    : (value) => sayNumber(value, decimalsOf(step));

/** An axis that begins and ends at a tick. */
export const roundAxis = (low: number, high: number, count: number, percent: boolean): Axis => {
  const span = high > low ? high - low : Math.abs(high) || 1;
  const step = stepOf(span, count);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  const ticks = ticksBetween(first, last, step);
  return { domain: [ticks[0]!, ticks.at(-1)!], ticks, say: sayer(step, percent) };
};

/** An axis that begins and ends where the numbers do; between whole numbers only whole ticks. */
export const exactAxis = (places: readonly number[], count: number): Axis => {
  if (places.length === 0) return { domain: [0, 1], ticks: [], say: String };
  const low = places[0]!;
  const high = places.at(-1)!;
  if (low === high)
    return {
      domain: [low - 0.5, low + 0.5],
      ticks: [low],
      say: (value) => sayNumber(value, Number.isInteger(low) ? 0 : 2),
    };
  const whole = places.every(Number.isInteger);
  const step = Math.max(stepOf(high - low, count), whole ? 1 : 0);
  const ticks = ticksBetween(Math.ceil(low / step - 1e-9), Math.floor(high / step + 1e-9), step);
  return { domain: [low, high], ticks, say: sayer(step, false) };
};

/** An axis of slots 0, 1, 2 …, each half a slot from its neighbours; where the words are too wide, only every nth is said. */
export const slotAxis = (names: readonly string[], every: number): Axis => ({
  domain: [-0.5, Math.max(names.length, 1) - 0.5],
  ticks: names.map((_, i) => i).filter((i) => i % every === 0),
  say: (value) => names[value] ?? '',
});
