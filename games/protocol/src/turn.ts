import { type CardSet, idsOf as cardIds } from '@lockstep/cards';
import type { Mutable } from '@lockstep/kernel';
import type { Event, Reason } from './action.ts';
import { auditedCard } from './audit.ts';
import { medalOf } from './medal.ts';
import type { Setup } from './setup.ts';
import { copy, type State } from './state.ts';

export const idsOf = ({ script }: Setup, set: CardSet): string[] => cardIds(script.card, set);

/**
 * D29 §9 and §10: the second half of every turn. Scrutiny rises; at the cap the Audit happens at once; then the turn is over and
 * what the next turn brings is told. `next` is what the action left, with turn, Scrutiny and quarantine still as they were.
 */
export const endTurn = (
  setup: Setup,
  next: Mutable<State>,
  rise: number,
  reasons: readonly Reason[] | undefined,
  log?: Event[],
): State => {
  const { tuning, turns } = setup.script;
  const { turn, resistance, evidence } = next;
  const raised = Math.min(next.scrutiny + rise, tuning.scrutiny_cap);
  const audit = rise > 0 && raised === tuning.scrutiny_cap;
  const healed = audit ? Math.min(resistance + tuning.audit_heal, tuning.resistance) : resistance;
  const quarantinedCard = audit ? auditedCard(setup, next.previous, evidence) : 0;
  const locked = next.quarantined & evidence;
  const ends = quarantinedCard !== 0 ? turn + 1 + tuning.quarantine_turns : next.quarantineEnds;
  const quarantined = turn + 1 < ends ? quarantinedCard || locked : 0;
  if (log) {
    if (rise > 0) log.push({ kind: 'scrutiny-rose', by: rise, reasons: reasons ?? [], scrutiny: raised });
    if (audit) tellAudit(setup, healed, healed - resistance, quarantinedCard, log);
    tellTurn(setup, turn, log);
    const freed = locked & ~quarantined;
    if (freed !== 0 && turn < turns) log.push({ kind: 'quarantine-ended', card: idsOf(setup, freed)[0]! });
    if (turn >= turns) log.push({ kind: 'locked-out', resistance: healed });
  }
  next.turn = turn + 1;
  next.resistance = healed;
  next.scrutiny = audit ? tuning.audit_scrutiny : raised;
  next.quarantined = quarantined;
  next.quarantineEnds = quarantined === 0 ? 0 : ends;
  return next;
};

const tellAudit = (setup: Setup, resistance: number, healed: number, card: CardSet, log: Event[]): void => {
  const { audit_scrutiny: scrutiny, quarantine_turns: turns } = setup.script.tuning;
  log.push({ kind: 'audited', healed, resistance, scrutiny });
  if (card === 0) log.push({ kind: 'nothing-quarantined' });
  else log.push({ kind: 'quarantined', card: idsOf(setup, card)[0]!, turns });
};

const tellTurn = (setup: Setup, turn: number, log: Event[]): void => {
  const { script, tables } = setup;
  log.push({ kind: 'turn-ended', turnsLeft: script.turns - turn });
  const entry = tables.entryOf[turn + 1]!;
  if (turn < script.turns && entry !== tables.entryOf[turn])
    log.push({ kind: 'protocol-changed', protocol: script.schedule[entry]!.protocol });
};

/** P6, P10: Resistance 0 wins at once; the turn is used up and Scrutiny stays as it was. */
export const win = (setup: Setup, state: State, previous: CardSet, log?: Event[]): State => {
  if (log) {
    const turnsLeft = setup.script.turns - state.turn;
    log.push({ kind: 'turn-ended', turnsLeft });
    log.push({ kind: 'unlocked', turnsLeft, medal: medalOf(setup.script.tuning, turnsLeft) });
  }
  const next = copy(state);
  next.turn = state.turn + 1;
  next.resistance = 0;
  next.previous = previous;
  return next;
};
