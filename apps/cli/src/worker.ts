import { type Edition, forgeWeek, type Pin, prove } from '@lockstep/forge';
import type { Day, Facts } from '@lockstep/kernel';
import { type DayStudy, studyDay } from '@lockstep/lab';
import { dailyFor, offersFor, publishedOf } from './library.ts';

export interface ForgeTask {
  readonly do: 'forge';
  readonly game: string;
  readonly edition: Edition;
  readonly days: readonly Day[];
  readonly earlier: readonly Facts[];
}
export interface ProveTask {
  readonly do: 'prove';
  readonly game: string;
  readonly day: Day;
}
export interface StudyTask {
  readonly do: 'study';
  readonly game: string;
  readonly day: Day;
}
export type Task = ForgeTask | ProveTask | StudyTask;

export type TaskResult<T extends Task> = T extends ForgeTask
  ? readonly Pin[]
  : T extends ProveTask
    ? ReturnType<typeof prove>
    : DayStudy;

/** What a thread does: plain data in, plain data out. */
export default (task: Task): readonly Pin[] | ReturnType<typeof prove> | DayStudy => {
  switch (task.do) {
    case 'forge':
      return forgeWeek(offersFor(task.game), task.edition, task.days, task.earlier);
    case 'prove':
      return prove(publishedOf(task.game), task.day);
    case 'study': {
      const daily = dailyFor(task.game, task.day);
      return studyDay(offersFor(task.game), daily.setup, daily.seed);
    }
  }
};
