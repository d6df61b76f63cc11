import { wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { lockBoard } from '../lock/index.ts';
import type { BoardView, Density, LockView } from '../lock/lock-view.ts';
import { viewOf } from '../lock/try.ts';
import { concernAsks, concernLines } from './concerns.ts';
import { counterLines } from './counters.ts';
import { eventText } from './event-text.ts';
import { hand } from './hand.ts';
import { lockHost } from './lock-host.ts';
import { meters } from './meters.ts';
import { storyLines } from './story.ts';
import { handOf, type Koa, type KoaTry } from './try.ts';
import { LABELS } from './words.ts';

/** Lines a preview takes as a rule. */
const PREVIEW = 4;

/** What has to be met, what she can answer, and the night; a side pane holds the first two. */
const demands = (attempt: KoaTry, width: number, paint: Paint, density: Density, aside: boolean): string[] => {
  const { whole, compact, minimal } = density;
  const story = storyLines(attempt, width, paint, whole);
  if (aside) return story;
  if (!whole) {
    const counters = minimal ? [] : counterLines(attempt, width, paint, compact);
    return [...concernLines(attempt, width, paint), ...counters, ...story];
  }
  const under = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
  return [
    paint.strong(LABELS.concerns),
    ...under(concernAsks(attempt, width - 2, paint)),
    '',
    paint.strong(LABELS.counters),
    ...under(wrap(LABELS.inOrder, width - 2).map(paint.faint)),
    ...under(counterLines(attempt, width - 2, paint)),
    '',
    ...story,
  ];
};

const ON_PAPER: Density = { boxes: false, tight: false, whole: false, compact: false, minimal: false };

const boardView: BoardView<Koa> = {
  meters,
  tally: (attempt) => (viewOf(attempt).visibility === 'HIDDEN' ? LABELS.hidden : ''),
  demands,
  aside: (attempt, width, paint) => ({
    head: LABELS.concerns,
    lines: [
      ...concernAsks(attempt, width, paint),
      '',
      paint.faint(LABELS.counters),
      '',
      ...counterLines(attempt, width, paint),
    ],
  }),
  standing: (attempt, width, paint) => demands(attempt, width, paint, ON_PAPER, false),
  // A row of the story for each card, and a preview in place of one line.
  growth: (attempt) => Math.min(viewOf(attempt).mostCards, handOf(attempt).length) + PREVIEW - 1,
};

export const lockView: LockView<Koa> = { ...lockHost, ...hand, ...eventText, ...boardView };

/** Nights with KOA on a terminal. */
export const board = lockBoard(lockView);
