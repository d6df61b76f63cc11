import type { Entry, Options } from '@lockstep/play';
import { recorder } from '@lockstep/testimony';

/** How the last try was played, for the next one to begin with. Apart from the intro, which most often needs none of it. */
export const chosen = (entries: readonly Entry[]): Options => recorder.chosen?.(entries) ?? {};
