import { type Game, Refusal, type Search } from '@lockstep/kernel';
import { best } from './best.ts';
import { searcher } from './reach.ts';

export interface TurningPoint<Action> {
  /** How many steps came before it. */
  readonly step: number;
  /** An action that would have kept the score open. */
  readonly instead: Action;
  /** The score that was open until then. */
  readonly score: number;
}

/** A line that was played from a position, held against a family of lines. */
export interface PlayedLine<Setup, State, Action> {
  readonly family: string;
  readonly setup: Setup;
  readonly start: State;
  readonly played: readonly Action[];
}

/** What a played line is held against, where it is not the best there is. */
export interface TurningPointGoal<Action> {
  readonly wanted?: number;
  /** A line from the start that reaches it, where one is known: searching for one may take longer than all the rest. */
  readonly reached?: readonly Action[] | undefined;
}

/** The first step of a played line after which the family no longer reaches `wanted`: the best there is, where nothing else is asked. Null where none does. */
export const turningPoint = <Setup, State, Action, Event, View>(
  game: Game<Setup, State, Action, Event, View>,
  search: Search<Setup, State, Action>,
  { family, setup, start, played, wanted, reached }: PlayedLine<Setup, State, Action> & TurningPointGoal<Action>,
): TurningPoint<Action> | null => {
  const score = wanted ?? best(game, search, family, setup, start).score;
  if (score === 0) return null;
  // One searcher for the whole line, so that what it gave up once it need not try again.
  const seeker = searcher(game, search, search.lines[family]!, setup);
  // A way from the current state to the score, last action first.
  let way: Action[] = reached ? [...reached].reverse() : [];
  if (reached === undefined && !seeker.reaches(start, score, way)) return null;
  let state = start;
  for (const [step, action] of played.entries()) {
    const next = game.step(setup, state, 0, action);
    if (next instanceof Refusal) throw new Error(`a played action was refused: ${next.code}`);
    const onwards: Action[] = [];
    if (!seeker.reaches(next, score, onwards)) return { step, instead: way.at(-1)!, score };
    way = onwards;
    state = next;
  }
  return null;
};
