import { parseDay } from '@lockstep/calendar';
import { refTo } from '@lockstep/play';
import { openingsOf, openLevels } from '@lockstep/quest';
import type { RefOf } from '../../play/address.ts';
import { shelfOf } from '../../play/shelf.ts';
import { today } from '../../plumbing/today.ts';
import { triesIn } from './tries.ts';
import { QUEST_WORDS } from './words.ts';

const WORDS = QUEST_WORDS.shelf;

/**
 * "/quest/seven-nights?date=2026-12-10" is everyone's quest of that date; any other is a road with a level and maybe a seed. What is a
 * route of the draft was a quest before there were battles, and opens as it did.
 */
export const refOf: RefOf = async (progress, scene, query) => {
  const [shelf, entries] = await Promise.all([shelfOf('quest'), progress.entries()]);
  const road = shelf.scenes.find(({ id }) => id === scene);
  if (!road) return (await import('../draft/address.ts')).refOf(progress, scene, query);
  const { level, seed, date, dreamcaller, dreamsign } = query;
  if (date !== undefined) {
    const day = parseDay(date);
    if (!day.ok || scene !== shelf.today.scene) return WORDS.noRoad;
    return day.value > today() ? WORDS.tooEarly : refTo('quest', { kind: 'daily', date });
  }
  const chosen = road.level ?? shelf.difficulties.find(({ id }) => id === level)?.id ?? shelf.today.level;
  const tries = triesIn(entries);
  const open = openingsOf(tries);
  const isShut = (asked: string | undefined, among: readonly string[]): boolean =>
    !seed && !!asked && !among.includes(asked);
  if (
    isShut(chosen, openLevels(shelf, tries)) ||
    isShut(dreamcaller, open.dreamcallers) ||
    isShut(dreamsign, open.dreamsigns)
  )
    return WORDS.shut;
  const brought = { ...(dreamcaller ? { dreamcaller } : {}), ...(dreamsign ? { dreamsign } : {}) };
  return refTo('quest', { kind: 'scene', scene }, { options: { level: chosen, ...brought }, seed: seed || null });
};
