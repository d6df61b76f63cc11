import type { ResultRequest } from '@lockstep/api';
import { type Day, parseDay } from '@lockstep/calendar';
import { dailyPlayerOf } from '@lockstep/catalogue';
import { type Daily, type PublishedGame, pinnedDaily } from '@lockstep/forge';
import { type AnyGame, canonical, type DailyModule, type Json } from '@lockstep/kernel';
import { type AnyPlayable, type Options, refTo } from '@lockstep/play';
import { Denial, deny } from '../denial.ts';

/** What is published of a game; undefined for a game without Dailies. */
export type Library = (game: string) => PublishedGame | undefined;

/** A Daily with all that is needed to play it, made from names alone. */
export interface Puzzle {
  readonly game: AnyGame;
  readonly module: DailyModule;
  readonly player: AnyPlayable;
  // biome-ignore lint/suspicious/noExplicitAny: the setup of whichever game this is
  readonly setup: any;
  readonly daily: Daily;
  readonly day: Day;
  readonly ledger: string;
  readonly source: { readonly daily: string; readonly pack: string; readonly options?: Json };
}

/** Puzzles are dealt once and kept while they are asked for: two games with a few ways to play, on the three dates that are open. */
const KEPT = 64;

/** Rules and edition are those of the date where a request does not say by which it was played. */
type Names = Pick<ResultRequest, 'game' | 'date' | 'options'> & {
  readonly rules?: number | undefined;
  readonly pack?: string | undefined;
};

const deal = (library: Library, { game: id, rules, pack, date, options }: Names): Puzzle | Denial => {
  const published = library(id);
  const player = dailyPlayerOf(id);
  if (!published || !player) return deny('unknown-game', 'body.game');
  const { module } = published;
  const { game } = module;
  if (rules !== undefined && game.rules !== rules)
    return deny('wrong-rules', 'body.rules', `${game.rules} here, ${rules} sent`);
  const day = parseDay(date);
  if (!day.ok) return deny('unknown-date', 'body.date', day.fault);
  const daily = pinnedDaily(published, day.value);
  if (!daily?.ok) return deny('unknown-date', 'body.date');
  const { edition, setup: plain } = daily.value;
  if (pack !== undefined && edition.hash !== pack)
    return deny('wrong-edition', 'body.pack', `${edition.hash} here, ${pack} sent`);
  const written = options === undefined ? null : module.pack.withOptions(plain, options);
  if (written && (!written.ok || canonical(written.value) === canonical(plain)))
    return deny('wrong-options', 'body.options');
  const setup = game.parseSetup(written?.ok ? written.value : plain);
  if (!setup.ok) return deny('wrong-options', 'body.options');
  const chosen: Options = options ?? {};
  const ledger = player.recorder.ledger(refTo(id, { kind: 'daily', date }, { options: chosen }), setup.value);
  if (!ledger) return deny('not-recorded', 'body.options');
  return {
    game,
    module,
    player,
    setup: setup.value,
    daily: daily.value,
    day: day.value,
    ledger: ledger.game,
    source: { daily: date, pack: edition.hash, ...(options === undefined ? {} : { options }) },
  };
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
