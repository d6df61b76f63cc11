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
