import type { Issue, Path as Place } from '@lockstep/kernel';
import { integer, issue, name, text } from '@lockstep/shape';
import * as v from 'valibot';
import { type Clause, parseClause } from './clause.ts';
import { GATE_FAMILIES, MOST_CLAUSES, MOST_PATHS, TAGS } from './vocabulary.ts';

/** One way through a gate. */
const PATH = v.strictObject({
  base: integer(1, 60),
  clauses: v.pipe(v.array(text(80)), v.minLength(1), v.maxLength(MOST_CLAUSES)),
});

export const GATE_ID = v.pipe(
  v.string(),
  v.regex(/^gate\.[A-Z][A-Z0-9_]*$/, 'a gate\'s id: "gate." and capitals, such as gate.SENSOR_DRIFT'),
  v.maxLength(40),
);

export const GATE = v.strictObject({
  id: GATE_ID,
  name: text(40),
  family: v.picklist(GATE_FAMILIES),
  line: text(160),
  /** Sources this gate believes. */
  sources: v.optional(v.array(name), []),
  /** Tags on which two artifacts can agree before it. */
  axis: v.optional(v.array(v.picklist(TAGS)), []),
  /** No payload with one of these passes, by whatever path. */
  bars: v.optional(v.array(v.picklist(TAGS)), []),
  /** While it is open, only an artifact that is HASHED or not EDITABLE can be REWIREd. */
  seals: v.optional(v.boolean(), false),
  /** In the order they are tried. */
  path: v.pipe(v.array(PATH), v.minLength(2), v.maxLength(MOST_PATHS)),
});
export type Gate = v.InferOutput<typeof GATE>;

const checkClause = (gate: Gate, clause: Clause, place: Place): readonly Issue[] => {
  const likes = clause.kind === 'card' ? [clause.like] : clause.kind === 'pair' ? [clause.like, clause.anchor] : [];
  const listed = clause.kind === 'listed' || likes.some((like) => like.listed);
  const axis = clause.kind === 'agree' || likes.some((like) => like.axis);
  return [
    ...(listed && gate.sources.length === 0
      ? [issue('no-sources', place, 'a gate with a line "sources = […]" for a clause about listed sources', 'none')]
      : []),
    ...(axis && gate.axis.length === 0
      ? [issue('no-axis', place, 'a gate with a line "axis = […]" for a clause about its axis', 'none')]
      : []),
  ];
};

export const checkGate = (gate: Gate, place: Place): readonly Issue[] =>
  gate.path.flatMap(({ clauses }, i) =>
    clauses.flatMap((written, j) => {
      const at = [...place, 'path', i, 'clauses', j];
      const clause = parseClause(written);
      if (clause.ok) return checkClause(gate, clause.value, at);
      const { expected, nearest } = clause.fault;
      return [issue('unknown-clause', at, expected, written, { nearest })];
    }),
  );
