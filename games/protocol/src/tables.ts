import { type CardSet, placesOf, setOf } from '@lockstep/cards';
import type { Card } from './card.ts';
import { PAYLOADS } from './cardset.ts';
import { compliance } from './compliance.ts';
import { type Clause, clauseHolds } from './path.ts';
import { enforcedPaths } from './protocol-rule.ts';
import type { Script } from './script.ts';

/** What every step looks up instead of computing: all that depends on the puzzle and one payload alone. */
export interface Tables {
  /** All dealt cards. */
  readonly all: CardSet;
  readonly sketchy: CardSet;
  /** Which schedule entry each turn belongs to. */
  readonly entryOf: Uint8Array;
  readonly paths: readonly (readonly (readonly Clause[])[])[];
  /** By payload: Compliance if accepted. */
  readonly worth: Uint8Array;
  /** By payload: the set of its one card with the highest Impact, the first dealt of equals. */
  readonly strongest: Uint16Array;
  /** By entry × PAYLOADS: the first path satisfied where no card repeats; NO_PATH if none. */
  readonly pathFresh: Uint8Array;
  /** By turn × PAYLOADS, where a card repeats and where none does. */
  readonly repeated: Uint32Array;
  readonly fresh: Uint32Array;
  /** The Evidence a puzzle begins with, or 0 where it begins with a draft. */
  readonly drafted: CardSet;
}

export const NO_PATH = 255;

/** What becomes of a payload, in one number: its path or NO_PATH, what it takes off Resistance, by how much Scrutiny rises. */
type Verdict = number;
const makeVerdict = (path: number, compliance: number, rise: number): Verdict =>
  path | (compliance << 8) | (rise << 16);
export const pathOf = (verdict: Verdict): number => verdict & 255;
export const complianceOf = (verdict: Verdict): number => (verdict >> 8) & 255;
export const riseOf = (verdict: Verdict): number => verdict >> 16;

export const cardsOf = (cards: readonly Card[], set: CardSet): Card[] => placesOf(set).map((place) => cards[place]!);

const firstPath = (paths: readonly (readonly Clause[])[], payload: readonly Card[], fresh: boolean): number => {
  const at = paths.findIndex((clauses) => clauses.every((clause) => clauseHolds(clause, payload, fresh)));
  return at < 0 ? NO_PATH : at;
};

const strongestOf = (cards: readonly Card[], set: CardSet): CardSet => {
  let best = -1;
  for (const place of placesOf(set)) if (best < 0 || cards[place]!.impact > cards[best]!.impact) best = place;
  return 1 << best;
};

export const compileTables = (script: Script): Tables => {
  const { card: cards, schedule, tuning } = script;
  const all = (1 << cards.length) - 1;
  const payloads = PAYLOADS.map((set) => ((set & all) === set ? cardsOf(cards, set) : undefined));
  const paths = schedule.map((entry) => enforcedPaths(script.protocol.find(({ id }) => id === entry.protocol)!, entry));
  const judge = (fresh: boolean): Uint8Array =>
    Uint8Array.from(
      paths.flatMap((ways) => payloads.map((payload) => (payload ? firstPath(ways, payload, fresh) : NO_PATH))),
    );
  const sketchy = setOf(cards.flatMap((card, place) => (card.trust === 'SKETCHY' ? [place] : [])));
  const entryOf = Uint8Array.from({ length: script.turns + 2 }, (_, turn) =>
    Math.max(0, schedule.filter((entry) => entry.from <= turn).length - 1),
  );
  const worth = Uint8Array.from(payloads, (payload) => (payload ? compliance(tuning, payload) : 0));
  const verdict = (path: number, index: number): Verdict => {
    const accepted = path !== NO_PATH;
    const risky = (PAYLOADS[index]! & sketchy) !== 0 ? tuning.sketchy_scrutiny : 0;
    return makeVerdict(path, accepted ? worth[index]! : 0, risky + (accepted ? 0 : tuning.failed_scrutiny));
  };
  const verdictsOf = (judged: Uint8Array): Uint32Array =>
    Uint32Array.from({ length: entryOf.length * PAYLOADS.length }, (_, at) => {
      const index = at % PAYLOADS.length;
      return verdict(judged[entryOf[Math.floor(at / PAYLOADS.length)]! * PAYLOADS.length + index]!, index);
    });
  const pathFresh = judge(true);
  return {
    all,
    sketchy,
    entryOf,
    paths,
    worth,
    strongest: Uint16Array.from(payloads, (payload, i) => (payload ? strongestOf(cards, PAYLOADS[i]!) : 0)),
    pathFresh,
    repeated: verdictsOf(judge(false)),
    fresh: verdictsOf(pathFresh),
    drafted: setOf((script.evidence ?? []).map((id) => cards.findIndex((card) => card.id === id))),
  };
};
