import type { Family, GateFamily } from '@lockstep/gates';
import type { AnyMove } from './choice.ts';

/** Silhouettes on a 16-unit grid: a family is known by its outline before its colour. */
export const FAMILY_SHAPES: { readonly [family in Family]: string } = {
  SENSOR:
    'M8 1a7 7 0 1 0 0 14A7 7 0 1 0 8 1ZM8 3.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 1 1 0-8.8ZM8 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 1 0 0-3.6Z',
  POLICY: 'M8 .8 14.2 3v4.8c0 3.4-2.3 5.8-6.2 7.4-3.9-1.6-6.2-4-6.2-7.4V3ZM5 5.4v1.8h6V5.4ZM5 8.8v1.8h6V8.8Z',
  PURCHASE: 'M3 .8h10v14l-1.7-1.5-1.6 1.5L8 13.3l-1.7 1.5-1.6-1.5L3 14.8ZM5.2 4v1.7h5.6V4ZM5.2 7.4v1.7h5.6V7.4Z',
  HUMAN: 'M8 1.2a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 1 1 0-6.8ZM1.8 15c0-3.9 2.6-6 6.2-6s6.2 2.1 6.2 6Z',
  PLACE:
    'M8 15.4C4.2 11.4 2.4 8.7 2.4 6.4a5.6 5.6 0 0 1 11.2 0c0 2.3-1.8 5-5.6 9ZM8 4.2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 1 0 0-4.4Z',
  MEDIA: 'M1 2.6h14v10.8H1ZM6.4 5.2v5.6L11.2 8Z',
};

/** What a gate doubts: a seal, a dial, two rings, a page, waves, a face. */
export const DOUBT_LINES: { readonly [doubt in GateFamily]: string } = {
  verification: 'M8 1.6 13.4 3.6v4.2c0 3-2 5.2-5.4 6.6-3.4-1.4-5.4-3.6-5.4-6.6V3.6ZM5.6 7.8l1.8 1.8 3.2-3.4',
  time: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 1 0 8 1.8ZM8 4.6V8l2.4 1.8',
  consistency: 'M6 3.6a4.4 4.4 0 1 0 0 8.8A4.4 4.4 0 1 0 6 3.6ZM10 3.6a4.4 4.4 0 1 0 0 8.8A4.4 4.4 0 1 0 10 3.6Z',
  policy: 'M3.4 1.8h6.2l3 3v9.4H3.4ZM9.4 1.8v3.2h3.2M5.8 8h4.4M5.8 10.8h4.4',
  sensor:
    'M5.6 10.4a3.4 3.4 0 0 1 0-4.8M10.4 5.6a3.4 3.4 0 0 1 0 4.8M3.3 12.7a6.6 6.6 0 0 1 0-9.4M12.7 3.3a6.6 6.6 0 0 1 0 9.4M8 8h.01',
  context: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 1 0 8 1.8ZM5.8 6.4h.01M10.2 6.4h.01M5.2 10.6h5.6',
};

/** A plug pushed in, a flag, a crossed wire, two links, a turn of cards, a spark. */
export const MOVE_LINES: { readonly [move in AnyMove]: string } = {
  inject: 'M8 1.6v8.4M4.8 6.8 8 10l3.2-3.2M2.4 10.6v3.2h11.2v-3.2',
  submit: 'M3 1.8h7l3 3v9.4H3ZM9.6 1.8v3.4H13M5.4 8h5.2M5.4 10.8h5.2',
  flag: 'M3.8 14.4V1.8M3.8 2.6h8.8l-2.2 3 2.2 3H3.8',
  rewire:
    'M1.6 4.4h2.8c3.6 0 3.6 7.2 7.2 7.2h2.6M1.6 11.6h2.8c3.6 0 3.6-7.2 7.2-7.2h2.6M12.4 2.4l2 2-2 2M12.4 9.6l2 2-2 2',
  corroborate:
    'M6.6 9.4l2.8-2.8M7.2 4.8l1.5-1.5a2.8 2.8 0 0 1 4 4l-1.5 1.5M8.8 11.2l-1.5 1.5a2.8 2.8 0 0 1-4-4l1.5-1.5',
  cycle: 'M13.6 6.8A5.8 5.8 0 0 0 3.2 4.6M3 1.8v3.2h3.2M2.4 9.2a5.8 5.8 0 0 0 10.4 2.2M13 14.2V11H9.8',
  exploit: 'M9.2 1.2 3 9h4.2l-.8 5.8L13 6.6H8.6Z',
};

export const TICK = 'M3.4 8.6 6.6 11.8 12.8 4.6';
export const CROSS = 'M4 4l8 8M12 4l-8 8';
export const LINK = MOVE_LINES.corroborate;
export const WIRE = MOVE_LINES.rewire;
export const TOKEN = 'M8 1.2 13.9 4.6v6.8L8 14.8 2.1 11.4V4.6Z';
export const EYE = 'M1.4 8S3.8 3.6 8 3.6 14.6 8 14.6 8 12.2 12.4 8 12.4 1.4 8 1.4 8ZM8 6a2 2 0 1 0 0 4 2 2 0 1 0 0-4Z';
export const DRAWER = 'M2 3h12v10H2ZM2 8h12M6.6 5.5h2.8M6.6 10.5h2.8';
export const PADLOCK = 'M3.4 7.2h9.2v6.8H3.4ZM5.4 7.2V5a2.6 2.6 0 0 1 5.2 0v2.2';
