import type { Seat } from '@lockstep/kernel';
import { type Action, makeAction } from './action.ts';
import type { Ability } from './card.ts';
import { answersTo, isAnswer } from './choice.ts';
import { type Battle, seatField } from './context.ts';
import { isFast } from './cost.ts';
import { canPay } from './pay.ts';
import { cheapest, cheapestFound, reclaimable, refusesCard } from './playable.ts';
import type { RefusalCode } from './refusals.ts';
import type { Setup } from './setup.ts';
import { ASK, CH, CH_SIZE, type MutableState, otherSeat, type State, UNKNOWN } from './state.ts';
import { onceOf } from './trigger.ts';

/** A battle to be read: nothing that is called with it writes. */
export const readOnly = (setup: Setup, state: State): Battle => ({
  setup,
  s: state as MutableState,
  log: undefined,
  halted: false,
});

/** Who has to act; −1 at the end. */
export const mover = (state: State): Seat => {
  if (state.winner >= 0) return -1;
  if (state.ask.length > 0) return state.ask[ASK.seat]!;
  switch (state.phase) {
    case 'redraw-first':
      return state.first;
    case 'redraw-second':
      return otherSeat(state.first);
    case 'answer-window':
    case 'end-window':
      return otherSeat(state.active);
    case 'opening':
    case 'start':
    case 'judgment':
    case 'after-judgment':
    case 'main':
    case 'ending':
      return state.active;
    case 'over':
      return -1;
  }
};

export const isWindow = ({ phase }: State): boolean => phase === 'answer-window' || phase === 'end-window';
const isRedraw = ({ phase }: State): boolean => phase === 'redraw-first' || phase === 'redraw-second';

const refusesPlay = (b: Battle, seat: Seat, def: number): RefusalCode | undefined => {
  if (!cheapest(b, seat, b.s.hands[seat]!, def, b.setup.defs[def]!.cost)) return 'not-in-hand';
  return refusesCard(b, seat, cheapestFound.inst, cheapestFound.cost);
};

const refusesReclaim = (b: Battle, seat: Seat, def: number): RefusalCode | undefined => {
  if (!b.s.voids[seat]!.some((inst) => b.setup.cards[inst] === def)) return 'not-in-void';
  if (!reclaimable(b, seat, def)) return 'no-reclaim';
  return refusesCard(b, seat, cheapestFound.inst, cheapestFound.cost);
};

/** The ability that `part` names: 0 where there is only one. */
export const usedAbility = (uses: readonly Ability[], part: number): Ability | undefined =>
  uses.length > 1 ? uses[part - 1] : part === 0 ? uses[0] : undefined;

const refusesUse = (b: Battle, seat: Seat, { at: place, part }: Action): RefusalCode | undefined => {
  const row = b.s.rows[seat]!;
  const o = (place - 1) * CH_SIZE;
  if (!(o >= 0 && o < row.length)) return 'no-character';
  const def = row[o + CH.def]!;
  const ability = def < 0 ? undefined : usedAbility(b.setup.defs[def]!.uses, part);
  if (!ability) return 'no-ability';
  if (ability.once >= 0 && row[o + CH.used]! & (1 << ability.once)) return 'used-this-turn';
  return canPay(b, seat, ability.phrase, row[o + CH.uid]!) ? undefined : 'cost-unpaid';
};

const refusesEmblem = (b: Battle, seat: Seat, emblem: number | undefined, part: number): RefusalCode | undefined => {
  const ability = emblem === undefined || emblem < 0 ? undefined : usedAbility(b.setup.defs[emblem]!.uses, part);
  if (!ability || emblem === undefined) return 'no-ability';
  if (ability.once >= 0) {
    const { field, bit } = onceOf(b, seat, emblem, ability);
    if (seatField(b, seat, field) & bit) return 'used-this-turn';
  }
  return canPay(b, seat, ability.phrase, 0) ? undefined : 'cost-unpaid';
};

/** Dreamsigns are numbered by their place in the script; undefined where the seat does not hold it. */
export const heldSign = ({ seats, script }: Setup, seat: Seat, sign: number): number | undefined => {
  const def = script.card.length + script.dreamcaller.length + sign;
  return seats[seat]!.signs.includes(def) ? def : undefined;
};

/** Why an action cannot be carried out now; undefined where it can. */
export const refusalOf = (b: Battle, seat: Seat, action: Action): RefusalCode | undefined => {
  const { s, setup } = b;
  if (s.winner >= 0) return 'over';
  if (mover(s) !== seat) return 'not-your-move';
  const main = s.ask.length === 0 && s.phase === 'main';
  const window = s.ask.length === 0 && isWindow(s);
  const plain = action.at === 0 && action.part === 0;
  const card = setup.defs[action.at];
  switch (action.kind) {
    case 'keep':
    case 'redraw':
      return s.ask.length === 0 && isRedraw(s) && plain ? undefined : 'not-now';
    case 'play':
      if (!main && !window) return 'not-now';
      return card && !card.isEmblem && action.part === 0 ? refusesPlay(b, seat, action.at) : 'unknown-card';
    case 'reclaim':
      if (!main && !window) return 'not-now';
      return card && !card.isEmblem && action.part === 0 ? refusesReclaim(b, seat, action.at) : 'unknown-card';
    case 'use':
      return main ? refusesUse(b, seat, action) : 'not-now';
    case 'use-caller':
      if (action.at !== 0) return 'no-ability';
      return main ? refusesEmblem(b, seat, setup.seats[seat]!.caller, action.part) : 'not-now';
    case 'use-sign':
      return main ? refusesEmblem(b, seat, heldSign(setup, seat, action.at), action.part) : 'not-now';
    case 'end':
      return main && plain ? undefined : 'not-now';
    case 'pass':
      return window && plain ? undefined : 'not-now';
    case 'choose-yours':
    case 'choose-enemy':
    case 'choose-card':
    case 'choose-enemy-card':
    case 'choose-none':
    case 'foresee':
      if (s.ask.length === 0) return 'not-now';
      if (action.part !== 0 || (action.kind === 'choose-none' && action.at !== 0)) return 'not-an-option';
      return isAnswer(b, action) ? undefined : 'not-an-option';
  }
  return 'unknown-action';
};

const REDRAWS: readonly Action[] = [makeAction('keep'), makeAction('redraw')];

/** The definitions found by `addDef`, each once, in pack order. Module-level scratch buffer, reset by `defsFound = 0`. */
const defsAt: number[] = [];
let defsFound = 0;

const addDef = (def: number): void => {
  let at = defsFound;
  while (at > 0 && defsAt[at - 1]! > def) at -= 1;
  if (at > 0 && defsAt[at - 1] === def) return;
  for (let i = defsFound; i > at; i -= 1) defsAt[i] = defsAt[i - 1]!;
  defsAt[at] = def;
  defsFound += 1;
};

const addPlays = (b: Battle, seat: Seat, into: Action[]): void => {
  const { setup, s } = b;
  const { defs, cards } = setup;
  const main = s.phase === 'main';
  const hand = s.hands[seat]!;
  defsFound = 0;
  for (let i = 0; i < hand.length; i += 1) {
    if (hand[i] === UNKNOWN) continue;
    const def = cards[hand[i]!]!;
    if (main || isFast(b, seat, defs[def]!)) addDef(def);
  }
  for (let i = 0; i < defsFound; i += 1)
    if (refusesPlay(b, seat, defsAt[i]!) === undefined) into.push(makeAction('play', defsAt[i]!));
  if (!setup.reclaims && s.reclaimable.length === 0) return;
  const voided = s.voids[seat]!;
  defsFound = 0;
  for (let i = 0; i < voided.length; i += 1) {
    const def = cards[voided[i]!]!;
    if (defs[def]!.reclaim >= 0 || s.reclaimable.includes(voided[i]!)) addDef(def);
  }
  for (let i = 0; i < defsFound; i += 1)
    if (refusesReclaim(b, seat, defsAt[i]!) === undefined) into.push(makeAction('reclaim', defsAt[i]!));
};

const parts = (uses: readonly Ability[]): readonly number[] => (uses.length > 1 ? uses.map((_, i) => i + 1) : [0]);

const addUses = (b: Battle, seat: Seat, into: Action[]): void => {
  const { defs, seats } = b.setup;
  const row = b.s.rows[seat]!;
  for (let o = 0; o < row.length; o += CH_SIZE) {
    const def = row[o + CH.def]!;
    if (def < 0 || defs[def]!.uses.length === 0) continue;
    for (const part of parts(defs[def]!.uses)) {
      const action = makeAction('use', o / CH_SIZE + 1, part);
      if (refusesUse(b, seat, action) === undefined) into.push(action);
    }
  }
  const { caller, signs } = seats[seat]!;
  if (caller >= 0 && defs[caller]!.uses.length > 0)
    for (const part of parts(defs[caller]!.uses))
      if (refusesEmblem(b, seat, caller, part) === undefined) into.push(makeAction('use-caller', 0, part));
  if (!signs.some((sign) => defs[sign]!.uses.length > 0)) return;
  for (const sign of [...signs].sort((x, y) => x - y)) {
    const i = sign - b.setup.script.card.length - b.setup.script.dreamcaller.length;
    if (defs[sign]!.uses.length > 0)
      for (const part of parts(defs[sign]!.uses))
        if (refusesEmblem(b, seat, sign, part) === undefined) into.push(makeAction('use-sign', i, part));
  }
};

/** In the order of `compare`. */
export const legal = (setup: Setup, state: State, seat: Seat): readonly Action[] => {
  if (seat < 0 || mover(state) !== seat) return [];
  const b = readOnly(setup, state);
  if (state.ask.length > 0) return answersTo(b);
  if (isRedraw(state)) return REDRAWS;
  const actions: Action[] = [];
  addPlays(b, seat, actions);
  if (isWindow(state)) actions.push(makeAction('pass'));
  else {
    addUses(b, seat, actions);
    actions.push(makeAction('end'));
  }
  return actions;
};

export const toMove = (_setup: Setup, state: State): readonly Seat[] => {
  const seat = mover(state);
  return seat < 0 ? [] : [seat];
};
