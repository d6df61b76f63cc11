import type { Issue } from '@lockstep/kernel';
import { integer, issue, text } from '@lockstep/shape';
import * as v from 'valibot';
import { AUDITS, MODIFIERS, TAGS, TOOLS, TRAITS, TRUSTS } from './vocabulary.ts';

/** What a tool is called, how often it can be used in an incident, and what it does for the player. */
export const TOOL = v.strictObject({
  id: v.picklist(TOOLS),
  name: text(40),
  charges: integer(1, 9),
  line: text(160),
});
export type ToolEntry = v.InferOutput<typeof TOOL>;

/** A rule that holds for a whole incident. */
export const MODIFIER = v.strictObject({
  id: v.picklist(MODIFIERS),
  name: text(40),
  line: text(160),
  boss: v.optional(v.boolean(), false),
  /** Modifiers it is never combined with. */
  never_with: v.optional(v.array(v.picklist(MODIFIERS)), []),
});
export type ModifierEntry = v.InferOutput<typeof MODIFIER>;

export const AUDIT = v.strictObject({
  id: v.picklist(AUDITS),
  name: text(40),
  line: text(160),
  /** SOURCE_LOCK: the one source that counts as SENSOR. */
  source: v.optional(text(40)),
});
export type AuditEntry = v.InferOutput<typeof AUDIT>;

/** One row of the REWIRE allowlist: what becomes what, and on which condition. */
export const ROW = v.strictObject({
  from: v.picklist(TAGS),
  to: v.picklist(TAGS),
  /** The artifact has this trait, or is at least so trusted, or another in hand carries this tag. */
  trait: v.optional(v.picklist(TRAITS)),
  trust: v.optional(v.picklist(TRUSTS)),
  beside: v.optional(v.picklist(TAGS)),
});
export type Row = v.InferOutput<typeof ROW>;

/** Of these ids each needs an entry. */
export const missingEntries = (
  ids: readonly string[],
  entries: readonly { readonly id: string }[],
  list: string,
): readonly Issue[] =>
  ids
    .filter((id) => !entries.some((one) => one.id === id))
    .map((id) => issue('missing-entry', [list], `an entry with id = "${id}"`, 'none'));

export const checkRows = ({ rewire }: { readonly rewire: readonly Row[] }): readonly Issue[] =>
  rewire.flatMap(({ from, to }, i) => {
    if (from === to) return [issue('same-tag', ['rewire', i, 'to'], `another tag than ${from}`, to)];
    const before = rewire.findIndex((row) => row.from === from && row.to === to);
    return before === i
      ? []
      : [issue('duplicate-row', ['rewire', i], `each row once (row ${before + 1} is this one)`, `${from} to ${to}`)];
  });
