import type { Action, Part } from './action.ts';
import { attempt, isBarred, truths } from './attempt.ts';
import { damageOf } from './damage.ts';
import { exploitDamage } from './moves/exploit.ts';
import { payloadOf } from './payload.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { refusalOf } from './step.ts';

/** What an INJECT or an EXPLOIT would do to its gate, and why. */
export interface Explanation {
  readonly gate: string;
  /** The truth of every clause, path by path; empty for an EXPLOIT, which is asked nothing. */
  readonly table: readonly (readonly boolean[])[];
  readonly barred: boolean;
  /** Counted from 1; null where none is met. */
  readonly path: number | null;
  readonly base: number;
  readonly parts: readonly Part[];
  readonly damage: number;
  readonly strength: number;
}

export const explainMove = (setup: Setup, state: State, action: Action): Explanation | null => {
  const { move, gate, cards, tool, disable } = action;
  if (refusalOf(setup, state, action)) return null;
  const strength = state.strengths[gate]!;
  if (move === 'exploit') {
    const damage = disable ? 0 : exploitDamage(setup, state, gate, cards);
    const left = Math.max(0, strength - damage);
    return {
      gate: setup.gates[gate]!.id,
      table: [],
      barred: false,
      path: null,
      base: damage,
      parts: [],
      damage,
      strength: left,
    };
  }
  if (move !== 'inject') return null;
  const payload = payloadOf(setup, state, cards, tool);
  const by = attempt(setup, state, gate, payload);
  const parts: Part[] = [];
  const damage = damageOf(setup, state, gate, payload, by, (factor, part) => parts.push({ factor, by: part }));
  return {
    gate: setup.gates[gate]!.id,
    table: truths(setup, state, gate, payload),
    barred: isBarred(setup, gate, payload),
    path: by.path < 0 ? null : by.path + 1,
    base: by.path < 0 ? 0 : setup.gates[gate]!.paths[by.path]!.base,
    parts,
    damage,
    strength: Math.max(0, strength - damage),
  };
};
