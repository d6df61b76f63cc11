import { expect, test } from 'vitest';
import { type PlacedIssue, reportIssue } from './index.ts';

const issue: PlacedIssue = {
  code: 'unknown-word',
  severity: 'error',
  path: ['card', 0, 'trust'],
  expected: 'one of SKETCHY, PLAUSIBLE, VERIFIED',
  found: '"VERIFYED"',
  file: 'cards.toml',
  line: 7,
  column: 9,
  frame: '> 7 | trust = "VERIFYED"\n    |         ^^^^^^^^^^',
};

test('a report is file, line and column, what was wanted and found, and the frame under it', () => {
  expect(reportIssue(issue)).toBe(
    [
      'cards.toml:7:9: error unknown-word: expected one of SKETCHY, PLAUSIBLE, VERIFIED; found "VERIFYED"',
      '> 7 | trust = "VERIFYED"',
      '    |         ^^^^^^^^^^',
    ].join('\n'),
  );
});

test('with the word that was probably meant, and the severity it has', () => {
  const [head] = reportIssue({ ...issue, severity: 'warning', nearest: 'VERIFIED' }).split('\n');
  expect(head).toMatch(/^cards\.toml:7:9: warning unknown-word: .*; found "VERIFYED"\. Did you mean VERIFIED\?$/);
});
