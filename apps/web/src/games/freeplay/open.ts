import { freeplay } from '@lockstep/freeplay';
import { begin, makeDay, makeSeed, parseSeed } from '@lockstep/kernel';
import { freshFlags, fromReplay, openAttempt } from '@lockstep/play';
import { freshSeed, sceneKeeper } from '../../play/scene-keeper.ts';
import type { Progress } from '../../plumbing/progress/index.ts';
import { today } from '../../plumbing/today.ts';
import { BrainFault, brain } from '../../plumbing/worker/client.ts';
import { RUNS } from '../ids.ts';
import { keyOf, type Wanted } from './key.ts';
import type { FreeplayRun } from './kinds.ts';
import { Playing } from './playing.svelte.ts';

/** The table of a run: the saved try with the setup it was begun with, or a fresh one. */
export const openRun = async (progress: Progress, wanted: Wanted): Promise<Playing> => {
  const { scene, kit, level } = wanted;
  const asked = wanted.seed === null ? null : makeSeed(parseSeed(wanted.seed));
  const key = keyOf(wanted);
  const written = { scene, kit, level };
  const saved = await progress.saved(key);
  const old = saved && freeplay.parseSetup(saved.setup);
  const run = saved && old?.ok && fromReplay<FreeplayRun>(freeplay, old.value, parseSeed(saved.seed), saved.replay);
  if (saved && !run) await progress.setAside(key);
  const info = saved && run ? saved : await brain.scene(RUNS, written);
  const parsed = run ? { ok: true as const, value: run.setup } : freeplay.parseSetup(info.setup);
  if (!parsed.ok) throw new BrainFault('internal', `no setup: ${parsed.fault[0]?.expected}`);
  const seed = saved && run ? saved.seed : (asked ?? freshSeed());
  const began = (run && saved?.began) || makeDay(today());
  const kept = { setup: freeplay.makeSetup(parsed.value), seed, date: null, pack: info.pack, began };
  const flags = freshFlags(false);
  return new Playing(
    {
      ...wanted,
      seed,
      counts: asked === null,
      setup: parsed.value,
      from: info.pack === null ? undefined : { setup: written, pack: info.pack },
      today: () => makeDay(today()),
    },
    sceneKeeper(progress, key, kept, saved && run ? saved.rev : 0),
    run
      ? openAttempt(run, { ...flags, practice: saved.practice, nudged: saved.nudged })
      : openAttempt(begin(freeplay, parsed.value, parseSeed(seed)), flags),
  );
};
