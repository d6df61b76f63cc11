import type { BoardAnswer, DayRow, WeekRow } from '@lockstep/api';
import { addDays, type Day } from '@lockstep/calendar';
import { compareStandings, standingOf } from './everyone.ts';
import type { BoardRow } from './store/attempts.ts';
import type { Member } from './store/groups.ts';

/** Monday is the first day of a week; the first of January 1970 was a Thursday. */
export const mondayOf = (day: Day): Day => addDays(day, -((day + 3) % 7));

/** Equals share a place: so many are better, plus one. */
export const placesOf = <Thing>(things: readonly Thing[], compare: (a: Thing, b: Thing) => number): readonly number[] =>
  things.map((thing) => 1 + things.filter((other) => compare(other, thing) > 0).length);

/**
 * What is known beyond the rules. Attested: this player opened the puzzle here before anything was sent of it, and the result came so many
 * seconds later.
 */
const paceOf = ({ attempt, received, opened }: BoardRow): number | null =>
  attempt === 0 && opened !== null && opened <= received ? Math.round((received - opened) / 1000) : null;

const compareRows = (a: BoardRow, b: BoardRow): number => compareStandings(standingOf(a), standingOf(b));

const ledgersOf = (rows: readonly BoardRow[]): readonly string[] =>
  [...new Set(rows.map(({ ledger }) => ledger))].sort();

/** The results of one day, puzzle by puzzle, the best first. `members` are told by their place in that list. */
export const dayTable = (members: readonly Member[], rows: readonly BoardRow[]): BoardAnswer['day'] =>
  ledgersOf(rows).map((ledger) => {
    const own = rows.filter((row) => row.ledger === ledger);
    const places = placesOf(own, compareRows);
    const table = own.map(
      (row, i): DayRow => ({
        member: members.findIndex(({ player }) => player === row.player),
        place: places[i]!,
        won: row.won === 1,
        rank: row.rank,
        turns: row.turns,
        seconds: paceOf(row),
      }),
    );
    return { ledger, rows: table.sort((a, b) => a.place - b.place || a.member - b.member) };
  });

/** The week by puzzles won, then by how often one was the best of the day, alone or with others. */
export const weekTable = (members: readonly Member[], rows: readonly BoardRow[]): BoardAnswer['week'] => {
  const days = [...new Set(rows.map(({ day }) => day))];
  const firsts = days
    .flatMap((day) =>
      dayTable(
        members,
        rows.filter((row) => row.day === day),
      ),
    )
    .flatMap((table) => table.rows.filter(({ place, won }) => place === 1 && won));
  const sums = members.map(({ player }, member) => {
    const own = rows.filter((row) => row.player === player);
    return {
      member,
      played: own.length,
      won: own.filter(({ won }) => won === 1).length,
      best: firsts.filter((row) => row.member === member).length,
    };
  });
  const places = placesOf(sums, (a, b) => a.won - b.won || a.best - b.best);
  return sums
    .map((sum, i): WeekRow => ({ ...sum, place: places[i]! }))
    .sort((a, b) => a.place - b.place || a.member - b.member);
};
