import { type AnyTypes, CARDS, promptOf } from '@lockstep/play';
import { practiceNotice } from '@lockstep/words';
import type { Arrow, Board, Model, Page } from '../../shell/board.ts';
import { act } from '../../shell/command.ts';
import type { Item, Menu } from '../../shell/menu.ts';
import { wrap } from '../../terminal/layout.ts';
import { dailyOf } from './daily.ts';
import { flags } from './flags.ts';
import type { LockView } from './lock-view.ts';
import { buttonsOn, cardsOn, lockModelOf, outcomeOf } from './model.ts';
import { answer, draw, drawPage, print, printPage, printStep } from './screen.ts';
import { changeLines, shareLines, sharePage, solutionLines } from './share.ts';
import { transcriptLines } from './transcript.ts';
import { completions, parseNamed, parseTyped, wordsOf } from './typed-words.ts';
import { ASKS, HELP_TEXT, NOTICES, noticesOf, PAGE_TITLES } from './words.ts';

const BUTTONS = 'button';

const item = (more: Pick<Item, 'zone' | 'id' | 'label' | 'command' | 'chosen'>): Item => ({
  note: '',
  detail: [],
  off: null,
  ...more,
});

/** The cards, then the buttons. A button that would be refused is pressed all the same: the refusal says why. */
const menuOf = (lockView: LockView, model: Model): Menu => {
  const table = lockModelOf(lockView, model);
  const { options } = promptOf(table.session);
  const cards = cardsOn(table).map(({ id, name }) =>
    item({
      zone: CARDS,
      id,
      label: name,
      command: { do: 'session', command: { kind: 'lay', zone: CARDS, id } },
      chosen: table.selection.includes(id),
    }),
  );
  const buttons = buttonsOn(table).map(({ label, does }) =>
    item({
      zone: BUTTONS,
      id: label,
      label,
      command:
        'verb' in does
          ? act(options.find(({ id, text }) => id === does.verb && text !== null)?.text ?? does.verb)
          : does,
      chosen: false,
    }),
  );
  return { title: '', items: [...cards, ...buttons], list: false, hand: CARDS, verbs: BUTTONS };
};

/** Over the cards in their rows, then the buttons; where there are no cards, up and down scroll. */
const move = (lockView: LockView, model: Model, key: Arrow): Model => {
  const { items } = menuOf(lockView, model);
  const cards = items.filter(({ zone }) => zone === CARDS).length;
  const { cursor, columns: across } = model;
  const to = (place: number): Model => ({
    ...model,
    cursor: Math.max(0, Math.min(place, items.length - 1)),
    notice: [],
  });
  if (key === 'left') return to(cursor - 1);
  if (key === 'right') return to(cursor + 1);
  if (cards === 0) return { ...model, scroll: Math.max(0, (model.scroll ?? 0) + (key === 'down' ? 1 : -1)) };
  if (key === 'up') return to(cursor >= cards ? cards - 1 : cursor - across >= 0 ? cursor - across : cursor);
  if (cursor >= cards) return model;
  const lastRow = Math.floor((cards - 1) / across);
  // Below a shorter last row stands its last card, below the last row the first button.
  return Math.floor(cursor / across) === lastRow ? to(cards) : to(Math.min(cursor + across, cards - 1));
};

const pagesOf = (lockView: LockView): { readonly [page: string]: Page<AnyTypes> } => {
  const own = Object.entries(lockView.pages).map(([word, { title, lines }]): [string, Page<AnyTypes>] => [
    word,
    { title, lines: (model, width, paint) => lines(lockModelOf(lockView, model), width, paint) },
  ]);
  return {
    ...Object.fromEntries(own),
    log: {
      title: PAGE_TITLES.log,
      lines: (model, width, paint) => transcriptLines(lockModelOf(lockView, model), width, paint),
    },
    change: {
      title: PAGE_TITLES.change,
      lines: (model, width, paint) => {
        const table = lockModelOf(lockView, model);
        const { change } = table.session;
        return [
          ...(change ? changeLines(table, change.found) : []).flatMap((text) => wrap(text, width)),
          ...(change?.found ? ['', ...wrap(NOTICES.practiceLater, width).map((line) => paint.warn(line))] : []),
        ];
      },
    },
    solution: {
      title: PAGE_TITLES.solution,
      lines: (model, width, paint) => {
        const table = lockModelOf(lockView, model);
        return [
          ...(table.solution ? solutionLines(table, table.solution) : []).flatMap((text) => wrap(text, width, 3)),
          '',
          ...wrap(NOTICES.practiceLater, width).map((line) => paint.warn(line)),
        ];
      },
    },
  };
};

/** The board of a game whose keeper holds a lock: a Lock, cards to choose with verbs that act on them, a result. */
export const lockBoard = (lockView: LockView): Board => ({
  minSize: { width: 40, height: 10 },
  notices: noticesOf(lockView.name),
  words: (model) => wordsOf(lockView, model),
  help: { screen: HELP_TEXT, paper: HELP_TEXT },
  verbs: [],
  keys: {
    play: { tab: 'hand-or-verbs', 'back-tab': 'hand-or-verbs', 'page-up': 'scroll-up', 'page-down': 'scroll-down' },
    shelf: {},
    reading: { named: {}, chars: {}, other: 'play' },
    digits: 'type',
  },
  move: (model, key) => move(lockView, model, key),
  flags,
  shelf: null,
  pages: pagesOf(lockView),
  parseVoice: lockView.parseVoice,
  remark: (model, when) => lockView.remark(lockModelOf(lockView, model), when),
  share: (model, words) => sharePage(lockModelOf(lockView, model), words),
  question: ({ session }) => {
    const cause = session?.confirmation?.cause;
    return cause === undefined || cause === 'retry' || cause === 'surrender' ? ASKS.giveUp : practiceNotice(cause);
  },
  menu: (model) => menuOf(lockView, model),
  draw: (model, size, paint) => draw(lockView, model, size, paint),
  drawPage: (model, page, size, paint) => drawPage(lockView, model, page, size, paint),
  print: (model, width, paint) => print(lockView, model, width, paint),
  printPage: (model, page, width, paint) => printPage(lockView, model, page, width, paint),
  printStep: (before, after, width, paint) => printStep(lockView, before, after, width, paint),
  printAnswer: (before, after, command, width, paint) =>
    answer(lockView, before, after, command.do === 'lay', width, paint),
  farewell: (model) => {
    const table = lockModelOf(lockView, model);
    if (table.onward !== null && outcomeOf(table)) return [table.onward];
    const hasClear = outcomeOf(table)?.result === 'won' && table.records.firstClear !== undefined;
    return hasClear ? shareLines(table, false) : [NOTICES.farewell(lockView.name)];
  },
  pieceCount: () => 0,
  stepNotice: () => [],
  // What was only looked at on the Lock was not left anywhere.
  settle: (_before, after) => (after.session?.started ? after : { ...after, notice: [] }),
  afterLay: (before, after) =>
    before.session?.started === after.session?.started ? after : { ...after, cursor: 0, page: null },
  parseNamed: (model, words) => parseNamed(lockView, model, words),
  parseTyped: (model, word, rest) => parseTyped(lockView, model, word, rest),
  completions: (model, words) => completions(lockView, model, words),
  daily: (host) => dailyOf(lockView, host),
  replayName: ({ attempt: { run }, opening: { ref } }) =>
    `${ref.subject.kind === 'daily' ? ref.subject.date : ref.subject.kind}-${run.game.id}.replay`,
});
