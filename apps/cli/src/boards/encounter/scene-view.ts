import type { Encounter, Event, Pack, Setup, View } from '@lockstep/encounter';
import { moments } from '@lockstep/kernel';
import { isEnded, type RunOf, visible } from '@lockstep/play';
import { sceneLines } from '@lockstep/words-encounter';
import type { Model as ShellModel } from '../../shell/model.ts';
import { type PlayView, playViewOf } from '../../shell/play-view.ts';
import { beforePage, type Line, sincePage, speechOf, type TextPage, textPagesOf } from './narration.ts';

export type Model = ShellModel<Encounter>;
export type SceneRun = RunOf<Encounter>;

/** The scene at hand, once there is one. */
export type SceneView = PlayView<Encounter>;

export const sceneViewOf = (model: Pick<Model, 'session'>): SceneView | null => playViewOf<Encounter>(model);

/** Everything the player may know of what happened. */
export const visibleEvents = (run: SceneRun): readonly Event[] =>
  visible<Encounter>(
    run,
    moments(run).flatMap(({ events }) => events),
  );

/** The text of the page: its lines, and what came of it so far. */
export const pageText = ({
  setup,
  view,
  run,
}: SceneView): { readonly page: readonly Line[]; readonly since: readonly Line[] } => {
  const page = view.beat.say.map((speech) => speechOf(setup, speech));
  const events = sincePage(visibleEvents(run), view.beat.say.length);
  return { page, since: textPagesOf(setup, events).flatMap(({ lines }) => lines) };
};

/** What is read before the screen goes on; the lines of a story page are on it anyway. */
const cardsFor = (setup: Setup, view: View, events: readonly Event[]): readonly TextPage[] => {
  const onPage = view.phase === 'BEAT' || view.phase === 'OVER';
  const began = events.some(({ kind }) => kind === 'beat-began');
  if (onPage && !began) return [];
  return textPagesOf(setup, onPage ? beforePage(events) : events);
};

/** What is read first: the scene with its length, and a page that turns into a fight at once. */
const openingCards = ({ setup, view, run }: SceneView, pack: Pack): readonly TextPage[] => {
  const { scene, difficulty } = setup.script;
  const [title = '', ...rest] = sceneLines(scene, difficulty, [...setup.script.character, ...pack.character]);
  const lines = rest
    .filter((line) => line !== '')
    .map((text): Line => ({ kind: 'say', speaker: null, mood: 'calm', text }));
  const said =
    view.phase === 'BEAT' || view.phase === 'OVER' ? [] : view.beat.say.map((speech) => speechOf(setup, speech));
  const events = view.phase === 'BEAT' ? [] : visibleEvents(run);
  return [
    { title: title.toUpperCase(), lines },
    ...(said.length > 0 ? [{ title: '', lines: said }] : []),
    ...textPagesOf(setup, events),
  ];
};

const kept = new WeakMap<object, readonly TextPage[]>();

/** What the last step told, in the pieces it is read in; on opening, the scene itself. */
export const toldCards = (model: Model): readonly TextPage[] => {
  const scene = sceneViewOf(model);
  if (!scene) return [];
  if (model.lastEvents === null) return openingCards(scene, model.host.pack);
  const known = kept.get(model.lastEvents);
  const cards = known ?? cardsFor(scene.setup, scene.view, model.lastEvents);
  kept.set(model.lastEvents, cards);
  return cards;
};

export const overOf = ({ session }: Pick<Model, 'session'>): boolean => session !== null && isEnded(session);
