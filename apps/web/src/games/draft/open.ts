import { draft } from '@lockstep/draft';
import { begin, makeDay, makeSeed, parseSeed } from '@lockstep/kernel';
import { freshFlags, fromReplay, openAttempt } from '@lockstep/play';
import { freshSeed, sceneKeeper } from '../../play/scene-keeper.ts';
import type { Progress } from '../../plumbing/progress/index.ts';
import { today } from '../../plumbing/today.ts';
import { BrainFault, brain } from '../../plumbing/worker/client.ts';
import { QUEST, sceneKey } from '../ids.ts';
import type { DraftRun } from './kinds.ts';
import { Quest } from './quest.svelte.ts';

/** What an address asks for. */
interface Wanted {
  readonly scene: string;
  readonly preset: string;
  /** One's own or a shared one; null for whatever comes. */
  readonly seed: string | null;
  /** Everyone's quest of this date. */
  readonly date: string | null;
}

/** That of a date is saved under the date, any other under its route, preset and, where one was asked for, seed. */
const keyOf = ({ scene, preset, seed, date }: Wanted): string =>
  date === null ? sceneKey(QUEST, scene, seed === null ? preset : `${preset}-${seed}`) : `${QUEST}/${date}`;

/** The seed everyone has on a date. */
const seedOf = (date: string): string => makeSeed(parseSeed(`draft daily ${date}`));

/** The table of a quest: the saved try with the setup it was begun with, or a fresh one. */
export const openQuest = async (progress: Progress, wanted: Wanted): Promise<Quest> => {
  const { scene, preset, date } = wanted;
  const asked = wanted.seed === null ? null : makeSeed(parseSeed(wanted.seed));
  const key = keyOf({ ...wanted, seed: asked });
  const written = { scene, preset };
  const saved = await progress.saved(key);
  const old = saved && draft.parseSetup(saved.setup);
  const run = saved && old?.ok && fromReplay<DraftRun>(draft, old.value, parseSeed(saved.seed), saved.replay);
  if (saved && !run) await progress.setAside(key);
  const info = saved && run ? saved : await brain.scene('draft', written);
  const parsed = run ? { ok: true as const, value: run.setup } : draft.parseSetup(info.setup);
  if (!parsed.ok) throw new BrainFault('internal', `no setup: ${parsed.fault[0]?.expected}`);
  const seed = saved && run ? saved.seed : date === null ? (asked ?? freshSeed()) : seedOf(date);
  const began = (run && saved?.began) || makeDay(today());
  const kept = { setup: draft.makeSetup(parsed.value), seed, date, pack: info.pack, began };
  const flags = freshFlags(false);
  return new Quest(
    {
      ...wanted,
      seed,
      fixed: asked !== null || date !== null,
      setup: parsed.value,
      from: info.pack === null ? undefined : { setup: written, pack: info.pack },
      today: () => makeDay(today()),
    },
    sceneKeeper(progress, key, kept, saved && run ? saved.rev : 0),
    run
      ? openAttempt(run, { ...flags, practice: saved.practice, nudged: saved.nudged })
      : openAttempt(begin(draft, parsed.value, parseSeed(seed)), flags),
  );
};
