import { createHash, type Hash, hash } from 'node:crypto';

export const sha256 = (text: string): string => hash('sha256', text, 'hex');

interface Begun {
  readonly text: string;
  readonly hash: Hash;
}

/** Beginnings that were read, the newest first; shorter ones are read again sooner than they are found. */
const begun: Begun[] = [];
const BEGUN_KEPT = 8;
const LONG = 4096;

/** The digest of two texts that stand one after the other. A long beginning that recurs is read once. */
export const sha256After = (beginning: string, rest: string): string => {
  if (beginning.length < LONG) return sha256(beginning + rest);
  let known = begun.find(({ text }) => text === beginning);
  if (!known) {
    known = { text: beginning, hash: createHash('sha256').update(beginning) };
    begun.unshift(known);
    begun.length = Math.min(begun.length, BEGUN_KEPT);
  }
  return known.hash.copy().update(rest).digest('hex');
};
