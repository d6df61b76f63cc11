import { freeplay as game, type Setup, type View } from '@lockstep/freeplay';
import type { Tool } from '@lockstep/gates';
import { type Attempt, isOver, openAttempt } from '@lockstep/play';
import type { Choice, Desk, FreeRun, Place } from './desk.ts';
import { NOTICES, type PAGE_TITLES } from './words.ts';

/** All a player can ask for, by key, menu or typed word. */
export type Command =
  | { readonly do: 'act'; readonly text: string; readonly sure?: boolean }
  | { readonly do: 'preview'; readonly text: string }
  | { readonly do: 'pick'; readonly run: string }
  | { readonly do: 'open'; readonly choice: Choice; readonly anew: boolean; readonly sure?: boolean }
  | { readonly do: 'level'; readonly to: string }
  | { readonly do: 'choose'; readonly ids: readonly string[] }
  | { readonly do: 'tool'; readonly tool: Tool | null }
  | { readonly do: 'aim'; readonly gate: string }
  /** The ways a move, or an offer, can be taken: one is chosen from a list. */
  | { readonly do: 'ways'; readonly of: string }
  | { readonly do: 'undo' | 'retry'; readonly sure: boolean; readonly same?: boolean }
  | { readonly do: 'show'; readonly page: Page; readonly part?: string }
  | { readonly do: 'keep'; readonly file: string | null }
  | { readonly do: 'back' | 'on' | 'skip' | 'redo' | 'shelf' | 'look' | 'save' | 'quit' };

export type Page = keyof typeof PAGE_TITLES;

export interface Model {
  readonly desk: Desk;
  readonly level: string;
  /** Whose kits and levels are being looked at; null elsewhere. */
  readonly picking: string | null;
  /** Null at the shelf. */
  readonly place: Place | null;
  readonly attempt: Attempt<FreeRun> | null;
  /** Cards taken up for a move, in the order they were. */
  readonly chosen: readonly string[];
  readonly tool: Tool | null;
  readonly gate: string | null;
  readonly ways: string | null;
  /** Something is to be read before anything is done: an act begins, an Audit, a note. */
  readonly reading: boolean;
  /** The notes of a run that teaches are not wanted. */
  readonly hushed: boolean;
  readonly cursor: number;
  readonly page: Page | null;
  readonly part: string | null;
  /** Of a page or a text; null where nobody scrolled. */
  readonly scroll: number | null;
  readonly notice: readonly string[];
  readonly asking: { readonly question: string; readonly yes: Command } | null;
  readonly typed: string;
  readonly done: boolean;
}

export const shelfModel = (desk: Desk, level = desk.level): Model => ({
  desk,
  level,
  picking: null,
  place: null,
  attempt: null,
  chosen: [],
  tool: null,
  gate: null,
  ways: null,
  reading: false,
  hushed: false,
  cursor: 0,
  page: null,
  part: null,
  scroll: null,
  notice: [],
  asking: null,
  typed: '',
  done: false,
});

/** The run on the table, once there is one. */
export interface Scene {
  readonly setup: Setup;
  readonly view: View;
  readonly run: FreeRun;
}

const views = new WeakMap<object, View>();

export const sceneOf = ({ attempt }: Pick<Model, 'attempt'>): Scene | null => {
  if (!attempt) return null;
  const { run } = attempt;
  const { state } = run.now;
  const view = views.get(state) ?? game.view(run.setup, state, 0);
  views.set(state, view);
  return { setup: run.setup, view, run };
};

/** What the run teaches here, unless it is not wanted. */
export const noteOf = (model: Pick<Model, 'attempt' | 'hushed'>): string | null =>
  model.hushed ? null : (sceneOf(model)?.view.note ?? null);

/** An act that begins, or an Audit. */
const isMoment = ({ run, view }: Scene): boolean =>
  view.phase === 'incident' &&
  (!run.now.before || run.now.events.some(({ kind }) => kind === 'act-began' || kind === 'audit-began'));

export const isSpoken = (model: Pick<Model, 'attempt' | 'hushed'>): boolean => {
  const scene = sceneOf(model);
  return scene !== null && (isMoment(scene) || noteOf(model) !== null);
};

/** Nothing taken up, and the first gate that stands aimed at. */
export const laidDown = (model: Model): Model => {
  const gates = sceneOf(model)?.view.gates?.gates ?? [];
  const still = gates.find(({ id, cleared }) => id === model.gate && !cleared);
  const gate = still?.id ?? gates.find(({ cleared }) => !cleared)?.id ?? null;
  const first = gates.filter(({ cleared }) => !cleared).length;
  return { ...model, chosen: [], tool: null, gate, ways: null, cursor: gates.length > 0 ? first : 0 };
};

/** A run is put on the table. */
export const placed = (model: Model, place: Place): Model => {
  const bare: Model = {
    ...shelfModel(model.desk, model.level),
    place,
    attempt: openAttempt(place.try, place.flags),
  };
  return laidDown({
    ...bare,
    reading: isSpoken(bare) && place.resumed === 'NO',
    notice: place.resumed === 'NO' ? [] : [place.resumed === 'AS_IT_IS' ? NOTICES.resumed : NOTICES.changed],
  });
};

/** The kits and levels of a run, before it begins. */
export const pickModel = (model: Model, run: string): Model => ({
  ...shelfModel(model.desk, model.level),
  picking: run,
});

export const overOf = ({ attempt }: Pick<Model, 'attempt'>): boolean => attempt !== null && isOver(attempt);
