import { gameModule, type Pack } from '@lockstep/battle';
import type { BattleShelf } from '../../play/shelves.ts';
import { BATTLE_WORDS } from './words.ts';

const TITLE = 'Battles';

/** The shelf of a pack: its single battles in their order, and every deck there is. */
export const shelfOf = (pack: Pack): BattleShelf => {
  const titleOf = (id: string): string => pack.deck.find((deck) => deck.id === id)!.title;
  return {
    title: TITLE,
    scenes: (gameModule.scenes?.(pack) ?? []).map(({ name: id, title, line, minutes }) => {
      const { yours, enemy } = pack.duel.find((duel) => duel.id === id)!;
      return { id, title, kind: BATTLE_WORDS.shelf.kind, line, minutes, yours: titleOf(yours), enemy: titleOf(enemy) };
    }),
    difficulties: [],
    decks: pack.deck.map(({ id, title, line, resonance = [] }) => ({ id, title, line, resonance })),
  };
};
