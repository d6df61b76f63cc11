import { type CardView, type Contradiction, explainSubmission, minuteOf, type Setup } from '@lockstep/testimony';
import { CLAIM_WORD, gapWords } from '@lockstep/words-testimony';
import { columns, flow, wrap } from '../../terminal/layout.ts';
import type { Paint, Tint } from '../../terminal/paint.ts';
import { viewOf } from '../lock/try.ts';
import { counterLines } from './counters.ts';
import { notesOf } from './notes.ts';
import { drawTimeline, type Extent, type Row } from './timeline.ts';
import { explanationOf, type KoaTry, numberOf, numbersOf, setOf } from './try.ts';
import { LABELS, SIGNS } from './words.ts';

const rangeOf = ({ timeRange }: CardView): readonly [number, number] | null =>
  timeRange && [minuteOf(timeRange[0]), minuteOf(timeRange[1])];

const statusOf = ({ selection }: KoaTry, { id, place }: CardView): Row['status'] =>
  place === 'story' ? 'story' : selection.includes(id) ? 'chosen' : 'hand';

const STATUSES: readonly Row['status'][] = ['story', 'chosen', 'hand'];

/** Of a card in the story: that a counter still halves it. */
const contestedBy = ({ contestedBy: counter }: CardView): Row['signs'] =>
  counter === null ? [] : [{ tint: 'warn', sign: SIGNS.contested }];

const rowOf = (attempt: KoaTry, card: CardView): Row => {
  const status = statusOf(attempt, card);
  const notes = status === 'story' ? contestedBy(card) : notesOf(attempt, card.id);
  const tint: Tint = status === 'story' ? 'plain' : (notes[0]?.tint ?? 'fair');
  return {
    number: numberOf(attempt.run.setup, card.id),
    name: card.name,
    range: rangeOf(card),
    status,
    tint,
    signs: notes,
  };
};

/** The story, then what is chosen for it, then (where asked for) the rest of the hand, each in the order of the night. */
const rowsOf = (attempt: KoaTry, whole: boolean): readonly Row[] => {
  const start = ({ range }: Row): number => range?.[0] ?? Number.MAX_SAFE_INTEGER;
  return viewOf(attempt)
    .cards.map((card) => rowOf(attempt, card))
    .filter(({ status }) => whole || status !== 'hand')
    .sort(
      (a, b) => STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status) || start(a) - start(b) || a.number - b.number,
    );
};

const extentOf = (attempt: KoaTry): Extent => {
  const { cards } = viewOf(attempt);
  return {
    minutes: cards.flatMap((card) => rangeOf(card) ?? []),
    longest: Math.max(...cards.map(({ name }) => columns(name))),
  };
};

/** "✗ MAJOR  2 ASLEEP – 4 ALERT, 1 minute apart" */
const clashLines = (setup: Setup, { severity, clash }: Contradiction, width: number, paint: Paint): string[] => {
  const { cards, claims, minutes } = clash;
  const major = severity === 'MAJOR';
  const pair = cards.map((id, i) => `${numberOf(setup, id)} ${CLAIM_WORD[claims[i]!]}`).join(' – ');
  const text = `${major ? SIGNS.major : SIGNS.minor} ${severity}  ${pair}, ${gapWords(minutes)}`;
  return wrap(text, width, 2).map((line) => (major ? paint.bad(line) : paint.warn(line)));
};

/** What is chosen: which two cards do not go together, and which do, by their numbers. */
const linkLines = (attempt: KoaTry, width: number, paint: Paint): string[] => {
  const { setup } = attempt.run;
  const { contradictions, corroborates } = explanationOf(attempt, attempt.selection);
  const links = corroborates.map(
    ({ claim, cards }) => `${SIGNS.agrees} ${CLAIM_WORD[claim]}  ${numbersOf(setup, cards)}`,
  );
  return [
    ...contradictions.flatMap((found) => clashLines(setup, found, width, paint)),
    ...links.flatMap((text) => wrap(text, width, 2).map((line) => paint.good(line))),
  ];
};

/** `whole`: with the hand, and with each link named underneath. */
export const storyLines = (attempt: KoaTry, width: number, paint: Paint, whole: boolean): string[] => {
  const drawn = drawTimeline(rowsOf(attempt, whole), extentOf(attempt), LABELS.story, width, paint);
  return [...(drawn?.lines ?? []), ...(whole ? linkLines(attempt, width, paint) : [])];
};

/** MINOR contradictions that are part of the story already. */
const settledLines = (attempt: KoaTry, width: number, paint: Paint): string[] => {
  const { setup, now } = attempt.run;
  const story = viewOf(attempt).cards.flatMap(({ id, place }) => (place === 'story' ? [id] : []));
  const { contradictions } = explainSubmission(setup, { ...now.state, story: 0 }, setOf(attempt, story));
  return contradictions.flatMap((found) => clashLines(setup, found, width, paint));
};

/** The whole night on a page of its own, and what KOA can say to it. */
export const storyPage = (attempt: KoaTry, width: number, paint: Paint): string[] => {
  const drawn = drawTimeline(rowsOf(attempt, true), extentOf(attempt), LABELS.story, width, paint);
  const links = [...settledLines(attempt, width, paint), ...linkLines(attempt, width, paint)];
  const legend = drawn ? [...LABELS.legend, LABELS.scale(drawn.scale.columns, drawn.scale.minutes)] : [];
  return [
    ...(drawn?.lines ?? [LABELS.claimsNothing]),
    ...(links.length > 0 ? ['', ...links] : []),
    '',
    ...flow(legend, width, '   ').map(paint.faint),
    '',
    paint.strong(LABELS.counters),
    ...counterLines(attempt, width, paint),
  ];
};
