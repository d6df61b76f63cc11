import { isPlain, type Playable, type Ref } from '@lockstep/play';
import { type BattleGame, battle } from './battle.ts';
import { prompt } from './prompt.ts';
import { SEAT, SEAT_SIZE } from './state.ts';
import { undoesFreely } from './undo.ts';

const ENEMY = 1;

/** A duel of the shelf under its name, any two decks under both. */
const nameOf = ({ subject, options: { yours, enemy } }: Ref): string | null => {
  if (subject.kind !== 'scene') return null;
  return yours === undefined && enemy === undefined ? subject.scene : [subject.scene, yours, enemy].join('-');
};

export const player: Playable<BattleGame> = {
  game: battle,
  prompt,
  undoesFreely,
  opponents: ({ script }, { opponent }) => ({
    [ENEMY]: typeof opponent === 'string' ? opponent : (script.seat[ENEMY].bot ?? 'greedy'),
  }),
  adviser: 'search',
  recorder: {
    ledger: (ref) => {
      const name = isPlain(ref) ? nameOf(ref) : null;
      return name === null ? null : { game: battle.id, name };
    },
    entry: ({ setup, now: { state } }) => {
      const won = battle.outcome(setup, state)?.result === 'won';
      const points = state.seats[SEAT.points]!;
      const enemy = state.seats[SEAT_SIZE + SEAT.points]!;
      return { won, merit: [won ? 1 : 0, points - enemy], facts: { points, enemy, turns: state.turn } };
    },
  },
};
