import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { judge, measure } from './budget.mjs';

const manifest = {
  'index.html': { file: 'main.js', imports: ['_shared.js'], css: ['main.css'] },
  '_shared.js': { file: 'shared.js' },
  'src/screens/Home.svelte': { file: 'home.js', imports: ['index.html'], dynamicImports: ['src/Rules.svelte'] },
  'src/screens/Play.svelte': { file: 'play.js', imports: ['_shared.js'] },
  'src/plumbing/worker/brain.ts': { file: 'brain.js', imports: ['_shared.js'] },
  'src/Rules.svelte': { file: 'rules.js' },
};

const measured = (change = {}) => {
  const dist = mkdtempSync(join(tmpdir(), 'budget-'));
  for (const { file } of Object.values(manifest)) writeFileSync(join(dist, file), file);
  try {
    return measure(dist, { ...manifest, ...change });
  } finally {
    rmSync(dist, { recursive: true });
  }
};

describe('the budget', () => {
  test('a shared file counts once, a lazy one in no first load', () => {
    const where = Object.fromEntries(measured().map(({ file, first }) => [file, first.join(' ')]));
    expect(where).toEqual({
      'main.js': 'home Daily',
      'shared.js': 'home Daily',
      'brain.js': 'home Daily',
      'home.js': 'home',
      'play.js': 'Daily',
      'rules.js': '',
    });
  });

  test('a screen that was renamed is an error, not a smaller number', () => {
    expect(() => measured({ 'src/screens/Home.svelte': undefined })).toThrow('Home.svelte is no chunk');
  });

  test('exactly the budget is kept, one byte more is not', () => {
    const rows = [{ file: 'main.js', size: 60_000, first: ['home', 'Daily'] }];
    expect(judge(rows).over).toEqual([]);
    expect(judge([{ ...rows[0], size: 60_001 }]).over).toEqual(['first load of home', 'first load of Daily']);
    expect(judge([...rows, { file: 'lazy.js', size: 90_001, first: [] }]).over).toEqual(['everything']);
    expect(judge(rows).lines).toContain('  60.0 kB  home Daily  main.js');
  });
});
