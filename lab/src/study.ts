import { type Bot, type DailyModule, type Facts, openStream, Refusal, type Seed } from '@lockstep/kernel';
import { playout, prover, random, searcher } from '@lockstep/solver';
import { type Interval, wilson } from './interval.ts';
import { perfect } from './perfect.ts';

/** How often each bot plays one puzzle: those without chance play it once. */
const GAMES: { readonly [bot: string]: number } = { random: 400, careful: 12 };
const LOSING_FIRST_ACTIONS = 20;

type Counts = { readonly [word: string]: number };

/** What one puzzle showed. Plain data, so that days can be studied on other threads and added up. */
export interface DayStudy {
  readonly ranks: { readonly [bot: string]: Counts };
  readonly themes: { readonly [kind: string]: Counts };
  readonly marks: Counts;
  /** First actions that lose within the open lines, and how many of them some other line saves. */
  readonly losing: number;
  readonly saved: number;
}

const tally = (words: readonly string[]): Counts => {
  const counts: { [word: string]: number } = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};

const add = (a: Counts, b: Counts): Counts => {
  const sum: { [word: string]: number } = { ...a };
  for (const [word, n] of Object.entries(b)) sum[word] = (sum[word] ?? 0) + n;
  return sum;
};

const addAll = (
  a: { readonly [key: string]: Counts },
  b: { readonly [key: string]: Counts },
): { [key: string]: Counts } => {
  const sum: { [key: string]: Counts } = { ...a };
  for (const [key, counts] of Object.entries(b)) sum[key] = add(sum[key] ?? {}, counts);
  return sum;
};

const botsOf = (module: DailyModule): { readonly [name: string]: Bot<unknown, unknown, unknown> } => ({
  random: random(module.game),
  ...module.bots,
  perfect: perfect(module, module.daily.search.secretFree),
});

/** Of some first actions that lose within the open lines, how many are saved by a line outside them. */
const rescue = (
  { game, daily: { search } }: DailyModule,
  setup: unknown,
  seed: Seed,
): { losing: number; saved: number } => {
  if (search.lines[search.secretFree] === search.lines.any) return { losing: 0, saved: 0 };
  const start = game.start(setup, seed);
  const open = searcher(game, search, search.lines[search.secretFree]!, setup);
  const any = searcher(game, search, search.lines.any, setup);
  const stream = openStream(seed, 'losing first actions');
  const firsts = game.legal(setup, start, 0);
  let [losing, saved] = [0, 0];
  for (let i = 0; i < 200 && losing < LOSING_FIRST_ACTIONS; i += 1) {
    const next = game.step(setup, start, 0, firsts[stream.below(firsts.length)]);
    if (next instanceof Refusal || open.reaches(next, 1)) continue;
    losing += 1;
    if (any.reaches(next, 1)) saved += 1;
  }
  return { losing, saved };
};

export const studyDay = (module: DailyModule, input: unknown, seed: Seed): DayStudy => {
  const { game } = module;
  const parsed = game.parseSetup(input);
  if (!parsed.ok) throw new Error('a published puzzle is no setup of its game');
  const setup: unknown = parsed.value;
  const ranks: { [bot: string]: Counts } = {};
  for (const [name, bot] of Object.entries(botsOf(module))) {
    const stream = openStream(seed, `lab ${name}`);
    const games = Array.from({ length: GAMES[name] ?? 1 }, () => playout(game, setup, seed, bot, stream));
    ranks[name] = tally(games.map((outcome) => module.daily.rank(setup, outcome.scores[0]!)));
  }
  const facts: Facts = module.daily.facts(prover(module, setup, seed));
  const themes = Object.fromEntries(
    Object.entries(facts.themes).map(([kind, words]) => [kind, tally([...new Set(words)])]),
  );
  return { ranks, themes, marks: tally([`grade ${facts.grade}`]), ...rescue(module, setup, seed) };
};

export interface BotReport {
  readonly bot: string;
  readonly games: number;
  readonly wins: Interval;
  readonly ranks: { readonly [rank: string]: Interval };
}

export interface Study {
  readonly days: number;
  readonly bots: readonly BotReport[];
  readonly themes: { readonly [kind: string]: Counts };
  readonly marks: Counts;
  readonly losing: number;
  readonly saved: Interval;
}

/** Adds days up, in any order and grouping alike. */
export const report = (module: DailyModule, days: readonly DayStudy[]): Study => {
  const ranks = days.reduce<{ [bot: string]: Counts }>((sum, day) => addAll(sum, day.ranks), {});
  const losing = days.reduce((sum, day) => sum + day.losing, 0);
  return {
    days: days.length,
    bots: Object.entries(ranks).map(([bot, counts]) => {
      const games = Object.values(counts).reduce((sum, n) => sum + n, 0);
      const lost = counts[module.daily.ranks.at(-1)!] ?? 0;
      return {
        bot,
        games,
        wins: wilson(games - lost, games),
        ranks: Object.fromEntries(module.daily.ranks.map((rank) => [rank, wilson(counts[rank] ?? 0, games)])),
      };
    }),
    themes: days.reduce<{ [kind: string]: Counts }>((sum, day) => addAll(sum, day.themes), {}),
    marks: days.reduce<Counts>((sum, day) => add(sum, day.marks), {}),
    losing,
    saved: wilson(
      days.reduce((sum, day) => sum + day.saved, 0),
      losing,
    ),
  };
};
