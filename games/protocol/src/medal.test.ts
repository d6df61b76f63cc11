import { describe, expect, test } from 'vitest';
import { medalAhead } from './medal.ts';
import { type Fields, find, play, puzzle, read, SEED } from './play.fixture.ts';
import { protocol } from './protocol.ts';

const winWith = (turnsLeft: number, changes: Fields = {}) =>
  play(puzzle({ turns: turnsLeft + 1, resistance: 12, ...changes }), SEED, 'submit badge');

describe('[P10] medals by turns left after the winning action', () => {
  const rows: readonly [turnsLeft: number, medal: string | null, clause: string][] = [
    [7, 'GOLD', 'D29-117'],
    [5, 'GOLD', 'D29-117'],
    [4, 'GOLD', 'D29-117'],
    [3, 'SILVER', 'D29-118'],
    [2, 'SILVER', 'D29-118'],
    [1, 'BRONZE', 'D29-119'],
    [0, null, 'D29-119'],
  ];
  test.each(rows)('[P10] %i left: %s (%s)', (turnsLeft, medal) => {
    const { setup, state, events } = winWith(turnsLeft);
    expect(find(events, 'unlocked')).toEqual({ kind: 'unlocked', turnsLeft, medal });
    expect(protocol.view(setup, state, 0)).toMatchObject({ medal, turnsLeft, phase: 'result' });
  });

  test('[P10] four perfect turns of eight are Gold', () => {
    const written = puzzle({ tuning: { sketchy_scrutiny: 0 } });
    const { events } = play(written, SEED, ...Array.from({ length: 4 }, () => 'submit rumour forgery'));
    expect(find(events, 'unlocked')).toMatchObject({ turnsLeft: 4, medal: 'GOLD' });
  });

  test('[P10] a loss has none', () => {
    const { setup, state } = play(puzzle({ turns: 1 }), SEED, 'submit badge');
    expect(protocol.view(setup, state, 0).medal).toBeNull();
  });

  test('[P37] the thresholds are the tuning’s', () => {
    const tuning = { gold_turns_left: 6, silver_turns_left: 5, bronze_turns_left: 3 };
    const medals = [6, 5, 4, 3, 2].map((left) => find(winWith(left, { tuning }).events, 'unlocked')?.medal);
    expect(medals).toEqual(['GOLD', 'SILVER', 'BRONZE', 'BRONZE', null]);
  });

  const ahead: readonly [turn: number, medal: string | null, until: number][] = [
    [1, 'GOLD', 4],
    [4, 'GOLD', 4],
    [5, 'SILVER', 6],
    [7, 'BRONZE', 7],
    [8, null, 0],
  ];
  test.each(ahead)('[P10] on turn %i of 8 unlocking can bring %s, up to turn %i', (turn, medal, until) =>
    expect(medalAhead(read(puzzle()).script.tuning, 8, turn)).toEqual(medal && { medal, until }),
  );
});
