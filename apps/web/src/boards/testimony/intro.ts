import { recorder, type Testimony, testimony } from '@lockstep/testimony';
import type { Line } from '@lockstep/words-testimony';
import type { IntroModule } from '../../play/intro.ts';
import Intro from './Intro.svelte';

export const intro: IntroModule<Testimony, Line> = {
  game: testimony,
  Intro,
  chosen: (entries) => recorder.chosen?.(entries) ?? {},
};
