import { type BattleGame, type Event, type Setup, swapEvent, swapSetup, swapView, type View } from '@lockstep/battle';
import { OWN, type Session, stepsOf, viewOf } from '@lockstep/play';

/** A battle as the person at the screen sees it: their own side is seat 0. */
export interface SeatView {
  readonly setup: Setup;
  readonly view: View;
  /** All that was told so far. */
  readonly events: readonly Event[];
  turned(events: readonly Event[]): readonly Event[];
}

export const facingOf = (session: Session<BattleGame>): SeatView => {
  const { setup } = session.attempt.run;
  const away = session.seat !== OWN;
  const turned = (events: readonly Event[]): readonly Event[] => (away ? events.map(swapEvent) : events);
  const view = viewOf(session);
  return {
    setup: away ? swapSetup(setup) : setup,
    view: away ? swapView(view) : view,
    events: turned(stepsOf(session).flat()),
    turned,
  };
};
