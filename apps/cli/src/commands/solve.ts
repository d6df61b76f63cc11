import { act, begin, moments, Refusal } from '@lockstep/kernel';
import { best, countLines, firstScores } from '@lockstep/solver';
import { practiceNotice } from '@lockstep/words';
import { Fault } from '../fault.ts';
import { type DailyGame, dailyGameFor } from '../games.ts';
import { answer, columns } from '../output.ts';
import { type Puzzle, type PuzzleFlags, puzzleFor, puzzleRequest } from '../puzzle.ts';
import { openHost, parseCommandLine } from '../shell/host.ts';
import { dataDir, openStore } from '../store.ts';
import { warn } from '../streams.ts';

interface Options extends PuzzleFlags {
  readonly yes?: boolean;
  readonly json?: boolean;
}

/** What a family of lines reaches at best, and one line that reaches it. */
const bestOf = ({ module, text, player }: DailyGame, { setup, seed }: Puzzle, family: string) => {
  const { game, daily } = module;
  const found = best(game, daily.search, family, setup, game.start(setup, seed));
  let run = begin(game, setup, seed);
  for (const action of found.line) {
    const next = act(run, 0, action);
    if (next instanceof Refusal) throw new Error(`the solver's line was refused: ${next.code}`);
    run = next;
  }
  return {
    score: found.score,
    rank: daily.rank(setup, found.score),
    clear: text.daily?.clearFrom(setup, player.recorder.entry(run), null) ?? null,
    line: moments(run).map(({ text }) => text),
  };
};

/** How many first actions reach each rank at best, by lines that need no secret. */
const firstByRank = ({ module }: DailyGame, { setup, seed }: Puzzle): { [rank: string]: number } => {
  const { game } = module;
  const { search, rank, ranks } = module.daily;
  const counts: { [rank: string]: number } = Object.fromEntries(ranks.map((one) => [one, 0]));
  for (const score of firstScores(game, search, search.secretFree, setup, game.start(setup, seed)))
    counts[rank(setup, score)]! += 1;
  return counts;
};

/** How many of all lines win, where there are few enough to walk. */
const winningLines = (
  {
    module: {
      game,
      daily: { search },
    },
  }: DailyGame,
  { setup, seed }: Puzzle,
) => {
  if (!search.small?.(setup)) return null;
  const { lines, wins } = countLines(game, setup, game.start(setup, seed));
  return { lines, wins };
};

export const solve = async (game: string, options: Options): Promise<void> => {
  const playable = await dailyGameFor(game);
  const { module, text } = playable;
  const source = puzzleFor(playable, puzzleRequest(options));
  if (source.date !== null) {
    if (!options.yes) throw new Fault('practice', `${practiceNotice('solution')} To see it: add --yes`);
    const host = openHost(openStore(dataDir(), warn), playable, parseCommandLine(playable, {}));
    const session = host.startNew(source.ref, {});
    if (!session.records.solutionShown) host.recordSolutionShown(session);
  }
  const found = bestOf(playable, source, 'any');
  const safe = 'safe' in module.daily.search.lines ? bestOf(playable, source, 'safe') : null;
  const firstActions = firstByRank(playable, source);
  const all = winningLines(playable, source);
  answer(options, { ok: true, ...found, safe, firstActions, ...(all ?? {}) }, () => {
    const solutionLines = (title: string, { clear, line }: typeof found): string[] => [
      `${title}: ${clear === null ? 'no clear' : text.daily?.clearWords(clear)}`,
      ...line.map((step) => `  ${step}`),
    ];
    return [
      ...solutionLines('Par, proven', found),
      ...(safe ? solutionLines('Safe', safe) : []),
      `First actions by the best they can still reach (${module.daily.search.secretFree} lines):`,
      columns(Object.entries(firstActions).map(([rank, n]) => ['', rank, String(n)])),
      ...(all ? [`${all.wins} of ${all.lines} lines win.`] : []),
    ].join('\n');
  });
};
