import { withBit } from './numbers.ts';
import type { Domain } from './script.ts';
import { type Technique, tagValue } from './technique.ts';
import { DOMAIN_STATES, PILLARS, TRIGGERS } from './vocabulary.ts';

/** A technique with its tags read: numbers, flags and bits, all of one shape, since every roll looks at them. */
export interface Kit {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly pillar: Technique['pillar'];
  /** The place of its pillar. */
  readonly at: number;
  readonly action: Technique['action'];
  readonly does: Technique['does'];
  readonly basic: boolean;
  readonly virtual: number;
  readonly uses: number;
  readonly reactions: number;
  readonly uncapped: boolean;
  readonly adds: boolean;
  readonly removes: boolean;
  /** A bit for each of TRIGGERS. */
  readonly triggers: number;
  /** The place of the domain that permits it, −1 without one; and from which state on. */
  readonly domain: number;
  readonly needs: number;
  /** It can be declared once a round. */
  readonly once: boolean;
  /** It is rolled against an opponent. */
  readonly aims: boolean;
  readonly reach: number;
  readonly area: number;
  readonly light: boolean;
  readonly accurate: boolean;
  readonly piercing: number;
  readonly brutal: number;
  readonly lingering: number;
  readonly exploit: boolean;
  readonly improved: boolean;
  readonly sustained: boolean;
  readonly shared: boolean;
  readonly unbound: boolean;
  readonly prepared: boolean;
  /** The tracks it marks on its user, one bit each. */
  readonly costs: number;
}

const ONCE: readonly Technique['does'][] = ['GUARD', 'WARD', 'MOVE', 'ATTUNE', 'MANIFEST', 'PREPARE'];

export const makeKit = (technique: Technique, index: number, domains: readonly Domain[]): Kit => {
  const has = (tag: Parameters<typeof tagValue>[1]): boolean => tagValue(technique, tag) > 0;
  return {
    index,
    id: technique.id,
    name: technique.name,
    pillar: technique.pillar,
    at: PILLARS.indexOf(technique.pillar),
    action: technique.action,
    does: technique.does,
    basic: technique.basic,
    virtual: technique.virtual,
    uses: technique.uses,
    reactions: technique.reactions,
    uncapped: technique.uncapped,
    adds: technique.rider.includes('ADD'),
    removes: technique.rider.includes('REMOVE'),
    triggers: technique.triggers.reduce((bits, trigger) => withBit(bits, TRIGGERS.indexOf(trigger)), 0),
    domain: technique.domain === undefined ? -1 : domains.findIndex(({ id }) => id === technique.domain),
    needs: DOMAIN_STATES.indexOf(technique.needs),
    once: ONCE.includes(technique.does),
    aims: technique.does === 'ATTACK' || technique.does === 'FEINT',
    reach: tagValue(technique, 'reach'),
    area: tagValue(technique, 'area'),
    light: has('light'),
    accurate: has('accurate'),
    piercing: tagValue(technique, 'piercing'),
    brutal: tagValue(technique, 'brutal'),
    lingering: tagValue(technique, 'lingering'),
    exploit: has('exploit'),
    improved: has('improved-reaction'),
    sustained: has('sustained'),
    shared: has('shared'),
    unbound: has('unbound'),
    prepared: has('prepared'),
    costs: (has('tiring') ? 1 : 0) | (has('traceable') ? 2 : 0) | (has('backlash') ? 4 : 0),
  };
};
