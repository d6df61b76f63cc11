import { DEFAULT_PRESET, type Draft } from '@lockstep/draft';
import type { Records, Ref } from '@lockstep/play';
import { GAME_LINE, GAME_TITLE, TODAY_TITLE } from '@lockstep/words-draft';
import type { Shelf, ShelfRow } from '../../shell/board.ts';
import type { Host } from '../../shell/host.ts';
import { shelfTop } from '../../shell/shelf.ts';
import { wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import type { Model } from './quest-view.ts';
import { LABELS } from './words.ts';

/** Under this name everyone's quest of a date is on the shelf. */
export const TODAY = 'today';

/** A quest of the shelf. */
export interface Quest {
  readonly id: string;
  readonly ref: Ref;
  readonly title: string;
  readonly kind: string;
  readonly line: string;
  readonly minutes: number;
  readonly dreams: number;
  /** Of the quest of a date. */
  readonly date: string | null;
  readonly records: Records;
  readonly tried: boolean;
  readonly begun: boolean;
}

export const presetsOf = (host: Host<Draft>): readonly string[] => {
  const { presets } = host.pack;
  return [DEFAULT_PRESET, ...Object.keys(presets).filter((name) => name !== DEFAULT_PRESET)];
};

export const refTo = (host: Host<Draft>, name: string, preset: string): Ref =>
  name === TODAY ? host.ref({ kind: 'daily', date: host.date }) : host.ref({ kind: 'scene', scene: name }, { preset });

export const questsOf = (host: Host<Draft>, preset: string): readonly Quest[] => {
  const pack = host.pack;
  const routes = host.game.module?.scenes?.(host.pack) ?? [];
  const everyones = host.game.module?.today?.(host.pack) as { readonly scene: string };
  const quest = (route: (typeof routes)[number], id: string, date: string | null): Quest => {
    const ref = refTo(host, id, preset);
    return {
      ...route,
      id,
      ref,
      date,
      dreams: pack.route.find((one) => one.id === route.name)!.dreamscape.length,
      ...host.recordSummary(ref, date === null ? { preset } : {}),
      begun: host.hasSave(ref),
    };
  };
  const whole = routes.find(({ name }) => name === everyones.scene)!;
  return [
    quest({ ...whole, title: TODAY_TITLE }, TODAY, host.date),
    ...routes.map((route) => quest(route, route.name, null)),
  ];
};

const presetOf = ({ chosen }: Pick<Model, 'chosen'>): string => String(chosen.preset);

const recordOf = ({ records, tried, begun }: Quest): string => {
  const best = records.best?.facts.score;
  const said = best === undefined ? (tried ? LABELS.tried : begun ? '' : LABELS.never) : LABELS.best(best);
  return [said, begun ? LABELS.begun : ''].filter((text) => text !== '').join('; ');
};

const kindOf = ({ kind, dreams, date }: Quest): string =>
  date ?? (kind === 'LESSON' ? LABELS.lesson : LABELS.dreams(dreams));

/** The presets, the chosen one in brackets, and what it is like. */
const presetLines = (model: Model, width: number, paint: Paint): string[] => {
  const { presets } = model.host.pack;
  const words = presetsOf(model.host).map((id) => {
    const { title } = presets[id]!;
    return id === presetOf(model) ? paint.focus(`[${title.toUpperCase()}]`) : paint.faint(title);
  });
  return [`${LABELS.preset}: ${words.join('  ')}`, ...wrap(presets[presetOf(model)]!.line, width)];
};

const isNew = (quests: readonly Quest[]): boolean => quests.every(({ tried, begun }) => !tried && !begun);

const shelved = (host: Host<Draft>, quests: readonly Quest[], preset: string): readonly ShelfRow[] => {
  const { days: streak } = host.streak();
  return quests.map((quest) => {
    const route = quests.find(({ date, line }) => date === null && line === quest.line)?.title ?? '';
    return {
      id: quest.id,
      title: quest.title,
      cells: [
        kindOf(quest),
        LABELS.minutes(quest.minutes),
        `${recordOf(quest)}${quest.date !== null && streak > 0 ? `, ${LABELS.streak(streak)}` : ''}`,
      ],
      detail: [...(quest.date === null ? [] : [LABELS.onDate(route, quest.date)]), quest.line],
      printed: quest.date === null ? [quest.line] : [],
      command: { do: 'open', ref: quest.ref, chosen: quest.date === null ? { preset } : {} },
    };
  });
};

export const shelf: Shelf<Draft> = {
  digits: 1,
  keys: LABELS.shelfKeys,
  keysShort: LABELS.keysShort,
  lineKeys: LABELS.lineKeys(false),
  wideFrom: 70,
  titles: (model) => shelved(model.host, questsOf(model.host, presetOf(model)), presetOf(model)),
  /** A newcomer begins at the lesson, everyone else at today's quest. */
  first: (model) => {
    const quests = questsOf(model.host, presetOf(model));
    return isNew(quests)
      ? Math.max(
          0,
          quests.findIndex(({ kind }) => kind === 'LESSON'),
        )
      : 0;
  },
  top: (model, width, paint) => {
    const quests = questsOf(model.host, presetOf(model));
    const lesson = quests.find(({ kind }) => kind === 'LESSON');
    const newcomer = isNew(quests) && lesson ? LABELS.newcomer(lesson.title, lesson.minutes) : null;
    const option = presetLines(model, width, paint);
    return shelfTop({ title: GAME_TITLE, line: GAME_LINE, option, newcomer }, width, paint);
  },
  option: { word: 'preset', values: presetsOf, lines: presetLines },
};
