import type { Encounter, Event, Pack, Setup, View } from '@lockstep/encounter';
import { moments } from '@lockstep/kernel';
import { isEnded, type RunOf, type Session, viewOf, visible } from '@lockstep/play';
import { sceneLines } from '@lockstep/words-encounter';
import type { Model as ShellModel } from '../../shell/model.ts';
import { beforePage, type Card, cardsOf, type Line, sincePage, speechOf } from './telling.ts';

export type Model = ShellModel<Encounter>;
export type SceneRun = RunOf<Encounter>;

/** The scene at hand, once there is one. */
export interface Scene {
  readonly setup: Setup;
  readonly view: View;
  readonly run: SceneRun;
  readonly session: Session<Encounter>;
}

export const sceneOf = ({ session }: Pick<Model, 'session'>): Scene | null => {
  if (!session) return null;
  const { run } = session.attempt;
  return { setup: run.setup, view: viewOf(session), run, session };
};

export const packOf = ({ host }: Pick<Model, 'host'>): Pack => host.pack as Pack;

/** Everything the player may know of what happened. */
export const heardOf = (run: SceneRun): readonly Event[] =>
  visible<Encounter>(
    run,
    moments(run).flatMap(({ events }) => events),
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

/** What is read before the screen goes on; the lines of a story page are on it anyway. */
const cardsFor = (setup: Setup, view: View, events: readonly Event[]): readonly Card[] => {
  const onPage = view.phase === 'BEAT' || view.phase === 'OVER';
  const began = events.some(({ kind }) => kind === 'beat-began');
  if (onPage && !began) return [];
  return cardsOf(setup, onPage ? beforePage(events) : events);
};

/** What is read first: the scene with its length, and a page that turns into a fight at once. */
const openingCards = ({ setup, view, run }: Scene, pack: Pack): readonly Card[] => {
  const { scene, difficulty } = setup.script;
  const [title = '', ...rest] = sceneLines(scene, difficulty, [...setup.script.character, ...pack.character]);
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

const kept = new WeakMap<object, readonly Card[]>();

/** What the last step told, in the pieces it is read in; on opening, the scene itself. */
export const toldCards = (model: Model): readonly Card[] => {
  const scene = sceneOf(model);
  if (!scene) return [];
  if (model.told === null) return openingCards(scene, packOf(model));
  const known = kept.get(model.told);
  const cards = known ?? cardsFor(scene.setup, scene.view, model.told);
  kept.set(model.told, cards);
  return cards;
};

export const overOf = ({ session }: Pick<Model, 'session'>): boolean => session !== null && isEnded(session);
