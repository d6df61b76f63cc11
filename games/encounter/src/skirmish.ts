import type { Json } from '@lockstep/kernel';
import { toJson } from '@lockstep/shape';
import type { Fight } from './scene.ts';

/** What the scene of a bare fight is called. */
export const SKIRMISH = 'skirmish';

/** A bare fight as a written setup: a party, foes by character, nothing told. What is rated and measured. */
export const skirmish = (
  party: readonly string[],
  foes: readonly string[],
  more: Partial<Pick<Fight, 'zones' | 'pillars' | 'pressure'>> & { readonly difficulty?: string } = {},
): Json => {
  const { difficulty, ...ground } = more;
  const count = new Map<string, number>();
  const foe = foes.map((who) => {
    const nth = (count.get(who) ?? 0) + 1;
    count.set(who, nth);
    return nth === 1 ? { who } : { who, id: `${who}-${nth}` };
  });
  const end = (id: string, result: string): Json => ({ id, end: { result, title: id } });
  return {
    ...(difficulty === undefined ? {} : { difficulty }),
    scene: {
      id: SKIRMISH,
      title: 'Skirmish',
      kind: 'DUEL',
      line: 'A fight and nothing else.',
      minutes: 5,
      party: [...party],
      clock: [{ id: 'story', name: 'Story', size: 8, kind: 'STORY' }],
      beat: [
        {
          id: 'fight',
          objective: true,
          fight: toJson({ ...ground, foe, won: 'won', lost: 'lost', drawn: 'drawn' }),
        },
        end('won', 'WON'),
        end('lost', 'LOST'),
        end('drawn', 'DRAWN'),
      ],
    },
  };
};
