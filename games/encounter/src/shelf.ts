import type { GameModule } from '@lockstep/kernel';
import type { Pack } from './pack.ts';

/** The scenes of a pack, in the order they are shown. */
export const scenesOf = ({ scene }: Pack): Pack['scene'] =>
  [...scene].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));

export const scenes = (pack: Pack): ReturnType<NonNullable<GameModule['scenes']>> =>
  scenesOf(pack).map(({ id, title, kind, line, minutes }) => ({
    name: id,
    title,
    kind,
    line,
    minutes,
  }));

/** Duels: one hero, and the foe of the first fight in the scene. */
export const matches = (pack: Pack): ReturnType<NonNullable<GameModule['matches']>> =>
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
