import type { GameStudy } from '@lockstep/lab';
import { study as battle } from '@lockstep/studies-battle';
import { study as draft } from '@lockstep/studies-draft';
import { study as encounter } from '@lockstep/studies-encounter';
import { study as freeplay } from '@lockstep/studies-freeplay';
import { study as quest } from '@lockstep/studies-quest';

/** Every game that designers state something of. */
const STUDIES: readonly GameStudy[] = [battle, draft, encounter, freeplay, quest];

export const studyOf = (game: string): GameStudy | undefined => STUDIES.find(({ module }) => module.game.id === game);
