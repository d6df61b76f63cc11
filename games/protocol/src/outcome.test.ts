import { type Refusal, refuse } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { actionOf, type Fields, play, puzzle, SEED } from './play.fixture.ts';
import { protocol } from './protocol.ts';

describe('[P31] outcome and score', () => {
  const rows: readonly [what: string, changes: Fields, line: string, outcome: unknown][] = [
    [
      'a win with 7 turns left scores 8',
      { resistance: 12 },
      'submit badge',
      { result: 'won', reason: 'unlocked', scores: [8] },
    ],
    [
      'a win with 11 turns left scores 12',
      { resistance: 12, turns: 12 },
      'submit badge',
      { result: 'won', reason: 'unlocked', scores: [12] },
    ],
    [
      'a win with none left scores 1',
      { resistance: 12, turns: 1 },
      'submit badge',
      { result: 'won', reason: 'unlocked', scores: [1] },
    ],
    [
      'a loss scores 0',
      { resistance: 13, turns: 1 },
      'submit badge',
      { result: 'lost', reason: 'turns-used-up', scores: [0] },
    ],
    ['while turns are left there is none', { resistance: 13, turns: 2 }, 'submit badge', undefined],
  ];
  test.each(rows)('[P31] %s', (_, changes, line, outcome) => {
    const { setup, state } = play(puzzle(changes), SEED, line);
    expect(protocol.outcome(setup, state)).toEqual(outcome);
    expect(protocol.view(setup, state, 0).outcome).toEqual(outcome ?? null);
  });
});

describe('[P46] after the end', () => {
  const rows: readonly [what: string, resistance: number][] = [
    ['won', 12],
    ['lost', 50],
  ];
  test.each(rows)('[P46] [P35] %s: nobody is to move, nothing is legal, everything is refused', (_, resistance) => {
    const { setup, state } = play(puzzle({ turns: 1, resistance }), SEED, 'submit badge');
    expect(protocol.toMove(setup, state)).toEqual([]);
    expect(protocol.legal(setup, state, 0)).toEqual([]);
    for (const line of ['submit badge', 'scan badge', 'draft badge'])
      expect(protocol.step(setup, state, 0, actionOf(setup, line)) as Refusal).toEqual(refuse('over'));
  });

  test('[P42] D29-100 one lock is the whole Daily: a win early leaves nothing to play', () => {
    const { setup, state } = play(puzzle({ resistance: 12 }), SEED, 'submit badge');
    expect(protocol.legal(setup, state, 0)).toEqual([]);
  });
});
