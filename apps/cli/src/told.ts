import { fail, type Issue, type Json, ok, type PackOffers, type Result, type Source } from '@lockstep/kernel';
import { listed } from '@lockstep/words';
import { Fault } from './fault.ts';
import { editionsFor, gameDir, packOf } from './library.ts';

/** The pack that scenes are told from: the newest edition, or a folder. Only an edition can be named in a replay. */
export const toldPack = (offers: PackOffers, dir?: string): { readonly pack: Json; readonly hash: string | null } => {
  const newest = dir === undefined ? editionsFor(offers.game.id).at(-1) : undefined;
  return newest ?? { pack: packOf(offers, dir ?? gameDir(offers.game.id)), hash: null };
};

/** A setup written with ids of the pack, made whole: what is played, and where a replay says it came from. */
export const toldSetup = (
  offers: PackOffers,
  { pack, hash }: ReturnType<typeof toldPack>,
  written: Json,
): Result<{ readonly setup: unknown; readonly from: Source | undefined }, readonly Issue[]> => {
  const strangers = offers.pack.strangers(pack, written);
  if (strangers.length > 0) return fail(strangers);
  const setup = offers.game.parseSetup(offers.pack.complete(pack, written));
  return setup.ok
    ? ok({ setup: setup.value, from: hash === null ? undefined : { setup: written, pack: hash } })
    : setup;
};

/** The same, or what is wrong with it as one fault. */
export const toldOrFault = (offers: PackOffers, pack: ReturnType<typeof toldPack>, written: Json) => {
  const told = toldSetup(offers, pack, written);
  if (told.ok) return told.value;
  const [first] = told.fault;
  const names = offers.tells?.(pack.pack).map(({ name }) => name) ?? [];
  const near = first?.nearest === undefined ? '' : `; did you mean ${first.nearest}?`;
  const stop = near === '' ? '.' : '';
  const scenes = first?.path[0] === 'scene' && first.path.length === 1 ? `${stop} Scenes: ${listed(names)}.` : '';
  throw new Fault(
    'wrong-setup',
    `${first?.path.join('.')}: expected ${first?.expected}; found ${first?.found}${near}${scenes}`,
  );
};
