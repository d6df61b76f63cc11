import type { View } from '@lockstep/protocol';
import type { Ahead } from '../table/face.ts';
import { arrow, bar, cells, type Meter } from '../table/meter.ts';
import type { Paint } from '../table/paint.ts';
import { viewOf } from '../table/scene.ts';
import { LABELS } from '../table/words.ts';
import type { Protocol, Scene } from './scene.ts';

/** The meters after the chosen action, as far as the player can know. */
interface Ghost {
  readonly resistance: number;
  readonly scrutiny: number;
  readonly turnsLeft: number;
}

const ghostOf = (view: View, ahead: Ahead<Protocol> | null): Ghost => {
  let ghost: Ghost = { resistance: view.resistance, scrutiny: view.scrutiny, turnsLeft: view.turnsLeft };
  if (!ahead || !('events' in ahead.result) || ahead.kind === 'draft') return ghost;
  for (const event of ahead.result.events) {
    if (event.kind === 'compliance-gained') ghost = { ...ghost, resistance: event.resistance };
    else if (event.kind === 'scrutiny-rose') ghost = { ...ghost, scrutiny: event.scrutiny };
    else if (event.kind === 'audited') ghost = { ...ghost, resistance: event.resistance, scrutiny: event.scrutiny };
    else if (event.kind === 'turn-ended') ghost = { ...ghost, turnsLeft: event.turnsLeft };
  }
  return ghost;
};

/** Resistance has a cell for each turn at least; Scrutiny and turns have as many as there are of them. */
export const meters = (scene: Scene, ahead: Ahead<Protocol> | null, room: number, paint: Paint): readonly Meter[] => {
  const view = viewOf(scene);
  const ghost = ghostOf(view, ahead);
  const { resistanceMax: max, scrutinyCap: cap } = view;
  const size = Math.max(view.turns, room);
  const filled = (resistance: number): number => cells(resistance, max, size);
  const scrutiny = `${arrow(view.scrutiny, ghost.scrutiny)}/${cap}`;
  return [
    {
      label: LABELS.resistance,
      bar: bar(size, filled(view.resistance), filled(ghost.resistance), '█', '░', paint),
      value: `${arrow(view.resistance, ghost.resistance)}/${max}`,
    },
    {
      label: LABELS.scrutiny,
      bar: bar(cap, view.scrutiny, ghost.scrutiny, '■', '□', paint),
      value: ghost.scrutiny >= cap - 1 ? paint.bad(scrutiny) : scrutiny,
    },
    {
      label: LABELS.turns,
      bar: bar(view.turns, view.turnsLeft, ghost.turnsLeft, '●', '○', paint),
      value: LABELS.left(view.turnsLeft),
      short: String(view.turnsLeft),
    },
  ];
};
