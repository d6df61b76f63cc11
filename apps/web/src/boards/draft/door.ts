import { recordsOf, refTo } from '@lockstep/play';
import type { Door } from '../../play/home.ts';
import { keyOf } from '../../play/ref.ts';
import { shelfOf } from '../../play/shelf.ts';
import type { Progress } from '../../plumbing/progress/index.ts';
import { HOME } from '../../strings/home.ts';

const WORDS = HOME.quest;

/** To the quest of today, one tap away, and to every other route. */
export const door = async (progress: Progress, date: string): Promise<Door> => {
  const [{ title, today, archetypes }, entries, saved] = await Promise.all([
    shelfOf('draft'),
    progress.entries(),
    progress.saved(keyOf(refTo('draft', { kind: 'daily', date }))),
  ]);
  const facts = recordsOf(entries, 'draft', date).firstClear?.facts;
  return {
    title,
    kind: facts ? WORDS.result(archetypes[facts.archetype ?? 0] ?? '', facts.score ?? 0) : WORDS.kind,
    says: saved ? WORDS.resume : facts ? WORDS.again : WORDS.play,
    path: `/quest/${today.scene}?date=${date}`,
    shelf: { says: WORDS.routes, path: '/quest' },
    glyph: 'M14.5 3.5a8.7 8.7 0 1 0 6 11.5 7.4 7.4 0 0 1-6-11.5Z',
  };
};
