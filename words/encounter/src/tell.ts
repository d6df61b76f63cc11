import type { Deed, Pillar, Tell } from '@lockstep/encounter';
import { PILLAR_NAME } from './names.ts';

const BLOWS: { readonly [pillar in Pillar]: string } = {
  VIOLENCE: 'weight on the back foot',
  INFLUENCE: 'drawing breath to speak',
  REVELATION: 'looking very closely',
};

/** What is seen, and what it means. Reactions are never declared; they are here so that no deed is missing. */
const BEGINS: { readonly [deed in Deed | 'NOTHING']: (pillar: Pillar) => string } = {
  ATTACK: (pillar) => `${BLOWS[pillar]}: an attack, ${PILLAR_NAME[pillar]}`,
  FEINT: () => 'eyes that say one thing and feet another: a feint',
  SETUP: () => 'measuring the ground: a set-up',
  ADVANCE: () => 'looking past you: the goal',
  MANIFEST: () => 'the air going still: a domain opens',
  GUARD: () => 'elbows in: Guard',
  WARD: (pillar) => `hands folded: a Ward, ${PILLAR_NAME[pillar]}`,
  ASSIST: () => 'a nod to a friend: helps an attack',
  MOVE: () => 'on the toes: moves',
  ATTUNE: () => 'breathing slowly: a domain wakes',
  PREPARE: () => 'one hand kept free: Prepared',
  PARRY: () => 'waiting',
  BRACE: () => 'waiting',
  RIPOSTE: () => 'waiting',
  INTERPOSE: () => 'waiting',
  NOTHING: () => 'standing quite still: nothing',
};

/** E48: "weight on the back foot: an attack, Violence" */
export const tellWords = ({ does, pillar }: Tell): string => BEGINS[does](pillar ?? 'VIOLENCE');
