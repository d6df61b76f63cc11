import { refTo } from '@lockstep/play';
import type { Door } from '../../play/home.ts';
import { keyOf } from '../../play/ref.ts';
import { shelfOf } from '../../play/shelf.ts';
import type { Progress } from '../../plumbing/progress/index.ts';
import { HOME } from '../../strings/home.ts';

const WORDS = HOME.quest;

/** To the quest of today, one tap away, and to every other road; a newcomer is led to the road that teaches. */
export const door = async (progress: Progress, date: string): Promise<Door> => {
  const [{ title, today, scenes }, entries, saved] = await Promise.all([
    shelfOf('quest'),
    progress.entries(),
    progress.saved(keyOf(refTo('quest', { kind: 'daily', date }))),
  ]);
  const tries = entries.flatMap((entry) => (entry.kind === 'finished' && entry.game === 'quest' ? [entry] : []));
  const counted = tries.find((entry) => entry.daily === date && !entry.practice);
  const lesson = scenes.find(({ teaches }) => teaches);
  const shelf = { says: WORDS.roads, path: '/quest' };
  const glyph = 'M14.5 3.5a8.7 8.7 0 1 0 6 11.5 7.4 7.4 0 0 1-6-11.5Z';
  if (tries.length === 0 && !saved && lesson)
    return { title, kind: WORDS.kind, says: WORDS.first, path: `/quest/${lesson.id}`, shelf, glyph };
  return {
    title,
    kind: counted ? WORDS.result(counted.facts.battles ?? 0, counted.facts.points ?? 0) : WORDS.kind,
    says: saved ? WORDS.resume : counted ? WORDS.again : WORDS.play,
    path: `/quest/${today.scene}?date=${date}`,
    shelf,
    glyph,
  };
};
