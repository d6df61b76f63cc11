import type { Mutable } from '@lockstep/kernel';
import type { Event } from './action.ts';
import { audit, endAudit } from './audit.ts';
import { handSize, solidarityReturn, watchdogScrutiny } from './boss.ts';
import { draw } from './draw.ts';
import { scrutinize } from './scrutiny.ts';
import { hasModifier, type Setup } from './setup.ts';
import { flagEnds, isWon, replaceAt, type State, sizeOf } from './state.ts';
import { gainToken } from './tokens.ts';

/** [G24] The other open gates get some of their strength back, up to where they started. */
const rally = (setup: Setup, state: Mutable<State>, log?: Event[]): void => {
  setup.gates.forEach(({ id, strength: most }, i) => {
    const strength = state.strengths[i]!;
    const by = Math.min(solidarityReturn(setup), most - strength);
    if (strength === 0 || by === 0) return;
    state.strengths = replaceAt(state.strengths, i, strength + by);
    log?.push({ kind: 'strength-returned', gate: id, by, strength: strength + by });
  });
};

const sumOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);

/** A gate whose strength has just hit 0. */
const clearGates = (setup: Setup, before: State, state: Mutable<State>, log?: Event[]): void => {
  setup.gates.forEach(({ id }, i) => {
    if (state.strengths[i]! > 0 || before.strengths[i]! === 0) return;
    log?.push({ kind: 'cleared', gate: id });
    gainToken(setup, state, 'GATE', setup.tuning.tokens_per_gate, log);
    scrutinize(setup, state, [{ why: 'CLEARED', by: -setup.tuning.cleared_relief }], log);
    if (hasModifier(setup, 'modifier.SOLIDARITY')) rally(setup, state, log);
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
  draw(setup, state, handSize(setup, state.last === 'cycle') - sizeOf(state.hand) - state.unseen, log);
};

/** D05v1 §10, step 7: gates cleared, an Audit, the turn limit; then the next turn begins. */
export const endTurn = (setup: Setup, before: State, state: Mutable<State>, noticed: boolean, log?: Event[]): void => {
  if (hasModifier(setup, 'modifier.WATCHDOG') && sumOf(state.strengths) >= sumOf(before.strengths))
    scrutinize(setup, state, [{ why: 'WATCHDOG', by: watchdogScrutiny(setup) }], log);
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
