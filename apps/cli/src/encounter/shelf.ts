import { DIFFICULTIES } from '@lockstep/encounter';
import type { Finished } from '@lockstep/play';
import { DIFFICULTY_NAME, GAME_TITLE, KIND_NAME } from '@lockstep/words-encounter';
import { columns, pad, padLeft, wrap } from '../terminal/layout.ts';
import type { Paint } from '../terminal/paint.ts';
import type { Shelved } from './desk.ts';
import type { Model } from './model.ts';
import { LABELS } from './words.ts';

/** "Hard, 4 rounds" */
export const recordWords = ({ facts }: Finished): string => {
  const row = DIFFICULTIES[facts.difficulty ?? 1] ?? 'STANDARD';
  const rounds = facts.rounds ?? 0;
  return LABELS.won(DIFFICULTY_NAME[row], rounds > 0 ? LABELS.inRounds(rounds) : '');
};

const recordOf = ({ best, tried, begun }: Shelved): string =>
  [best ? recordWords(best) : tried ? LABELS.tried : begun ? '' : LABELS.never, begun ? LABELS.begun : '']
    .filter((text) => text !== '')
    .join('; ');

const kindOf = ({ kind }: Shelved): string => KIND_NAME[kind as keyof typeof KIND_NAME] ?? kind.toLowerCase();

/** The three rows, the chosen one in brackets, and what it changes. */
export const difficultyLines = ({ desk, difficulty }: Model, width: number, paint: Paint): string[] => {
  const words = DIFFICULTIES.map((id) =>
    id === difficulty ? paint.focus(`[${DIFFICULTY_NAME[id].toUpperCase()}]`) : paint.faint(DIFFICULTY_NAME[id]),
  );
  const line = desk.difficulties.find(({ id }) => id === difficulty)?.line ?? '';
  return [`${LABELS.difficulty}: ${words.join('  ')}`, ...wrap(line, width)];
};

/** Lines above the list, the list itself with a line each, and how many lines each takes. */
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
  const scenes = model.desk.shelf(model.difficulty);
  const [first] = scenes;
  const newcomer = scenes.every(({ tried, begun }) => !tried && !begun);
  const cells = scenes.map((scene) => [scene.title, kindOf(scene), `${scene.minutes} min`, recordOf(scene)] as const);
  const sizes = [0, 1, 2].map((i) => Math.max(...cells.map((row) => columns(row[i] ?? ''))));
  const wide = 5 + sizes.reduce((sum, size) => sum + size + 2, 0) + Math.max(...cells.map((row) => columns(row[3])));
  const rows = cells.map(([title, kind, minutes, record], i) => {
    const focused = i === cursor;
    const mark = focused ? '▸' : ' ';
    const name = focused ? paint.focus(title) : paint.strong(title);
    const number = padLeft(String(i + 1), 2);
    if (wide <= width)
      return [
        `${mark}${number} ${pad(name, sizes[0]!)}  ${pad(kind, sizes[1]!)}  ${padLeft(minutes, sizes[2]!)}  ${record}`.trimEnd(),
      ];
    return [`${mark}${number} ${name}`, ...wrap(`    ${[kind, minutes, record].join(', ')}`, width, 4)];
  });
  return {
    top: [
      paint.strong(GAME_TITLE.toUpperCase()),
      '',
      ...difficultyLines(model, width, paint),
      '',
      ...(newcomer && first
        ? [...wrap(LABELS.newcomer(first.title, first.minutes), width).map((line) => paint.good(line)), '']
        : []),
    ],
    rows,
    detail: wrap(scenes[cursor]?.line ?? '', width),
  };
};
