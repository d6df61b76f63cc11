import { describe, expect, test } from 'vitest';
import { FACTS } from './kit.ts';
import type { PastRun } from './meta.ts';
import { runStatistics } from './statistics.ts';

const run = (edition: PastRun['edition'], won: 0 | 1, acts: number, turns: number, teaches = false): PastRun => ({
  edition,
  teaches,
  kit: 'receipt-runner',
  level: 0,
  facts: { ...Object.fromEntries(FACTS.map((fact) => [fact, 0])), won, acts, turns } as PastRun['facts'],
  codex: {},
});

describe('[F24] what all runs have come to', () => {
  test('is nothing where none has ended', () => {
    expect(runStatistics([])).toEqual([]);
  });

  test('counts runs by host, the act they ended in, and the shortest that was won', () => {
    const runs = [
      run('gates', 0, 0, 5),
      run('gates', 0, 2, 17),
      run('gates', 1, 3, 21),
      run('gates', 1, 3, 18),
      run('testimony', 0, 1, 9),
    ];
    expect(runStatistics(runs)).toEqual([
      { edition: 'gates', played: 4, won: 2, endedIn: [1, 0, 1], fewestTurns: 18 },
      { edition: 'testimony', played: 1, won: 0, endedIn: [0, 1, 0], fewestTurns: null },
    ]);
  });

  test('leaves out a run that teaches, however long it is', () => {
    expect(runStatistics([run('gates', 1, 2, 8, true), run('gates', 1, 3, 8, true)])).toEqual([]);
    expect(runStatistics([run('gates', 1, 2, 8)])).toMatchObject([{ played: 1, won: 1 }]);
  });
});
