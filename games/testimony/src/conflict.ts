import type { Issue, Path } from '@lockstep/kernel';
import { integer, issue, text } from '@lockstep/shape';
import * as v from 'valibot';
import { CLAIMS, type Claim, type Severity } from './vocabulary.ts';

const MINUTES = integer(0, 720);
const VALUES = v.pipe(v.array(v.picklist(CLAIMS)), v.minLength(1));

/** A row of the conflict table: any two of `among`, or one of `between` with one of `and`. */
export const CONFLICT = v.strictObject({
  says: text(60),
  among: v.optional(VALUES),
  between: v.optional(VALUES),
  and: v.optional(VALUES),
  /** Closer than this is MAJOR. Times are whole minutes, so T6's half minute is 1 here. */
  major_below: v.optional(MINUTES, 0),
  /** Up to and with this is MINOR; or, where the bound itself is free, below it. */
  minor_to: v.optional(MINUTES),
  minor_below: v.optional(MINUTES),
});

export type Conflict = v.InferOutput<typeof CONFLICT>;

/** T6, as the default of a puzzle that brings no table of its own. */
const ROOMS: readonly Claim[] = ['BEDROOM', 'KITCHEN', 'LIVING_ROOM', 'BATHROOM'];
const HOUSE: readonly Claim[] = ['HOME', ...ROOMS];
const away = (place: Claim, major_below: number, minor_to: number): Conflict => ({
  says: `home and ${place}`,
  between: [...HOUSE],
  and: [place],
  major_below,
  minor_to,
});

export const CONFLICTS: readonly Conflict[] = [
  {
    says: 'asleep and awake',
    between: ['ASLEEP', 'SLEEPING'],
    and: ['AWAKE', 'ALERT', 'ACTIVE'],
    major_below: 3,
    minor_to: 10,
  },
  { says: 'drowsy and alert', between: ['DROWSY'], and: ['ALERT'], major_below: 0, minor_below: 5 },
  { says: 'two rooms at home', among: [...ROOMS], major_below: 1, minor_to: 2 },
  away('GYM', 20, 30),
  away('WORK', 25, 40),
  away('COFFEE_SHOP', 10, 15),
  { says: 'home and OUTSIDE', between: [...HOUSE], and: ['OUTSIDE'], major_below: 0, minor_below: 1 },
  { says: 'two places away from home', among: ['GYM', 'WORK', 'COFFEE_SHOP'], major_below: 15, minor_to: 25 },
];

const PLACES: ReadonlyMap<Claim, number> = new Map(CLAIMS.map((claim, place) => [claim, place]));
const setOfClaims = (claims: readonly Claim[] = []): number =>
  claims.reduce((set, claim) => set | (1 << PLACES.get(claim)!), 0);

/** A row with its claims as sets: bit i is CLAIMS[i]. */
interface Row {
  readonly among: number | undefined;
  readonly between: number;
  readonly and: number;
  readonly majorBelow: number;
  readonly minorBelow: number;
}

const rowOf = (row: Conflict): Row => ({
  among: row.among && setOfClaims(row.among),
  between: setOfClaims(row.between),
  and: setOfClaims(row.and),
  majorBelow: row.major_below,
  minorBelow: row.minor_to === undefined ? (row.minor_below ?? 0) : row.minor_to + 1,
});

/** By table: what is asked of each pair of cards is read from its words once. */
const compiled = new WeakMap<readonly Conflict[], readonly Row[]>();

const rowsOf = (table: readonly Conflict[]): readonly Row[] => {
  const known = compiled.get(table);
  if (known) return known;
  const rows = table.map(rowOf);
  compiled.set(table, rows);
  return rows;
};

const speaksOf = ({ among, between, and }: Row, a: number, b: number): boolean => {
  if (among !== undefined) return a !== b && (among & a) !== 0 && (among & b) !== 0;
  return ((between & a) !== 0 && (and & b) !== 0) || ((between & b) !== 0 && (and & a) !== 0);
};

/** How badly two claims go together so many minutes apart: the first row that speaks of them decides. */
export const severityOf = (table: readonly Conflict[], a: Claim, b: Claim, minutes: number): Severity => {
  const one = 1 << PLACES.get(a)!;
  const other = 1 << PLACES.get(b)!;
  for (const row of rowsOf(table)) {
    if (!speaksOf(row, one, other)) continue;
    if (minutes < row.majorBelow) return 'MAJOR';
    return minutes < row.minorBelow ? 'MINOR' : 'NONE';
  }
  return 'NONE';
};

export const checkConflicts = (table: readonly Conflict[], path: Path): readonly Issue[] =>
  table.flatMap((row, i) => {
    const at = [...path, i];
    const found: Issue[] = [];
    const pairs =
      row.among === undefined ? row.between !== undefined && row.and !== undefined : !row.between && !row.and;
    if (!pairs) found.push(issue('wrong-conflict', at, 'either among, or between and and', row.says));
    if (row.among?.length === 1)
      found.push(issue('wrong-conflict', [...at, 'among'], 'at least two values', row.among));
    if (row.minor_to !== undefined && row.minor_below !== undefined)
      found.push(issue('wrong-conflict', at, 'minor_to or minor_below, not both', row.says));
    const minor = row.minor_to ?? row.minor_below;
    if (minor !== undefined && minor < row.major_below)
      found.push(
        issue(
          'out-of-range',
          [...at, row.minor_to === undefined ? 'minor_below' : 'minor_to'],
          `at least major_below, ${row.major_below}`,
          minor,
        ),
      );
    if (minor === undefined && row.major_below === 0)
      found.push(issue('wrong-conflict', at, 'a bound: major_below, minor_to or minor_below', row.says));
    return found;
  });
