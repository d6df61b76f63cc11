import type { Pillar } from '@lockstep/encounter';
import type { PieKind, Pip } from './kinds.ts';

/** Line drawings on a 16-unit grid: a blade, a fan, a lamp. */
export const PILLAR_LINES: { readonly [pillar in Pillar]: string } = {
  VIOLENCE: 'M14 2 6.4 9.6M14 2l-1 3.4-5.2 5.2M14 2l-3.4 1-5.2 5.2M3.6 8.2l4.2 4.2M5.2 10.8 2 14',
  INFLUENCE: 'M8 13.6 1.6 7.4a9 9 0 0 1 12.8 0ZM8 13.6V4.8M8 13.6 4.6 5.6M8 13.6l3.4-8',
  REVELATION:
    'M8 1.6c2 2.2 2.8 3.4 2.8 4.8a2.8 2.8 0 0 1-5.6 0C5.2 5 6 3.8 8 1.6ZM2 9.6c0 2.6 2.6 4.2 6 4.2s6-1.6 6-4.2ZM5 14.2h6',
};

/** One shape a slot, filled while it is there to spend. */
export const PIP_SHAPES: { readonly [pip in Pip]: string } = {
  MAJOR: 'M8 1.2 14.8 8 8 14.8 1.2 8Z',
  MINOR: 'M8 2.4 14.4 13.4H1.6Z',
  BONUS: 'M8 3.4a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 1 0 0-9.2Z',
  REACTION: 'M8 1.6 13.6 4v4c0 3.4-2.4 5.4-5.6 6.6C4.8 13.4 2.4 11.4 2.4 8V4Z',
  NUANCE: 'M8 1.4 9.8 6.2 14.6 8 9.8 9.8 8 14.6 6.2 9.8 1.4 8 6.2 6.2Z',
};

export const CLOCK_LINES: { readonly [kind in PieKind]: string } = {
  GOAL: 'M4 14V2.4h8.4L10 5.6l2.4 3.2H4',
  DANGER: 'M8 2.2 14.4 13.4H1.6ZM8 6.4v3.4M8 11.6v.01',
  STORY:
    'M8 4.4C6.6 3.2 4.6 3 2.2 3.4v8.8c2.4-.4 4.4 0 5.8 1.2 1.4-1.2 3.4-1.6 5.8-1.2V3.4C11.4 3 9.4 3.2 8 4.4ZM8 4.4v9',
  PRESSURE: 'M2 5.4q3-2.6 6 0t6 0M2 10.6q3-2.6 6 0t6 0',
  STRAIN: 'M9.4 1.8 4 9h4l-1.4 5.2L12 7H8Z',
  STAMINA: 'M8 13.6 2.7 8.2a3.3 3.3 0 0 1 4.7-4.6l.6.7.6-.7a3.3 3.3 0 0 1 4.7 4.6Z',
};

export const GUARD = 'M8 1.8 13.4 4v3.6c0 3.2-2.2 5.4-5.4 6.6-3.2-1.2-5.4-3.4-5.4-6.6V4ZM8 4.6v6.8';
export const WARD = 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 1 0 8 1.8ZM8 4.4a3.6 3.6 0 0 1 0 7.2 3.6 3.6 0 0 1 0-7.2Z';
export const PREPARED =
  'M3 2.4h10M3 13.6h10M4.6 2.4c0 3 3.4 3.6 3.4 5.6s-3.4 2.6-3.4 5.6M11.4 2.4C11.4 5.4 8 6 8 8s3.4 2.6 3.4 5.6';
export const ARROW = 'M1.6 8h12M9.4 3.6 13.8 8l-4.4 4.4';
