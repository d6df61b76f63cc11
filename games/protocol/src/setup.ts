import { fail, type Issue, ok, type Result } from '@lockstep/kernel';
import { duplicateIds, issue, parseShape, reference } from '@lockstep/shape';
import { SCRIPT, type Script } from './script.ts';
import { compileTables, type Tables } from './tables.ts';
import { checkTuning } from './tuning.ts';

export interface Setup {
  readonly script: Script;
  readonly tables: Tables;
}

const checkSchedule = (script: Script): readonly Issue[] => {
  const ids = script.protocol.map((protocol) => protocol.id);
  return script.schedule.flatMap((entry, i) => {
    const found = [...reference(entry.protocol, ids, ['schedule', i, 'protocol'], 'protocol of this puzzle')];
    const before = i === 0 ? 0 : script.schedule[i - 1]!.from;
    if (i === 0 && entry.from !== 1)
      found.push(issue('out-of-range', ['schedule', 0, 'from'], '1: some protocol is active on turn 1', entry.from));
    else if (entry.from <= before)
      found.push(issue('out-of-range', ['schedule', i, 'from'], `later than turn ${before}`, entry.from));
    if (entry.from > script.turns)
      found.push(issue('out-of-range', ['schedule', i, 'from'], `a turn of the ${script.turns}`, entry.from));
    return found;
  });
};

const checkEvidence = (script: Script): readonly Issue[] => {
  const ids = script.card.map((card) => card.id);
  if (!script.evidence) {
    if (script.card.length >= script.tuning.keep) return [];
    return [issue('too-few-cards', ['card'], `at least ${script.tuning.keep} cards to draft from`, script.card.length)];
  }
  const seen = new Set<string>();
  return script.evidence.flatMap((id, i) => {
    const found = [...reference(id, ids, ['evidence', i], 'card of this puzzle')];
    if (seen.has(id)) found.push(issue('duplicate-id', ['evidence', i], 'each card once', id));
    seen.add(id);
    return found;
  });
};

const checkScript = (script: Script): readonly Issue[] => [
  ...checkTuning(script.tuning),
  ...duplicateIds(script.card, 'card'),
  ...duplicateIds(script.protocol, 'protocol'),
  ...checkSchedule(script),
  ...checkEvidence(script),
  ...(script.resistance > script.tuning.resistance
    ? [issue('out-of-range', ['resistance'], `at most ${script.tuning.resistance}, its maximum`, script.resistance)]
    : []),
  ...(script.scrutiny > script.tuning.scrutiny_cap
    ? [issue('out-of-range', ['scrutiny'], `at most ${script.tuning.scrutiny_cap}`, script.scrutiny)]
    : []),
];

export const parseSetup = (input: unknown): Result<Setup, readonly Issue[]> => {
  const shaped = parseShape(SCRIPT, input);
  if (!shaped.ok) return shaped;
  const { tuning } = shaped.value;
  const script: Script = {
    ...shaped.value,
    resistance: shaped.value.resistance ?? tuning.resistance,
    turns: shaped.value.turns ?? tuning.turns,
    scans: shaped.value.scans ?? tuning.scan_limit,
  };
  const issues = checkScript(script);
  return issues.length > 0 ? fail(issues) : ok({ script, tables: compileTables(script) });
};
