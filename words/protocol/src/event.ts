import type { Event, Reason, Setup, Tuning } from '@lockstep/protocol';
import { counted, factor, listed, targetName } from '@lockstep/words';
import { healedWords } from './account.ts';
import { cardName, cardNames, MEDAL_NAME } from './card.ts';
import { pathWords } from './clause.ts';
import { protocolName } from './names.ts';

const REASON: { readonly [reason in Reason]: (tuning: Tuning) => string } = {
  SKETCHY: (tuning) => `+${tuning.sketchy_scrutiny} for SKETCHY evidence`,
  FAILED: (tuning) => `+${tuning.failed_scrutiny} for a payload not accepted`,
  SCAN: (tuning) => `+${tuning.scan_scrutiny} for the SCAN`,
};

/** Where each point of a rise came from. */
export const riseWords = (tuning: Tuning, reasons: readonly Reason[]): string =>
  listed(reasons.map((reason) => REASON[reason](tuning)));

/** How Compliance was reached: "Impact 18 × 1.5 for shared TIME, capped at 30". */
export const complianceWords = (tuning: Tuning, event: Extract<Event, { kind: 'compliance-gained' }>): string => {
  const resonance =
    event.resonance.length > 0
      ? ` × ${factor(tuning.resonance_percent)} for shared ${listed([...event.resonance])}`
      : '';
  return `Impact ${event.base}${resonance}${event.capped ? `, capped at ${tuning.compliance_cap}` : ''}`;
};

const pathOf = (setup: Setup, protocol: string, path: number): string => {
  const entry = setup.script.schedule.findIndex((at) => at.protocol === protocol);
  return pathWords(setup.tables.paths[entry]?.[path - 1] ?? []);
};

const drawnWords = (setup: Setup, drawn: readonly (string | null)[]): string => {
  if (!drawn.includes(null)) return cardNames(setup, drawn);
  return `${counted(drawn.length, 'card')} from the Reserve, unknown until drawn`;
};

/** One sentence of the transcript (D29 §2C); the same sentence, read ahead of time, is a preview. */
export const eventWords = (setup: Setup, event: Event): string => {
  const { script } = setup;
  const { tuning } = script;
  switch (event.kind) {
    case 'drafted':
      return `You kept ${cardNames(setup, event.cards)}.`;
    case 'submitted':
      return `You submitted ${cardNames(setup, event.cards)}.`;
    case 'protocol-satisfied':
      return `Accepted: ${protocolName(event.protocol)}, path ${event.path} (${pathOf(setup, event.protocol, event.path)}).`;
    case 'protocol-failed':
      return `Not accepted: no path of ${protocolName(event.protocol)} holds. Compliance 0.`;
    case 'compliance-gained':
      return `Compliance ${event.compliance} (${complianceWords(tuning, event)}). Resistance is ${event.resistance}.`;
    case 'scanned':
      return `You scanned: out ${cardNames(setup, event.discarded)}, in ${drawnWords(setup, event.drawn)}.`;
    case 'scrutiny-rose':
      return `Scrutiny ${event.scrutiny}/${tuning.scrutiny_cap} (${riseWords(tuning, event.reasons)}).`;
    case 'audited':
      return `AUDIT: ${healedWords(event)}, Scrutiny back to ${event.scrutiny}.`;
    case 'quarantined':
      return `${cardName(setup, event.card)} is quarantined for ${counted(event.turns, 'turn')}.`;
    case 'nothing-quarantined':
      return 'Nothing is quarantined: no card of your last payload is in your Evidence.';
    case 'turn-ended':
      return `${counted(event.turnsLeft, 'turn')} left.`;
    case 'quarantine-ended':
      return `${cardName(setup, event.card)} is out of quarantine.`;
    case 'protocol-changed':
      return `${protocolName(event.protocol)} is now the active protocol. ${script.protocol.find(({ id }) => id === event.protocol)?.line ?? ''}`.trimEnd();
    case 'unlocked':
      return `${targetName(script.target)} unlocked with ${counted(event.turnsLeft, 'turn')} left: ${event.medal ? MEDAL_NAME[event.medal] : 'cleared, no medal'}.`;
    case 'locked-out':
      return `Out of turns: ${targetName(script.target)} stays locked, Resistance ${event.resistance}.`;
  }
};
