import { OWN } from '@lockstep/play';
import type { Event } from './action.ts';

/** What shows something secret, or ends a turn. */
const SHOWS: readonly Event['kind'][] = [
  'redrew',
  'drew',
  'foresaw',
  'discovered',
  'hand-shown',
  'turn-started',
  'turn-ended',
  'battle-ended',
];

/** A step as it was made; at a seat of the enemy only a pass tells nothing. */
interface Step {
  readonly seat: number;
  readonly events: readonly Event[];
}

/** B40: whether steps can be taken back freely. */
export const undoesFreely = (steps: readonly Step[]): boolean =>
  steps.every(
    ({ seat, events }) =>
      !events.some(({ kind }) => SHOWS.includes(kind)) &&
      (seat === OWN || events.some((event) => event.kind === 'passed' && event.seat === seat)),
  );
