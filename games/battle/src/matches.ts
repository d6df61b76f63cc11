import type { MatchScene } from '@lockstep/play';
import type { Pack } from './pack.ts';
import { scenes } from './shelf.ts';

/** A person against a person thinks longer than one against a bot. */
const MATCH_MINUTES = 15;

/** One battle is enough to choose from: each side brings any deck of the pack. */
export const matches = (pack: Pack): readonly MatchScene[] => {
  const { duel, deck } = pack;
  const [first] = scenes(pack);
  const { id, title, line, yours, enemy } = duel.find((one) => one.id === first?.name)!;
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
