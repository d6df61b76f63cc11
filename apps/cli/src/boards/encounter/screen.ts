import { moments } from '@lockstep/kernel';
import { DIFFICULTY_NAME, endingLines, endReason, PLACE_NAME, seedLabel } from '@lockstep/words-encounter';
import type { ScreenText, Size } from '../../shell/board.ts';
import { statusLines } from '../../shell/screen.ts';
import { LABELS as SHELL_LABELS } from '../../shell/words.ts';
import { promptLine } from '../../terminal/foot.ts';
import { clipped, columns, ends, framed, scrolled, twoColumns, windowOf, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { moreWords } from '../../terminal/words.ts';
import { boardLines, fieldLines, isHard, stripLine } from './field.ts';
import { menuOf } from './menu.ts';
import { type Line, toldLines } from './narration.ts';
import type { Item } from './offer.ts';
import { cardLines } from './pages.ts';
import { type Model, overOf, pageText, type SceneView, sceneViewOf, toldCards } from './scene-view.ts';
import { LABELS } from './words.ts';

const WIDEST = 100;
/** From this width on what happened is shown to the right of the field. */
const ASIDE_FROM = 112;
const FIELD = 78;
/** Below this width the seed would take a row of its own; the share page has it. */
const SEED_FROM = 60;

export const headLine = (model: Model, sceneView: SceneView, width: number, paint: Paint): string[] => {
  const { setup, view, run } = sceneView;
  const parts = [
    paint.strong(view.scene.title),
    DIFFICULTY_NAME[setup.script.difficulty.id],
    ...(view.fight ? [LABELS.round(view.fight.round)] : []),
    ...(isHard(sceneView) ? [paint.warn(LABELS.hard)] : []),
  ];
  const practice = model.session?.attempt.flags.practice ? [paint.warn(SHELL_LABELS.practice)] : [];
  return ends(
    parts.join(' · '),
    [...practice, ...(width < SEED_FROM ? [] : [paint.faint(seedLabel(run.seed))])].join('  '),
    width,
  );
};

/** Speech with air between it, where there is room for air. */
const airy = (lines: readonly Line[], width: number, paint: Paint, air: boolean): string[] =>
  lines.flatMap((line, i) => [
    ...(air && i > 0 && (line.kind === 'say' || lines[i - 1]!.kind === 'say') ? [''] : []),
    ...toldLines([line], width, paint),
  ]);

/** The end's title with its reason, in one line where both fit. */
const endLines = (title: string, reason: string | null, width: number, paint: Paint): readonly string[] => {
  const strong = paint.strong(title.toUpperCase());
  if (reason === null) return [strong];
  return title.length + BETWEEN.length + reason.length <= width
    ? [`${strong}${BETWEEN}${reason}`]
    : [strong, ...wrap(reason, width)];
};
const BETWEEN = '  ';

/** The page and what came of it so far. */
export const storyLines = (sceneView: SceneView, width: number, paint: Paint, air: boolean): string[] => {
  const { page, since } = pageText(sceneView);
  const { outcome } = sceneView.view;
  const ended = outcome ? endingLines(sceneView.setup, outcome) : [];
  const after = since.filter(
    (line) =>
      !(outcome && line.kind === 'fact' && ended.some((text) => line.text.includes(text.replace(/^\w+: /, '')))),
  );
  const text = airy(page, width, paint, air);
  const more = airy(after, width, paint, false);
  const [title, ...rest] = ended;
  const reason = outcome
    ? endReason(
        sceneView.setup,
        moments(sceneView.run).flatMap(({ events }) => events),
      )
    : null;
  return [
    ...text,
    ...(more.length > 0 ? ['', ...more] : []),
    ...(title === undefined
      ? []
      : ['', ...endLines(title, reason, width, paint), ...rest.flatMap((line) => wrap(line, width))]),
  ];
};

export const placeLine = ({ view, setup }: SceneView, paint: Paint): string[] => {
  const place = setup.script.scene.beat.find(({ id }) => id === view.beat.id)?.place;
  const parts = [
    ...(place === undefined ? [] : [PLACE_NAME[place]]),
    ...(view.choices.some(({ check }) => check !== null) ? [LABELS.checks(view.checks.used, view.checks.total)] : []),
  ];
  return parts.length === 0 ? [] : [paint.faint(parts.join(' · '))];
};

const itemLine = (item: Item, at: number, focused: boolean, width: number, paint: Paint): string => {
  const label = `${at + 1} ${item.label}`;
  const room = width - columns(label) - 4;
  const note = item.off ?? item.note;
  const aside = note === '' || room < 12 ? '' : `  ${paint.faint(clipped(note, room))}`;
  const shown = clipped(label, width - 2);
  return `${focused ? '▸' : ' '}${focused ? paint.focus(shown) : item.off === null ? shown : paint.faint(shown)}${aside}`;
};

/** What is said of the line under the cursor, the odds first. */
const detailLines = (item: Item | undefined, width: number, most: number, paint: Paint): string[] => {
  if (!item) return [];
  const said = item.off === null ? [item.full ?? item.note, ...item.detail] : [item.off];
  const lines = said.filter((text) => text !== '').flatMap((text) => wrap(text, width, 2));
  return lines.length <= most
    ? lines
    : [...lines.slice(0, most - 1), paint.faint(clipped(`${lines[most - 1]} …`, width))];
};

/** A menu in so many lines, the cursor's line among them. */
const menuLines = (model: Model, items: readonly Item[], room: number, width: number, paint: Paint): string[] => {
  const all = items.map((item, i) => itemLine(item, i, i === model.cursor, width, paint));
  if (all.length <= room) return all;
  const seen = windowOf(all, Math.max(1, room - 1), model.cursor, model.cursor + 1);
  return [...seen.lines, paint.faint(` ${moreWords(seen.above, seen.below)}`)];
};

/** Fixed lines above, a text that scrolls, a menu that follows the cursor, fixed lines below. */
const laidOut = (
  model: Model,
  top: readonly string[],
  /** Rows left by the whole menu, and by the least of it. */
  middle: (whole: number, most: number) => readonly string[],
  fromEnd: boolean,
  size: Size,
  paint: Paint,
): ScreenText => {
  const { width, height } = size;
  const { title, items } = menuOf(model);
  const tall = height >= 32;
  const status = statusLines(model, width, paint);
  // Always as many lines, so that nothing above moves with the cursor.
  const silent = items.every(({ note, detail: more, off }) => note === '' && more.length === 0 && off === null);
  const most = silent ? 0 : tall ? 6 : height < 26 && sceneViewOf(model)?.view.fight ? 2 : 5;
  const said = detailLines(items[model.cursor], width, most, paint);
  const detail = [...said, ...Array.from({ length: most - said.length }, () => '')];
  const fixed = top.length + 1 + detail.length + status.length + 1;
  const room = Math.max(6, height - fixed);
  const least = Math.min(items.length, 5);
  const text = middle(room - Math.min(items.length, room), room - least);
  const menuRoom = Math.min(items.length, Math.max(least, room - text.length));
  const textRoom = Math.max(2, room - menuRoom);
  const start = model.scroll ?? (fromEnd ? text.length : 0);
  const seen = scrolled(text, start, textRoom, (more) => paint.faint(`${more}${LABELS.moreKeys}`));
  const heading = paint.faint(`── ${title} ${'─'.repeat(Math.max(0, Math.min(width, WIDEST) - columns(title) - 4))}`);
  const bottom = [
    heading,
    ...menuLines(model, items, menuRoom, width, paint),
    ...detail.map((line) => (line === '' ? '' : paint.fair(line))),
    ...status,
    promptLine(model, width > 70 ? LABELS.keys : LABELS.keysShort, width, paint),
  ];
  return { lines: framed([...top, ...seen.lines], bottom, height), scroll: model.scroll === null ? null : seen.from };
};

const sceneDrawn = (model: Model, sceneView: SceneView, size: Size, paint: Paint): ScreenText => {
  const { width } = size;
  const { fight } = sceneView.view;
  const inner = Math.min(width, WIDEST);
  if (!fight) {
    const { since } = pageText(sceneView);
    const top = [
      ...headLine(model, sceneView, width, paint),
      ...placeLine(sceneView, paint),
      ...boardLines(sceneView.view, width, paint),
      '',
    ];
    const middle = (room: number): string[] => {
      const roomy = storyLines(sceneView, inner, paint, true);
      return roomy.length <= room ? roomy : storyLines(sceneView, inner, paint, false);
    };
    return laidOut(model, top, middle, since.length > 0 || overOf(model), size, paint);
  }
  const cards = toldCards(model);
  const aside = width >= ASIDE_FROM && cards.length > 0;
  const top = [
    ...headLine(model, sceneView, width, paint),
    ...stripLine(fight, width, paint),
    ...boardLines(sceneView.view, width, paint),
  ];
  const middle = (_: number, most: number): string[] => {
    const field = fieldLines(sceneView, aside ? FIELD : width, paint);
    if (!aside) return field.length <= most ? field : fieldLines(sceneView, width, paint, true);
    const rest = width - FIELD - 3;
    // How each roll came about was read step by step: here is what came of it.
    const brief = cards.map(({ title, lines }) => ({ title, lines: lines.filter(({ kind }) => kind !== 'roll') }));
    const told = cardLines(brief, rest, paint);
    return twoColumns(field, FIELD, told.slice(-Math.max(field.length, size.height - 20)), ' │ ');
  };
  return laidOut(model, top, middle, false, size, paint);
};

const cardDrawn = (model: Model, size: Size, paint: Paint): ScreenText => {
  const { width, height } = size;
  const cards = toldCards(model);
  const at = model.readIndex ?? 0;
  const card = cards[at]!;
  const sceneView = sceneViewOf(model)!;
  const inner = Math.min(width, WIDEST);
  const top = [
    ...headLine(model, sceneView, width, paint),
    '',
    ...(card.title === '' ? [] : [paint.strong(card.title), '']),
  ];
  const of = cards.length;
  const keys = at + 1 < of ? LABELS.cards(at + 1, of) : SHELL_LABELS.readKeys;
  const bottom = [promptLine(model, keys, width, paint)];
  const room = Math.max(2, height - top.length - bottom.length - 1);
  const roomy = airy(card.lines, inner, paint, true);
  const text = roomy.length <= room ? roomy : airy(card.lines, inner, paint, false);
  const seen = scrolled(text, model.scroll ?? 0, room, (more) => paint.faint(`${more}${LABELS.moreKeys}`));
  return { lines: framed([...top, ...seen.lines], bottom, height), scroll: model.scroll === null ? null : seen.from };
};

/** The scene at hand, whatever of it is to be seen. */
export const draw = (model: Model, size: Size, paint: Paint): ScreenText =>
  model.readIndex === null ? sceneDrawn(model, sceneViewOf(model)!, size, paint) : cardDrawn(model, size, paint);
