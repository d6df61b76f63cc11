import type { Freeplay } from '@lockstep/freeplay';
import type { Ref } from '@lockstep/play';
import { EDITION_HOST, GAME_LINE, GAME_TITLE } from '@lockstep/words-freeplay';
import type { Shelf, ShelfRow } from '../../shell/board.ts';
import type { Host } from '../../shell/host.ts';
import { line } from '../../shell/menu.ts';
import { shelfTop } from '../../shell/shelf.ts';
import { flow, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { pickMenu } from './menu.ts';
import { editionOf, firstKit, kitOf, levelsAt, runOf, todaysRun, usualLevel } from './meta.ts';
import type { Model } from './run-view.ts';
import { COMPLAINTS, ITEMS, LABELS } from './words.ts';

/** Tries that counted, and whether one is saved. */
interface Record {
  readonly tries: number;
  readonly wins: number;
  readonly begun: boolean;
}

/** Of the runs recorded under a name, and of the one that is saved. */
const recordUnder = (host: Host<Freeplay>, name: string, ref: Ref): Record => {
  const mine = host.entries().filter(({ daily, practice }) => daily === name && !practice);
  return { tries: mine.length, wins: mine.filter(({ won }) => won).length, begun: host.hasSave(ref) };
};

const recordFor = (host: Host<Freeplay>, run: string): Record =>
  recordUnder(host, run, host.ref({ kind: 'scene', scene: run }, runOptions(host, run)));

/** Everyone's run of the date. */
const todaysRow = (host: Host<Freeplay>): ShelfRow => {
  const ref = host.ref({ kind: 'daily', date: host.date });
  const { run, kit, level } = todaysRun(host);
  return {
    id: 'today',
    title: LABELS.today,
    cells: [host.date, LABELS.minutes(run.minutes), recordWords(recordUnder(host, host.date, ref))],
    detail: [LABELS.todayLine(kit.name, level.name)],
    printed: [LABELS.todayLine(kit.name, level.name)],
    command: { do: 'open', ref, chosen: {} },
  };
};

/** A run is saved under its name alone, unless its kit, its level or its seed was asked for. */
export const runOptions = (host: Host<Freeplay>, run: string) => {
  const { kit, level, seed } = host.commandLine.flags;
  if (kit === undefined && level === undefined && seed === undefined) return {};
  return { kit: kitOf(host, run) ?? kit ?? firstKit(host), level: level ?? usualLevel(host) };
};

const recordWords = ({ tries, wins, begun }: Record): string =>
  [tries > 0 ? LABELS.tried(tries, wins) : begun ? '' : LABELS.never, begun ? LABELS.begun : '']
    .filter((text) => text !== '')
    .join('; ');

const titlesOf = (model: Model): readonly ShelfRow[] => {
  const { host, chosen } = model;
  const runs = model.host.pack.run.map(({ id, title, edition, minutes, line: about }) => {
    const ref = host.ref({ kind: 'scene', scene: id }, runOptions(host, id));
    const kit = kitOf(host, id);
    return {
      id,
      title,
      cells: [EDITION_HOST[edition], LABELS.minutes(minutes), recordWords(recordFor(host, id))],
      detail: [about],
      printed: [about],
      // A run with a kit of its own is opened at once, as it was left or from its start.
      command:
        kit === undefined ? { do: 'pick', ref } : { do: 'open', ref, chosen: { kit, level: String(chosen.level) } },
    } satisfies ShelfRow;
  });
  return [...runs, todaysRow(host)];
};

/** "Level  friendly [FW0] fw1 ·fw2 …": a dot before those that are shut. */
const levelLines = (model: Model, width: number, paint: Paint): string[] => {
  const { host, chosen } = model;
  const levels = levelsAt(host, editionOf(host, runOf(model.picking!)));
  const words = levels.map(({ thing, open }) =>
    thing.id === chosen.level
      ? paint.focus(`[${thing.id.toUpperCase()}]`)
      : open
        ? thing.id
        : paint.faint(`·${thing.id}`),
  );
  const on = levels.find(({ thing }) => thing.id === chosen.level)!;
  return [
    ...flow([`${LABELS.level}:`, ...words], width, ' '),
    ...wrap(`${on.thing.name}. ${on.thing.line}${on.open ? '' : ` ${LABELS.locked}: ${on.feat}`}`, width),
  ];
};

const pickTop = (model: Model, width: number, paint: Paint): string[] => {
  const run = model.host.pack.run.find(({ id }) => id === runOf(model.picking!))!;
  return [
    paint.strong(run.title.toUpperCase()),
    ...wrap(run.line, width).map((text) => paint.faint(text)),
    '',
    ...levelLines(model, width, paint),
    '',
  ];
};

export const shelf: Shelf<Freeplay> = {
  digits: 1,
  keys: LABELS.shelfKeys,
  keysShort: LABELS.keysShort,
  lineKeys: LABELS.listLineKeys,
  inset: 2,
  brush: (paint) => paint.fair,
  titles: titlesOf,
  more: () => [
    line(ITEMS.codex, { do: 'show', page: 'codex' }, { id: 'codex' }),
    line(ITEMS.archive, { do: 'show', page: 'archive' }, { id: 'archive' }),
    line(ITEMS.history, { do: 'show', page: 'history' }, { id: 'history' }),
  ],
  top: (model, width, paint) => {
    const { run } = model.host.pack;
    const isNew = run.every(({ id }) => {
      const { tries, begun } = recordFor(model.host, id);
      return tries === 0 && !begun;
    });
    const lesson = run.find(({ guide }) => guide.length > 0);
    const newcomer = isNew && lesson ? LABELS.newcomer(lesson.title, lesson.minutes) : null;
    return shelfTop({ title: GAME_TITLE, line: GAME_LINE, newcomer }, width, paint);
  },
  option: {
    word: 'level',
    values: (host, ref) => levelsAt(host, ref ? editionOf(host, runOf(ref)) : 'gates').map(({ thing }) => thing.id),
    notice: ({ host, picking }, to) => {
      if (!picking) return [];
      const found = levelsAt(host, editionOf(host, runOf(picking))).find(({ thing }) => thing.id === to);
      return !found || found.open ? [] : [COMPLAINTS.shut(to, found.feat)];
    },
  },
  pick: { keys: LABELS.pickKeys, menu: pickMenu, top: pickTop },
};
