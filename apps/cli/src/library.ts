import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Day, parseDay } from '@lockstep/calendar';
import { dailyModuleOf, GAMES, moduleOf, resolveSetup } from '@lockstep/catalogue';
import {
  type Daily,
  type DayEdition,
  dailyOf,
  type Edition,
  editionOn,
  type ForgedDeal,
  find,
  makeEdition,
  nameDaily,
  nameOwn,
  nameWritten,
  type PublishedGame,
  parseDayEditions,
  parseSchedule,
  pinnedDaily,
  type ResolvedHeader,
} from '@lockstep/forge';
import {
  type AnyGame,
  type DailyModule,
  type Facts,
  fail,
  type GameModule,
  type Header,
  type Issue,
  type Json,
  type Mismatch,
  mismatch,
  ok,
  type Result,
} from '@lockstep/kernel';
import { type LoadResult, load, reportIssue, type TomlFile } from '@lockstep/packs';
import { listed } from '@lockstep/words';
import { Fault } from './fault.ts';

/** Packs, editions and schedules on disk: content/<game>/. */
const CONTENT = fileURLToPath(new URL('../../../content/', import.meta.url));

const TOML = '.toml';

/** Where a pack keeps numbers to choose from, a file each. */
export const PRESETS = 'presets';

/** Files of a pack's folder that are no rules: voices. */
export const VOICE = 'voice.toml';
/** What its lessons say. */
export const LESSONS = 'lessons.toml';

/** Ids of the games with Dailies. */
const dailyGames = (): readonly string[] => GAMES.map(({ id }) => id).filter((id) => dailyModuleOf(id));

export const dailyModuleFor = (game: string): DailyModule => {
  const module = dailyModuleOf(game);
  if (!module)
    throw new Fault(
      'unknown-game',
      `there is no game "${game}" with proven Dailies; try: ${listed(dailyGames(), 'or')}`,
    );
  return module;
};

/** Ids of the games with packs. */
const packGames = (): readonly string[] => GAMES.map(({ id }) => id).filter((id) => moduleOf(id));

export const moduleFor = (game: string): GameModule => {
  const module = moduleOf(game);
  if (!module)
    throw new Fault('unknown-game', `there is no game "${game}" with a pack; try: ${listed(packGames(), 'or')}`);
  return module;
};

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'does not exist' : 'cannot be read';
    throw new Fault('no-file', `${file} ${why}`);
  }
};

/** Bytes that are no UTF-8 are named by their line instead of being read as something else. */
export const tomlFile = (file: string): TomlFile => {
  const text = readText(file);
  const at = text.indexOf('\ufffd');
  if (at >= 0 && !Buffer.from(text).equals(readFileSync(file)))
    throw new Fault('not-utf8', `${file}:${text.slice(0, at).split('\n').length}: not UTF-8; save the file as UTF-8`);
  return { name: file, text };
};

/** The TOML files of a pack folder, in alphabetical order; what is only said is no part of the pack. */
const packFiles = (dir: string): readonly TomlFile[] => {
  if (!existsSync(dir) || !statSync(dir).isDirectory())
    throw new Fault('no-folder', `${dir} is no folder of TOML files`);
  const names = tomlNames(dir).filter((name) => name !== VOICE && name !== LESSONS);
  if (names.length === 0) throw new Fault('no-pack', `${dir} holds no TOML files`);
  return [...names.map((name) => tomlFile(join(dir, name))), ...presetFiles(dir)];
};

const tomlNames = (dir: string): readonly string[] =>
  readdirSync(dir)
    .filter((name) => name.endsWith(TOML))
    .sort();

/** Each file of the folder `presets` is a table of its own name. */
const presetFiles = (dir: string): readonly TomlFile[] => {
  const folder = join(dir, PRESETS);
  if (!existsSync(folder)) return [];
  return tomlNames(folder).map((name) => ({
    ...tomlFile(join(folder, name)),
    under: [PRESETS, name.slice(0, -TOML.length)],
  }));
};

/** The pack of a game it plays: from the next folder, or the shipped one where there is none. */
const folderOf = (dir: string, game: string): string => {
  const sibling = join(dir, '..', game);
  return existsSync(sibling) ? sibling : gameDir(game);
};

export const loadPack = <G extends AnyGame, Pack>(
  module: GameModule<G, Pack>,
  dir: string,
  more: readonly TomlFile[] = [],
): LoadResult<Pack> => {
  const parts = (module.pack.alsoUses ?? []).flatMap((game) =>
    packFiles(folderOf(dir, game)).map((file) => ({ ...file, borrowed: true })),
  );
  return load([...parts, ...packFiles(dir), ...more], module.pack.parse, module.pack.warnings);
};

/** The pack of a folder, with more files where they are given, or every issue as one fault. */
export const packOf = <G extends AnyGame, Pack>(
  module: GameModule<G, Pack>,
  dir: string,
  more?: readonly TomlFile[],
): Pack => {
  const loaded = loadPack(module, dir, more);
  if (loaded.value === undefined) throw new Fault('wrong-pack', loaded.issues.map(reportIssue).join('\n\n'));
  return loaded.value;
};

export const gameDir = (game: string): string => join(CONTENT, game);
export const editionFile = (game: string, number: number): string => join(gameDir(game), 'editions', `${number}.json`);
export const daysFile = (game: string): string => join(gameDir(game), 'days.txt');
export const scheduleFile = (game: string): string => join(gameDir(game), 'schedule.txt');

const editionsOf = (module: GameModule): readonly Edition[] => {
  const dir = join(gameDir(module.game.id), 'editions');
  if (!existsSync(dir)) return [];
  const numbers = readdirSync(dir).flatMap((name) => (/^\d+\.json$/.test(name) ? [Number.parseInt(name, 10)] : []));
  return numbers
    .sort((a, b) => a - b)
    .map((number) => {
      const file = editionFile(module.game.id, number);
      const pack = module.pack.parse(JSON.parse(readText(file)));
      if (!pack.ok)
        throw new Fault('wrong-edition', `${file} was changed after publishing: ${pack.fault[0]!.expected}`);
      return makeEdition(number, pack.value);
    });
};

const keptEditions = new Map<string, readonly Edition[]>();

/** Every edition of a game's pack, the oldest first. */
export const editionsFor = (game: string): readonly Edition[] => {
  const known = keptEditions.get(game) ?? editionsOf(moduleFor(game));
  keptEditions.set(game, known);
  return known;
};

/** From which date on each edition is played on every date; none where a game has no such dates. */
export const dayEditionsOf = (game: string): readonly DayEdition[] => {
  const file = daysFile(game);
  if (!existsSync(file)) return [];
  const days = parseDayEditions(readText(file));
  if (!days.ok) throw new Fault('wrong-schedule', `${file}: ${days.fault}`);
  return days.value;
};

/** [K9] The edition that everyone plays on a date, where a game has no schedule; undefined where none is published. */
export const editionOfDate = (game: string, date: string): Edition | undefined => {
  const days = dayEditionsOf(game);
  if (days.length === 0) return editionsFor(game).at(-1);
  const number = editionOn(days, date);
  const found = editionsFor(game).find((edition) => edition.number === number);
  if (!found) throw new Fault('wrong-schedule', `${daysFile(game)}: there is no edition ${number}`);
  return found;
};

const kept = new Map<string, PublishedGame>();

export const publishedGame = (game: string): PublishedGame => {
  const known = kept.get(game);
  if (known) return known;
  const module = dailyModuleFor(game);
  const file = scheduleFile(game);
  const schedule = existsSync(file) ? parseSchedule(readText(file)) : ok([]);
  if (!schedule.ok) throw new Fault('wrong-schedule', `${file}: ${schedule.fault}`);
  const published = { module, editions: editionsFor(game), schedule: schedule.value };
  kept.set(game, published);
  return published;
};

export const dayOf = (text: string): Day => {
  const day = parseDay(text);
  if (!day.ok) throw new Fault('wrong-date', day.fault);
  return day.value;
};

/** The Daily of a date: as it stands, or as it was under the edition of that hash. Beyond the schedule it is searched for, if at all. */
export const dailyFor = (game: string, day: Day, pack?: string, search = true): Daily => {
  const published = publishedGame(game);
  const edition = published.editions.find(({ hash }) => hash === pack)?.number;
  const before = edition === undefined ? null : pinnedDaily(published, day, edition);
  const daily = before ?? (search ? dailyOf(published, day) : pinnedDaily(published, day));
  if (!daily) throw new Fault('unknown-daily', 'a date of the schedule');
  if (!daily.ok) throw new Fault(daily.fault.code, daily.fault.says);
  return daily.value;
};

/** A puzzle of no date: dealt from any text with the newest edition, or with the pack of a folder. */
export const dealFree = (
  module: DailyModule,
  text: string,
  constraints: { readonly [key: string]: Json },
  pack?: Json,
): ForgedDeal['deal'] & { readonly facts: Facts } => {
  const newest = publishedGame(module.game.id).editions.at(-1);
  const used = pack ?? newest?.pack;
  if (used === undefined) throw new Fault('no-edition', 'no edition has been published yet; name a folder with --pack');
  const found = find(module, { number: newest?.number ?? 0, pack: used, hash: '' }, `puzzle ${text}`, constraints);
  if ('deal' in found) return { ...found.deal, facts: found.facts };
  throw new Fault('none-found', `none of ${found.attempts} attempts at "${text}" kept every promise`);
};

/** The setup of a Daily played with options, ready to play. */
export const setupWith = (module: GameModule, setup: unknown, options: Json | undefined): unknown => {
  const chosen = options === undefined ? ok(setup as Json) : module.pack.withOptions(setup as Json, options);
  const parsed = chosen.ok ? module.game.parseSetup(chosen.value) : chosen;
  if (parsed.ok) return parsed.value;
  const [first] = parsed.fault;
  throw new Fault(
    'wrong-setup',
    `${first!.path.join('.') || 'the setup'}: expected ${first!.expected}; found ${first!.found}`,
  );
};

/** A setup written with ids of a published pack. */
const resolveWritten = (header: Header): Result<ResolvedHeader, Mismatch> => {
  const module = moduleOf(header.game);
  if (!module) return fail(mismatch(2, 'unknown-game', listed(packGames(), 'or'), header.game));
  const editions = editionsFor(header.game);
  const edition = editions.find(({ hash }) => hash === header.pack);
  const hashes = listed(
    editions.map(({ hash }) => `pack ${hash}`),
    'or',
  );
  return edition
    ? nameWritten(module, header, edition)
    : fail(mismatch(4, 'unknown-pack', hashes || 'no pack', `pack ${header.pack}`));
};

const resolveDaily = (header: Header, date: string, search: boolean): Result<ResolvedHeader, Mismatch> => {
  const module = dailyModuleOf(header.game);
  if (!module) return fail(mismatch(2, 'unknown-game', listed(dailyGames(), 'or'), header.game));
  try {
    return nameDaily(module, header, dailyFor(header.game, dayOf(date), header.pack, search));
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return fail(mismatch(5, 'unknown-daily', error.message, date));
  }
};

/**
 * What a replay's header stands for: a Daily, a setup of a published pack, or the setup it carries. A save may be of a date
 * beyond the schedule, which is searched for; a stranger's replay may not.
 */
export const resolveHeader = (header: Header, search = false): Result<ResolvedHeader, Mismatch> => {
  if (header.daily !== undefined) return resolveDaily(header, header.daily, search);
  if (header.pack !== undefined) return resolveWritten(header);
  const own = resolveSetup(header);
  return own.ok ? nameOwn(own.value, header, moduleOf(header.game)?.bots ?? {}) : own;
};

/** How a game's keeper speaks: its `voice.toml`, read with the game's own parser. */
export const voiceOf = (game: string, parse: (input: unknown) => Result<unknown, readonly Issue[]>): unknown => {
  const loaded = load([tomlFile(join(gameDir(game), VOICE))], parse);
  if (loaded.value === undefined) throw new Fault('wrong-pack', loaded.issues.map(reportIssue).join('\n\n'));
  return loaded.value;
};
