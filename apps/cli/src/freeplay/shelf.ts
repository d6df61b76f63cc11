import { EDITION_HOST, GAME_LINE, GAME_TITLE } from '@lockstep/words-freeplay';
import { columns, flow, pad, padLeft, wrap } from '../terminal/layout.ts';
import type { Paint } from '../terminal/paint.ts';
import type { Shelved } from './desk.ts';
import { type Item, menuOf } from './menu.ts';
import type { Model } from './model.ts';
import { LABELS } from './words.ts';

const recordOf = ({ tries, wins, begun }: Shelved): string =>
  [tries > 0 ? LABELS.tried(tries, wins) : begun ? '' : LABELS.never, begun ? LABELS.begun : '']
    .filter((text) => text !== '')
    .join('; ');

export interface Listing {
  readonly top: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Lines above the runs, and a line or two for each. */
export const shelfLines = (model: Model, width: number, paint: Paint, cursor: number): Listing => {
  const runs = model.desk.shelf();
  const { items } = menuOf(model);
  const newcomer = runs.every(({ tries, begun }) => tries === 0 && !begun);
  const lesson = runs.find(({ guide }) => guide.length > 0);
  const cells = runs.map((one) => [one.title, EDITION_HOST[one.edition], LABELS.minutes(one.minutes), recordOf(one)]);
  const sizes = [0, 1, 2].map((i) => Math.max(...cells.map((row) => columns(row[i]!))));
  const wide = 5 + sizes.reduce((sum, size) => sum + size + 2, 0) + Math.max(...cells.map((row) => columns(row[3]!)));
  const rows = items.map((item, i) => {
    const focused = i === cursor;
    const lead = `${focused ? '▸' : ' '}${i + 1} `;
    const [title, host, minutes, record] = cells[i] ?? [];
    const brush = focused ? paint.focus : title === undefined ? paint.plain : paint.strong;
    if (title === undefined) return [`${lead}${brush(item.label)}`];
    if (wide <= width)
      return [
        `${lead}${pad(brush(title), sizes[0]!)}  ${pad(host!, sizes[1]!)}  ${padLeft(minutes!, sizes[2]!)}  ${record}`.trimEnd(),
      ];
    return [`${lead}${brush(title)}`, ...wrap(`   ${[host, minutes, record].join(', ')}`, width, 3)];
  });
  return {
    top: [
      paint.strong(GAME_TITLE.toUpperCase()),
      ...wrap(GAME_LINE, width).map((line) => paint.faint(line)),
      '',
      ...(newcomer && lesson
        ? [...wrap(LABELS.newcomer(lesson.title, lesson.minutes), width).map((line) => paint.good(line)), '']
        : []),
    ],
    rows,
  };
};

/** "Level  friendly [FW0] fw1 ·fw2 …": a dot before those that are shut. */
const levelLines = (model: Model, width: number, paint: Paint): string[] => {
  const levels = model.desk.levels(model.desk.editionOf(model.picking!));
  const words = levels.map(({ thing, open }) =>
    thing.id === model.level
      ? paint.focus(`[${thing.id.toUpperCase()}]`)
      : open
        ? thing.id
        : paint.faint(`·${thing.id}`),
  );
  const on = levels.find(({ thing }) => thing.id === model.level)!;
  return [
    ...flow([`${LABELS.level}:`, ...words], width, ' '),
    ...wrap(`${on.thing.name}. ${on.thing.line}${on.open ? '' : ` ${LABELS.locked}: ${on.feat}`}`, width),
  ];
};

/** One item under another, with notes in a column of their own. */
export const listRows = (items: readonly Item[], cursor: number, width: number, paint: Paint): string[] => {
  const longest = Math.max(0, ...items.flatMap(({ label, note }) => (note === '' ? [] : [columns(label)])));
  const digits = String(items.length).length;
  return items.map((item, i) => {
    const focused = i === cursor;
    const lead = `${focused ? '▸' : item.off === null ? ' ' : '·'}${String(i + 1).padStart(digits)} `;
    const room = width - columns(lead);
    const label = [...item.label].length > room ? `${[...item.label].slice(0, room - 1).join('')}…` : item.label;
    const shown = focused ? paint.focus(label) : item.off === null ? label : paint.faint(label);
    const gap = Math.max(2, longest + 2 - columns(label));
    const left = room - columns(label) - gap;
    const note =
      item.note === '' || left < 8 ? '' : `${' '.repeat(gap)}${paint.faint([...item.note].slice(0, left).join(''))}`;
    return `${lead}${shown}${note}`;
  });
};

export const pickTop = (model: Model, width: number, paint: Paint): string[] => {
  const run = model.desk.shelf().find(({ id }) => id === model.picking)!;
  return [
    paint.strong(run.title.toUpperCase()),
    ...wrap(run.line, width).map((line) => paint.faint(line)),
    '',
    ...levelLines(model, width, paint),
    '',
  ];
};
