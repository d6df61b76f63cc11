import { type BattleGame, battle, type Event, type Outlook, type Setup, type View } from '@lockstep/battle';
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

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** A battle that is the whole game. */
export const duelOf = (session: GameSession<BattleGame>): Duel => {
  const { run, setup, view } = session;
  const all = moments(run);
  return {
    setup,
    view,
    steps: all.map(({ seat, events, state }) => ({
      seat,
      events: visible<BattleGame>(run, events),
      view: once(() => battle.view(setup, state, OWN)),
    })),
    start: once(() => battle.view(setup, all[0]?.before?.state ?? run.now.state, OWN)),
    outlook: (text) => session.explain(text) as Outlook | null,
  };
};
