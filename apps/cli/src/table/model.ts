import { type Outcome, preview } from '@lockstep/kernel';
import { isOver, openAttempt } from '@lockstep/play';
import { type Button, lockButtons, resultButtons } from './button.ts';
import type { Card } from './cards.ts';
import type { Command } from './command.ts';
import type { Ahead } from './face.ts';
import type { AnyTypes, GameTypes, Scene } from './scene.ts';
import type { Sitting } from './sitting.ts';

/** All the table shows. What undo must not touch is here; what it must is in the run. */
export interface Model<G extends GameTypes = AnyTypes> extends Scene<G> {
  readonly sitting: Sitting<G>;
  readonly page: string | null;
  /** Of a page: a section of the rules, or another form of the share text. */
  readonly part: string | null;
  readonly scroll: number;
  readonly typed: string;
  readonly notice: readonly string[];
  /** A question, and what a yes does. */
  readonly asking: { readonly question: string; readonly yes: Command } | null;
  readonly solution: readonly string[];
  readonly busy: string | null;
  readonly done: boolean;
}

export const openModel = <G extends GameTypes>(sitting: Sitting<G>): Model<G> => {
  const { run, title, pack, voice, records } = sitting;
  const solutionShown = sitting.flags.solutionShown || records.practiceBecauseSolutionShown;
  const flags = { ...sitting.flags, solutionShown, practice: sitting.flags.practice || solutionShown };
  return {
    ...openAttempt(run, flags),
    sitting,
    title,
    pack,
    voice,
    records,
    locked: run.now.turn === 0,
    page: null,
    part: null,
    scroll: 0,
    selection: [],
    cursor: 0,
    typed: '',
    notice: [],
    asking: null,
    remark: null,
    remarks: 0,
    solution: [],
    busy: null,
    done: false,
  };
};

export const outcomeOf = ({ run }: Model): Outcome | undefined => run.game.outcome(run.setup, run.now.state);

export type Stop = 'lock' | 'board' | 'result';

export const stopOf = (model: Model): Stop => (model.locked ? 'lock' : isOver(model) ? 'result' : 'board');

/** The cards a player can choose from now. */
export const cardsOn = (model: Model): readonly Card[] =>
  stopOf(model) === 'board' ? model.sitting.face.cards(model) : [];

export const buttonsOn = (model: Model): readonly Button[] => {
  const { face, title } = model.sitting;
  switch (stopOf(model)) {
    case 'lock':
      return lockButtons(
        title.date,
        face.variants(model.run.setup).map(({ label, options }) => ({ label, command: { do: 'vary', options } })),
      );
    case 'board':
      return face.buttons(model);
    case 'result':
      return resultButtons(face.buttonsAfter(model));
  }
};

/** The button under the cursor, if it is on one. */
export const buttonAt = (model: Model): Button | undefined => buttonsOn(model)[model.cursor - cardsOn(model).length];

/** The number a card is called by: its place in the deal, which never changes. */
export const numberOf = ({ run, sitting }: Model, id: string): number => sitting.face.ids(run.setup).indexOf(id) + 1;

export const toggled = (model: Model, id: string): Model => {
  const selection = model.selection.includes(id)
    ? model.selection.filter((one) => one !== id)
    : [...model.selection, id];
  return { ...model, selection, notice: [] };
};

export const aheadOf = (model: Model): Ahead | null => {
  if (model.selection.length === 0 || stopOf(model) !== 'board') return null;
  const { run } = model;
  const kind = model.sitting.face.kind(model);
  const action = run.game.parse(run.setup, [kind, ...model.selection].join(' '));
  if (!action.ok) return { kind, result: action.fault };
  return { kind, result: preview(run.game, run.setup, run.now.state, 0, action.value) };
};
