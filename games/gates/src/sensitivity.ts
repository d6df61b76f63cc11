import type { Clause, Likeness } from './clause.ts';
import type { Setup } from './setup.ts';
import { TOOLS, type Trait, traitBits } from './vocabulary.ts';

/** What a gate looks at: where nothing of it changes, a payload fares as before. */
export interface Sensitivity {
  /** Bit i is TOOLS[i]. */
  readonly tools: number;
  readonly traits: number;
  /** Whether a path asks for a CYCLE just before. */
  readonly cycled: boolean;
}

const traitsOf = ({ traits, notTraits }: Likeness): readonly Trait[] => [...traits, ...notTraits];

const traitsIn = (clause: Clause): readonly Trait[] => {
  if (clause.kind === 'trait') return clause.traits;
  if (clause.kind === 'sealed') return ['EDITABLE', 'HASHED'];
  if (clause.kind === 'card') return traitsOf(clause.like);
  return clause.kind === 'pair' ? [...traitsOf(clause.like), ...traitsOf(clause.anchor)] : [];
};

const known = new WeakMap<Setup, readonly Sensitivity[]>();

/** Of each gate. */
export const sensitivitiesOf = (setup: Setup): readonly Sensitivity[] => {
  const before = known.get(setup);
  if (before) return before;
  const sensitivities = setup.gates.map(({ paths }) => {
    const clauses = paths.flatMap((path) => path.clauses);
    return {
      tools: clauses.reduce((set, one) => (one.kind === 'tool' ? set | (1 << TOOLS.indexOf(one.tool)) : set), 0),
      traits: traitBits(clauses.flatMap(traitsIn)),
      cycled: clauses.some(({ kind }) => kind === 'cycled'),
    };
  });
  known.set(setup, sensitivities);
  return sensitivities;
};
