import { type Outcome, preview } from '@lockstep/kernel';
import {
  CARDS,
  outcomeOf as endOf,
  type FinishedTry,
  isEnded,
  isOver,
  laidIn,
  type AnyTypes as PlayTypes,
  type Session,
  type SolverAnswer,
  stepsOf,
} from '@lockstep/play';
import { type AnyGameText, type DailyText, lessonSays } from '@lockstep/words';
import type { Model } from '../../shell/board.ts';
import type { Answers } from '../../terminal/words.ts';
import { type Button, lockButtons, resultButtons } from './button.ts';
import type { Card } from './cards.ts';
import type { Ahead, LockView } from './lock-view.ts';
import type { AnyTypes, GameTypes, LockTry, Records } from './try.ts';
import { onwardWords } from './words.ts';

type Daily = DailyText<AnyTypes, AnyTypes['setup'], AnyTypes['clear']>;

/** All that a lock board draws, from the shell's model. */
export interface LockModel<G extends GameTypes = AnyTypes> extends LockTry<G> {
  readonly lockView: LockView<G>;
  readonly text: AnyGameText;
  readonly daily: Daily;
  readonly grade: number | null;
  readonly session: Session<PlayTypes>;
  readonly page: string | null;
  readonly part: string | null;
  readonly scroll: number | null;
  readonly typed: string;
  readonly notice: readonly string[];
  readonly confirmation: { readonly question: string; readonly answers: Answers } | null;
  readonly busy: string | null;
  readonly solution: SolverAnswer | null;
  /** What a lesson says now; null where it is none. */
  readonly taught: string | null;
  /** Where a lesson leads; null where it is none. */
  readonly onward: string | null;
}

/** Of a free puzzle nothing is recorded, but a clear of it can be shared while it is there. */
const recordsIn = ({ host, session }: Model, daily: Daily, date: string | null): Records => {
  const { opening, attempt, records, playable } = session!;
  const clearOf = (entry: Pick<FinishedTry, 'won' | 'merit' | 'facts'> | undefined) =>
    entry && (daily.clearFrom(opening.setup, entry, date) ?? undefined);
  const [first, best] =
    date !== null
      ? [records.firstClear, records.best].map(clearOf)
      : [isEnded(session!) && !attempt.flags.practice ? clearOf(playable.recorder.entry(attempt.run)) : undefined];
  const ledger = date === null ? null : playable.recorder.ledger(opening.ref, opening.setup);
  return {
    ...(first === undefined ? {} : { firstClear: first }),
    ...(best === undefined ? {} : { best }),
    ...(ledger ? { streak: host.streak(ledger.game) } : {}),
    ...(records.firstClear?.replay === undefined ? {} : { firstReplay: records.firstClear.replay }),
  };
};

export const lockModelOf = (lockView: LockView, model: Model): LockModel => {
  const {
    host,
    session,
    busy,
    cursor,
    page,
    part,
    scroll,
    input: typed,
    notice,
    confirmation: asking,
    remark,
    remarks,
  } = model;
  const { text, board } = host.game;
  const { attempt, opening, started, laid, solution } = session!;
  const { date = null, grade = null, lesson } = host.opening(opening.ref, {});
  const daily: Daily = text.daily!;
  return {
    ...attempt,
    lockView: lockView,
    text,
    daily,
    grade,
    session: session!,
    title: { date, seedLabel: text.seedLabel(opening.seed), ...(lesson ? { lesson: lesson.title } : {}) },
    pack: host.pack,
    voice: host.voice,
    records: recordsIn(model, daily, date),
    locked: !started,
    selection: laidIn(laid, CARDS),
    cursor,
    remark,
    remarks,
    page,
    part,
    scroll,
    typed,
    notice,
    confirmation: asking,
    busy: busy ? board.notices.thinking : null,
    solution,
    taught: lesson ? lessonSays(lesson, stepsOf(session!), endOf(session!)) : null,
    onward: lesson ? onwardWords(attempt.run.game.id, lesson.next) : null,
  };
};

export const outcomeOf = ({ run }: LockModel): Outcome | undefined => run.game.outcome(run.setup, run.now.state);

export type Stop = 'lock' | 'board' | 'result';

export const stopOf = (table: LockModel): Stop => (table.locked ? 'lock' : isOver(table) ? 'result' : 'board');

/** The cards a player can choose from now. */
export const cardsOn = (table: LockModel): readonly Card[] =>
  stopOf(table) === 'board' ? table.lockView.cards(table) : [];

/** Another way to play the puzzle is another puzzle. */
const variantButtons = ({ lockView, run, session }: LockModel): readonly Button[] =>
  lockView.variants(run.setup).map(({ label, options }) => ({
    label,
    does: { do: 'open', ref: { ...session.opening.ref, options }, chosen: {} },
  }));

export const buttonsOn = (table: LockModel): readonly Button[] => {
  switch (stopOf(table)) {
    case 'lock':
      return lockButtons(table.title, variantButtons(table));
    case 'board':
      return table.lockView.buttons(table);
    case 'result':
      return resultButtons(outcomeOf(table)?.result === 'lost', table.onward === null);
  }
};

/** The number a card is called by: its place in the deal, which never changes. */
export const numberOf = ({ run, lockView }: LockModel, id: string): number => lockView.ids(run.setup).indexOf(id) + 1;

export const aheadOf = (table: LockModel): Ahead | null => {
  if (table.selection.length === 0 || stopOf(table) !== 'board') return null;
  const { run, lockView } = table;
  const kind = lockView.kind(table);
  const action = run.game.parse(run.setup, [kind, ...table.selection].join(' '));
  if (!action.ok) return { kind, result: action.fault };
  return { kind, result: preview(run.game, run.setup, run.now.state, 0, action.value) };
};
