import { makeSeed, parseSeed } from '@lockstep/kernel';
import { RUNS } from '../ids.ts';

/** What an address asks for. */
export interface Wanted {
  readonly scene: string;
  readonly kit: string;
  readonly level: string;
  /** One's own or a shared one: nothing of such a run is recorded. Null for whatever comes. */
  readonly seed: string | null;
}

/** Under which key a run is saved, however its seed was written: no id has a dot in it. */
export const keyOf = ({ scene, kit, level, seed }: Wanted): string =>
  `${RUNS}/${[scene, kit, level, ...(seed === null ? [] : [makeSeed(parseSeed(seed))])].join('.')}`;

/** The inverse; undefined for the key of anything else. */
export const readKey = (key: string): Wanted | undefined => {
  const [game, name = ''] = key.split('/');
  const [scene, kit, level, seed = null] = name.split('.');
  return game === RUNS && scene && kit && level ? { scene, kit, level, seed } : undefined;
};

export const pathOf = ({ scene, kit, level, seed }: Wanted): string =>
  `/run/${scene}?kit=${kit}&level=${level}${seed === null ? '' : `&seed=${encodeURIComponent(seed)}`}`;
