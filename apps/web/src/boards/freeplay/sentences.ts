import type { Event, Setup } from '@lockstep/freeplay';
import { auditName, eventWords } from '@lockstep/words-freeplay';
import { FREEPLAY_WORDS } from './words.ts';

/** What is on the table already. */
const UNSAID: readonly Event['kind'][] = [
  'discarded',
  'turn-ended',
  'tool-used',
  'reshuffled',
  'committed',
  'cache-left',
  'paid',
  'koa-paid',
];

/** A step in a few sentences. */
export const sentencesOf = (setup: Setup, events: readonly Event[]): readonly string[] =>
  events.filter(({ kind }) => !UNSAID.includes(kind)).map((event) => eventWords(setup, event));

/** What was chosen needs no words ahead of time, nor what is shown as a number. */
const OBVIOUS: readonly Event['kind'][] = [
  ...UNSAID,
  'injected',
  'flagged',
  'rewired',
  'corroborated',
  'cycled',
  'exploited',
  'checked',
  'damaged',
  'scrutiny-changed',
  'drew',
  'submitted',
  'answered',
  'addressed',
  'scrutiny-rose',
  'koa-scrutiny',
];

/** What else a move would bring, as far as it is known. */
export const aheadOf = (setup: Setup, events: readonly Event[]): readonly string[] =>
  events
    .filter((event) => !OBVIOUS.includes(event.kind) && !(event.kind === 'act-began' && event.incident === null))
    .map((event) =>
      event.kind === 'audit-began'
        ? FREEPLAY_WORDS.table.audit(auditName(setup, event.audit))
        : eventWords(setup, event),
    );
