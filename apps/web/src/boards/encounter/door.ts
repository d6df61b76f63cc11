import type { Door } from '../../play/home.ts';
import { savesOf } from '../../play/saves.ts';
import { shelfOf } from '../../play/shelf.ts';
import type { Progress } from '../../plumbing/progress/index.ts';
import { settings } from '../../plumbing/settings.svelte.ts';
import { HOME } from '../../strings/home.ts';

const { kind, enter, resume } = HOME.serial;
const SHELF = { says: enter, path: '/scenes' };

/** To the scenes: back into one that was begun, that of the chosen difficulty first. */
export const door = async (progress: Progress): Promise<Door> => {
  const [{ title, scenes, difficulties }, { saves }] = await Promise.all([shelfOf('encounter'), progress.backup()]);
  const open = savesOf(saves, 'encounter');
  const [begun] = [settings.difficulty, ...difficulties.map(({ id }) => id)].flatMap((difficulty) =>
    scenes
      .filter(({ id }) =>
        open.some(
          ({ ref: { subject, options } }) =>
            subject.kind === 'scene' && subject.scene === id && options.difficulty === difficulty,
        ),
      )
      .map((scene) => ({ says: resume(scene.title), path: `/scene/${scene.id}?difficulty=${difficulty}` })),
  );
  return {
    title,
    kind,
    ...(begun ?? SHELF),
    shelf: begun ? SHELF : null,
    glyph: 'M12 6.5C10 5 7 4.5 4 5v14c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5ZM12 6.5v14',
  };
};
