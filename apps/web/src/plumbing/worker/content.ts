import { type Dealt, type Edition, makeEdition, parseSchedule, pinOf, type Schedule } from '@lockstep/forge';
import type { ClientModule, Day } from '@lockstep/kernel';
import { remembered } from '../remembered.ts';
import { BrainFault } from './messages.ts';

/** Fetches a published file by its path below `content/`. */
export type Fetcher = (path: string) => Promise<string>;

export interface Content {
  schedule(): Promise<Schedule>;
  newest(): Promise<Edition>;
  /** All that the Daily of a date needs, and no other edition. */
  publishedFor(day: Day): Promise<Dealt>;
}

export const openContent = (offers: ClientModule, editions: readonly number[], fetchText: Fetcher): Content => {
  const folder = offers.game.id;
  const newestNumber = editions.at(-1) ?? 0;

  const edition = remembered(async (number: number) => {
    const text = await fetchText(`${folder}/editions/${number}.json`);
    const pack = offers.pack.parse(JSON.parse(text));
    if (!pack.ok) throw new BrainFault('not-as-pinned', `edition ${number} was changed after publishing`);
    return makeEdition(number, pack.value);
  });
  const schedules = remembered(async (_only: 0) => {
    const parsed = parseSchedule(await fetchText(`${folder}/schedule.txt`));
    if (!parsed.ok) throw new BrainFault('not-as-pinned', `the schedule is damaged: ${parsed.fault}`);
    return parsed.value;
  });
  const schedule = (): Promise<Schedule> => schedules(0);

  return {
    schedule,
    newest: () => edition(newestNumber),
    publishedFor: async (day) => {
      const pins = await schedule();
      const number = pinOf(pins, day)?.edition ?? newestNumber;
      return { module: offers, schedule: pins, editions: [await edition(number)] };
    },
  };
};
