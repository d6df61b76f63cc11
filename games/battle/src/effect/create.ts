import { formOf, slotsOf } from '@lockstep/cardtext';
import { amountAt } from '../amount.ts';
import { WHEN } from '../card.ts';
import { CHOICE_SOURCE, choose, chooseCharacter, WAIT } from '../choice.ts';
import type { Battle } from '../context.ts';
import { pushFrame } from '../frame.ts';
import { becomeCopy, createCopy, createFigment } from '../row.ts';
import { find, foundAt } from '../select.ts';
import { CH, FR, NONE } from '../state.ts';
import { DID, didIf, type Effect, NOT } from './result.ts';

const [FIGMENTS, PER] = slotsOf('effect', 'create');
const SEVERAL = formOf('figments', 'several');
const [ONE_SPARK, ONE_SUBTYPE] = slotsOf('figments', 'one');
const [COUNT, SEVERAL_SPARK, SEVERAL_SUBTYPE] = slotsOf('figments', 'several');

export const create: Effect = (b, frame, base) => {
  const { code } = b.setup;
  const seat = frame[FR.seat]!;
  const phrase = base + FIGMENTS!;
  const several = code[phrase] === SEVERAL;
  const count = (several ? code[phrase + COUNT!]! : 1) * amountAt(b, seat, base + PER!, frame);
  const spark = code[phrase + (several ? SEVERAL_SPARK! : ONE_SPARK!)]!;
  const subtype = code[phrase + (several ? SEVERAL_SUBTYPE! : ONE_SUBTYPE!)]!;
  const first = b.s.nextUid;
  let made = 0;
  for (let i = 0; i < count; i += 1) {
    const uid = createFigment(b, seat, spark, subtype);
    if (uid === 0) break;
    frame[FR.it] = uid;
    made += 1;
  }
  frame[FR.themFrom] = first;
  frame[FR.themTo] = b.s.nextUid;
  frame[FR.count] = made;
  if (made === 0) frame[FR.it] = 0;
  return didIf(made > 0);
};

/** What a Copy is made with: definition, subtype, printed spark. Of a figment its permanent spark. */
const likeness = (b: Battle, uid: number): readonly [def: number, subtype: number, printed: number] | undefined => {
  if (!find(b, uid)) return undefined;
  const row = b.s.rows[foundAt.seat]!;
  const { o } = foundAt;
  const def = row[o + CH.def]!;
  const printed = row[o + CH.printed]! + (def < 0 ? row[o + CH.permanent]! : 0);
  return [def, row[o + CH.subtype]!, printed];
};

const [COPY_OF] = slotsOf('effect', 'create-copy');

const madeCopy = (b: Battle, frame: number[], uid: number): number => {
  if (uid === 0) return NOT;
  frame[FR.it] = uid;
  frame[FR.copy] = uid;
  return didIf(b.s.nextUid > uid);
};

export const createCopyOf: Effect = (b, frame, base) => {
  const uid = chooseCharacter(b, frame, base + COPY_OF!, frame[FR.may] === 1);
  if (uid === WAIT) return WAIT;
  const like = uid === NONE ? undefined : likeness(b, uid);
  return like ? madeCopy(b, frame, createCopy(b, frame[FR.seat]!, ...like)) : NOT;
};

export const createCopyVoid: Effect = (b, frame) => {
  const inst = choose(b, frame, {
    kind: CHOICE_SOURCE.enemyVoid,
    seat: frame[FR.seat]!,
    optional: frame[FR.may] === 1,
  });
  if (inst === WAIT) return WAIT;
  if (inst === NONE) return NOT;
  const def = b.setup.defs[b.setup.cards[inst]!]!;
  return madeCopy(b, frame, createCopy(b, frame[FR.seat]!, def.index, def.subtype, def.spark));
};

const [BECOME_OF] = slotsOf('effect', 'become');

export const become: Effect = (b, frame, base) => {
  const uid = chooseCharacter(b, frame, base + BECOME_OF!, frame[FR.may] === 1);
  if (uid === WAIT) return WAIT;
  const like = uid === NONE ? undefined : likeness(b, uid);
  if (!like || !find(b, frame[FR.uid]!)) return NOT;
  becomeCopy(b, foundAt.seat, foundAt.o, ...like);
  return DID;
};

const [REPEAT_OF] = slotsOf('effect', 'repeat');
export const repeat: Effect = (b, frame, base) => {
  const uid = chooseCharacter(b, frame, base + REPEAT_OF!, frame[FR.may] === 1, CHOICE_SOURCE.repeat);
  if (uid === WAIT) return WAIT;
  if (uid === NONE || !find(b, uid)) return NOT;
  const row = b.s.rows[foundAt.seat]!;
  const d = row[foundAt.o + CH.def]!;
  const inst = row[foundAt.o + CH.inst]!;
  const abilities = b.setup.defs[d]!.abilities.filter(({ trigger }) => trigger === WHEN.materialized);
  for (const ability of [...abilities].reverse()) {
    const again = pushFrame(b, ability.first, ability.last, frame[FR.seat]!, d);
    again[FR.uid] = uid;
    again[FR.inst] = inst;
  }
  return didIf(abilities.length > 0);
};
