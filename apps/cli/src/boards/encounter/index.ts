import type { Encounter } from '@lockstep/encounter';
import { listed, practiceNotice } from '@lockstep/words';
import { DIFFICULTY_NAME, eventWords, seedLabel } from '@lockstep/words-encounter';
import type { Board, Ending } from '../../shell/board.ts';
import type { Command } from '../../shell/model.ts';
import { type Complaint, complain, lineOf } from '../../shell/parse-command.ts';
import { LABELS as SHELL_LABELS } from '../../shell/words.ts';
import { wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { boardLines, fieldLines, intentLines, stripLine, warnings } from './field.ts';
import { flags } from './flags.ts';
import { firstOn, menuOf } from './menu.ts';
import { nameIn } from './names.ts';
import { textPagesOf, toldLines } from './narration.ts';
import type { Item } from './offer.ts';
import { cardLines, pages, shareLines } from './pages.ts';
import { type Model, sceneViewOf, toldCards } from './scene-view.ts';
import { draw, headLine, placeLine, storyLines } from './screen.ts';
import { actorBy } from './sheet.ts';
import { recordWords, shelf } from './shelf.ts';
import { COMMANDS, COMPLAINTS, HELP_TEXT, NOTICES } from './words.ts';

/** The words of the game itself: whatever begins so is an action as it is in a replay. */
const VERBS = [
  'choose',
  'go-on',
  'declare',
  'take-back',
  'ready',
  'withdraw',
  'nuance',
  'react',
  'pass',
  'convert',
  'watch',
];

/** The board's own pages and answers by a word. */
const typed = (model: Model, word: string, rest: readonly string[]) =>
  word === 'odds'
    ? oddsOf(model, rest)
    : word === 'sheet'
      ? sheetOf(model, rest)
      : word === 'river'
        ? ({ do: 'show', page: 'river' } as const)
        : undefined;

const endingWords = (model: Model, { entry }: Ending): string => {
  const { difficulty } = sceneViewOf(model)!.setup.script;
  if (!entry || entry.practice) return NOTICES.notCounted(entry ? NOTICES.byPractice : NOTICES.byChoice);
  return NOTICES.record(entry.won ? recordWords(entry) : `${DIFFICULTY_NAME[difficulty.id]}, not won`);
};

const said = (_before: Model, after: Model, ending: Ending | null): readonly string[] => {
  const sceneView = sceneViewOf(after)!;
  const events = after.lastEvents ?? [];
  const declared = events.filter(({ kind }) => kind === 'declared' || kind === 'took-back');
  const warned = events.some(({ kind }) => kind === 'fight-began') ? warnings(sceneView) : [];
  return [
    ...(toldCards(after).length === 0 ? declared.map((event) => eventWords(sceneView.setup, event)) : []),
    ...warned,
    ...(ending ? [endingWords(after, ending)] : []),
  ];
};

/** The list of the character that was declaring stays open while there is something left to declare. */
const settle = ({ path, session }: Model, after: Model): Model => {
  if (after.lastEvents === null || after.session === session) return after;
  const top = { ...after, cursor: firstOn(after) };
  const [who] = path;
  const { view } = sceneViewOf(after)!;
  if (after.lastEvents.length === 0) return top;
  if (view.phase !== 'INTENT' || !view.actors.some(({ id }) => id === who)) return top;
  const there = { ...top, path: [who!] };
  return menuOf(there).items.length > 0 ? there : top;
};

const oddsOf = (model: Model, rest: readonly string[]): Command | Complaint => {
  const [first] = rest;
  if (!model.session) return complain(NOTICES.nothingOpen);
  if (first === undefined) return complain(COMPLAINTS.oddsOf);
  if (!/^\d+$/.test(first)) return { do: 'show', page: 'odds', part: rest.join(' ') };
  const line = lineOf(model, first);
  if ('complaint' in line) return line;
  const { command } = line;
  return command.do === 'session' && command.command.kind === 'act'
    ? { do: 'show', page: 'odds', part: command.command.text }
    : complain(COMPLAINTS.listed);
};

const sheetOf = (model: Model, rest: readonly string[]): Command | Complaint => {
  const scene = sceneViewOf(model);
  if (!scene) return complain(NOTICES.nothingOpen);
  const word = rest.join(' ');
  const actor = word === '' ? scene.view.actors[0] : actorBy(scene, word);
  if (actor) return { do: 'show', page: 'sheet', part: actor.id };
  const names = scene.view.actors.map(({ id }) => nameIn(scene.setup, id));
  return complain(COMPLAINTS.nobody(word.slice(0, 40), listed(names)));
};

const itemLines = ({ label, note, off }: Item, at: number, width: number): string[] => {
  const about = off === null ? note : `not now: ${off}`;
  return wrap(`${String(at + 1).padStart(2)} ${label}${about === '' ? '' : ` — ${about}`}`, width, 5);
};

const menuText = (model: Model, width: number, paint: Paint): string[] => {
  const { title, items } = menuOf(model);
  // Within a list every line is the same technique: what it does is said once.
  const about = model.path.length > 0 ? (items[0]?.detail ?? []) : [];
  // Between fights every choice says what it gives and costs.
  const choosing = model.path.length === 0 && sceneViewOf(model)?.view.fight === null;
  return [
    paint.strong(title),
    ...about.flatMap((text) => wrap(text, width, 2)),
    ...items.flatMap((item, i) => [
      ...itemLines(item, i, width),
      ...(choosing && item.off === null ? item.detail.flatMap((text) => wrap(`     ${text}`, width, 5)) : []),
    ]),
  ];
};

const print = (model: Model, width: number, paint: Paint): readonly string[] => {
  const sceneView = sceneViewOf(model)!;
  const { fight } = sceneView.view;
  return [
    ...headLine(model, sceneView, width, paint),
    ...(fight ? stripLine(fight, width, paint) : placeLine(sceneView, paint)),
    ...boardLines(sceneView.view, width, paint),
    '',
    ...(fight ? fieldLines(sceneView, width, paint) : storyLines(sceneView, width, paint, true)),
    '',
    ...menuText(model, width, paint),
    SHELL_LABELS.lineKeys,
  ];
};

/** What an action is answered with: what happened, then what is new. */
const actedText = (after: Model, width: number, paint: Paint): readonly string[] => {
  const sceneView = sceneViewOf(after)!;
  const notice = after.notice.flatMap((text) => wrap(text, width, 2));
  const spaced = notice.length > 0 ? [...notice, ''] : [];
  if (after.readIndex !== null)
    return [...cardLines(toldCards(after), width, paint), ...spaced, ...print(after, width, paint)];
  if (sceneView.view.fight?.stage === 'INTENT')
    return [...spaced, ...intentLines(sceneView, width, paint), '', ...menuText(after, width, paint)];
  const events = after.lastEvents ?? [];
  if (sceneView.view.fight || events.some(({ kind }) => kind === 'beat-began'))
    return [...spaced, ...print(after, width, paint)];
  return [
    ...textPagesOf(sceneView.setup, events).flatMap(({ lines }) => toldLines(lines, width, paint)),
    '',
    ...placeLine(sceneView, paint),
    ...boardLines(sceneView.view, width, paint),
    '',
    ...spaced,
    ...menuText(after, width, paint),
  ];
};

/** The Bell Upriver on a terminal. */
export const board: Board<Encounter> = {
  minSize: { width: 40, height: 14 },
  notices: NOTICES,
  words: () => COMMANDS,
  help: { screen: HELP_TEXT, paper: HELP_TEXT },
  verbs: VERBS,
  keys: {
    play: {
      left: 'back',
      right: 'enter',
      space: 'scroll-down',
      'page-up': 'scroll-up',
      'page-down': 'scroll-down',
    },
    shelf: { left: 'option-back', right: 'option-on', space: 'nothing' },
    reading: {
      named: {
        enter: 'on',
        space: 'on',
        right: 'on',
        down: 'on',
        left: 'previous',
        up: 'previous',
        'page-down': 'scroll-down',
        'page-up': 'scroll-up',
        escape: 'leave',
      },
      chars: { a: 'all' },
      other: 'nothing',
    },
  },
  flags,
  shelf,
  pages,
  share: shareLines,
  question: ({ session }) => {
    const cause = session!.confirmation!.cause;
    return cause === 'retry' || cause === 'surrender' ? NOTICES.again : practiceNotice(cause);
  },
  menu: menuOf,
  draw,
  print,
  printPiece: (model, width, paint) => cardLines(toldCards(model), width, paint),
  printAnswer: (before, after, command, width, paint) => {
    if (command.do === 'down' || command.do === 'back') return after.session ? menuText(after, width, paint) : null;
    const moved = after.session?.attempt.run.now !== before.session?.attempt.run.now;
    const acted = command.do === 'session' && command.command.kind === 'act';
    return acted && moved ? actedText(after, width, paint) : null;
  },
  pieceCount: (model) => toldCards(model).length,
  readsAfterEnd: true,
  stepNotice: said,
  settle,
  parseTyped: typed,
  replayName: ({ attempt: { run } }) => {
    const { scene, difficulty } = run.setup.script;
    return `${scene.id}-${difficulty.id}-${seedLabel(run.seed).replace(/[^\w-]/g, '')}.replay`;
  },
  slowBots: ['look-ahead', 'thorough', 'sampling'],
};
