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

/** What a move would bring in addition to its numbers: the rest is on the table, or follows from it. */
const NOTABLE: readonly Event['kind'][] = [
  'cleared',
  'audit-began',
  'strength-returned',
  'audit-ended',
  'returned',
  'incident-won',
  'run-won',
  'brought-back',
  'koa-returned',
  'refuted',
  'concerns-open',
  'koa-rewired',
  'koa-corroborated',
  'koa-exploited',
  'koa-won',
];

const LOSSES: readonly Event['kind'][] = ['incident-lost', 'koa-lost', 'run-lost'];

/** Where and why a move loses. */
export const lossOf = (setup: Setup, events: readonly Event[]): readonly string[] =>
  events.filter(({ kind }) => LOSSES.includes(kind)).map((event) => eventWords(setup, event));

/** What else a move would bring, as far as it is known. */
export const aheadOf = (setup: Setup, events: readonly Event[]): readonly string[] =>
  events
    .filter(({ kind }) => NOTABLE.includes(kind))
    .map((event) =>
      event.kind === 'audit-began'
        ? FREEPLAY_WORDS.table.audit(auditName(setup, event.audit))
        : eventWords(setup, event),
    );
