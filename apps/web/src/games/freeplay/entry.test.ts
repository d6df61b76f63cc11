import type { Summary } from '@lockstep/freeplay';
import { expect, test } from 'vitest';
import { endingOf, entryOf } from './entry.ts';

const summary = (ending: Summary['ending']): Summary =>
  ({
    edition: 'gates',
    kit: 'spoofer',
    level: 2,
    ending,
    acts: [],
    facts: { won: 0 },
    codex: {},
  }) as unknown as Summary;

test('[F4] a run is recorded by the score of its outcome, with how it ended', () => {
  const won = entryOf(
    { scene: 'aura-run' },
    summary('won'),
    { result: 'won', reason: 'won', scores: [93] },
    false,
    '2026-12-10',
  );
  expect(won).toMatchObject({ game: 'freeplay', daily: 'aura-run', on: '2026-12-10', won: true, practice: false });
  expect(won.merit).toEqual([93]);
  expect(endingOf(won)).toBe('won');
  const left = entryOf({ scene: 'aura-run' }, summary('abandoned'), undefined, true, '2026-12-10');
  expect([left.won, left.practice, left.merit, endingOf(left)]).toEqual([false, true, [0], 'abandoned']);
});
