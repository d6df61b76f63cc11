import type { Mutable } from '@lockstep/kernel';
import type { Event } from './action.ts';
import { audit, endAudit } from './audit.ts';
import { draw } from './draw.ts';
import { scrutinize } from './scrutiny.ts';
import type { Setup } from './setup.ts';
import { flagEnds, isWon, replaceAt, type State, sizeOf } from './state.ts';
import { gainToken } from './tokens.ts';

/** A gate whose strength has just hit 0. */
const clearGates = (setup: Setup, before: State, state: Mutable<State>, log?: Event[]): void => {
  setup.gates.forEach(({ id }, i) => {
    if (state.strengths[i]! > 0 || before.strengths[i]! === 0) return;
    log?.push({ kind: 'cleared', gate: id });
    gainToken(setup, state, 'GATE', setup.tuning.tokens_per_gate, log);
    scrutinize(setup, state, [{ why: 'CLEARED', by: -setup.tuning.cleared_relief }], log);
  });
};

/** What held until the turn that is over. */
const expire = (setup: Setup, state: Mutable<State>, log?: Event[]): void => {
  setup.gates.forEach(({ id }, i) => {
    if (state.flags[i]! !== 0 && flagEnds(state.flags[i]!) < state.turn) {
      state.flags = replaceAt(state.flags, i, 0);
      log?.push({ kind: 'flag-ended', gate: id });
    }
    if (state.disabled[i]! !== 0 && state.disabled[i]! < state.turn) {
      state.disabled = replaceAt(state.disabled, i, 0);
      log?.push({ kind: 'gate-enabled', gate: id });
    }
  });
  if (state.audit >= 0 && state.auditEnds < state.turn) endAudit(state, 'TIME', log);
};

/** The hand is filled up at the start of a turn; after a CYCLE it is larger. */
export const refill = (setup: Setup, state: Mutable<State>, log?: Event[]): void => {
  const { hand, hand_after_cycle: larger } = setup.tuning;
  draw(setup, state, (state.last === 'cycle' ? larger : hand) - sizeOf(state.hand) - state.unseen, log);
};

/** D05v1 §10, step 7: gates cleared, an Audit, the turn limit; then the next turn begins. */
export const endTurn = (setup: Setup, before: State, state: Mutable<State>, noticed: boolean, log?: Event[]): void => {
  clearGates(setup, before, state, log);
  const { turns } = setup.script;
  const won = isWon(state);
  if (!won) audit(setup, state, before.scrutiny, noticed, log);
  state.turn += 1;
  log?.push({ kind: 'turn-ended', turnsLeft: turns - state.turn + 1 });
  if (won) log?.push({ kind: 'incident-won', turnsLeft: turns - state.turn + 1 });
  else if (state.turn > turns) log?.push({ kind: 'incident-lost' });
  else {
    expire(setup, state, log);
    refill(setup, state, log);
  }
};
