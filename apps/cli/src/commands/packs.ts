import { existsSync, mkdirSync, readdirSync, statSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { certify } from '@lockstep/forge';
import { canonical, type Json, type Offers, parseSeed } from '@lockstep/kernel';
import { jsonSchema, load, type PlacedIssue, reportIssue } from '@lockstep/packs';
import { EXIT, Fault } from '../fault.ts';
import { type Presence, presenceOf } from '../games.ts';
import { gameDir, loadPack, offersFor, publishedOf, tomlFile, VOICE } from '../library.ts';
import { answer } from '../output.ts';
import { puzzleFile } from '../puzzle-file.ts';

const SETTLE_MS = 80;

interface Checked {
  readonly dir: string;
  readonly issues: readonly PlacedIssue[];
  /** Puzzles of the pack that are broken, and why. */
  readonly puzzles: readonly string[];
  readonly notes: readonly string[];
  readonly sound: boolean;
}

/** Puzzles that live beside a pack must stay winnable, whatever happens to its cards. */
const checkPuzzles = (offers: Offers, dir: string): readonly string[] => {
  const folder = join(dir, 'puzzles');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.toml'))
    .sort()
    .flatMap((name) => {
      const file = join(folder, name);
      try {
        const setup = puzzleFile(offers, file, dir);
        const { checks } = certify(
          { ...offers, promises: offers.promises.filter(({ name: promise }) => promise === 'winnable') },
          setup,
          parseSeed(name),
          true,
        );
        return checks
          .filter(({ miss }) => miss > 0)
          .map((check) => `${file}: broken: wanted ${check.wanted}; ${check.measured}`);
      } catch (error) {
        if (error instanceof Fault) return [`${file}: broken:\n${error.message}`];
        throw error;
      }
    });
};

const checkVoice = (presence: Presence | undefined, dir: string): readonly PlacedIssue[] => {
  const file = join(dir, VOICE);
  return presence && existsSync(file) ? load([tomlFile(file)], presence.face.parseVoice).issues : [];
};

/** How the pack stands to what is published: an edition is frozen, so a change waits for the next one. */
const editionNote = (offers: Offers, pack: Json): string => {
  const newest = publishedOf(offers.game.id).editions.at(-1);
  if (!newest) return 'No edition is published yet.';
  if (canonical(newest.pack) === canonical(pack)) return `This is edition ${newest.number} as published.`;
  return `Differs from edition ${newest.number}: published Dailies are untouched; the change joins with the next "forge publish".`;
};

const checkDir = (offers: Offers, presence: Presence | undefined, dir: string): Checked => {
  const loaded = loadPack(offers, dir);
  const issues = [...loaded.issues, ...checkVoice(presence, dir)];
  if (loaded.value === undefined) return { dir, issues, puzzles: [], notes: [], sound: false };
  const puzzles = checkPuzzles(offers, dir);
  const sound = puzzles.length === 0 && issues.every(({ severity }) => severity === 'warning');
  return { dir, issues, puzzles, notes: [editionNote(offers, loaded.value)], sound };
};

const report = (checked: Checked, options: { readonly json?: boolean }): void => {
  const wrong = checked.issues.filter(({ severity }) => severity === 'error').length;
  const warnings = checked.issues.length - wrong;
  const errors = wrong + checked.puzzles.length;
  answer(
    options,
    { ok: true, sound: checked.sound, issues: checked.issues, puzzles: checked.puzzles, notes: checked.notes },
    () =>
      [
        ...checked.issues.map((issue) => `${reportIssue(issue)}\n`),
        ...checked.puzzles,
        ...checked.notes,
        `${checked.dir}: ${checked.sound ? 'sound' : 'not sound'}; ${errors} error(s), ${warnings} warning(s).`,
      ].join('\n'),
  );
};

export const check = async (
  given: string | undefined,
  options: { readonly game: string; readonly watch?: boolean; readonly json?: boolean },
): Promise<void> => {
  const offers = offersFor(options.game);
  const presence = await presenceOf(options.game);
  const dir = given ?? gameDir(options.game);
  const answerNow = (): Checked => {
    const checked = checkDir(offers, presence, dir);
    report(checked, options);
    return checked;
  };
  if (!options.watch) {
    if (!answerNow().sound) process.exitCode = EXIT.no;
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
        console.log(error.message);
      }
    }, SETTLE_MS);
  };
  // Watching begins before the first answer, so that no save falls between the two.
  for (const folder of [dir, join(dir, 'puzzles')]) if (existsSync(folder)) watch(folder, again);
  if (!options.json) console.error(`Watching ${dir}; ctrl-c ends it.`);
  answerNow();
  await new Promise(() => {});
};

export const schema = (dir: string | undefined, options: { readonly game: string; readonly json?: boolean }): void => {
  const { schemas } = offersFor(options.game).pack;
  const made = {
    'pack.schema.json': jsonSchema(schemas.pack, `${options.game} pack`),
    'setup.schema.json': jsonSchema(schemas.setup, `${options.game} setup`),
  };
  if (dir === undefined) {
    console.log(JSON.stringify(made, null, options.json ? 0 : 2));
    return;
  }
  if (existsSync(dir) && !statSync(dir).isDirectory()) throw new Fault('no-folder', `${dir} is no folder`);
  mkdirSync(dir, { recursive: true });
  for (const [name, json] of Object.entries(made)) writeFileSync(join(dir, name), `${JSON.stringify(json, null, 2)}\n`);
  answer(options, { ok: true, wrote: Object.keys(made) }, () => `Wrote ${Object.keys(made).join(' and ')} to ${dir}.`);
};
