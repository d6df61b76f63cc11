import { type Draft, type Event, TAGS } from '@lockstep/draft';
import { moments } from '@lockstep/kernel';
import type { RunOf } from '@lockstep/play';
import { themeTitle } from '@lockstep/words-draft';
import type { Model as ShellModel } from '../../shell/model.ts';
import { type PlayView, playViewOf } from '../../shell/play-view.ts';

export type Model = ShellModel<Draft>;
export type QuestRun = RunOf<Draft>;

/** The quest at hand, once there is one. */
export type QuestView = PlayView<Draft>;

export const questViewOf = (model: Pick<Model, 'session'>): QuestView | null => playViewOf<Draft>(model);

/** The date of everyone's quest; null for any other. */
export const dateOf = ({ session }: Pick<Model, 'session'>): string | null => {
  const subject = session?.opening.ref.subject;
  return subject?.kind === 'daily' ? subject.date : null;
};

/** A themed site is called by its theme; null at any other. */
export const themeOf = ({ view, run }: QuestView): string | null =>
  view.site === 'DISCOVERY' || view.site === 'SPECIALTY' ? themeTitle(TAGS[run.now.state.theme] ?? null) : null;

/** What the guide says here, where the route has one: before anything is done at a site. */
export const guideOf = ({ setup, run }: QuestView): string | null => {
  const { stop, done } = run.now.state;
  return done === 0 ? (setup.script.scene.guide[stop] ?? null) : null;
};

/** What is read on coming into a dreamscape: nothing at its later sites. */
export const arrivalOf = ({ setup, view, run }: QuestView): string | null =>
  view.stop === 1 && run.now.state.done === 0
    ? (setup.script.scene.dreamscape[view.dreamscape - 1]?.line ?? null)
    : null;

export const eventsOf = (run: QuestRun): readonly Event[] => moments(run).flatMap(({ events }) => events);

/** Whether something is said here before anything is chosen. */
export const hasText = (questView: QuestView): boolean => guideOf(questView) !== null || arrivalOf(questView) !== null;
