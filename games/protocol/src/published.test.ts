import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { published } from './content.fixture.ts';

/** One line for each date: what was proven of its Daily when it was published. */
const schedule = readFileSync(new URL('../../../content/protocol/schedule.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [date, , , , , par, drafts, safe] = line.split(' ');
    return { date: date!, par: Number(par), drafts: Number(drafts), safe: Number(safe) };
  });
const { gold_turns_left: GOLD, bronze_turns_left: BRONZE } = published.tuning;

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
