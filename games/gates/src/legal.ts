import type { Seat } from '@lockstep/kernel';
import { type Action, compare, makeAction } from './action.ts';
import { attempt } from './attempt.ts';
import { ATTACHES } from './moves/attach.ts';
import { strikesOf } from './moves/flag.ts';
import { payloadOf, tagsOf } from './payload.ts';
import type { Setup } from './setup.ts';
import { isNarrow, isOver, placesOf, type State, sizeOf } from './state.ts';
import { refusalOf } from './step.ts';
import { tokenCost } from './tokens.ts';
import { ANCHOR, CORROBORATOR } from './tools.ts';
import { MOVES, type Move, TOOLS } from './vocabulary.ts';

/** Sets of one or two cards of a hand. */
export const payloadsOf = (hand: number, most: number): number[] => {
  const sets: number[] = [];
  for (let rest = hand; rest !== 0; rest &= rest - 1) sets.push(rest & -rest);
  const cards = sets.length;
  if (most > 1)
    for (let one = 0; one < cards; one += 1)
      for (let two = one + 1; two < cards; two += 1) sets.push(sets[one]! | sets[two]!);
  return sets;
};

export const openGates = ({ strengths }: State): number[] => {
  const open: number[] = [];
  for (let gate = 0; gate < strengths.length; gate += 1) if (strengths[gate]! > 0) open.push(gate);
  return open;
};

/** Tools that go into an INJECT and have a charge left; −1 is none. */
export const injectTools = ({ charges }: State): number[] => {
  const tools = [-1];
  for (let tool = 0; tool < TOOLS.length; tool += 1)
    if (tool !== CORROBORATOR && tool !== ANCHOR && charges[tool]! > 0) tools.push(tool);
  return tools;
};

const injects = (setup: Setup, state: State): Action[] => {
  const sets = payloadsOf(state.hand, isNarrow(setup, state) ? 1 : setup.tuning.inject_most);
  return openGates(state).flatMap((gate) =>
    injectTools(state).flatMap((tool) => sets.map((cards) => makeAction('inject', cards, { gate, tool }))),
  );
};

const one = (state: State): number[] => [0, ...placesOf(state.hand).map((card) => 1 << card)];

const flags = (setup: Setup, state: State): Action[] =>
  openGates(state).flatMap((gate) =>
    setup.gates[gate]!.paths.flatMap((_, path) => {
      const strikes = strikesOf(setup, gate, path);
      const struck = strikes === 0 ? [-1] : Array.from({ length: strikes }, (__, i) => i);
      return struck.flatMap((strike) => one(state).map((cards) => makeAction('flag', cards, { gate, path, strike })));
    }),
  );

/** What REWIRE could be tried with: every row that starts from a tag the card has. */
const rewires = (setup: Setup, state: State): Action[] =>
  placesOf(state.hand).flatMap((card) =>
    setup.rows
      .filter(({ from }) => (tagsOf(setup, state, card) >> from) & 1)
      .flatMap(({ from, to }) =>
        [-1, ...(state.charges[ANCHOR]! > 0 ? [ANCHOR] : [])].map((tool) =>
          makeAction('rewire', 1 << card, { from, to, tool }),
        ),
      ),
  );

const corroborations = (state: State): Action[] => {
  const places = placesOf(state.hand);
  return places.flatMap((lead) => [
    makeAction('corroborate', 1 << lead, { lead }),
    ...places
      .filter((anchor) => anchor !== lead)
      .map((anchor) => makeAction('corroborate', (1 << lead) | (1 << anchor), { lead })),
  ]);
};

/** What may be put away: any of the hand, up to as many as a CYCLE takes. */
export const cyclesOf = (setup: Setup, state: State): number[] => {
  const most = isNarrow(setup, state) ? setup.tuning.narrow_cycle : sizeOf(state.hand);
  const room = Math.min(most, ATTACHES.cycle[1]);
  const sets: number[] = [];
  for (let set = state.hand; set !== 0; set = (set - 1) & state.hand) if (sizeOf(set) <= room) sets.push(set);
  return sets;
};

const exploits = (state: State): Action[] =>
  openGates(state).flatMap((gate) =>
    [false, true].flatMap((disable) => one(state).map((cards) => makeAction('exploit', cards, { gate, disable }))),
  );

/** What a move could be tried with; only `refusalOf` says whether it may be made. */
export const candidates: { readonly [move in Move]: (setup: Setup, state: State) => readonly Action[] } = {
  inject: injects,
  flag: flags,
  rewire: rewires,
  corroborate: (_, state) => corroborations(state),
  cycle: (setup, state) => cyclesOf(setup, state).map((cards) => makeAction('cycle', cards)),
  exploit: (_, state) => exploits(state),
};

/** Whether a move can be made at all now, as far as that depends on no card, gate or tool. */
export const isOpen: { readonly [move in Move]: (setup: Setup, state: State) => boolean } = {
  inject: () => true,
  flag: (setup, { tokens }) => tokenCost(setup, 'flag') <= tokens,
  rewire: (setup, { tokens }) => tokenCost(setup, 'rewire') <= tokens,
  corroborate: (_, { charges }) => charges[CORROBORATOR]! > 0,
  cycle: (_, { last }) => last !== 'cycle',
  exploit: (setup, { exploit, tokens }) => exploit && tokenCost(setup, 'exploit') <= tokens,
};

/** Whether some action of this move would not be refused. */
export const canMove = (setup: Setup, state: State, move: Move): boolean =>
  isOpen[move](setup, state) &&
  candidates[move](setup, state).some((action) => refusalOf(setup, state, action) === undefined);

/** Every way to make this move that would not be refused. */
export const legalOf = (setup: Setup, state: State, move: Move): Action[] =>
  isOpen[move](setup, state)
    ? candidates[move](setup, state).filter((action) => refusalOf(setup, state, action) === undefined)
    : [];

/** Every move that would not be refused, in the order of `compare`. */
export const legal = (setup: Setup, state: State, seat: Seat): readonly Action[] => {
  if (seat !== 0 || isOver(setup, state)) return [];
  return MOVES.flatMap((move) => legalOf(setup, state, move)).sort(compare);
};

export const toMove = (setup: Setup, state: State): readonly Seat[] => (isOver(setup, state) ? [] : [0]);

/** Whether any INJECT of the hand, with any tool at hand, would pass an open gate: a hand of which none does is dead. */
export const payloadPasses = (setup: Setup, state: State): boolean => {
  const sets = payloadsOf(state.hand, isNarrow(setup, state) ? 1 : setup.tuning.inject_most);
  const gates = openGates(state);
  return injectTools(state).some((tool) =>
    sets.some((cards) => {
      const payload = payloadOf(setup, state, cards, tool);
      return gates.some((gate) => attempt(setup, state, gate, payload).path >= 0);
    }),
  );
};
