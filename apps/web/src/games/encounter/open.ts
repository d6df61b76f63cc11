import { type Difficulty, encounter } from '@lockstep/encounter';
import { begin, makeDay, parseSeed } from '@lockstep/kernel';
import { freshFlags, openAttempt, replayed } from '@lockstep/progress';
import { type Progress, SavedElsewhere, StorageFull, type WebSaved } from '../../plumbing/progress/index.ts';
import { today } from '../../plumbing/today.ts';
import { BrainFault, brain } from '../../plumbing/worker/client.ts';
import { sceneKey } from '../ids.ts';
import type { EncounterRun } from './kinds.ts';
import { type SceneFacts, type SceneKeeper, Telling } from './telling.svelte.ts';

const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Keeps a try at a scene under its key, from the number it was last saved with. */
const keeperOf = (
  progress: Progress,
  key: string,
  facts: SceneFacts & { readonly pack: string | null },
  began: string,
  startRev: number,
): SceneKeeper => {
  let rev = startRev;
  const setup = encounter.makeSetup(facts.setup);
  return {
    save: async (replay, { practice, nudged }) => {
      const { seedText: seed, pack } = facts;
      const saved: WebSaved = { replay, practice, nudged, setup, seed, date: null, pack, began };
      try {
        rev = await progress.save(key, saved, rev);
        return null;
      } catch (fault) {
        if (fault instanceof SavedElsewhere) return 'elsewhere';
        if (fault instanceof StorageFull) return 'full';
        throw fault;
      }
    },
    finish: async (entry) => {
      // Ended in another tab already: that is what counts.
      await progress.finish(key, entry, rev).catch((fault: unknown) => {
        if (!(fault instanceof SavedElsewhere)) throw fault;
      });
      rev = 0;
    },
    abandon: async () => {
      await progress.clear(key);
      rev = 0;
    },
  };
};

/** The table of a scene: the saved try with the setup it was begun with, or a fresh one. */
export const openScene = async (progress: Progress, scene: string, difficulty: Difficulty): Promise<Telling> => {
  const key = sceneKey('encounter', scene, difficulty);
  const written = { scene, difficulty };
  const saved = await progress.saved(key);
  const old = saved && encounter.parseSetup(saved.setup);
  const run = saved && old?.ok && replayed<EncounterRun>(encounter, old.value, parseSeed(saved.seed), saved.replay);
  if (saved && !run) await progress.setAside(key);
  const info = saved && run ? saved : await brain.scene('encounter', written);
  const parsed = encounter.parseSetup(info.setup);
  if (!parsed.ok) throw new BrainFault('internal', `no setup: ${parsed.fault[0]?.expected}`);
  const seedText = saved && run ? saved.seed : freshSeed();
  const facts = {
    scene,
    setup: run ? run.setup : parsed.value,
    seedText,
    pack: info.pack,
    from: info.pack === null ? undefined : { setup: written, pack: info.pack },
    answer: (...given: Parameters<SceneFacts['answer']>) => brain.answer('encounter', ...given),
    today: () => makeDay(today()),
  };
  const rev = saved && run ? saved.rev : 0;
  const keeper = keeperOf(progress, key, facts, (run && saved?.began) || makeDay(today()), rev);
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
