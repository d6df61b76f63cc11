import { compareSets } from '@lockstep/cards';
import { expect, test } from 'vitest';
import { NO_PAYLOAD, PAYLOAD_INDEX, PAYLOADS } from './cardset.ts';

test('[P20] the payloads of twelve cards are 12 + 66, in that order, and no other set is one', () => {
  expect(PAYLOADS).toHaveLength(78);
  for (let i = 1; i < PAYLOADS.length; i += 1) expect(compareSets(PAYLOADS[i - 1]!, PAYLOADS[i]!)).toBe(-1);
  for (const [i, set] of PAYLOADS.entries()) expect(PAYLOAD_INDEX[set]).toBe(i);
  expect([0, 0b111, 4095].map((set) => PAYLOAD_INDEX[set])).toEqual([NO_PAYLOAD, NO_PAYLOAD, NO_PAYLOAD]);
});
