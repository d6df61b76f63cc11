import { isEnded, type RunOf, type Session, type Types, viewOf } from '@lockstep/play';

/** The game at hand: its setup, the player's view, the run and its session. */
export interface PlayView<G extends Types> {
  readonly setup: G['setup'];
  readonly view: G['view'];
  readonly run: RunOf<G>;
  readonly session: Session<G>;
}

interface HasSession<G extends Types> {
  readonly session: Session<G> | null;
}

/** Null on the shelf, where no game is open. */
export const playViewOf = <G extends Types>({ session }: HasSession<G>): PlayView<G> | null => {
  if (!session) return null;
  const { run } = session.attempt;
  return { setup: run.setup, view: viewOf(session), run, session };
};

export const hasEnded = <G extends Types>({ session }: HasSession<G>): boolean => session !== null && isEnded(session);
