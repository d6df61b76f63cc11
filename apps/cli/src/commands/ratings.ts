import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { battle, gameModule } from '@lockstep/battle';
import { addSums, type Sums } from '@lockstep/lab';
import { countRatings, RATERS, type Rater, ratingAt, study } from '@lockstep/studies-battle';
import { Fault } from '../fault.ts';
import { gameDir, packOf } from '../library.ts';
import { answer, progress } from '../output.ts';

interface Options {
  readonly battles: string;
  readonly pack?: string;
  readonly write?: boolean;
  readonly json?: boolean;
}

const BATCH = 10;
const MOST = 1_000_000;
/** A card that either kind of player drew less often has no rating. */
const LEAST_DRAWN = 30;
const FILE = 'ratings.toml';
const HEAD =
  '# Measured: what a card is worth in battle, by how often a deck wins when it is drawn. Written by `lockstep ratings`.';

const battlesOf = (text: string): number => {
  const battles = Number(text);
  if (!Number.isInteger(battles) || battles < 2 * BATCH || battles > MOST)
    throw new Fault('usage', `--battles takes a whole number from ${2 * BATCH} to ${MOST}`);
  return battles;
};

/** Q19: fights battles, half of them between players that search, rates every card by them, and says how far the pack has drifted. */
export const rateCards = async (options: Options): Promise<void> => {
  const battles = battlesOf(options.battles);
  const dir = options.pack ?? gameDir(battle.id);
  const pack = packOf(gameModule, dir);
  const parsed = battle.parseSetup(gameModule.pack.resolve(pack, study.survey!.setupOf(pack, 'pairs')));
  if (!parsed.ok) throw new Error('the pack of a battle is no setup of it');
  const each = Math.ceil(battles / RATERS.length / BATCH) * BATCH;
  const bar = progress('fighting', (each / BATCH) * RATERS.length);
  const sums: { [rater in Rater]: Sums } = { greedy: {}, search: {} };
  for (const rater of RATERS)
    for (let first = 0; first < each; first += BATCH) {
      sums[rater] = addSums(sums[rater], countRatings(parsed.value, rater, first, BATCH));
      bar.step();
    }
  bar.done();
  const rated = pack.card
    .flatMap(({ id, rating, rarity }, place) => {
      const measured = rarity === 'Special' ? undefined : ratingAt(sums, place, LEAST_DRAWN);
      return measured === undefined ? [] : [{ id, rating, measured }];
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const drift =
    rated.reduce((sum, { rating, measured }) => sum + Math.abs(rating - measured), 0) / Math.max(1, rated.length);
  const file = join(dir, FILE);
  const lines = rated.map(({ id, measured }) => `${id} = ${measured}`);
  if (options.write) writeFileSync(file, `${[HEAD, '', '[rating]', ...lines].join('\n')}\n`);
  answer(options, { ok: true, battles: each * RATERS.length, drift, rated, wrote: options.write ? file : null }, () =>
    [
      `${each * RATERS.length} battles; ${rated.length} cards rated, on average ${drift.toFixed(2)} away from the pack's ratings.`,
      options.write ? `Wrote ${file}.` : ['[rating]', ...lines].join('\n'),
    ].join('\n'),
  );
};
