import { spellWritten } from '@lockstep/forge';
import {
  canonical,
  fail,
  type GameModule,
  type Issue,
  type Json,
  ok,
  parseSeed,
  type Result,
  type Seed,
  type Source,
  seedOfDate,
} from '@lockstep/kernel';
import type { AnyPlayable, Options, Ref } from '@lockstep/play';
import { type AnyGameText, listed } from '@lockstep/words';
import { Fault } from './fault.ts';
import type { NumberedLesson } from './lessons.ts';
import { dayOf, editionOfDate, editionsFor, gameDir, packOf } from './library.ts';
import { openPuzzle } from './puzzle.ts';
import { puzzleFile } from './puzzle-file.ts';
import { isDaily } from './shell/solver.ts';

/** The content a game is opened with: the newest edition, or a folder. Only an edition can be named in a replay. */
export interface Content {
  readonly pack: Json;
  readonly hash: string | null;
}

export const packFor = (module: GameModule, dir?: string | null): Content => {
  const newest = dir == null ? editionsFor(module.game.id).at(-1) : undefined;
  return newest ?? { pack: packOf(module, dir ?? gameDir(module.game.id)), hash: null };
};

/** What a game with puzzles tells of itself is in the folder, whichever pack a puzzle is of. */
export const contentOf = (module: GameModule, dir: string | null): Content =>
  isDaily(module) ? { pack: packOf(module, gameDir(module.game.id)), hash: null } : packFor(module, dir);

/** The content of a date, which a newer edition does not change once it has come; of a folder, the folder. */
export const contentOn = (module: GameModule, content: Content, date: string): Content =>
  content.hash === null ? content : (editionOfDate(module.game.id, date) ?? content);

/** What a reference opens. */
export interface OpenedRef {
  // biome-ignore lint/suspicious/noExplicitAny: a setup of whichever game this is
  readonly setup: any;
  /** Null where each try has fresh chance. */
  readonly seed: Seed | null;
  /** How a replay names the setup; undefined where it carries the whole of it. */
  readonly from: Source | undefined;
  /** Of a puzzle: how hard it is, the date it counts for, and its reference without options that change nothing. */
  readonly grade?: number | null;
  readonly date?: string | null;
  readonly ref?: Ref;
  /** Of a lesson: what it says. */
  readonly lesson?: NumberedLesson;
}

/** A number such as 0.5 is read, and has no spelling in a replay: that carries the whole setup instead, which writes it as text. */
const hasSpelling = (written: Json): boolean => {
  try {
    canonical(written);
    return true;
  } catch {
    return false;
  }
};

/** A setup written with ids of the pack, made whole: what is played, and where a replay says it came from. */
export const resolveWritten = (
  module: GameModule,
  { pack, hash }: Content,
  written: Json,
): Result<Omit<OpenedRef, 'seed'>, readonly Issue[]> => {
  const unknown = module.pack.unknownNames(pack, written);
  if (unknown.length > 0) return fail(unknown);
  const setup = module.game.parseSetup(module.pack.resolve(pack, written));
  return setup.ok
    ? ok({
        setup: setup.value,
        from:
          hash === null || !hasSpelling(written)
            ? undefined
            : { setup: spellWritten(module, pack, written), pack: hash },
      })
    : setup;
};

/** The same, or what is wrong with it as one fault. */
export const resolveSetup = (module: GameModule, content: Content, written: Json): Omit<OpenedRef, 'seed'> => {
  const resolved = resolveWritten(module, content, written);
  if (resolved.ok) return resolved.value;
  const [first] = resolved.fault;
  const names = module.scenes?.(content.pack).map(({ name }) => name) ?? [];
  const near = first?.nearest === undefined ? '' : `; did you mean ${first.nearest}?`;
  const stop = near === '' ? '.' : '';
  const scenes = first?.path[0] === 'scene' && first.path.length === 1 ? `${stop} Scenes: ${listed(names)}.` : '';
  throw new Fault(
    'wrong-setup',
    `${first?.path.join('.')}: expected ${first?.expected}; found ${first?.found}${near}${scenes}`,
  );
};

/** How a scene is opened, with what was chosen for it, or a puzzle. */
export const openRef = (
  game: {
    readonly module: GameModule | null;
    readonly text: AnyGameText;
    readonly player: AnyPlayable;
    readonly content: Content;
    readonly setup?: unknown;
  },
  ref: Ref,
  chosen: Options,
): OpenedRef => {
  const { module, content } = game;
  if (isDaily(module)) return openPuzzle({ ...game, module }, ref);
  const { game: id, subject, seed: chosenSeed, pack } = ref;
  const seed = chosenSeed === null ? null : parseSeed(chosenSeed);
  if (!module) return { setup: game.setup, seed, from: undefined };
  switch (subject.kind) {
    case 'scene':
      return { ...resolveSetup(module, content, { scene: subject.scene, ...chosen }), seed };
    case 'file':
      return { setup: puzzleFile(module, subject.file, pack ?? undefined), seed, from: undefined };
    case 'daily': {
      if (!module.today) throw new Fault('no-dailies', `${id} has no Dailies`);
      dayOf(subject.date);
      const own = contentOn(module, content, subject.date);
      return {
        ...resolveSetup(module, own, module.today(own.pack)),
        seed: seed ?? seedOfDate(id, subject.date),
      };
    }
    case 'lesson':
    case 'dealt':
      throw new Fault('usage', `${id} is told in scenes: lockstep play ${id}`);
  }
};
