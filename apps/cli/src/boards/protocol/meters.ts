import type { View } from '@lockstep/protocol';
import type { Paint } from '../../terminal/paint.ts';
import type { Ahead } from '../lock/lock-view.ts';
import { type Meter, monitor } from '../lock/meter.ts';
import { viewOf } from '../lock/try.ts';
import type { Protocol, ProtocolTry } from './try.ts';

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

export const meters = (
  attempt: ProtocolTry,
  ahead: Ahead<Protocol> | null,
  room: number,
  paint: Paint,
): readonly Meter[] => {
  const view = viewOf(attempt);
  const ghost = ghostOf(view, ahead);
  return monitor(
    {
      resistance: { now: view.resistance, next: ghost.resistance, max: view.resistanceMax },
      scrutiny: { now: view.scrutiny, next: ghost.scrutiny, max: view.scrutinyCap },
      turns: { now: view.turnsLeft, next: ghost.turnsLeft, max: view.turns },
    },
    room,
    paint,
  );
};
