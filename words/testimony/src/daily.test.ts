import type { FinishedTry } from '@lockstep/play';
import { BADGES, badgeNumber, badgesFrom, player } from '@lockstep/testimony';
import { describe, expect, test } from 'vitest';
import { BADGE_RULE } from './badges.ts';
import { daily } from './daily.ts';
import { played, setupOf, WON } from './puzzle.fixture.ts';

const DAY = '2026-02-02';
const setup = setupOf();
const entryOf = (run: ReturnType<typeof played>): FinishedTry => ({
  kind: 'finished',
  game: 'testimony',
  daily: DAY,
  on: DAY,
  practice: false,
  ...player.recorder.entry(run),
});

describe('a kept entry', () => {
  test('[P11] is told as what was won', () => {
    const entry = entryOf(played(setup, ...WON));
    expect(daily.clearFrom(setup, entry, DAY)).toEqual({
      date: DAY,
      target: 'FRIDGE',
      turns: 3,
      scrutiny: 0,
      refuted: 1,
      counters: 2,
      badges: ['PERFECT'],
      hidden: false,
    });
    expect(daily.entryWords(entry)).toBe('Granted in 3 turns, Scrutiny 0');
  });

  test('[T11] of HIDDEN says so', () => {
    const hidden = setupOf({ visibility: 'HIDDEN' });
    expect(daily.clearFrom(hidden, entryOf(played(hidden, ...WON)), DAY)?.hidden).toBe(true);
  });

  test('[P13] of a loss is no clear', () => {
    const lost = entryOf(played(setup, 'robe-photo'));
    expect(daily.clearFrom(setup, lost, DAY)).toBeNull();
    expect(daily.entryWords(lost)).toBe('Denied');
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
