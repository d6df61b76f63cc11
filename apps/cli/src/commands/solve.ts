import { act, begin, moments, Refusal } from '@lockstep/kernel';
import { best, countLines, firstScores } from '@lockstep/solver';
import { practiceNotice } from '@lockstep/words';
import { Fault } from '../fault.ts';
import { type Playable, playableFor } from '../games.ts';
import { answer, columns } from '../output.ts';
import { recordSolution } from '../sit.ts';
import { type Source, sourceOf } from '../source.ts';
import { dataDir, openStore } from '../store.ts';
import { warn } from '../streams.ts';
import { type PuzzleFlags, wantedBy } from '../wanted.ts';

interface Options extends PuzzleFlags {
  readonly yes?: boolean;
  readonly json?: boolean;
}

/** What a family of lines reaches at best, and one line that reaches it. */
const bestOf = ({ offers, wording }: Playable, { setup, seed }: Source, family: string) => {
  const { game, daily } = offers;
  const found = best(game, daily.search, family, setup, game.start(setup, seed));
  let run = begin(game, setup, seed);
  for (const action of found.line) {
    const next = act(run, 0, action);
    if (next instanceof Refusal) throw new Error(`the solver's line was refused: ${next.code}`);
    run = next;
  }
  const events = moments(run).flatMap((moment) => moment.events);
  return {
    score: found.score,
    rank: daily.rank(setup, found.score),
    clear: wording.clearOf(setup, events, null),
    line: moments(run).map(({ text }) => text),
  };
};

/** How many first actions reach each rank at best, by lines that need no secret. */
const firstByRank = ({ offers }: Playable, { setup, seed }: Source): { [rank: string]: number } => {
  const { game } = offers;
  const { search, rank, ranks } = offers.daily;
  const counts: { [rank: string]: number } = Object.fromEntries(ranks.map((one) => [one, 0]));
  for (const score of firstScores(game, search, search.secretFree, setup, game.start(setup, seed)))
    counts[rank(setup, score)]! += 1;
  return counts;
};

/** How many of all lines win, where there are few enough to walk. */
const winningLines = (
  {
    offers: {
      game,
      daily: { search },
    },
  }: Playable,
  { setup, seed }: Source,
) => {
  if (!search.small?.(setup)) return null;
  const { lines, wins } = countLines(game, setup, game.start(setup, seed));
  return { lines, wins };
};

export const solve = async (game: string, options: Options): Promise<void> => {
  const playable = await playableFor(game);
  const { offers, wording } = playable;
  const source = sourceOf(playable, wantedBy(options));
  if (source.date !== null) {
    if (!options.yes) throw new Fault('practice', `${practiceNotice('solution')} To see it: add --yes`);
    recordSolution(openStore(dataDir(), warn), playable, source);
  }
  const found = bestOf(playable, source, 'any');
  const safe = 'safe' in offers.daily.search.lines ? bestOf(playable, source, 'safe') : null;
  const firstActions = firstByRank(playable, source);
  const all = winningLines(playable, source);
  answer(options, { ok: true, ...found, safe, firstActions, ...(all ?? {}) }, () => {
    const told = (title: string, { clear, line }: typeof found): string[] => [
      `${title}: ${clear === null ? 'no clear' : wording.clearWords(clear)}`,
      ...line.map((step) => `  ${step}`),
    ];
    return [
      ...told('Par, proven', found),
      ...(safe ? told('Safe', safe) : []),
      `First actions by the best they can still reach (${offers.daily.search.secretFree} lines):`,
      columns(Object.entries(firstActions).map(([rank, n]) => ['', rank, String(n)])),
      ...(all ? [`${all.wins} of ${all.lines} lines win.`] : []),
    ].join('\n');
  });
};
