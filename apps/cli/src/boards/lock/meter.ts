import type { Paint } from '../../terminal/paint.ts';
import { LABELS } from './words.ts';

/** One measure of the game: its name, a bar, and the value in words or figures. */
export interface Meter {
  readonly label: string;
  readonly bar: string;
  readonly value: string;
  /** The value where there is little room; without it, the same. */
  readonly short?: string;
}

/** Full, about to go, gone; about to come. */
const bar = (size: number, now: number, then: number, full: string, empty: string, paint: Paint): string => {
  const kept = Math.min(now, then);
  const change = Math.abs(now - then);
  const shade = then > now ? '▒' : '▓';
  return full.repeat(kept) + paint.warn(shade.repeat(change)) + paint.faint(empty.repeat(size - kept - change));
};

export const arrow = (now: number, then: number): string => (now === then ? `${now}` : `${now} → ${then}`);

/** At least one cell while there is any of it, so that an empty bar means none. */
const cells = (value: number, max: number, size: number): number =>
  value === 0 ? 0 : Math.max(1, Math.round((value * size) / max));

const LEAST_BAR = 6;

/** What a measure is, what the chosen cards would make of it, and what it can be. */
export interface Gauge {
  readonly now: number;
  readonly next: number;
  readonly max: number;
  /** `next` in words, where one number does not say it. */
  readonly says?: string;
}

/** The three measures of every lock. Resistance has a cell for each turn at least; Scrutiny and turns have as many as there are of them. */
export const monitor = (
  { resistance, scrutiny, turns }: { readonly [measure in 'resistance' | 'scrutiny' | 'turns']: Gauge },
  room: number,
  paint: Paint,
): readonly Meter[] => {
  const size = Math.max(turns.max, room, LEAST_BAR);
  const filled = (value: number): number => cells(value, resistance.max, size);
  const change = resistance.says ? `${resistance.now} → ${resistance.says}` : arrow(resistance.now, resistance.next);
  const looks = `${arrow(scrutiny.now, scrutiny.next)}/${scrutiny.max}`;
  return [
    {
      label: LABELS.resistance,
      bar: bar(size, filled(resistance.now), filled(resistance.next), '█', '░', paint),
      value: `${change}/${resistance.max}`,
    },
    {
      label: LABELS.scrutiny,
      bar: bar(scrutiny.max, scrutiny.now, scrutiny.next, '■', '□', paint),
      value: scrutiny.next >= scrutiny.max - 1 ? paint.bad(looks) : looks,
    },
    {
      label: LABELS.turns,
      bar: bar(turns.max, turns.now, turns.next, '●', '○', paint),
      value: LABELS.left(turns.now),
      short: String(turns.now),
    },
  ];
};
