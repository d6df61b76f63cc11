import { sha256 } from '#sha256';
import { hex8 } from './fold.ts';

/** Where all chance of one game comes from. A scripted seed (tests) names the rolls of each stream instead. */
export interface Seed {
  readonly hi: number;
  readonly lo: number;
  readonly rolls?: { readonly [stream: string]: readonly number[] };
}

const SIXTEEN_HEX = /^[0-9a-f]{16}$/;

/** Sixteen hex digits are the seed itself; any other text is a name for one. */
export const parseSeed = (text: string): Seed => {
  const digits = SIXTEEN_HEX.test(text) ? text : sha256(text).slice(0, 16);
  return { hi: Number.parseInt(digits.slice(0, 8), 16), lo: Number.parseInt(digits.slice(8), 16) };
};

export const makeSeed = (seed: Seed): string => hex8(seed.hi) + hex8(seed.lo);

/** What everyone draws from on a date, in a game whose dates need no search. */
export const seedOfDate = (game: string, date: string): Seed => parseSeed(`${game} daily ${date}`);
