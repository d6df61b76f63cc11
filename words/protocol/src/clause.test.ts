import type { Clause } from '@lockstep/protocol';
import { describe, expect, test } from 'vitest';
import { clauseWords, pathSentence, pathWords } from './clause.ts';

const clauses: readonly [Clause, string][] = [
  [{ kind: 'has', mark: 'AUTHORITY' }, 'AUTHORITY'],
  [{ kind: 'any', marks: ['PURCHASE'] }, 'PURCHASE'],
  [{ kind: 'any', marks: ['PURCHASE', 'SENSOR'] }, 'any of PURCHASE or SENSOR'],
  [{ kind: 'any', marks: ['PURCHASE', 'SENSOR', 'HASHED'] }, 'any of PURCHASE, SENSOR or HASHED'],
  [{ kind: 'none', marks: ['SELF_REPORT'] }, 'no SELF REPORT'],
  [{ kind: 'none', marks: ['SELF_REPORT', 'MOOD'] }, 'no SELF REPORT or MOOD'],
  [{ kind: 'verified', cards: 1 }, 'at least one VERIFIED card'],
  [{ kind: 'verified', cards: 2 }, 'two VERIFIED cards'],
  [{ kind: 'trust', trust: 'PLAUSIBLE' }, 'every card PLAUSIBLE or better'],
  [{ kind: 'trust', trust: 'VERIFIED' }, 'every card VERIFIED'],
  [{ kind: 'at-least', cards: 1 }, 'at least one card'],
  [{ kind: 'at-least', cards: 2 }, 'two cards'],
  [{ kind: 'at-most', cards: 1 }, 'one card only'],
  [{ kind: 'at-most', cards: 2 }, 'at most two cards'],
  [{ kind: 'pair', tags: ['TIME', 'WORK'] }, 'two cards sharing TIME or WORK'],
  [{ kind: 'no-repeat' }, 'no card of your previous payload'],
];

describe('a clause', () => {
  test.each(clauses)('[P2] %j', (clause, words) => {
    expect(clauseWords(clause)).toBe(words);
  });
});

describe('a path', () => {
  test('[P2] sums what must be present and lists the rest', () => {
    const path: Clause[] = [
      { kind: 'has', mark: 'PURCHASE' },
      { kind: 'has', mark: 'TIMESTAMPED' },
      { kind: 'none', marks: ['SELF_REPORT'] },
      { kind: 'no-repeat' },
    ];
    expect(pathWords(path)).toBe('PURCHASE + TIMESTAMPED, no SELF REPORT, no card of your previous payload');
    expect(pathSentence(path)).toBe(`Submit ${pathWords(path)}.`);
  });

  test('one that asks for nothing', () => expect(pathSentence([])).toBe('Submit any payload at all.'));
});
