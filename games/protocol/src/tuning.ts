import type { Issue } from '@lockstep/kernel';
import { integer, issue } from '@lockstep/shape';
import * as v from 'valibot';
import { RESONANCE_TAGS, TAGS } from './vocabulary.ts';

/** D05v1 §6 and D29 §7–9, §18, row for row: every number a rule of this game uses. */
export const TUNING = v.strictObject({
  resistance: v.optional(integer(1, 1000), 100),
  turns: v.optional(integer(1, 12), 8),
  keep: v.optional(integer(2, 12), 6),
  scrutiny_cap: v.optional(integer(1, 7), 5),
  compliance_cap: v.optional(integer(1, 255), 30),
  resonance_percent: v.optional(integer(100, 300), 150),
  resonance_tags: v.optional(v.array(v.picklist(TAGS)), [...RESONANCE_TAGS]),
  sketchy_scrutiny: v.optional(integer(0, 5), 1),
  failed_scrutiny: v.optional(integer(0, 5), 1),
  scan_scrutiny: v.optional(integer(0, 5), 2),
  scan_limit: v.optional(integer(0, 3), 2),
  audit_heal: v.optional(integer(0, 1000), 15),
  audit_scrutiny: v.optional(integer(0, 7), 2),
  quarantine_turns: v.optional(integer(1, 3), 2),
  gold_turns_left: v.optional(integer(1, 11), 4),
  silver_turns_left: v.optional(integer(1, 11), 2),
  bronze_turns_left: v.optional(integer(1, 11), 1),
});

export type Tuning = v.InferOutput<typeof TUNING>;

/** Numbers that no rule could keep together. */
export const checkTuning = (tuning: Tuning): readonly Issue[] => {
  const found: Issue[] = [];
  if (tuning.audit_scrutiny >= tuning.scrutiny_cap)
    found.push(issue('out-of-range', ['tuning', 'audit_scrutiny'], 'less than scrutiny_cap', tuning.audit_scrutiny));
  if (!(tuning.gold_turns_left > tuning.silver_turns_left && tuning.silver_turns_left > tuning.bronze_turns_left))
    found.push(
      issue('out-of-range', ['tuning', 'gold_turns_left'], 'more than Silver, and Silver more than Bronze', [
        tuning.gold_turns_left,
        tuning.silver_turns_left,
        tuning.bronze_turns_left,
      ]),
    );
  // Quarantine is one card at a time, so it must end before the next Audit can come.
  const most = Math.max(tuning.scan_scrutiny, tuning.sketchy_scrutiny + tuning.failed_scrutiny, 1);
  const apart = Math.ceil((tuning.scrutiny_cap - tuning.audit_scrutiny) / most);
  if (tuning.quarantine_turns > apart)
    found.push(
      issue(
        'out-of-range',
        ['tuning', 'quarantine_turns'],
        `at most ${apart}, the turns between two Audits`,
        tuning.quarantine_turns,
      ),
    );
  return found;
};
