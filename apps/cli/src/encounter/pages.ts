import { encounter as game } from '@lockstep/encounter';
import { Refusal } from '@lockstep/kernel';
import {
  oddsSentence,
  quickReference,
  refusalWords,
  rulebook,
  seedLabel,
  shareText,
  shareWords,
} from '@lockstep/words-encounter';
import { pad, padLeft, wrap } from '../terminal/layout.ts';
import type { Paint } from '../terminal/paint.ts';
import { quickLines, rulesLines, tableLines } from '../terminal/rules.ts';
import { foreseen } from './menu.ts';
import { heardOf, type Model, type Page, sceneOf } from './model.ts';
import { actorBy, sheetLines } from './sheet.ts';
import { cardsOf, speechOf, toldLines } from './telling.ts';
import { COMMANDS, HELP_TEXT, NOTICES } from './words.ts';

type Lines = (model: Model, width: number, paint: Paint) => readonly string[];

const rulesOf = (model: Model) => ({ pack: model.desk.pack, setup: sceneOf(model)?.setup });

export const partsOf = (model: Model): readonly string[] => rulebook(rulesOf(model)).map(({ id }) => id);

const cardLines = (cards: ReturnType<typeof cardsOf>, width: number, paint: Paint): string[] =>
  cards.flatMap(({ title, lines }) => [
    ...(title === '' ? [] : [paint.faint(title)]),
    ...toldLines(lines, width, paint),
    '',
  ]);

const log: Lines = (model, width, paint) => {
  const scene = sceneOf(model);
  if (!scene) return [NOTICES.noScene];
  const { setup, run } = scene;
  const first = setup.script.scene.beat[0]!.say.map((speech) => speechOf(setup, speech));
  return [...toldLines(first, width, paint), '', ...cardLines(cardsOf(setup, heardOf(run)), width, paint)];
};

const share: Lines = (model, width) => {
  const scene = sceneOf(model);
  if (!scene) return [NOTICES.noScene];
  const { setup, run } = scene;
  const text = (model.part === 'words' ? shareWords : shareText)(setup, heardOf(run), seedLabel(run.seed));
  return text.split('\n').flatMap((line) => wrap(line, width));
};

const BAR = 20;

/** Every outcome with its chance: a bar for the eye, then the same in a sentence. */
const oddsLines = (model: Model, text: string, width: number, paint: Paint): readonly string[] => {
  const scene = sceneOf(model);
  if (!scene) return [NOTICES.noScene];
  const { setup, run } = scene;
  const action = game.parse(setup, text);
  const ahead = action.ok ? foreseen(setup, run.now.state, action.value) : action.fault;
  if (ahead instanceof Refusal) return wrap(refusalWords(setup, ahead), width);
  const { odds, sure } = ahead;
  if (!odds) return [...wrap(NOTICES.noOdds, width), ...sure.flatMap((line) => wrap(`· ${line}`, width, 2))];
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
  ];
};

const sheet: Lines = (model, width, paint) => {
  const scene = sceneOf(model);
  if (!scene) return [NOTICES.noScene];
  const actor = actorBy(scene, model.part ?? scene.view.actors[0]!.id);
  return actor ? sheetLines(scene, actor, width, paint) : [];
};

const LINES: { readonly [page in Page]: Lines } = {
  rules: (model, width, paint) => rulesLines(rulebook(rulesOf(model)), model.part, width, paint),
  quick: (model, width, paint) => quickLines(quickReference(rulesOf(model)), width, paint),
  log,
  share,
  help: (_, width, paint) => [
    ...HELP_TEXT.flatMap((text) => [...wrap(text, width), '']),
    ...tableLines(['Command', 'What it does'], Object.values(COMMANDS), width, paint),
  ],
  sheet,
  odds: (model, width, paint) => oddsLines(model, model.part ?? '', width, paint),
  all: (model, width, paint) => cardLines(model.cards.slice(model.read), width, paint),
};

export const pageLines = (model: Model, page: Page, width: number, paint: Paint): readonly string[] =>
  LINES[page](model, width, paint);

export { cardLines };
