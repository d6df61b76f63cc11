import type { Factor, Part } from '@lockstep/gates';

/** [3, 4] is "0.75", [4, 3] is "4/3". */
export const fractionWords = ([over, under]: readonly [number, number]): string => {
  if ((over * 100) % under !== 0) return `${over}/${under}`;
  return String(over / under);
};

/** Why damage is more or less than the path's own number. */
export const FACTOR_NAME: { readonly [factor in Factor]: string } = {
  POWER: 'power',
  TRUST: 'trust',
  STRICTNESS: 'unconfirmed',
  CORROBORATED: 'corroborated',
  REWIRED: 'rewired',
  DECLARED: 'declared path',
  NARROW_CHANNEL: 'Narrow Channel',
  RATE_LIMIT: 'Rate Limit',
  TIMESTAMP_HARDLINE: 'Timestamp Hardline',
  SOURCE_LOCK: 'Source Lock',
  DISABLED: 'gate disabled',
  DOOR_CHAIN: 'Door Chain',
};

export const FACTOR_MEANS: { readonly [factor in Factor]: string } = {
  POWER: 'the power of the payload, all its artifacts together',
  TRUST: 'the least trusted artifact of the payload',
  STRICTNESS: 'an artifact in it is neither VERIFIED nor corroborated',
  CORROBORATED: 'an artifact in it is corroborated',
  REWIRED: 'an artifact in it was REWIREd',
  DECLARED: 'the path is the one FLAG declared',
  NARROW_CHANNEL: 'a single artifact under Narrow Channel',
  RATE_LIMIT: 'a family of the INJECT before, under Rate Limit',
  TIMESTAMP_HARDLINE: 'nothing TIMESTAMPED in it, under Timestamp Hardline',
  SOURCE_LOCK: 'no SENSOR in it while Source Lock lasts',
  DISABLED: 'the gate is disabled: trust and confirmation do not count',
  DOOR_CHAIN: 'another open gate is stronger, under Door Chain',
};

/** "× 0.75 unconfirmed" */
export const partWords = ({ factor, by }: Part): string => `× ${fractionWords(by)} ${FACTOR_NAME[factor]}`;

const isPlain = ({ by }: Part): boolean => by[0] === by[1];

/** "40 × 1.1 trust × 0.75 unconfirmed": what changes nothing is left out. */
export const chainWords = (base: number, parts: readonly Part[]): string =>
  [String(base), ...parts.filter((part) => !isPlain(part)).map(partWords)].join(' ');
