import type { QuestGame } from '@lockstep/quest';
import type { Model as ShellModel } from '../../shell/model.ts';
import { type PlayView, playViewOf } from '../../shell/play-view.ts';

export type Model = ShellModel<QuestGame>;

/** The quest at hand, once there is one. */
export type QuestView = PlayView<QuestGame>;

export const questViewOf = (model: Pick<Model, 'session'>): QuestView | null => playViewOf<QuestGame>(model);

/** The date of everyone's quest; null for any other. */
export const dateOf = ({ session }: Pick<Model, 'session'>): string | null => {
  const subject = session?.opening.ref.subject;
  return subject?.kind === 'daily' ? subject.date : null;
};
