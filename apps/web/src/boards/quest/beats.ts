import type { View } from '@lockstep/quest';
import type { Beat } from '../../stage/beat.ts';
import { QUEST_WORDS } from './words.ts';

const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);

/** What a step between battles looks like: what was taken goes to the deck, essence is counted, a dreamscape is entered. */
export const beatsOf = (before: View, after: View, text: string): readonly Beat[] => {
  const about = text.split(' ').at(-1) ?? '';
  const paid = after.essence - before.essence;
  const entered = after.door !== null && before.door === null;
  return [
    ...(after.deck.length > before.deck.length || after.signs.length > before.signs.length
      ? ([
          { kind: 'carry', what: [`option:${about}`], to: 'deck' },
          { kind: 'react', what: 'deck', how: 'glow' },
        ] as const)
      : []),
    ...(after.deck.length < before.deck.length ? [{ kind: 'react', what: 'deck', how: 'shake' } as const] : []),
    ...(paid === 0
      ? []
      : [{ kind: 'delta', at: 'essence', tone: paid > 0 ? 'good' : 'plain', says: signed(paid) } as const]),
    ...(entered && after.door
      ? [
          {
            kind: 'veil',
            tone: 'plain',
            title: after.door.name,
            lines: [after.door.line, QUEST_WORDS.door.waits(after.door.opponent.name)],
          } as const,
        ]
      : []),
  ];
};
