import { addDays } from '@lockstep/kernel';
import { type Interval, report } from '@lockstep/lab';
import { Fault } from '../fault.ts';
import { dayOf, offersFor } from '../library.ts';
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

export const lab = async (
  game: string,
  options: { readonly days: string; readonly from: string; readonly threads?: string; readonly json?: boolean },
): Promise<void> => {
  const offers = offersFor(game);
  const days = Number(options.days);
  if (!Number.isInteger(days) || days < 1 || days > 3660)
    throw new Fault('usage', '--days takes a number from 1 to 3660');
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
      `Losing drafts that a SCAN can save: ${withInterval(study.saved)} of ${study.losing}`,
    ].join('\n'),
  );
};
