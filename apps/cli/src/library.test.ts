import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moduleOf } from '@lockstep/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameDir, loadPack, tomlFile } from './library.ts';

/** The pack of Freeplay in a folder of its own, next to those it borrows from. */
describe('a pack that was changed', () => {
  const module = moduleOf('freeplay')!;
  let top: string;
  beforeAll(() => {
    top = mkdtempSync(join(tmpdir(), 'lockstep-packs-'));
    for (const game of ['freeplay', ...(module.pack.alsoUses ?? [])])
      cpSync(gameDir(game), join(top, game), { recursive: true });
  });
  afterAll(() => rmSync(top, { recursive: true }));

  /** The issues with this file written otherwise. */
  const issuesWith = (file: string, change: (text: string) => string) => {
    const path = join(top, file);
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, change(before));
    try {
      return loadPack(module, join(top, 'freeplay')).issues;
    } finally {
      writeFileSync(path, before);
    }
  };

  test('as it is shipped it is sound', () => {
    expect(issuesWith('gates/modifiers.toml', (text) => text)).toEqual([]);
  });

  test('a modifier that is gone is an issue with a place', () => {
    const issues = issuesWith('gates/modifiers.toml', (text) => text.replace(/\[\[modifier\]\][^[]*/, ''));
    expect(new Set(issues.map(({ code }) => code))).toEqual(new Set(['missing-entry', 'unknown-reference']));
    for (const { file, line, column } of issues)
      expect([file.startsWith(top), line > 0, column > 0]).toEqual([true, true, true]);
  });

  test('a table that is missing is told of a file of the pack itself, not of one it borrows from', () => {
    const issues = issuesWith('freeplay/runs.toml', (text) => text.replaceAll('[[run]]', '[[runs]]'));
    const missing = issues.find(({ path }) => path.length === 1 && path[0] === 'run');
    expect(missing?.file.startsWith(join(top, 'freeplay'))).toBe(true);
  });

  test('bytes that are no UTF-8 are named by their line', () => {
    const file = join(top, 'bytes.toml');
    writeFileSync(file, Buffer.concat([Buffer.from('a = 1\nb = "'), Buffer.from([0xff]), Buffer.from('"\n')]));
    expect(() => tomlFile(file)).toThrow(`${file}:2: not UTF-8`);
    writeFileSync(file, 'a = "\ufffd"\n');
    expect(tomlFile(file).text).toBe('a = "\ufffd"\n');
  });
});
