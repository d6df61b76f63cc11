import { makeEdition } from '@lockstep/forge';
import { addDays, type Offers, type Row } from '@lockstep/kernel';
import { type Interval, type RowReport, report, reportRow } from '@lockstep/lab';
import { EXIT, Fault } from '../fault.ts';
import { dayOf, gameDir, offersFor, packOf } from '../library.ts';
import { answer, columns, progress } from '../output.ts';
import { runAll, threadsOf } from '../pool.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const withInterval = ({ share, low, high }: Interval): string =>
  `${percent(share)} (${percent(low)} – ${percent(high)})`;

const counts = (of: { readonly [word: string]: number }): string =>
  Object.entries(of)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([word, n]) => `${word} ${n}`)
    .join(', ') || 'none';

const DEFAULT_DAYS = '60';

interface Options {
  readonly days?: string;
  readonly from: string;
  readonly puzzles: string;
  readonly pack?: string;
  readonly threads?: string;
  readonly json?: boolean;
}

const countOf = (text: string, name: string): number => {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 3660)
    throw new Fault('usage', `${name} takes a number from 1 to 3660`);
  return count;
};

/** A game with rows of difficulty is measured row by row, unless published days are asked for. */
export const lab = async (game: string, options: Options): Promise<void> => {
  const offers = offersFor(game);
  if (offers.rows && options.days === undefined) await rows(offers, options);
  else await dailies(offers, options);
};

const aimText = ({ aim, onAim }: RowReport['bots'][number]): string =>
  aim === null ? '' : `aim ${aim} ± 10: ${onAim ? 'on aim' : 'OFF'}`;

/** Puzzles of every row, dealt from the pack as it stands, and how the bots fare with them. */
const rows = async (offers: Offers, options: Options): Promise<void> => {
  const puzzles = countOf(options.puzzles, '--puzzles');
  const game = offers.game.id;
  const edition = makeEdition(0, packOf(offers, options.pack ?? gameDir(game)));
  const kinds: readonly Row[] = offers.rows!(edition.pack);
  const bar = progress('studying', kinds.length * puzzles);
  const tasks = kinds.flatMap((row) =>
    Array.from({ length: puzzles }, (_, nth) => ({ do: 'row', game, edition, row, nth }) as const),
  );
  const studies = await runAll(tasks, threadsOf(options.threads), bar.step);
  bar.done();
  const reports = kinds.map((row, i) => reportRow(offers, row, studies.slice(i * puzzles, (i + 1) * puzzles)));
  const off = reports.flatMap(({ row, bots }) =>
    bots.filter(({ onAim }) => onAim === false).map(({ bot }) => `${row} ${bot}`),
  );
  answer(options, { ok: true, puzzles, rows: reports, off }, () =>
    [
      `${puzzles} puzzles a row; how often each bot wins, with 95 % intervals over puzzles`,
      '',
      columns([
        ['row', 'bot', 'wins', ''],
        ...reports.flatMap(({ row, bots }) => bots.map((bot) => [row, bot.bot, withInterval(bot.wins), aimText(bot)])),
      ]),
    ].join('\n'),
  );
  if (off.length > 0) process.exitCode = EXIT.no;
};

const dailies = async (offers: Offers, options: Options): Promise<void> => {
  const game = offers.game.id;
  const { lines, open } = offers.search;
  const days = countOf(options.days ?? DEFAULT_DAYS, '--days');
  const first = dayOf(options.from);
  const tasks = Array.from({ length: days }, (_, i) => ({ do: 'study', game, day: addDays(first, i) }) as const);
  const bar = progress('studying', days);
  const study = report(offers, await runAll(tasks, threadsOf(options.threads), bar.step));
  bar.done();
  answer(options, { ok: true, ...study }, () =>
    [
      `${days} Dailies from ${options.from}; 95 % intervals`,
      '',
      columns([
        ['bot', 'games', 'wins', ...offers.ranks.slice(0, -1)],
        ...study.bots.map(({ bot, games, wins, ranks }) => [
          bot,
          String(games),
          withInterval(wins),
          ...offers.ranks.slice(0, -1).map((rank) => percent(ranks[rank]!.share)),
        ]),
      ]),
      '',
      `Difficulty: ${counts(study.marks)}`,
      ...Object.entries(study.themes).map(([kind, of]) => `Best lines, ${kind}: ${counts(of)}`),
      // Where the open lines are all there are, nothing else could save one.
      ...(lines.any === lines[open]
        ? []
        : [`Losing first actions that other lines save: ${withInterval(study.saved)} of ${study.losing}`]),
    ].join('\n'),
  );
};
