import { fail, type Issue, ok, type Result } from '@lockstep/kernel';
import { duplicateIds, issue, parseShape, reference } from '@lockstep/shape';
import { PUZZLE, type Puzzle } from './puzzle.ts';
import { compileTables, type Tables } from './tables.ts';
import { checkTuning } from './tuning.ts';

export interface Setup {
  readonly puzzle: Puzzle;
  readonly tables: Tables;
}

const checkSchedule = (puzzle: Puzzle): readonly Issue[] => {
  const ids = puzzle.protocol.map((protocol) => protocol.id);
  return puzzle.schedule.flatMap((entry, i) => {
    const found = [...reference(entry.protocol, ids, ['schedule', i, 'protocol'], 'protocol of this puzzle')];
    const before = i === 0 ? 0 : puzzle.schedule[i - 1]!.from;
    if (i === 0 && entry.from !== 1)
      found.push(issue('out-of-range', ['schedule', 0, 'from'], '1: some protocol is active on turn 1', entry.from));
    else if (entry.from <= before)
      found.push(issue('out-of-range', ['schedule', i, 'from'], `later than turn ${before}`, entry.from));
    if (entry.from > puzzle.turns)
      found.push(issue('out-of-range', ['schedule', i, 'from'], `a turn of the ${puzzle.turns}`, entry.from));
    return found;
  });
};

const checkEvidence = (puzzle: Puzzle): readonly Issue[] => {
  const ids = puzzle.card.map((card) => card.id);
  if (!puzzle.evidence) {
    if (puzzle.card.length >= puzzle.tuning.keep) return [];
    return [issue('too-few-cards', ['card'], `at least ${puzzle.tuning.keep} cards to draft from`, puzzle.card.length)];
  }
  const seen = new Set<string>();
  return puzzle.evidence.flatMap((id, i) => {
    const found = [...reference(id, ids, ['evidence', i], 'card of this puzzle')];
    if (seen.has(id)) found.push(issue('duplicate-id', ['evidence', i], 'each card once', id));
    seen.add(id);
    return found;
  });
};

const checkPuzzle = (puzzle: Puzzle): readonly Issue[] => [
  ...checkTuning(puzzle.tuning),
  ...duplicateIds(puzzle.card, 'card'),
  ...duplicateIds(puzzle.protocol, 'protocol'),
  ...checkSchedule(puzzle),
  ...checkEvidence(puzzle),
  ...(puzzle.resistance > puzzle.tuning.resistance
    ? [issue('out-of-range', ['resistance'], `at most ${puzzle.tuning.resistance}, its maximum`, puzzle.resistance)]
    : []),
  ...(puzzle.scrutiny > puzzle.tuning.scrutiny_cap
    ? [issue('out-of-range', ['scrutiny'], `at most ${puzzle.tuning.scrutiny_cap}`, puzzle.scrutiny)]
    : []),
];

export const parseSetup = (input: unknown): Result<Setup, readonly Issue[]> => {
  const shaped = parseShape(PUZZLE, input);
  if (!shaped.ok) return shaped;
  const { tuning } = shaped.value;
  const puzzle: Puzzle = {
    ...shaped.value,
    resistance: shaped.value.resistance ?? tuning.resistance,
    turns: shaped.value.turns ?? tuning.turns,
    scans: shaped.value.scans ?? tuning.scan_limit,
  };
  const issues = checkPuzzle(puzzle);
  return issues.length > 0 ? fail(issues) : ok({ puzzle, tables: compileTables(puzzle) });
};
