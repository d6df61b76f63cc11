import { formOf, slotsOf } from '@lockstep/cardtext';
import type { Seat } from '@lockstep/kernel';
import { amountAt } from './amount.ts';
import { type Def, isKind } from './card.ts';
import type { Battle } from './context.ts';
import { hasStatic } from './row.ts';
import { endingFits } from './select.ts';
import { defOf } from './setup.ts';
import { CH, CH_SIZE, otherSeat, UNKNOWN } from './state.ts';
import { playedThisTurn } from './trigger.ts';

const CHEAPER = formOf('static', 'cheaper');
const DEARER = formOf('static', 'dearer');
const FIRST_CHEAPER = formOf('static', 'first-cheaper');
const FAST = formOf('static', 'fast');
const [COST_KIND, COST_ENDING, COST_N] = slotsOf('static', 'cheaper');
const [FIRST_KIND, FIRST_N] = slotsOf('static', 'first-cheaper');
const [FAST_KIND] = slotsOf('static', 'fast');
const FIRST_DEARER = formOf('burden', 'first-dearer');
const MOST_CARDS = formOf('burden', 'most-cards');
const CHEAPER_ALONE = formOf('line', 'cheaper-alone');
const [CHEAPER_N, CHEAPER_AMOUNT] = slotsOf('line', 'cheaper-each');
const ANY_CARD = 1;

const COST_FORMS = (1 << CHEAPER) | (1 << FIRST_CHEAPER);

/** Calls back with the Statics of a seat that are of one of these forms. */
const eachStatic = (b: Battle, seat: Seat, forms: number, visit: (base: number) => void): void => {
  const { defs, seats, code } = b.setup;
  if (((b.s.forms[seat]! | seats[seat]!.forms) & forms) === 0) return;
  const row = b.s.rows[seat]!;
  for (let o = 0; o < row.length; o += CH_SIZE) {
    const d = row[o + CH.def]!;
    if (d < 0 || (defs[d]!.staticForms & forms) === 0) continue;
    for (const base of defs[d]!.statics) if (forms & (1 << code[base]!)) visit(base);
  }
  for (const emblem of seats[seat]!.emblems)
    if (defs[emblem]!.staticForms & forms)
      for (const base of defs[emblem]!.statics) if (forms & (1 << code[base]!)) visit(base);
};

/** B16: printed, or given by a Static to cards in hand. */
export const isFast = (b: Battle, seat: Seat, def: Def): boolean => {
  if (def.fast) return true;
  if (!hasStatic(b, seat, 1 << FAST)) return false;
  let given = false;
  eachStatic(b, seat, 1 << FAST, (base) => {
    if (isKind(def, b.setup.code[base + FAST_KIND!]!, false)) given = true;
  });
  return given;
};

const ownChanges = (b: Battle, seat: Seat, def: Def): number => {
  const { code } = b.setup;
  let change = 0;
  for (const line of def.cheaper) {
    if (code[line] === CHEAPER_ALONE) change -= b.s.rows[seat]!.length === 0 ? code[line + CHEAPER_N!]! : 0;
    else change -= code[line + CHEAPER_N!]! * amountAt(b, seat, line + CHEAPER_AMOUNT!);
  }
  return change;
};

const staticChanges = (b: Battle, seat: Seat, def: Def): number => {
  const { code, seats } = b.setup;
  const enemy = otherSeat(seat);
  if (
    ((b.s.forms[seat]! | seats[seat]!.forms) & COST_FORMS) === 0 &&
    ((b.s.forms[enemy]! | seats[enemy]!.forms) & (1 << DEARER)) === 0
  )
    return 0;
  let change = 0;
  let fast: boolean | undefined;
  const fits = (base: number, kindAt: number): boolean => {
    fast ??= isFast(b, seat, def);
    return isKind(def, code[base + kindAt]!, fast);
  };
  eachStatic(b, seat, COST_FORMS, (base) => {
    if (code[base] === FIRST_CHEAPER) {
      if (fits(base, FIRST_KIND!) && playedThisTurn(b, seat, code[base + FIRST_KIND!]!) === 0)
        change -= code[base + FIRST_N!]!;
    } else if (fits(base, COST_KIND!) && endingFits(code, base + COST_ENDING!, def.cost, def.spark, 0))
      change -= code[base + COST_N!]!;
  });
  eachStatic(b, enemy, 1 << DEARER, (base) => {
    if (fits(base, COST_KIND!) && endingFits(code, base + COST_ENDING!, def.cost, def.spark, 0))
      change += code[base + COST_N!]!;
  });
  return change;
};

/** B35: each copy of a bane in the hand acts, though never on itself. */
const burdenChanges = (b: Battle, seat: Seat, inst: number): number => {
  if (!b.setup.handAuras || playedThisTurn(b, seat, ANY_CARD) > 0) return 0;
  let change = 0;
  for (const held of b.s.hands[seat]!) {
    if (held === inst || held === UNKNOWN) continue;
    for (const base of defOf(b.setup, held).burdens)
      if (b.setup.code[base] === FIRST_DEARER) change += b.setup.code[base + 1]!;
  }
  return change;
};

const promisedChanges = (b: Battle, seat: Seat, inst: number, def: Def): number => {
  const { discounts, nextCosts } = b.s;
  let change = 0;
  for (let i = 0; i < discounts.length; i += 2) if (discounts[i] === inst) change -= discounts[i + 1]!;
  for (let i = 0; i < nextCosts.length; i += 3)
    if (nextCosts[i] === seat && isKind(def, nextCosts[i + 1]!, isFast(b, seat, def))) change -= nextCosts[i + 2]!;
  return change;
};

/** B32: printed (or that of Reclaim) + stray + everything that applies, at least 0, once. */
export const costOf = (b: Battle, seat: Seat, inst: number, printed: number): number => {
  const def = defOf(b.setup, inst);
  const cost =
    printed +
    b.setup.stray[inst]! +
    ownChanges(b, seat, def) +
    staticChanges(b, seat, def) +
    burdenChanges(b, seat, inst) +
    promisedChanges(b, seat, inst, def);
  return Math.max(cost, 0);
};

/** B35: the most cards a seat may play in a turn, for banes in its hand. */
export const mostCards = (b: Battle, seat: Seat, inst: number): number => {
  if (!b.setup.handAuras) return Number.MAX_SAFE_INTEGER;
  let most = Number.MAX_SAFE_INTEGER;
  for (const held of b.s.hands[seat]!) {
    if (held === UNKNOWN || held === inst) continue;
    for (const base of defOf(b.setup, held).burdens)
      if (b.setup.code[base] === MOST_CARDS) most = Math.min(most, b.setup.code[base + 1]!);
  }
  return most;
};
