import { type Draft, type Event, type Pack, type Setup, TAGS, type View } from '@lockstep/draft';
import { moments } from '@lockstep/kernel';
import { isEnded, type RunOf, viewOf } from '@lockstep/play';
import { themeTitle } from '@lockstep/words-draft';
import type { Model as ShellModel } from '../../shell/model.ts';

export type Model = ShellModel<Draft>;
export type QuestRun = RunOf<Draft>;

/** The quest at hand, once there is one. */
export interface Night {
  readonly setup: Setup;
  readonly view: View;
  readonly run: QuestRun;
}

export const nightOf = ({ session }: Pick<Model, 'session'>): Night | null => {
  if (!session) return null;
  const { run } = session.attempt;
  return { setup: run.setup, view: viewOf(session), run };
};

export const packOf = ({ host }: Pick<Model, 'host'>): Pack => host.pack as Pack;

/** The date of everyone's quest; null for any other. */
export const dateOf = ({ session }: Pick<Model, 'session'>): string | null => {
  const subject = session?.opening.ref.subject;
  return subject?.kind === 'daily' ? subject.date : null;
};

/** A themed site is called by its theme; null at any other. */
export const themeOf = ({ view, run }: Night): string | null =>
  view.site === 'DISCOVERY' || view.site === 'SPECIALTY' ? themeTitle(TAGS[run.now.state.theme] ?? null) : null;

/** What the guide says here, where the route has one: before anything is done at a site. */
export const guideOf = ({ setup, run }: Night): string | null => {
  const { stop, done } = run.now.state;
  return done === 0 ? (setup.script.scene.guide[stop] ?? null) : null;
};

/** What is read on coming into a dreamscape: nothing at its later sites. */
export const arrivalOf = ({ setup, view, run }: Night): string | null =>
  view.stop === 1 && run.now.state.done === 0
    ? (setup.script.scene.dreamscape[view.dreamscape - 1]?.line ?? null)
    : null;

export const eventsOf = (run: QuestRun): readonly Event[] => moments(run).flatMap(({ events }) => events);

/** Whether something is said here before anything is chosen. */
export const isSpoken = (night: Night): boolean => guideOf(night) !== null || arrivalOf(night) !== null;

export const overOf = ({ session }: Pick<Model, 'session'>): boolean => session !== null && isEnded(session);
