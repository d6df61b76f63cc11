import type { Transaction } from 'kysely';
import { sitInstead } from './matches.ts';
import { mergeTries } from './ranked.ts';
import { mergeRatings } from './ratings.ts';
import type { ResultRow, Tables } from './tables.ts';

const puzzleOf = ({ day, ledger }: ResultRow): string => `${day} ${ledger}`;

/** Results of one puzzle from two players as those of one: each line once, in the order they came; of the counted ones the first counts. */
const asOne = (player: string, rows: readonly ResultRow[]): ResultRow[] => {
  const inOrder = [...rows].sort((a, b) => a.received - b.received || (a.seal < b.seal ? -1 : 1));
  const lines = inOrder.filter((row, i) => inOrder.findIndex(({ seal }) => seal === row.seal) === i);
  const first = inOrder.find(({ counted }) => counted === 1)?.seal;
  return lines.map((row, attempt) => ({ ...row, player, attempt, counted: row.seal === first ? 1 : 0 }));
};

const mergeResults = async (db: Transaction<Tables>, from: string, to: string): Promise<void> => {
  const rows = await db.selectFrom('results').selectAll().where('player', 'in', [from, to]).execute();
  const moved = new Set(rows.filter(({ player }) => player === from).map(puzzleOf));
  for (const puzzle of moved) {
    const both = rows.filter((row) => puzzleOf(row) === puzzle);
    const { day, ledger } = both[0]!;
    await db
      .deleteFrom('results')
      .where('day', '=', day)
      .where('ledger', '=', ledger)
      .where('player', 'in', [from, to])
      .execute();
    for (const row of asOne(to, both)) await db.insertInto('results').values(row).execute();
  }
};

/** Entries are a set: what both have is there once. They come after the ones that are there, so that other devices find them. */
const mergeJournals = async (db: Transaction<Tables>, from: string, to: string): Promise<void> => {
  const rows = await db.selectFrom('journal').selectAll().where('player', 'in', [from, to]).orderBy('place').execute();
  const own = rows.filter(({ player }) => player === to);
  const marks = new Set(own.map(({ mark }) => mark));
  const added = rows.filter(({ player, mark }) => player === from && !marks.has(mark));
  const next = (own.at(-1)?.place ?? 0) + 1;
  for (const [i, { mark, entry }] of added.entries())
    await db
      .insertInto('journal')
      .values({ player: to, place: next + i, mark, entry })
      .execute();
  await db.deleteFrom('journal').where('player', '=', from).execute();
};

/** What both are in, they are in once. */
const mergePlaces = async (
  db: Transaction<Tables>,
  [table, place]: readonly ['members', 'group_id'] | readonly ['challengers', 'challenge'],
  from: string,
  to: string,
): Promise<void> => {
  const rows = await db.selectFrom(table).selectAll().where('player', 'in', [from, to]).execute();
  // biome-ignore lint/suspicious/noExplicitAny: one of two tables of the same form
  const placeOf = (row: any): string => row[place];
  const own = new Set(rows.filter(({ player }) => player === to).map(placeOf));
  for (const row of rows)
    if (row.player === from && !own.has(placeOf(row)))
      await db
        .insertInto(table)
        .values({ ...row, player: to })
        .execute();
  await db.deleteFrom(table).where('player', '=', from).execute();
};

/** Of two attempts at one puzzle the first was the first. */
const mergeAttempts = async (db: Transaction<Tables>, from: string, to: string): Promise<void> => {
  const rows = await db.deleteFrom('attempts').where('player', 'in', [from, to]).returningAll().execute();
  const first = new Map<string, (typeof rows)[number]>();
  for (const row of rows.sort((a, b) => b.opened - a.opened)) first.set(`${row.day} ${row.ledger}`, row);
  for (const row of first.values())
    await db
      .insertInto('attempts')
      .values({ ...row, player: to })
      .execute();
};

/** Two players become one: nothing of either is overwritten. The name of the one that stays, stays, if there is one. */
export const mergePlayers = async (db: Transaction<Tables>, from: string, to: string): Promise<void> => {
  // The devices first: what is being written for them is waited for, and what comes later finds the player that stays.
  await db.updateTable('devices').set({ player: to }).where('player', '=', from).execute();
  await mergeResults(db, from, to);
  await mergeJournals(db, from, to);
  await sitInstead(db, from, to);
  await mergePlaces(db, ['members', 'group_id'], from, to);
  await mergePlaces(db, ['challengers', 'challenge'], from, to);
  await mergeAttempts(db, from, to);
  await mergeRatings(db, from, to);
  await mergeTries(db, from, to);
  await db.updateTable('groups').set({ owner: to }).where('owner', '=', from).execute();
  await db.deleteFrom('codes').where('player', '=', from).execute();
  const gone = await db.deleteFrom('players').where('id', '=', from).returning('name').executeTakeFirst();
  if (gone?.name)
    await db.updateTable('players').set({ name: gone.name }).where('id', '=', to).where('name', 'is', null).execute();
};
