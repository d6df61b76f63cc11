import type { Playable } from '@lockstep/play';
import { type BattleGame, battle } from './battle.ts';
import { DEFAULT_BATTLE } from './default-battle.ts';
import { parseSetup, type Setup } from './setup.ts';
import { SEAT, SEAT_SIZE } from './state.ts';

const ENEMY = 1;

const readDefault = (): Setup => {
  const setup = parseSetup(DEFAULT_BATTLE);
  if (!setup.ok) throw new TypeError(JSON.stringify(setup.fault));
  return setup.value;
};

/** What is fought where nothing else is asked for. */
export const DEFAULT_SETUP: Setup = readDefault();

export const player: Playable<BattleGame> = {
  game: battle,
  defaultSetup: DEFAULT_SETUP,
  opponents: ({ script }, { opponent }) => ({
    [ENEMY]: typeof opponent === 'string' ? opponent : (script.seat[ENEMY].bot ?? 'greedy'),
  }),
  recorder: {
    ledger: () => null,
    entry: ({ setup, now: { state } }) => {
      const won = battle.outcome(setup, state)?.result === 'won';
      const points = state.seats[SEAT.points]!;
      const enemy = state.seats[SEAT_SIZE + SEAT.points]!;
      return { won, merit: [won ? 1 : 0, points - enemy], facts: { points, enemy, turns: state.turn } };
    },
  },
};
