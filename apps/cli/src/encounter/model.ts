import { type Difficulty, type Event, encounter as game, type Setup, type View } from '@lockstep/encounter';
import { moments } from '@lockstep/kernel';
import { type Attempt, isOver, openAttempt } from '@lockstep/play';
import { sceneLines } from '@lockstep/words-encounter';
import type { Desk, Place, SceneRun } from './desk.ts';
import { beforePage, type Card, cardsOf, type Line, sincePage, speechOf } from './telling.ts';
import { NOTICES, type PAGE_TITLES } from './words.ts';

/** All a player can ask for, by key, menu or typed word. */
export type Command =
  | { readonly do: 'act'; readonly text: string }
  | { readonly do: 'open'; readonly scene: string }
  | { readonly do: 'difficulty'; readonly to: Difficulty }
  /** Into a list of the menu, and out of it. */
  | { readonly do: 'down'; readonly into: string }
  | { readonly do: 'back' }
  | { readonly do: 'undo' | 'retry'; readonly sure: boolean }
  | { readonly do: 'show'; readonly page: Page; readonly part?: string }
  | { readonly do: 'odds'; readonly text: string }
  | { readonly do: 'keep'; readonly file: string | null }
  /** The next card, and all of them at once. */
  | { readonly do: 'redo' | 'shelf' | 'look' | 'save' | 'quit' | 'next' | 'all' };

export type Page = keyof typeof PAGE_TITLES;

export interface Model {
  readonly desk: Desk;
  readonly difficulty: Difficulty;
  /** Null at the shelf. */
  readonly place: Place | null;
  readonly attempt: Attempt<SceneRun> | null;
  /** The lists of the menu that were opened, outermost first. */
  readonly path: readonly string[];
  readonly cursor: number;
  /** What is still to be read, before the scene goes on. */
  readonly cards: readonly Card[];
  readonly read: number;
  /** What the last step told. */
  readonly told: readonly Card[];
  readonly page: Page | null;
  readonly part: string | null;
  /** Of a page or a text; null where nobody scrolled. */
  readonly scroll: number | null;
  readonly notice: readonly string[];
  readonly asking: { readonly question: string; readonly yes: Command } | null;
  readonly typed: string;
  readonly busy: boolean;
  readonly done: boolean;
}

export const shelfModel = (desk: Desk, difficulty: Difficulty): Model => ({
  desk,
  difficulty,
  place: null,
  attempt: null,
  path: [],
  cursor: 0,
  cards: [],
  read: 0,
  told: [],
  page: null,
  part: null,
  scroll: null,
  notice: [],
  asking: null,
  typed: '',
  busy: false,
  done: false,
});

/** The scene on the table, once there is one. */
export interface Scene {
  readonly setup: Setup;
  readonly view: View;
  readonly run: SceneRun;
}

const views = new WeakMap<object, View>();

export const sceneOf = ({ attempt }: Model): Scene | null => {
  if (!attempt) return null;
  const { run } = attempt;
  const { state } = run.now;
  const view = views.get(state) ?? game.view(run.setup, state, 0);
  views.set(state, view);
  return { setup: run.setup, view, run };
};

/** What the player may hear of it. */
const heard = (events: readonly Event[]): readonly Event[] =>
  events.filter((event) => game.visibleTo?.(event, 0) ?? true);

export const heardOf = (run: SceneRun): readonly Event[] => heard(moments(run).flatMap(({ events }) => events));

/** Everything since another point of the run. */
export const heardSince = (run: SceneRun, turn: number): readonly Event[] =>
  heard(
    moments(run)
      .filter((moment) => moment.turn > turn)
      .flatMap(({ events }) => events),
  );

/** The text of the page: its lines, and what came of it so far. */
export const pageText = ({
  setup,
  view,
  run,
}: Scene): { readonly page: readonly Line[]; readonly since: readonly Line[] } => {
  const page = view.beat.say.map((speech) => speechOf(setup, speech));
  const events = sincePage(heardOf(run), view.beat.say.length);
  return { page, since: cardsOf(setup, events).flatMap(({ lines }) => lines) };
};

/** What is read before the screen goes on; the lines of a story page stand on it anyway. */
export const cardsFor = (setup: Setup, view: View, events: readonly Event[]): readonly Card[] => {
  const onPage = view.phase === 'BEAT' || view.phase === 'OVER';
  const began = events.some(({ kind }) => kind === 'beat-began');
  if (onPage && !began) return [];
  return cardsOf(setup, onPage ? beforePage(events) : events);
};

/** What is read first: the scene with its length, and a page that turns into a fight at once. */
const openingCards = ({ setup, view, run }: Scene, desk: Desk): readonly Card[] => {
  const { scene, difficulty } = setup.script;
  const [title = '', ...rest] = sceneLines(scene, difficulty, [...setup.script.character, ...desk.pack.character]);
  const lines = rest
    .filter((line) => line !== '')
    .map((text): Line => ({ kind: 'say', speaker: null, mood: 'calm', text }));
  const said =
    view.phase === 'BEAT' || view.phase === 'OVER' ? [] : view.beat.say.map((speech) => speechOf(setup, speech));
  const events = view.phase === 'BEAT' ? [] : heardOf(run);
  return [
    { title: title.toUpperCase(), lines },
    ...(said.length > 0 ? [{ title: '', lines: said }] : []),
    ...cardsOf(setup, events),
  ];
};

/** A scene is put on the table. */
export const placed = (model: Model, place: Place): Model => {
  const attempt = openAttempt(place.run, place.flags);
  const next: Model = {
    ...shelfModel(model.desk, model.difficulty),
    place,
    attempt,
    notice: place.resumed === 'NO' ? [] : [place.resumed === 'AS_IT_IS' ? NOTICES.resumed : NOTICES.changed],
  };
  if (place.resumed !== 'NO') return next;
  const cards = openingCards(sceneOf(next)!, model.desk);
  return { ...next, cards, told: cards };
};

export const overOf = ({ attempt }: Model): boolean => attempt !== null && isOver(attempt);
