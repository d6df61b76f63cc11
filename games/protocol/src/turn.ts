import { type CardSet, idsOf as cardIds } from '@lockstep/cards';
import type { Event, Reason } from './action.ts';
import { auditedCard } from './audit.ts';
import { medalOf } from './medal.ts';
import type { Setup } from './setup.ts';
import { makeState, type State } from './state.ts';

export const idsOf = ({ puzzle }: Setup, set: CardSet): string[] => cardIds(puzzle.card, set);

/**
 * D29 §9 and §10: the second half of every turn. Scrutiny rises; at the cap the Audit happens at once; then the turn is over and
 * what the next turn brings is told.
 */
export const endTurn = (
  setup: Setup,
  state: State,
  resistance: number,
  rise: number,
  reasons: readonly Reason[] | undefined,
  evidence: CardSet,
  discarded: CardSet,
  previous: CardSet,
  scans: number,
  log?: Event[],
): State => {
  const { tuning, turns } = setup.puzzle;
  const next = state.turn + 1;
  const risen = Math.min(state.scrutiny + rise, tuning.scrutiny_cap);
  const audit = rise > 0 && risen === tuning.scrutiny_cap;
  const scrutiny = audit ? tuning.audit_scrutiny : risen;
  const healed = audit ? Math.min(resistance + tuning.audit_heal, tuning.resistance) : resistance;
  const caught = audit ? auditedCard(setup, previous, evidence) : 0;
  const locked = state.quarantined & evidence;
  const ends = caught !== 0 ? next + tuning.quarantine_turns : state.quarantineEnds;
  const quarantined = next < ends ? caught || locked : 0;
  if (log) {
    if (rise > 0) log.push({ kind: 'scrutiny-rose', by: rise, reasons: reasons ?? [], scrutiny: risen });
    if (audit) tellAudit(setup, healed, healed - resistance, caught, log);
    tellTurn(setup, state.turn, log);
    const freed = locked & ~quarantined;
    if (freed !== 0 && next <= turns) log.push({ kind: 'quarantine-ended', card: idsOf(setup, freed)[0]! });
    if (next > turns) log.push({ kind: 'locked-out', resistance: healed });
  }
  return makeState(
    next,
    healed,
    scrutiny,
    evidence,
    discarded,
    previous,
    quarantined,
    quarantined === 0 ? 0 : ends,
    scans,
    state.order,
  );
};

const tellAudit = (setup: Setup, resistance: number, healed: number, caught: CardSet, log: Event[]): void => {
  const { audit_scrutiny: scrutiny, quarantine_turns: turns } = setup.puzzle.tuning;
  log.push({ kind: 'audited', healed, resistance, scrutiny });
  if (caught === 0) log.push({ kind: 'nothing-quarantined' });
  else log.push({ kind: 'quarantined', card: idsOf(setup, caught)[0]!, turns });
};

const tellTurn = (setup: Setup, turn: number, log: Event[]): void => {
  const { puzzle, tables } = setup;
  log.push({ kind: 'turn-ended', turnsLeft: puzzle.turns - turn });
  const entry = tables.entryOf[turn + 1]!;
  if (turn < puzzle.turns && entry !== tables.entryOf[turn])
    log.push({ kind: 'protocol-changed', protocol: puzzle.schedule[entry]!.protocol });
};

/** P6, P10: Resistance 0 wins at once; the turn is used up and Scrutiny stays as it was. */
export const win = (setup: Setup, state: State, previous: CardSet, log?: Event[]): State => {
  if (log) {
    const turnsLeft = setup.puzzle.turns - state.turn;
    log.push({ kind: 'turn-ended', turnsLeft });
    log.push({ kind: 'unlocked', turnsLeft, medal: medalOf(setup.puzzle.tuning, turnsLeft) });
  }
  return makeState(
    state.turn + 1,
    0,
    state.scrutiny,
    state.evidence,
    state.discarded,
    previous,
    state.quarantined,
    state.quarantineEnds,
    state.scans,
    state.order,
  );
};
