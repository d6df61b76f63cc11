import { gameModule, type Pack } from '@lockstep/encounter';
import { DIFFICULTY_NAME, GAME_TITLE, KIND_NAME } from '@lockstep/words-encounter';
import type { SceneShelf } from '../../play/shelves.ts';

const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The shelf of a pack, in the pack's own order. */
export const shelfOf = (pack: Pack): SceneShelf => {
  return {
    title: GAME_TITLE,
    scenes: (gameModule.scenes?.(pack) ?? []).map(({ name: id }) => {
      const { title, kind, line, minutes, party, beat } = pack.scene.find((scene) => scene.id === id)!;
      return {
        id,
        title,
        kind: begun(KIND_NAME[kind]),
        line,
        minutes,
        endings: beat.filter(({ end }) => end !== undefined).length,
        place: beat.find(({ place }) => place !== undefined)?.place ?? 'hall',
        party: party.map((hero) => {
          const { name, look } = pack.character.find((one) => one.id === hero)!;
          return { name, look };
        }),
      };
    }),
    difficulties: pack.difficulty.map(({ id, line }) => ({ id, name: DIFFICULTY_NAME[id], line })),
  };
};
