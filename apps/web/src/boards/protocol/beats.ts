import type { Event, Setup } from '@lockstep/protocol';
import { cardName, stepSum } from '@lockstep/words-protocol';
import type { Beat } from '../../stage/beat.ts';
import { PROTOCOL_WORDS } from './words.ts';

const WORDS = PROTOCOL_WORDS.stage;
const cards = (ids: readonly string[]): readonly string[] => ids.map((id) => `card:${id}`);

const heldBy = (setup: Setup, events: readonly Event[]): readonly string[] =>
  events.flatMap((event) =>
    event.kind === 'quarantined' ? [WORDS.held(cardName(setup, event.card), event.turns)] : [],
  );

const beatsFor = (setup: Setup, events: readonly Event[], event: Event, why: string): readonly Beat[] => {
  switch (event.kind) {
    case 'submitted':
      return [{ kind: 'carry', what: cards(event.cards), to: 'tray' }];
    case 'scanned':
      return [
        { kind: 'carry', what: cards(event.discarded), to: 'host' },
        { kind: 'stamp', at: 'hand', tone: 'plain', says: WORDS.scan },
      ];
    case 'compliance-gained':
      return [
        { kind: 'stamp', at: 'hand', tone: 'good', says: WORDS.accepted, sum: stepSum(setup, events) ?? '' },
        { kind: 'react', what: 'host', how: 'nod' },
        { kind: 'slide', what: 'resistance' },
        { kind: 'delta', at: 'resistance', tone: 'good', says: `−${event.compliance}` },
      ];
    case 'protocol-failed':
      return [
        { kind: 'stamp', at: 'hand', tone: 'bad', says: WORDS.refused, sum: why },
        { kind: 'react', what: 'host', how: 'shake' },
      ];
    case 'scrutiny-rose':
      return [{ kind: 'delta', at: 'scrutiny', tone: 'warn', says: `+${event.by}` }];
    case 'audited':
      return [
        {
          kind: 'veil',
          tone: 'bad',
          title: WORDS.audit,
          lines: [WORDS.healed(event.healed), ...heldBy(setup, events)],
        },
        { kind: 'slide', what: 'resistance' },
      ];
    case 'protocol-changed':
      return [{ kind: 'turn', what: 'asked' }];
    case 'drafted':
    case 'protocol-satisfied':
    case 'quarantined':
    case 'nothing-quarantined':
    case 'turn-ended':
    case 'quarantine-ended':
    case 'unlocked':
    case 'locked-out':
      return [];
  }
};

/** What a step looks like on the table, event by event. `why` is said of a payload that was refused. */
export const beatsOf = (setup: Setup, events: readonly Event[], why: string): readonly Beat[] =>
  events.flatMap((event) => beatsFor(setup, events, event, why));
