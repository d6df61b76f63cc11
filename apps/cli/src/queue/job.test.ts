import type { Json } from '@lockstep/kernel';
import { expect, test } from 'vitest';
import { dayOf } from '../library.ts';
import type { MatchTask, ProveTask } from '../worker.ts';
import { type Job, jobOf, taskOf } from './job.ts';

const PROVE: ProveTask = { do: 'prove', game: 'protocol', day: dayOf('2026-12-01') };
const PACK: Json = { cards: ['a', 'b'] };
const MATCH: MatchTask = {
  do: 'match',
  game: 'encounter',
  pack: PACK,
  match: { name: 'duel', about: 'it', setup: {}, seats: ['random'], aims: {} },
  first: 20,
  games: 5,
};

const empty = async (): Promise<undefined> => undefined;
const refusalOf = async (job: unknown, shelf: (hash: string) => Promise<Json | undefined> = empty): Promise<string> => {
  const found = await taskOf(job, shelf);
  return 'refusal' in found ? found.refusal.code : 'a task';
};

test('[S70] a job names version, rules, pack, player and seeds; its pack lies on the shelf once, and comes back whole', async () => {
  const { id, job, part } = jobOf(MATCH);
  expect(job).toMatchObject({ game: 'encounter', pack: part!.hash, task: { do: 'match', first: 20, games: 5 } });
  expect(job.task).not.toHaveProperty('pack');
  expect(jobOf(structuredClone(MATCH))).toMatchObject({ id, part });
  expect(jobOf({ ...MATCH, first: 25 }).id).not.toBe(id);
  expect(jobOf({ ...MATCH, pack: { cards: ['a'] } }).id).not.toBe(id);
  const sent = JSON.parse(JSON.stringify(job));
  expect(await taskOf(sent, async (hash) => (hash === part!.hash ? PACK : undefined))).toEqual({ task: MATCH });
});

test('[S70] a job about published dates carries no pack: its hash is that of every edition and the schedule', async () => {
  const { job, part } = jobOf(PROVE);
  expect(part).toBeNull();
  expect(job.pack).toMatch(/^[0-9a-f]{64}$/);
  expect(await taskOf(JSON.parse(JSON.stringify(job)), empty)).toEqual({ task: PROVE });
});

const { job } = jobOf(PROVE);
const rows: readonly [string, unknown, string][] = [
  ['of another version', { ...job, version: '0.0.1' } satisfies Job, 'wrong-version'],
  ['by other rules', { ...job, rules: job.rules + 1 } satisfies Job, 'wrong-rules'],
  ['about another pack', { ...job, pack: 'f'.repeat(64) } satisfies Job, 'wrong-pack'],
  ['whose pack is not on the shelf', jobOf(MATCH).job, 'wrong-pack'],
  ['of no known kind', { ...job, task: { do: 'dance', game: 'protocol' } } satisfies Job, 'no-job'],
  ['of an inherited kind', { ...job, task: { do: 'toString', game: 'protocol' } } satisfies Job, 'no-job'],
  ['of no known game', { ...job, game: 'chess' } satisfies Job, 'no-job'],
  ['that is about another game than its task', { ...job, game: 'testimony' } satisfies Job, 'no-job'],
  ['that is none', 'hello', 'no-job'],
  ['without a task', { ...job, task: null }, 'no-job'],
];
test.each(rows)('[S72] a job %s is refused by name', async (_, data, code) => {
  expect(await refusalOf(data)).toBe(code);
});

test('[S72] a pack that is not what its hash says is refused', async () => {
  expect(await refusalOf(jobOf(MATCH).job, async () => ({ cards: [] }))).toBe('wrong-pack');
});
