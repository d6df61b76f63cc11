import type { CardSet } from '@lockstep/cards';
import { type Refusal, refuse } from '@lockstep/kernel';
import type { Event, Reason } from './action.ts';
import { NO_PAYLOAD, PAYLOAD_INDEX, PAYLOADS } from './cardset.ts';
import { baseImpact, resonanceOf, uncappedCompliance } from './compliance.ts';
import { requireHeld } from './require-held.ts';
import type { Setup } from './setup.ts';
import { copy, type State } from './state.ts';
import { cardsOf, NO_PATH } from './tables.ts';
import { endTurn, idsOf, win } from './turn.ts';

/** The path a payload satisfies on this turn, or NO_PATH (D29 §6, P14). */
export const satisfiedPath = ({ tables }: Setup, state: State, payload: CardSet): number => {
  const paths = payload & state.previous ? tables.pathRepeated : tables.pathFresh;
  return paths[tables.entryOf[state.turn]! * PAYLOADS.length + PAYLOAD_INDEX[payload]!]!;
};

/** D29 §5 and §10, D05v1 §2.2. */
export const submit = (setup: Setup, state: State, payload: CardSet, log?: Event[]): State | Refusal => {
  const { script, tables } = setup;
  const fault = requireHeld(setup, state, payload);
  if (fault) return fault;
  const index = PAYLOAD_INDEX[payload]!;
  if (index === NO_PAYLOAD) return refuse('payload-size', { cards: idsOf(setup, payload) });
  if (payload & state.quarantined) return refuseQuarantined(setup, state);

  const path = satisfiedPath(setup, state, payload); // 1
  const accepted = path !== NO_PATH;
  const resistance = accepted ? Math.max(0, state.resistance - tables.worth[index]!) : state.resistance; // 2
  if (log) tell(setup, state, payload, path, resistance, log);
  if (resistance === 0) return win(setup, state, payload, log);

  const sketchy = (payload & tables.sketchy) !== 0;
  const rise = (sketchy ? script.tuning.sketchy_scrutiny : 0) + (accepted ? 0 : script.tuning.failed_scrutiny); // 3
  const reasons = log && reasonsOf(sketchy, accepted);
  const next = copy(state);
  next.resistance = resistance;
  next.previous = payload;
  return endTurn(setup, next, rise, reasons, log);
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
