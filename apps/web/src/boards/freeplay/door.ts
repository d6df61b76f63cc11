import type { Door } from '../../play/home.ts';
import { savesOf } from '../../play/saves.ts';
import { shelfOf } from '../../play/shelf.ts';
import type { Progress } from '../../plumbing/progress/index.ts';
import { HOME } from '../../strings/home.ts';
import { pathOf } from './path.ts';

const { kind, enter, resume } = HOME.runs;
const SHELF = { says: enter, path: '/runs' };

/** To the runs: back into the one that was begun, where there is one. */
export const door = async (progress: Progress): Promise<Door> => {
  const [{ title, scenes }, { saves }] = await Promise.all([shelfOf('freeplay'), progress.backup()]);
  const [begun] = savesOf(saves, 'freeplay').flatMap(({ ref }) => {
    const run = scenes.find(({ id }) => ref.subject.kind === 'scene' && id === ref.subject.scene);
    return run ? [{ says: resume(run.title), path: pathOf(ref) }] : [];
  });
  return {
    title,
    kind,
    ...(begun ?? SHELF),
    shelf: begun ? SHELF : null,
    glyph: 'M3 12h4m10 0h4M7 8h10v8H7ZM12 8V4m0 16v-4',
  };
};
