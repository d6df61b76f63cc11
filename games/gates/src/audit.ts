import type { Mutable } from '@lockstep/kernel';
import type { Event } from './action.ts';
import type { Setup } from './setup.ts';
import { bandOf, replaceAt, type State } from './state.ts';
import { AUDITS, type Audit, BANDS } from './vocabulary.ts';

const HIGH_AUDITS: readonly Audit[] = ['audit.NARROW_CHANNEL', 'audit.SOURCE_LOCK'];

export const endAudit = (state: Mutable<State>, why: 'CORROBORATE' | 'TIME' | 'REPLACED', log?: Event[]): void => {
  if (state.audit < 0) return;
  log?.push({ kind: 'audit-ended', audit: AUDITS[state.audit]!, why });
  state.audit = -1;
  state.auditEnds = 0;
};

/** G4: one at a time, for the next turns; every open gate gets strength back, up to where it started. */
const beginAudit = (setup: Setup, state: Mutable<State>, why: 'MED' | 'HIGH' | 'EXPLOIT', log?: Event[]): void => {
  const { tuning } = setup;
  const high = bandOf(setup, state.scrutiny) === 'HIGH';
  const locks = why === 'EXPLOIT' && tuning.exploit_locks === true;
  const inTurn = high ? HIGH_AUDITS[state.highAudits % HIGH_AUDITS.length]! : 'audit.DEEP_VERIFY';
  const audit: Audit = locks ? 'audit.SOURCE_LOCK' : inTurn;
  endAudit(state, 'REPLACED', log);
  if (high && !locks) state.highAudits += 1;
  state.audit = AUDITS.indexOf(audit);
  state.auditEnds = state.turn + tuning.audit_turns;
  log?.push({ kind: 'audit-began', audit, why, ends: state.auditEnds });
  setup.gates.forEach(({ id, strength: most }, i) => {
    const strength = state.strengths[i]!;
    const by = Math.min(tuning.audit_return, most - strength);
    if (strength === 0 || by === 0) return;
    state.strengths = replaceAt(state.strengths, i, strength + by);
    log?.push({ kind: 'strength-returned', gate: id, by, strength: strength + by });
  });
};

/** After a move: a band crossed upwards, or an EXPLOIT that was noticed. */
export const audit = (setup: Setup, state: Mutable<State>, before: number, noticed: boolean, log?: Event[]): void => {
  if (noticed) {
    beginAudit(setup, state, 'EXPLOIT', log);
    return;
  }
  const band = bandOf(setup, state.scrutiny);
  if (band !== 'LOW' && BANDS.indexOf(band) > BANDS.indexOf(bandOf(setup, before))) beginAudit(setup, state, band, log);
};
