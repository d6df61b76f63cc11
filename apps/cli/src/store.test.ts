import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fc } from '@lockstep/conformance';
import { type Entry, refTo } from '@lockstep/play';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { slotOf } from './slot.ts';
import { fileName, openStore, type Store } from './store.ts';

const DAILY = slotOf(refTo('protocol', { kind: 'daily', date: '2026-01-26' }));

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

describe('what is kept on disk', () => {
  let dir: string;
  let told: string[];
  let store: Store;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'lockstep-store-'));
    told = [];
    store = openStore(dir, (message) => told.push(message));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  test('entries and saves come back as they were', () => {
    store.record(entry);
    store.record({ kind: 'solution-shown', game: 'protocol', daily: '2026-01-26' });
    expect(store.entries()).toEqual([entry, { kind: 'solution-shown', game: 'protocol', daily: '2026-01-26' }]);
    const { slots } = store;
    slots.save(DAILY, { replay: 'text', practice: false, nudged: true });
    expect(slots.saved(DAILY)).toEqual({ replay: 'text', practice: false, nudged: true });
    slots.clear(DAILY);
    expect(slots.saved(DAILY)).toBeUndefined();
    expect(told).toEqual([]);
  });

  test('a line torn by a kill is set aside with a message; the rest is kept, and nothing is glued to it', () => {
    store.record(entry);
    appendFileSync(join(dir, 'journal.jsonl'), '{"kind":"finis');
    store.record({ ...entry, merit: [4, -2, 0] });
    expect(store.entries()).toEqual([entry, { ...entry, merit: [4, -2, 0] }]);
    expect(told).toHaveLength(1);
    expect(readFileSync(join(dir, 'journal.jsonl.damaged-1'), 'utf8')).toBe('{"kind":"finis\n');
    expect(store.entries()).toHaveLength(2);
    expect(told).toHaveLength(1);
  });

  test('a damaged save is set aside under a free name', () => {
    for (const n of [1, 2]) {
      store.slots.save(DAILY, { replay: '', practice: false, nudged: false });
      writeFileSync(join(dir, 'runs/protocol/daily.2026-01-26.json'), 'half a sav');
      expect(store.slots.saved(DAILY)).toBeUndefined();
      expect(readdirSync(join(dir, 'runs/protocol'))).toContain(`daily.2026-01-26.json.damaged-${n}`);
    }
    expect(told).toHaveLength(2);
  });

  test('a file name cannot leave its folder', () => {
    const slot = slotOf(refTo('protocol', { kind: 'file', file: '../../etc' }));
    store.slots.save(slot, { replay: '', practice: false, nudged: false });
    expect(readdirSync(join(dir, 'runs/protocol'))).toEqual([
      'file._25_2_45__25_2_45__25_2_46__25_2_45__25_2_45__25_2_46_etc.json',
    ]);
  });

  test('no two keys have one file name, also where a file system knows no capitals; a name is never too long', () => {
    const keys = fc.string({ unit: fc.constantFrom('a', 'A', '_', '%', '.', '=', '@', '/', '5', 'f', ' ') });
    fc.assert(
      fc.property(keys, keys, (a, b) => {
        if (a !== b) expect(fileName(a).toLowerCase()).not.toBe(fileName(b).toLowerCase());
        expect(fileName(a.repeat(200)).length).toBeLessThan(200);
      }),
      { seed: 20260101, numRuns: 500 },
    );
  });

  test('fuzz: any journal is read without a crash, and every sound line survives', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.constant(JSON.stringify(entry)),
            fc.string().map((text) => text.replaceAll('\n', ' ')),
            fc.json(),
          ),
          { maxLength: 8 },
        ),
        (lines) => {
          writeFileSync(join(dir, 'journal.jsonl'), lines.join('\n'));
          expect(store.entries().filter((one) => one.kind === 'finished').length).toBeGreaterThanOrEqual(
            lines.filter((line) => line === JSON.stringify(entry)).length,
          );
        },
      ),
      { seed: 20260101, numRuns: 100 },
    );
  });
});
