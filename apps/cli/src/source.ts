import { find } from '@lockstep/forge';
import { type Json, makeDay, type Offers, parseSeed, type Seed } from '@lockstep/kernel';
import { today } from './clock.ts';
import { Fault } from './fault.ts';
import type { Playable } from './games.ts';
import { dailyFor, dayOf, packOf, publishedOf, setupWith } from './library.ts';
import { puzzleFile } from './puzzle-file.ts';
import type { Options } from './table/index.ts';

/** The puzzle a player asks for: the Daily of a date, today's where nothing is said, or a free one. */
export interface Wanted {
  readonly date?: string;
  readonly seed?: string;
  readonly setup?: string;
  readonly pack?: string;
  readonly options?: Options | undefined;
}

/** Where a puzzle came from: a date that counts, or a free one that does not. */
export interface Source {
  readonly setup: unknown;
  readonly seed: Seed;
  readonly grade: number | null;
  readonly date: string | null;
  readonly from: { readonly daily: string; readonly pack: string; readonly options?: Json } | undefined;
  /** Under which name the try is saved. */
  readonly key: string;
}

/** `{ literal: true, row: "HARD" }` is `literal` and `row-HARD`. */
const optionNames = (options: Options = {}): readonly string[] =>
  Object.entries(options).map(([name, value]) => (value === true ? name : `${name}-${String(value)}`));

/** Before the name, not behind it, where it could be the end of somebody's text. */
const freeKey = (name: string, options: Options | undefined): string => [...optionNames(options), name].join('-');

const writtenPuzzle = (offers: Offers, file: string, { seed = 'lockstep', pack, options }: Wanted): Source => {
  const written = offers.game.makeSetup(puzzleFile(offers, file, pack));
  return {
    setup: setupWith(offers, written, options),
    seed: parseSeed(seed),
    grade: null,
    date: null,
    from: undefined,
    key: freeKey(`setup-${file}`, options),
  };
};

const foundPuzzle = (offers: Offers, { seed = 'lockstep', pack: dir, options }: Wanted): Source => {
  const newest = publishedOf(offers.game.id).editions.at(-1);
  const pack = dir === undefined ? newest?.pack : packOf(offers, dir);
  if (pack === undefined) throw new Fault('no-edition', 'no edition has been published yet; name a folder with --pack');
  const found = find(offers, { number: newest?.number ?? 0, pack, hash: '' }, `puzzle ${seed}`);
  if (!('deal' in found))
    throw new Fault('none-found', `none of ${found.attempts} attempts at "${seed}" kept every promise`);
  return {
    setup: setupWith(offers, found.deal.setup, options),
    seed: found.deal.seed,
    grade: found.facts.grade,
    date: null,
    from: undefined,
    key: freeKey(`seed-${seed}`, options),
  };
};

const dailyPuzzle = ({ offers, wording }: Playable, { date = makeDay(today()), options }: Wanted): Source => {
  const daily = dailyFor(offers.game.id, dayOf(date));
  const setup = setupWith(offers, daily.setup, options);
  // With options it is another puzzle, and no clear of the date, unless the game keeps a ledger of its own for it.
  const plain = options === undefined ? setup : setupWith(offers, daily.setup, undefined);
  const counts = options === undefined || wording.ledgerOf(setup) !== wording.ledgerOf(plain);
  return {
    setup,
    seed: daily.seed,
    grade: counts ? daily.pin.grade : null,
    date: counts ? date : null,
    from: { daily: date, pack: daily.edition.hash, ...(options === undefined ? {} : { options }) },
    key: [date, ...optionNames(options)].join('-'),
  };
};

export const sourceOf = (playable: Playable, wanted: Wanted): Source => {
  const { date, seed, setup, pack, options = {} } = wanted;
  if (date !== undefined && (seed !== undefined || setup !== undefined))
    throw new Fault('usage', '--date and --seed or --setup exclude each other: a Daily has its own seed');
  const asked = { ...wanted, options: Object.keys(options).length > 0 ? options : undefined };
  if (setup !== undefined) return writtenPuzzle(playable.offers, setup, asked);
  return seed === undefined && pack === undefined ? dailyPuzzle(playable, asked) : foundPuzzle(playable.offers, asked);
};
