import type { Ref } from '@lockstep/play';
import { dailyNamed } from '../games.ts';
import type { Facts } from './facts.ts';
import { outlineOf } from './outline.ts';

/** What is said of a game before it is played. */
export type About = Pick<Facts, 'grade' | 'subject'>;

/** Of a forged Daily, from its outline; nothing of anything else. */
export const aboutOf = async ({ game, subject }: Ref): Promise<About> => {
  const daily = dailyNamed(game);
  if (!daily || subject.kind !== 'daily') return { grade: null, subject: null };
  const { grade, gradeName, target, name, line } = await outlineOf(daily, subject.date);
  return { grade: { number: grade, name: gradeName }, subject: { target, name, line } };
};
