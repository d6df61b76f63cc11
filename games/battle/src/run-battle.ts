import { formName, formsOf, RECORD } from '@lockstep/cardtext';
import { CLAUSE_AT } from './card.ts';
import { WAIT } from './choice.ts';
import { conditionHolds } from './condition.ts';
import { type Battle, seatField } from './context.ts';
import { workOff } from './effect/index.ts';
import { pushFrame } from './frame.ts';
import { payCost } from './pay.ts';
import { nextPhase } from './phase.ts';
import { prevent, resolvePlayed } from './play-card.ts';
import { FATE, FR, NOT_ASKED, otherSeat, PL, PL_SIZE, QU_SIZE, SEAT } from './state.ts';
import { resolveNext } from './trigger.ts';
import { afterJudgment, drawStep, endTurn, judge, passTurn, startJudgment, startTurn } from './turn.ts';
import { opensWindow } from './window.ts';
import { toVoid } from './zone.ts';

/** B23: more than this in one action is a loop. */
const MOST_ABILITIES = 200;

/** Of each form of a clause: where its condition is (−1 for none), where its effect is, and whether it may be declined. */
const CLAUSES = [
  { condition: -1, effect: 0, may: 0 },
  ...formsOf('clause').map((form, i) => {
    const name = formName('clause', i + 1);
    const conditional = name === 'if' || name === 'if-may';
    return {
      condition: conditional ? form.slots[0]! : -1,
      effect: form.slots[conditional ? 1 : 0]!,
      may: name === 'may' || name === 'if-may' ? 1 : 0,
    };
  }),
];

/** The clause a frame stands at. */
const workClause = (b: Battle, frame: number[]): void => {
  const { code } = b.setup;
  const record = frame[FR.pc]!;
  const clauseAt = CLAUSE_AT[code[record]!];
  let result = 0;
  if (clauseAt !== undefined) {
    const base = record + clauseAt;
    const clause = CLAUSES[code[base]!]!;
    const fresh = frame[FR.times] === 0 && frame[FR.picked] === NOT_ASKED;
    if (!fresh || clause.condition < 0 || conditionHolds(b, frame, base + clause.condition)) {
      frame[FR.may] = clause.may;
      result = workOff(b, frame, base + clause.effect);
      if (result === WAIT) return;
    }
    frame[FR.did] = result;
  }
  frame[FR.pc] = record + RECORD;
  frame[FR.times] = 0;
  frame[FR.picked] = NOT_ASKED;
};

/** B11, B30: an event whose sentences are done happens once more for each Copy, then its card leaves. */
const finish = (b: Battle, frame: readonly number[]): void => {
  b.s.frames.pop();
  if (frame[FR.fate] === FATE.none) return;
  const inst = frame[FR.inst]!;
  if (frame[FR.copies]! > 0) {
    const def = b.setup.defs[frame[FR.def]!]!;
    b.log?.push({ kind: 'resolved', seat: frame[FR.seat]!, card: def.id, copy: true });
    const again = pushFrame(b, def.first, def.last, frame[FR.seat]!, def.index);
    again[FR.inst] = inst;
    again[FR.fate] = frame[FR.fate]!;
    again[FR.copies] = frame[FR.copies]! - 1;
    return;
  }
  toVoid(b, inst, frame[FR.fate] === FATE.banished);
};

const workFrame = (b: Battle, frame: number[]): void => {
  if (frame[FR.cost]! >= 0) {
    if (payCost(b, frame) === WAIT) return;
    frame[FR.cost] = -1;
    frame[FR.picked] = NOT_ASKED;
  } else if (frame[FR.pc]! >= frame[FR.end]!) finish(b, frame);
  else workClause(b, frame);
};

/** What comes next where nothing resolves. False where an action is waited for. */
const advance = (b: Battle): boolean => {
  const { s } = b;
  if (s.played.length > 0) return advancePlayed(b);
  switch (s.phase) {
    case 'opening':
      startTurn(b);
      return true;
    case 'start':
      startJudgment(b);
      return true;
    case 'judgment':
      judge(b);
      if (s.winner < 0) afterJudgment(b);
      return true;
    case 'after-judgment':
      drawStep(b);
      return true;
    case 'end-window':
      if (opensWindow(b, otherSeat(s.active))) return false;
      endTurn(b);
      return true;
    case 'ending':
      passTurn(b);
      return true;
    case 'redraw-first':
    case 'redraw-second':
    case 'main':
    case 'answer-window':
    case 'over':
      return false;
  }
};

/** B11, B13: what playing it triggered is done; then the window, then the card. */
const advancePlayed = (b: Battle): boolean => {
  const { s } = b;
  if (s.phase === 'answer-window') return false;
  const entry = s.played.length - PL_SIZE;
  const seat = s.played[entry + PL.seat]!;
  if (s.preventAll && s.played[entry + PL.stage] === 0) {
    prevent(b, entry);
    return true;
  }
  if (s.played[entry + PL.stage] === 0) {
    s.played[entry + PL.stage] = 1;
    if (s.phase === 'main' && s.played[entry + PL.answers] === 0 && opensWindow(b, otherSeat(seat))) {
      nextPhase(b, 'answer-window');
      b.log?.push({ kind: 'window-opened', seat: otherSeat(seat), after: 'card' });
      return false;
    }
  }
  resolvePlayed(b);
  return true;
};

const end = (b: Battle): void => {
  const { s } = b;
  s.phase = 'over';
  s.ask = [];
  s.queue = [];
  b.log?.push({
    kind: 'battle-ended',
    winner: s.winner === 2 ? null : s.winner,
    points: [seatField(b, 0, SEAT.points), seatField(b, 1, SEAT.points)],
  });
};

/** Works everything off until an action is waited for, the battle is over, or a secret would decide. */
export const runBattle = (b: Battle): void => {
  const { s } = b;
  while (!b.halted && s.winner < 0) {
    if (s.ask.length > 0) return;
    const frame = s.frames.at(-1);
    if (frame) workFrame(b, frame);
    else if (s.queue.length > 0) {
      if (s.work < MOST_ABILITIES) resolveNext(b);
      else {
        b.log?.push({ kind: 'queue-dropped', abilities: s.queue.length / QU_SIZE });
        s.queue = [];
      }
    } else if (!advance(b)) return;
  }
  if (s.winner >= 0) end(b);
};
