import { gameModule, type Pack, signPrice } from '@lockstep/quest';
import { GAME_TITLE } from '@lockstep/words-quest';
import type { QuestShelf } from '../../play/shelves.ts';
import { QUEST_WORDS } from './words.ts';

/** The shelf of a pack: its roads in their order, and the levels they can be walked at. */
export const shelfOf = (pack: Pack): QuestShelf => ({
  title: GAME_TITLE,
  scenes: (gameModule.scenes?.(pack) ?? []).map(({ name: id, title, kind, line, minutes }) => {
    const { places, level } = pack.road.find((road) => road.id === id)!;
    return {
      id,
      title,
      kind: kind === 'LESSON' ? QUEST_WORDS.shelf.lesson : QUEST_WORDS.shelf.road,
      line,
      minutes,
      teaches: kind === 'LESSON',
      battles: places.length,
      level: level ?? null,
    };
  }),
  difficulties: pack.level.map(({ id, name, line }) => ({ id, name, line })),
  codex: {
    cards: pack.card
      .filter(({ rarity }) => rarity !== 'Special')
      .map(({ id, name, resonance, rarity, text = '' }) => ({ id, name, resonance, rarity, text })),
    dreamcallers: pack.dreamcaller.map(({ id, name, resonance, ability: text = '' }) => ({
      id,
      name,
      resonance,
      text,
    })),
    dreamsigns: pack.dreamsign.map(({ id, name, resonance, effect: text = '' }) => ({ id, name, resonance, text })),
    opponents: pack.opponent.map(({ id, name, resonance, ability: text = '', place }) => ({
      id,
      name,
      resonance,
      text,
      place,
    })),
    signPrice: signPrice(pack.tolls),
  },
  level: pack.level.map(({ id, number }) => ({ id, number })),
  today: gameModule.today?.(pack) as QuestShelf['today'],
});
