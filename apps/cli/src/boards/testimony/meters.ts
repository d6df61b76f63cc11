import { Refusal } from '@lockstep/kernel';
import type { Paint } from '../../terminal/paint.ts';
import type { Ahead } from '../lock/lock-view.ts';
import { type Meter, monitor } from '../lock/meter.ts';
import { viewOf } from '../lock/try.ts';
import { resistanceAfter } from './preview.ts';
import type { Koa, KoaTry } from './try.ts';
import { LABELS } from './words.ts';

/** The meters with what the chosen cards would do to them; the least of it while a counter is hidden. */
export const meters = (attempt: KoaTry, ahead: Ahead<Koa> | null, room: number, paint: Paint): readonly Meter[] => {
  const view = viewOf(attempt);
  const { resistance, scrutiny, turnsLeft } = view;
  const events = ahead && !(ahead.result instanceof Refusal) ? ahead.result.events : [];
  const rose = events.find((event) => event.kind === 'scrutiny-rose');
  const ended = events.find((event) => event.kind === 'turn-ended');
  const hit = events.some((event) => event.kind === 'damaged');
  const [low, high] =
    hit && ahead && !(ahead.result instanceof Refusal) && ahead.result.details
      ? resistanceAfter(attempt, ahead.result.details)
      : [resistance, resistance];
  return monitor(
    {
      resistance: {
        now: resistance,
        next: high,
        max: view.resistanceMax,
        ...(low === high ? {} : { says: LABELS.between(low, high) }),
      },
      scrutiny: { now: scrutiny, next: rose?.scrutiny ?? scrutiny, max: view.scrutinyCap },
      turns: { now: turnsLeft, next: ended?.turnsLeft ?? turnsLeft, max: view.turns },
    },
    room,
    paint,
  );
};
