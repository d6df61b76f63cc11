import type { Playable } from '@lockstep/play';
import { type Action, type Event, nullGame, type Setup, type State, type View } from './null.ts';

export interface Null {
  readonly setup: Setup;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly view: View;
  readonly details: unknown;
}

/** What is played where nothing else is asked for. */
export const DEFAULT_SETUP: Setup = { limit: 21, sides: 6 };

/** Every legal action is an option, and nothing is recorded: all that a game needs to be played in any shell. */
export const player: Playable<Null> = {
  game: nullGame,
  defaultSetup: DEFAULT_SETUP,
  recorder: {
    ledger: () => null,
    entry: (run) => {
      const { total, outcome } = run.game.view(run.setup, run.now.state, 0);
      return { won: outcome?.result === 'finished', merit: [outcome?.scores[0] ?? 0], facts: { total } };
    },
  },
};
