import type { Game, Outcome, Position, Seat } from './contract.ts';
import { Refusal } from './issue.ts';

export interface Preview<Event, Details = unknown> {
  readonly events: readonly Event[];
  readonly outcome: Outcome | undefined;
  readonly details: Details | null;
}

/** What was masked last: a screen previews every action of one state. */
let masked:
  | {
      readonly game: unknown;
      readonly setup: unknown;
      readonly state: unknown;
      readonly seat: Seat;
      // biome-ignore lint/suspicious/noExplicitAny: of whichever game it was
      readonly known: Position<any, any>;
    }
  | undefined;

const maskOnce = <Setup, State, Action, Event, View, Details>(
  game: Game<Setup, State, Action, Event, View, Details>,
  setup: Setup,
  state: State,
  seat: Seat,
): Position<Setup, State> => {
  if (masked?.state === state && masked.setup === setup && masked.seat === seat && masked.game === game)
    return masked.known;
  const known = game.mask(setup, state, seat);
  masked = { game, setup, state, seat, known };
  return known;
};

/** The real step on what the seat can know: parts of an event it cannot know are null. */
export const preview = <Setup, State, Action, Event, View, Details>(
  game: Game<Setup, State, Action, Event, View, Details>,
  setup: Setup,
  state: State,
  seat: Seat,
  action: Action,
): Preview<Event, Details> | Refusal => {
  const known = maskOnce(game, setup, state, seat);
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
  const known = maskOnce(game, setup, state, seat);
  return game.explainRefused?.(known.setup, known.state, seat, action, refusal) ?? null;
};
