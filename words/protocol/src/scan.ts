import type { Event, Setup } from '@lockstep/protocol';
import { counted, targetName } from '@lockstep/words';
import { cardName, cardNames } from './card.ts';
import { protocolName } from './names.ts';

/** The part of a SCAN's preview that one event is, as something that has not happened yet; empty where it needs no words. */
const aheadOf = (setup: Setup, event: Event): string => {
  switch (event.kind) {
    case 'scanned':
      return event.drawn.length === 1
        ? 'A card from the Reserve comes in its place, unknown until drawn.'
        : `${event.drawn.length} cards from the Reserve come in their place, unknown until drawn.`;
    case 'scrutiny-rose':
      return `Scrutiny rises by ${event.by}, to ${event.scrutiny} of ${setup.script.tuning.scrutiny_cap}.`;
    case 'audited':
      return `That is an Audit: Resistance ${event.healed === 0 ? 'stays' : 'goes back up to'} ${event.resistance}, Scrutiny falls to ${event.scrutiny}.`;
    case 'quarantined':
      return `${cardName(setup, event.card)} is locked away for ${counted(event.turns, 'turn')}.`;
    case 'turn-ended':
      return `It takes a turn: ${event.turnsLeft} left after it.`;
    case 'protocol-changed':
      return `Then ${protocolName(event.protocol)} is the active protocol.`;
    case 'locked-out':
      return `It is your last turn: ${targetName(setup.script.target)} stays locked.`;
    case 'drafted':
    case 'submitted':
    case 'protocol-satisfied':
    case 'protocol-failed':
    case 'compliance-gained':
    case 'nothing-quarantined':
    case 'quarantine-ended':
    case 'unlocked':
      return '';
  }
};

/** What is asked before a SCAN is made, and what it would do (K5): its draw stays hidden. */
export const scanQuestion = (setup: Setup, events: readonly Event[]): readonly string[] => {
  const away = events.flatMap((event) => (event.kind === 'scanned' ? event.discarded : []));
  return [
    `SCAN ${cardNames(setup, away)} away?`,
    ...events.map((event) => aheadOf(setup, event)).filter((sentence) => sentence !== ''),
  ];
};
