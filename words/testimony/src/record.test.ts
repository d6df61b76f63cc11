import { recordsOf } from '@lockstep/play';
import { BADGES } from '@lockstep/testimony';
import { describe, expect, test } from 'vitest';
import { BADGE_RULE, badgeNumber, badgesFrom } from './badges.ts';
import { entryWords } from './plain.ts';
import { setupOf } from './puzzle.fixture.ts';
import { clearFrom, finishedEntry, ledgerOf } from './record.ts';
import type { Clear } from './share.ts';

const DAY = '2026-02-02';
const setup = setupOf();
const clear: Clear = {
  date: DAY,
  target: 'FRIDGE',
  turns: 3,
  scrutiny: 1,
  refuted: 1,
  counters: 2,
  badges: ['REFUTER', 'CLUTCH'],
  hidden: false,
};

describe('[P11] a clear and what is kept of it', () => {
  test('[P11] what is read back is what was won', () => {
    const entry = finishedEntry(setup, DAY, '2026-02-03', clear, false);
    expect(clearFrom(setup, entry)).toEqual(clear);
    expect(entry).toMatchObject({
      game: 'testimony',
      won: true,
      on: '2026-02-03',
      facts: { turns: 3, scrutiny: 1, refuted: 1, counters: 2 },
    });
    expect(entryWords(entry)).toBe('Granted in 3 turns, Scrutiny 1');
  });

  test('[T15] fewer turns are better, then less Scrutiny', () => {
    const tries = [clear, { ...clear, turns: 4, scrutiny: 0 }, { ...clear, scrutiny: 0 }, { ...clear, scrutiny: 2 }];
    const entries = tries.map((one) => finishedEntry(setup, DAY, DAY, one, false));
    const { firstClear, best } = recordsOf(entries, ledgerOf(setup), DAY);
    expect(firstClear).toBe(entries[0]);
    expect(best).toBe(entries[2]);
  });

  test('[T11] HIDDEN is kept apart', () => {
    const hidden = setupOf({ visibility: 'HIDDEN' });
    const entry = finishedEntry(hidden, DAY, DAY, { ...clear, hidden: true }, false);
    expect([ledgerOf(setup), ledgerOf(hidden), entry.game]).toEqual([
      'testimony',
      'testimony-hidden',
      'testimony-hidden',
    ]);
    expect(clearFrom(hidden, entry).hidden).toBe(true);
    expect(recordsOf([entry], ledgerOf(setup), DAY).firstClear).toBeUndefined();
  });

  test('[P13] a loss is kept as one, and practice as practice', () => {
    const entry = finishedEntry(setup, DAY, DAY, null, true);
    expect(entry).toMatchObject({ won: false, practice: true, merit: [0, 0] });
    expect(entryWords(entry)).toBe('Denied');
  });
});

describe('badges', () => {
  test.each([...BADGES.keys()])('[T32] badge %i is told by name and rule, and kept as a bit', (i) => {
    const badge = BADGES[i]!;
    expect(BADGE_RULE[badge]).toMatch(/^Win .*\.$/);
    expect(badgesFrom(badgeNumber([badge]))).toEqual([badge]);
  });

  test('[T32] several at once, in one order', () => {
    expect(badgesFrom(badgeNumber(['CLUTCH', 'PERFECT']))).toEqual(['PERFECT', 'CLUTCH']);
    expect(badgeNumber([])).toBe(0);
    expect(BADGE_RULE.FLAWLESS).toContain('at most three turns');
  });
});
