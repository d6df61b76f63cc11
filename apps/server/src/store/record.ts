import { createHash } from 'node:crypto';
import { BOUNDS } from '@lockstep/api';
import { sql, type Transaction } from 'kysely';
import { inBatches } from './batches.ts';
import { ensurePlayers } from './players.ts';
import type { Database, ResultRow, Tables } from './tables.ts';

/** Who signed a request, and what makes that signature one of a kind. */
export interface Signer {
  readonly key: string;
  readonly nonce: string;
  /** Seconds since 1970. */
  readonly created: number;
}

/** A result as the server worked it out. */
export type NewResult = Omit<ResultRow, 'player' | 'attempt' | 'counted' | 'received'>;

export interface Recorded {
  readonly kind: 'stored' | 'seen';
  readonly counted: boolean;
}

export type RecordAnswer = Recorded | 'replayed' | 'too-many';

interface Sent {
  readonly signer: Signer;
  readonly result: NewResult;
  /** Whether its date is open. */
  readonly open: boolean;
  readonly now: number;
}

const markOf = ({ key, nonce }: Signer): string => createHash('sha256').update(`${key} ${nonce}`).digest('base64url');

/** Uses signatures up. Answers the marks of those that were not used before, and are not older than what is forgotten. */
const admitAll = async (db: Database, signers: readonly Signer[]): Promise<ReadonlySet<string>> => {
  const rows = sql.join(
    signers.map(
      (signer) => sql`select cast(${markOf(signer)} as text) as mark, cast(${signer.created} as bigint) as created`,
    ),
    sql` union all `,
  );
  const { rows: added } = await sql<{ mark: string }>`
    insert into nonces (mark, created) select v.mark, v.created from (${rows}) as v, clock
    where clock.purged <= v.created on conflict do nothing returning mark`.execute(db);
  return new Set(added.map(({ mark }) => mark));
};

export const admit = async (db: Database, signer: Signer): Promise<boolean> =>
  (await admitAll(db, [signer])).size === 1;

type OwnRow = Pick<ResultRow, 'day' | 'ledger' | 'player' | 'seal' | 'counted'>;

interface Writing extends Sent {
  readonly player: string;
}

const ownResults = (db: Transaction<Tables>, all: readonly Writing[]): Promise<readonly OwnRow[]> =>
  db
    .selectFrom('results')
    .select(['day', 'ledger', 'player', 'seal', 'counted'])
    .where('day', 'in', [...new Set(all.map(({ result }) => result.day))])
    .where('ledger', 'in', [...new Set(all.map(({ result }) => result.ledger))])
    .where(
      'player',
      'in',
      all.map(({ player }) => player),
    )
    .execute();

/** What is to be written of a result after the ones that this player has of the puzzle; or why nothing is. */
const rowFor = ({ player, result, open, now }: Writing, rows: readonly OwnRow[]): ResultRow | RecordAnswer => {
  const own = rows.filter((row) => row.player === player && row.day === result.day && row.ledger === result.ledger);
  const before = own.find(({ seal }) => seal === result.seal);
  if (before) return { kind: 'seen', counted: before.counted === 1 };
  if (own.length >= BOUNDS.tries) return 'too-many';
  const counted = open && own.every((row) => row.counted === 0);
  return { ...result, player, attempt: own.length, counted: counted ? 1 : 0, received: now };
};

const isRow = (one: ResultRow | RecordAnswer): one is ResultRow => typeof one === 'object' && 'attempt' in one;

/** Concurrent results of one player are rare, and each try sees what the other process wrote. */
const TRIES = 8;

const addResults = async (db: Transaction<Tables>, all: readonly Writing[]): Promise<readonly RecordAnswer[]> => {
  const answers: (RecordAnswer | null)[] = all.map(() => null);
  for (let i = 0; i < TRIES; i += 1) {
    const open = all.flatMap((writing, at) => (answers[at] === null ? [{ writing, at }] : []));
    if (open.length === 0) return answers as readonly RecordAnswer[];
    const own = await ownResults(
      db,
      open.map(({ writing }) => writing),
    );
    const rows = open.map(({ writing, at }) => ({ at, row: rowFor(writing, own) }));
    const fresh = rows.flatMap(({ row }) => (isRow(row) ? [row] : []));
    const stored = new Set(
      fresh.length === 0
        ? []
        : (
            await db
              .insertInto('results')
              .values(fresh)
              .onConflict((conflict) => conflict.doNothing())
              .returning('player')
              .execute()
          ).map(({ player }) => player),
    );
    for (const { at, row } of rows) {
      if (!isRow(row)) answers[at] = row;
      else if (stored.has(row.player)) answers[at] = { kind: 'stored', counted: row.counted === 1 };
    }
  }
  throw new Error('another process keeps writing the same results');
};

const recordAll = async (db: Transaction<Tables>, batch: readonly Sent[]): Promise<readonly RecordAnswer[]> => {
  const admitted = await admitAll(
    db,
    batch.map(({ signer }) => signer),
  );
  const sent = batch.filter(({ signer }) => admitted.has(markOf(signer)));
  if (sent.length === 0) return batch.map(() => 'replayed');
  const players = await ensurePlayers(
    db,
    sent.map(({ signer }) => signer.key),
    sent[0]!.now,
  );
  const writing = sent.map((one) => ({ ...one, player: players.get(one.signer.key)! }));
  // Two devices of one player in one batch: the second is written after the first.
  const answers = new Map<Sent, RecordAnswer>();
  for (let left: readonly Writing[] = writing; left.length > 0; ) {
    const round = left.filter((one, i) => left.findIndex(({ player }) => player === one.player) === i);
    const added = await addResults(db, round);
    round.forEach(({ signer }, i) => {
      answers.set(sent.find((one) => one.signer === signer)!, added[i]!);
    });
    left = left.filter((one) => !round.includes(one));
  }
  return batch.map((one) => answers.get(one) ?? 'replayed');
};

/** SQLite takes 500 parts of one union at most. */
const BATCH = 128;

/** Writes results in batches, each with its signature; the devices of a batch differ. */
export const recorderOn = (db: Database): ((sent: Sent) => Promise<RecordAnswer>) =>
  inBatches({
    most: BATCH,
    subject: ({ signer }) => signer.key,
    // In one order everywhere: two processes never wait for each other.
    write: async (batch) => {
      const sorted = [...batch].sort((a, b) => (a.signer.key < b.signer.key ? -1 : 1));
      const answers = await db.transaction().execute((inside) => recordAll(inside, sorted));
      return batch.map((one) => answers[sorted.indexOf(one)]!);
    },
  });
