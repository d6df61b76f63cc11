import type { Factor } from './damage.ts';
import { type Audit, MOVES, type Move, type Tag, type Tool, type Trust } from './vocabulary.ts';

/** One move. What a move does not take is −1, or an empty set. */
export interface Action {
  readonly move: Move;
  /** The artifacts attached, as a set; for CYCLE those swapped. */
  readonly cards: number;
  /** CORROBORATE: which of them is the primary. */
  readonly lead: number;
  /** Its place in TOOLS. */
  readonly tool: number;
  readonly gate: number;
  /** FLAG: the path declared, and which of its clauses is struck. */
  readonly path: number;
  readonly strike: number;
  /** REWIRE: from which tag to which, as places in TAGS. */
  readonly from: number;
  readonly to: number;
  /** EXPLOIT: disable the gate in place of damage. */
  readonly disable: boolean;
}

export const makeAction = (move: Move, cards: number, more: Partial<Omit<Action, 'move' | 'cards'>> = {}): Action => ({
  move,
  cards,
  lead: more.lead ?? -1,
  tool: more.tool ?? -1,
  gate: more.gate ?? -1,
  path: more.path ?? -1,
  strike: more.strike ?? -1,
  from: more.from ?? -1,
  to: more.to ?? -1,
  disable: more.disable ?? false,
});

export const compare = (a: Action, b: Action): number =>
  MOVES.indexOf(a.move) - MOVES.indexOf(b.move) ||
  a.gate - b.gate ||
  a.path - b.path ||
  a.strike - b.strike ||
  a.from - b.from ||
  a.to - b.to ||
  Number(a.disable) - Number(b.disable) ||
  a.tool - b.tool ||
  a.cards - b.cards ||
  a.lead - b.lead;

/** Where a change of Scrutiny comes from. */
export type Cause =
  | Trust
  | 'FAILED'
  | 'SHOWN'
  | 'REWIRE'
  | 'CORROBORATE'
  | 'CYCLE'
  | 'EXPLOIT'
  | 'CLEARED'
  | 'WATCHDOG';

/** One factor of damage: [11, 10] is eleven tenths. */
export interface Part {
  readonly factor: Factor;
  readonly by: readonly [number, number];
}

/** What a preview cannot know (cards to be drawn) is null in it. */
export type Event =
  | {
      readonly kind: 'injected';
      readonly turn: number;
      readonly artifacts: readonly string[];
      readonly tool: Tool | null;
      readonly gate: string;
    }
  | {
      readonly kind: 'flagged';
      readonly turn: number;
      readonly artifacts: readonly string[];
      readonly gate: string;
      readonly path: number;
      readonly struck: number | null;
      readonly ends: number;
    }
  | {
      readonly kind: 'rewired';
      readonly turn: number;
      readonly artifact: string;
      readonly tool: Tool | null;
      readonly from: Tag;
      readonly to: Tag;
    }
  | {
      readonly kind: 'corroborated';
      readonly turn: number;
      readonly artifacts: readonly string[];
      readonly trust: { readonly from: Trust; readonly to: Trust } | null;
    }
  | { readonly kind: 'cycled'; readonly turn: number; readonly artifacts: readonly string[] }
  | {
      readonly kind: 'exploited';
      readonly turn: number;
      readonly artifacts: readonly string[];
      readonly gate: string;
      readonly disables: boolean;
    }
  | { readonly kind: 'paid'; readonly tokens: number; readonly left: number }
  | { readonly kind: 'tool-used'; readonly tool: Tool; readonly left: number }
  /** The truth of every clause, path by path; `path` is counted from 1, null where none was met. */
  | {
      readonly kind: 'checked';
      readonly gate: string;
      readonly table: readonly (readonly boolean[])[];
      readonly barred: boolean;
      readonly path: number | null;
    }
  | {
      readonly kind: 'damaged';
      readonly gate: string;
      readonly base: number;
      readonly parts: readonly Part[];
      readonly damage: number;
      readonly strength: number;
    }
  | {
      readonly kind: 'scrutiny-changed';
      readonly causes: readonly { readonly why: Cause; readonly by: number }[];
      readonly scrutiny: number;
    }
  | { readonly kind: 'discarded'; readonly artifacts: readonly string[] }
  | { readonly kind: 'returned'; readonly artifacts: readonly string[] }
  | { readonly kind: 'cleared'; readonly gate: string }
  | { readonly kind: 'token-gained'; readonly why: 'INCIDENT' | 'GATE'; readonly by: number; readonly tokens: number }
  | {
      readonly kind: 'audit-began';
      readonly audit: Audit;
      readonly why: 'MED' | 'HIGH' | 'EXPLOIT';
      readonly ends: number;
    }
  | { readonly kind: 'strength-returned'; readonly gate: string; readonly by: number; readonly strength: number }
  | { readonly kind: 'audit-ended'; readonly audit: Audit; readonly why: 'CORROBORATE' | 'TIME' | 'REPLACED' }
  | { readonly kind: 'flag-ended'; readonly gate: string }
  | { readonly kind: 'gate-enabled'; readonly gate: string }
  | { readonly kind: 'turn-ended'; readonly turnsLeft: number }
  | { readonly kind: 'reshuffled'; readonly count: number }
  | { readonly kind: 'drew'; readonly artifacts: readonly string[] | null; readonly count: number }
  | { readonly kind: 'incident-won'; readonly turnsLeft: number }
  | { readonly kind: 'incident-lost' };
