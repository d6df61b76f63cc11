import { describe, expect, test } from 'vitest';
import { paintWith } from './paint.ts';
import { tableLines } from './rules.ts';

const HEAD = ['claims', 'MAJOR (minutes)', 'MINOR (minutes)'];
const ROWS = [['Asleep and awake: ASLEEP or SLEEPING with AWAKE, ALERT or ACTIVE', 'below 3', '3 to 10']];

describe('[K4] a table of the rules keeps its headings', () => {
  test.each([24, 40, 80, 90, 120, 200])('%i columns wide', (width) => {
    const text = tableLines(HEAD, ROWS, width, paintWith(false)).join(' ').replace(/ +/g, ' ');
    for (const title of HEAD.slice(1)) expect(text).toContain(title);
    expect(text.indexOf('MAJOR')).toBeLessThan(text.indexOf('below 3'));
  });

  test('beside each cell, where the columns do not fit', () => {
    const lines = tableLines(HEAD, ROWS, 80, paintWith(false));
    expect(lines.slice(-2)).toEqual(['  MAJOR (minutes): below 3', '  MINOR (minutes): 3 to 10']);
  });
});
