import type { Event } from '@lockstep/battle';
import type { Seat } from '@lockstep/kernel';
import { counted } from '@lockstep/words';
import { capital, inner, type Names, subjectVerb } from './names.ts';

/** The most points one Judgment brought to a seat: when, and with what on both sides. */
interface Judged {
  readonly turn: number;
  readonly by: number;
  readonly totals: readonly number[];
}

const judgmentsOf = (events: readonly Event[], seat: Seat): readonly Judged[] => {
  let turn = 0;
  return events.flatMap((event): Judged[] => {
    if (event.kind === 'turn-started') turn = event.turn;
    return event.kind === 'judged' && event.seat === seat && event.by > 0
      ? [{ turn, by: event.by, totals: event.totals }]
      : [];
  });
};

/** What decided a battle, in one sentence: where the points of the seat that won came from, and when most of them came. */
export const reasonWords = (names: Names, events: readonly Event[]): string | null => {
  const end = events.filter((event) => event.kind === 'battle-ended').at(-1);
  if (!end) return null;
  const { winner, points } = end;
  if (winner === null) return `Neither side was ahead in the end: ${points.join(' to ')}.`;
  const judged = judgmentsOf(events, winner);
  const sum = judged.reduce((all, { by }) => all + by, 0);
  const other = Math.max(0, points[winner]! - sum);
  const most = judged.reduce<Judged | null>((best, one) => (best === null || one.by > best.by ? one : best), null);
  const won = `${subjectVerb(names, winner, 'wins')} ${points[winner]} to ${points[1 - winner]}`;
  if (most === null || other > sum) return `${won}: cards alone brought ${counted(other, 'point')}, Judgments ${sum}.`;
  const loser = inner(names, 1 - winner);
  return capital(
    `${won}: Judgments brought ${counted(sum, 'point')}, most of them on turn ${most.turn}, when ${most.totals[winner]} spark stood against ${most.totals[1 - winner]} of ${loser}.`,
  );
};
