import type { Intent, Setup } from '@lockstep/encounter';
import { actorName, invokeWords, SLOT_NAME, targetName, techniqueName, techniqueOf } from './names.ts';

/** What follows the actor's name: "Falling Leaf Cut at Captain Hu". */
const deedOf = (setup: Setup, { kind, technique, target }: Intent): string => {
  switch (kind) {
    case 'USE': {
      const name = techniqueName(setup, technique ?? '');
      if (target === null) return name;
      const deed = techniqueOf(setup, technique ?? '')?.does;
      const word = deed === 'MOVE' ? 'to' : deed === 'ASSIST' ? 'for' : 'at';
      return `${name} ${word} ${targetName(setup, target)}`;
    }
    case 'CONVERT':
      return 'Prepared makes a Minor of a Bonus';
    case 'NUANCE':
      return 'Nuance as a Minor';
    case 'WATCH':
      return `Prepared waits with ${techniqueName(setup, technique ?? '')}`;
  }
};

/** "Lin Yue: Falling Leaf Cut at Captain Hu (Major, +6)" */
export const intentWords = (setup: Setup, intent: Intent): string => {
  const { actor, slot, invoke } = intent;
  const bought = invokeWords(setup.tuning, invoke);
  const paid = [...(slot === null ? [] : [SLOT_NAME[slot]]), ...(bought === '' ? [] : [bought])];
  return `${actorName(setup, actor)}: ${deedOf(setup, intent)}${paid.length > 0 ? ` (${paid.join(', ')})` : ''}`;
};
