import { DIFFICULTIES, type Encounter } from '@lockstep/encounter';
import type { FinishedTry, Ref } from '@lockstep/play';
import { DIFFICULTY_NAME, GAME_TITLE, KIND_NAME } from '@lockstep/words-encounter';
import type { Shelf, ShelfRow } from '../../shell/board.ts';
import type { Host } from '../../shell/host.ts';
import { line } from '../../shell/menu.ts';
import { shelfTop } from '../../shell/shelf.ts';
import { wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { landingNotes, riverFor } from './river.ts';
import type { Model } from './scene-view.ts';
import { ITEMS, LABELS } from './words.ts';

/** "won, Hard, 4 rounds" */
export const recordWords = ({ facts }: Pick<FinishedTry, 'facts'>): string => {
  const row = DIFFICULTIES[facts.difficulty ?? 1] ?? 'STANDARD';
  const rounds = facts.rounds ?? 0;
  return LABELS.won(DIFFICULTY_NAME[row], rounds > 0 ? LABELS.inRounds(rounds) : '');
};

/** What is recorded of a scene as published, and whether a try of it is saved. */
interface Record {
  readonly best: FinishedTry | undefined;
  readonly tried: boolean;
  readonly begun: boolean;
}

const recordFor = (host: Host<Encounter>, ref: Ref, difficulty: string): Record => {
  const { records, tried } = host.recordSummary(ref, { difficulty });
  return { best: records.best, tried, begun: host.hasSave(ref) };
};

const recordLine = ({ best, tried, begun }: Record): string =>
  [best ? recordWords(best) : tried ? LABELS.tried : begun ? '' : LABELS.never, begun ? LABELS.begun : '']
    .filter((text) => text !== '')
    .join('; ');

const scenesOf = (host: Host<Encounter>) => host.game.module?.scenes?.(host.pack) ?? [];

const difficultyOf = ({ chosen }: Pick<Model, 'chosen'>): string => String(chosen.difficulty);

export const refTo = (host: Host<Encounter>, scene: string, difficulty: string): Ref =>
  host.ref({ kind: 'scene', scene }, { difficulty });

/** The three rows, the chosen one in brackets, and what it changes. */
const difficultyLines = (model: Model, width: number, paint: Paint): string[] => {
  const words = DIFFICULTIES.map((id) =>
    id === difficultyOf(model)
      ? paint.focus(`[${DIFFICULTY_NAME[id].toUpperCase()}]`)
      : paint.faint(DIFFICULTY_NAME[id]),
  );
  const row = model.host.pack.difficulty.find(({ id }) => id === difficultyOf(model));
  return [`${LABELS.difficulty}: ${words.join('  ')}`, ...wrap(row?.line ?? '', width)];
};

const titlesOf = (model: Model): readonly ShelfRow[] => {
  const { host } = model;
  const difficulty = difficultyOf(model);
  const { landings } = riverFor(host);
  return scenesOf(host).map(({ name, title, kind, minutes, line: about }): ShelfRow => {
    const ref = refTo(host, name, difficulty);
    const landing = landings.find(({ scene }) => scene === name);
    const begun = host.hasSave(ref);
    const shut = landing?.open === false && !begun;
    const said = landing ? [about, ...landingNotes(host, landing)] : [about];
    return {
      id: name,
      title,
      cells: [
        KIND_NAME[kind as keyof typeof KIND_NAME] ?? kind.toLowerCase(),
        `${minutes} min`,
        shut ? LABELS.closed : recordLine(recordFor(host, ref, difficulty)),
      ],
      detail: shut ? said.slice(1) : said.slice(0, 1),
      printed: said,
      command: shut ? { do: 'show', page: 'river' } : { do: 'open', ref, chosen: { difficulty } },
    };
  });
};

export const shelf: Shelf<Encounter> = {
  digits: 2,
  keys: LABELS.shelfKeys,
  keysShort: LABELS.keysShort,
  wideFrom: 70,
  titles: titlesOf,
  more: () => [line(ITEMS.river, { do: 'show', page: 'river' }, { id: 'river' })],
  top: (model, width, paint) => {
    const { host } = model;
    const scenes = scenesOf(host);
    const [first] = scenes;
    const isNew = scenes.every(({ name }) => {
      const { tried, begun } = recordFor(host, refTo(host, name, difficultyOf(model)), difficultyOf(model));
      return !tried && !begun;
    });
    const newcomer = isNew && first ? LABELS.newcomer(first.title, first.minutes) : null;
    return shelfTop({ title: GAME_TITLE, option: difficultyLines(model, width, paint), newcomer }, width, paint);
  },
  option: { word: 'difficulty', values: () => DIFFICULTIES, lines: difficultyLines },
};
