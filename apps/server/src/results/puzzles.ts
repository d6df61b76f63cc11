import type { ResultRequest } from '@lockstep/api';
import { type Day, parseDay } from '@lockstep/calendar';
import { dailyPlayerOf, datedPlayerOf, moduleOf } from '@lockstep/catalogue';
import { botsOf, type Edition, type PublishedGame, pinnedDaily, spellWritten } from '@lockstep/forge';
import {
  type AnyGame,
  canonical,
  type GameModule,
  type Header,
  type Resolved,
  type Seed,
  type Source,
  seedOfDate,
} from '@lockstep/kernel';
import { type AnyPlayable, type Options, refTo } from '@lockstep/play';
import { Denial, deny } from '../denial.ts';

/** What is published: Dailies by game, and the edition of a run that is the same for everyone on a date. */
export interface Library {
  /** Undefined for a game without Dailies. */
  dailies(game: string): PublishedGame | undefined;
  /** Undefined for a date before the first of that game. */
  editionOn(game: string, date: string): Edition | undefined;
}

/** A Daily, or the run of a date, with all that is needed to play it, made from names alone. */
export interface Puzzle {
  readonly game: AnyGame;
  readonly module: GameModule;
  readonly player: AnyPlayable;
  // biome-ignore lint/suspicious/noExplicitAny: the setup of whichever game this is
  readonly setup: any;
  readonly seed: Seed;
  readonly day: Day;
  readonly ledger: string;
  /** Undefined for a puzzle that is published nowhere: its replay carries all of it. */
  readonly source: Source | undefined;
  /** The seats of bots, by name and as they are asked. */
  readonly seated: Header['bots'] | undefined;
  readonly bots: NonNullable<Resolved['bots']>;
}

/** Puzzles are dealt once and kept while they are asked for: a few games and ways to play, on the three dates that are open. */
const KEPT = 64;

/** Rules and edition are those of the date where a request does not say by which it was played. */
type Names = Pick<ResultRequest, 'game' | 'date' | 'options'> & {
  readonly rules?: number | undefined;
  readonly pack?: string | undefined;
};

const NO_BOTS: Pick<Puzzle, 'seated' | 'bots'> = { seated: undefined, bots: new Map() };

/** The bots of a setup, at the seats that no player has. */
export const botsAt = (module: GameModule, player: AnyPlayable, setup: unknown): Pick<Puzzle, 'seated' | 'bots'> => {
  const seated = player.opponents?.(setup, {});
  if (!seated) return NO_BOTS;
  const known = botsOf(module.game, module.bots);
  return {
    seated,
    bots: new Map(Object.entries(seated).map(([seat, name]) => [Number(seat), { name, bot: known.get(name)! }])),
  };
};

const otherEdition = (edition: Edition, pack: string | undefined): Denial | null =>
  pack === undefined || edition.hash === pack
    ? null
    : deny('wrong-edition', 'body.pack', `${edition.hash} here, ${pack} sent`);

const dealDaily = (published: PublishedGame, player: AnyPlayable, day: Day, names: Names): Puzzle | Denial => {
  const { module } = published;
  const { game } = module;
  const { pack, date, options } = names;
  const daily = pinnedDaily(published, day);
  if (!daily?.ok) return deny('unknown-date', 'body.date');
  const { edition, setup: plain, seed } = daily.value;
  const other = otherEdition(edition, pack);
  if (other) return other;
  const written = options === undefined ? null : module.pack.withOptions(plain, options);
  if (written && (!written.ok || canonical(written.value) === canonical(plain)))
    return deny('wrong-options', 'body.options');
  const setup = game.parseSetup(written?.ok ? written.value : plain);
  if (!setup.ok) return deny('wrong-options', 'body.options');
  const chosen: Options = options ?? {};
  const ledger = player.recorder.ledger(refTo(game.id, { kind: 'daily', date }, { options: chosen }), setup.value);
  if (!ledger) return deny('not-recorded', 'body.options');
  const source = { daily: date, pack: edition.hash, ...(options === undefined ? {} : { options }) };
  return { game, module, player, setup: setup.value, seed, day, ledger: ledger.game, source, ...NO_BOTS };
};

/** The run that everyone plays on a date: what the pack of that date names, with the seed of the date. */
const dealDated = (library: Library, player: AnyPlayable, day: Day, names: Names): Puzzle | Denial => {
  const module = moduleOf(player.game.id)!;
  const { game } = module;
  const { pack, date, options } = names;
  const edition = library.editionOn(game.id, date);
  if (!edition || !module.today) return deny('unknown-date', 'body.date');
  const other = otherEdition(edition, pack);
  if (other) return other;
  if (options !== undefined) return deny('wrong-options', 'body.options');
  const written = module.today(edition.pack);
  const setup = game.parseSetup(module.pack.resolve(edition.pack, written));
  if (!setup.ok) throw new Error(`the ${game.id} of ${date} cannot be set up`);
  const ledger = player.recorder.ledger(refTo(game.id, { kind: 'daily', date }), setup.value);
  if (!ledger) return deny('not-recorded', 'body.options');
  return {
    game,
    module,
    player,
    setup: setup.value,
    seed: seedOfDate(game.id, date),
    day,
    ledger: ledger.game,
    source: { setup: spellWritten(module, edition.pack, written), pack: edition.hash },
    ...botsAt(module, player, setup.value),
  };
};

const deal = (library: Library, names: Names): Puzzle | Denial => {
  const { game: id, rules, date } = names;
  const player = dailyPlayerOf(id) ?? datedPlayerOf(id);
  const published = library.dailies(id);
  if (!player || (dailyPlayerOf(id) && !published)) return deny('unknown-game', 'body.game');
  if (rules !== undefined && player.game.rules !== rules)
    return deny('wrong-rules', 'body.rules', `${player.game.rules} here, ${rules} sent`);
  const day = parseDay(date);
  if (!day.ok) return deny('unknown-date', 'body.date', day.fault);
  return published ? dealDaily(published, player, day.value, names) : dealDated(library, player, day.value, names);
};

/** Finds puzzles by their names, or says which name is wrong. */
export const openPuzzles = (library: Library): ((names: Names) => Puzzle | Denial) => {
  const kept = new Map<string, Puzzle>();
  return ({ game, rules, pack, date, options }) => {
    const key = canonical([game, rules ?? null, pack ?? null, date, options ?? null]);
    const known = kept.get(key);
    if (known) return known;
    const dealt = deal(library, { game, rules, pack, date, options });
    if (dealt instanceof Denial) return dealt;
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value!);
    kept.set(key, dealt);
    return dealt;
  };
};
