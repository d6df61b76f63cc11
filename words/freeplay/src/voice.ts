import type { Event, Occasion, Setup, Speaker } from '@lockstep/freeplay';
import { openStream, pick, type Seed } from '@lockstep/kernel';
import { DRAWS } from '@lockstep/words';
import { EDITION_HOST } from './title.ts';

export interface HostLine {
  readonly speaker: Speaker;
  readonly when: Occasion;
  readonly text: string;
}

/** What an event is an occasion of; most are of none. */
const occasionOf = (event: Event): Occasion | null => {
  switch (event.kind) {
    case 'run-won':
      return 'won';
    case 'run-lost':
      return 'lost';
    case 'brought-back':
    case 'koa-returned':
    case 'event-met':
    case 'chose':
    case 'doors-opened':
    case 'door-taken':
      return null;
    case 'gave-up':
    case 'abandoned':
      return event.kind;
    case 'act-cleared':
      return 'incident-won';
    case 'cache-opened':
      return 'cache';
    case 'act-began':
      return 'act-began';
    case 'audit-began':
      return 'audit';
    case 'cleared':
      return 'cleared';
    case 'checked':
      return event.path === null ? 'failed' : 'injected';
    case 'scrutiny-rose':
      return event.rises.some(({ why }) => why === 'MINOR') ? 'contradicted' : null;
    case 'refuted':
      return event.counters?.length ? 'refuted' : null;
    case 'answered':
      return event.answer !== null && event.answer !== 'nothing' ? 'answered' : null;
    case 'submitted':
    case 'flagged':
    case 'rewired':
    case 'corroborated':
    case 'cycled':
    case 'exploited':
      return event.kind;
    case 'koa-flagged':
      return 'flagged';
    case 'koa-rewired':
      return 'rewired';
    case 'koa-corroborated':
      return 'corroborated';
    case 'koa-cycled':
      return 'cycled';
    case 'koa-exploited':
      return 'exploited';
    case 'injected':
    case 'paid':
    case 'tool-used':
    case 'damaged':
    case 'scrutiny-changed':
    case 'discarded':
    case 'returned':
    case 'token-gained':
    case 'strength-returned':
    case 'audit-ended':
    case 'flag-ended':
    case 'gate-enabled':
    case 'turn-ended':
    case 'reshuffled':
    case 'drew':
    case 'incident-won':
    case 'incident-lost':
    case 'restored':
    case 'addressed':
    case 'committed':
    case 'concerns-open':
    case 'granted':
    case 'denied':
    case 'koa-paid':
    case 'koa-token':
    case 'koa-scrutiny':
    case 'koa-won':
    case 'koa-lost':
    case 'credits-gained':
    case 'took':
    case 'cache-left':
      return null;
  }
};

/** The most telling first. */
const TELLING: readonly Occasion[] = [
  'won',
  'lost',
  'gave-up',
  'abandoned',
  'act-began',
  'incident-won',
  'cache',
  'audit',
  'cleared',
  'exploited',
  'contradicted',
  'refuted',
  'answered',
  'failed',
  'injected',
  'flagged',
  'rewired',
  'corroborated',
  'cycled',
  'submitted',
];

/**
 * What the host says to the last step; `turn` counts the steps of the run, 0 before the first. Cosmetic: it draws from a stream of its own,
 * and from another place of it for every step.
 */
export const voiceLine = (setup: Setup, seed: Seed, turn: number, events: readonly Event[]): HostLine | null => {
  const speaker = EDITION_HOST[setup.edition];
  const happened: readonly (Occasion | null)[] = turn === 0 ? ['act-began'] : events.map(occasionOf);
  const says = (when: Occasion): readonly string[] =>
    setup.script.voice.flatMap((one) => (one.speaker === speaker && one.when === when ? one.lines : []));
  const when = TELLING.find((one) => happened.includes(one) && says(one).length > 0);
  if (when === undefined) return null;
  return { speaker, when, text: pick(openStream(seed, 'voice', turn * DRAWS), says(when)) };
};
