import type { CounterView } from '@lockstep/testimony';
import { listed } from '@lockstep/words';
import { cardName } from '@lockstep/words-testimony';
import { wrap } from '../../terminal/layout.ts';
import type { Paint, Tint } from '../../terminal/paint.ts';
import { viewOf } from '../lock/try.ts';
import { explanationOf, handOf, type KoaTry, numberOf, numbersOf } from './try.ts';
import { LABELS } from './words.ts';

interface Shown {
  readonly counter: CounterView;
  readonly sign: string;
  readonly tint: Tint;
  /** "Security Camera → IDENTITY, LOCATION", with its place in her list where that is known. */
  readonly head: string;
  /** Whether it is refuted, was played or would be now, and what in hand refutes it. */
  readonly facts: readonly string[];
  /** The same with numbers for cards, and nothing where there is nothing to say. */
  readonly brief: readonly string[];
}

const refutersIn = (attempt: KoaTry, { refutedBy }: CounterView): readonly string[] =>
  handOf(attempt).flatMap(({ id }) => (refutedBy.includes(id) ? [id] : []));

/** Cards of the story that it still halves. */
const heldBy = (attempt: KoaTry, id: string): readonly string[] => {
  const cards = viewOf(attempt).cards.filter(({ contestedBy }) => contestedBy === id);
  const numbers = numbersOf(
    attempt.run.setup,
    cards.map((card) => card.id),
  );
  return cards.length > 0 ? [LABELS.contests(numbers)] : [];
};

/** ✓ refuted, ▶ would answer now, ● played before, ○ not yet. */
const shownOf = (attempt: KoaTry): readonly Shown[] => {
  const { counters, hiddenCounters } = viewOf(attempt);
  const { selection, run } = attempt;
  const { setup } = run;
  const now = selection.length > 0 ? explanationOf(attempt, selection) : null;
  const answers = now && !now.blocked ? now.counter : null;
  return counters.map((counter, i) => {
    const { id, name, targets, played, refuted } = counter;
    const order = hiddenCounters > 0 ? '' : `${i + 1} `;
    const head = `${order}${name} → ${targets.join(' ')}`;
    if (refuted) return { counter, sign: '✓', tint: 'good', head, facts: [LABELS.refuted], brief: [LABELS.refuted] };
    const by = refutersIn(attempt, counter);
    const names = listed(by.map((one) => `${numberOf(setup, one)} ${cardName(setup, one)}`));
    const numbers = numbersOf(setup, by);
    const answering = answers === id;
    const state = [...(answering ? [LABELS.answersNow] : played ? [LABELS.played] : []), ...heldBy(attempt, id)];
    return {
      counter,
      sign: answering ? '▶' : played ? '●' : '○',
      tint: answering ? 'warn' : 'plain',
      head,
      facts: [...state, by.length > 0 ? LABELS.refutedBy(names) : LABELS.nothingRefutes],
      brief: [...state, ...(by.length > 0 ? [LABELS.refutedBy(numbers)] : [])],
    };
  });
};

const hiddenLines = (attempt: KoaTry): string[] => {
  const { hiddenCounters } = viewOf(attempt);
  return hiddenCounters > 0 ? [`? ${LABELS.hiddenCounters(hiddenCounters)}`] : [];
};

/** Her list, top first; she plays the first that applies. */
export const counterLines = (attempt: KoaTry, width: number, paint: Paint, short = false): string[] => {
  const lines = shownOf(attempt).flatMap(({ sign, tint, head, facts, brief }) => {
    const said = (short ? brief : facts).join('; ');
    return wrap(said === '' ? `${sign} ${head}` : `${sign} ${head} · ${said}`, width, 4).map(paint[tint]);
  });
  const all = [...lines, ...hiddenLines(attempt)];
  return all.length > 0 ? all : [LABELS.noCounters];
};

/** Each with what she says it shows. */
export const counterPage = (attempt: KoaTry, width: number, paint: Paint): string[] => [
  ...wrap(LABELS.inOrder, width).map((line) => paint.faint(line)),
  ...shownOf(attempt).flatMap(({ counter, sign, tint, head, facts }) => [
    '',
    ...wrap(`${sign} ${head}`, width, 4).map((line) => paint.strong(paint[tint](line))),
    ...wrap(facts.join('; '), width - 4).map((line) => `    ${line}`),
    ...(counter.line ? wrap(`“${counter.line}”`, width - 4, 1).map((line) => `    ${paint.voice(line)}`) : []),
  ]),
  ...hiddenLines(attempt).flatMap((line) => ['', line]),
];
