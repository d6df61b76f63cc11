import { wording } from '@lockstep/words-protocol';
import type { TablePart } from '../parts.ts';
import type { ProtocolKinds } from './kinds.ts';
import { LEDGERS } from './ledgers.ts';
import { lock } from './lock.ts';
import { subjectOf } from './subject.ts';

export const table: TablePart<ProtocolKinds> = {
  ...lock,
  wording,
  ledgers: LEDGERS,
  subjectOf,
  phaseOf: ({ phase }) => phase,
  isOpening: ({ phase }) => phase === 'draft',
  openSpeech: async () => (await import('./speech.ts')).openSpeech(),
  silence: { when: 'opening', mood: 'watching', text: '', said: '' },
  turns: async () => (await import('./Turns.svelte')).default,
  result: async () => (await import('./Result.svelte')).default,
  scene: async () => (await import('./Scene.svelte')).default,
};
