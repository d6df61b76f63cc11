import { clock } from './claims.ts';
import type { LinkKind } from './labels.ts';

export interface TimelineItem {
  readonly id: string;
  readonly name: string;
  /** Minutes from noon. */
  readonly from: number;
  readonly to: number;
  readonly place?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly activity?: string | null | undefined;
  /** Something more to say of it, after its claims. */
  readonly note?: string | null | undefined;
  readonly status: 'committed' | 'selected';
}

export interface TimelineLink {
  readonly a: string;
  readonly b: string;
  readonly kind: LinkKind;
  /** Minutes between the two. */
  readonly gap: number;
  readonly label: string;
}

export type Extent = readonly [start: number, end: number];

const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 240] as const;
const TIGHTEST = 20;
const MIDNIGHT = 12 * 60;

/** The stretch of the night to draw: all that is claimed and some air, never less than twenty minutes. */
export const frame = (items: readonly Pick<TimelineItem, 'from' | 'to'>[]): Extent => {
  const from = Math.min(...items.map((item) => item.from));
  const to = Math.max(...items.map((item) => item.to));
  const air = Math.max(2, Math.ceil((to - from) * 0.06), Math.ceil((TIGHTEST - (to - from)) / 2));
  return [from - air, to + air];
};

/** Round minutes inside the frame, as fine as so many of them allow. */
export const ticksIn = ([from, to]: Extent, most: number): readonly number[] => {
  const step = STEPS.find((minutes) => (to - from) / minutes <= most) ?? STEPS[STEPS.length - 1]!;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, i) => first + i * step);
};

export const tick = (minute: number, x: number) => ({ x, label: clock(minute), midnight: minute === MIDNIGHT });

/** The first lane in which each extent is clear of those before it. */
export const pack = (extents: readonly Extent[], air: number): readonly number[] => {
  const lanes: Extent[][] = [];
  return extents.map((extent) => {
    const clear = ([start, end]: Extent): boolean => end + air <= extent[0] || extent[1] + air <= start;
    const free = lanes.findIndex((taken) => taken.every(clear));
    const lane = free === -1 ? lanes.length : free;
    lanes[lane] = [...(lanes[lane] ?? []), extent];
    return lane;
  });
};

export const claimLine = ({ place, state, activity, note }: TimelineItem): string =>
  [place, state, activity, note]
    .filter((claim) => claim)
    .join(' · ')
    .replaceAll('_', ' ');

export const gapText = ({ kind, gap, label }: TimelineLink, whole: boolean): string => {
  if (kind === 'CORROBORATES') return label;
  return whole ? `${gap} min · ${label}` : `${gap} min`;
};
