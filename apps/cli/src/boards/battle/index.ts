import type { BattleGame } from '@lockstep/battle';
import { isEnded, promptOf } from '@lockstep/play';
import { eventWords, seedLabel, verdictWords } from '@lockstep/words-battle';
import type { Board, Lines, ScreenText, Size } from '../../shell/board.ts';
import { listPrinted } from '../../shell/lines.ts';
import { firstOpen, type Item, line, type Menu } from '../../shell/menu.ts';
import type { Model } from '../../shell/model.ts';
import { cutLines, listDrawn } from '../../shell/screen.ts';
import { HELP_TEXT, LABELS as SHELL } from '../../shell/words.ts';
import { ends, wrap } from '../../terminal/layout.ts';
import { type Paint, paintWith } from '../../terminal/paint.ts';
import { enemySteps, lastEnemyStep } from './enemy-steps.ts';
import { fieldLines } from './field.ts';
import { flags } from './flags.ts';
import { battleItems, keywordLines, questionWords } from './items.ts';
import { voidLines } from './pages.ts';
import { questionWith, READ_KEYS, readDrawn, wordCommand } from './reading.ts';
import { facingOf } from './seat-view.ts';
import { shelf } from './shelf.ts';
import { COMMANDS, ITEMS, LABELS, NOTICES } from './words.ts';

const VERBS = ['keep', 'redraw', 'play', 'reclaim', 'use', 'end', 'pass', 'choose', 'foresee'];

type BattleModel = Model<BattleGame>;

const overItems = (): readonly Item[] => [
  line(ITEMS.again, { do: 'session', command: { kind: 'retry', again: true, sure: true } }),
  line(SHELL.log, { do: 'show', page: 'log' }),
  line(ITEMS.keep, { do: 'keep', file: null }),
  line(ITEMS.shelf, { do: 'shelf' }),
  line(ITEMS.quit, { do: 'quit' }),
];

const menu = ({ session }: BattleModel): Menu => {
  if (!session) return { title: '', items: [], list: true };
  const { setup, view } = facingOf(session);
  const items = isEnded(session) ? overItems() : battleItems(setup, view, promptOf(session).options);
  return { title: questionWords(setup, view), items, list: true };
};

const top = (model: BattleModel, width: number, paint: Paint): Lines => {
  const { session } = model;
  if (!session) return [];
  const { seed } = session.attempt.run;
  const { setup, view, events } = facingOf(session);
  const practice = session.attempt.flags.practice ? [paint.warn(SHELL.practice)] : [];
  const title = `${paint.strong(setup.script.title)} · ${LABELS.turn(view.turn, view.turnsMost)}`;
  const verdict = view.outcome ? verdictWords(setup, events) : '';
  const lately = view.outcome || model.readIndex !== null ? null : lastEnemyStep(setup, events);
  return [
    ...ends(title, [...practice, paint.faint(seedLabel(seed))].join('  '), width),
    ...fieldLines(setup, view, width, paint),
    ...(lately === null
      ? []
      : cutLines(wrap(`${LABELS.lately}: ${lately}`, width, 2), 3, width).map((text) => paint.faint(text))),
    ...(view.outcome && session.people.length === 1
      ? [paint.strong(view.outcome.result === 'won' ? LABELS.won : LABELS.notWon)]
      : []),
    ...(verdict === '' ? [] : wrap(verdict, width)),
  ];
};

/** Steps of the enemy since the last one of one's own; none where the battle was just opened. */
const pieces = ({ session, lastEvents }: BattleModel): readonly string[] => {
  if (!session || !lastEvents || session.handed) return [];
  const { setup, turned } = facingOf(session);
  return enemySteps(setup, turned(lastEvents));
};

const draw = (model: BattleModel, size: Size, paint: Paint): ScreenText => {
  const lines = top(model, size.width, paint);
  if (model.readIndex !== null) return readDrawn(model, lines, pieces(model), size, paint);
  return listDrawn(model, lines, size, { long: LABELS.keys, short: LABELS.keysShort }, paint);
};

const logLines = (model: BattleModel, width: number): Lines => {
  const { session } = model;
  if (!session) return [NOTICES.nothingOpen];
  const { setup, events } = facingOf(session);
  const said = events.map((event) => eventWords(setup, event));
  return said.length === 0 ? [SHELL.nothingYet] : said.flatMap((text) => wrap(text, width, 2));
};

/** A battle on a terminal. */
export const board: Board<BattleGame> = {
  minSize: { width: 40, height: 14 },
  notices: NOTICES,
  words: () => COMMANDS,
  help: { screen: HELP_TEXT, paper: HELP_TEXT },
  verbs: VERBS,
  keys: {
    play: { space: { type: 'word' } },
    shelf: { left: 'option-back', right: 'option-on' },
    pick: { left: 'option-back', right: 'option-on' },
    reading: READ_KEYS,
  },
  flags,
  shelf,
  pages: {
    log: { title: SHELL.log, fromEnd: true, lines: logLines },
    word: {
      title: LABELS.keywords,
      lines: ({ part }, width) => keywordLines(part ?? '').flatMap((text) => wrap(text, width, 2)),
    },
    void: {
      title: LABELS.voids,
      lines: ({ session }, width) => {
        if (!session) return [NOTICES.nothingOpen];
        const { setup, view } = facingOf(session);
        return voidLines(setup, view, width);
      },
    },
  },
  share: (model) => top(model, 80, paintWith(false)),
  question: questionWith(NOTICES.again),
  menu,
  draw,
  print: (model, width, paint) => [
    ...top(model, width, paint),
    '',
    ...listPrinted(model, width, paint),
    LABELS.lineKeys,
  ],
  printPiece: (model, width) => [...pieces(model).flatMap((text) => wrap(text, width, 2)), ''],
  pieceCount: (model) => pieces(model).length,
  readsAfterEnd: true,
  stepNotice: () => [],
  settle: (_before, after) => ({ ...after, cursor: firstOpen(menu(after)) }),
  parseTyped: wordCommand(menu),
  replayName: ({ attempt: { run } }) => `${run.setup.script.scene ?? 'battle'}-${seedLabel(run.seed)}.replay`,
};
