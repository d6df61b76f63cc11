import { describe, expect, test } from 'vitest';
import { setupOf } from './puzzle.fixture.ts';
import { clearFrom, finishedEntry } from './record.ts';

describe('[P11] a clear and what is kept of it', () => {
  const clear = {
    date: '2026-01-26',
    target: setupOf().script.target,
    turnsLeft: 2,
    medal: 'SILVER',
    peak: 3,
    audits: 1,
  } as const;

  test('[P11] what is read back is what was won', () => {
    const entry = finishedEntry('2026-01-26', '2026-01-27', clear, false);
    expect(clearFrom(setupOf(), entry)).toEqual(clear);
    expect(entry).toMatchObject({ won: true, on: '2026-01-27', merit: [2, -3, -1], facts: { stars: 2 } });
  });

  test('[P13] a loss is kept as one, and practice as practice', () => {
    expect(finishedEntry('2026-01-26', '2026-01-26', null, true)).toMatchObject({
      won: false,
      practice: true,
      facts: { stars: 0 },
    });
  });
});
