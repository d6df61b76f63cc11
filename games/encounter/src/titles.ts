import { type Entry, refTo, type Title } from '@lockstep/play';
import { encounter } from './encounter.ts';
import type { Pack } from './pack.ts';
import { scenesOf } from './shelf.ts';
import { DIFFICULTIES, type Difficulty } from './vocabulary.ts';

const USUAL: Difficulty = 'STANDARD';

/** Every scene of a pack, in its order. No difficulty has to be opened. */
export const titles = (pack: Pack, _entries: readonly Entry[] = []): readonly Title[] =>
  scenesOf(pack).map(({ id: scene, title, line, minutes }) => ({
    ref: refTo(encounter.id, { kind: 'scene', scene }),
    kind: 'scene',
    title,
    line,
    minutes,
    choices: [
      {
        option: 'difficulty',
        initial: USUAL,
        values: DIFFICULTIES.map((id) => ({
          id,
          name: id,
          line: pack.difficulty.find((row) => row.id === id)?.line ?? '',
          locked: false,
        })),
      },
    ],
  }));
