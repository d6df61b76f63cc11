import {
  type Action,
  draft as game,
  RESONANCES,
  type Resonance,
  type Review,
  review,
  type State,
} from '@lockstep/draft';
import { moments } from '@lockstep/kernel';
import { biasWords, cardName, decimalWords, reviewWords, SITE_NAME, settledWords } from '@lockstep/words-draft';
import { clipped, pad, padLeft, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { tableLines } from '../../terminal/rules.ts';
import type { QuestRun, QuestView } from './quest-view.ts';
import { labelOf, tinted } from './resonance.ts';
import { LABELS } from './words.ts';

/** The quest against the strong drafter. */
const reviewOf = (run: QuestRun): Review => {
  const { setup, seed } = run;
  const all = moments(run);
  const states: readonly State[] = [game.start(setup, seed), ...all.map(({ state }) => state)];
  const actions = all.flatMap(({ text }): readonly Action[] => {
    const parsed = game.parse(setup, text);
    return parsed.ok ? [parsed.value] : [];
  });
  return review(setup, states, actions);
};

const EVEN = 1000;
const HALF = 12;
/** So far from even a bar is full. */
const FURTHEST = 400;

/** Each resonance's number as a bar that leaves the middle. */
const biasLines = (multipliers: { readonly [resonance in Resonance]: number }, paint: Paint): string[] =>
  RESONANCES.map((one) => {
    const off = multipliers[one] - EVEN;
    const length = Math.min(HALF, Math.round((Math.abs(off) / FURTHEST) * HALF));
    const bar = tinted(one, '█'.repeat(length), paint);
    const left = off < 0 ? padLeft(bar, HALF) : ' '.repeat(HALF);
    const value = `× ${pad(decimalWords(multipliers[one]), 5)}`;
    return `${labelOf(one, paint)} ${value} ${left}│${off > 0 ? bar : ''}`.trimEnd();
  });

const STEPS = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/** What share of the deck's symbols each resonance had after each card: a row for each, a column a card. */
const plotLines = (identity: Review['identity'], width: number, paint: Paint): string[] => {
  const room = width - 16;
  const every = Math.max(1, Math.ceil(identity.length / room));
  const seen = identity.filter((_, i) => i % every === 0 || i === identity.length - 1);
  const last = identity.at(-1);
  const rows = RESONANCES.map((one) => {
    const bars = seen.map(({ symbols }) => {
      const all = RESONANCES.reduce((sum, each) => sum + symbols[each], 0);
      const step = all === 0 ? 0 : Math.ceil((symbols[one] / all) * (STEPS.length - 1));
      return STEPS[step]!;
    });
    return `${labelOf(one, paint)} ${tinted(one, bars.join(''), paint)}  ${last?.symbols[one] ?? 0}`;
  });
  let axis = '';
  seen.forEach(({ pick }, i) => {
    if (pick > 0 && pick % 5 === 0 && axis.length <= i) axis = `${axis.padEnd(i)}${pick}`;
  });
  return [...rows, paint.faint(`${' '.repeat(10)}${axis}`)];
};

const gains = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points)}`;

const pickLines = ({ setup }: QuestView, { picks }: Review, width: number, paint: Paint): string[] => {
  const room = Math.max(12, Math.floor((width - 28) / 2));
  return tableLines(
    LABELS.pickHead,
    picks.map(({ pick, site, took, strong, gained, strongGains }) => [
      String(pick),
      `${clipped(cardName(setup, took), room - 4)} ${gains(gained)}`,
      took === strong ? LABELS.same : `${clipped(cardName(setup, strong), room - 4)} ${gains(strongGains)}`,
      SITE_NAME[site],
    ]),
    width,
    paint,
  );
};

/** Looking back on a finished quest: what it became, how the pool leaned, and every pick. */
export const lookBackLines = (questView: QuestView, width: number, paint: Paint): string[] => {
  const back = reviewOf(questView.run);
  const { multipliers } = questView.view;
  return [
    ...wrap(reviewWords(back), width),
    '',
    paint.faint(LABELS.became),
    ...plotLines(back.identity, width, paint),
    ...wrap(LABELS.becameOf, width).map((line) => paint.faint(line)),
    ...wrap(settledWords(back.identity), width),
    '',
    ...(multipliers
      ? [paint.faint(LABELS.lean), ...biasLines(multipliers, paint), ...wrap(biasWords(multipliers), width), '']
      : []),
    paint.faint(LABELS.picks),
    ...pickLines(questView, back, width, paint),
  ];
};
