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

/** A step as it was made, the first of them by the seat that takes them back; of the enemy's only a pass tells nothing. */
interface Step {
  readonly seat: number;
  readonly events: readonly Event[];
}

/** B40: whether steps can be taken back freely. */
export const undoesFreely = (steps: readonly Step[]): boolean =>
  steps.every(
    ({ seat, events }) =>
      !events.some(({ kind }) => SHOWS.includes(kind)) &&
      (seat === steps[0]?.seat || events.some((event) => event.kind === 'passed' && event.seat === seat)),
  );
