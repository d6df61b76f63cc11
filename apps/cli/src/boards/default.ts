import { makeEvent, makeSeed, type Refusal } from '@lockstep/kernel';
import { isEnded, outcomeOf, promptOf, stepsOf, viewOf } from '@lockstep/play';
import { type AnyGameText, practiceNotice } from '@lockstep/words';
import type { Board, Lines } from '../shell/board.ts';
import { listPrinted } from '../shell/lines.ts';
import { type Item, line, type Menu } from '../shell/menu.ts';
import { act, type Model } from '../shell/model.ts';
import { listDrawn } from '../shell/screen.ts';
import { HELP_TEXT, LABELS, PLAIN_NOTICES, WORDS } from '../shell/words.ts';
import { ends, wrap } from '../terminal/layout.ts';
import type { Paint } from '../terminal/paint.ts';

const isFields = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** "limit: 21": every field of a view, those of a record under its name. */
const fieldLines = (name: string, value: unknown, width: number): Lines => {
  if (isFields(value))
    return [
      ...(name === '' ? [] : [`${name}:`]),
      ...Object.entries(value).flatMap(([field, inner]) =>
        fieldLines(field, inner, width - 2).map((text) => (name === '' ? text : `  ${text}`)),
      ),
    ];
  const said = Array.isArray(value) ? value.map((one) => JSON.stringify(one)).join(', ') || '–' : String(value ?? '–');
  return wrap(`${name}: ${said}`, width, 2);
};

/** The words of a game that has none of its own: its events and refusals as they are written in replays and rules. */
export const plainText = (game: string): AnyGameText => ({
  game,
  title: game,
  seedLabel: makeSeed,
  eventWords: (_setup, event) => makeEvent(event),
  refusalWords: (_setup, { code, data }: Refusal) =>
    [code, ...Object.entries(data).map(([field, value]) => `${field}: ${JSON.stringify(value)}`)].join(', '),
  rulebook: () => [],
  quickReference: () => [],
});

const eventLines = ({ host, session }: Model, width: number): Lines => {
  if (!session) return [PLAIN_NOTICES.nothingOpen];
  const { setup } = session.attempt.run;
  const steps = stepsOf(session).flat();
  if (steps.length === 0) return [LABELS.nothingYet];
  return steps.flatMap((event) => wrap(host.game.text.eventWords(setup, event), width, 2));
};

const overItems = (): readonly Item[] => [
  line(LABELS.again, { do: 'session', command: { kind: 'retry', again: true, sure: true } }),
  line(LABELS.keep, { do: 'keep', file: null }),
  line(LABELS.quit, { do: 'quit' }),
];

/** An option carries out its action, or is laid down for one. */
const menu = ({ host, session }: Model): Menu => {
  if (!session) return { title: host.game.text.title, items: [], list: true };
  if (isEnded(session)) return { title: LABELS.over, items: overItems(), list: true };
  const { setup } = session.attempt.run;
  const items = promptOf(session).options.map(({ zone, id, text, off, laid }) =>
    line(laid ? `✓ ${id}` : id, text === null ? { do: 'session', command: { kind: 'lay', zone, id } } : act(text), {
      id,
      off: off && host.game.text.refusalWords(setup, off),
      chosen: laid,
    }),
  );
  return { title: LABELS.menu, items, list: true };
};

const top = (model: Model, width: number, paint: Paint): Lines => {
  const { host, session } = model;
  if (!session) return [];
  const practice = session.attempt.flags.practice ? [paint.warn(LABELS.practice)] : [];
  const right = [...practice, paint.faint(host.game.text.seedLabel(session.attempt.run.seed))].join('  ');
  const outcome = outcomeOf(session);
  return [
    ...ends(paint.strong(host.game.text.title.toUpperCase()), right, width),
    '',
    ...fieldLines('', viewOf(session), width),
    ...(outcome ? ['', paint.strong([outcome.result, outcome.reason, ...outcome.scores].join(', '))] : []),
    '',
  ];
};

/** Draws any view and any prompt plainly: a new game has a face on its first day. */
export const defaultBoard = (verbs: readonly string[] = []): Board => ({
  minSize: { width: 40, height: 14 },
  notices: PLAIN_NOTICES,
  words: () => WORDS,
  help: { screen: HELP_TEXT, paper: HELP_TEXT },
  verbs,
  keys: { play: {}, shelf: {}, reading: { named: {}, chars: {}, other: 'play' } },
  flags: {
    names: ['seed'],
    lesson: '',
    check: () => {},
    parse: (host) => ({ chosen: {}, open: { ref: host.ref({ kind: 'dealt', row: null }), chosen: {} } }),
    chosenOf: () => ({}),
  },
  shelf: null,
  pages: { log: { title: LABELS.log, fromEnd: true, lines: eventLines } },
  share: (model) => (model.session ? fieldLines('', viewOf(model.session), 100) : []),
  question: ({ session }) => {
    const cause = session?.confirmation?.cause;
    return cause === undefined || cause === 'retry' || cause === 'surrender'
      ? PLAIN_NOTICES.again
      : practiceNotice(cause);
  },
  menu,
  draw: (model, size, paint) =>
    listDrawn(model, top(model, size.width, paint), size, { long: LABELS.keys, short: LABELS.keysShort }, paint),
  print: (model, width, paint) => [...top(model, width, paint), ...listPrinted(model, width, paint), LABELS.lineKeys],
  pieceCount: () => 0,
  stepNotice: (_before, { host, session, lastEvents }) =>
    (lastEvents ?? []).map((event) => host.game.text.eventWords(session?.attempt.run.setup, event)),
  replayName: ({ attempt: { run } }) => `${run.game.id}-${makeSeed(run.seed)}.replay`,
});
