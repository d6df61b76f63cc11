import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import {
  fail,
  type GameModule,
  type Issue,
  type Json,
  makeReplay,
  ok,
  parseReplay,
  parseSeed,
  type Result,
  type Run,
  type Seed,
  type Source,
} from '@lockstep/kernel';
import { type Flags, freshFlags, fromReplay } from '@lockstep/play';
import { listed } from '@lockstep/words';
import { Fault } from './fault.ts';
import { editionsFor, gameDir, packOf, resolveHeader } from './library.ts';
import type { Store } from './store.ts';

/** The pack that scenes are told from: the newest edition, or a folder. Only an edition can be named in a replay. */
export const toldPack = (offers: GameModule, dir?: string): { readonly pack: Json; readonly hash: string | null } => {
  const newest = dir === undefined ? editionsFor(offers.game.id).at(-1) : undefined;
  return newest ?? { pack: packOf(offers, dir ?? gameDir(offers.game.id)), hash: null };
};

/** A setup written with ids of the pack, made whole: what is played, and where a replay says it came from. */
export const toldSetup = (
  offers: GameModule,
  { pack, hash }: ReturnType<typeof toldPack>,
  written: Json,
): Result<{ readonly setup: unknown; readonly from: Source | undefined }, readonly Issue[]> => {
  const strangers = offers.pack.unknownNames(pack, written);
  if (strangers.length > 0) return fail(strangers);
  const setup = offers.game.parseSetup(offers.pack.resolve(pack, written));
  return setup.ok
    ? ok({ setup: setup.value, from: hash === null ? undefined : { setup: written, pack: hash } })
    : setup;
};

/** The same, or what is wrong with it as one fault. */
export const toldOrFault = (offers: GameModule, pack: ReturnType<typeof toldPack>, written: Json) => {
  const told = toldSetup(offers, pack, written);
  if (told.ok) return told.value;
  const [first] = told.fault;
  const names = offers.scenes?.(pack.pack).map(({ name }) => name) ?? [];
  const near = first?.nearest === undefined ? '' : `; did you mean ${first.nearest}?`;
  const stop = near === '' ? '.' : '';
  const scenes = first?.path[0] === 'scene' && first.path.length === 1 ? `${stop} Scenes: ${listed(names)}.` : '';
  throw new Fault(
    'wrong-setup',
    `${first?.path.join('.')}: expected ${first?.expected}; found ${first?.found}${near}${scenes}`,
  );
};

/** Dice nobody has seen. */
export const freshSeed = (): Seed => parseSeed(randomBytes(8).toString('hex'));

// biome-ignore lint/suspicious/noExplicitAny: a run of whichever game this is
type AnyRun = Run<any, any, any, any, any>;

/** A saved try of a told game, played again with the setup it was begun with; one that no longer fits is set aside. */
export const resumedTold = <R extends AnyRun>(
  store: Store,
  { game }: GameModule,
  key: string,
): { readonly run: R; readonly from: Source | undefined; readonly flags: Flags } | undefined => {
  const saved = store.saved(game.id, key);
  if (!saved) return undefined;
  const replay = parseReplay(saved.replay);
  const resolved = replay.ok ? resolveHeader(replay.value.header) : undefined;
  if (replay.ok && resolved?.ok) {
    const { header } = replay.value;
    const run = fromReplay<R>(game, resolved.value.setup, resolved.value.seed, saved.replay);
    const from =
      header.pack !== undefined && header.setup !== undefined ? { setup: header.setup, pack: header.pack } : undefined;
    if (run && makeReplay(run, from) === saved.replay)
      return { run, from, flags: { ...freshFlags(false), practice: saved.practice, nudged: saved.nudged } };
  }
  store.setAside(game.id, key);
  return undefined;
};

/** Writes a file that is not there yet. */
export const writeNew = (file: string, text: string): 'WRITTEN' | 'EXISTS' | 'FAILED' => {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return 'WRITTEN';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EEXIST' ? 'EXISTS' : 'FAILED';
  }
};
