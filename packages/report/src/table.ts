import { escapeText } from './words.ts';

/** In a column named "verdict", "met", "missed", "undecided" and "—" are shown as a mark and a word. */
export interface Table {
  readonly title: string;
  readonly note?: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const VERDICTS = ['met', 'missed', 'undecided', '—'] as const;
export type Verdict = (typeof VERDICTS)[number];

const shown: Readonly<Record<Verdict, { readonly mark: string; readonly word: string; readonly look: string }>> = {
  met: { mark: '✓', word: 'met', look: 'met' },
  missed: { mark: '✕', word: 'missed', look: 'missed' },
  undecided: { mark: '?', word: 'undecided', look: 'open' },
  '—': { mark: '–', word: 'not judged', look: 'open' },
};

const judges = (head: string | undefined): boolean => head?.trim().toLowerCase() === 'verdict';

const verdictOf = (head: string | undefined, cell: string): Verdict | undefined =>
  judges(head) ? VERDICTS.find((verdict) => verdict === cell.trim()) : undefined;

export const makeVerdict = (verdict: Verdict, count?: number): string => {
  const { mark, word, look } = shown[verdict];
  const text = count === undefined ? word : `${count} ${word}`;
  return `<span class="verdict ${look}"><span class="mark" aria-hidden="true">${mark}</span>${text}</span>`;
};

export const countVerdicts = (tables: readonly Table[]): Readonly<Record<Verdict, number>> => {
  const count = { met: 0, missed: 0, undecided: 0, '—': 0 };
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

/** Verdicts stay in sight while a narrow screen scrolls the rest. */
const lookOf = (table: Table, column: number): string =>
  judges(table.head[column]) ? ' class="judged"' : numeric(table.rows, column) ? ' class="number"' : '';

const makeCell = (table: Table, row: readonly string[], column: number, look: string): string => {
  const cell = row[column] ?? '';
  const verdict = verdictOf(table.head[column], cell);
  if (column === 0) return `<th scope="row"${look}>${escapeText(cell)}</th>`;
  return `<td${look}>${verdict === undefined ? escapeText(cell) : makeVerdict(verdict)}</td>`;
};

/** The bare grid, in a box that scrolls when it is too wide and can be reached by keys for that. */
export const makeGrid = (table: Table): string => {
  const looks = table.head.map((_, column) => lookOf(table, column));
  const head = table.head.map((name, column) => `<th scope="col"${looks[column]}>${escapeText(name)}</th>`);
  const rows = table.rows.map(
    (row) => `<tr>${looks.map((look, column) => makeCell(table, row, column, look)).join('')}</tr>`,
  );
  const none = `<tr><td colspan="${Math.max(1, table.head.length)}">no rows</td></tr>`;
  return [
    `<div class="scroll" role="region" tabindex="0" aria-label="${escapeText(table.title)}"><table>`,
    `<thead><tr>${head.join('')}</tr></thead>`,
    `<tbody>${rows.length === 0 ? none : rows.join('\n')}</tbody>`,
    '</table></div>',
  ].join('\n');
};
