import { isEnded } from '@lockstep/play';
import { type Event, type QuestGame, VERBS } from '@lockstep/quest';
import { battleNames, eventWords, seedLabel, shareText, shareWords } from '@lockstep/words-quest';
import type { Board, Lines, ScreenText, Size } from '../../shell/board.ts';
import { listPrinted } from '../../shell/lines.ts';
import { firstOpen } from '../../shell/menu.ts';
import { listDrawn } from '../../shell/screen.ts';
import { HELP_TEXT } from '../../shell/words.ts';
import { wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { enemySteps } from '../battle/enemy-steps.ts';
import { questionWith, READ_KEYS, readDrawn, wordCommand } from '../battle/reading.ts';
import { daily } from './daily.ts';
import { flags } from './flags.ts';
import { menuOf } from './items.ts';
import { pages } from './pages.ts';
import { dateOf, type Model, questViewOf } from './quest-view.ts';
import { shelf } from './shelf.ts';
import { topLines } from './top.ts';
import { COMMANDS, LABELS, NOTICES } from './words.ts';

/** Steps of the enemy since the last one of one's own. */
const pieces = ({ session, lastEvents }: Model): readonly string[] =>
  session && lastEvents
    ? enemySteps(
        battleNames(session.attempt.run.setup),
        lastEvents.flatMap((event) => (event.kind === 'battle' ? [event.event] : [])),
      )
    : [];

/** Of a step only this is said at once; the rest is on the screen, or told step by step. */
const SAID: readonly Event['kind'][] = [
  'essence-changed',
  'agreed',
  'rewarded',
  'card-gained',
  'card-lost',
  'dreamsign-gained',
  'transfigured',
  'boss-hand-seen',
  'next-battle',
  'battle-began',
  'battle-won',
  'brought-back',
];

const draw = (model: Model, size: Size, paint: Paint): ScreenText => {
  const top = topLines(model, questViewOf(model)!, size.width, paint);
  if (model.readIndex !== null) return readDrawn(model, top, pieces(model), size, paint);
  return listDrawn(model, top, size, { long: LABELS.keys, short: LABELS.keysShort }, paint);
};

const share = (model: Model, words: boolean): Lines => {
  const questView = questViewOf(model);
  if (!questView) return [NOTICES.nothingOpen];
  const { setup, view, run } = questView;
  return (words ? shareWords : shareText)(setup, view, run.seed, dateOf(model)).split('\n');
};

/** Quest on a terminal. */
export const board: Board<QuestGame> = {
  minSize: { width: 40, height: 14 },
  notices: NOTICES,
  words: () => COMMANDS,
  help: { screen: HELP_TEXT, paper: HELP_TEXT },
  verbs: VERBS,
  keys: {
    play: { space: { type: 'word' }, tab: { type: 'deck' } },
    shelf: { left: 'option-back', right: 'option-on' },
    reading: READ_KEYS,
  },
  flags,
  shelf,
  pages,
  share,
  question: questionWith(NOTICES.again),
  menu: menuOf,
  draw,
  print: (model, width, paint) => [
    ...topLines(model, questViewOf(model)!, width, paint),
    '',
    ...listPrinted(model, width, paint),
    LABELS.lineKeys,
  ],
  printPiece: (model, width) => [...pieces(model).flatMap((text) => wrap(text, width, 2)), ''],
  pieceCount: (model) => pieces(model).length,
  readsAfterEnd: true,
  stepNotice: (_before, { session, lastEvents }, ending) => {
    if (!session) return [];
    if (ending && isEnded(session))
      return [
        ending.entry === null ? NOTICES.notCounted : ending.entry.practice ? NOTICES.practised : NOTICES.recorded,
      ];
    const { setup } = session.attempt.run;
    const said = (lastEvents ?? []).filter(({ kind }) => SAID.includes(kind)).map((event) => eventWords(setup, event));
    return said.length === 0 ? [] : [said.join(' ')];
  },
  settle: (_before, after) => ({ ...after, cursor: firstOpen(menuOf(after)) }),
  parseTyped: wordCommand(menuOf),
  daily,
  replayName: ({ attempt: { run }, opening: { ref } }) =>
    `${ref.subject.kind === 'daily' ? ref.subject.date : run.setup.script.scene.id}-${seedLabel(run.seed)}.replay`,
};
