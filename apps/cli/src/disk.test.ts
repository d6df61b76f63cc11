import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Entry, refTo, type SavedTry } from '@lockstep/play';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type DiskError, diskThatFails, diskWithRoom } from './disk.fixture.ts';
import type { Disk } from './disk.ts';
import { Fault } from './fault.ts';
import { slotOf } from './slot.ts';
import { openStore, type Store } from './store.ts';

const SLOT = slotOf(refTo('protocol', { kind: 'daily', date: '2026-01-26' }));
const SAVE = 'runs/protocol/daily.2026-01-26.json';
const before: SavedTry = { replay: 'as it was', practice: false, nudged: true };
const after: SavedTry = { replay: 'one action more, and so a longer text', practice: false, nudged: true };
const entryOn = (daily: string): Entry => ({
  kind: 'finished',
  game: 'protocol',
  daily,
  on: daily,
  won: true,
  practice: false,
  merit: [3, -2, 0],
  facts: { turnsLeft: 3, peak: 2, audits: 0 },
});
const ERRORS: readonly DiskError[] = ['ENOSPC', 'EACCES', 'EIO', 'EROFS'];

describe('a disk that fails', () => {
  let dir: string;
  let told: string[];
  const open = (disk?: Disk): Store => openStore(dir, (message) => told.push(message), disk);
  /** What the call was refused with; null where it was done. */
  const tried = (call: () => void): string | null => {
    try {
      call();
      return null;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return error.message;
    }
  };
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'lockstep-disk-'));
    told = [];
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  test('a save is cut at no length: the old one stays, in a sentence', () => {
    const whole = `${JSON.stringify(after)}\n`.length;
    for (let room = 0; room <= whole; room += 1) {
      open().slots.save(SLOT, before);
      const said = tried(() => open(diskWithRoom(room)).slots.save(SLOT, after));
      expect(said === null).toBe(room === whole);
      if (said !== null) expect(said).toContain('no room left on the disk');
      expect(open().slots.saved(SLOT)).toEqual(room === whole ? after : before);
      expect(readdirSync(join(dir, 'runs/protocol'))).toEqual(['daily.2026-01-26.json']);
    }
    expect(told).toEqual([]);
  });

  test('a line of the journal is cut at no length: all entries before it stay, and the next one is sound', () => {
    const days = ['2026-01-26', '2026-01-27', '2026-01-28'].map(entryOn);
    const whole = `${JSON.stringify(days[1])}\n`.length;
    for (let room = 0; room <= whole; room += 1) {
      rmSync(join(dir, 'journal.jsonl'), { force: true });
      open().record(days[0]!);
      const said = tried(() => open(diskWithRoom(room)).record(days[1]!));
      expect(said === null).toBe(room === whole);
      const kept = room === whole ? days.slice(0, 2) : days.slice(0, 1);
      expect(open().entries()).toEqual(kept);
      open().record(days[2]!);
      expect(open().entries()).toEqual([...kept, days[2]]);
    }
    expect(told).toEqual([]);
  });

  test('a torn journal that is only read is not written to, whatever room there is', () => {
    const journal = join(dir, 'journal.jsonl');
    const text = `${JSON.stringify(entryOn('2026-01-26'))}\n{"kind":"fin`;
    writeFileSync(journal, text);
    for (const room of [0, 10, 10_000]) expect(open(diskWithRoom(room)).entries()).toHaveLength(1);
    expect(readFileSync(journal, 'utf8')).toBe(text);
    expect(readdirSync(dir)).toEqual(['journal.jsonl']);
  });

  test('a damaged line is set aside only where there is room for it: no sound line is lost at any length', () => {
    const journal = join(dir, 'journal.jsonl');
    const shown = (daily: string) => ({ kind: 'solution-shown', game: 'protocol', daily });
    const lines = ['2026-01-26', '2026-01-27'].map((date) => JSON.stringify(shown(date)));
    const text = `${lines[0]}\nnot a line\n${lines[1]}\n`;
    for (let room = 0; room <= text.length; room += 1) {
      rmSync(dir, { recursive: true });
      mkdirSync(dir);
      writeFileSync(journal, text);
      expect(open(diskWithRoom(room)).entries()).toHaveLength(2);
      expect(open().entries()).toHaveLength(2);
      const kept = [readFileSync(journal, 'utf8')];
      for (const name of readdirSync(dir))
        if (name.includes('damaged')) kept.push(readFileSync(join(dir, name), 'utf8'));
      expect(kept.join('')).toContain('not a line');
    }
  });

  test.each(ERRORS)('%s at any call of a save, a record or a clear: what was there before stays', (code) => {
    for (const call of ['save', 'record', 'clear'] as const)
      for (let at = 1; at <= 8; at += 1) {
        open().slots.save(SLOT, before);
        rmSync(join(dir, 'journal.jsonl'), { force: true });
        open().record(entryOn('2026-01-26'));
        const disk = diskThatFails(at, code);
        const store = open(disk);
        const said = tried(() => {
          if (call === 'save') store.slots.save(SLOT, after);
          else if (call === 'record') store.record(entryOn('2026-01-27'));
          else store.slots.clear(SLOT);
        });
        expect(said === null).toBe(disk.calls() < at);
        if (said !== null) expect(said).toMatch(/\.jsonl?: [a-z ]+\. Mend that and try again\.$/);
        const saved = open().slots.saved(SLOT);
        if (said !== null) expect(saved).toEqual(before);
        expect(open().entries().length).toBe(call === 'record' && said === null ? 2 : 1);
      }
    expect(told).toEqual([]);
  });

  test('a folder in the place of a save or of the journal is said in a sentence', () => {
    mkdirSync(join(dir, SAVE), { recursive: true });
    mkdirSync(join(dir, 'journal.jsonl'));
    const store = open();
    for (const call of [
      () => store.slots.saved(SLOT),
      () => store.entries(),
      () => store.record(entryOn('2026-01-26')),
    ])
      expect(tried(() => void call())).toContain('there is a folder of that name');
  });

  test.skipIf(!existsSync('/proc/self'))('a folder that can hold none is said in a sentence, at once', () => {
    const store = openStore('/proc/self/fd/none', () => {});
    expect(tried(() => store.slots.save(SLOT, before))).toContain('cannot be made');
  });

  test('two terminals: the second to save is told, and the save of the first stays', () => {
    const [one, two] = [open(), open()];
    expect([one.slots.saved(SLOT), two.slots.saved(SLOT)]).toEqual([undefined, undefined]);
    one.slots.save(SLOT, before);
    expect(tried(() => two.slots.save(SLOT, after))).toContain('another terminal');
    two.slots.clear(SLOT);
    expect(one.slots.saved(SLOT)).toEqual(before);
    one.slots.save(SLOT, after);
    expect(two.slots.saved(SLOT)).toEqual(after);
    two.slots.save(SLOT, before);
    expect(one.slots.saved(SLOT)).toEqual(before);
  });

  test('what a killed process left half written goes with the next save, and that of a running one stays', () => {
    open().slots.save(SLOT, before);
    const ended = 4_194_305; // No process has a number above Linux's largest.
    writeFileSync(join(dir, `${SAVE}.${ended}.new`), 'half');
    writeFileSync(join(dir, `${SAVE}.${process.ppid}.new`), 'half');
    open().slots.save(SLOT, after);
    expect(readdirSync(join(dir, 'runs/protocol')).sort()).toEqual([
      'daily.2026-01-26.json',
      `daily.2026-01-26.json.${process.ppid}.new`,
    ]);
  });
});
