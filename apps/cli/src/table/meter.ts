import type { Paint } from './paint.ts';

/** One measure of the game: its name, a bar, and the value in words or figures. */
export interface Meter {
  readonly label: string;
  readonly bar: string;
  readonly value: string;
  /** The value where there is little room; without it, the same. */
  readonly short?: string;
}

/** Full, about to go, gone; about to come. */
export const bar = (size: number, now: number, then: number, full: string, empty: string, paint: Paint): string => {
  const kept = Math.min(now, then);
  const change = Math.abs(now - then);
  const shade = then > now ? '▒' : '▓';
  return full.repeat(kept) + paint.warn(shade.repeat(change)) + paint.faint(empty.repeat(size - kept - change));
};

export const arrow = (now: number, then: number): string => (now === then ? `${now}` : `${now} → ${then}`);

/** At least one cell while there is any of it, so that an empty bar means none. */
export const cells = (value: number, max: number, size: number): number =>
  value === 0 ? 0 : Math.max(1, Math.round((value * size) / max));
