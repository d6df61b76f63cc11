import { type CardSet, countSmall, nthSmall, SIZE, subsets } from '@lockstep/cards';
import { pick, type Seat, type Stream } from '@lockstep/kernel';
import type { Action } from './action.ts';
import { PAYLOADS } from './cardset.ts';
import { outcome } from './outcome.ts';
import { scanRoom } from './scan.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { type Kind, MOST_CARDS, PAYLOAD_SLOTS, SCAN_SLOTS } from './vocabulary.ts';

const SETS = 1 << MOST_CARDS;

/** One object for each action there is, so that lists of them share it. */
const ACTIONS: { readonly [kind in Kind]: (Action | undefined)[] } = {
  draft: new Array(SETS),
  submit: new Array(SETS),
  scan: new Array(SETS),
};

export const actionOf = (kind: Kind, cards: CardSet): Action => {
  const known = ACTIONS[kind][cards];
  if (known !== undefined) return known;
  const made = Object.freeze({ kind, cards });
  ACTIONS[kind][cards] = made;
  return made;
};

/** Those of one or two cards are made beforehand: a draw looks them up by their set. */
const smallOf = (kind: Kind): readonly (Action | undefined)[] => {
  for (const cards of PAYLOADS) actionOf(kind, cards);
  return ACTIONS[kind];
};
const SUBMITS = smallOf('submit');
const SCANS = smallOf('scan');

/** By size of the deal and how many are kept. */
const drafts: (readonly Action[] | undefined)[] = new Array((MOST_CARDS + 1) ** 2);

const draftsOf = (all: CardSet, keep: number): readonly Action[] => {
  const key = SIZE[all]! * (MOST_CARDS + 1) + keep;
  const known = drafts[key];
  if (known !== undefined) return known;
  const made = subsets(all, keep).map((cards) => actionOf('draft', cards));
  drafts[key] = made;
  return made;
};

/** In order: SUBMITs, then SCANs; fewer cards first, then deal order. */
const turnAction = (evidence: CardSet, usable: CardSet, submits: number, at: number): Action =>
  at < submits ? SUBMITS[nthSmall(usable, at)]! : SCANS[nthSmall(evidence, at - submits)]!;

/**
 * By quarantined card and room to SCAN, then by Evidence: a bounded number of lists, each made once. They are shared, yet not
 * frozen, because V8 reads a frozen array several times slower; `readonly` guards them.
 */
const turns: (readonly Action[] | undefined)[][] = [];

const turnActions = (evidence: CardSet, quarantined: CardSet, room: number): readonly Action[] => {
  const key = (32 - Math.clz32(quarantined)) * (SCAN_SLOTS + 1) + room;
  turns[key] ??= new Array(SETS);
  const lists = turns[key];
  const known = lists[evidence];
  if (known !== undefined) return known;
  const usable = evidence & ~quarantined;
  const submits = countSmall(usable, PAYLOAD_SLOTS);
  const made = Array.from({ length: submits + countSmall(evidence, room) }, (_, at) =>
    turnAction(evidence, usable, submits, at),
  );
  lists[evidence] = made;
  return made;
};

export const legalActions = (setup: Setup, state: State): readonly Action[] => {
  if (state.evidence === 0) return draftsOf(setup.tables.all, setup.script.tuning.keep);
  const room = scanRoom(setup, state);
  // Where nothing can be discarded a quarantined card is as good as absent, and far fewer lists are needed.
  return room === 0
    ? turnActions(state.evidence & ~state.quarantined, 0, 0)
    : turnActions(state.evidence, state.quarantined, room);
};

const SEAT: readonly Seat[] = [0];
const NONE: readonly never[] = [];

export const toMove = (setup: Setup, state: State): readonly Seat[] =>
  outcome(setup, state) === undefined ? SEAT : NONE;

export const legal = (setup: Setup, state: State, seat: Seat): readonly Action[] =>
  seat === 0 && outcome(setup, state) === undefined ? legalActions(setup, state) : NONE;

export const drawLegal = (
  setup: Setup,
  state: State,
  seat: Seat,
  chance: Pick<Stream, 'below'>,
): Action | undefined => {
  if (seat !== 0 || outcome(setup, state) !== undefined) return undefined;
  const { evidence } = state;
  if (evidence === 0) return pick(chance, draftsOf(setup.tables.all, setup.script.tuning.keep));
  const usable = evidence & ~state.quarantined;
  const submits = countSmall(usable, PAYLOAD_SLOTS);
  return turnAction(evidence, usable, submits, chance.below(submits + countSmall(evidence, scanRoom(setup, state))));
};
