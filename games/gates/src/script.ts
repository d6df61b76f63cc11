import type { Issue } from '@lockstep/kernel';
import { duplicateIds, integer, issue, name, reference, text } from '@lockstep/shape';
import * as v from 'valibot';
import { ARTIFACT, checkArtifact } from './artifact.ts';
import { checkGate, GATE } from './gate.ts';
import { AUDIT, checkRows, MODIFIER, missingEntries, ROW, TOOL } from './tables.ts';
import { checkTuning, TUNING } from './tuning.ts';
import { AUDITS, MOST_ARTIFACTS, MOST_GATES } from './vocabulary.ts';

/** One incident, complete in itself: the JSON form of the TOML that a setup is written in. */
export const SCRIPT = v.strictObject({
  title: v.optional(text(40), 'An incident'),
  target: v.optional(name, 'HOUSE'),
  line: v.optional(text(200)),
  act: v.optional(integer(1, 3), 1),
  turns: integer(1, 20),
  /** What is brought along: the incident's own token comes on top. */
  tokens: v.optional(integer(0, 9), 0),
  scrutiny: v.optional(integer(0, 99), 0),
  /** Whether EXPLOIT can still be used. */
  exploit: v.optional(v.boolean(), true),
  gate: v.pipe(
    v.array(v.strictObject({ ...GATE.entries, strength: integer(1, 200) })),
    v.minLength(1),
    v.maxLength(MOST_GATES),
  ),
  modifier: v.optional(v.pipe(v.array(MODIFIER), v.maxLength(2)), []),
  /** The deck. */
  artifact: v.pipe(v.array(ARTIFACT), v.minLength(6), v.maxLength(MOST_ARTIFACTS)),
  /** What is drawn first, in this order. */
  opening: v.optional(v.array(name), []),
  /** The tools at hand, with their charges. */
  tool: v.optional(v.array(TOOL), []),
  audit: v.array(AUDIT),
  rewire: v.array(ROW),
  tuning: v.optional(TUNING, {}),
});
export type Script = v.InferOutput<typeof SCRIPT>;

const checkModifiers = ({ modifier }: Script): readonly Issue[] =>
  modifier.flatMap(({ id, never_with }, i) =>
    modifier.some((other) => never_with.includes(other.id))
      ? [issue('never-together', ['modifier', i], `no ${never_with.join(' or ')} beside it`, id)]
      : [],
  );

export const checkScript = (script: Script): readonly Issue[] => [
  ...duplicateIds(script.gate, 'gate'),
  ...duplicateIds(script.artifact, 'artifact'),
  ...duplicateIds(script.modifier, 'modifier'),
  ...duplicateIds(script.tool, 'tool'),
  ...duplicateIds(script.audit, 'audit'),
  ...missingEntries(AUDITS, script.audit, 'audit'),
  ...script.gate.flatMap((gate, i) => checkGate(gate, ['gate', i])),
  ...script.artifact.flatMap((artifact, i) => checkArtifact(artifact, ['artifact', i])),
  ...checkModifiers(script),
  ...checkRows(script),
  ...checkTuning(script.tuning, ['tuning']),
  ...script.opening.flatMap((id, i) =>
    reference(
      id,
      script.artifact.map((one) => one.id),
      ['opening', i],
      'artifact of the deck',
    ),
  ),
  ...(script.tokens > script.tuning.tokens_most
    ? [issue('out-of-range', ['tokens'], `at most ${script.tuning.tokens_most}`, script.tokens)]
    : []),
  ...(script.scrutiny > script.tuning.scrutiny_most
    ? [issue('out-of-range', ['scrutiny'], `at most ${script.tuning.scrutiny_most}`, script.scrutiny)]
    : []),
];
