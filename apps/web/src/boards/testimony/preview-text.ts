import { type Preview, Refusal } from '@lockstep/kernel';
import {
  type CardView,
  type Event,
  type Explanation,
  explainSubmission,
  type Loss,
  type Mood,
  moodOf,
  type Testimony,
} from '@lockstep/testimony';
import {
  cardNames,
  contradictionWords,
  forecast,
  LOSS_WORDS,
  refusalAdvice,
  sumLine,
  sumReasons,
} from '@lockstep/words-testimony';
import type { ComponentProps } from 'svelte';
import type { GameSession } from '../../play/session.svelte.ts';
import type HandCard from './HandCard.svelte';
import {
  claimMarks,
  damageOf,
  type Figures,
  type Meaning,
  marksOf as marks,
  NO_MEANING,
  tapeOf as tape,
} from './meaning.ts';
import type { Tape } from './seen.ts';
import { TESTIMONY_WORDS } from './words.ts';

const WORDS = TESTIMONY_WORDS.solve;

/** What the selected cards would do together, as far as a player can know. */
export interface PreviewText {
  /** Null while nothing is selected, and where it is blocked. */
  readonly would: Explanation | null;
  readonly figures: Figures;
  /** What to do about what blocks it, where that is said apart. */
  readonly remedy?: string;
  /** Counters that would be refuted. */
  readonly refutes: readonly string[];
  /** The sum spelled out, and why it is that much. */
  readonly sum: string;
  readonly reasons: readonly string[];
}

const setOf = ({ run: { game, setup } }: GameSession<Testimony>, ids: readonly string[]): number => {
  const action = game.parse(setup, ['submit', ...ids].join(' '));
  return action.ok ? action.value.cards : 0;
};

/** Of a submission whether or not it may be made. Only what no hidden counter can change is taken from it. */
const meaningOf = (session: GameSession<Testimony>, ids: readonly string[]): Meaning => {
  const set = setOf(session, ids);
  return set === 0 ? NO_MEANING : explainSubmission(session.setup, session.run.now.state, set);
};

const event = <Kind extends Event['kind']>(events: readonly Event[], kind: Kind) =>
  events.find((one): one is Extract<Event, { kind: Kind }> => one.kind === kind);

/** Every point of Scrutiny it costs, and what would still be missing. */
const warningsOf = (session: GameSession<Testimony>, { events }: Preview<Event>): readonly string[] => {
  const { setup, text } = session;
  const rises = event(events, 'scrutiny-rose')?.rises ?? [];
  const open = event(events, 'concerns-open');
  const sketchy = rises.flatMap((rise) => (rise.why === 'SKETCHY' ? [rise] : []));
  return [
    ...rises.flatMap((rise) =>
      rise.why === 'MINOR' ? [contradictionWords(setup, { severity: 'MINOR', clash: rise.clash })] : [],
    ),
    ...(sketchy.length > 0
      ? [
          WORDS.sketchy(
            cardNames(
              setup,
              sketchy.map(({ card }) => card),
            ),
            sketchy.reduce((sum, { by }) => sum + by, 0),
          ),
        ]
      : []),
    ...(open ? [text.eventWords(setup, open)] : []),
  ];
};

export const shownOf = (session: GameSession<Testimony>): PreviewText => {
  const { view, setup } = session;
  const submit = session.options('verb')[0]?.text;
  const resistance = { now: view.resistance, next: view.resistance };
  const scrutiny = { now: view.scrutiny, next: view.scrutiny, cap: view.scrutinyCap };
  const nothing: PreviewText = {
    would: null,
    figures: { resistance, scrutiny },
    refutes: [],
    sum: '',
    reasons: [],
  };
  if (session.laid.length === 0 || !submit) return nothing;
  const found = session.preview(submit);
  if (found instanceof Refusal) {
    const { wrong, remedy } = refusalAdvice(setup, found);
    return { ...nothing, figures: { resistance, scrutiny, blocked: wrong }, remedy };
  }

  const would = found.details;
  if (!would) return nothing;
  const said = forecast(setup, would);
  const { least, most, restored } = would;
  const after = (damage: number): number => Math.max(0, view.resistance - damage - restored);
  const fellApart = found.outcome?.reason === 'story-fell-apart';
  const lost = fellApart
    ? WORDS.fallsApart(view.scrutinyCap)
    : found.outcome?.result === 'lost'
      ? WORDS.ends(LOSS_WORDS[found.outcome.reason as Loss])
      : null;
  return {
    ...nothing,
    would,
    figures: {
      damage: damageOf(would),
      resistance: fellApart ? resistance : { now: view.resistance, next: [after(most), after(least)] },
      scrutiny: { ...scrutiny, next: would.scrutiny },
      answer: fellApart ? null : would.counter === null ? WORDS.may(least + restored, most + restored) : said.counter,
      warnings: warningsOf(session, found),
      lost,
      won: found.outcome?.result === 'won' ? WORDS.grants : null,
    },
    refutes: found.events.flatMap((one) => (one.kind === 'refuted' ? (one.counters ?? []) : [])),
    sum: fellApart ? '' : sumLine(setup, would),
    reasons: fellApart ? [] : sumReasons(setup, would),
  };
};

/** Her face: what just happened, and what lies before her now (T12). */
export const moodAt = (session: GameSession<Testimony>): Mood =>
  moodOf(session.setup, session.run.now.state, session.last, setOf(session, session.laidIn('card')));

export const tapeOf = (session: GameSession<Testimony>): Tape => {
  const picked = session.laidIn('card');
  return tape(session.view, picked, meaningOf(session, picked));
};

type Marks = Pick<
  ComponentProps<typeof HandCard>,
  'conflict' | 'conflictText' | 'corroborates' | 'contested' | 'claimMarks'
>;

export const marksOf = (session: GameSession<Testimony>, { would }: PreviewText, card: CardView): Marks => {
  const beside = session.laidIn('card').filter((id) => id !== card.id);
  const meaning = meaningOf(session, [...beside, card.id]);
  const found = marks(card, meaning, would, (worst) => contradictionWords(session.setup, worst));
  return { ...found, claimMarks: claimMarks(card, meaning) };
};
