import type { Types } from '@lockstep/play';
import { columns, pad, padLeft, wrap } from '../terminal/layout.ts';
import type { Paint } from '../terminal/paint.ts';
import type { Lines, Shelf } from './board.ts';
import type { Model } from './model.ts';

/** Above the list: what the game is, what is chosen for every title, and where a newcomer begins. */
export const shelfTop = (
  says: {
    readonly title: string;
    readonly line?: string;
    readonly option?: Lines;
    readonly newcomer: string | null;
  },
  width: number,
  paint: Paint,
): Lines => [
  paint.strong(says.title.toUpperCase()),
  ...wrap(says.line ?? '', width).flatMap((text) => (text === '' ? [] : [paint.faint(text)])),
  '',
  ...(says.option ? [...says.option, ''] : []),
  ...(says.newcomer === null ? [] : [...wrap(says.newcomer, width).map((text) => paint.good(text)), '']),
];

/** The list of a shelf: a line each, or two where there is little room. */
export const shelfRows = <G extends Types>(
  model: Model<G>,
  shelf: Shelf<G>,
  cursor: number,
  width: number,
  paint: Paint,
): readonly (readonly string[])[] => {
  const titles = shelf.titles(model);
  const cells = titles.map(({ title, cells: more }) => [title, ...more] as const);
  const sizes = [0, 1, 2].map((i) => Math.max(...cells.map((row) => columns(row[i] ?? ''))));
  const wide = 5 + sizes.reduce((sum, size) => sum + size + 2, 0) + Math.max(...cells.map((row) => columns(row[3])));
  const leadOf = (i: number): string => `${i === cursor ? '▸' : ' '}${padLeft(String(i + 1), shelf.digits)} `;
  const hang = shelf.digits + 2;
  const rows = cells.map(([title, kind, minutes, record], i) => {
    const name = i === cursor ? paint.focus(title) : paint.strong(title);
    if (wide <= width)
      return [
        `${leadOf(i)}${pad(name, sizes[0]!)}  ${pad(kind, sizes[1]!)}  ${padLeft(minutes, sizes[2]!)}  ${record}`.trimEnd(),
      ];
    return [`${leadOf(i)}${name}`, ...wrap(' '.repeat(hang) + [kind, minutes, record].join(', '), width, hang)];
  });
  const more = (shelf.more?.(model) ?? []).map(({ label }, i) => {
    const at = titles.length + i;
    return [`${leadOf(at)}${at === cursor ? paint.focus(label) : label}`];
  });
  return [...rows, ...more];
};

/** The shelf on paper: every title with what is said of it. */
export const shelfPrinted = <G extends Types>(
  model: Model<G>,
  shelf: Shelf<G>,
  width: number,
  paint: Paint,
): readonly string[] => {
  const hang = shelf.digits + 2;
  const said = [
    ...shelf.titles(model).map(({ printed }) => printed),
    ...(shelf.more?.(model) ?? []).map(({ detail }) => detail),
  ];
  return [
    ...shelf.top(model, width, paint),
    ...shelfRows(model, shelf, -1, width, paint).flatMap((row, i) => [
      ...row,
      ...(said[i] ?? []).flatMap((text) => wrap(' '.repeat(hang) + text, width, hang)),
    ]),
  ];
};
