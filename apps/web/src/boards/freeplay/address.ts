import { parseDay } from '@lockstep/calendar';
import { refTo } from '@lockstep/play';
import { featWords } from '@lockstep/words-freeplay';
import type { RefOf } from '../../play/address.ts';
import { shelfOf } from '../../play/shelf.ts';
import { today } from '../../plumbing/today.ts';
import { countedRuns, historyOf, kitOpen, levelOpen, metaIn } from './ledger.ts';
import { FREEPLAY_WORDS } from './words.ts';

const WORDS = FREEPLAY_WORDS.shelf;

/** "/run/today?date=2026-12-10" is everyone's run of that date; "/run/aura-run?kit=…&level=…&seed=…" is any other. What is not open yet can be played with a seed, which records nothing. */
export const refOf: RefOf = async (progress, scene, { kit, level, seed, date }) => {
  if (date !== undefined) {
    const day = parseDay(date);
    if (!day.ok) return WORDS.noRun;
    return day.value > today() ? WORDS.tooEarly : refTo('freeplay', { kind: 'daily', date });
  }
  const [shelf, entries] = await Promise.all([shelfOf('freeplay'), progress.entries()]);
  const run = shelf.scenes.find(({ id }) => id === scene);
  if (!run) return WORDS.noRun;
  const meta = metaIn(shelf, countedRuns(historyOf(entries)));
  const first = shelf.kit.find(({ feat }) => feat === undefined)!;
  const bag = shelf.kit.find(({ id }) => id === (run.kit ?? kit)) ?? first;
  const usual = shelf.level.find(({ number }) => number === 0)!.id;
  const chosen = shelf.level.find(({ id }) => id === level)?.id ?? usual;
  if (!seed && !kitOpen(meta, run, bag.id)) return WORDS.noKit(featWords(bag));
  if (!seed && !levelOpen(meta, run, chosen)) return WORDS.noLevel;
  return refTo('freeplay', { kind: 'scene', scene }, { options: { kit: bag.id, level: chosen }, seed: seed || null });
};
