import { canonical, type DailyModule, type Json, makeDay, parseSeed, type Seed } from '@lockstep/kernel';
import { type Ref, refTo, type Subject } from '@lockstep/play';
import { listed } from '@lockstep/words';
import { today } from './clock.ts';
import { Fault } from './fault.ts';
import type { Playable } from './games.ts';
import { lessonOf } from './lessons.ts';
import { dailyFor, dayOf, dealtFrom, packOf, publishedOf, setupWith } from './library.ts';
import { puzzleFile } from './puzzle-file.ts';
import type { Options } from './table/index.ts';

/** The puzzle a player asks for: the Daily of a date, today's where nothing is said, or a free one. */
export interface Wanted {
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

/** Where a puzzle came from: a date that counts, or a free one that does not. */
export interface Source {
  readonly setup: unknown;
  readonly seed: Seed;
  readonly grade: number | null;
  readonly date: string | null;
  readonly from: { readonly daily: string; readonly pack: string; readonly options?: Json } | undefined;
  readonly ref: Ref;
}

/** The puzzle played another way, if the game has it. */
const varied = (offers: DailyModule, written: unknown, options: Options): unknown => {
  try {
    return setupWith(offers, written, options);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new Fault(error.code, `${offers.game.id} cannot be played that way: ${error.message}`);
  }
};

/** A puzzle as it is and as it is played. Options that change nothing are none. */
const played = (offers: DailyModule, written: unknown, options: Options | undefined) => {
  const plain = setupWith(offers, written, undefined);
  if (options === undefined) return { setup: plain, options };
  const setup = varied(offers, written, options);
  const text = (one: unknown): string => canonical(offers.game.makeSetup(one));
  return text(setup) === text(plain) ? { setup: plain, options: undefined } : { setup, options };
};

const refFor = (offers: DailyModule, subject: Subject, { seed, pack }: Wanted, options: Options | undefined): Ref =>
  refTo(offers.game.id, subject, {
    options: (options ?? {}) as Ref['options'],
    seed: seed ?? null,
    pack: pack ?? null,
  });

const writtenPuzzle = (offers: DailyModule, file: string, subject: Subject, wanted: Wanted): Source => {
  const { seed = 'lockstep', pack } = wanted;
  const written = offers.game.makeSetup(puzzleFile(offers, file, pack));
  const { setup, options } = played(offers, written, wanted.options);
  const ref = refFor(offers, subject, wanted, options);
  return { setup, seed: parseSeed(seed), grade: null, date: null, from: undefined, ref };
};

/** What the dealer is asked for, so that it deals a puzzle of the kind. */
const constraintsOf = (offers: DailyModule, pack: Json, difficulty: string): { readonly [key: string]: Json } => {
  const rows = offers.daily.rows?.(pack) ?? [];
  const row = rows.find(({ name }) => name === difficulty.toUpperCase());
  if (row) return row.constraints;
  const names = rows.map(({ name }) => name);
  throw new Fault(
    'usage',
    names.length === 0
      ? `${offers.game.id} has no rows of difficulty to choose from`
      : `--difficulty is one of ${listed(names, 'or')}`,
  );
};

const foundPuzzle = (offers: DailyModule, wanted: Wanted): Source => {
  const { pack: dir, difficulty } = wanted;
  // Without a text of one's own, each day has one free puzzle of each kind.
  const { seed = difficulty === undefined ? 'lockstep' : makeDay(today()) } = wanted;
  const pack = dir === undefined ? publishedOf(offers.game.id).editions.at(-1)?.pack : packOf(offers, dir);
  const constraints = pack === undefined || difficulty === undefined ? {} : constraintsOf(offers, pack, difficulty);
  const found = dealtFrom(offers, seed, constraints, pack);
  const { setup, options } = played(offers, found.setup, wanted.options);
  const row = difficulty === undefined ? null : difficulty.toUpperCase();
  return {
    setup,
    seed: found.seed,
    grade: found.facts.grade,
    date: null,
    from: undefined,
    ref: refFor(offers, { kind: 'dealt', row }, { ...wanted, seed }, options),
  };
};

const dailyPuzzle = ({ offers, wording, player }: Playable, wanted: Wanted): Source => {
  const { date = makeDay(today()) } = wanted;
  const game = offers.game.id;
  const day = dayOf(date);
  if (publishedOf(game).editions.length === 0)
    throw new Fault(
      'no-edition',
      `no ${wording.daily} has been published yet; a puzzle of your own: lockstep play ${game} --seed any-text --pack content/${game}`,
    );
  const daily = dailyFor(game, day);
  const { setup, options } = played(offers, daily.setup, wanted.options);
  const ref = refFor(offers, { kind: 'daily', date }, {}, options);
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

/** Which of these a puzzle cannot be both of. */
const refuseTwice = (given: { readonly [flag: string]: unknown }, why: string): void => {
  const flags = Object.entries(given).flatMap(([flag, value]) => (value === undefined ? [] : [`--${flag}`]));
  if (flags.length > 1) throw new Fault('usage', `${listed(flags)} exclude each other: ${why}`);
};

export const sourceOf = (playable: Playable, wanted: Wanted): Source => {
  const { date, seed, setup, pack, difficulty, lesson, options = {} } = wanted;
  const { offers } = playable;
  for (const [flag, value] of Object.entries({ seed, setup, difficulty, lesson }))
    refuseTwice({ date, [flag]: value }, 'a Daily is the same for everyone');
  for (const [flag, value] of Object.entries({ setup, difficulty, pack }))
    refuseTwice({ lesson, [flag]: value }, 'a lesson is one puzzle');
  refuseTwice({ setup, difficulty }, 'a written puzzle is as hard as it is');
  const asked = { ...wanted, options: Object.keys(options).length > 0 ? options : undefined };
  if (lesson !== undefined)
    return writtenPuzzle(offers, lessonOf(offers.game.id, lesson).file, { kind: 'lesson', lesson }, asked);
  if (setup !== undefined) return writtenPuzzle(offers, setup, { kind: 'file', file: setup }, asked);
  const free = seed !== undefined || pack !== undefined || difficulty !== undefined;
  return free ? foundPuzzle(offers, asked) : dailyPuzzle(playable, asked);
};
