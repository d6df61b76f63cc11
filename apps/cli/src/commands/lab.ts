import { addDays } from '@lockstep/calendar';
import { makeEdition } from '@lockstep/forge';
import type { DailyModule, GameModule, Row } from '@lockstep/kernel';
import { type GameStudy, type Interval, type RowReport, report, reportMatches, reportRow } from '@lockstep/lab';
import { EXIT, Fault } from '../fault.ts';
import { dailyModuleFor, dayOf, gameDir, moduleFor, packOf } from '../library.ts';
import { packFor, resolveSetup } from '../open.ts';
import { answer, columns, progress } from '../output.ts';
import { crewOf, runAll } from '../pool.ts';
import { exitWith } from '../streams.ts';
import { studyOf } from '../studies.ts';
import { surveyGame } from './survey.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const withInterval = ({ share, low, high }: Interval): string =>
  `${percent(share)} (${percent(low)} – ${percent(high)})`;

const counts = (of: { readonly [word: string]: number }): string =>
  Object.entries(of)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([word, n]) => `${word} ${n}`)
    .join(', ') || 'none';

const DEFAULT_DAYS = '60';
const DEFAULT_GAMES = '400';

interface Options {
  readonly days?: string;
  readonly from: string;
  readonly puzzles: string;
  readonly games?: string;
  readonly first?: string;
  readonly preset?: string;
  readonly compare?: readonly string[];
  readonly out?: string;
  readonly scene?: string;
  readonly only?: string;
  readonly pack?: string;
  readonly threads?: string;
  readonly queue?: string;
  readonly json?: boolean;
}

const countOf = (text: string, name: string): number => {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 3660)
    throw new Fault('usage', `${name} takes a number from 1 to 3660`);
  return count;
};

/** A game with rows of difficulty is measured row by row, unless published days are asked for; one that tells scenes by its matches. */
export const lab = async (game: string, options: Options): Promise<void> => {
  const study = studyOf(game);
  if (!study) moduleFor(game);
  if (study?.survey) {
    await surveyGame({ module: study.module, survey: study.survey }, options);
    return;
  }
  const own = Object.entries({
    first: options.first,
    preset: options.preset,
    compare: options.compare,
    out: options.out,
    scene: options.scene,
  });
  for (const [flag, value] of own)
    if (value !== undefined) throw new Fault('usage', `--${flag}: ${game} has no presets to measure; draft has`);
  if (study?.matches) {
    await playMatches(study.module, study.matches, options);
    return;
  }
  const module = dailyModuleFor(game);
  if (module.daily.rows && options.days === undefined) await rows(module, options);
  else await dailies(module, options);
};

const BATCH = 20;

/** The matches a game is measured by, each against its aims; and how far its ratings are from what was played. */
const playMatches = async (
  module: GameModule,
  measured: NonNullable<GameStudy['matches']>,
  options: Options,
): Promise<void> => {
  const games = countOf(options.games ?? DEFAULT_GAMES, '--games');
  const { pack } = packFor(module, options.pack ?? gameDir(module.game.id));
  const wanted = options.only?.toLowerCase() ?? '';
  const matches = measured.of(pack).filter(({ name }) => name.toLowerCase().includes(wanted));
  if (matches.length === 0) throw new Fault('usage', `--only: no match has "${options.only}" in its name`);
  const tasks = matches.flatMap((match) => {
    const all = Math.min(games, match.games ?? games);
    return Array.from({ length: Math.ceil(all / BATCH) }, (_, i) => ({
      do: 'match' as const,
      game: module.game.id,
      pack,
      match,
      first: i * BATCH,
      games: Math.min(BATCH, all - i * BATCH),
    }));
  });
  const bar = progress('playing', tasks.length);
  const played = await runAll(tasks, crewOf(options), bar.step);
  bar.done();
  const reports = reportMatches(
    matches,
    matches.map((match) => played.filter((_, i) => tasks[i]!.match === match).flat()),
  );
  const rated = matches.map(
    (match) => measured.expected?.(resolveSetup(module, { pack, hash: null }, match.setup).setup) ?? null,
  );
  const off = reports.flatMap(({ match, aims }) => aims.filter(({ met }) => !met).map(({ aim }) => `${match}: ${aim}`));
  answer(options, { ok: true, matches: reports.map((one, i) => ({ ...one, rated: rated[i] })), off }, () =>
    [
      'How often the first side wins, with 95 % intervals; length as 10 / 50 / 90 of a hundred games; the rating beside it',
      '',
      columns([
        ['match', 'games', 'wins', 'drawn', 'length', 'rated', ''],
        ...reports.map(({ match, games: count, wins, draws, lengths, aims }, i) => [
          match,
          String(count),
          withInterval(wins),
          percent(draws),
          lengths.join(' / '),
          rated[i] === null ? '' : `${rated[i]} %`,
          aims.map(({ aim, met }) => `${met ? 'on aim' : 'OFF'}: ${aim}`).join('; '),
        ]),
      ]),
    ].join('\n'),
  );
  if (off.length > 0) exitWith(EXIT.no);
};

const aimText = ({ aim, onAim }: RowReport['bots'][number]): string =>
  aim === null ? '' : `aim ${aim} ± 10: ${onAim ? 'on aim' : 'OFF'}`;

/** Puzzles of every row, dealt from the pack as it is, and how the bots fare with them. */
const rows = async (module: DailyModule, options: Options): Promise<void> => {
  const puzzles = countOf(options.puzzles, '--puzzles');
  const game = module.game.id;
  const edition = makeEdition(0, packOf(module, options.pack ?? gameDir(game)));
  const kinds: readonly Row[] = module.daily.rows!(edition.pack);
  const bar = progress('studying', kinds.length * puzzles);
  const tasks = kinds.flatMap((row) =>
    Array.from({ length: puzzles }, (_, nth) => ({ do: 'row', game, edition, row, nth }) as const),
  );
  const studies = await runAll(tasks, crewOf(options), bar.step);
  bar.done();
  const reports = kinds.map((row, i) => reportRow(module, row, studies.slice(i * puzzles, (i + 1) * puzzles)));
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
  if (off.length > 0) exitWith(EXIT.no);
};

const dailies = async (module: DailyModule, options: Options): Promise<void> => {
  const game = module.game.id;
  const { lines, secretFree: open } = module.daily.search;
  const days = countOf(options.days ?? DEFAULT_DAYS, '--days');
  const first = dayOf(options.from);
  const tasks = Array.from({ length: days }, (_, i) => ({ do: 'study', game, day: addDays(first, i) }) as const);
  const bar = progress('studying', days);
  const study = report(module, await runAll(tasks, crewOf(options), bar.step));
  bar.done();
  answer(options, { ok: true, ...study }, () =>
    [
      `${days} Dailies from ${options.from}; 95 % intervals`,
      '',
      columns([
        ['bot', 'games', 'wins', ...module.daily.ranks.slice(0, -1)],
        ...study.bots.map(({ bot, games, wins, ranks }) => [
          bot,
          String(games),
          withInterval(wins),
          ...module.daily.ranks.slice(0, -1).map((rank) => percent(ranks[rank]!.share)),
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
