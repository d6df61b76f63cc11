import type { Freeplay } from '@lockstep/freeplay';
import type { Tool } from '@lockstep/gates';
import { laidIn, promptOf } from '@lockstep/play';
import type { Model as ShellModel } from '../../shell/model.ts';
import { type PlayView, playViewOf } from '../../shell/play-view.ts';

export type Model = ShellModel<Freeplay>;

/** The run at hand, once there is one. */
export type RunView = PlayView<Freeplay>;

export const runViewOf = (model: Pick<Model, 'session'>): RunView | null => playViewOf<Freeplay>(model);

/** What is laid down for a move: cards in the order they were, a tool, the gate aimed at, the move itself. */
export interface LaidMove {
  readonly chosen: readonly string[];
  readonly tool: Tool | null;
  readonly gate: string | null;
  readonly move: string | null;
}

export const laidOf = ({ session }: Pick<Model, 'session'>): LaidMove => {
  if (!session) return { chosen: [], tool: null, gate: null, move: null };
  const { laid } = session;
  const gate = promptOf(session).options.find((option) => option.zone === 'gate' && option.laid);
  const [tool = null] = laidIn(laid, 'tool');
  const [move = null] = [...laidIn(laid, 'move'), ...laidIn(laid, 'offer')];
  return { chosen: laidIn(laid, 'card'), tool: tool as Tool | null, gate: gate?.id ?? null, move };
};

/** A cache, an event or two doors: something is chosen from a list. */
export const isBetweenActs = ({ view }: Pick<RunView, 'view'>): boolean =>
  view.phase === 'cache' || view.phase === 'crossing';

/** What the run teaches here, unless it is not wanted. */
export const noteOf = (model: Pick<Model, 'session' | 'lessonSkipped'>): string | null =>
  model.lessonSkipped ? null : (runViewOf(model)?.view.note ?? null);

/** An act that begins, or an Audit. */
const isMoment = ({ run, view }: RunView): boolean =>
  view.phase === 'incident' &&
  (!run.now.before || run.now.events.some(({ kind }) => kind === 'act-began' || kind === 'audit-began'));

export const hasText = (model: Pick<Model, 'session' | 'lessonSkipped'>): boolean => {
  const scene = runViewOf(model);
  return scene !== null && (isMoment(scene) || noteOf(model) !== null);
};
