import type { Game, Outcome, Position, Seat } from './contract.ts';
import { Refusal } from './issue.ts';

export interface Preview<Event, Details = unknown> {
  readonly events: readonly Event[];
  readonly outcome: Outcome | undefined;
  readonly details: Details | null;
}

/** The real step on what the seat can know: parts of an event it cannot know are null. */
export const preview = <Setup, State, Action, Event, View, Details>(
  game: Game<Setup, State, Action, Event, View, Details>,
  setup: Setup,
  state: State,
  seat: Seat,
  action: Action,
): Preview<Event, Details> | Refusal => {
  const known = game.mask(setup, state, seat);
  const events: Event[] = [];
  const next = game.step(known.setup, known.state, seat, action, events);
  if (next instanceof Refusal) return next;
  return {
    events,
    outcome: game.outcome(known.setup, next),
    details: game.explain?.(known.setup, known.state, seat, action) ?? null,
  };
};

/** The details of an action that `preview` refused, on what the seat can know. */
export const explainRefused = <Setup, State, Action, Event, View, Details>(
  game: Game<Setup, State, Action, Event, View, Details>,
  { setup, state }: Position<Setup, State>,
  seat: Seat,
  action: Action,
  refusal: Refusal,
): Details | null => {
  const known = game.mask(setup, state, seat);
  return game.explainRefused?.(known.setup, known.state, seat, action, refusal) ?? null;
};
