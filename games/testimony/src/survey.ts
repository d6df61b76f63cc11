import { type CardSet, setOf } from '@lockstep/cards';
import type { Prover } from '@lockstep/kernel';
import type { Action } from './action.ts';
import { isRefutation } from './card.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

/** What walking every line of a puzzle shows. */
export interface Survey {
  /** Whole lines, and those that win. */
  readonly lines: number;
  readonly wins: number;
  /** How often a uniform random player wins. */
  readonly chance: number;
  /** The best score, and the lines that reach it. */
  readonly score: number;
  readonly best: readonly (readonly Action[])[];
  /** By how much the strongest winning line exceeds Resistance. */
  readonly margin: number;
  /** Cards in some best line, in some strongest line, in some winning line, in every winning line. */
  readonly inBest: CardSet;
  readonly inStrongest: CardSet;
  readonly inSomeWin: CardSet;
  readonly inEveryWin: CardSet;
  /** The cards of a winning line, played in another grouping or order, do not win. */
  readonly orderMatters: boolean;
}

const made = new WeakMap<Prover<Setup, Action>, Survey>();

/** One walk for all promises of a puzzle. */
export const surveyOf = (prover: Prover<Setup, Action>): Survey => {
  const before = made.get(prover);
  if (before) return before;
  const survey = walked(prover);
  made.set(prover, survey);
  return survey;
};

const walked = ({ setup, walk }: Prover<Setup, Action>): Survey => {
  let [lines, wins, chance, score, margin] = [0, 0, 0, 0, -1];
  let [inStrongest, inSomeWin, inEveryWin] = [0, 0, setup.tables.all];
  let best: (readonly Action[])[] = [];
  /** By story: whether some line has won with exactly these cards, or has played them and not won. */
  const wonWith = new Uint8Array(setup.tables.sets);
  const openWith = new Uint8Array(setup.tables.sets);
  walk((position, line, each, ended) => {
    const { story, resistance } = position as State;
    if (ended?.result !== 'won') {
      if (ended) lines += 1;
      // A story that fell apart did not take its last cards in.
      if (ended?.reason !== 'story-fell-apart') openWith[story] = 1;
      return;
    }
    lines += 1;
    wins += 1;
    chance += each;
    wonWith[story] = 1;
    inSomeWin |= story;
    inEveryWin &= story;
    const over = 0 - resistance; // −0 has no canonical form.
    if (over > margin) [margin, inStrongest] = [over, story];
    else if (over === margin) inStrongest |= story;
    const [reached] = ended.scores;
    if (reached! > score) [score, best] = [reached!, [[...line]]];
    else if (reached === score) best.push([...line]);
  });
  return {
    lines,
    wins,
    chance,
    score,
    best,
    margin,
    inBest: best.reduce((cards, line) => line.reduce((sum, action) => sum | action.cards, cards), 0),
    inStrongest: wins > 0 ? inStrongest : 0,
    inSomeWin,
    inEveryWin: wins > 0 ? inEveryWin : 0,
    orderMatters: wonWith.some((won, story) => won === 1 && openWith[story] === 1),
  };
};

/** Whether a best line begins with a refutation card: then refuting first is right, else it is wrong. */
export const refutesFirst = ({ script }: Setup, { best }: Survey): 'right' | 'wrong' => {
  const refuters = setOf(script.card.flatMap((card, i) => (isRefutation(card) ? [i] : [])));
  return best.some(([first]) => (first!.cards & refuters) !== 0) ? 'right' : 'wrong';
};
