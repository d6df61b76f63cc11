import { type Game, Refusal, type Search } from '@lockstep/kernel';
import { searcher } from './reach.ts';
import type { PlayedLine, TurningPointGoal } from './turning-point.ts';

export interface SmallestChange<Action> {
  /** How many steps came before it. */
  readonly step: number;
  readonly instead: Action;
  /** How many words of the action are others: cards, as a rule. */
  readonly size: number;
  /** A line that goes on from it to the score. */
  readonly line: readonly Action[];
}

/** How many words of one text have to be replaced to make the other. */
export const wordsChanged = (before: string, after: string): number => {
  const [old, fresh] = [before.split(' '), after.split(' ')];
  const lost = old.filter((word) => !fresh.includes(word)).length;
  const gained = fresh.filter((word) => !old.includes(word)).length;
  return Math.max(lost, gained);
};

/**
 * One action of a played line, replaced by one that differs in as few words as possible, from which the family reaches a score that
 * the line itself missed. Of equal changes the latest: all that was played before it stays. Null where no single action does it.
 */
export const smallestChange = <Setup, State, Action, Event, View>(
  game: Game<Setup, State, Action, Event, View>,
  search: Search<Setup, State, Action>,
  {
    family,
    setup,
    start,
    played,
    wanted,
    reached,
  }: PlayedLine<Setup, State, Action> & TurningPointGoal<Action> & { readonly wanted: number },
): SmallestChange<Action> | null => {
  const lines = search.lines[family]!;
  const seeker = searcher(game, search, lines, setup);
  const after = (state: State, action: Action): State => {
    const next = game.step(setup, state, 0, action);
    if (next instanceof Refusal) throw new Error(`an action was refused: ${next.code}`);
    return next;
  };
  const open: State[] = [];
  let state = start;
  for (const action of played) {
    if (!(state === start && reached) && !seeker.reaches(state, wanted)) break;
    open.push(state);
    state = after(state, action);
  }
  if (open.length === played.length && seeker.reaches(state, wanted)) return null;
  const others = open
    .flatMap((before, step) => {
      const text = game.format(setup, played[step]!);
      return game
        .legal(setup, before, 0)
        .filter((action) => lines.allows(setup, before, action))
        .map((action) => ({ step, before, action, size: wordsChanged(text, game.format(setup, action)) }))
        .filter(({ size }) => size > 0);
    })
    .sort((a, b) => a.size - b.size || b.step - a.step);
  for (const { step, before, action, size } of others) {
    const found: Action[] = [];
    if (seeker.reaches(after(before, action), wanted, found))
      return { step, instead: action, size, line: found.reverse() };
  }
  return null;
};
