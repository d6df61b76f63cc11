import type { Proof } from '@lockstep/testimony';
import type { LinkKind } from './labels.ts';

/** Line drawings on a 16-unit grid, like the marks of the house. */
export const PROOF_LINES: { readonly [proof in Proof]: string } = {
  IDENTITY: 'M3.4 10V7.4a4.6 4.6 0 0 1 9.2 0V10M5.7 13V7.4a2.3 2.3 0 0 1 4.6 0v5.8M8 7.4v6.8M3.9 3.2A6 6 0 0 1 12 3',
  ALERTNESS:
    'M1.6 9.4S4 5.4 8 5.4s6.4 4 6.4 4-2.4 4-6.4 4-6.4-4-6.4-4ZM8 7.9a1.5 1.5 0 1 0 0 3 1.5 1.5 0 1 0 0-3ZM8 2.8V1.4M3.8 3.9l-.8-1.2M12.2 3.9l.8-1.2',
  LOCATION:
    'M8 14.4C4.6 10.8 3 8.5 3 6.6a5 5 0 0 1 10 0c0 1.9-1.6 4.2-5 7.8ZM8 5a1.6 1.6 0 1 0 0 3.2A1.6 1.6 0 1 0 8 5Z',
  INTENT: 'M7.2 3.2a5.6 5.6 0 1 0 5.6 5.6M7.2 6.1a2.7 2.7 0 1 0 2.7 2.7M7.2 8.8l5.3-5.3M12.5 3.5V1.4M12.5 3.5h2.1',
  LIVENESS: 'M1.2 8.6h3L5.9 4l3.2 8.4 1.9-5 .9 1.2h2.9',
};

export const CLAIM_LINES = {
  time: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 1 0 8 1.8ZM8 4.6V8l2.4 1.8',
  place: 'M2 7.6 8 2.4l6 5.2M3.8 6.4v7.2h8.4V6.4M6.6 13.6V9.8h2.8v3.8',
  state: 'M13.4 9.6A5.8 5.8 0 1 1 6.6 2.4a4.6 4.6 0 0 0 6.8 7.2Z',
  activity:
    'M9.4 1.6a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 1 0 0-2.4ZM8.4 5.8 7.2 9.6l2.6 1.8v3M7.2 9.6l-2.6 4.6M8.4 5.8 5.2 7.4M8.4 5.8l1.8 2 2.4.4',
} as const;
export type Claim = keyof typeof CLAIM_LINES;

/** A cross, a call, two links of a chain. */
export const LINK_LINES: { readonly [kind in LinkKind]: string } = {
  MAJOR: 'M4 4l8 8M12 4l-8 8',
  MINOR: 'M8 2.8v6.4M8 12.6v.01',
  CORROBORATES:
    'M6.6 9.4l2.8-2.8M7.2 4.8l1.5-1.5a2.8 2.8 0 0 1 4 4l-1.5 1.5M8.8 11.2l-1.5 1.5a2.8 2.8 0 0 1-4-4l1.5-1.5',
};

export const STRIKE = 'M8 1.8 13.4 4v3.6c0 3.2-2.2 5.4-5.4 6.6-3.2-1.2-5.4-3.4-5.4-6.6V4ZM5.6 10.2l4.8-4.8';
export const PLUS = 'M8 3.2v9.6M3.2 8h9.6';
export const CROSS = 'M4 4l8 8M12 4l-8 8';
export const TICK = 'M3.4 8.6 6.6 11.8 12.8 4.6';
export const HALF = 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 1 0 8 1.8ZM8 1.8v12.4M8 5.4l4.6-1M8 8.6l6-1.2M8 11.8l5-1.2';
export const REPLAY = 'M3 8a5 5 0 1 0 1.6-3.7M4.4 1.8v2.8h2.8';
