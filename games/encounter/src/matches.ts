import type { MatchScene } from '@lockstep/play';
import type { Pack } from './pack.ts';
import { scenesOf } from './shelf.ts';

/** Duels: one hero, and the foe of the first fight in the scene. */
export const matches = (pack: Pack): readonly MatchScene[] =>
  scenesOf(pack)
    .filter(({ kind, party }) => kind === 'DUEL' && party.length === 1)
    .map(({ id, title, line, minutes, party, beat }) => {
      const nameOf = (who: string | undefined): string => pack.character.find((one) => one.id === who)?.name ?? '';
      const foes = beat.flatMap(({ fight }) => fight?.foe ?? []);
      return {
        name: id,
        title,
        line,
        minutes,
        sides: [nameOf(party[0]), nameOf(foes[0]?.who)],
        setup: { scene: id },
        choices: [],
      };
    });
