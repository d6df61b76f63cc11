import { type Encounter, encounter as game } from '@lockstep/encounter';
import { Refusal } from '@lockstep/kernel';
import { oddsSentence, refusalWords, seedLabel, shareText, shareWords } from '@lockstep/words-encounter';
import type { Board } from '../../shell/board.ts';
import { pad, padLeft, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { speechOf, textPagesOf, toldLines } from './narration.ts';
import { foreseen } from './offer.ts';
import { riverLines } from './river.ts';
import { type Model, sceneViewOf, toldCards, visibleEvents } from './scene-view.ts';
import { actorBy, sheetLines } from './sheet.ts';
import { NOTICES, PAGE_TITLES } from './words.ts';

type Lines = (model: Model, width: number, paint: Paint) => readonly string[];

const cardLines = (cards: ReturnType<typeof textPagesOf>, width: number, paint: Paint): string[] =>
  cards.flatMap(({ title, lines }) => [
    ...(title === '' ? [] : [paint.faint(title)]),
    ...toldLines(lines, width, paint),
    '',
  ]);

const log: Lines = (model, width, paint) => {
  const scene = sceneViewOf(model);
  if (!scene) return [NOTICES.nothingOpen];
  const { setup, run } = scene;
  const first = setup.script.scene.beat[0]!.say.map((speech) => speechOf(setup, speech));
  return [...toldLines(first, width, paint), '', ...cardLines(textPagesOf(setup, visibleEvents(run)), width, paint)];
};

export const shareLines = (model: Model, words: boolean): readonly string[] => {
  const { setup, run } = sceneViewOf(model)!;
  return (words ? shareWords : shareText)(setup, visibleEvents(run), seedLabel(run.seed)).split('\n');
};

const BAR = 20;

/** Every outcome with its chance: a bar for the eye, then the same in a sentence. */
const oddsLines = (model: Model, text: string, width: number, paint: Paint): readonly string[] => {
  const scene = sceneViewOf(model);
  if (!scene) return [NOTICES.nothingOpen];
  const { setup, run } = scene;
  const action = game.parse(setup, text);
  const ahead = action.ok ? foreseen(setup, run.now.state, action.value) : action.fault;
  if (ahead instanceof Refusal) return wrap(refusalWords(setup, ahead), width);
  const { odds, next, sure } = ahead;
  const becomes = next === null ? [] : ['', ...wrap(next, width)];
  if (!odds)
    return [...wrap(NOTICES.noOdds, width), ...sure.flatMap((line) => wrap(`· ${line}`, width, 2)), ...becomes];
  const bars = [...odds.bars, ...odds.ladder];
  const column = Math.max(...bars.map(({ label }) => label.length));
  const row = ({ label, percent, good }: (typeof bars)[number]): string => {
    const full = '█'.repeat(Math.round((percent / 100) * BAR));
    return `${pad(label, column)} ${padLeft(percent.toFixed(1), 5)}% ${good ? paint.good(full) : paint.warn(full)}`.trimEnd();
  };
  return [
    ...wrap(text, width).map((line) => paint.faint(line)),
    ...wrap(`${odds.headline}.`, width).map((line) => paint.strong(line)),
    '',
    ...odds.bars.map(row),
    ...(odds.ladder.length === 0 ? [] : ['', ...odds.ladder.map(row)]),
    '',
    ...wrap(oddsSentence(odds), width),
    ...becomes,
  ];
};

const sheet: Lines = (model, width, paint) => {
  const scene = sceneViewOf(model);
  if (!scene) return [NOTICES.nothingOpen];
  const actor = actorBy(scene, model.part ?? scene.view.actors[0]!.id);
  return actor ? sheetLines(scene, actor, width, paint) : [];
};

export const pages: Board<Encounter>['pages'] = {
  river: { title: PAGE_TITLES.river, lines: ({ host }, width, paint) => riverLines(host, width, paint) },
  log: { title: PAGE_TITLES.log, fromEnd: true, lines: log },
  sheet: { title: PAGE_TITLES.sheet, lines: sheet },
  odds: {
    title: PAGE_TITLES.odds,
    lines: (model, width, paint) => oddsLines(model, model.part ?? '', width, paint),
  },
  all: {
    title: PAGE_TITLES.all,
    lines: (model, width, paint) => cardLines(toldCards(model).slice(model.readIndex ?? 0), width, paint),
  },
};

export { cardLines };
