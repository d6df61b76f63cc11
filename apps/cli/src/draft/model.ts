import { type Event, draft as game, type Setup, TAGS, type View } from '@lockstep/draft';
import { moments } from '@lockstep/kernel';
import { type Attempt, isOver, openAttempt } from '@lockstep/play';
import { themeTitle } from '@lockstep/words-draft';
import type { Desk, Place, QuestRun } from './desk.ts';
import { NOTICES, type PAGE_TITLES } from './words.ts';

/** All a player can ask for, by key, menu or typed word. */
export type Command =
  | { readonly do: 'act'; readonly text: string }
  | { readonly do: 'open'; readonly quest: string }
  | { readonly do: 'preset'; readonly to: string }
  | { readonly do: 'undo' | 'retry'; readonly sure: boolean }
  | { readonly do: 'show'; readonly page: Page; readonly part?: string }
  | { readonly do: 'keep'; readonly file: string | null }
  | { readonly do: 'back' | 'on' | 'redo' | 'shelf' | 'look' | 'save' | 'quit' };

export type Page = keyof typeof PAGE_TITLES;

export interface Model {
  readonly desk: Desk;
  readonly preset: string;
  /** Null at the shelf. */
  readonly place: Place | null;
  readonly attempt: Attempt<QuestRun> | null;
  /** What is said on coming somewhere is still to be read. */
  readonly reading: boolean;
  readonly cursor: number;
  /** How many cards stood side by side when the screen was last drawn. */
  readonly across: number;
  readonly page: Page | null;
  readonly part: string | null;
  /** Of a page or a text; null where nobody scrolled. */
  readonly scroll: number | null;
  readonly notice: readonly string[];
  readonly asking: { readonly question: string; readonly yes: Command } | null;
  readonly typed: string;
  readonly done: boolean;
}

/** Whoever never played begins at the lesson, everybody else at today's quest. */
const firstOnShelf = (desk: Desk, preset: string): number => {
  const shelf = desk.shelf(preset);
  return shelf.some(({ tried, begun }) => tried || begun)
    ? 0
    : Math.max(
        0,
        shelf.findIndex(({ kind }) => kind === 'LESSON'),
      );
};

export const shelfModel = (desk: Desk, preset: string): Model => ({
  desk,
  preset,
  place: null,
  attempt: null,
  reading: false,
  cursor: firstOnShelf(desk, preset),
  across: 1,
  page: null,
  part: null,
  scroll: null,
  notice: [],
  asking: null,
  typed: '',
  done: false,
});

/** The quest on the table, once there is one. */
export interface Night {
  readonly setup: Setup;
  readonly view: View;
  readonly run: QuestRun;
}

const views = new WeakMap<object, View>();

export const nightOf = ({ attempt }: Pick<Model, 'attempt'>): Night | null => {
  if (!attempt) return null;
  const { run } = attempt;
  const { state } = run.now;
  const view = views.get(state) ?? game.view(run.setup, state, 0);
  views.set(state, view);
  return { setup: run.setup, view, run };
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

/** A quest is put on the table. */
export const placed = (model: Model, place: Place): Model => ({
  ...shelfModel(model.desk, model.preset),
  cursor: 0,
  place,
  attempt: openAttempt(place.run, place.flags),
  reading: place.resumed === 'NO' && isSpoken(nightOf({ attempt: openAttempt(place.run, place.flags) })!),
  notice: place.resumed === 'NO' ? [] : [place.resumed === 'AS_IT_IS' ? NOTICES.resumed : NOTICES.changed],
});

export const overOf = ({ attempt }: Pick<Model, 'attempt'>): boolean => attempt !== null && isOver(attempt);
