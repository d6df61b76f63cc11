import { type Dealt, type Edition, makeEdition, parseSchedule, pinOf, type Schedule } from '@lockstep/forge';
import type { Day, Dealing } from '@lockstep/kernel';
import { BrainFault } from './messages.ts';

/** Fetches a published file by its path below `content/`. */
export type Fetcher = (path: string) => Promise<string>;

/** A fetch that failed is not remembered, so that the next question tries again. */
const remembered = <Value>(make: (key: number) => Promise<Value>): ((key: number) => Promise<Value>) => {
  const values = new Map<number, Promise<Value>>();
  return (key) => {
    const known = values.get(key);
    if (known) return known;
    const made = make(key).catch((fault: unknown) => {
      values.delete(key);
      throw fault;
    });
    values.set(key, made);
    return made;
  };
};

export interface Content {
  schedule(): Promise<Schedule>;
  newest(): Promise<Edition>;
  /** All that the Daily of a date needs, and no other edition. */
  publishedFor(day: Day): Promise<Dealt>;
}

export const openContent = (offers: Dealing, editions: readonly number[], fetchText: Fetcher): Content => {
  const folder = offers.game.id;
  const newestNumber = editions.at(-1) ?? 0;

  const edition = remembered(async (number) => {
    const text = await fetchText(`${folder}/editions/${number}.json`);
    const pack = offers.pack.parse(JSON.parse(text));
    if (!pack.ok) throw new BrainFault('not-as-pinned', `edition ${number} was changed after publishing`);
    return makeEdition(number, pack.value);
  });
  const schedules = remembered(async () => {
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
      return { offers, schedule: pins, editions: [await edition(number)] };
    },
  };
};
