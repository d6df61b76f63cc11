import type { RankedBoardAnswer, RankedRow, WeekRow } from '@lockstep/api';
import { placesOf, weekTable } from '../board.ts';
import { compareStandings, standingOf } from '../everyone.ts';
import type { BoardRow } from '../store/attempts.ts';
import type { Member } from '../store/groups.ts';
import type { NamedTry } from '../store/ranked.ts';

const stateOf = ({ over, ended }: NamedTry): RankedRow['state'] =>
  over === 0 ? 'playing' : ended === null ? 'unfinished' : 'finished';

const compareTries = (a: NamedTry, b: NamedTry): number => compareStandings(standingOf(a), standingOf(b));

const rowOf = (row: NamedTry, member: number, place: number, closed: boolean): RankedRow => {
  const state = stateOf(row);
  const isOver = state !== 'playing';
  return {
    member,
    place,
    state,
    won: row.won === 1,
    rank: isOver ? row.rank : '',
    turns: isOver ? row.turns : 0,
    seconds: row.ended === null ? null : Math.round(Math.max(0, row.ended - row.began) / 1000),
    try: closed && row.replay !== null ? row.id : null,
  };
};

/** The tries of a day, the best first; equals share a place, and those that are still played come last. */
const placed = (tries: readonly NamedTry[]): readonly { readonly row: NamedTry; readonly place: number }[] => {
  const over = tries.filter(({ over }) => over === 1);
  const places = placesOf(over, compareTries);
  const all = [
    ...over.map((row, i) => ({ row, place: places[i]! })),
    ...tries.filter(({ over }) => over === 0).map((row) => ({ row, place: over.length + 1 })),
  ];
  return all.sort((a, b) => a.place - b.place);
};

/** Oneself and friends, by their places in `members`. */
export const rankedRows = (members: readonly Member[], tries: readonly NamedTry[], closed: boolean): RankedRow[] =>
  placed(tries)
    .map(({ row, place }) =>
      rowOf(
        row,
        members.findIndex(({ player }) => player === row.player),
        place,
        closed,
      ),
    )
    .sort((a, b) => a.place - b.place || a.member - b.member);

/** Programs are named one by one: their board is of all. */
export const programRows = (
  tries: readonly NamedTry[],
  me: string | null,
  closed: boolean,
): RankedBoardAnswer['programs'] =>
  placed(tries).map(({ row, place }, i) => ({
    ...rowOf(row, i, place, closed),
    name: row.name,
    you: row.player === me,
  }));

const boardRowOf = ({ player, day, game, won, rank, turns, merit, began, ended }: NamedTry): BoardRow => ({
  player,
  day,
  ledger: game,
  won,
  rank,
  turns,
  merit,
  attempt: 0,
  received: ended ?? began,
  opened: began,
});

/** The week by deals won, then by how often one was the best of a day, alone or with others. */
export const rankedWeek = (members: readonly Member[], tries: readonly NamedTry[]): WeekRow[] => [
  ...weekTable(members, tries.filter(({ over }) => over === 1).map(boardRowOf)),
];
