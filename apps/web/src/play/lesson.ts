import { type Lesson, parseLessons } from '@lockstep/words';
import type { DailyId } from '../games.ts';
import { fetchPublished } from '../plumbing/published.ts';
import { WorkerError } from '../plumbing/worker/messages.ts';

/** Puzzles that teach a game, in the order in which they teach. */
export const loadLessons = async (game: DailyId): Promise<readonly Lesson[]> => {
  const lessons = parseLessons(await fetchPublished(`${game}/lessons.json`));
  if (!lessons.ok) throw new WorkerError('internal', `the lessons of ${game} are damaged`);
  return lessons.value;
};
