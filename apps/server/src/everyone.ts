import type { EveryoneAnswer } from '@lockstep/api';
import type { CountedRow, Store } from './store/store.ts';

/** No number that is shown speaks of fewer players than this, and figures change by so many players at a time. */
const LEAST = 10;

/** With fewer players, tens of them say too little about one's own place. */
const LEAST_FOR_PLACE = 50;

/** The rest is pooled. */
const MOST_CELLS = 12;

type Count = readonly [value: string, players: number];

/** Most first; of equals by their names. */
const byCount = ([a, n]: Count, [b, m]: Count): number => m - n || (a < b ? -1 : 1);

/**
 * Every player is in one cell. Cells of fewer than ten are pooled, and where the pool itself is below ten it takes the smallest shown cell
 * in, so that it cannot be worked out from the whole. One division of the players and no second one: two could be compared.
 */
export const withhold = (
  counts: ReadonlyMap<string, number>,
): { readonly shown: readonly Count[]; readonly others: number } => {
  const sorted = [...counts].sort(byCount);
  const shown = sorted.filter(([, players], i) => players >= LEAST && i < MOST_CELLS);
  let others = sorted.slice(shown.length).reduce((sum, [, players]) => sum + players, 0);
  while (others > 0 && others < LEAST && shown.length > 0) others += shown.pop()![1];
  return { shown, others };
};

/** How many have each value, in tens: how many have it not cannot be worked out to the one. */
export const inTens = (counts: ReadonlyMap<string, number>): readonly Count[] =>
  [...counts]
    .filter(([, players]) => players >= LEAST)
    .sort(byCount)
    .slice(0, MOST_CELLS)
    .map(([value, players]) => [value, players - (players % LEAST)]);

const countBy = (
  rows: readonly CountedRow[],
  valuesOf: (row: CountedRow) => readonly string[],
): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const row of rows) for (const value of valuesOf(row)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

type End = Omit<EveryoneAnswer['ends'][number], 'players'>;

const endOf = ({ won, rank, turns, reason }: CountedRow): End => ({ won: won === 1, rank, turns, reason });

interface Standing {
  readonly won: number;
  readonly merit: readonly number[];
}

/** A loss is worse than any win, and losses are alike. Of wins merit is compared number by number; more is better. */
export const compareStandings = (a: Standing, b: Standing): number => {
  if (a.won !== b.won || a.won === 0) return a.won - b.won;
  const at = a.merit.findIndex((merit, i) => merit !== b.merit[i]);
  return at < 0 ? 0 : a.merit[at]! - b.merit[at]!;
};

export const standingOf = ({ won, merit }: Pick<CountedRow, 'won' | 'merit'>): Standing => ({
  won,
  merit: JSON.parse(merit),
});

interface Figures {
  readonly answer: Omit<EveryoneAnswer, 'betterThan'>;
  readonly standings: readonly (readonly [standing: Standing, players: number])[];
}

const figuresOf = (ledger: string, date: string, rows: readonly CountedRow[]): Figures => {
  const { shown, others } = withhold(countBy(rows, (row) => [JSON.stringify(endOf(row))]));
  const kept = inTens(countBy(rows, (row) => JSON.parse(row.kept) as string[]));
  const standings = countBy(rows, ({ won, merit }) => [JSON.stringify({ won, merit })]);
  return {
    answer: {
      ledger,
      date,
      players: rows.length,
      ends: shown.map(([end, players]) => ({ ...(JSON.parse(end) as End), players })),
      others,
      kept: kept.map(([card, players]) => ({ card, players })),
    },
    standings: [...standings].map(([text, players]) => [standingOf(JSON.parse(text)), players]),
  };
};

/** How old figures may be: a millisecond for each player in them, at most a minute. */
const OLDEST_MS = 60_000;
const KEPT = 32;

interface Kept {
  readonly at: number;
  readonly figures: Figures;
}

export interface Everyone {
  /** What everyone did on a date, next to one's own counted result. */
  about(day: number, date: string, ledger: string, own: CountedRow | null): Promise<EveryoneAnswer>;
}

/** `now` in milliseconds. */
export const openEveryone = (store: Pick<Store, 'counted' | 'howMany'>, now: () => number): Everyone => {
  const kept = new Map<string, Kept>();
  const fresh = async (day: number, date: string, ledger: string): Promise<Figures> => {
    // Only whole tens are told of, so that two answers never differ by one player.
    const players = await store.howMany(day, ledger);
    const whole = players - (players % LEAST);
    return figuresOf(ledger, date, whole === 0 ? [] : await store.counted(day, ledger, whole));
  };
  const figuresFor = async (day: number, date: string, ledger: string): Promise<Figures> => {
    const key = `${day} ${ledger}`;
    const known = kept.get(key);
    if (known && now() - known.at < Math.min(OLDEST_MS, known.figures.answer.players)) return known.figures;
    const figures = await fresh(day, date, ledger);
    kept.delete(key);
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value!);
    kept.set(key, { at: now(), figures });
    return figures;
  };
  return {
    about: async (day, date, ledger, own) => {
      const { answer, standings } = await figuresFor(day, date, ledger);
      const { players } = answer;
      if (!own || players < LEAST_FOR_PLACE) return { ...answer, betterThan: null };
      const mine = standingOf(own);
      const worse = standings.reduce((sum, [other, n]) => sum + (compareStandings(other, mine) < 0 ? n : 0), 0);
      return { ...answer, betterThan: Math.floor(((worse - (worse % LEAST)) * 100) / players) };
    },
  };
};
