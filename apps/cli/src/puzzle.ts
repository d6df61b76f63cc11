import { makeDay } from '@lockstep/calendar';
import { seedOfPin } from '@lockstep/forge';
import { canonical, type DailyModule, type Json, parseSeed, type Seed } from '@lockstep/kernel';
import { type AnyPlayable, datesNamed, type Options, type Ref, refTo, type Subject } from '@lockstep/play';
import { type AnyGameText, listed } from '@lockstep/words';
import { today } from './clock.ts';
import { Fault } from './fault.ts';
import { lessonOf, type NumberedLesson } from './lessons.ts';
import { dailyFor, dayOf, dealFree, packOf, publishedGame, setupWith } from './library.ts';
import { puzzleFile } from './puzzle-file.ts';
import { givenOf } from './shell/flags.ts';

/** The puzzle a player asks for: the Daily of a date, today's where nothing is said, or a free one. */
export interface PuzzleRequest {
  readonly date?: string;
  readonly seed?: string;
  readonly setup?: string;
  readonly pack?: string;
  /** The kind of a free puzzle, in a game that has kinds: "HARD". */
  readonly difficulty?: string;
  /** The number of a puzzle that teaches the game. */
  readonly lesson?: string;
  readonly options?: Options | undefined;
}

/** The flags that name a puzzle and how it is played, as they are typed. */
export interface PuzzleFlags extends Omit<PuzzleRequest, 'options'> {
  readonly literal?: boolean;
  readonly hidden?: boolean;
}

/** Whether a game has such a way to play is for the game to say. */
export const puzzleRequest = ({ literal, hidden, ...which }: PuzzleFlags): PuzzleRequest => ({
  ...which,
  options: { ...(literal ? { literal } : {}), ...(hidden ? { visibility: 'HIDDEN' } : {}) },
});

/** A game with puzzles: its rules and packs, its words, its records. */
export interface PuzzleGame {
  readonly module: DailyModule;
  readonly text: AnyGameText;
  readonly player: AnyPlayable;
}

/** What a puzzle's reference opens: a date that counts, or a free puzzle that does not. */
export interface Puzzle {
  // biome-ignore lint/suspicious/noExplicitAny: a setup of whichever game this is
  readonly setup: any;
  readonly seed: Seed;
  readonly grade: number | null;
  readonly date: string | null;
  readonly from: { readonly daily: string; readonly pack: string; readonly options?: Json } | undefined;
  /** Without options that change nothing. */
  readonly ref: Ref;
  /** What it teaches, where it does. */
  readonly lesson?: NumberedLesson;
}

/** The puzzle played another way, if the game has it. */
const varied = (module: DailyModule, written: unknown, options: Options): unknown => {
  try {
    return setupWith(module, written, options);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new Fault(error.code, `${module.game.id} cannot be played that way: ${error.message}`);
  }
};

/** A puzzle as it is and as it is played. Options that change nothing are none. */
const played = (module: DailyModule, written: unknown, options: Options | undefined) => {
  const plain = setupWith(module, written, undefined);
  if (options === undefined) return { setup: plain, options };
  const setup = varied(module, written, options);
  const text = (one: unknown): string => canonical(module.game.makeSetup(one));
  return text(setup) === text(plain) ? { setup: plain, options: undefined } : { setup, options };
};

/** Options that were given; none is the same as no options. */
const given = ({ options }: Ref): Options | undefined => (Object.keys(options).length > 0 ? options : undefined);

const writtenPuzzle = ({ module }: PuzzleGame, file: string, ref: Ref): Puzzle => {
  const written = module.game.makeSetup(puzzleFile(module, file, ref.pack ?? undefined));
  const { setup, options = {} } = played(module, written, given(ref));
  const seed = parseSeed(ref.seed ?? 'lockstep');
  return { setup, seed, grade: null, date: null, from: undefined, ref: { ...ref, options } };
};

const lessonPuzzle = (game: PuzzleGame, number: string, ref: Ref): Puzzle => {
  const lesson = lessonOf(ref.game, number);
  return { ...writtenPuzzle(game, lesson.file, ref), lesson };
};

/** What the dealer is asked for, so that it deals a puzzle of the kind. */
const constraintsOf = (module: DailyModule, pack: Json, difficulty: string): { readonly [key: string]: Json } => {
  const rows = module.daily.rows?.(pack) ?? [];
  const row = rows.find(({ name }) => name === difficulty);
  if (row) return row.constraints;
  const names = rows.map(({ name }) => name);
  throw new Fault(
    'usage',
    names.length === 0
      ? `${module.game.id} has no rows of difficulty to choose from`
      : `--difficulty is one of ${listed(names, 'or')}`,
  );
};

const dealtPuzzle = ({ module }: PuzzleGame, row: string | null, ref: Ref): Puzzle => {
  // Without a text of one's own, each day has one free puzzle of each kind.
  const seed = ref.seed ?? (row === null ? 'lockstep' : makeDay(today()));
  const pack = ref.pack === null ? publishedGame(module.game.id).editions.at(-1)?.pack : packOf(module, ref.pack);
  const constraints = pack === undefined || row === null ? {} : constraintsOf(module, pack, row);
  const found = dealFree(module, seed, constraints, pack);
  const { setup, options = {} } = played(module, found.setup, given(ref));
  return {
    setup,
    seed: found.seed,
    grade: found.facts.grade,
    date: null,
    from: undefined,
    ref: { ...ref, options, seed },
  };
};

const dailyPuzzle = ({ module, text, player }: PuzzleGame, date: string, asked: Ref): Puzzle => {
  const game = module.game.id;
  const day = dayOf(date);
  if (publishedGame(game).editions.length === 0)
    throw new Fault(
      'no-edition',
      `no ${text.daily?.name} has been published yet; a puzzle of your own: lockstep play ${game} --seed any-text --pack content/${game}`,
    );
  const daily = dailyFor(game, day);
  const { setup, options } = played(module, daily.setup, given(asked));
  const ref: Ref = { ...asked, options: options ?? {} };
  // With options it is another puzzle, and no clear of the date, unless the game keeps a ledger of its own for it.
  const counts = player.recorder.ledger(ref, setup) !== null;
  return {
    setup,
    seed: daily.seed,
    grade: counts ? daily.pin.grade : null,
    date: counts ? date : null,
    from: { daily: date, pack: daily.edition.hash, ...(options === undefined ? {} : { options }) },
    ref,
  };
};

/** What the reference of a puzzle opens. */
export const openPuzzle = (game: PuzzleGame, ref: Ref): Puzzle => {
  const { subject } = ref;
  switch (subject.kind) {
    case 'daily':
      return dailyPuzzle(game, subject.date, ref);
    case 'lesson':
      return lessonPuzzle(game, subject.lesson, ref);
    case 'file':
      return writtenPuzzle(game, subject.file, ref);
    case 'dealt':
      return dealtPuzzle(game, subject.row, ref);
    case 'scene':
      throw new Fault('usage', `${ref.game} has no scenes: lockstep play encounter --scene first-steps`);
  }
};

/** Which of these a puzzle cannot be both of. */
const refuseTwice = (flags: { readonly [flag: string]: unknown }, why: string): void => {
  const both = givenOf(flags);
  if (both.length > 1) throw new Fault('usage', `${listed(both)} exclude each other: ${why}`);
};

const subjectOf = ({ date, seed, setup, pack, difficulty, lesson }: PuzzleRequest): Subject => {
  if (lesson !== undefined) return { kind: 'lesson', lesson };
  if (setup !== undefined) return { kind: 'file', file: setup };
  if (seed !== undefined || pack !== undefined || difficulty !== undefined)
    return { kind: 'dealt', row: difficulty === undefined ? null : difficulty.toUpperCase() };
  return { kind: 'daily', date: date ?? makeDay(today()) };
};

/** P12: the date that a label names where a seed is asked for, or undefined where the text is no label of this game. */
const labelledDate = ({ player, text }: Pick<PuzzleGame, 'player' | 'text'>, seed: string): string | undefined => {
  const game = player.game.id;
  const dates = publishedGame(game).schedule.map((pin) => ({
    date: makeDay(pin.day),
    label: text.seedLabel(seedOfPin(game, pin)),
  }));
  const [head] = dates[0]?.label.split('-') ?? [];
  if (!new RegExp(`^${head}-[0-9a-f]{4}$`, 'i').test(seed)) return undefined;
  const found = datesNamed(dates, seed, makeDay(today())).map(({ date }) => date);
  if (found.length === 1) return found[0];
  throw new Fault(
    'label',
    found.length === 0
      ? `no date up to today has the label ${seed.toUpperCase()}`
      : `${seed.toUpperCase()} is the label of ${listed(found)}: lockstep play ${game} --date ${found[0]}`,
  );
};

/** Which puzzle the flags ask for; those that exclude each other are refused. */
export const refFor = (of: Pick<PuzzleGame, 'player' | 'text'>, wanted: PuzzleRequest): Ref => {
  const { date, seed, setup, pack, difficulty, lesson, options = {} } = wanted;
  const game = of.player.game.id;
  for (const [flag, value] of Object.entries({ seed, setup, difficulty, lesson }))
    refuseTwice({ date, [flag]: value }, 'a Daily is the same for everyone');
  for (const [flag, value] of Object.entries({ setup, difficulty, pack }))
    refuseTwice({ lesson, [flag]: value }, 'a lesson is one puzzle');
  refuseTwice({ setup, difficulty }, 'a written puzzle is as hard as it is');
  const isAlone = setup === undefined && pack === undefined && difficulty === undefined && lesson === undefined;
  const labelled = seed !== undefined && isAlone ? labelledDate(of, seed) : undefined;
  if (labelled !== undefined) return refTo(game, { kind: 'daily', date: labelled }, { options });
  return refTo(game, subjectOf(wanted), { options, seed: seed ?? null, pack: pack ?? null });
};

export const puzzleFor = (game: PuzzleGame, wanted: PuzzleRequest): Puzzle => openPuzzle(game, refFor(game, wanted));
