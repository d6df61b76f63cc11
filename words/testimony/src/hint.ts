import type { SolverAnswer } from '@lockstep/play';
import { testimony as game, resultOf, type Setup } from '@lockstep/testimony';
import { counted } from '@lockstep/words';
import { cardName, cardNames } from './names.ts';

/** HIDDEN: a hint is sure of what it says whatever KOA has not shown, and says that it is. */
const reachWords = (setup: Setup, { score, hindsight = false }: SolverAnswer, first: boolean): string => {
  const open = hindsight || setup.script.visibility === 'FULL';
  if (score === 0)
    return open ? 'No line of play wins from here.' : 'No line of play is sure to win from here, whatever KOA holds.';
  const { turns, scrutiny } = resultOf(setup, score);
  const total = first ? counted(turns, 'turn') : `${counted(turns, 'turn')} in all`;
  return `It can still be granted in ${total} at Scrutiny ${scrutiny}${open ? '' : ', whatever KOA holds'}.`;
};

const stepWords = (setup: Setup, text: string): string =>
  game.parse(setup, text).ok ? `Submit ${cardNames(setup, text.split(' ').slice(1))}.` : text;

/** Says what the level asks for and nothing beyond it, whatever else was found. `first`: before the first submission. */
export const hintLines = (setup: Setup, found: SolverAnswer, first: boolean): readonly string[] => {
  const { level, card, line } = found;
  const reach = reachWords(setup, found, first);
  switch (level) {
    case 'nudge':
      return [reach];
    case 'card':
      return card === undefined ? [reach] : [reach, `A best next submission has ${cardName(setup, card)} in it.`];
    case 'line':
      return [reach, ...(line ?? []).map((text, i) => `${i + 1}. ${stepWords(setup, text)}`)];
  }
};
