import type { Mutable, Seed } from '@lockstep/kernel';

import type { Setup } from './setup.ts';
import { AUDITS, type Audit, type Band, MODIFIERS, type Move } from './vocabulary.ts';

export { placesOf } from '@lockstep/cards';

export interface State {
  /** The turn being played, from 1; one past the last when the budget is used up. */
  readonly turn: number;
  readonly scrutiny: number;
  readonly tokens: number;
  /** Sets of cards: bit i is the i-th of the deck. */
  readonly hand: number;
  readonly pile: number;
  readonly discard: number;
  /** Of each gate; 0 is cleared. */
  readonly strengths: readonly number[];
  /** Of each gate: 0, or what `declare` makes of a declared path. */
  readonly flags: readonly number[];
  /** Of each gate: the last turn on which it is disabled, 0 for not at all. */
  readonly disabled: readonly number[];
  /** Cards that are VERIFIED or SKETCHY by now; the others are PLAUSIBLE. */
  readonly verified: number;
  readonly sketchy: number;
  readonly corroborated: number;
  readonly rewired: number;
  /** Of each REWIRE, the card × 256 and the row. */
  readonly rewires: readonly number[];
  /** Cards that come back to the hand after their next INJECT. */
  readonly returning: number;
  /** Cards CORROBORATEd on the turn after their REWIRE. */
  readonly bound: number;
  readonly charges: readonly number[];
  readonly last: Move | null;
  /** The card REWIREd on the turn before, −1 for none. */
  readonly lastRewired: number;
  /** Families of the last INJECT, and those of them that the INJECT before had too. */
  readonly families: number;
  readonly repeated: number;
  /** Its place in AUDITS, −1 for none, and the last turn on which it holds. */
  readonly audit: number;
  readonly auditEnds: number;
  /** How many Audits of the HIGH band there were. */
  readonly highAudits: number;
  readonly exploit: boolean;
  /** Cards drawn that a player could not know: only in a preview. */
  readonly unseen: number;
  /** How far the stream of draws has been read. */
  readonly drawAt: number;
  /** A secret: null in what a player can know. */
  readonly seed: Seed | null;
}

export const copy = (state: State): Mutable<State> => ({
  turn: state.turn,
  scrutiny: state.scrutiny,
  tokens: state.tokens,
  hand: state.hand,
  pile: state.pile,
  discard: state.discard,
  strengths: state.strengths,
  flags: state.flags,
  disabled: state.disabled,
  verified: state.verified,
  sketchy: state.sketchy,
  corroborated: state.corroborated,
  rewired: state.rewired,
  rewires: state.rewires,
  returning: state.returning,
  bound: state.bound,
  charges: state.charges,
  last: state.last,
  lastRewired: state.lastRewired,
  families: state.families,
  repeated: state.repeated,
  audit: state.audit,
  auditEnds: state.auditEnds,
  highAudits: state.highAudits,
  exploit: state.exploit,
  unseen: state.unseen,
  drawAt: state.drawAt,
  seed: state.seed,
});

/** The list with one entry changed. */
export const replaceAt = (list: readonly number[], at: number, value: number): readonly number[] => {
  const next = list.slice();
  next[at] = value;
  return next;
};

/** How many cards a set holds: a deck is larger than a deal. */
export const sizeOf = (set: number): number => {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size += 1;
  return size;
};

/** How trusted a card is by now: its place in TRUSTS. */
export const trustOf = (state: State, card: number): number =>
  (state.verified >> card) & 1 ? 2 : (state.sketchy >> card) & 1 ? 0 : 1;

/** A declared path: which, which of its clauses is struck (−1 for none), and the last turn on which it holds. */
export interface PathDeclaration {
  readonly path: number;
  readonly strike: number;
  readonly ends: number;
}

export const declare = ({ path, strike, ends }: PathDeclaration): number => 1 + path + 8 * (strike + 1) + 64 * ends;

export const declaredPath = (flag: number): number => (flag === 0 ? -1 : (flag & 7) - 1);
export const struckClause = (flag: number): number => ((flag >> 3) & 7) - 1;
export const flagEnds = (flag: number): number => flag >> 6;

export const bandOf = ({ tuning }: Setup, scrutiny: number): Band =>
  scrutiny >= tuning.high_from ? 'HIGH' : scrutiny >= tuning.med_from ? 'MED' : 'LOW';

export const auditRuns = ({ audit: running }: State, audit: Audit): boolean =>
  running >= 0 && AUDITS[running] === audit;

const DEEP = 1 << MODIFIERS.indexOf('modifier.DEEP_VERIFY');
const NARROW = 1 << MODIFIERS.indexOf('modifier.NARROW_CHANNEL');

/** G7: DEEP_VERIFY, as a modifier or as an Audit. */
export const isDeep = (setup: Setup, state: State): boolean =>
  (setup.modifiers & DEEP) !== 0 || auditRuns(state, 'audit.DEEP_VERIFY');

export const isNarrow = (setup: Setup, state: State): boolean =>
  (setup.modifiers & NARROW) !== 0 || auditRuns(state, 'audit.NARROW_CHANNEL');

export const isWon = ({ strengths }: State): boolean => {
  for (let gate = 0; gate < strengths.length; gate += 1) if (strengths[gate] !== 0) return false;
  return true;
};
export const isOver = (setup: Setup, state: State): boolean => isWon(state) || state.turn > setup.script.turns;
