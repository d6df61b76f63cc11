import { describe, expect, test } from 'vitest';
import { clearOf, DRAFT, played, setupOf } from './puzzle.fixture.ts';
import { type Clear, medalLine, shareText, shareWords } from './share.ts';

const GOLD: Clear = { date: '2026-01-26', target: 'FRIDGE', turnsLeft: 4, medal: 'GOLD', peak: 3, audits: 0 };
const SILVER: Clear = { ...GOLD, turnsLeft: 2, medal: 'SILVER', peak: 5, audits: 1 };
const more = { scrutinyCap: 5, seedLabel: 'AURA-1F9C' };

describe('the share text', () => {
  test('[P11] D29-122 to D29-126: to the letter of §18', () => {
    expect(shareText({ first: GOLD, ...more })).toBe(
      'AURA Daily • 2026-01-26\nFRIDGE unlocked\n⭐⭐⭐ Gold (4 turns left)\nScrutiny peak: 3/5\nNo audits triggered',
    );
  });

  const medals: readonly [Clear['medal'], number, string][] = [
    ['GOLD', 7, '⭐⭐⭐ Gold (7 turns left)'],
    ['SILVER', 3, '⭐⭐ Silver (3 turns left)'],
    ['BRONZE', 1, '⭐ Bronze (1 turn left)'],
    [null, 0, 'Cleared (0 turns left)'],
  ];
  test.each(medals)('[P11] %s with %i left', (medal, turnsLeft, line) => {
    expect(medalLine({ medal, turnsLeft })).toBe(line);
  });

  const audits: readonly [number, string][] = [
    [0, 'No audits triggered'],
    [1, '1 audit triggered'],
    [2, '2 audits triggered'],
  ];
  test.each(audits)('[P11] %i audits', (count, line) => {
    expect(shareText({ first: { ...GOLD, audits: count }, ...more }).split('\n')[4]).toBe(line);
  });

  test('[P11] D29-116, D29-121: the first clear is shared, the best beside it only where it differs', () => {
    expect(
      shareText({ first: SILVER, best: GOLD, ...more })
        .split('\n')
        .slice(2),
    ).toEqual([
      '⭐⭐ Silver (2 turns left)',
      'Scrutiny peak: 5/5',
      '1 audit triggered',
      'Best: ⭐⭐⭐ Gold (4 turns left)',
    ]);
    expect(shareText({ first: SILVER, best: SILVER, ...more })).not.toContain('Best');
  });

  test('as words: the same facts and no emoji', () => {
    const words = shareWords({ first: SILVER, best: GOLD, ...more });
    expect(words).toBe(
      'AURA Daily, 2026-01-26\nFRIDGE unlocked\nSilver, two stars, 2 turns left\nScrutiny peak: 5 of 5\n1 audit triggered\nBest: Gold, three stars, 4 turns left',
    );
    expect(words).not.toMatch(/\p{Extended_Pictographic}/u);
  });

  test('a puzzle without a date is named by its seed', () => {
    expect(shareText({ first: { ...GOLD, date: null }, ...more }).split('\n')[0]).toBe('AURA Puzzle • AURA-1F9C');
  });
});

describe('a clear', () => {
  const won = [DRAFT, 'submit fda-article timestamped-receipt'];

  test('[P11] the peak is at least the start', () => {
    const setup = setupOf({ resistance: 20, scrutiny: 2 });
    expect(clearOf(played(setup, ...won), '2026-01-26')).toEqual({
      date: '2026-01-26',
      target: 'FRIDGE',
      turnsLeft: 7,
      medal: 'GOLD',
      peak: 2,
      audits: 0,
    });
  });

  test('[P11] the peak includes the 5 of an Audit', () => {
    const setup = setupOf({ resistance: 10, scrutiny: 4 });
    const run = played(
      setup,
      DRAFT,
      'submit calendar-invite',
      'submit fda-article door-sensor',
      'submit timestamped-receipt',
    );
    const clear = clearOf(run, null);
    expect(clear).toMatchObject({ peak: 5, audits: 1 });
  });

  test('a try that is not won is none', () => {
    const setup = setupOf();
    expect(clearOf(played(setup, ...won), null)).toBeNull();
  });
});
