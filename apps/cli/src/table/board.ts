import { LABELS } from '../words.ts';
import { boxGrid, flavourLines, type Grid, listGrid } from './cards.ts';
import { buttonLines, lastStepLines, promptLine, statusLines } from './footer.ts';
import { hudLines, tightHudLines, titleLines } from './hud.ts';
import { columns, ends, type Frame, framed, pad, windowOf } from './layout.ts';
import { type Model, stopOf } from './model.ts';
import type { Paint } from './paint.ts';
import { activeLines, allPathLines, comingLines, comingNames, scheduleLines, scheduleNames } from './paths.ts';
import { newestLines, transcriptLines } from './transcript.ts';

const SIDE_FROM = 112;
const SIDE_WIDTH = 40;

interface Density {
  /** Cards drawn as cards, or as lines of a list. */
  readonly boxes: boolean;
  /** Meters and face in as few lines as they fit. */
  readonly tight: boolean;
  /** In the draft: every path of every protocol, or the protocols alone. */
  readonly allPaths: boolean;
  /** Empty lines it is not drawn without. */
  readonly air: number;
}

/** From generous to close; the first that fits is drawn. */
const DENSITIES: readonly Density[] = [
  { boxes: true, tight: false, allPaths: true, air: 4 },
  { boxes: true, tight: false, allPaths: false, air: 4 },
  { boxes: false, tight: false, allPaths: true, air: 4 },
  { boxes: false, tight: false, allPaths: false, air: 3 },
  { boxes: false, tight: true, allPaths: false, air: 0 },
];
const PAPER: Density = { boxes: false, tight: false, allPaths: true, air: 4 };

interface Blocks {
  readonly title: readonly string[];
  readonly hud: readonly string[];
  readonly rule: readonly string[];
  readonly grid: Grid;
}

const ruleLines = (model: Model, width: number, paint: Paint, density: Density, side: boolean): string[] => {
  if (stopOf(model) !== 'draft') {
    const coming = density.tight ? comingNames : comingLines;
    return [...activeLines(model, width, paint), ...coming(model, width, paint)];
  }
  if (side) return [];
  if (density.allPaths) return allPathLines(model, width, paint);
  return (density.tight ? scheduleNames : scheduleLines)(model, width, paint);
};

const blocksOf = (model: Model, width: number, paint: Paint, density: Density, side: boolean): Blocks => ({
  title: titleLines(model, width, paint, density.tight),
  hud: (density.tight ? tightHudLines : hudLines)(model, width, paint),
  rule: ruleLines(model, width, paint, density, side),
  grid: (density.boxes ? boxGrid : listGrid)(model, width, paint),
});

const height = ({ title, hud, rule, grid }: Blocks): number =>
  title.length + hud.length + rule.length + grid.lines.length;

const fitting = (model: Model, width: number, room: number, paint: Paint, side: boolean, history: number): Blocks => {
  const last = DENSITIES.at(-1)!;
  const found = DENSITIES.find((density) => {
    if (density === last) return true;
    return height(blocksOf(model, width, paint, density, side)) + density.air + history <= room;
  });
  return blocksOf(model, width, paint, found ?? last, side);
};

/** Blocks with the spare lines between them: first around the cards, then under the meters, then under the title. */
const spaced = ({ title, hud, rule }: Blocks, cards: readonly string[], spare: number): string[] => {
  const gap = (rank: number): string[] => (spare >= rank ? [''] : []);
  return [...title, ...gap(4), ...hud, ...gap(3), ...rule, ...(rule.length > 0 ? gap(1) : []), ...cards];
};

/** The transcript under the cards; fewer than three lines say too little. */
const tail = (model: Model, width: number, room: number, paint: Paint): string[] => {
  const newest = room < 4 ? [] : newestLines(model, width, room - 1, paint);
  return newest.length === 0 ? [] : ['', ...newest];
};

const footer = (model: Model, width: number, paint: Paint, instead: readonly string[]): string[] => {
  const quiet = model.selection.length === 0 && model.notice.length === 0 && !model.asking && model.busy === null;
  const status = quiet && instead.length > 0 ? instead : statusLines(model, width, paint);
  const buttons = buttonLines(model, width, paint);
  const [only] = status;
  // One short word beside the buttons is a line saved for the cards.
  const short = status.length === 1 && buttons.length === 1 && columns(only!) + columns(buttons[0]!) + 4 <= width;
  const above = short ? ends(buttons[0]!, only!, width) : [...status, ...buttons];
  return [...above, promptLine(model, width, paint)];
};

const withSide = (model: Model, lines: readonly string[], width: number, rows: number, paint: Paint): string[] => {
  const drafting = stopOf(model) === 'draft';
  const head = paint.faint(drafting ? LABELS.protocols : LABELS.transcript);
  const room = rows - 2;
  const shown = drafting
    ? allPathLines(model, SIDE_WIDTH, paint).slice(0, room)
    : newestLines(model, SIDE_WIDTH, room, paint);
  const right = [head, '', ...shown];
  const rule = paint.faint('│');
  return Array.from({ length: rows }, (_, i) => `${pad(lines[i] ?? '', width)} ${rule} ${right[i] ?? ''}`.trimEnd());
};

/** Draft and Solve. A wide screen has a side pane: the paths while drafting, the transcript while solving. */
export const boardFrame = (model: Model, full: number, rows: number | undefined, paint: Paint): Frame => {
  if (rows === undefined) {
    const blocks = blocksOf(model, full, paint, PAPER, false);
    return { lines: spaced(blocks, blocks.grid.lines, PAPER.air), across: 1, scroll: 0 };
  }
  const side = full >= SIDE_FROM;
  const width = side ? full - SIDE_WIDTH - 3 : full;
  const plainFoot = footer(model, width, paint, []);
  const history = side ? 0 : Math.min(6, transcriptLines(model, width, paint).length);
  const blocks = fitting(model, width, rows - plainFoot.length, paint, side, history);
  const { grid } = blocks;
  const over = height(blocks) - grid.lines.length;
  const spare = rows - plainFoot.length - height(blocks);
  const under = side ? [] : tail(model, width, spare - 3, paint);
  // With no room for the transcript, the line that answers says what the last step did.
  const foot = side || under.length > 0 ? plainFoot : footer(model, width, paint, lastStepLines(model, width, paint));
  const room = rows - foot.length - over;
  // Where the cards have to scroll, a line says how far and an empty one on each side sets them apart.
  const seen = windowOf(grid.lines, Math.max(3, grid.lines.length <= room ? room : room - 3), grid.from, grid.to);
  const cut = seen.above + seen.below > 0 ? [paint.faint(LABELS.more(seen.above, seen.below))] : [];
  const left = room - seen.lines.length - cut.length - under.length;
  const flavour = left >= 8 ? ['', ...flavourLines(model, width, paint)] : [];
  const lines = framed([...spaced(blocks, [...seen.lines, ...cut, ...flavour], left), ...under], foot, rows);
  return { lines: side ? withSide(model, lines, width, rows, paint) : lines, across: grid.across, scroll: 0 };
};
