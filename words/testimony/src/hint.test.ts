import { HINT_LEVELS } from '@lockstep/play';
import { resultOf } from '@lockstep/testimony';
import { describe, expect, test } from 'vitest';
import { gradeName, gradeWords } from './grade.ts';
import { hintLines } from './hint.ts';
import { packInContent, setupOf } from './puzzle.fixture.ts';

const setup = setupOf();
/** T31: 1 + turns left × 5 + (4 − Scrutiny). */
const TWO_CLEAN = 1 + 4 * 5 + 4;
const all = { score: TWO_CLEAN, card: 'kettle-log', line: ['submit robe-photo kettle-log', 'submit keypad-trace'] };

describe('a hint', () => {
  test('[P13] never says more than was asked', () => {
    expect(resultOf(setup, TWO_CLEAN)).toEqual({ turns: 2, scrutiny: 0 });
    expect(hintLines(setup, { ...all, level: 'nudge' }, true)).toEqual([
      'It can still be granted in 2 turns at Scrutiny 0.',
    ]);
    expect(hintLines(setup, { ...all, level: 'card' }, true).slice(1)).toEqual([
      'A best next submission has Kettle Log in it.',
    ]);
    expect(hintLines(setup, { ...all, level: 'line' }, true).slice(1)).toEqual([
      '1. Submit Photo of a Robe and Kettle Log.',
      '2. Submit Keypad Trace.',
    ]);
  });

  test('[T31] turns are counted from the first, and later hints say so', () => {
    expect(hintLines(setup, { level: 'nudge', score: 1 + 5 * 5 + 3 }, false)).toEqual([
      'It can still be granted in 1 turn in all at Scrutiny 1.',
    ]);
  });

  test.each(HINT_LEVELS)('a %s says when nothing wins', (level) => {
    expect(hintLines(setup, { level, score: 0 }, false)).toEqual(['No line of play wins from here.']);
  });

  test('[T11] with hidden counters it is sure only of what it can know', () => {
    const hidden = setupOf({ visibility: 'HIDDEN' });
    expect(hintLines(hidden, { level: 'nudge', score: 0 }, true)[0]).toMatch(/is sure to win/);
    expect(hintLines(hidden, { level: 'nudge', score: TWO_CLEAN }, true)[0]).toMatch(/, whatever KOA holds\.$/);
    const solution = { level: 'line', score: TWO_CLEAN, line: [], hindsight: true } as const;
    expect(hintLines(hidden, solution, true)[0]).not.toMatch(/whatever/);
  });
});

describe('a grade', () => {
  const rows: readonly [number, string, string][] = [
    [1, 'Tutorial', 'Tutorial, 1 of 5: 4 cards, 2 concerns, Resistance 20, 1 counter, no trap, 5 turns.'],
    [2, 'Easy', 'Easy, 2 of 5: 5 cards, 2 concerns, Resistance 25, 2 counters, no trap, 5 turns.'],
    [3, 'Normal', 'Normal, 3 of 5: 6 cards, 3 concerns, Resistance 35, 2 counters, 1 trap, 6 turns.'],
    [4, 'Hard', 'Hard, 4 of 5: 6 cards, 3 concerns, Resistance 45, 3 counters, 1 trap, 6 turns.'],
    [5, 'Expert', 'Expert, 5 of 5: 6 cards, 4 concerns, Resistance 50, 3 counters, 1 trap, 6 turns.'],
  ];
  const { difficulty } = packInContent();
  test.each(rows)('[T42] D05v2-60 to D05v2-64: %i is %s', (grade, name, words) => {
    expect(gradeName(grade)).toBe(name);
    expect(gradeWords(grade, difficulty)).toBe(words);
    expect(words.startsWith(gradeWords(grade).slice(0, -1))).toBe(true);
  });
});
