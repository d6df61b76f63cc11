import type { Setup } from '@lockstep/freeplay';
import type { Explanation, View as GatesView, GateView } from '@lockstep/gates';
import { clauseBrief, clauseWords, FACTOR_NAME, fractionWords, gateWords } from '@lockstep/words-freeplay';
import type { ComponentProps } from 'svelte';
import type { Choice, Would } from './choice.ts';
import type DamagePart from './Damage.svelte';
import type GateLock from './GateLock.svelte';
import type { Path } from './kinds.ts';
import { FREEPLAY_WORDS } from './words.ts';

const WORDS = FREEPLAY_WORDS.table;

/** What is on the table for a gate: what is laid out, and what it would do. */
interface Aim {
  readonly choice?: Choice | null;
  readonly would?: Would | null;
  /** Clauses in the fewest words. */
  readonly brief?: boolean;
}

const pathsOf = (
  gate: GateView,
  turn: number,
  { choice, brief }: Aim,
  explained: Explanation | null,
): readonly Path[] =>
  gate.paths.map(({ base, clauses, declared, struck }, i) => {
    const aimed = choice?.move === 'flag' && choice.gate === gate.id && choice.path === i + 1;
    const gone = aimed ? choice.strike : struck;
    return {
      number: i + 1,
      base,
      used: explained?.path === i + 1,
      declared: declared && gate.flagEnds !== null ? WORDS.left(gate.flagEnds - turn + 1) : null,
      clauses: clauses.map((written, j) => ({
        text: (brief ? clauseBrief : clauseWords)(written),
        met: explained && explained.table.length > 0 ? (explained.table[i]?.[j] ?? null) : null,
        struck: gone === j + 1,
      })),
    };
  });

/** A gate with what the cards laid out would mean to it. */
export const gateOf = (
  gate: GateView,
  { turn }: Pick<GatesView, 'turn'>,
  aim: Aim = {},
): ComponentProps<typeof GateLock> => {
  const { would } = aim;
  const after = would?.view.gates?.gates.find(({ id }) => id === gate.id);
  // Where the last gate falls the incident is over, and nothing of it is left to be seen.
  const strength = after?.strength ?? (would?.gate?.gate === gate.id ? would.gate.strength : null);
  return {
    name: gate.name,
    doubt: gate.family,
    line: gate.line,
    notes: gateWords({ ...gate, sources: [...gate.sources], axis: [...gate.axis], bars: [...gate.bars] }),
    strength: gate.strength,
    max: gate.strengthMax,
    disabled: gate.disabled,
    preview: strength === gate.strength ? null : strength,
    paths: pathsOf(gate, turn, aim, would?.gate?.gate === gate.id ? would.gate : null),
  };
};

/** Why the damage is what it is: what multiplies by one is left out. */
export const damageOf = (
  { script: { tuning } }: Setup,
  gate: GateView,
  { path, base, parts, damage }: Explanation,
  scrutiny: number,
  after: number,
): ComponentProps<typeof DamagePart> => {
  const product = parts.reduce((value, { by }) => (value * by[0]) / by[1], base);
  const asked = path !== null;
  return {
    factors:
      damage === 0 && !asked
        ? []
        : [
            { value: String(base), label: asked ? WORDS.path(path) : WORDS.asked },
            ...parts
              .filter(({ by }) => by[0] !== by[1])
              .map(({ factor, by }) => ({ value: fractionWords(by), label: FACTOR_NAME[factor] })),
          ],
    total: damage,
    before: gate.strength,
    after,
    scrutiny,
    note:
      damage === tuning.damage_most && product > damage
        ? WORDS.atMost(damage)
        : damage === tuning.damage_least && product < damage && product > 0
          ? WORDS.atLeast(damage)
          : undefined,
  };
};

/** Every tag and trait a gate speaks of, to be pointed out on the cards. */
export const tagsOfGate = (gate: GateView | undefined): readonly string[] =>
  gate?.paths.flatMap(({ clauses }) =>
    clauses.filter((clause) => !clause.startsWith('without')).flatMap((clause) => clause.split(/[ |]/)),
  ) ?? [];
