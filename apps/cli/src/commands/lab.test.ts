import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from './run.fixture.ts';

describe('lockstep lab encounter', () => {
  test('plays the matches it is asked for, and says whether each is on its aim', async () => {
    const { code, out } = await run('lab', 'encounter', '--only', 'duel of words', '--games', '20');
    expect(out).toMatch(/match +games +wins +drawn +length +rated\n/);
    expect(out).toMatch(/duel of words +20 +\d+\.\d % \(/);
    expect(out).toMatch(/(on aim|OFF): median 3–7/);
    expect(code).toBe(out.includes('OFF') ? 1 : 0);
  });

  test('answers JSON with what is off, and the exit code says the same', async () => {
    const { code, out } = await run('lab', 'encounter', '--only', 'quick duel without WARD', '--games', '20', '--json');
    const report = JSON.parse(out);
    expect(report.matches).toMatchObject([{ match: 'quick duel without WARD', games: 20, rated: expect.any(Number) }]);
    expect(report.off).toEqual([]);
    expect(code).toBe(0);
  });

  test('a match that is none exits with 2', async () => {
    const { code, err } = await run('lab', 'encounter', '--only', 'chess');
    expect([code, err]).toEqual([2, expect.stringContaining('no match has "chess" in its name')]);
  });
});

describe('lockstep lab freeplay', () => {
  test('[F20] a wrong number of a preset is named with its line', async () => {
    const out = mkdtempSync(join(tmpdir(), 'lab-'));
    const file = join(out, 'large.toml');
    writeFileSync(file, 'level = "fw1"\n\n[tuning]\nhand = 99\n');
    const { code, err } = await run('lab', 'freeplay', '--games', '1', '--out', out, '--preset', file);
    expect(code).not.toBe(0);
    expect(err).toContain('large.toml:4');
    expect(err).toContain('at most 8');
  });
});

describe('lockstep lab draft', () => {
  const folder = (): string => mkdtempSync(join(tmpdir(), 'lab-'));

  test('[R10] two files of one name side by side; a page and its numbers are written', async () => {
    const out = folder();
    const [file, other] = [join(folder(), 'steep.toml'), join(folder(), 'steep.toml')];
    writeFileSync(file, '[resonance]\naffinity_exponent = 2.0\n');
    writeFileSync(other, '[resonance]\naffinity_exponent = 1.9\n');
    const { out: said, err } = await run('lab', 'draft', '--games', '2', '--out', out, '--compare', file, other);
    expect(err).not.toContain('lockstep:');
    expect(said).toMatch(/^claim +target +steep +verdict +steep-2 +verdict\n/);
    const page = readFileSync(join(out, 'report.html'), 'utf8');
    expect(page).toContain('steep and steep-2, side by side');
    expect(page).toContain('<svg');
    const numbers = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'));
    expect(numbers.configurations.map(({ name }: { name: string }) => name)).toEqual(['steep', 'steep-2']);
    expect(numbers.configurations[0].sums).not.toEqual(numbers.configurations[1].sums);
    expect(existsSync(join(out, 'journal.jsonl'))).toBe(false);
  });

  test('RES-07, RES-103: a wrong number of a file is named with its line', async () => {
    const out = folder();
    const file = join(out, 'steep.toml');
    writeFileSync(file, '[resonance]\naffinity_exponent = 7.0\naffinity = 1\n');
    const { code, err } = await run('lab', 'draft', '--games', '2', '--out', out, '--preset', file);
    expect(code).not.toBe(0);
    expect(err).toContain('steep.toml:2');
    expect(err).toContain('a number from 0 to 4 with at most three decimals');
    expect(err).toContain('steep.toml:3');
  });

  test('a preset that is none exits with 2', async () => {
    const { code, err } = await run('lab', 'draft', '--preset', 'sed', '--out', folder());
    expect([code, err]).toEqual([2, expect.stringContaining('there is no preset "sed"')]);
  });
});
