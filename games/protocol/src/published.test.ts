import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { published } from './content.fixture.ts';
import type { Tuning } from './tuning.ts';

/** What was proven of each Daily when it was published. */
const lines = readFileSync(new URL('../../../content/protocol/schedule.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [date, edition, , , grade, par, drafts, safe] = line.split(' ');
    const [of, at] = [Number(edition), Number(grade)];
    return { date: date!, edition: of, grade: at, par: Number(par), drafts: Number(drafts), safe: Number(safe) };
  });
/** K9: a later line of a date replaces the earlier one. */
const schedule = [...new Map(lines.map((line) => [line.date, line])).values()];
const { gold_turns_left: GOLD, bronze_turns_left: BRONZE } = published.tuning;

describe('the numbers that Dailies are played by', () => {
  const printed: readonly [id: string, key: keyof Tuning, value: unknown][] = [
    ['D05v1-31', 'resistance', 100],
    ['D05v1-32', 'turns', 8],
    ['D05v1-33 D29-32', 'keep', 6],
    ['D05v1-34 D29-75', 'scrutiny_cap', 5],
    ['D05v1-36 D29-62', 'compliance_cap', 30],
    ['D05v1-08 D29-53', 'resonance_percent', 150],
    ['D05v1-09', 'resonance_tags', ['TIME', 'LOCATION', 'WORK', 'PURCHASE', 'SENSOR', 'AUTHORITY']],
    ['D05v1-10 D29-71', 'sketchy_scrutiny', 1],
    ['D05v1-11 D29-72', 'failed_scrutiny', 1],
    ['D05v1-16 D29-68', 'scan_scrutiny', 2],
    ['D05v1-37 D29-70', 'scan_limit', 2],
    ['D05v1-35 D29-76', 'audit_heal', 15],
    ['D05v1-35 D29-79', 'quarantine_turns', 2],
    ['D05v1-21 D29-80', 'audit_scrutiny', 2],
    ['D29-117', 'gold_turns_left', 4],
    ['D29-118', 'silver_turns_left', 2],
    ['D29-119', 'bronze_turns_left', 1],
  ];
  test.each(printed)('[P37] %s: %s is %j', (_, key, value) => {
    expect(published.tuning[key]).toEqual(value);
  });

  test('they are all there are', () => {
    expect(printed.map(([, key]) => key).sort()).toEqual(Object.keys(published.tuning).sort());
  });
});

describe('every Daily that was published', () => {
  test('two years of them, each date once', () => {
    expect(schedule.length).toBeGreaterThan(700);
    expect(new Set(schedule.map(({ date }) => date)).size).toBe(schedule.length);
  });

  test('D29-85 the draft decides: Gold is there, for 2 to 92 of the 924 drafts', () => {
    expect(schedule.filter(({ par }) => par < GOLD)).toEqual([]);
    expect(schedule.filter(({ drafts }) => drafts < 2 || drafts > 92)).toEqual([]);
  });

  test('D29-87 a line without SKETCHY and SCAN is worth Bronze or better; on some days Gold asks for a SKETCHY card, on others not', () => {
    expect(schedule.filter(({ safe }) => safe < BRONZE)).toEqual([]);
    // A SCAN is never part of Gold, so where the safe line falls short of it every Gold line has a SKETCHY card.
    expect(schedule.some(({ par, safe }) => par >= GOLD && safe < GOLD)).toBe(true);
    expect(schedule.some(({ safe }) => safe >= GOLD)).toBe(true);
  });
});

describe('[P16] the Dailies of edition 2', () => {
  const second = schedule.filter(({ edition }) => edition === 2);
  const weekday = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;

  test('[P16] [K9] are those from 2026-11-23 on', () => {
    expect(second[0]?.date).toBe('2026-11-23');
    expect(second).toHaveLength(404);
    expect(schedule.slice(-404)).toEqual(second);
  });

  test('[P16] the week climbs: grades 1, 1, 2, 2, 3, 4, 5 from Monday to Sunday', () => {
    const grades = [1, 1, 2, 2, 3, 4, 5];
    expect(second.filter(({ date, grade }) => grade !== grades[weekday(date)])).toEqual([]);
  });

  test('[P16] on four days of seven or more Gold asks for a SKETCHY card, and a safe line wins with Silver at best', () => {
    for (let monday = 0; monday + 7 <= second.length; monday += 7) {
      const days = second.slice(monday, monday + 7);
      expect(days.filter(({ safe }) => safe < GOLD).length).toBeGreaterThanOrEqual(4);
    }
  });
});
