import { isPlain, type Options, type Playable, type Ref } from '@lockstep/play';
import { type BattleGame, battle } from './battle.ts';
import { prompt } from './prompt.ts';
import { SEAT, SEAT_SIZE } from './state.ts';
import { undoesFreely } from './undo.ts';

const YOU = 0;
const ENEMY = 1;

/** Whether people sit at both seats, who hand one screen to each other. */
const isTwo = ({ players }: Options): boolean => players === 2;

/** A duel of the shelf under its name, any two decks under both; a battle of two people is not recorded. */
const nameOf = ({ subject, options }: Ref): string | null => {
  if (subject.kind !== 'scene' || isTwo(options)) return null;
  const { yours, enemy } = options;
  return yours === undefined && enemy === undefined ? subject.scene : [yours, 'against', enemy].join('-');
};

export const player: Playable<BattleGame> = {
  game: battle,
  prompt,
  undoesFreely,
  passes: ['pass'],
  people: (_setup, options) => (isTwo(options) ? [YOU, ENEMY] : [YOU]),
  opponents: ({ script }, options): { readonly [seat: number]: string } => {
    const { opponent } = options;
    const bot = typeof opponent === 'string' ? opponent : (script.seat[ENEMY].bot ?? 'greedy');
    return isTwo(options) ? {} : { [ENEMY]: bot };
  },
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
