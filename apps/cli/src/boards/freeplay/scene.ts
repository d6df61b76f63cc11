import type { Freeplay, Pack, Setup, View } from '@lockstep/freeplay';
import type { Tool } from '@lockstep/gates';
import { isEnded, laidIn, promptOf, type RunOf, viewOf } from '@lockstep/play';
import type { Model as ShellModel } from '../../shell/model.ts';

export type Model = ShellModel<Freeplay>;
export type FreeRun = RunOf<Freeplay>;

/** The run at hand, once there is one. */
export interface Scene {
  readonly setup: Setup;
  readonly view: View;
  readonly run: FreeRun;
}

export const sceneOf = ({ session }: Pick<Model, 'session'>): Scene | null => {
  if (!session) return null;
  const { run } = session.attempt;
  return { setup: run.setup, view: viewOf(session), run };
};

export const packOf = ({ host }: Pick<Model, 'host'>): Pack => host.pack as Pack;

/** What is laid down for a move: cards in the order they were, a tool, the gate aimed at, the move itself. */
export interface Held {
  readonly chosen: readonly string[];
  readonly tool: Tool | null;
  readonly gate: string | null;
  readonly move: string | null;
}

export const heldOf = ({ session }: Pick<Model, 'session'>): Held => {
  if (!session) return { chosen: [], tool: null, gate: null, move: null };
  const { laid } = session;
  const gate = promptOf(session).options.find((option) => option.zone === 'gate' && option.laid);
  const [tool = null] = laidIn(laid, 'tool');
  const [move = null] = [...laidIn(laid, 'move'), ...laidIn(laid, 'offer')];
  return { chosen: laidIn(laid, 'card'), tool: tool as Tool | null, gate: gate?.id ?? null, move };
};

/** What the run teaches here, unless it is not wanted. */
export const noteOf = (model: Pick<Model, 'session' | 'hushed'>): string | null =>
  model.hushed ? null : (sceneOf(model)?.view.note ?? null);

/** An act that begins, or an Audit. */
const isMoment = ({ run, view }: Scene): boolean =>
  view.phase === 'incident' &&
  (!run.now.before || run.now.events.some(({ kind }) => kind === 'act-began' || kind === 'audit-began'));

export const isSpoken = (model: Pick<Model, 'session' | 'hushed'>): boolean => {
  const scene = sceneOf(model);
  return scene !== null && (isMoment(scene) || noteOf(model) !== null);
};

export const overOf = ({ session }: Pick<Model, 'session'>): boolean => session !== null && isEnded(session);
