import { join } from 'node:path';
import { begin, type HintLevel, makeDay, makeReplay } from '@lockstep/kernel';
import { load, reportIssue } from '@lockstep/packs';
import type { Found } from '@lockstep/play';
import { type Flags, freshFlags, fromReplay, recordsOf, streakOf } from '@lockstep/play';
import { best, hint } from '@lockstep/solver';
import { today } from './clock.ts';
import { Fault } from './fault.ts';
import type { Playable } from './games.ts';
import { gameDir, packOf, tomlFile, VOICE } from './library.ts';
import { slotOf } from './slot.ts';
import { type Source, sourceOf, type Wanted } from './source.ts';
import type { Store } from './store.ts';
import type { Records, Sitting } from './table/index.ts';

type AnyRun = Sitting['run'];

/** The saved try of a puzzle, played again; one that no longer fits is set aside. */
export const resume = (
  store: Store,
  { offers: { game } }: Playable,
  source: Source,
): { run: AnyRun; flags: Pick<Flags, 'practice' | 'nudged'> } | undefined => {
  const slot = slotOf(source.ref);
  const saved = store.slots.saved(slot);
  if (!saved) return undefined;
  const run = fromReplay<AnyRun>(game, source.setup, source.seed, saved.replay);
  if (run && makeReplay(run, source.from) === saved.replay) return { run, flags: saved };
  store.slots.setAside(slot);
  return undefined;
};

export const hintFor = (
  {
    offers: {
      daily: { search },
    },
  }: Playable,
  level: HintLevel,
  run: AnyRun,
): Found => hint(run.game, search, search.secretFree, run.setup, run.now.state, level);

/** In hindsight: what is hidden from the player is used as well. */
const solutionFor = (
  {
    offers: {
      daily: { search },
    },
  }: Playable,
  { game, setup, seed }: AnyRun,
): Found => {
  const { score, line } = best(game, search, 'any', setup, game.start(setup, seed));
  return { level: 'line', score, line: line.map((action) => game.format(setup, action)) };
};

/** Of the date, in whichever way it is played: who has seen the solution has seen it. */
const solutionShown = (store: Store, { offers: { game } }: Playable, date: string): boolean =>
  recordsOf(store.entries(), game.id, date).solutionShown;

export const recordSolution = (store: Store, playable: Playable, { date }: Source): void => {
  if (date !== null && !solutionShown(store, playable, date))
    store.record({ kind: 'solution-shown', game: playable.offers.game.id, daily: date });
};

export const recordsFor = (store: Store, playable: Playable, { date, ref, setup }: Source): Records => {
  const { wording, player } = playable;
  const ledger = player.recorder.ledger(ref, setup);
  if (date === null || !ledger) return { practiceBecauseSolutionShown: false };
  const entries = store.entries();
  const { firstClear, best } = recordsOf(entries, ledger.game, ledger.name, player.recorder.better);
  return {
    ...(firstClear ? { firstClear: wording.clearFrom(setup, firstClear) } : {}),
    ...(best ? { best: wording.clearFrom(setup, best) } : {}),
    streak: streakOf(entries, ledger.game, today()),
    practiceBecauseSolutionShown: solutionShown(store, playable, date),
  };
};

const voiceOf = ({ face, offers }: Playable): unknown => {
  const loaded = load([tomlFile(join(gameDir(offers.game.id), VOICE))], face.parseVoice);
  if (loaded.value === undefined) throw new Fault('wrong-pack', loaded.issues.map(reportIssue).join('\n\n'));
  return loaded.value;
};

/** A player, a puzzle and what is kept of both. */
export const sitting = (store: Store, playable: Playable, wanted: Wanted): Sitting => {
  const { face, wording, offers, player } = playable;
  const { id } = offers.game;
  const source = sourceOf(playable, wanted);
  const records = recordsFor(store, playable, source);
  const before = resume(store, playable, source);
  const shown = records.practiceBecauseSolutionShown;
  return {
    face,
    wording,
    run: before?.run ?? begin(offers.game, source.setup, source.seed),
    flags: before
      ? { practice: before.flags.practice || shown, nudged: before.flags.nudged, solutionShown: shown }
      : freshFlags(shown),
    title: { date: source.date, seedLabel: wording.seedLabel(source.seed) },
    grade: source.grade,
    pack: packOf(offers, gameDir(id)),
    voice: voiceOf(playable),
    records,
    save: async (run, { practice, nudged, solutionShown: seen }) => {
      if (seen) recordSolution(store, playable, source);
      store.slots.save(slotOf(source.ref), { replay: makeReplay(run, source.from), practice, nudged });
    },
    finish: async ({ run, flags: { practice }, clear }) => {
      const ledger = player.recorder.ledger(source.ref, source.setup);
      if (ledger)
        store.record({
          kind: 'finished',
          game: ledger.game,
          daily: ledger.name,
          on: makeDay(today()),
          practice,
          ...player.recorder.entry(run),
        });
      store.slots.clear(slotOf(source.ref));
      const kept = recordsFor(store, playable, source);
      // Of a free puzzle nothing is recorded, but a clear of it can be shared while it is on the table.
      return source.date === null && clear && !practice ? { ...kept, firstClear: clear } : kept;
    },
    hint: async (level, run) => hintFor(playable, level, run),
    solution: async (run) => solutionFor(playable, run),
    vary: async (options) => sitting(store, playable, { ...wanted, options }),
  };
};
