import type { Records, Ref } from '@lockstep/play';
import { DEFAULT_LEVEL, openLevels, type QuestGame } from '@lockstep/quest';
import { GAME_LINE, GAME_TITLE, TODAY_TITLE } from '@lockstep/words-quest';
import type { Shelf, ShelfRow } from '../../shell/board.ts';
import type { Host } from '../../shell/host.ts';
import { line } from '../../shell/menu.ts';
import { shelfTop } from '../../shell/shelf.ts';
import { wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { openingsAt, pick } from './pick.ts';
import type { Model } from './quest-view.ts';
import { LABELS } from './words.ts';

/** Under this name everyone's quest of a date is on the shelf. */
export const TODAY = 'today';

/** A quest of the shelf. */
interface Quest {
  readonly id: string;
  readonly ref: Ref;
  readonly chosen: { readonly level?: string };
  readonly title: string;
  readonly kind: string;
  readonly line: string;
  readonly minutes: number;
  readonly battles: number;
  /** Of the quest of a date. */
  readonly date: string | null;
  readonly records: Records;
  readonly tried: boolean;
  readonly begun: boolean;
}

export const levelsOf = (host: Host<QuestGame>): readonly string[] => host.pack.level.map(({ id }) => id);

/** Those that are open; with a seed of one's own, which records nothing, all are. */
export const openAt = (host: Host<QuestGame>): readonly string[] =>
  host.commandLine.seed === null ? openLevels(host.pack, host.entries()) : levelsOf(host);

/** A road with a level of its own is walked at that one. */
const levelOn = (host: Host<QuestGame>, road: string, level: string): string =>
  host.pack.road.find(({ id }) => id === road)?.level ?? level;

export const refTo = (
  host: Host<QuestGame>,
  name: string,
  level: string,
): { readonly ref: Ref; readonly chosen: { readonly level?: string } } => {
  if (name === TODAY) return { ref: host.ref({ kind: 'daily', date: host.date }), chosen: {} };
  const chosen = { level: levelOn(host, name, level) };
  return { ref: host.ref({ kind: 'scene', scene: name }, chosen), chosen };
};

export const questsOf = (host: Host<QuestGame>, level: string): readonly Quest[] => {
  const roads = host.game.module?.scenes?.(host.pack) ?? [];
  const everyones = host.game.module?.today?.(host.pack) as { readonly scene: string };
  const quest = (road: (typeof roads)[number], id: string, date: string | null): Quest => {
    const { ref, chosen } = refTo(host, id, level);
    return {
      ...road,
      id,
      ref,
      chosen,
      date,
      battles: host.pack.road.find((one) => one.id === road.name)!.places.length,
      ...host.recordSummary(ref, chosen),
      begun: host.hasSave(ref),
    };
  };
  const whole = roads.find(({ name }) => name === everyones.scene)!;
  return [
    quest({ ...whole, title: TODAY_TITLE }, TODAY, host.date),
    ...roads.map((road) => quest(road, road.name, null)),
  ];
};

const levelIn = ({ chosen }: Pick<Model, 'chosen'>): string => String(chosen.level ?? DEFAULT_LEVEL);

const recordOf = ({ records, tried, begun }: Quest): string => {
  const best = records.best?.facts;
  const said = best
    ? LABELS.best(best.battles ?? 0, best.points ?? 0)
    : tried
      ? LABELS.tried
      : begun
        ? ''
        : LABELS.never;
  return [said, begun ? LABELS.begun : ''].filter((text) => text !== '').join('; ');
};

const kindOf = ({ kind, battles, date }: Quest): string =>
  date ?? (kind === 'LESSON' ? LABELS.lesson : LABELS.battles(battles));

/** The level that is chosen, among its neighbours, and what it changes. */
const levelLines = (model: Model, width: number, paint: Paint): string[] => {
  const { level } = model.host.pack;
  const open = openAt(model.host);
  const words = level
    .filter(({ id }) => open.includes(id))
    .map(({ id, number }) => (id === levelIn(model) ? paint.focus(`[${number}]`) : paint.faint(String(number))));
  const shut = level.length - open.length;
  const { name, line } = level.find(({ id }) => id === levelIn(model))!;
  return [
    ...wrap(`${LABELS.level}: ${words.join(' ')}${shut > 0 ? `  ${LABELS.shut(shut)}` : ''}`, width),
    ...wrap(`${name}. ${line}`, width),
  ];
};

const isNew = (quests: readonly Quest[]): boolean => quests.every(({ tried, begun }) => !tried && !begun);

/** `picks`: something can be brought, so a road asks for it first. */
const shelved = (quests: readonly Quest[], picks: boolean): readonly ShelfRow[] =>
  quests.map((quest) => {
    const road = quests.find(({ date, line }) => date === null && line === quest.line)?.title ?? '';
    return {
      id: quest.id,
      title: quest.title,
      cells: [kindOf(quest), LABELS.minutes(quest.minutes), recordOf(quest)],
      detail: [...(quest.date === null ? [] : [LABELS.onDate(road, quest.date)]), quest.line],
      printed: quest.date === null ? [quest.line] : [],
      command:
        picks && quest.date === null && quest.kind !== 'LESSON'
          ? { do: 'pick', ref: quest.ref }
          : { do: 'open', ref: quest.ref, chosen: quest.chosen },
    };
  });

export const shelf: Shelf<QuestGame> = {
  digits: 1,
  keys: LABELS.shelfKeys,
  keysShort: LABELS.keysShort,
  lineKeys: LABELS.lineKeys,
  wideFrom: 70,
  titles: (model) => shelved(questsOf(model.host, levelIn(model)), openingsAt(model.host).length > 0),
  /** A newcomer begins at the road that teaches, everyone else at today's quest. */
  first: (model) => {
    const quests = questsOf(model.host, levelIn(model));
    return isNew(quests)
      ? Math.max(
          0,
          quests.findIndex(({ kind, date }) => kind === 'LESSON' && date === null),
        )
      : 0;
  },
  more: () => [
    line(LABELS.codex, { do: 'show', page: 'codex' }),
    line(LABELS.history, { do: 'show', page: 'history' }),
  ],
  pick,
  top: (model, width, paint) => {
    const quests = questsOf(model.host, levelIn(model));
    const lesson = quests.find(({ kind }) => kind === 'LESSON');
    const newcomer = isNew(quests) && lesson ? LABELS.newcomer(lesson.title, lesson.minutes) : null;
    const option = levelLines(model, width, paint);
    return shelfTop({ title: GAME_TITLE, line: GAME_LINE, option, newcomer }, width, paint);
  },
  option: { word: 'level', values: openAt, lines: levelLines },
};
