import { type Day, makeDay } from '@lockstep/calendar';
import type { DailyModule, Facts } from '@lockstep/kernel';
import { certify } from './certify.ts';
import { dailyOf, type PublishedGame } from './daily.ts';
import { dailyName, type Edition, puzzleHash } from './deal.ts';
import { find } from './find.ts';
import type { Daily } from './pinned.ts';
import type { Pin } from './schedule.ts';

/** Forges the days of one week in date order, so that its weekly promises hold; `earlier` are that week's days already pinned. */
export const forgeWeek = (
  module: DailyModule,
  edition: Edition,
  days: readonly Day[],
  earlier: readonly Facts[] = [],
): readonly Pin[] => {
  const week = [...earlier];
  return days.map((day) => {
    const found = find(module, edition, dailyName(day), module.daily.constraintsFor(edition.pack, day, false), week);
    if (!('deal' in found)) throw new Error(`no puzzle for ${makeDay(day)}: ${JSON.stringify(found)}`);
    week.push(found.facts);
    const { grade, numbers } = found.facts;
    return { day, edition: edition.number, attempt: found.attempt, hash: puzzleHash(found.deal), grade, numbers };
  });
};

/** Facts of a published Daily, proven again, or those that no longer hold. */
export const prove = (
  published: PublishedGame,
  day: Day,
): { readonly facts?: Facts; readonly broken: readonly string[] } => {
  const daily = dailyOf(published, day);
  if (!daily.ok) return { broken: [daily.fault.says] };
  return proveDaily(published.module, daily.value);
};

const proveDaily = (
  module: DailyModule,
  { setup, seed, pin }: Daily,
): { readonly facts?: Facts; readonly broken: readonly string[] } => {
  const parsed = module.game.parseSetup(setup);
  if (!parsed.ok) return { broken: ['the puzzle is no setup of its game'] };
  const { checks, facts } = certify(module, parsed.value, seed, true);
  const broken = checks
    .filter(({ miss }) => miss > 0)
    .map((check) => `${check.name}: wanted ${check.wanted}; ${check.measured}`);
  if (!facts) return { broken };
  if (facts.grade !== pin.grade) broken.push(`grade: pinned ${pin.grade}, proven ${facts.grade}`);
  for (const [name, pinned] of Object.entries(pin.numbers))
    if (facts.numbers[name] !== pinned) broken.push(`${name}: pinned ${pinned}, proven ${facts.numbers[name]}`);
  return { facts, broken };
};
