import { moduleOf } from '@lockstep/catalogue';
import { makeSchedule } from '@lockstep/forge';
import { canonical, type Json, sha256 } from '@lockstep/kernel';
import { moduleFor, publishedGame } from '../library.ts';
import { VERSION } from '../version.ts';
import type { Task } from '../worker.ts';

/** A piece of work as it lies in a queue. The same job has the same id, whichever process asked for it. */
export interface Job {
  readonly version: string;
  readonly game: string;
  readonly rules: number;
  /** Hash of the cards and rules it is about: of its pack, edition or setup, or of all that is published of the game. */
  readonly pack: string;
  /** The task without its pack, which many jobs share. */
  readonly task: Json;
}

/** A pack, edition or setup, kept once for all jobs that are about it. */
export interface Part {
  readonly hash: string;
  readonly value: Json;
}

/** Which field of a task is its pack; tasks about published dates have none, since every machine has those. */
const PACK_FIELDS = {
  forge: 'edition',
  row: 'edition',
  match: 'pack',
  witness: 'pack',
  survey: 'setup',
  prove: null,
  study: null,
} as const satisfies { readonly [kind in Task['do']]: string | null };

const hashes = new WeakMap<object, string>();

const hashOf = (value: Json): string => {
  if (typeof value !== 'object' || value === null) return sha256(canonical(value));
  const known = hashes.get(value) ?? sha256(canonical(value));
  hashes.set(value, known);
  return known;
};

/** Of a pack on the shelf. */
export const packId = (hash: string): string => `pack-${hash}`;

const published = new Map<string, string>();

/** Of every edition of a game and its schedule. */
const publishedHash = (game: string): string => {
  const known = published.get(game);
  if (known !== undefined) return known;
  const { editions, schedule } = publishedGame(game);
  const hash = sha256(canonical({ editions: editions.map((one) => one.hash), schedule: makeSchedule(schedule) }));
  published.set(game, hash);
  return hash;
};

export const jobOf = (task: Task): { readonly id: string; readonly job: Job; readonly part: Part | null } => {
  const field = PACK_FIELDS[task.do];
  const { [field ?? '']: value, ...rest } = task as unknown as { readonly [name: string]: Json };
  const part = field === null ? null : { hash: hashOf(value!), value: value! };
  const { game } = task;
  const pack = part?.hash ?? publishedHash(game);
  const job = { version: VERSION, game, rules: moduleFor(game).game.rules, pack, task: rest };
  return { id: `job-${sha256(canonical(job))}`, job, part };
};

/** Why a worker does not do a job. */
export interface JobRefusal {
  readonly code: 'no-job' | 'wrong-version' | 'wrong-rules' | 'wrong-pack';
  readonly says: string;
}

const refuse = (code: JobRefusal['code'], says: string): { readonly refusal: JobRefusal } => ({
  refusal: { code, says },
});

const short = (hash: string): string => hash.slice(0, 16);

const isJob = (data: unknown): data is Job =>
  typeof data === 'object' &&
  data !== null &&
  'task' in data &&
  typeof data.task === 'object' &&
  data.task !== null &&
  'do' in data.task &&
  typeof data.task.do === 'string' &&
  ['version', 'game', 'pack'].every((name) => typeof (data as Record<string, unknown>)[name] === 'string');

/** The task of a job, with its pack from the shelf; or why it is not for this machine. */
export const taskOf = async (
  data: unknown,
  shelf: (hash: string) => Promise<Json | undefined>,
): Promise<{ readonly task: Task } | { readonly refusal: JobRefusal }> => {
  if (!isJob(data)) return refuse('no-job', 'what lies in the queue is no job of lockstep');
  const { version, game, rules, pack } = data;
  if (version !== VERSION) return refuse('wrong-version', `the job is of version ${version}, this is ${VERSION}`);
  const task = data.task as unknown as Task;
  if (!Object.hasOwn(PACK_FIELDS, task.do)) return refuse('no-job', `no task is called "${task.do}"`);
  const own = moduleOf(game)?.game.rules;
  if (own === undefined || task.game !== game) return refuse('no-job', `no task is about a game "${game}"`);
  if (rules !== own) return refuse('wrong-rules', `the job is of ${game} by rules ${rules}, these are rules ${own}`);
  const field = PACK_FIELDS[task.do];
  if (field === null) {
    const here = publishedHash(game);
    return pack === here
      ? { task }
      : refuse('wrong-pack', `the job is of ${game} with pack ${short(pack)}, here is ${short(here)}`);
  }
  const value = await shelf(pack);
  if (value === undefined) return refuse('wrong-pack', `pack ${short(pack)} of ${game} is not in the queue`);
  if (hashOf(value) !== pack)
    return refuse('wrong-pack', `pack ${short(pack)} of ${game} is in the queue with hash ${short(hashOf(value))}`);
  return { task: { ...task, [field]: value } as Task };
};
