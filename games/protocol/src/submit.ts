import type { CardSet } from '@lockstep/cards';
import { type Refusal, refuse } from '@lockstep/kernel';
import type { Event, Reason } from './action.ts';
import { NO_PAYLOAD, PAYLOAD_INDEX, PAYLOADS } from './cardset.ts';
import { baseImpact, resonanceOf, uncappedCompliance } from './compliance.ts';
import { requireHeld } from './require-held.ts';
import type { Setup } from './setup.ts';
import { copy, type State } from './state.ts';
import { cardsOf, complianceOf, NO_PATH, pathOf, riseOf } from './tables.ts';
import { endTurn, idsOf, win } from './turn.ts';

/** D29 §6 and §7, P14: what a payload does on this turn. */
const verdictOf = ({ tables }: Setup, state: State, payload: CardSet): number =>
  (payload & state.previous ? tables.repeated : tables.fresh)[state.turn * PAYLOADS.length + PAYLOAD_INDEX[payload]!]!;

/** The path a payload satisfies on this turn, or NO_PATH. */
export const satisfiedPath = (setup: Setup, state: State, payload: CardSet): number =>
  pathOf(verdictOf(setup, state, payload));

/** D29 §5 and §10, D05v1 §2.2. */
export const submit = (setup: Setup, state: State, payload: CardSet, log?: Event[]): State | Refusal => {
  const fault = requireHeld(setup, state, payload);
  if (fault) return fault;
  if (PAYLOAD_INDEX[payload] === NO_PAYLOAD) return refuse('payload-size', { cards: idsOf(setup, payload) });
  if (payload & state.quarantined) return refuseQuarantined(setup, state);

  const verdict = verdictOf(setup, state, payload); // 1
  const resistance = Math.max(0, state.resistance - complianceOf(verdict)); // 2
  if (log) tell(setup, state, payload, pathOf(verdict), resistance, log);
  if (resistance === 0) return win(setup, state, payload, log);

  const reasons = log && reasonsOf((payload & setup.tables.sketchy) !== 0, pathOf(verdict) !== NO_PATH);
  const next = copy(state);
  next.resistance = resistance;
  next.previous = payload;
  return endTurn(setup, next, riseOf(verdict), reasons, log); // 3
};

const refuseQuarantined = (setup: Setup, state: State): Refusal =>
  refuse('quarantined', { card: idsOf(setup, state.quarantined)[0]!, turns: state.quarantineEnds - state.turn });

const reasonsOf = (sketchy: boolean, accepted: boolean): readonly Reason[] => [
  ...(sketchy ? ['SKETCHY' as const] : []),
  ...(accepted ? [] : ['FAILED' as const]),
];

const tell = (setup: Setup, state: State, payload: CardSet, path: number, resistance: number, log: Event[]): void => {
  const { script, tables } = setup;
  const { protocol } = script.schedule[tables.entryOf[state.turn]!]!;
  log.push({ kind: 'submitted', turn: state.turn, cards: idsOf(setup, payload) });
  if (path === NO_PATH) {
    log.push({ kind: 'protocol-failed', protocol });
    return;
  }
  const cards = cardsOf(script.card, payload);
  const gained = tables.worth[PAYLOAD_INDEX[payload]!]!;
  log.push({ kind: 'protocol-satisfied', protocol, path: path + 1 });
  log.push({
    kind: 'compliance-gained',
    base: baseImpact(cards),
    resonance: resonanceOf(script.tuning, cards),
    capped: uncappedCompliance(script.tuning, cards) > gained,
    compliance: gained,
    resistance,
  });
};
