import type { Outcome } from '@lockstep/kernel';
import { outcome } from './outcome.ts';
import { tagsOf } from './payload.ts';
import type { Setup } from './setup.ts';
import { bandOf, declaredPath, flagEnds, placesOf, type State, struckClause, trustOf } from './state.ts';
import { tokenCost } from './tokens.ts';
import {
  AUDITS,
  type Audit,
  type Band,
  type Family,
  type GateFamily,
  MOVES,
  type Modifier,
  type Move,
  TAGS,
  type Tag,
  TOOLS,
  type Tool,
  TRUSTS,
  type Trait,
  type Trust,
  wordsIn,
} from './vocabulary.ts';

export interface ArtifactView {
  readonly id: string;
  readonly name: string;
  readonly line: string | null;
  readonly family: Family;
  readonly source: string;
  /** As it is by now. */
  readonly trust: Trust;
  readonly power: number;
  readonly tags: readonly Tag[];
  /** Of these tags, the ones REWIRE has added. */
  readonly added: readonly Tag[];
  readonly traits: readonly Trait[];
  readonly corroborated: boolean;
  readonly rewired: boolean;
  /** Comes back to the hand after its next INJECT. */
  readonly returns: boolean;
}

export interface PathView {
  readonly base: number;
  /** As they are written in the pack. */
  readonly clauses: readonly string[];
  readonly declared: boolean;
  /** Which clause is struck, counted from 1. */
  readonly struck: number | null;
}

export interface GateView {
  readonly id: string;
  readonly name: string;
  readonly family: GateFamily;
  readonly line: string;
  readonly strength: number;
  readonly strengthMax: number;
  readonly cleared: boolean;
  readonly disabled: boolean;
  /** The last turn on which a declared path holds. */
  readonly flagEnds: number | null;
  readonly paths: readonly PathView[];
  readonly sources: readonly string[];
  readonly axis: readonly Tag[];
  readonly bars: readonly Tag[];
  readonly seals: boolean;
}

/** All a player may know: the order of the pile is not in it. */
export interface View {
  readonly title: string;
  readonly target: string;
  readonly line: string | null;
  readonly act: number;
  readonly turn: number;
  readonly turns: number;
  readonly turnsLeft: number;
  readonly tokens: number;
  readonly tokensMost: number;
  readonly costs: { readonly [move in Move]: number };
  readonly scrutiny: number;
  readonly scrutinyMost: number;
  readonly band: Band;
  readonly bands: { readonly med: number; readonly high: number };
  readonly audit: {
    readonly id: Audit;
    readonly name: string;
    readonly line: string;
    readonly ends: number;
  } | null;
  readonly modifiers: readonly { readonly id: Modifier; readonly name: string; readonly line: string }[];
  readonly gates: readonly GateView[];
  readonly hand: readonly ArtifactView[];
  /** Cards drawn that are not known: in a preview only. */
  readonly unseen: number;
  readonly pile: readonly string[];
  readonly discard: readonly string[];
  readonly tools: readonly {
    readonly id: Tool;
    readonly name: string;
    readonly line: string;
    readonly charges: number;
    readonly chargesMost: number;
  }[];
  readonly last: Move | null;
  readonly exploit: boolean;
  readonly outcome: Outcome | null;
}

const artifactView = (setup: Setup, state: State, card: number): ArtifactView => {
  const { id, name, line, family, source, power, traits } = setup.script.artifact[card]!;
  const tags = tagsOf(setup, state, card);
  return {
    id,
    name,
    line: line ?? null,
    family,
    source,
    trust: TRUSTS[trustOf(state, card)]!,
    power,
    tags: wordsIn(TAGS, tags),
    added: wordsIn(TAGS, tags & ~setup.cards[card]!.tags),
    traits,
    corroborated: ((state.corroborated >> card) & 1) === 1,
    rewired: ((state.rewired >> card) & 1) === 1,
    returns: ((state.returning >> card) & 1) === 1,
  };
};

const gateView = ({ script }: Setup, state: State, gate: number): GateView => {
  const { id, name, family, line, strength: most, sources, axis, bars, seals, path } = script.gate[gate]!;
  const flag = state.flags[gate]!;
  const declared = declaredPath(flag);
  return {
    id,
    name,
    family,
    line,
    strength: state.strengths[gate]!,
    strengthMax: most,
    cleared: state.strengths[gate] === 0,
    disabled: state.disabled[gate]! >= state.turn,
    flagEnds: flag === 0 ? null : flagEnds(flag),
    paths: path.map(({ base, clauses }, i) => ({
      base,
      clauses,
      declared: i === declared,
      struck: i === declared && struckClause(flag) >= 0 ? struckClause(flag) + 1 : null,
    })),
    sources,
    axis,
    bars,
    seals,
  };
};

export const view = (setup: Setup, state: State): View => {
  const { script, tuning } = setup;
  const running = state.audit < 0 ? undefined : script.audit.find(({ id }) => id === AUDITS[state.audit]);
  const ids = (set: number): readonly string[] => placesOf(set).map((card) => setup.cards[card]!.id);
  return {
    title: script.title,
    target: script.target,
    line: script.line ?? null,
    act: script.act,
    turn: Math.min(state.turn, script.turns),
    turns: script.turns,
    turnsLeft: script.turns - state.turn + 1,
    tokens: state.tokens,
    tokensMost: tuning.tokens_most,
    costs: Object.fromEntries(MOVES.map((move) => [move, tokenCost(setup, move)])) as View['costs'],
    scrutiny: state.scrutiny,
    scrutinyMost: tuning.scrutiny_most,
    band: bandOf(setup, state.scrutiny),
    bands: { med: tuning.med_from, high: tuning.high_from },
    audit: running ? { id: running.id, name: running.name, line: running.line, ends: state.auditEnds } : null,
    modifiers: script.modifier.map(({ id, name, line }) => ({ id, name, line })),
    gates: setup.gates.map((_, gate) => gateView(setup, state, gate)),
    hand: placesOf(state.hand).map((card) => artifactView(setup, state, card)),
    unseen: state.unseen,
    pile: ids(state.pile),
    discard: ids(state.discard),
    tools: script.tool.map(({ id, name, line, charges }) => ({
      id,
      name,
      line,
      charges: state.charges[TOOLS.indexOf(id)]!,
      chargesMost: charges,
    })),
    last: state.last,
    exploit: state.exploit,
    outcome: outcome(setup, state) ?? null,
  };
};
