import { describe, expect, test } from 'vitest';
import {
  afterHint,
  afterSolution,
  afterUndo,
  freshFlags,
  hintCost,
  nextHint,
  solutionCost,
  undoCost,
} from './practice.ts';

const fresh = freshFlags(false);
const nudged = { ...fresh, nudged: true };
const practice = { ...nudged, practice: true };
const shown = freshFlags(true);

describe('[P13] what counts', () => {
  const hints: readonly (readonly [
    string,
    typeof fresh,
    'nudge' | 'card' | 'line',
    'nudge' | 'card' | 'line' | null,
    string | null,
  ])[] = [
    ['the first nudge is free', fresh, 'nudge', null, null],
    ['a second nudge elsewhere is not', nudged, 'nudge', null, 'nudge'],
    ['the same nudge again is free', nudged, 'nudge', 'nudge', null],
    ['a card costs', nudged, 'card', 'nudge', 'card'],
    ['a card in practice is free', practice, 'card', 'nudge', null],
    ['the line costs later tries too', practice, 'line', 'card', 'line'],
    ['the line of a known solution is free', shown, 'line', null, null],
  ];
  test.each(hints)('[P13] %s', (_, flags, level, heard, cost) => {
    expect(hintCost(flags, level, heard)).toBe(cost);
  });

  test('[P13] hints, undo and the solution leave their mark', () => {
    expect(afterHint(fresh, 'nudge', null)).toEqual(nudged);
    expect(afterHint(nudged, 'card', 'card')).toEqual(practice);
    expect(afterHint(nudged, 'line', 'line')).toEqual({ practice: true, nudged: true, solutionShown: true });
    expect(undoCost(fresh)).toBe('undo');
    expect(undoCost(afterUndo(fresh))).toBeNull();
    expect(solutionCost(fresh, true)).toBe('solution');
    expect(solutionCost(fresh, false)).toBe('line');
    expect(solutionCost(shown, false)).toBeNull();
    expect(afterSolution(fresh, true)).toEqual({ ...fresh, solutionShown: true });
    expect(afterSolution(fresh, false)).toEqual({ ...fresh, practice: true, solutionShown: true });
    expect(freshFlags(afterSolution(fresh, true).solutionShown).practice).toBe(true);
  });

  test('hints grow one level at a time', () => {
    expect([nextHint(null), nextHint('nudge'), nextHint('card'), nextHint('line')]).toEqual([
      'nudge',
      'card',
      'line',
      'line',
    ]);
  });
});
