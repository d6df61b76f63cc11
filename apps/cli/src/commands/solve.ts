import { protocol, type Setup } from '@lockstep/protocol';
import { best, firstScores } from '@lockstep/solver';
import { practiceNotice } from '@lockstep/words';
import { Fault } from '../fault.ts';
import { offersFor } from '../library.ts';
import { answer, columns } from '../output.ts';
import { type Source, sourceOf } from '../sit.ts';
import { dataDir, openStore } from '../store.ts';

interface Options {
  readonly date?: string;
  readonly setup?: string;
  readonly pack?: string;
  readonly seed: string;
  readonly yes?: boolean;
  readonly json?: boolean;
}

const sourceFor = (options: Options): Source => {
  if (options.setup === undefined) return sourceOf(options.date === undefined ? {} : { date: options.date });
  const pack = options.pack === undefined ? {} : { pack: options.pack };
  return sourceOf({ setup: options.setup, seed: options.seed, ...pack });
};

export const solve = (game: string, options: Options): void => {
  const offers = offersFor(game);
  const source = sourceFor(options);
  if (source.date !== null) {
    if (!options.yes) throw new Fault('practice', `${practiceNotice('solution')} To see it: add --yes`);
    const store = openStore(dataDir(), (message) => process.stderr.write(`${message}\n`));
    store.record({ kind: 'solution-shown', game, daily: source.date });
  }
  const { setup } = source;
  const start = protocol.start(setup, source.seed);
  const found = best(protocol, offers.search, 'any', setup, start);
  const safe = best(protocol, offers.search, 'safe', setup, start);
  const drafts = draftsByRank(setup, source, offers);
  const text = (score: number): string =>
    score === 0 ? 'no clear' : `${offers.rank(setup, score)}, ${score - 1} turns left`;
  const line = found.line.map((action) => protocol.format(setup, action));
  const safeLine = safe.line.map((action) => protocol.format(setup, action));
  const facts = {
    par: found.score - 1,
    rank: offers.rank(setup, found.score),
    line,
    safe: safe.score - 1,
    safeLine,
    drafts,
  };
  answer(options, { ok: true, ...facts }, () =>
    [
      `Par: ${text(found.score)} (proven)`,
      ...line.map((step) => `  ${step}`),
      `Safest: ${text(safe.score)} without a SKETCHY card or a SCAN`,
      ...safeLine.map((step) => `  ${step}`),
      'First actions by the best they can still reach without a SCAN:',
      columns(Object.entries(drafts).map(([rank, n]) => ['', rank, String(n)])),
    ].join('\n'),
  );
};

const draftsByRank = (
  setup: Setup,
  source: Source,
  offers: ReturnType<typeof offersFor>,
): { [rank: string]: number } => {
  const counts: { [rank: string]: number } = Object.fromEntries(offers.ranks.map((rank) => [rank, 0]));
  for (const score of firstScores(protocol, offers.search, 'scanless', setup, protocol.start(setup, source.seed)))
    counts[offers.rank(setup, score)]! += 1;
  return counts;
};
