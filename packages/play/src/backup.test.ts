import { describe, expect, test } from 'vitest';
import { type Entry, makeBackup, mergeBackups, parseBackup } from './index.ts';

const entry: Entry = {
  kind: 'finished',
  game: 'protocol',
  daily: '2026-01-26',
  on: '2026-01-26',
  won: true,
  practice: false,
  merit: [3, -2, 0],
  facts: { turnsLeft: 3, peak: 2, audits: 0 },
};
const withFacts = (facts: unknown): string => makeBackup({ entries: [{ ...entry, facts } as Entry], saves: {} });

describe('a file of progress from a stranger', () => {
  test('an honest one is read as it was written', () => {
    expect(parseBackup(makeBackup({ entries: [entry], saves: {} }))).toEqual({
      ok: true,
      value: { entries: [entry], saves: {} },
    });
  });

  test.each([
    ['half a character', { name: '\ud800' }],
    ['a fraction', { turnsLeft: 1.5 }],
    ['tables too deep', JSON.parse(`${'{"a":'.repeat(200)}1${'}'.repeat(200)}`)],
  ])('%s makes it damaged, before anything is merged', (_what, facts) => {
    expect(parseBackup(withFacts(facts))).toEqual({ ok: false, fault: 'damaged' });
  });

  test('a text of more than twenty million characters is not read', () => {
    const text = makeBackup({ entries: [entry], saves: {} });
    const padded = (length: number): string => text.trimEnd().padEnd(length, ' ');
    expect(parseBackup(padded(20_000_000)).ok).toBe(true);
    expect(parseBackup(padded(20_000_001))).toEqual({ ok: false, fault: 'too-large' });
  });

  test('more entries than anyone has played are not taken on', () => {
    const entries = Array.from({ length: 20_001 }, () => entry);
    expect(parseBackup(makeBackup({ entries, saves: {} }))).toEqual({ ok: false, fault: 'too-large' });
  });
});

test('what counts down from nothing is the same entry in memory and in a file', () => {
  const here = { entries: [{ ...entry, merit: [3, -2, -0] }], saves: {} };
  expect(mergeBackups(here, { entries: [entry], saves: {} }).entries).toHaveLength(1);
});
