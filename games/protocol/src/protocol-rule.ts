import { integer, name, text } from '@lockstep/shape';
import * as v from 'valibot';
import { type Clause, clausesOf, PATH } from './path.ts';

/** D29 §6: a rule with two to four ways to satisfy it. */
export const PROTOCOL = v.strictObject({
  id: name,
  line: text(80),
  path: v.pipe(v.array(PATH), v.minLength(2), v.maxLength(4)),
});

export type Protocol = v.InferOutput<typeof PROTOCOL>;

/** From which turn a protocol is enforced, and whether every path of it asks for cards not just submitted (P2). */
export const ENTRY = v.strictObject({
  from: integer(1, 12),
  protocol: name,
  no_repeat: v.optional(v.boolean(), false),
});

export type Entry = v.InferOutput<typeof ENTRY>;

/** The checklists of a protocol as its schedule entry enforces them: the entry's clause is part of every path. */
export const enforcedPaths = (protocol: Protocol, entry: Entry): readonly (readonly Clause[])[] =>
  protocol.path.map((path) => clausesOf(entry.no_repeat ? { ...path, no_repeat: true } : path));
