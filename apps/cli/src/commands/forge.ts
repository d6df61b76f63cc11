import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { addDays, type Day, makeDay, weekdayNumber } from '@lockstep/calendar';
import {
  certify,
  makeEdition,
  makeSchedule,
  mayRelease,
  type Pin,
  pinOf,
  prove,
  weeksOf,
  withPins,
} from '@lockstep/forge';
import { canonical, type DailyModule, type Facts, makeSeed, parseSeed } from '@lockstep/kernel';
import { today } from '../clock.ts';
import { EXIT, Fault } from '../fault.ts';
import {
  dailyFor,
  dailyModuleFor,
  dayOf,
  editionFile,
  gameDir,
  packOf,
  publishedGame,
  scheduleFile,
} from '../library.ts';
import { answer, columns, progress } from '../output.ts';
import { crewOf, runAll } from '../pool.ts';
import { puzzleFile } from '../puzzle-file.ts';
import { exitWith } from '../streams.ts';

interface Common {
  readonly game: string;
  readonly json?: boolean;
}

export const show = (date: string, options: Common): void => {
  const daily = dailyFor(options.game, dayOf(date));
  const { pin } = daily;
  const facts = {
    date,
    edition: pin.edition,
    attempt: pin.attempt,
    hash: pin.hash,
    seed: makeSeed(daily.seed),
    grade: pin.grade,
    ...pin.numbers,
    pinned: daily.pinned,
  };
  answer(options, { ok: true, ...facts, setup: daily.setup }, () =>
    columns([
      ...Object.entries(facts).map(([key, value]) => [key, String(value)]),
      ['', ''],
      ['setup', canonical(daily.setup)],
    ]),
  );
};

const checksText = (
  module: DailyModule,
  setup: unknown,
  seed: ReturnType<typeof parseSeed>,
  options: Common,
  title: string,
): void => {
  const { checks, facts } = certify(module, setup, seed, true);
  const broken = checks.filter(({ miss }) => miss > 0);
  const nearest = [...broken].sort((a, b) => a.miss - b.miss)[0];
  answer(
    options,
    {
      ok: true,
      what: title,
      kept: broken.length === 0,
      checks,
      facts: facts ?? null,
      nearestMiss: nearest?.name ?? null,
    },
    () =>
      [
        `${title}: ${broken.length === 0 ? 'every promise is kept' : `${broken.length} of ${checks.length} promises are broken`}`,
        columns(
          checks.map(({ name, wanted, measured, miss }) => [
            miss === 0 ? '  kept  ' : '  BROKEN',
            name,
            measured,
            `(wanted: ${wanted}${miss === 0 ? '' : `; missed by ${miss}`})`,
          ]),
        ),
        ...(nearest ? [`Nearest miss: ${nearest.name}, by ${nearest.miss}.`] : []),
      ].join('\n'),
  );
  if (broken.length > 0) exitWith(EXIT.no);
};

export const why = (what: string, options: Common & { readonly pack?: string; readonly seed: string }): void => {
  const module = dailyModuleFor(options.game);
  if (existsSync(what)) {
    checksText(module, puzzleFile(module, what, options.pack), parseSeed(options.seed), options, what);
    return;
  }
  if (!/^\d/.test(what)) throw new Fault('no-file', `${what} is neither a file nor a date such as 2026-12-01`);
  const daily = dailyFor(options.game, dayOf(what));
  const setup = module.game.parseSetup(daily.setup);
  if (!setup.ok) throw new Error('a published puzzle is no setup of its game');
  checksText(module, setup.value, daily.seed, options, what);
};

const daysBetween = (first: Day, last: Day): readonly Day[] => {
  if (last < first) throw new Fault('usage', `${makeDay(last)} is before ${makeDay(first)}`);
  return Array.from({ length: last - first + 1 }, (_, i) => addDays(first, i));
};

export const proveDates = async (
  options: Common & {
    readonly from?: string;
    readonly to?: string;
    readonly all?: boolean;
    readonly threads?: string;
    readonly queue?: string;
  },
): Promise<void> => {
  const { schedule, module } = publishedGame(options.game);
  const [first, last] = [schedule[0]?.day, schedule.at(-1)?.day];
  if (first === undefined || last === undefined) throw new Fault('no-schedule', 'nothing has been published yet');
  const from = options.from === undefined ? first : dayOf(options.from);
  const to = options.to === undefined ? (options.from === undefined || options.all ? last : from) : dayOf(options.to);
  const days = daysBetween(from, to);
  const bar = progress('proving', days.length);
  const tasks = days.map((day) => ({ do: 'prove', game: options.game, day }) as const);
  const results = await runAll(tasks, crewOf(options), bar.step);
  bar.done();
  const broken = results.flatMap((result, i) => result.broken.map((says) => `${makeDay(days[i]!)}: ${says}`));
  for (const week of weeksOf(from, to)) {
    const facts = week.flatMap((day) => results[day - from]?.facts ?? []);
    if (week.every((day) => pinOf(schedule, day)))
      broken.push(...module.daily.week(facts).map((says) => `week of ${makeDay(week[0]!)}: ${says}`));
  }
  answer(options, { ok: true, from: makeDay(from), to: makeDay(to), days: days.length, broken }, () =>
    broken.length === 0
      ? `${days.length} Dailies proven, ${makeDay(from)} to ${makeDay(to)}; every promise is kept.`
      : broken.join('\n'),
  );
  if (broken.length > 0) exitWith(EXIT.no);
};

/** Facts of the days of the first week that are pinned already: weekly promises look at the whole week. */
const earlierOf = (game: string, first: Day): readonly Facts[] => {
  const published = publishedGame(game);
  return Array.from({ length: weekdayNumber(first) }, (_, i) => addDays(first, i - weekdayNumber(first)))
    .filter((day) => pinOf(published.schedule, day))
    .flatMap((day) => prove(published, day).facts ?? []);
};

export const publish = async (
  options: Common & {
    readonly from: string;
    readonly to: string;
    readonly pack?: string;
    readonly threads?: string;
    readonly queue?: string;
    readonly dryRun?: boolean;
  },
): Promise<void> => {
  const { game } = options;
  const published = publishedGame(game);
  const module = dailyModuleFor(game);
  const pack = packOf(module, options.pack ?? gameDir(game));
  const newest = published.editions.at(-1);
  const same = newest && canonical(newest.pack) === canonical(pack);
  // Nothing new in the pack: the dates join the edition that is there.
  const edition = same ? newest : makeEdition((newest?.number ?? 0) + 1, pack);
  const [from, to] = [dayOf(options.from), dayOf(options.to)];
  daysBetween(from, to);
  const allowed = mayRelease(published.schedule, { from, to, today: today(), fresh: !same });
  if (!allowed.ok) throw new Fault('published', allowed.fault);
  if (!same && existsSync(editionFile(game, edition.number)))
    throw new Fault('published', `edition ${edition.number} exists already`);
  const weeks = weeksOf(from, to);
  const earlier = earlierOf(game, from);
  const bar = progress('forging weeks', weeks.length);
  const tasks = weeks.map(
    (days, i) => ({ do: 'forge', game, edition, days, earlier: i === 0 ? earlier : [] }) as const,
  );
  const pins: readonly Pin[] = (await runAll(tasks, crewOf(options), bar.step)).flat();
  bar.done();
  if (!options.dryRun) {
    const file = editionFile(game, edition.number);
    mkdirSync(dirname(file), { recursive: true });
    if (!same) writeFileSync(file, `${canonical(pack)}\n`, { flag: 'wx' });
    writeFileSync(scheduleFile(game), makeSchedule(withPins(published.schedule, pins)));
  }
  const attempts = pins.reduce((sum, pin) => sum + pin.attempt + 1, 0);
  answer(
    options,
    { ok: true, edition: edition.number, hash: edition.hash, days: pins.length, attempts, written: !options.dryRun },
    () =>
      `${pins.length} Dailies ${options.dryRun ? 'forged (nothing written)' : 'published'} with edition ${edition.number}, ${Math.round(attempts / pins.length)} attempts each.`,
  );
};
