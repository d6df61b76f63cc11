import { parseDay } from '@lockstep/calendar';
import { refTo } from '@lockstep/play';
import type { RefOf } from '../../play/address.ts';
import { shelfOf } from '../../play/shelf.ts';
import { today } from '../../plumbing/today.ts';
import { DRAFT_WORDS } from './words.ts';

const WORDS = DRAFT_WORDS.shelf;

/** "/draft/seven-dreams?date=2026-12-10" is everyone's quest of that date; any other is a route with a preset and maybe a seed. */
export const refOf: RefOf = async (_progress, scene, { preset, seed, date }) => {
  const shelf = await shelfOf('draft');
  if (!shelf.scenes.some(({ id }) => id === scene)) return WORDS.noRoute;
  if (date !== undefined) {
    const day = parseDay(date);
    if (!day.ok || scene !== shelf.today.scene) return WORDS.noRoute;
    return day.value > today() ? WORDS.tooEarly : refTo('draft', { kind: 'daily', date });
  }
  const chosen = shelf.difficulties.find(({ id }) => id === preset)?.id ?? shelf.today.preset;
  return refTo('draft', { kind: 'scene', scene }, { options: { preset: chosen }, seed: seed || null });
};
