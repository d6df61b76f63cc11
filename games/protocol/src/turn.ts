import type { Event, Reason } from './action.ts';
import { auditedCard } from './audit.ts';
import { type CardSet, placesOf } from './cardset.ts';
import { medalOf } from './medal.ts';
import type { Setup } from './setup.ts';
import { makeState, type State } from './state.ts';

export const idsOf = ({ puzzle }: Setup, set: CardSet): string[] =>
  placesOf(set).map((place) => puzzle.card[place]!.id);

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
  let scrutiny = Math.min(state.scrutiny + rise, tuning.scrutiny_cap);
  let healed = resistance;
  const locked = state.quarantined & evidence;
  let quarantined = locked;
  let quarantineEnds = quarantined === 0 ? 0 : state.quarantineEnds;
  if (rise > 0) log?.push({ kind: 'scrutiny-rose', by: rise, reasons: reasons ?? [], scrutiny });
  if (rise > 0 && scrutiny === tuning.scrutiny_cap) {
    scrutiny = tuning.audit_scrutiny;
    healed = Math.min(resistance + tuning.audit_heal, tuning.resistance);
    const caught = auditedCard(setup, previous, evidence);
    log?.push({ kind: 'audited', healed: healed - resistance, resistance: healed, scrutiny });
    if (caught !== 0) {
      quarantined = caught;
      quarantineEnds = next + tuning.quarantine_turns;
      log?.push({ kind: 'quarantined', card: idsOf(setup, caught)[0]!, turns: tuning.quarantine_turns });
    } else log?.push({ kind: 'nothing-quarantined' });
  }
  if (log) tellTurn(setup, state.turn, log);
  if (quarantined !== 0 && next >= quarantineEnds) {
    quarantined = 0;
    quarantineEnds = 0;
  }
  const freed = locked & ~quarantined;
  if (freed !== 0 && next <= turns) log?.push({ kind: 'quarantine-ended', card: idsOf(setup, freed)[0]! });
  if (next > turns) log?.push({ kind: 'locked-out', resistance: healed });
  return makeState(
    next,
    healed,
    scrutiny,
    evidence,
    discarded,
    previous,
    quarantined,
    quarantineEnds,
    scans,
    state.order,
  );
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
