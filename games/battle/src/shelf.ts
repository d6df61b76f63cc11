import type { GameModule } from '@lockstep/kernel';
import type { Pack } from './pack.ts';

const inOrder = (duel: Pack['duel']): Pack['duel'] =>
  [...duel].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));

/** The single battles of a pack, in the order they stand in. */
export const scenes = ({ duel }: Pack): ReturnType<NonNullable<GameModule['scenes']>> =>
  inOrder(duel).map(({ id, title, line, minutes }) => ({ name: id, title, kind: 'BATTLE', line, minutes }));

/** A person against a person thinks longer than one against a bot. */
const MATCH_MINUTES = 15;

/** One battle is enough to choose from: each side brings any deck of the pack. */
export const matches = ({ duel, deck }: Pack): ReturnType<NonNullable<GameModule['matches']>> => {
  const { id, title, line, yours, enemy } = inOrder(duel)[0]!;
  const titleOf = (name: string): string => deck.find((one) => one.id === name)!.title;
  const decks = deck.map((one) => ({ id: one.id, name: one.title, line: one.line }));
  return [
    {
      name: id,
      title,
      line,
      minutes: MATCH_MINUTES,
      sides: [titleOf(yours), titleOf(enemy)],
      setup: { scene: id, players: 2, yours, enemy },
      choices: [
        { field: 'yours', seat: 0, values: decks },
        { field: 'enemy', seat: 1, values: decks },
      ],
    },
  ];
};
