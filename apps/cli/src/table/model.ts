import { type HintLevel, moments, type Preview, preview, type Refusal } from '@lockstep/kernel';
import type { Flags } from '@lockstep/progress';
import {
  type CardView,
  type Event,
  type Explained,
  explainPayload,
  type Kind,
  protocol,
  type View,
} from '@lockstep/protocol';
import { type Line, type Speech, type Stage, speak } from '@lockstep/words-protocol';
import type { Command, Page } from './command.ts';
import type { ProtocolRun, Records, Sitting } from './sitting.ts';

export type Button =
  | 'START'
  | 'DRAFT'
  | 'SUBMIT'
  | 'SCAN'
  | 'PROTOCOLS'
  | 'HINT'
  | 'UNDO'
  | 'RETRY'
  | 'SHARE'
  | 'SOLUTION'
  | 'RULES'
  | 'QUIT';

/** All the table shows. What undo must not touch is here; what it must is in the run. */
export interface Model {
  readonly sitting: Sitting;
  readonly run: ProtocolRun;
  readonly flags: Flags;
  readonly records: Records;
  /** Pressing START changes nothing in the rules, so the Lock is the table's own. */
  readonly locked: boolean;
  readonly page: Page | null;
  /** Of a page: a section of the rules, or another form of the share text. */
  readonly part: string | null;
  readonly scroll: number;
  /** Ids, in the order they were chosen. */
  readonly selection: readonly string[];
  /** Over the cards first, then the buttons. */
  readonly cursor: number;
  readonly typed: string;
  readonly notice: readonly string[];
  /** A question, and what a yes does. */
  readonly asking: { readonly question: string; readonly yes: Command } | null;
  /** What AURA said to the last hint or undo, until the next step. */
  readonly remark: Line | null;
  readonly remarks: number;
  readonly hinted: { readonly at: ProtocolRun['now']; readonly level: HintLevel } | null;
  readonly solution: readonly string[];
  readonly busy: string | null;
  readonly done: boolean;
}

export const openModel = (sitting: Sitting): Model => {
  const solutionShown = sitting.flags.solutionShown || sitting.records.practiceBecauseSolutionShown;
  const flags = { ...sitting.flags, solutionShown, practice: sitting.flags.practice || solutionShown };
  return {
    sitting,
    run: sitting.run,
    flags,
    records: sitting.records,
    locked: sitting.run.now.turn === 0,
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
    hinted: null,
    solution: [],
    busy: null,
    done: false,
  };
};

export const viewOf = ({ run }: Model): View => run.game.view(run.setup, run.now.state, 0);

export type Stop = 'lock' | 'draft' | 'solve' | 'result';

export const stopOf = (model: Model): Stop => (model.locked ? 'lock' : viewOf(model).phase);

/** The cards a player can choose from now. */
export const cardsOn = (model: Model): readonly CardView[] => {
  const stop = stopOf(model);
  if (stop === 'lock' || stop === 'result') return [];
  return viewOf(model).cards.filter(({ place }) => place === (stop === 'draft' ? 'dealt' : 'evidence'));
};

const BUTTONS: { readonly [stop in Stop]: readonly Button[] } = {
  lock: ['START', 'RULES'],
  draft: ['DRAFT', 'PROTOCOLS', 'HINT', 'RULES', 'QUIT'],
  solve: ['SUBMIT', 'SCAN', 'HINT', 'UNDO', 'RULES', 'QUIT'],
  result: ['RETRY', 'SHARE', 'SOLUTION', 'RULES', 'QUIT'],
};

export const buttonsOn = (model: Model): readonly Button[] => BUTTONS[stopOf(model)];

/** The button under the cursor, if it is on one. */
export const buttonAt = (model: Model): Button | undefined => buttonsOn(model)[model.cursor - cardsOn(model).length];

/** The number a card is called by: its place in the deal, which never changes. */
export const numberOf = ({ run }: Model, id: string): number =>
  run.setup.puzzle.card.findIndex((card) => card.id === id) + 1;

export const toggled = (model: Model, id: string): Model => {
  const selection = model.selection.includes(id)
    ? model.selection.filter((one) => one !== id)
    : [...model.selection, id];
  return { ...model, selection, notice: [] };
};

export const stageOf = ({ run, sitting }: Model): Stage => ({
  setup: run.setup,
  seed: run.seed,
  lock: sitting.lock.name,
});

const speechOf = (model: Model): Speech => speak(model.sitting.voice, stageOf(model), moments(model.run));

export const auraLine = (model: Model): Line => {
  if (model.remark) return model.remark;
  const { opening, draft, steps } = speechOf(model);
  const stop = stopOf(model);
  if (stop === 'lock') return opening;
  return stop === 'draft' ? draft : (steps.at(-1) ?? opening);
};

/** What the chosen cards would do, or why they may not. */
export interface Ahead {
  readonly kind: Kind;
  readonly result: Preview<Event> | Refusal;
}

/** Which action the chosen cards are meant for: the button under the cursor decides between SUBMIT and SCAN. */
const intended = (model: Model): Kind =>
  stopOf(model) === 'draft' ? 'draft' : buttonAt(model) === 'SCAN' ? 'scan' : 'submit';

export const aheadOf = (model: Model): Ahead | null => {
  const stop = stopOf(model);
  if (model.selection.length === 0 || (stop !== 'draft' && stop !== 'solve')) return null;
  const kind = intended(model);
  const { run } = model;
  const action = protocol.parse(run.setup, [kind, ...model.selection].join(' '));
  if (!action.ok) return { kind, result: action.fault };
  return { kind, result: preview(run.game, run.setup, run.now.state, 0, action.value) };
};

/** Path by path, for the chosen payload or for none. */
export const explainedOf = (model: Model): Explained | null => {
  const { run, selection } = model;
  const action = protocol.parse(run.setup, ['submit', ...selection].join(' '));
  if (stopOf(model) !== 'solve' || selection.length === 0 || !action.ok) return null;
  return explainPayload(run.setup, run.now.state, action.value.cards);
};
