import type { Event, Setup } from '@lockstep/draft';
import { eventWords } from '@lockstep/words-draft';
import { DRAFT_WORDS } from './words.ts';

/** What is on the table already, or is said together. */
const UNSAID: readonly Event['kind'][] = ['called', 'drew', 'offered', 'signs-offered', 'grew-stale'];

/** A step in a few sentences. */
export const sentencesOf = (setup: Setup, events: readonly Event[]): readonly string[] => {
  const stale = events.filter(({ kind }) => kind === 'grew-stale').length;
  return [
    ...events.filter(({ kind }) => !UNSAID.includes(kind)).map((event) => eventWords(setup, event)),
    ...(stale > 0 ? [DRAFT_WORDS.table.passedOver(stale)] : []),
  ];
};
