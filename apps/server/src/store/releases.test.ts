import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, connect, type Identity } from '@lockstep/api';
import Libsql from 'libsql';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../server.fixture.ts';
import { openStore, type Place } from './open.ts';
import { type Cluster, hasPostgres, startCluster } from './postgres.fixture.ts';
import { STORE_FILE } from './sqlite.ts';

/** Stores as released servers left them, and what those answered: made by tools/release-store.mjs, one folder a release. */
const HOME = new URL('./releases/', import.meta.url);

const WHO = ['ann', 'phone', 'bea'] as const;

type Answers = {
  readonly [asked in 'me' | 'exportAll' | 'groups' | 'board' | 'friends' | 'challenges']: object;
} & { readonly matches: readonly { readonly match: string; readonly standing: { readonly end: object | null } }[] };

interface Facts {
  readonly date: string;
  readonly group: string;
  readonly keys: { readonly [who in (typeof WHO)[number]]: { readonly keyid: string; readonly jwk: object } };
  readonly answers: { readonly [who in (typeof WHO)[number]]: Answers };
}

const read = (release: string, name: string): string => readFileSync(new URL(`${release}/${name}`, HOME), 'utf8');

const folder = mkdtempSync(join(tmpdir(), 'lockstep-releases-'));
let cluster: Cluster | undefined;
beforeAll(() => {
  if (hasPostgres()) cluster = startCluster();
});
afterAll(() => {
  cluster?.stop();
  rmSync(folder, { recursive: true });
});

/** Puts the text of a dump into a new store. */
const FILL: { readonly [kind: string]: (release: string, sql: string) => Promise<Place> } = {
  sqlite: async (release, sql) => {
    const dir = mkdtempSync(join(folder, `${release}-`));
    const file = new Libsql(join(dir, STORE_FILE));
    file.exec(sql);
    file.close();
    return { dir };
  },
  postgres: async (_release, sql) => {
    const url = cluster!.newDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(sql);
    await client.end();
    return { url };
  },
};

const identityOf = async ({ keyid, jwk }: Facts['keys']['ann']): Promise<Identity> => ({
  alg: 'ed25519',
  keyid,
  key: await crypto.subtle.importKey('jwk', jwk, { name: 'Ed25519' }, false, ['sign']),
});

const answerOf = <Value>(answered: { readonly kind: string; readonly value?: Value }): Value => {
  if (answered.kind !== 'answer') throw new Error(JSON.stringify(answered));
  return answered.value!;
};

const releases = readdirSync(HOME);
const KINDS: readonly [release: string, kind: string, here: boolean][] = releases.flatMap((release) => [
  [release, 'sqlite', true] as const,
  [release, 'postgres', hasPostgres()] as const,
]);

test('[S13] there is a store of a release for every kind', () => {
  expect(releases.length).toBeGreaterThanOrEqual(2);
  for (const [release, kind] of KINDS) expect(existsSync(new URL(`${release}/${kind}.sql`, HOME))).toBe(true);
});

describe.each(KINDS)('[S13] a store of release %s on %s', (release, kind, here) => {
  const run = test.skipIf(!here);
  let server: TestServer;
  let facts: Facts;
  beforeAll(async () => {
    if (!here) return;
    facts = JSON.parse(read(release, `${kind}.json`)) as Facts;
    const place = await FILL[kind]!(release, read(release, `${kind}.sql`));
    server = await startServer({ store: await openStore(place), now: () => Date.parse(`${facts.date}T23:00:00Z`) });
  });
  afterAll(() => server?.close());

  const clientOf = async (who: (typeof WHO)[number]): Promise<Client> => {
    const identity = await identityOf(facts.keys[who]);
    const now = Date.parse(`${facts.date}T23:00:00Z`) / 1000;
    return connect({ address: server.address, identity, now: () => now });
  };

  run.each(WHO)('is brought up to date: %s has every result, name, device, group, table and challenge', async (who) => {
    const client = await clientOf(who);
    const before = facts.answers[who];
    expect(answerOf(await client.me())).toMatchObject(before.me);
    expect(answerOf(await client.exportAll())).toMatchObject(before.exportAll);
    expect(answerOf(await client.groups())).toMatchObject(before.groups);
    expect(answerOf(await client.board(facts.group, facts.date))).toMatchObject(before.board);
    expect(answerOf(await client.friends('protocol', facts.date))).toMatchObject(before.friends);
    expect(answerOf(await client.challenges())).toMatchObject(before.challenges);
  });

  run(
    'holds its matches: one that is over, and one that is played on or is by rules that are no longer here',
    async () => {
      const client = await clientOf('ann');
      const [open, over] = facts.answers.ann.matches;
      expect([open!.standing.end, over!.standing.end]).toMatchObject([null, { winner: 1 }]);
      for (const before of [open!, over!]) {
        const answered = await client.match(before.match);
        if (answered.kind === 'refused') expect(answered.error.code).toBe('old-match');
        else expect(answerOf(answered)).toMatchObject({ match: before.match, standing: before.standing });
      }
    },
  );

  run('takes what is new: two players become one', async () => {
    const [ann, bea] = [await clientOf('ann'), await clientOf('bea')];
    const { code } = answerOf(await ann.newCode());
    answerOf(await bea.joinBy(code));
    expect(answerOf(await bea.me())).toMatchObject({ player: (facts.answers.ann.me as { player: string }).player });
    answerOf(await bea.setName('Both'));
    expect(answerOf(await ann.me())).toMatchObject({ name: 'Both' });
  });
});
