import { parseDay } from '@lockstep/calendar';
import type { DailyId } from '../games.ts';
import { fetchPublished } from '../plumbing/published.ts';
import { worker } from '../plumbing/worker/client.ts';
import type { Outline, Outlines } from '../plumbing/worker/messages.ts';

export const outlineIn = ({ first, gradeNames, subjects, days }: Outlines, date: string): Outline | undefined => {
  const [day, begins] = [parseDay(date), parseDay(first)];
  const found = day.ok && begins.ok ? days[day.value - begins.value] : undefined;
  if (!found) return undefined;
  const [label, grade, subject] = found;
  return { label, grade, gradeName: gradeNames[grade]!, ...subjects[subject]! };
};

/**
 * What is said of a date before it is opened. The build wrote it down for the whole schedule, so that home need not deal the
 * Dailies of all games; only beyond the schedule the worker is asked.
 */
export const outlineOf = async (game: DailyId, date: string): Promise<Outline> =>
  outlineIn((await fetchPublished(`${game}/outlines.json`)) as Outlines, date) ?? worker.outline(game, date);
