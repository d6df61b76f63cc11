import {
  type BattleGame,
  battle,
  type Event,
  type Outlook,
  type Setup,
  type State,
  swapEvent,
  swapOutlook,
  swapSetup,
  swapView,
  type View,
} from '@lockstep/battle';
import { moments, type Seat } from '@lockstep/kernel';
import { OWN, visible } from '@lockstep/play';
import type { GameSession } from '../../play/session.svelte.ts';

/** One action of either seat, with what the player was told of it. */
export interface Step {
  readonly seat: Seat;
  readonly events: readonly Event[];
  /** How things stood after it. */
  view(): View;
}

/** A battle as a board draws it, be it a game of its own or a stop of a run. */
export interface Duel {
  readonly setup: Setup;
  readonly view: View;
  /** From the start of the battle, first to last. */
  readonly steps: readonly Step[];
  /** How things stood before the first. */
  start(): View;
  /** What an action would come to, as far as the player can know. */
  outlook(text: string): Outlook | null;
}

/** Made when it is first asked for. */
export const lazy = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** A battle that is the whole game, as the person at the screen sees it: their own side is seat 0. */
export const duelOf = (session: GameSession<BattleGame>): Duel => {
  const { run, setup, view, seat: own } = session;
  const turned = own !== OWN;
  const all = moments(run);
  const viewAt = (state: State): View => {
    const seen = battle.view(setup, state, own);
    return turned ? swapView(seen) : seen;
  };
  return {
    setup: turned ? swapSetup(setup) : setup,
    view: turned ? swapView(view) : view,
    steps: all.map(({ seat, events, state }) => {
      const told = visible<BattleGame>(run, events, own);
      return {
        seat: turned ? 1 - seat! : seat!,
        events: turned ? told.map(swapEvent) : told,
        view: lazy(() => viewAt(state)),
      };
    }),
    start: lazy(() => viewAt(all[0]?.before?.state ?? run.now.state)),
    outlook: (text) => {
      const found = session.explain(text) as Outlook | null;
      return found && turned ? swapOutlook(found) : found;
    },
  };
};
