import { appendFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openJournal } from './journal.ts';

const file = (): string => join(mkdtempSync(join(tmpdir(), 'journal-')), 'journal.jsonl');

test('what was written is kept for whoever goes on with the same work', () => {
  const at = file();
  const first = openJournal<string>(at, 'work');
  first.write(2, 'two');
  first.write(0, 'none');
  const again = openJournal<string>(at, 'work');
  expect([...again.kept]).toEqual([
    [2, 'two'],
    [0, 'none'],
  ]);
  again.write(1, 'one');
  expect(openJournal(at, 'work').kept.size).toBe(3);
});

test('other work begins anew', () => {
  const at = file();
  openJournal<string>(at, 'work').write(0, 'none');
  expect(openJournal(at, 'other work').kept.size).toBe(0);
});

test('a line that was cut off is not kept, and what follows it is whole', () => {
  const at = file();
  openJournal<string>(at, 'work').write(0, 'none');
  appendFileSync(at, '{"at":1,"par');
  const again = openJournal<string>(at, 'work');
  expect([...again.kept.keys()]).toEqual([0]);
  again.write(1, 'one');
  expect([...openJournal(at, 'work').kept.keys()]).toEqual([0, 1]);
});

test('a file that is none is begun anew', () => {
  const at = file();
  writeFileSync(at, 'hello\n{"at":0,"part":"x"}\n');
  expect(openJournal(at, 'work').kept.size).toBe(0);
  expect(readFileSync(at, 'utf8')).toBe('{"key":"work"}\n');
});

test('nothing is left when the work is done', () => {
  const at = file();
  const journal = openJournal<string>(at, 'work');
  journal.write(0, 'none');
  journal.done();
  expect(existsSync(at)).toBe(false);
});
