import type { Outcome, Seat } from '@lockstep/kernel';
import type { Event } from './action.ts';
import type { Outlook } from './explain.ts';
import type { Setup } from './setup.ts';
import type { View } from './view.ts';

/**
 * A battle seen from the other side of the table: the seats change places, so that the viewer is at seat 0. The rules treat both
 * seats alike, so names, views and events turned in this way describe the same battle. A turned setup is for words and drawings; it
 * is never played.
 */
export const swapSetup = (setup: Setup): Setup => {
  const [first, second] = setup.script.seat;
  return { ...setup, script: { ...setup.script, seat: [second, first] }, seats: [...setup.seats].reverse() };
};

const turnedSeat = (seat: Seat): Seat => 1 - seat;

const RESULT: { readonly [result in Outcome['result']]: Outcome['result'] } = {
  won: 'lost',
  lost: 'won',
  drawn: 'drawn',
  finished: 'finished',
};

const turnedOutcome = (outcome: Outcome): Outcome => ({
  ...outcome,
  result: RESULT[outcome.result],
  scores: [...outcome.scores].reverse(),
});

export const swapView = (view: View): View => {
  const { you, active, toMove, judges, seats, played, queue, choice, outcome } = view;
  return {
    ...view,
    you: you === null ? null : turnedSeat(you),
    active: turnedSeat(active),
    toMove: toMove === null ? null : turnedSeat(toMove),
    judges: turnedSeat(judges),
    seats: [...seats].reverse(),
    played: played.map((one) => ({ ...one, seat: turnedSeat(one.seat) })),
    queue: queue.map((one) => ({ ...one, seat: turnedSeat(one.seat) })),
    choice: choice && { ...choice, seat: turnedSeat(choice.seat) },
    outcome: outcome && turnedOutcome(outcome),
  };
};

export const swapOutlook = (outlook: Outlook): Outlook => ({ ...outlook, seats: [...outlook.seats].reverse() });

export const swapEvent = (event: Event): Event => {
  if (event.kind === 'queue-dropped') return event;
  if (event.kind === 'battle-ended') {
    const { winner, points } = event;
    return { ...event, winner: winner === null ? null : turnedSeat(winner), points: [...points].reverse() };
  }
  const seat = turnedSeat(event.seat);
  return event.kind === 'judged' ? { ...event, seat, totals: [...event.totals].reverse() } : { ...event, seat };
};
