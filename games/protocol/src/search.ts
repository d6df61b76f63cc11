import { type CardSet, placesOf } from '@lockstep/cards';
import type { Lines, Search } from '@lockstep/kernel';
import type { Action } from './action.ts';
import { PAYLOAD_INDEX, PAYLOADS } from './cardset.ts';
import { resonanceOf } from './compliance.ts';
import { scanRoom } from './scan.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { satisfiedPath } from './submit.ts';
import { cardsOf, NO_PATH } from './tables.ts';
import { idsOf } from './turn.ts';

/** By schedule entry, then by hand: the most Compliance any payload out of that hand could gain. */
type Ceilings = readonly Uint8Array[];

interface SearchTables {
  readonly full: Ceilings;
  readonly plain: Ceilings;
  /** Payloads with neither resonance nor a SKETCHY card. */
  readonly isPlain: readonly boolean[];
  /** Entries with a path that asks about the previous payload. */
  readonly remembers: readonly boolean[];
}

const ceilings = ({ tables }: Setup, counts: (index: number) => boolean): Ceilings =>
  tables.paths.map((_, entry) => {
    const most = new Uint8Array(tables.all + 1);
    const worth = (payload: CardSet): number => {
      const index = PAYLOAD_INDEX[payload]!;
      const passes = tables.pathFresh[entry * PAYLOADS.length + index] !== NO_PATH && counts(index);
      return passes ? tables.worth[index]! : 0;
    };
    for (let hand = 1; hand <= tables.all; hand += 1) {
      const first = hand & -hand;
      const others = hand & ~first;
      let best = Math.max(most[others]!, worth(first));
      for (let rest = others; rest > 0; rest &= rest - 1) best = Math.max(best, worth(first | (rest & -rest)));
      most[hand] = best;
    }
    return most;
  });

const known = new WeakMap<Setup, SearchTables>();

const tablesOf = (setup: Setup): SearchTables => {
  const kept = known.get(setup);
  if (kept) return kept;
  const { script, tables } = setup;
  const isPlain = PAYLOADS.map(
    (payload) =>
      (payload & tables.all) === payload &&
      (payload & tables.sketchy) === 0 &&
      resonanceOf(script.tuning, cardsOf(script.card, payload)).length === 0,
  );
  const made: SearchTables = {
    full: ceilings(setup, () => true),
    plain: ceilings(setup, (index) => isPlain[index]!),
    isPlain,
    remembers: tables.paths.map((paths) => paths.some((path) => path.some((clause) => clause.kind === 'no-repeat'))),
  };
  known.set(setup, made);
  return made;
};

/** As if every turn to come were the best payload of the hand, never refused for a repeat, and no Audit came. */
const boundOf = ({ script, tables }: Setup, state: State, most: Ceilings, hand: CardSet): number => {
  let left = state.resistance;
  for (let turn = state.turn; turn <= script.turns; turn += 1) {
    left -= most[tables.entryOf[turn]!]![hand]!;
    if (left <= 0) return script.turns - turn + 1;
  }
  return 0;
};

const handOf = ({ tables }: Setup, state: State): CardSet => (state.evidence === 0 ? tables.all : state.evidence);

/** Room for each part of a key; together they stay below 2^53, so that a key is one exact number. */
const PAYLOADS_ROOM = 128;
const QUARANTINE_ROOM = 64;
const SET_ROOM = 4096;
const TURN_ROOM = 16;
const SCANS_ROOM = 4;
const FORGOTTEN = PAYLOADS_ROOM - 1;

/** What a SCAN-free future depends on, in addition to Resistance. The previous payload counts only where the protocol asks for it. */
const scanlessKey = (setup: Setup, state: State): number => {
  const asks = tablesOf(setup).remembers[setup.tables.entryOf[state.turn]!]!;
  const previous = asks ? PAYLOAD_INDEX[state.previous & state.evidence]! & FORGOTTEN : FORGOTTEN;
  const quarantine =
    state.quarantined === 0 ? 0 : ((32 - Math.clz32(state.quarantined)) << 2) | (state.quarantineEnds - state.turn);
  const small = (state.scrutiny * TURN_ROOM + state.turn) * PAYLOADS_ROOM + previous;
  return (small * QUARANTINE_ROOM + quarantine) * SET_ROOM + state.evidence;
};

/** With SCANs to come, the whole previous payload, the discards and the SCANs used count as well. */
const anyKey = (setup: Setup, state: State): number => {
  const previous = PAYLOAD_INDEX[state.previous]! & FORGOTTEN;
  const seen = scanlessKey(setup, state) * PAYLOADS_ROOM + previous;
  return (seen * SET_ROOM + state.discarded) * SCANS_ROOM + state.scans;
};

const any: Lines<Setup, State, Action> = {
  allows: () => true,
  bound: (setup, state) => {
    const hand = scanRoom(setup, state) > 0 ? setup.tables.all & ~state.discarded : handOf(setup, state);
    return boundOf(setup, state, tablesOf(setup).full, hand);
  },
  key: anyKey,
};

const scanless: Lines<Setup, State, Action> = {
  allows: (_setup, _state, action) => action.kind !== 'scan',
  bound: (setup, state) => boundOf(setup, state, tablesOf(setup).full, handOf(setup, state)),
  key: scanlessKey,
};

/** No SKETCHY card, no SCAN. */
const safe: Lines<Setup, State, Action> = {
  allows: ({ tables }, _state, { kind, cards }) =>
    kind === 'draft' || (kind === 'submit' && (cards & tables.sketchy) === 0),
  bound: (setup, state) => boundOf(setup, state, tablesOf(setup).full, handOf(setup, state) & ~setup.tables.sketchy),
  key: scanlessKey,
};

/** No accepted payload that resonates or holds a SKETCHY card. */
const plain: Lines<Setup, State, Action> = {
  allows: (setup, state, { kind, cards }) =>
    kind === 'draft' ||
    (kind === 'submit' &&
      (tablesOf(setup).isPlain[PAYLOAD_INDEX[cards]!]! || satisfiedPath(setup, state, cards) === NO_PATH)),
  bound: (setup, state) => boundOf(setup, state, tablesOf(setup).plain, handOf(setup, state)),
  key: scanlessKey,
};

export const search: Search<Setup, State, Action> = {
  cost: (_setup, state) => state.resistance,
  excellent: ({ script }) => script.tuning.gold_turns_left + 1,
  secretFree: 'scanless',
  // Before the draft too, a card of the first payload helps more than one of the six to keep.
  keyWord: (setup, line) => {
    const payload = line.find(({ kind }) => kind === 'submit');
    return payload && idsOf(setup, payload.cards)[0];
  },
  lines: { any, scanless, safe, plain },
};

/** The cards of a hand, strongest first; equals in deal order. */
export const byImpact = ({ script }: Setup, hand: CardSet): readonly number[] =>
  placesOf(hand).sort((a, b) => script.card[b]!.impact - script.card[a]!.impact || a - b);
