import { DAILIES } from '../dailies.ts';
import { DAILY_IDS, type DailyId } from '../games.ts';

/** What a ledger is called: the game, and the way of playing where it keeps several apart. */
export interface LedgerWords {
  readonly game: DailyId;
  readonly title: string;
}

export const ledgerWords = async (): Promise<ReadonlyMap<string, LedgerWords>> => {
  const games = await Promise.all(DAILY_IDS.map(async (game) => ({ game, card: await DAILIES[game].home() })));
  return new Map(
    games.flatMap(({ game, card: { title, ledgers } }) =>
      ledgers.map(({ id, name }, i) => [id, { game, title: i === 0 ? title : `${title}, ${name}` }] as const),
    ),
  );
};
