import { readdirSync, readFileSync } from 'node:fs';
import type { ResultRequest } from '@lockstep/api';
import { makeDay } from '@lockstep/calendar';
import { dailyModuleOf, gameOf, moduleOf } from '@lockstep/catalogue';
import {
  botsOf,
  type Edition,
  editionOn,
  makeEdition,
  type PublishedGame,
  parseDayEditions,
  parseSchedule,
} from '@lockstep/forge';
import { act, begin, type GameModule, moments, openStream, parseSeed, playBots, Refusal } from '@lockstep/kernel';
import { Denial } from './denial.ts';
import type { Editions } from './match/scenes.ts';
import { type Library, openPuzzles, type Puzzle } from './results/puzzles.ts';

const CONTENT = new URL('../../../content/', import.meta.url);

const editionsIn = (module: GameModule): readonly Edition[] => {
  const home = new URL(`${module.game.id}/`, CONTENT);
  const numbers = readdirSync(new URL('editions/', home))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => a - b);
  return numbers.map((number) => {
    const pack = module.pack.parse(JSON.parse(readFileSync(new URL(`editions/${number}.json`, home), 'utf8')));
    if (!pack.ok) throw new Error(`edition ${number} of ${module.game.id}`);
    return makeEdition(number, pack.value);
  });
};

const keptEditions = new Map<string, readonly Edition[]>();

/** Every edition of a game in the tree. */
export const editions: Editions = (game) => {
  const known = keptEditions.get(game) ?? editionsIn(moduleOf(game)!);
  keptEditions.set(game, known);
  return known;
};

const publishedOf = (game: string): PublishedGame | undefined => {
  const module = dailyModuleOf(game);
  if (!module) return undefined;
  const home = new URL(`${game}/`, CONTENT);
  const schedule = parseSchedule(readFileSync(new URL('schedule.txt', home), 'utf8'));
  if (!schedule.ok) throw new Error(schedule.fault);
  return { module, editions: editions(game), schedule: schedule.value };
};

const kept = new Map<string, PublishedGame | undefined>();

/** What the tree publishes. */
export const library: Library = {
  dailies: (game) => {
    if (!kept.has(game)) kept.set(game, publishedOf(game));
    return kept.get(game);
  },
  editionOn: (game, date) => {
    const days = parseDayEditions(readFileSync(new URL(`${game}/days.txt`, CONTENT), 'utf8'));
    if (!days.ok || date < days.value[0]!.from) return undefined;
    return editions(game).find(({ number }) => number === editionOn(days.value, date));
  },
};

const puzzles = openPuzzles(library);

/** The names of a Daily, as a client has them. */
export const namesOf = (
  game: string,
  date: string,
  options?: ResultRequest['options'],
): Omit<ResultRequest, 'actions'> => {
  const published = library.dailies(game);
  if (!published)
    return { game, rules: gameOf(game)!.rules, pack: library.editionOn(game, date)?.hash ?? 'none', date };
  const { module, editions, schedule } = published;
  const day = Math.floor(Date.parse(date) / 86_400_000);
  const number = schedule.find((pin) => pin.day === day)?.edition;
  const pack = editions.find((edition) => edition.number === number)?.hash ?? 'none';
  return { game, rules: module.game.rules, pack, date, ...(options ? { options } : {}) };
};

export const puzzleOf = (game: string, date: string, options?: ResultRequest['options']): Puzzle => {
  const puzzle = puzzles(namesOf(game, date, options));
  if (puzzle instanceof Denial) throw new Error(puzzle.code);
  return puzzle;
};

/** A whole game by a bot of the game, or at random, as a client would send it; the bots of other seats are `bots`. */
export const playedBy = (
  name: string,
  { game, module, setup, seed, day, source, bots: own }: Puzzle,
  bots: Puzzle['bots'] = own,
): ResultRequest => {
  const player = botsOf(game, module.bots).get(name)!;
  let run = playBots(begin(game, setup, seed), bots);
  for (let i = 0; !game.outcome(setup, run.now.state); i += 1) {
    const action = player.choose(setup, run.now.state, 0, openStream(parseSeed('chance'), `bot ${name} ${i}`));
    const next = act(run, 0, action);
    if (next instanceof Refusal) throw new Error(next.code);
    run = playBots(next, bots);
  }
  const { options } = source as { readonly options?: NonNullable<ResultRequest['options']> };
  return { ...namesOf(game.id, makeDay(day), options), actions: moments(run).map(({ text }) => text) };
};
