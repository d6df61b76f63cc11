import { wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import type { Density, Drawing, Face } from '../lock/face.ts';
import { lockBoard } from '../lock/index.ts';
import { viewOf } from '../lock/scene.ts';
import { concernAsks, concernLines } from './concerns.ts';
import { counterLines } from './counters.ts';
import { hand } from './hand.ts';
import { keeper } from './keeper.ts';
import { meters } from './meters.ts';
import { handOf, type Koa, type Scene } from './scene.ts';
import { storyLines } from './story.ts';
import { telling } from './telling.ts';
import { LABELS } from './words.ts';

/** Lines a preview takes as a rule. */
const PREVIEW = 4;

/** What has to be met, what she can answer, and the night; a side pane holds the first two. */
const demands = (scene: Scene, width: number, paint: Paint, density: Density, aside: boolean): string[] => {
  const { whole, bare, mute } = density;
  const story = storyLines(scene, width, paint, whole);
  if (aside) return story;
  if (!whole) {
    const counters = mute ? [] : counterLines(scene, width, paint, bare);
    return [...concernLines(scene, width, paint), ...counters, ...story];
  }
  const under = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
  return [
    paint.strong(LABELS.concerns),
    ...under(concernAsks(scene, width - 2, paint)),
    '',
    paint.strong(LABELS.counters),
    ...under(wrap(LABELS.inOrder, width - 2).map(paint.faint)),
    ...under(counterLines(scene, width - 2, paint)),
    '',
    ...story,
  ];
};

const ON_PAPER: Density = { boxes: false, tight: false, whole: false, bare: false, mute: false };

const drawing: Drawing<Koa> = {
  meters,
  tally: (scene) => (viewOf(scene).visibility === 'HIDDEN' ? LABELS.hidden : ''),
  demands,
  aside: (scene, width, paint) => ({
    head: LABELS.concerns,
    lines: [
      ...concernAsks(scene, width, paint),
      '',
      paint.faint(LABELS.counters),
      '',
      ...counterLines(scene, width, paint),
    ],
  }),
  standing: (scene, width, paint) => demands(scene, width, paint, ON_PAPER, false),
  // A row of the story for each card, and a preview in place of one line.
  growth: (scene) => Math.min(viewOf(scene).mostCards, handOf(scene).length) + PREVIEW - 1,
};

export const face: Face<Koa> = { ...keeper, ...hand, ...telling, ...drawing };

/** Nights with KOA on a terminal. */
export const board = lockBoard(face);
