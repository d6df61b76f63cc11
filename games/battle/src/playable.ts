import { formName, formOf, formsOf, KIND, RECORD, slotsOf } from '@lockstep/cardtext';
import type { Seat } from '@lockstep/kernel';
import { CLAUSE_AT, type Def } from './card.ts';
import { type Battle, seatField } from './context.ts';
import { costOf, isFast, mostCards } from './cost.ts';
import type { RefusalCode } from './refusals.ts';
import { isRowFull } from './row.ts';
import { CHAR_FORMS, cardFits, charFits } from './select.ts';
import { defOf } from './setup.ts';
import { CH_SIZE, FR, FR_SIZE, otherSeat, PL, PL_SIZE, SEAT } from './state.ts';
import { playedThisTurn } from './trigger.ts';

const [EFFECT_AT] = slotsOf('clause', 'says');
const SAYS = formOf('clause', 'says');

/** Effects with a CHAR that has to be chosen, and where it is. */
const CHAR_AT: readonly (number | undefined)[] = [
  undefined,
  ...formsOf('effect').map(({ name, parts }) => {
    const part = parts.find((one) => one.is === 'phrase' && one.table === 'char');
    return name.startsWith('banish-') || part === undefined || !('at' in part) ? undefined : part.at;
  }),
];

const scratch: number[] = new Array<number>(FR_SIZE).fill(0);

/** B12: whether what the first sentence of an event must choose or give up is there. */
const firstChoiceIsThere = (b: Battle, seat: Seat, def: Def, inst: number): boolean => {
  const { code } = b.setup;
  let record = def.first;
  while (record < def.last && CLAUSE_AT[code[record]!] === undefined) record += RECORD;
  if (record >= def.last) return true;
  const clause = record + CLAUSE_AT[code[record]!]!;
  if (code[clause] !== SAYS) return true;
  const base = clause + EFFECT_AT!;
  const effect = code[base]!;
  const charAt = CHAR_AT[effect];
  if (charAt !== undefined) {
    if (CHAR_FORMS[code[base + charAt]!]!.pick !== 'one') return true;
    scratch[FR.seat] = seat;
    scratch[FR.uid] = 0;
    for (const of of [0, 1])
      for (let o = 0; o < b.s.rows[of]!.length; o += CH_SIZE)
        if (charFits(b, scratch, base + charAt, of, o)) return true;
    return false;
  }
  const own = b.s.rows[seat]!.length > 0;
  const has = (list: readonly number[], card: number): boolean =>
    list.some((one) => one !== inst && cardFits(b, card, one, isFast(b, seat, defOf(b.setup, one))));
  const name = formName('effect', effect);
  switch (name) {
    case 'abandon':
      return own || formName('given', code[base + 1]!) === 'any';
    case 'abandon-or-discard':
      return own || b.s.hands[seat]!.some((one) => one !== inst);
    case 'discard':
    case 'put-on-top':
      return b.s.hands[seat]!.some((one) => one !== inst);
    case 'reclaim':
    case 'return-void':
      return formName('card', code[base + 1]!) === 'several' || has(b.s.voids[seat]!, base + 1);
    case 'reclaim-any':
      return b.s.voids.some((list) => list.some((one) => defOf(b.setup, one).isCharacter));
    case 'create-copy-void':
      return b.s.voids[otherSeat(seat)]!.some((one) => defOf(b.setup, one).isCharacter);
    case 'play':
      return has(b.s.hands[seat]!, base + 1);
  }
  return true;
};

const [PREVENT_CARD] = slotsOf('effect', 'prevent');

/** B12: an event that can only be an answer needs a card that fits it. */
const answersWell = (b: Battle, def: Def): boolean => {
  const entry = b.s.played.length - PL_SIZE;
  if (b.s.phase !== 'answer-window' || entry < 0) return false;
  const inst = b.s.played[entry + PL.inst]!;
  const answered = defOf(b.setup, inst);
  if (def.answers === 'copy') return !answered.isCharacter && answered.answers === '';
  const { code } = b.setup;
  let record = def.first;
  while (CLAUSE_AT[code[record]!] === undefined) record += RECORD;
  const base = record + CLAUSE_AT[code[record]!]! + EFFECT_AT!;
  return cardFits(b, base + PREVENT_CARD!, inst, isFast(b, b.s.played[entry + PL.seat]!, answered));
};

/** Why a card cannot be played for this cost now; undefined where it can. */
export const refusesCard = (b: Battle, seat: Seat, inst: number, cost: number): RefusalCode | undefined => {
  const def = defOf(b.setup, inst);
  if (cost > seatField(b, seat, SEAT.energy)) return 'no-energy';
  const main = b.s.phase === 'main';
  if (!main && !isFast(b, seat, def)) return 'not-fast';
  if (def.isCharacter) {
    if (isRowFull(b, seat)) return 'row-full';
  } else if (def.answers !== '') {
    if (!answersWell(b, def)) return 'only-an-answer';
  } else if (!firstChoiceIsThere(b, seat, def, inst)) return 'no-choice';
  if (b.setup.handAuras && playedThisTurn(b, seat, KIND.card) >= mostCards(b, seat, inst)) return 'most-cards';
  return undefined;
};

/** The cheapest card of a definition in a list, and what it costs; of equal ones the first. Found by `cheapest`. */
export const cheapestFound = { inst: -1, cost: 0 };

export const cheapest = (b: Battle, seat: Seat, list: readonly number[], def: number, printed: number): boolean => {
  cheapestFound.inst = -1;
  for (let i = 0; i < list.length; i += 1) {
    const inst = list[i]!;
    if (inst < 0 || b.setup.cards[inst] !== def) continue;
    const cost = costOf(b, seat, inst, printed);
    if (cheapestFound.inst < 0 || cost < cheapestFound.cost) {
      cheapestFound.inst = inst;
      cheapestFound.cost = cost;
    }
    if (b.s.discounts.length === 0) break;
  }
  return cheapestFound.inst >= 0;
};

/** The card of a definition in a void that can be Reclaimed now, and for what. */
export const reclaimable = (b: Battle, seat: Seat, def: number): boolean => {
  const own = b.s.voids[seat]!;
  const granted = b.s.reclaimable.filter((inst) => own.includes(inst));
  const { reclaim, cost } = b.setup.defs[def]!;
  cheapestFound.inst = -1;
  const byGrant = granted.length > 0 && cheapest(b, seat, granted, def, cost) ? { ...cheapestFound } : undefined;
  cheapestFound.inst = -1;
  if (reclaim >= 0) cheapest(b, seat, own, def, reclaim);
  if (byGrant && (cheapestFound.inst < 0 || byGrant.cost < cheapestFound.cost)) {
    cheapestFound.inst = byGrant.inst;
    cheapestFound.cost = byGrant.cost;
  }
  return cheapestFound.inst >= 0;
};
