import { type Event, type Freeplay, type Pack, player } from '@lockstep/freeplay';
import { isEnded, perform, type Command as SessionCommand } from '@lockstep/play';
import { listed } from '@lockstep/words';
import { eventWords, seedLabel, tokenWords } from '@lockstep/words-freeplay';
import type { Board, Ending } from '../../shell/board.ts';
import { listPrinted } from '../../shell/lines.ts';
import { hasEnded } from '../../shell/play-view.ts';
import { wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { cardFull } from './card.ts';
import { daily } from './daily.ts';
import { flags } from './flags.ts';
import { corroborateCharges, gateLines } from './gates.ts';
import { menuOf } from './menu.ts';
import { metaAt } from './meta.ts';
import { nightLines } from './night.ts';
import { pages, shareLines, summaryLines } from './pages.ts';
import { handOf, nameOf } from './preview.ts';
import { hasText, isBetweenActs, laidOf, type Model, noteOf, type RunView, runViewOf } from './run-view.ts';
import { draw } from './screen.ts';
import { shelf } from './shelf.ts';
import { hostLines, readingLines } from './text-page.ts';
import { eventLines, ruleLines, topLines } from './top.ts';
import { parseAction, parseTyped, pickOf, VERBS } from './typed-words.ts';
import { COMMANDS, COMPLAINTS, HELP_TEXT, LABELS, LINE_HELP_TEXT, NOTICES } from './words.ts';

/** Of a move this is not said at once: it is on the screen or in the log. */
const QUIET: readonly Event['kind'][] = [
  'paid',
  'tool-used',
  'discarded',
  'turn-ended',
  'drew',
  'koa-paid',
  'committed',
  'cache-left',
  'act-began',
  'audit-began',
  'cache-opened',
  'strength-returned',
];

/** Of a move that ends an act only what it came to; its page and the log tell the rest. */
const AT_END: readonly Event['kind'][] = [
  'damaged',
  'incident-won',
  'incident-lost',
  'koa-won',
  'koa-lost',
  'credits-gained',
  'act-cleared',
  'run-won',
  'run-lost',
  'gave-up',
  'abandoned',
];

/** "kit spoofer" as a player reads it. */
const openedWords = (pack: Pack, things: readonly string[]): string =>
  listed(
    things.map((thing) => {
      const [kind, id] = thing.split(' ') as ['kit' | 'level' | 'badge', string];
      const name = pack[kind].find((one) => one.id === id)?.name ?? id;
      return kind === 'level' ? `level ${id}` : `${kind} ${name}`;
    }),
  );

/** What a run opened or earned that was not before. */
const openedBy = (model: Model, { entriesBefore }: Ending): readonly string[] => {
  const [before, after] = [metaAt(model.host, entriesBefore), metaAt(model.host)];
  const { edition } = runViewOf(model)!.setup;
  return [
    ...after.kits.flatMap(({ id, open }, i) => (open && !before.kits[i]!.open ? [`kit ${id}`] : [])),
    ...after.levels[edition].flatMap(({ id, open }, i) =>
      open && !before.levels[edition][i]!.open ? [`level ${id}`] : [],
    ),
    ...after.badges.flatMap(({ id, earned }, i) => (earned && !before.badges[i]!.earned ? [`badge ${id}`] : [])),
  ];
};

const endingWords = (model: Model, ending: Ending): string => {
  if (!ending.entry) return NOTICES.notRecorded;
  if (ending.entry.practice) return NOTICES.recordedPractice;
  const opened = openedBy(model, ending);
  return opened.length === 0 ? NOTICES.recorded : NOTICES.opened(openedWords(model.host.pack, opened));
};

const said = (_before: Model, after: Model, ending: Ending | null): readonly string[] => {
  const { setup } = runViewOf(after)!;
  const events = after.lastEvents ?? [];
  const ends = events.some(({ kind }) => kind === 'act-cleared' || kind === 'run-lost');
  const words = events
    .filter(({ kind }) => (ends ? AT_END.includes(kind) : !QUIET.includes(kind)))
    .map((event) => eventWords(setup, event));
  return [...(words.length === 0 ? [] : [words.join(' ')]), ...(ending ? [endingWords(after, ending)] : [])];
};

/** Where a move went, the next is likely to go. */
const aimedIn = (events: readonly Event[]): string | null => {
  for (const event of events)
    if (event.kind === 'injected' || event.kind === 'flagged' || event.kind === 'exploited') return event.gate;
  return null;
};

const aimedAt = (model: Model, gate: string | null): Model => {
  const held = laidOf(model);
  const still = runViewOf(model)?.view.gates?.gates.find(({ id, cleared }) => id === gate && !cleared);
  if (!still || held.gate === gate) return model;
  const aim: SessionCommand = { kind: 'lay', zone: 'gate', id: still.id };
  const { session } = perform(model.session!, aim);
  return { ...model, session: { ...session, notice: model.session!.notice } };
};

/** The cursor begins at the hand. */
const settle = (_before: Model, after: Model): Model => {
  if (!after.session || isEnded(after.session)) return { ...after, cursor: 0 };
  const aimed = aimedAt(after, aimedIn(after.lastEvents ?? []));
  const { items, list } = menuOf(aimed);
  return {
    ...aimed,
    cursor: list
      ? 0
      : Math.max(
          0,
          items.findIndex(({ zone }) => zone === 'card'),
        ),
  };
};

/** The cursor stays on what it is on; a list that was opened begins at its start. */
const laid = (before: Model, after: Model): Model => {
  const [was, is] = [menuOf(before), menuOf(after)];
  if (is.list) return { ...after, cursor: 0 };
  if (was.list || laidOf(after).chosen.length + (laidOf(after).tool === null ? 0 : 1) === 0) {
    const cleared = was.list || laidOf(before).chosen.length > 1;
    if (cleared) return settle(before, after);
  }
  const { id } = was.items[before.cursor] ?? { id: '' };
  const at = is.items.findIndex((item) => item.id === id);
  return { ...after, cursor: at < 0 ? before.cursor : at };
};

const handText = (model: Model, runView: RunView, width: number, paint: Paint): string[] => {
  const { chosen } = laidOf(model);
  return [
    paint.strong(LABELS.hand),
    ...handOf(runView).flatMap((id, i) => {
      const sign = chosen.includes(id) ? '✓' : ' ';
      return wrap(
        `${String(i + 1).padStart(2)}${sign}${nameOf(runView, id)} (${id}): ${cardFull(runView, id).text}`,
        width,
        4,
      );
    }),
  ];
};

/** Moves that can be made with what is laid down, and why the others cannot. */
const movesText = (model: Model, width: number): string[] =>
  menuOf(model)
    .items.filter(({ zone }) => zone === 'move')
    .flatMap(({ label, off, wants, detail, note }) => {
      const price = note.startsWith('(') ? note : `(${tokenWords(Number(note))})`;
      const about = off === null || (wants && laidOf(model).chosen.length === 0) ? detail.join(' ') : off;
      return wrap(`  ${label} ${price}: ${about}`, width, 4);
    });

const toolsText = (model: Model, runView: RunView, width: number): string[] => {
  const tools = menuOf(model)
    .items.filter(({ zone }) => zone === 'tool')
    .map(({ label, note, chosen }) => `${chosen ? '✓' : ''}${label} ${note}`);
  const all = [...corroborateCharges(runView), ...tools];
  return all.length === 0 ? [] : wrap(`${LABELS.tools}: ${all.join(', ')}`, width, 2);
};

const boardText = (model: Model, runView: RunView, width: number, paint: Paint): string[] => [
  ...ruleLines(runView, width, true, paint),
  '',
  ...(runView.view.koa
    ? nightLines(model, runView, width, true, paint)
    : gateLines({ ...model, cursor: -1 }, runView, menuOf(model).items, width, true, paint)),
  '',
  ...handText(model, runView, width, paint),
  ...toolsText(model, runView, width),
  paint.strong(LABELS.moves),
  ...movesText(model, width),
  LABELS.lineKeys,
];

const print = (model: Model, width: number, paint: Paint): readonly string[] => {
  const runView = runViewOf(model)!;
  const top = topLines(model, runView, width, paint);
  if (hasEnded(model))
    return [
      ...top,
      '',
      ...summaryLines(runView, width, paint),
      ...hostLines(runView, width, paint),
      '',
      ...listPrinted(model, width, paint),
    ];
  const note = noteOf(model);
  const noted = note === null ? [] : ['', ...wrap(note, width).map((line) => paint.good(line)), LABELS.noteLine];
  const inList = laidOf(model).move !== null;
  if (!isBetweenActs(runView) && !inList) return [...top, ...boardText(model, runView, width, paint)];
  return [
    ...top,
    ...(inList ? [] : [...noted, '', ...hostLines(runView, width, paint), ...eventLines(runView, width)]),
    '',
    ...listPrinted(model, width, paint),
    LABELS.listLineKeys,
  ];
};

const printRead = (model: Model, width: number, paint: Paint): readonly string[] => [
  ...readingLines(model, width, paint),
  ...(noteOf(model) === null ? [] : [LABELS.noteLine]),
  '',
];

/** After a move the host speaks, unless she does so in what is read, or at the cache. */
const heard = (before: Model, after: Model, width: number, paint: Paint): readonly string[] => {
  const scene = runViewOf(after);
  const moved = after.session?.attempt.run.now !== before.session?.attempt.run.now;
  if (!scene || !moved || after.readIndex !== null || hasEnded(after) || isBetweenActs(scene)) return [];
  return hostLines(scene, width, paint);
};

const SURRENDERS: { readonly [text: string]: string } = { 'give-up': NOTICES.giveUp, abandon: NOTICES.abandon };

const question = ({ session }: Model): string => {
  const asking = session!.confirmation!;
  if (asking.cause === 'retry') return NOTICES.again;
  if (asking.yes.kind !== 'act') return NOTICES.practice;
  const recorded = player.recorder.ledger(session!.opening.ref, session!.opening.setup) !== null;
  const kept = recorded && !session!.attempt.flags.unrecorded;
  return `${SURRENDERS[asking.yes.text]} ${kept ? NOTICES.endsRecorded : NOTICES.endsUnrecorded}`;
};

/** Freeplay on a terminal. */
export const board: Board<Freeplay> = {
  minSize: { width: 40, height: 14 },
  notices: NOTICES,
  words: () => COMMANDS,
  help: { screen: HELP_TEXT, paper: LINE_HELP_TEXT },
  verbs: VERBS,
  keys: {
    play: { tab: 'hand-or-verbs' },
    shelf: {},
    pick: { left: 'option-back', right: 'option-on' },
    reading: {
      named: {
        enter: 'on',
        space: 'on',
        right: 'on',
        escape: 'on',
        up: 'line-up',
        down: 'line-down',
        'page-up': 'scroll-up',
        'page-down': 'scroll-down',
      },
      chars: { s: 'skip' },
      other: 'on',
    },
  },
  flags,
  shelf,
  pages,
  share: shareLines,
  question,
  menu: menuOf,
  draw,
  print,
  printPiece: printRead,
  printStep: heard,
  pieceCount: (model) => (hasText(model) ? 1 : 0),
  skipNotice: [NOTICES.noNotes],
  stepNotice: said,
  settle,
  afterLay: laid,
  parseTyped: parseTyped,
  parseAction: parseAction,
  parseNumbers: pickOf,
  noSuchNumber: COMPLAINTS.noNumber,
  daily,
  replayName: ({ attempt: { run }, opening: { ref } }) =>
    `${ref.subject.kind === 'daily' ? ref.subject.date : run.setup.script.scene.id}-${seedLabel(run.seed)}.replay`,
};
