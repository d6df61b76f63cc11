import { type Difficulty, encounter } from '@lockstep/encounter';
import { begin, makeDay, parseSeed } from '@lockstep/kernel';
import { freshFlags, fromReplay, openAttempt } from '@lockstep/play';
import { freshSeed, sceneKeeper } from '../../play/scene-keeper.ts';
import type { Progress } from '../../plumbing/progress/index.ts';
import { today } from '../../plumbing/today.ts';
import { BrainFault, brain } from '../../plumbing/worker/client.ts';
import { sceneKey } from '../ids.ts';
import type { EncounterRun } from './kinds.ts';
import { type SceneFacts, Telling } from './telling.svelte.ts';

/** The table of a scene: the saved try with the setup it was begun with, or a fresh one. */
export const openScene = async (progress: Progress, scene: string, difficulty: Difficulty): Promise<Telling> => {
  const key = sceneKey('encounter', scene, difficulty);
  const written = { scene, difficulty };
  const saved = await progress.saved(key);
  const old = saved && encounter.parseSetup(saved.setup);
  const run = saved && old?.ok && fromReplay<EncounterRun>(encounter, old.value, parseSeed(saved.seed), saved.replay);
  if (saved && !run) await progress.setAside(key);
  const info = saved && run ? saved : await brain.scene('encounter', written);
  const parsed = encounter.parseSetup(info.setup);
  if (!parsed.ok) throw new BrainFault('internal', `no setup: ${parsed.fault[0]?.expected}`);
  const seedText = saved && run ? saved.seed : freshSeed();
  const facts = {
    scene,
    setup: run ? run.setup : parsed.value,
    seedText,
    from: info.pack === null ? undefined : { setup: written, pack: info.pack },
    answer: (...given: Parameters<SceneFacts['answer']>) => brain.answer('encounter', ...given),
    today: () => makeDay(today()),
  };
  const rev = saved && run ? saved.rev : 0;
  const kept = {
    setup: encounter.makeSetup(facts.setup),
    seed: seedText,
    date: null,
    pack: info.pack,
    began: (run && saved?.began) || makeDay(today()),
  };
  const keeper = sceneKeeper(progress, key, kept, rev);
  const flags = freshFlags(false);
  const telling = new Telling(
    facts,
    keeper,
    run
      ? openAttempt(run, { ...flags, practice: saved.practice, nudged: saved.nudged })
      : openAttempt(begin(encounter, facts.setup, parseSeed(seedText)), flags),
  );
  void telling.answer();
  return telling;
};
