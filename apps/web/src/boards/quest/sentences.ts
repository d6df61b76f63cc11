import type { Event, Setup } from '@lockstep/quest';
import { eventWords } from '@lockstep/words-quest';

type DraftKind = Extract<Event, { kind: 'draft' }>['event']['kind'];

/** What lies on the table already, or is no more than arithmetic. */
const UNSAID: readonly (Event['kind'] | DraftKind)[] = [
  'entered',
  'called',
  'theme-chosen',
  'drew',
  'kept',
  'guarantee-skipped',
  'refilled',
  'offered',
  'signs-offered',
  'left',
  'grew-stale',
  'dreamscape-ended',
  'doors-shown',
  'dreamscape-entered',
  'site-entered',
  'cards-shown',
  'bargains-shown',
  'battle',
];

/** What the last step came to, in a sentence or two. */
export const saidOf = (setup: Setup, events: readonly Event[]): string =>
  events
    .filter((event) => !UNSAID.includes(event.kind === 'draft' ? event.event.kind : event.kind))
    .map((event) => eventWords(setup, event))
    .join(' ');
