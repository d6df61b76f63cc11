import { PRACTICE_CAUSES } from '@lockstep/play';
import { practiceNotice } from '@lockstep/words';
import { describe, expect, test } from 'vitest';
import { gradeWords } from './grade.ts';
import { GRADES } from './grade-name.ts';
import { type Hint, hintLines } from './hint.ts';
import { setupOf } from './puzzle.fixture.ts';

const setup = setupOf();
const all: Omit<Hint, 'level'> = { reachable: 'SILVER', card: 'door-sensor', line: ['submit fda-article door-sensor'] };

describe('a hint', () => {
  test('[P13] never says more than was asked', () => {
    expect(hintLines(setup, { ...all, level: 'nudge' }, false)).toEqual([
      'Silver is the best that can still be reached from here.',
    ]);
    expect(hintLines(setup, { ...all, level: 'card' }, false)[1]).toBe('A best next payload has Door Sensor in it.');
    expect(hintLines(setup, { ...all, level: 'card' }, true)[1]).toBe('A best draft keeps Door Sensor.');
    expect(hintLines(setup, { ...all, level: 'line' }, false).slice(1)).toEqual([
      '1. Submit FDA Article and Door Sensor.',
    ]);
  });

  test('a first nudge over a draft says which protocol the fewest cards serve, and names no card', () => {
    const scheduled = setupOf({
      schedule: [
        { from: 1, protocol: 'NO_SELF_REPORT' },
        { from: 4, protocol: 'TIMESTAMP_REQUIRED' },
      ],
    });
    expect(hintLines(scheduled, { ...all, level: 'nudge' }, true)).toEqual([
      'Silver is the best that can still be reached from here.',
      'Choose for turns 4 to 8 first: Timestamp required takes the fewest of these cards, 4 of 8.',
    ]);
  });

  test('says when nothing wins', () => {
    expect(hintLines(setup, { level: 'line', reachable: 'none' }, false)).toEqual([
      'No line of play without a SCAN wins from here.',
    ]);
  });
});

describe('practice', () => {
  test.each(PRACTICE_CAUSES)('[P13] %s says first what it costs', (cause) => {
    expect(practiceNotice(cause)).toMatch(/practice: (it|they) won’t count\.$/);
  });

  test('[P13] the solution reaches beyond this try', () => {
    expect(practiceNotice('line')).toContain('every later try');
    expect(practiceNotice('solution')).toContain('every later try');
    expect(practiceNotice('card')).not.toContain('later');
  });
});

test.each(GRADES)('[P15] grade %i in words', (grade) => {
  expect(gradeWords(grade)).toMatch(/^[A-Z][a-z]+, \d locks? of 5: .*Gold\.$/);
});
