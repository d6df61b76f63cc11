import { existsSync, readFileSync } from 'node:fs';
import type { Issue, Result } from '@lockstep/kernel';
import { load, reportIssue, type TomlFile } from '@lockstep/packs';
import { namesIn, readFiles } from './files.ts';
import type { Fields } from './table.ts';

const CONTENT = new URL('../../../content/', import.meta.url);

/** Files of a pack's folder that hold no rules: what hosts say, and what lessons say. */
const SPOKEN: readonly string[] = ['voice.toml', 'lessons.toml'];

/** The TOML files of `content/<game>`, as they are; those of `presets/` each under its own name. */
export const contentFiles = (game: string): readonly TomlFile[] => {
  const home = new URL(`${game}/`, CONTENT);
  const folder = new URL('presets/', home);
  const presets = existsSync(folder) ? namesIn(folder, '.toml') : [];
  return [
    ...readFiles(
      home,
      namesIn(home, '.toml').filter((name) => !SPOKEN.includes(name)),
    ),
    ...presets.flatMap((name) =>
      readFiles(home, [`presets/${name}`]).map((file) => ({
        ...file,
        under: ['presets', name.replace(/\.toml$/, '')] as const,
      })),
    ),
  ];
};

/** What is asked of a game's module: to read its pack, and a setup written with the pack's ids. */
interface Packed<Setup, Pack> {
  readonly game: { readonly id: string; parseSetup(input: unknown): Result<Setup, readonly Issue[]> };
  readonly pack: {
    readonly alsoUses?: readonly string[];
    parse(input: unknown): Result<Pack, readonly Issue[]>;
    resolve(pack: Pack, written: unknown): unknown;
  };
}

const packs = new WeakMap<object, unknown>();

/** The pack of a game as it is in `content/`, read once; an issue of it is a fault of the test. */
export const shippedPack = <Setup, Pack>({ game, pack }: Packed<Setup, Pack>): Pack => {
  if (packs.has(pack)) return packs.get(pack) as Pack;
  const { value, issues } = load([...(pack.alsoUses ?? []), game.id].flatMap(contentFiles), pack.parse);
  if (value === undefined) throw new Error(issues.map(reportIssue).join('\n\n'));
  packs.set(pack, value);
  return value;
};

/** A setup written with ids of the shipped pack, or of another one: `{ scene: 'three-dreams' }`. */
export const shippedSetup = <Setup, Pack>(
  module: Packed<Setup, Pack>,
  written: unknown,
  pack: Pack = shippedPack(module),
): Setup => {
  const setup = module.game.parseSetup(module.pack.resolve(pack, written));
  if (!setup.ok) throw new Error(`not a setup: ${JSON.stringify(setup.fault)}`);
  return setup.value;
};

const PUZZLES = new URL('../puzzles/', import.meta.url);

/** A small written puzzle of a game with Dailies, for tests that show one: complete in itself, so no edit of a pack changes it. */
export const samplePuzzle = (game: string): Fields =>
  JSON.parse(readFileSync(new URL(`${game}.json`, PUZZLES), 'utf8'));
