import { moments } from '@lockstep/kernel';
import { type Action, testimony as game, winningSwap } from '@lockstep/testimony';
import { cardName } from '@lockstep/words-testimony';
import { wrap } from '../../terminal/layout.ts';
import { viewOf } from '../lock/try.ts';
import type { KoaTry } from './try.ts';
import { SWAPS } from './words.ts';

const playedIn = ({ run }: KoaTry): readonly Action[] =>
  moments(run).flatMap(({ text }) => {
    const action = game.parse(run.setup, text);
    return action.ok ? [action.value] : [];
  });

const swapText = (attempt: KoaTry): string => {
  if (viewOf(attempt).outcome?.result !== 'lost') return SWAPS.notLost;
  const { run } = attempt;
  const { setup } = run;
  const swap = winningSwap(setup, playedIn(attempt));
  if (!swap) return SWAPS.none;
  const [out, into] = [cardName(setup, swap.out), cardName(setup, swap.in)];
  const elsewhere = moments(run).findIndex(({ text }) => text.split(' ').includes(swap.in));
  return elsewhere < 0 ? SWAPS.unplayed(swap.turn, out, into) : SWAPS.exchanged(swap.turn, out, into, elsewhere + 1);
};

/** The single swap that would have won a lost try. */
export const swapPage = (attempt: KoaTry, width: number): string[] => [
  ...wrap(swapText(attempt), width),
  '',
  ...wrap(SWAPS.solution, width),
];
