import { wording } from '@lockstep/words-testimony';
import type { TablePart } from '../parts.ts';
import type { TestimonyKinds } from './kinds.ts';
import { LEDGERS } from './ledgers.ts';
import { lock } from './lock.ts';
import { subjectOf } from './subject.ts';

export const table: TablePart<TestimonyKinds> = {
  ...lock,
  wording,
  ledgers: LEDGERS,
  subjectOf,
  phaseOf: ({ phase }) => phase,
  isOpening: ({ cards }) => cards.every(({ place }) => place === 'hand'),
  openSpeech: async () => (await import('./speech.ts')).openSpeech(),
  silence: { when: 'opening', text: '', said: '' },
  turns: async () => (await import('./Solve.svelte')).default,
  result: async () => (await import('./Result.svelte')).default,
  scene: async () => (await import('./Scene.svelte')).default,
};
