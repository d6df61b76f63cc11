import { GAME_LINE, GAME_TITLE } from '@lockstep/words-draft';
import { columns, pad, padLeft, wrap } from '../terminal/layout.ts';
import type { Paint } from '../terminal/paint.ts';
import type { Shelved } from './desk.ts';
import type { Model } from './model.ts';
import { LABELS } from './words.ts';

const recordOf = ({ records, tried, begun }: Shelved): string => {
  const best = records.best?.facts.score;
  const said = best === undefined ? (tried ? LABELS.tried : begun ? '' : LABELS.never) : LABELS.best(best);
  return [said, begun ? LABELS.begun : ''].filter((text) => text !== '').join('; ');
};

const kindOf = ({ kind, dreams, date }: Shelved): string =>
  date ?? (kind === 'LESSON' ? LABELS.lesson : LABELS.dreams(dreams));

/** The presets, the chosen one in brackets, and what it is like. */
export const presetLines = ({ desk, preset }: Model, width: number, paint: Paint): string[] => {
  const words = desk.presets.map((id) => {
    const { title } = desk.configOf(id);
    return id === preset ? paint.focus(`[${title.toUpperCase()}]`) : paint.faint(title);
  });
  return [`${LABELS.preset}: ${words.join('  ')}`, ...wrap(desk.configOf(preset).line, width)];
};

/** Lines above the list, the list itself with a line or two each, and what is said of the one under the cursor. */
export const shelfLines = (
  model: Model,
  width: number,
  paint: Paint,
  cursor: number,
): {
  readonly top: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly detail: readonly string[];
} => {
  const quests = model.desk.shelf(model.preset);
  const lesson = quests.find(({ kind }) => kind === 'LESSON');
  const newcomer = quests.every(({ tried, begun }) => !tried && !begun);
  const streak = model.desk.streak();
  const cells = quests.map((quest) => [
    quest.title,
    kindOf(quest),
    LABELS.minutes(quest.minutes),
    `${recordOf(quest)}${quest.date !== null && streak > 0 ? `, ${LABELS.streak(streak)}` : ''}`,
  ]);
  const sizes = [0, 1, 2].map((i) => Math.max(...cells.map((row) => columns(row[i]!))));
  const wide = 5 + sizes.reduce((sum, size) => sum + size + 2, 0) + Math.max(...cells.map((row) => columns(row[3]!)));
  const rows = cells.map(([title, kind, minutes, record], i) => {
    const focused = i === cursor;
    const mark = focused ? '▸' : ' ';
    const name = focused ? paint.focus(title!) : paint.strong(title!);
    if (wide <= width)
      return [
        `${mark}${i + 1} ${pad(name, sizes[0]!)}  ${pad(kind!, sizes[1]!)}  ${padLeft(minutes!, sizes[2]!)}  ${record}`.trimEnd(),
      ];
    return [`${mark}${i + 1} ${name}`, ...wrap(`   ${[kind, minutes, record].join(', ')}`, width, 3)];
  });
  const under = quests[cursor];
  const routeTitle = quests.find(({ date, line }) => date === null && line === under?.line)?.title ?? '';
  const dated = under && under.date !== null ? [LABELS.onDate(routeTitle, under.date)] : [];
  return {
    top: [
      paint.strong(GAME_TITLE.toUpperCase()),
      ...wrap(GAME_LINE, width).map((line) => paint.faint(line)),
      '',
      ...presetLines(model, width, paint),
      '',
      ...(newcomer && lesson
        ? [...wrap(LABELS.newcomer(lesson.title, lesson.minutes), width).map((line) => paint.good(line)), '']
        : []),
    ],
    rows,
    detail: [...dated, ...(under ? [under.line] : [])].flatMap((line) => wrap(line, width)),
  };
};
