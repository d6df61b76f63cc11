import { type Testimony, testimony } from '@lockstep/testimony';
import type { Line } from '@lockstep/words-testimony';
import type { IntroModule } from '../../play/intro.ts';
import Intro from './Intro.svelte';

export const intro: IntroModule<Testimony, Line> = {
  game: testimony,
  Intro,
  chosen: async (entries) => (entries.length === 0 ? {} : (await import('./chosen.ts')).chosen(entries)),
};
