import { columns, ends, type Frame, framed, pad, windowOf, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { moreWords } from '../../terminal/words.ts';
import { boxGrid, type CardCell, detailLines, type Grid, listGrid } from './cards.ts';
import { buttonLines, lastStepLines, promptLine, statusLines } from './footer.ts';
import { hudLines, tightHudLines, titleLines } from './hud.ts';
import type { Density } from './lock-view.ts';
import { cardsOn, type LockModel, numberOf } from './model.ts';
import { newestLines, transcriptLines } from './transcript.ts';
import { LABELS } from './words.ts';

const SIDE_FROM = 112;
const SIDE_WIDTH = 40;
/** With no more lines than this for the cards, none is left empty. */
const ROOMY = 8;
/** Lines kept free for the card under the cursor where the list does not say all of it. */
const DETAIL = 3;
/** Fewer lines of the transcript say too little. */
const LEAST_HISTORY = 3;

/** A density, and the empty lines it is not drawn without. */
interface Spread extends Density {
  readonly air: number;
}

/** From generous to close; the first that fits is drawn. */
const SPREADS: readonly Spread[] = [
  { boxes: true, tight: false, whole: true, compact: false, minimal: false, air: 4 },
  { boxes: true, tight: false, whole: false, compact: false, minimal: false, air: 4 },
  { boxes: false, tight: false, whole: true, compact: false, minimal: false, air: 4 },
  { boxes: false, tight: false, whole: false, compact: false, minimal: false, air: 3 },
  { boxes: false, tight: true, whole: false, compact: false, minimal: false, air: 0 },
  { boxes: false, tight: true, whole: false, compact: true, minimal: false, air: 0 },
  { boxes: false, tight: true, whole: false, compact: true, minimal: true, air: 0 },
];
const PAPER: Spread = { boxes: false, tight: false, whole: true, compact: false, minimal: false, air: 4 };

interface Blocks {
  readonly title: readonly string[];
  readonly hud: readonly string[];
  readonly demands: readonly string[];
  readonly grid: Grid;
}

const shownOf = (model: LockModel): readonly CardCell[] =>
  cardsOn(model).map((card, i) => ({
    card,
    number: String(numberOf(model, card.id)),
    chosen: model.selection.includes(card.id),
    focused: model.cursor === i,
  }));

const blocksOf = (model: LockModel, width: number, paint: Paint, density: Density, side: boolean): Blocks => {
  const { lockView } = model;
  return {
    title: titleLines(model, width, paint, density.tight),
    hud: density.tight ? tightHudLines(model, width, paint, density.minimal) : hudLines(model, width, paint),
    demands: lockView.demands(model, width, paint, density, side),
    grid: density.boxes
      ? boxGrid(shownOf(model), lockView.cardLabels, width, paint)
      : listGrid(shownOf(model), lockView.cardLabels, width, paint, density.compact),
  };
};

const height = ({ title, hud, demands, grid }: Blocks): number =>
  title.length + hud.length + demands.length + grid.lines.length;

/** Laid out for the table before anything is chosen, so that choosing changes it only where it has to. */
const fitting = (
  model: LockModel,
  width: number,
  rows: number,
  paint: Paint,
  side: boolean,
  history: number,
): Blocks => {
  const calm: LockModel = { ...model, selection: [], notice: [], confirmation: null, busy: null };
  const growth = model.lockView.growth(calm);
  const over = (one: LockModel, spread: Spread): number =>
    height(blocksOf(one, width, paint, spread, side)) + footer(one, width, paint, []).length - rows;
  const found = SPREADS.find((spread) => {
    const wanted = spread.air + growth + (spread.tight ? 0 : history);
    return over(calm, spread) + wanted <= 0 && over(model, spread) <= 0;
  });
  return blocksOf(model, width, paint, found ?? SPREADS.at(-1)!, side);
};

/** Blocks with the spare lines between them: first around the cards, then under the meters, then under the title. */
const spaced = ({ title, hud, demands }: Blocks, cards: readonly string[], spare: number): string[] => {
  const gap = (rank: number): string[] => (spare >= rank ? [''] : []);
  return [...title, ...gap(4), ...hud, ...gap(3), ...demands, ...(demands.length > 0 ? gap(1) : []), ...cards];
};

/** What the card under the cursor says of itself: flavour, shown where there is room to spare. */
const flavourLines = (model: LockModel, width: number, paint: Paint): string[] => {
  const line = cardsOn(model)[model.cursor]?.line;
  return line ? wrap(line, width - 2).map((text) => `  ${paint.faint(text)}`) : [];
};

/** All there is to know of the card under the cursor, where the list has no room for that. */
const focusLines = (model: LockModel, { brief }: Grid, width: number, room: number): string[] => {
  const card = cardsOn(model)[model.cursor];
  if (!card || !brief) return [];
  const lines = detailLines(card, model.lockView.cardLabels, width - 4).map((line) => `    ${line}`);
  return lines.length + 1 < room ? ['', ...lines] : [];
};

/** The transcript under the cards. */
const tail = (model: LockModel, width: number, room: number, paint: Paint): string[] => {
  const newest = room <= LEAST_HISTORY ? [] : newestLines(model, width, room - 1, paint);
  return newest.length === 0 ? [] : ['', ...newest];
};

const footer = (model: LockModel, width: number, paint: Paint, instead: readonly string[]): string[] => {
  const quiet = model.selection.length === 0 && model.notice.length === 0 && !model.confirmation && model.busy === null;
  const status = quiet && instead.length > 0 ? instead : statusLines(model, width, paint);
  const buttons = buttonLines(model, width, paint);
  const [only] = status;
  // A short word next to the buttons saves a line for the cards.
  const short = status.length === 1 && buttons.length === 1 && columns(only!) + columns(buttons[0]!) + 4 <= width;
  const above = short ? ends(buttons[0]!, only!, width) : [...status, ...buttons];
  return [...above, promptLine(model, width, paint)];
};

const withSide = (model: LockModel, lines: readonly string[], width: number, rows: number, paint: Paint): string[] => {
  const own = model.lockView.aside(model, SIDE_WIDTH, paint);
  const above = own ? [paint.faint(own.head), '', ...own.lines.slice(0, rows - 2), ''] : [];
  const left = rows - above.length - 2;
  const newest = left < LEAST_HISTORY ? [] : newestLines(model, SIDE_WIDTH, left, paint);
  const below = own && newest.length === 0 ? [] : [paint.faint(LABELS.transcript), '', ...newest];
  const right = [...above, ...below];
  const rule = paint.faint('│');
  return Array.from({ length: rows }, (_, i) => `${pad(lines[i] ?? '', width)} ${rule} ${right[i] ?? ''}`.trimEnd());
};

/** Between the Lock and the result. A wide screen has a side pane: what the face puts there, and the transcript. */
export const boardFrame = (model: LockModel, full: number, rows: number | undefined, paint: Paint): Frame => {
  if (rows === undefined) {
    const blocks = blocksOf(model, full, paint, PAPER, false);
    return { lines: spaced(blocks, blocks.grid.lines, PAPER.air), across: 1, scroll: 0 };
  }
  const side = full >= SIDE_FROM;
  const width = side ? full - SIDE_WIDTH - 3 : full;
  const plainFoot = footer(model, width, paint, []);
  const history = side ? 0 : Math.min(6, transcriptLines(model, width, paint).length);
  const blocks = fitting(model, width, rows, paint, side, history);
  const { grid } = blocks;
  const over = height(blocks) - grid.lines.length;
  const spare = rows - plainFoot.length - height(blocks);
  const kept = grid.brief ? DETAIL : 0;
  const under = side ? [] : tail(model, width, spare - 3 - kept, paint);
  // With no room for the transcript, the line that answers says what the last step did.
  const foot = side || under.length > 0 ? plainFoot : footer(model, width, paint, lastStepLines(model, width, paint));
  const room = rows - foot.length - over;
  // Where the cards have to scroll, a line says how far and, with room to spare, an empty one on each side sets them apart.
  const around = room > ROOMY ? 3 : 1;
  const seen = windowOf(grid.lines, Math.max(3, grid.lines.length <= room ? room : room - around), grid.from, grid.to);
  const cut = seen.above + seen.below > 0 ? [paint.faint(moreWords(seen.above, seen.below))] : [];
  const unused = room - seen.lines.length - cut.length - under.length;
  const focus = focusLines(model, grid, width, unused);
  const left = unused - focus.length;
  const flavour = left >= 8 ? ['', ...flavourLines(model, width, paint)] : [];
  const cards = [...seen.lines, ...cut, ...focus, ...flavour];
  const lines = framed([...spaced(blocks, cards, left), ...under], foot, rows);
  return { lines: side ? withSide(model, lines, width, rows, paint) : lines, across: grid.across, scroll: 0 };
};
