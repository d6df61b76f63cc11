import { escape } from './words.ts';

/** In a column named "verdict", "met", "missed" and "—" are shown as a mark and a word. */
export interface Table {
  readonly title: string;
  readonly note?: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const VERDICTS = ['met', 'missed', '—'] as const;
export type Verdict = (typeof VERDICTS)[number];

const shown: Readonly<Record<Verdict, { readonly mark: string; readonly word: string; readonly look: string }>> = {
  met: { mark: '✓', word: 'met', look: 'met' },
  missed: { mark: '✕', word: 'missed', look: 'missed' },
  '—': { mark: '–', word: 'not judged', look: 'open' },
};

const verdictOf = (head: string | undefined, cell: string): Verdict | undefined =>
  head?.trim().toLowerCase() === 'verdict' ? VERDICTS.find((verdict) => verdict === cell.trim()) : undefined;

export const makeVerdict = (verdict: Verdict, count?: number): string => {
  const { mark, word, look } = shown[verdict];
  const text = count === undefined ? word : `${count} ${word}`;
  return `<span class="verdict ${look}"><span class="mark" aria-hidden="true">${mark}</span>${text}</span>`;
};

export const countVerdicts = (tables: readonly Table[]): Readonly<Record<Verdict, number>> => {
  const count = { met: 0, missed: 0, '—': 0 };
  for (const { head, rows } of tables) {
    for (const row of rows) {
      row.forEach((cell, column) => {
        const verdict = verdictOf(head[column], cell);
        if (verdict !== undefined) count[verdict] += 1;
      });
    }
  }
  return count;
};

const EMPTY = ['', '—', '–'];
const NUMBER = /^[−+-]?\d[\d\s\u202f.,:%±×/()[\]−–-]*(\s?[a-zµ]{1,3})?$/i;

/** A column of numbers is set to the right. */
const numeric = (rows: Table['rows'], column: number): boolean => {
  const cells = rows.map((row) => (row[column] ?? '').trim()).filter((cell) => !EMPTY.includes(cell));
  return cells.length > 0 && cells.every((cell) => NUMBER.test(cell));
};

const makeCell = (table: Table, row: readonly string[], column: number, right: boolean): string => {
  const cell = row[column] ?? '';
  const verdict = verdictOf(table.head[column], cell);
  const look = right ? ' class="number"' : '';
  if (column === 0) return `<th scope="row"${look}>${escape(cell)}</th>`;
  return `<td${look}>${verdict === undefined ? escape(cell) : makeVerdict(verdict)}</td>`;
};

/** The bare grid, in a box that scrolls when it is too wide and can be reached by keys for that. */
export const makeGrid = (table: Table): string => {
  const right = table.head.map((_, column) => numeric(table.rows, column));
  const head = table.head.map((name, i) => `<th scope="col"${right[i] ? ' class="number"' : ''}>${escape(name)}</th>`);
  const rows = table.rows.map(
    (row) => `<tr>${table.head.map((_, column) => makeCell(table, row, column, right[column]!)).join('')}</tr>`,
  );
  const none = `<tr><td colspan="${Math.max(1, table.head.length)}">no rows</td></tr>`;
  return [
    `<div class="scroll" role="region" tabindex="0" aria-label="${escape(table.title)}"><table>`,
    `<thead><tr>${head.join('')}</tr></thead>`,
    `<tbody>${rows.length === 0 ? none : rows.join('\n')}</tbody>`,
    '</table></div>',
  ].join('\n');
};
