import type { Command } from './command.ts';

/** What can be reached with the cursor: a line of a list, or something the board draws. */
export interface Item {
  /** Items of one zone lie together; lines of a list are of the zone LINE. */
  readonly zone: string;
  readonly id: string;
  readonly label: string;
  /** In a few words, what it is or how likely it is. */
  readonly note: string;
  /** What is said of it while the cursor is on it. */
  readonly detail: readonly string[];
  /** Why it cannot be chosen now. */
  readonly off: string | null;
  readonly command: Command;
  /** It is laid down for the next action. */
  readonly chosen: boolean;
}

export const LINE = 'line';

export interface Menu<I extends Item = Item> {
  readonly title: string;
  readonly items: readonly I[];
  /** One under another with numbers; else each is where the board draws it. */
  readonly list: boolean;
  /** The items of each row, by place; undefined where each has a row of its own. */
  readonly rows?: readonly (readonly number[])[];
  /** The zone whose items are laid down with a number, and the zone that acts on them. */
  readonly hand?: string;
  readonly verbs?: string;
}

export const line = (label: string, command: Command, more: Partial<Item> = {}): Item => ({
  zone: LINE,
  id: label,
  label,
  note: '',
  detail: [],
  off: null,
  command,
  chosen: false,
  ...more,
});

/** Where a cursor begins: on the first item that can be chosen. */
export const firstOpen = ({ items }: Menu): number =>
  Math.max(
    0,
    items.findIndex(({ off }) => off === null),
  );

/** Items of these zones are side by side; every other has a row of its own. */
export const rowsByZone = (items: readonly Item[], side: readonly string[]): readonly (readonly number[])[] => {
  const rows: number[][] = [];
  items.forEach(({ zone }, i) => {
    if (side.includes(zone) && items[i - 1]?.zone === zone) rows.at(-1)!.push(i);
    else rows.push([i]);
  });
  return rows;
};

/** So many items in rows of `across`, the others below them. */
export const rowsInGrid = (length: number, tiles: number, across: number): readonly (readonly number[])[] => {
  const rows: number[][] = [];
  for (let i = 0; i < length; i += 1)
    if (i < tiles && i % across !== 0) rows.at(-1)!.push(i);
    else rows.push([i]);
  return rows;
};

/** A row up or down, and round at its ends. */
export const moveByRow = ({ items, rows }: Menu, cursor: number, by: 1 | -1): number => {
  if (items.length === 0) return cursor;
  if (!rows) return (cursor + by + items.length) % items.length;
  const at = rows.findIndex((row) => row.includes(cursor));
  const next = rows[(Math.max(0, at) + by + rows.length) % rows.length]!;
  const column = at < 0 ? 0 : rows[at]!.indexOf(cursor);
  return next[Math.min(column, next.length - 1)]!;
};
