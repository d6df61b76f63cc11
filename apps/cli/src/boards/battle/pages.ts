import type { Setup, View } from '@lockstep/battle';
import { cardName } from '@lockstep/words-battle';
import { wrap } from '../../terminal/layout.ts';
import { LABELS } from './words.ts';

const counted = (setup: Setup, ids: readonly string[]): string => {
  const names = [...new Set(ids)].map((id) => {
    const held = ids.filter((one) => one === id).length;
    return `${cardName(setup, id)}${held > 1 ? ` ×${held}` : ''}`;
  });
  return names.length === 0 ? LABELS.empty : names.sort((a, b) => (a < b ? -1 : 1)).join(', ');
};

/** Both voids, what is banished, and both lists: all of it is public (B38). */
export const voidLines = (setup: Setup, view: View, width: number): readonly string[] =>
  view.seats.flatMap(({ name, void: gone, banished }, seat) => {
    const deck = setup.script.seat[seat]?.deck ?? [];
    return [
      ...wrap(`${LABELS.voidOf(name)}: ${counted(setup, gone)}.`, width, 2),
      ...wrap(`${LABELS.banishedOf(name)}: ${counted(setup, banished)}.`, width, 2),
      ...wrap(`${LABELS.deckOf(name)}: ${counted(setup, deck)}.`, width, 2),
      '',
    ];
  });
