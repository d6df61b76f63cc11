import { type Day, parseDay } from '@lockstep/calendar';
import { describe, expect, test } from 'vitest';
import { dailyName, dealAttempt, makeEdition, puzzleHash } from './deal.ts';
import { toy, toyPack } from './toy.fixture.ts';

const EDITION = makeEdition(1, toyPack({ fails: 100 }));

const dealt = (edition = EDITION, name = 'daily 2026-12-01', attempt = 0, constraints = {}) => {
  const deal = dealAttempt(toy, edition, name, attempt, constraints);
  if (!deal.ok) throw new Error(deal.fault);
  return deal.value;
};

describe('one attempt', () => {
  test('[K1] [P12] is the same for everyone', () => {
    expect(dealt()).toEqual(dealt());
    expect(puzzleHash(dealt())).toMatch(/^[0-9a-f]{16}$/);
    expect(puzzleHash(dealt())).toBe(puzzleHash(dealt()));
  });

  const others: readonly [what: string, other: ReturnType<typeof dealt>][] = [
    ['another attempt', dealt(EDITION, 'daily 2026-12-01', 1)],
    ['another name', dealt(EDITION, 'daily 2026-12-02')],
    ['another edition of the same pack', dealt(makeEdition(2, toyPack({ fails: 100 })))],
    ['another pack', dealt(makeEdition(1, toyPack({ fails: 100, impact: 13 })))],
    ['other constraints', dealt(EDITION, 'daily 2026-12-01', 0, { target: 'COFFEE' })],
  ];
  test.each(others)('%s is another puzzle', (_, other) => {
    expect(puzzleHash(other)).not.toBe(puzzleHash(dealt()));
  });

  test('the seed hangs on game, name, edition and attempt, and not on the cards', () => {
    expect(dealt(makeEdition(1, toyPack({ fails: 100, impact: 13 }))).seed).toEqual(dealt().seed);
    expect(dealt(EDITION, 'daily 2026-12-01', 1).seed).not.toEqual(dealt().seed);
  });

  test('fails as its dealer does', () => {
    const never = makeEdition(1, toyPack({ fails: 1 }));
    expect(dealAttempt(toy, never, 'any', 0)).toEqual({ ok: false, fault: 'no deal' });
  });
});

test('[K8] the hash of an edition is that of its pack’s canonical JSON', () => {
  expect(makeEdition(1, { b: 1, a: [2] }).hash).toBe(makeEdition(7, { a: [2], b: 1 }).hash);
  expect(makeEdition(1, { b: 1, a: [2] }).hash).not.toBe(makeEdition(1, { b: 1, a: [3] }).hash);
  // SHA-256 of {}.
  expect(makeEdition(1, {}).hash).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
});

test('a Daily is named by its date', () => {
  const day = parseDay('2026-12-01');
  expect(dailyName(day.ok ? day.value : (0 as Day))).toBe('daily 2026-12-01');
});
