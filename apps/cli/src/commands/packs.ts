import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, watch, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { addDays, makeDay } from '@lockstep/calendar';
import { dailyModuleOf, moduleOf } from '@lockstep/catalogue';
import { makeDayEditions, makeEdition, withEdition } from '@lockstep/forge';
import { canonical, type DailyModule, type GameModule, type Json, parseSeed } from '@lockstep/kernel';
import type { Finding, GameStudy } from '@lockstep/lab';
import { jsonSchema, load, type PlacedIssue, reportIssue } from '@lockstep/packs';
import { best } from '@lockstep/solver';
import { today } from '../clock.ts';
import { EXIT, Fault } from '../fault.ts';
import { gameOf } from '../games.ts';
import { lessonsIn } from '../lessons.ts';
import {
  dayEditionsOf,
  daysFile,
  editionFile,
  editionsFor,
  gameDir,
  LESSONS,
  loadPack,
  moduleFor,
  PRESETS,
  packOf,
  tomlFile,
  VOICE,
} from '../library.ts';
import { answer, columns, progress } from '../output.ts';
import { crewOf, runAll } from '../pool.ts';
import { puzzleFile } from '../puzzle-file.ts';
import type { Board } from '../shell/board.ts';
import { exitWith, print, warn } from '../streams.ts';
import { studyOf } from '../studies.ts';

type Proofs = NonNullable<GameStudy['proofs']>;

const SETTLE_MS = 80;

interface Checked {
  readonly dir: string;
  readonly issues: readonly PlacedIssue[];
  /** Puzzles of the pack that are broken, and why. */
  readonly puzzles: readonly string[];
  readonly notes: readonly string[];
  /** The pack in numbers, against what its makers aim at. */
  readonly table: readonly Finding[];
  readonly sound: boolean;
}

/** Puzzles stored with a pack must stay winnable, whatever happens to its cards. */
const checkPuzzles = (module: DailyModule, dir: string): readonly string[] => {
  const folder = join(dir, 'puzzles');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.toml'))
    .sort()
    .flatMap((name) => {
      const file = join(folder, name);
      try {
        const setup = puzzleFile(module, file, dir);
        const { game, daily } = module;
        const { score } = best(game, daily.search, 'any', setup, game.start(setup, parseSeed(name)));
        return score > 0 ? [] : [`${file}: broken: no line wins`];
      } catch (error) {
        if (error instanceof Fault) return [`${file}: broken:\n${error.message}`];
        throw error;
      }
    });
};

/** Lessons say what they should, and each has its puzzle. */
const checkLessons = (dir: string): readonly string[] => {
  try {
    return lessonsIn(dir)
      .filter(({ file }) => !existsSync(file))
      .map(({ file }) => `${file}: does not exist, but ${LESSONS} names it`);
  } catch (error) {
    if (error instanceof Fault) return [error.message];
    throw error;
  }
};

const checkVoice = (board: Board | undefined, dir: string): readonly PlacedIssue[] => {
  const file = join(dir, VOICE);
  return board?.parseVoice && existsSync(file) ? load([tomlFile(file)], board.parseVoice).issues : [];
};

/** How the pack differs from what is published: an edition is frozen, so a change waits for the next one. */
const editionNote = (module: GameModule, pack: Json): string => {
  const newest = editionsFor(module.game.id).at(-1);
  if (!newest) return 'No edition is published yet.';
  if (canonical(newest.pack) === canonical(pack)) return `This is edition ${newest.number} as published.`;
  if (module.scenes) return `Differs from edition ${newest.number}: the change joins with the next "packs publish".`;
  return `Differs from edition ${newest.number}: published Dailies are untouched; the change joins with the next "forge publish".`;
};

/** How much a pack tells, where it tells anything. */
const shelfNote = (module: GameModule, pack: Json): readonly string[] => {
  const told = module.scenes?.(pack) ?? [];
  return told.length === 0 ? [] : [`Scenes: ${told.map(({ name }) => name).join(', ')}.`];
};

/** The evidence stored with a pack that all of it can be won. */
const keptProofs = (proofs: Proofs, dir: string): string => {
  const file = join(dir, proofs.file);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

const MOST_NAMED = 2;

/** By what cannot be won: its first word. */
const missingOf = (missing: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const one of missing) {
    const [what = '', ...rest] = one.split(' ');
    found.set(what, [...(found.get(what) ?? []), rest.join(' ')]);
  }
  return found;
};

const checkProofs = (
  proofs: Proofs | undefined,
  pack: Json,
  dir: string,
): { readonly wrong: readonly string[]; readonly notes: readonly string[] } => {
  if (!proofs) return { wrong: [], notes: [] };
  const { proven, missing } = proofs.check(pack, keptProofs(proofs, dir));
  const file = join(dir, proofs.file);
  return {
    wrong: [...missingOf(missing)].map(
      ([what, names]) =>
        `${file}: no stored line wins ${what} in ${names.length} of its forms (${names.slice(0, MOST_NAMED).join('; ')}${names.length > MOST_NAMED ? ' …' : ''})`,
    ),
    notes: [
      missing.length === 0
        ? `Winnable: ${proven} proofs hold.`
        : `Winnable: ${proven} proofs hold; "lockstep packs prove ${dir}" looks for those that are missing.`,
    ],
  };
};

const checkDir = (module: GameModule, board: Board | undefined, dir: string): Checked => {
  const loaded = loadPack(module, dir);
  const issues = [...loaded.issues, ...checkVoice(board, dir)];
  if (loaded.value === undefined) return { dir, issues, puzzles: [], notes: [], table: [], sound: false };
  const dealing = dailyModuleOf(module.game.id);
  const study = studyOf(module.game.id);
  const proofs = checkProofs(study?.proofs, loaded.value, dir);
  const puzzles = [...(dealing ? [...checkPuzzles(dealing, dir), ...checkLessons(dir)] : []), ...proofs.wrong];
  const sound = puzzles.length === 0 && issues.every(({ severity }) => severity === 'warning');
  return {
    dir,
    issues,
    puzzles,
    notes: [...proofs.notes, ...shelfNote(module, loaded.value), editionNote(module, loaded.value)],
    table: study?.table?.(loaded.value) ?? [],
    sound,
  };
};

const tableOf = (findings: readonly Finding[]): readonly string[] =>
  findings.length === 0
    ? []
    : [
        columns([
          ['guideline', 'aim', 'found', ''],
          ...findings.map(({ claim, target, measured, met }) => [claim, target, measured, met ? 'kept' : 'NOT KEPT']),
        ]),
        '',
      ];

const report = (checked: Checked, options: { readonly json?: boolean }): void => {
  const wrong = checked.issues.filter(({ severity }) => severity === 'error').length;
  const warnings = checked.issues.length - wrong;
  const errors = wrong + checked.puzzles.length;
  answer(
    options,
    {
      ok: true,
      sound: checked.sound,
      issues: checked.issues,
      puzzles: checked.puzzles,
      notes: checked.notes,
      ...(checked.table.length === 0 ? {} : { table: checked.table }),
    },
    () =>
      [
        ...tableOf(checked.table),
        ...checked.issues.map((issue) => `${reportIssue(issue)}\n`),
        ...checked.puzzles,
        ...checked.notes,
        `${checked.dir}: ${checked.sound ? 'sound' : 'not sound'}; ${errors} error(s), ${warnings} warning(s).`,
      ].join('\n'),
  );
};

/** The game that was named, or the one the folder is named after. */
const gameFor = (dir: string | undefined, named: string | undefined): string => {
  if (named !== undefined) return named;
  const folder = dir === undefined ? '' : basename(resolve(dir));
  return moduleOf(folder) ? folder : 'protocol';
};

export const check = async (
  given: string | undefined,
  options: { readonly game?: string; readonly watch?: boolean; readonly json?: boolean },
): Promise<void> => {
  const game = gameFor(given, options.game);
  const module = moduleFor(game);
  const board = (await gameOf(game))?.board;
  const dir = given ?? gameDir(game);
  const answerNow = (): Checked => {
    const checked = checkDir(module, board, dir);
    report(checked, options);
    return checked;
  };
  if (!options.watch) {
    if (answerNow().sound) return;
    exitWith(EXIT.no);
    if (options.game === undefined && given !== undefined && basename(resolve(given)) !== game && !options.json)
      warn(`Checked as a pack of ${game}: --game names another.`);
    return;
  }
  let waiting: NodeJS.Timeout | undefined;
  const again = (): void => {
    clearTimeout(waiting);
    // Editors write a file in several steps; one answer a save is enough.
    waiting = setTimeout(() => {
      try {
        answerNow();
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        print(error.message);
      }
    }, SETTLE_MS);
  };
  // Watching begins before the first answer, so that no save falls between the two.
  for (const folder of [dir, join(dir, 'puzzles'), join(dir, PRESETS)]) if (existsSync(folder)) watch(folder, again);
  if (!options.json) warn(`Watching ${dir}; ctrl-c ends it.`);
  answerNow();
  await new Promise(() => {});
};

/** How many things to be won a thread looks at before it reports. */
const PARTS_A_TASK = 10;

/** Finds a winning line for all that has none yet, and keeps those that still hold. */
export const prove = async (
  given: string | undefined,
  options: { readonly game?: string; readonly threads?: string; readonly queue?: string; readonly json?: boolean },
): Promise<void> => {
  const game = gameFor(given, options.game);
  const module = moduleFor(game);
  const { proofs } = studyOf(game) ?? {};
  if (!proofs)
    throw new Fault('usage', `${game} keeps no winning lines beside its pack; a Daily is proven by "lockstep forge"`);
  const dir = given ?? gameDir(game);
  const pack = packOf(module, dir);
  const parts = proofs.parts(pack, keptProofs(proofs, dir));
  const tasks = Array.from({ length: Math.ceil(parts.length / PARTS_A_TASK) }, (_, i) => ({
    do: 'witness' as const,
    game,
    pack,
    parts: parts.slice(i * PARTS_A_TASK, (i + 1) * PARTS_A_TASK),
  }));
  const bar = progress('proving', tasks.length);
  const lines = await runAll(tasks, crewOf(options), bar.step);
  bar.done();
  const text = proofs.text(lines.flat());
  const file = join(dir, proofs.file);
  writeFileSync(file, text);
  const { proven, missing } = proofs.check(pack, text);
  answer(options, { ok: true, game, proven, missing, wrote: file }, () =>
    [
      ...missing.map((what) => `no line found that wins ${what}`),
      `${file}: ${proven} proofs, ${missing.length} missing.`,
    ].join('\n'),
  );
  if (missing.length > 0) exitWith(EXIT.no);
};

/** Freezes the pack of a game that is told in scenes: replays can name it from then on. */
export const publish = (options: {
  readonly game: string;
  readonly pack?: string;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}): void => {
  const { game, dryRun = false } = options;
  const module = moduleFor(game);
  if (dailyModuleOf(game))
    throw new Fault(
      'usage',
      `${game} has Dailies, which are pinned with its pack: lockstep forge publish --game ${game}`,
    );
  const pack = packOf(module, options.pack ?? gameDir(game));
  const newest = editionsFor(game).at(-1);
  if (newest && canonical(newest.pack) === canonical(pack))
    throw new Fault('published', `nothing has changed since edition ${newest.number}: there is nothing to publish`);
  const { number, hash } = makeEdition((newest?.number ?? 0) + 1, pack);
  const file = editionFile(game, number);
  if (!dryRun) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${canonical(pack)}\n`, { flag: 'wx' });
    if (module.today) {
      const from = makeDay(addDays(today(), 1));
      writeFileSync(daysFile(game), makeDayEditions(withEdition(dayEditionsOf(game), { from, edition: number })));
    }
  }
  const scenes = module.scenes?.(pack).length ?? 0;
  answer(options, { ok: true, game, edition: number, hash, scenes, written: !dryRun }, () =>
    dryRun
      ? `Edition ${number} of ${game} would hold ${scenes} scenes; nothing written.`
      : `Edition ${number} of ${game}: ${scenes} scenes, ${file}.`,
  );
};

export const schema = (dir: string | undefined, options: { readonly game?: string; readonly json?: boolean }): void => {
  const game = gameFor(dir, options.game);
  const { schemas } = moduleFor(game).pack;
  const made = {
    'pack.schema.json': jsonSchema(schemas.pack, `${game} pack`),
    'setup.schema.json': jsonSchema(schemas.setup, `${game} setup`),
  };
  if (dir === undefined) {
    print(JSON.stringify(made, null, options.json ? 0 : 2));
    return;
  }
  if (existsSync(dir) && !statSync(dir).isDirectory()) throw new Fault('no-folder', `${dir} is no folder`);
  mkdirSync(dir, { recursive: true });
  for (const [name, json] of Object.entries(made)) writeFileSync(join(dir, name), `${JSON.stringify(json, null, 2)}\n`);
  answer(options, { ok: true, wrote: Object.keys(made) }, () => `Wrote ${Object.keys(made).join(' and ')} to ${dir}.`);
};
