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
  /** By entry × PAYLOADS: the first path satisfied, when a card repeats and when none does; NO_PATH if none. */
  readonly pathRepeated: Uint8Array;
  readonly pathFresh: Uint8Array;
  /** The Evidence a puzzle begins with, or 0 where it begins with a draft. */
  readonly drafted: CardSet;
}

export const NO_PATH = 255;

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
  return {
    all,
    sketchy: setOf(cards.flatMap((card, place) => (card.trust === 'SKETCHY' ? [place] : []))),
    entryOf: Uint8Array.from({ length: script.turns + 2 }, (_, turn) =>
      Math.max(0, schedule.filter((entry) => entry.from <= turn).length - 1),
    ),
    paths,
    worth: Uint8Array.from(payloads, (payload) => (payload ? compliance(tuning, payload) : 0)),
    strongest: Uint16Array.from(payloads, (payload, i) => (payload ? strongestOf(cards, PAYLOADS[i]!) : 0)),
    pathRepeated: judge(false),
    pathFresh: judge(true),
    drafted: setOf((script.evidence ?? []).map((id) => cards.findIndex((card) => card.id === id))),
  };
};
