import { type CardSet, subsets } from '@lockstep/cards';
import { MOST_CARDS, PAYLOAD_SLOTS } from './vocabulary.ts';

const ALL = 1 << MOST_CARDS;

/** Every payload there can be: sets of one or two cards, in order. */
export const PAYLOADS: readonly CardSet[] = Array.from({ length: PAYLOAD_SLOTS }, (_, i) =>
  subsets(ALL - 1, i + 1),
).flat();

export const NO_PAYLOAD = 255;

/** The place of a set in PAYLOADS, or NO_PAYLOAD. */
export const PAYLOAD_INDEX = new Uint8Array(ALL).fill(NO_PAYLOAD);
PAYLOADS.forEach((set, i) => {
  PAYLOAD_INDEX[set] = i;
});
