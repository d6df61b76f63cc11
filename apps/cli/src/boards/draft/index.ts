import type { Draft, Event } from '@lockstep/draft';
import {
  cardOf,
  eventWords,
  faceWords,
  keptWords,
  kindWords,
  SITE_NAME,
  seedLabel,
  siteTurn,
} from '@lockstep/words-draft';
import type { Board, Ending } from '../../shell/board.ts';
import type { Command } from '../../shell/model.ts';
import { type Complaint, complain } from '../../shell/parse-command.ts';
import { wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { daily } from './daily.ts';
import { flags } from './flags.ts';
import { type Item, menuOf } from './menu.ts';
import { endLines, pages, shareLines } from './pages.ts';
import { dateOf, hasText, type Model, type QuestView, questViewOf } from './quest-view.ts';
import { draw } from './screen.ts';
import { shelf } from './shelf.ts';
import { spokenLines, topLines } from './top.ts';
import { COMMANDS, COMPLAINTS, HELP_TEXT, LABELS, LINE_HELP_TEXT, NOTICES } from './words.ts';

/** Of a step only this is said at once; the rest is on the screen or in the log. */
const SAID: readonly Event['kind'][] = [
  'chose',
  'took',
  'bought',
  'accepted',
  'purged',
  'rerolled',
  'refilled',
  'guarantee-skipped',
  'dreamscape-ended',
  'essence-gained',
];

const stopOf = (model: Model): number | undefined => model.session?.attempt.run.now.state.stop;

/** Where a site of the same kind comes again, nothing else on the screen tells the two apart. */
const anotherOf = ({ setup, view }: QuestView): readonly string[] => {
  const { at } = siteTurn(setup, view);
  return view.site === 'END' || at < 2 ? [] : [NOTICES.another(SITE_NAME[view.site], at)];
};

const endingWords = (model: Model, { entry, before }: Ending): string => {
  const { score } = questViewOf(model)!.view;
  if (!entry || entry.practice) return NOTICES.notCounted(entry ? NOTICES.byPractice : NOTICES.byChoice);
  if (!before.firstClear) return NOTICES.recordedFirst(score);
  return NOTICES.recorded(score, model.session?.records.best?.facts.score ?? score);
};

const said = (before: Model, after: Model, ending: Ending | null): readonly string[] => {
  if (ending) return [endingWords(after, ending)];
  const questView = questViewOf(after)!;
  const events = (after.lastEvents ?? []).filter(({ kind }) => SAID.includes(kind));
  const moved = stopOf(before) !== stopOf(after);
  const words = [...events.map((event) => eventWords(questView.setup, event)), ...(moved ? anotherOf(questView) : [])];
  return words.length === 0 ? [] : [words.join(' ')];
};

/** On opening, and where the last step led to another site. */
const hasArrived = ({ lastEvents }: Model): boolean =>
  lastEvents === null || lastEvents.some(({ kind }) => kind === 'entered');

/** In a shop and at a Purge the cursor stays where it is while there is something there. */
const settle = (before: Model, after: Model): Model => {
  const night = questViewOf(after);
  if (!night || before === after || after.lastEvents?.length === 0 || stopOf(before) !== stopOf(after)) return after;
  if (night.view.picks > 0) return after;
  return { ...after, cursor: Math.min(before.cursor, Math.max(0, menuOf(after).items.length - 1)) };
};

/** Of which card "why" is asked: by its number, its id, or the beginning of its name. */
const whyOf = (model: Model, rest: readonly string[]): Command | Complaint => {
  if (!questViewOf(model)) return complain(NOTICES.nothingOpen);
  const { items } = menuOf(model);
  const cards = items.filter(({ card }) => card !== null);
  if (cards.length === 0) return complain(COMPLAINTS.whyWhat);
  const word = rest.join(' ').toLowerCase();
  const found =
    word === ''
      ? (cards.find((item) => item === items[model.cursor]) ?? cards[0])
      : (cards[Number(word) - 1] ??
        cards.find(({ card, label }) => card === word || label.toLowerCase().startsWith(word)));
  return found ? { do: 'show', page: 'why', part: found.card! } : complain(COMPLAINTS.whyNumber(word, cards.length));
};

/** A line of the menu with everything a card says. */
const itemLines = ({ setup, view }: QuestView, item: Item, at: number, width: number): string[] => {
  const { label, note, off, known, tile } = item;
  const card = item.card === null ? undefined : cardOf(setup, item.card);
  const about = card ? [kindWords(card), ...faceWords(card)].join(', ') : '';
  const kept = card ? keptWords(setup, view, view.offer.find((one) => one.card === card.id)!) : '';
  const more = [note, about, ...(tile?.foot.slice(1).filter((text) => text !== LABELS.kept) ?? [])].filter(
    (text) => text !== '',
  );
  return [
    ...wrap(`${String(at + 1).padStart(2)} ${label}${more.length === 0 ? '' : `: ${more.join('; ')}`}`, width, 5),
    ...(off === null || known ? [] : wrap(`     Not now: ${off}`, width, 5)),
    ...(tile && tile.text !== '' ? wrap(`     ${tile.text}`, width, 5) : []),
    ...(kept === '' ? [] : wrap(`     ${kept}`, width, 5)),
  ];
};

const print = (model: Model, width: number, paint: Paint): readonly string[] => {
  const questView = questViewOf(model)!;
  const spoken =
    questView.view.site === 'END' ? endLines(questView, width, paint) : spokenLines(questView, width, paint);
  const { title, items } = menuOf(model);
  return [
    ...topLines(model, questView, width, paint),
    '',
    ...(spoken.length > 0 ? [...spoken, ''] : []),
    paint.strong(title),
    ...items.flatMap((item, i) => itemLines(questView, item, i, width)),
    LABELS.lineKeys(questView.view.offer.length > 0),
  ];
};

const DIGITS_READ_ON = Object.fromEntries([...'0123456789'].map((digit) => [digit, 'on' as const]));

/** Quest on a terminal. */
export const board: Board<Draft> = {
  minSize: { width: 40, height: 14 },
  notices: NOTICES,
  words: () => COMMANDS,
  help: { screen: HELP_TEXT, paper: LINE_HELP_TEXT },
  verbs: ['choose', 'take', 'accept', 'buy', 'purge', 'reroll', 'leave'],
  keys: {
    play: { space: { type: 'why' }, tab: { type: 'deck' } },
    shelf: { left: 'option-back', right: 'option-on', space: { type: 'why' } },
    reading: {
      named: { enter: 'on', space: 'on', right: 'on', down: 'on', escape: 'on' },
      chars: DIGITS_READ_ON,
      other: 'play',
    },
  },
  flags,
  shelf,
  pages,
  share: shareLines,
  question: (model) =>
    model.session?.confirmation?.cause === 'retry' ? NOTICES.again : NOTICES.practice(dateOf(model) !== null),
  menu: menuOf,
  draw,
  print,
  pieceCount: (model) => (hasArrived(model) && hasText(questViewOf(model)!) ? 1 : 0),
  stepNotice: said,
  settle,
  daily,
  parseTyped: (model, word, rest) => (word === 'why' ? whyOf(model, rest) : undefined),
  replayName: ({ attempt: { run }, opening: { ref } }) =>
    `${ref.subject.kind === 'daily' ? ref.subject.date : run.setup.script.scene.id}-${seedLabel(run.seed)}.replay`,
};
