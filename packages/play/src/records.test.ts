import { type Day, parseDay } from '@lockstep/calendar';
import { describe, expect, test } from 'vitest';
import type { Entry, FinishedTry } from './entry.ts';
import { recordsOf, statisticsOf } from './records.ts';

const day = (text: string): Day => {
  const parsed = parseDay(text);
  if (!parsed.ok) throw new Error(parsed.fault);
  return parsed.value;
};

const won = (daily: string, turnsLeft = 2, more: Partial<FinishedTry> & { peak?: number } = {}): Entry => {
  const { peak = 2, ...rest } = more;
  return {
    kind: 'finished',
    game: 'protocol',
    daily,
    on: daily,
    won: true,
    practice: false,
    merit: [turnsLeft, -peak, 0],
    facts: { turnsLeft, peak, audits: 0 },
    ...rest,
  };
};

describe('records', () => {
  test('[P11] D29-116 the first clear stays what it was; the best is kept beside it', () => {
    const entries = [
      won('2026-01-26', 0, { won: false }),
      won('2026-01-26', 2),
      won('2026-01-26', 4),
      won('2026-01-26', 3),
    ];
    expect(recordsOf(entries, 'protocol', '2026-01-26')).toMatchObject({
      firstClear: { facts: { turnsLeft: 2 } },
      best: { facts: { turnsLeft: 4 } },
    });
  });

  test('[P13] practice, another date and another game record nothing', () => {
    const entries = [
      won('2026-01-26', 4, { practice: true }),
      won('2026-01-25', 4),
      won('2026-01-26', 4, { game: 'testimony' }),
    ];
    expect(recordsOf(entries, 'protocol', '2026-01-26')).toEqual({ solutionShown: false });
    expect(
      recordsOf([{ kind: 'solution-shown', game: 'protocol', daily: '2026-01-26' }], 'protocol', '2026-01-26')
        .solutionShown,
    ).toBe(true);
  });

  test('[P11] of two clears with as many turns left the calmer is the better', () => {
    const entries = [won('2026-01-26', 3, { peak: 4 }), won('2026-01-26', 3, { peak: 2 })];
    expect(recordsOf(entries, 'protocol', '2026-01-26').best).toMatchObject({ facts: { peak: 2 } });
  });

  test('statistics: played, cleared, streaks and the spread of turns left', () => {
    const entries = [
      won('2026-01-01', 4),
      won('2026-01-02', 4),
      won('2026-01-03', 2),
      won('2026-01-03', 4),
      won('2026-01-05', 0, { won: false }),
      won('2026-01-06', 3, { practice: true }),
      won('2026-01-07', 1),
    ];
    expect(statisticsOf(entries, 'protocol', 'turnsLeft', day('2026-01-07'))).toEqual({
      played: 5,
      cleared: 4,
      streak: 1,
      longest: 3,
      spread: { 4: 2, 2: 1, 1: 1 },
    });
  });
});
