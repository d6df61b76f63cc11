import { GATE_ID, MODIFIERS, MOST_GATES } from '@lockstep/gates';
import { integer, name, text } from '@lockstep/shape';
import * as v from 'valibot';

/** A template: which gates may stand where, how strong, and which modifiers may hold. */
export const INCIDENT = v.strictObject({
  id: name,
  title: text(40),
  /** What AURA has locked. */
  target: name,
  act: integer(1, 3),
  line: text(200),
  turns: integer(1, 20),
  /** How often it is drawn among those of its act. */
  weight: v.optional(integer(1, 20), 1),
  slot: v.pipe(
    v.array(v.strictObject({ strength: integer(1, 200), gates: v.pipe(v.array(GATE_ID), v.minLength(1)) })),
    v.minLength(1),
    v.maxLength(MOST_GATES),
  ),
  /** One of these sets of modifiers holds; an empty set is none. */
  modifiers: v.optional(v.pipe(v.array(v.array(v.picklist(MODIFIERS))), v.minLength(1)), () => [[]]),
});
export type Incident = v.InferOutput<typeof INCIDENT>;
