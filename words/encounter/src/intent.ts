import type { Intent, Setup, View } from '@lockstep/encounter';
import { actorName, invokeCost, invokeWords, SLOT_NAME, targetName, techniqueName, techniqueOf } from './names.ts';

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

/** What the heroes can still spend once what they have laid down is paid. */
export const freeInvokes = ({ invokes, phase, fight, actors }: View): number => {
  const heroes = actors.filter(({ seat }) => seat === 0).map(({ id }) => id);
  const laid = phase === 'INTENT' ? (fight?.intents ?? []).filter(({ actor }) => heroes.includes(actor)) : [];
  return laid.reduce((left, { invoke }) => left - invokeCost(invoke), invokes[0] ?? 0);
};
