import { fail, type Issue, ok, type Result } from '@lockstep/kernel';
import { parseShape } from '@lockstep/shape';
import { asksTime, type Clause, namedTags, parseClause } from './clause.ts';
import { compileClause, type Test } from './clause-tests.ts';
import { checkScript, SCRIPT, type Script } from './script.ts';
import type { Tuning } from './tuning.ts';
import { FAMILIES, MODIFIERS, type Modifier, TAGS, TOOLS, TRAITS, TRUSTS, tagBits, traitBits } from './vocabulary.ts';

/** An artifact as the engine reads it: everything is a number. */
export interface Card {
  readonly id: string;
  readonly tags: number;
  readonly traits: number;
  /** Its place in TRUSTS. */
  readonly trust: number;
  readonly power: number;
  /** One bit of FAMILIES. */
  readonly family: number;
  readonly source: string;
}

export interface CompiledPath {
  readonly base: number;
  readonly clauses: readonly Clause[];
  readonly tests: readonly Test[];
  /** Whether it asks for something TIMESTAMPED. */
  readonly timed: boolean;
}

export interface CompiledGate {
  readonly id: string;
  readonly strength: number;
  readonly bars: number;
  readonly seals: boolean;
  /** Tags that its paths name. */
  readonly named: number;
  readonly paths: readonly CompiledPath[];
}

export interface CompiledRow {
  readonly from: number;
  readonly to: number;
  readonly trait: number;
  readonly trust: number;
  readonly beside: number;
}

export interface Setup {
  readonly script: Script;
  readonly tuning: Tuning;
  readonly cards: readonly Card[];
  readonly gates: readonly CompiledGate[];
  readonly rows: readonly CompiledRow[];
  /** Bit i is MODIFIERS[i]. */
  readonly modifiers: number;
  /** Charges of each tool at the start, by place in TOOLS. */
  readonly charges: readonly number[];
  readonly strictness: readonly [number, number];
  /** The cards that count as SENSOR under SOURCE_LOCK, as a set. */
  readonly lockedSource: number;
  readonly opening: readonly number[];
}

/** A run meets the same gates, artifacts and rows in act after act: what depends on nothing else is made once. */
const once = <From extends object, To>(make: (from: From) => To): ((from: From) => To) => {
  const made = new WeakMap<From, To>();
  return (from) => {
    const before = made.get(from);
    if (before !== undefined) return before;
    const now = make(from);
    made.set(from, now);
    return now;
  };
};

const clausesOf = once(({ clauses }: Script['gate'][number]['path'][number]): readonly Clause[] =>
  clauses.map((text) => {
    const clause = parseClause(text);
    if (!clause.ok) throw new TypeError(`${text} is no clause`);
    return clause.value;
  }),
);

const namedBy = once((paths: Script['gate'][number]['path']): number =>
  tagBits(paths.flatMap((path) => clausesOf(path).flatMap(namedTags))),
);

const cardOf = once(
  ({ id, tags, traits, trust, power, family, source }: Script['artifact'][number]): Card => ({
    id,
    tags: tagBits(tags),
    traits: traitBits(traits),
    trust: TRUSTS.indexOf(trust),
    power,
    family: 1 << FAMILIES.indexOf(family),
    source,
  }),
);

const rowsOf = once((rows: Script['rewire']): readonly CompiledRow[] =>
  rows.map(({ from, to, trait, trust, beside }) => ({
    from: TAGS.indexOf(from),
    to: TAGS.indexOf(to),
    trait: trait === undefined ? 0 : 1 << TRAITS.indexOf(trait),
    trust: trust === undefined ? 0 : TRUSTS.indexOf(trust),
    beside: beside === undefined ? 0 : 1 << TAGS.indexOf(beside),
  })),
);

const compileGates = (script: Script, cards: readonly Card[]): readonly CompiledGate[] =>
  script.gate.map((gate) => {
    const listed = cards.reduce((set, card, i) => (gate.sources.includes(card.source) ? set | (1 << i) : set), 0);
    const facts = { listed, axis: tagBits(gate.axis) };
    const paths = gate.path.map((path) => {
      const clauses = clausesOf(path);
      const tests = clauses.map((clause) => compileClause(clause, facts));
      return { base: path.base, clauses, tests, timed: clauses.some(asksTime) };
    });
    return {
      id: gate.id,
      strength: gate.strength,
      bars: tagBits(gate.bars),
      seals: gate.seals,
      named: namedBy(gate.path),
      paths,
    };
  });

export const compile = (script: Script): Setup => {
  const cards = script.artifact.map(cardOf);
  const cardAt = new Map(cards.map(({ id }, i) => [id, i]));
  const locked = script.audit.find(({ id }) => id === 'audit.SOURCE_LOCK')?.source;
  const { strictness } = script.tuning;
  return {
    script,
    tuning: script.tuning,
    cards,
    gates: compileGates(script, cards),
    rows: rowsOf(script.rewire),
    modifiers: script.modifier.reduce((set, { id }) => set | (1 << MODIFIERS.indexOf(id)), 0),
    charges: TOOLS.map((tool) => script.tool.find(({ id }) => id === tool)?.charges ?? 0),
    strictness: strictness[Math.min(script.act, strictness.length) - 1]!,
    lockedSource: cards.reduce((set, card, i) => (card.source === locked ? set | (1 << i) : set), 0),
    opening: script.opening.map((id) => cardAt.get(id)!),
  };
};

export const parseSetup = (input: unknown): Result<Setup, readonly Issue[]> => {
  const shaped = parseShape(SCRIPT, input);
  if (!shaped.ok) return shaped;
  const issues = checkScript(shaped.value);
  return issues.length > 0 ? fail(issues) : ok(compile(shaped.value));
};

const MODIFIER_BITS = Object.fromEntries(MODIFIERS.map((id, i) => [id, 1 << i])) as {
  readonly [id in Modifier]: number;
};

export const hasModifier = ({ modifiers }: Setup, id: Modifier): boolean => (modifiers & MODIFIER_BITS[id]) !== 0;
