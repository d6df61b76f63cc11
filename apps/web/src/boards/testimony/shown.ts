import { type Preview, Refusal } from '@lockstep/kernel';
import {
  type CardView,
  type Contradiction,
  type Event,
  type Explained,
  explainSubmission,
  type Loss,
  type Mood,
  moodOf,
  type Testimony,
} from '@lockstep/testimony';
import { contradictionWords, forecast, LOSS_WORDS } from '@lockstep/words-testimony';
import type { ComponentProps } from 'svelte';
import type { GameSession } from '../../play/session.svelte.ts';
import type { Severity } from './labels.ts';
import type PreviewPart from './Preview.svelte';
import { itemsOf, storyOf, type Tape } from './seen.ts';
import type TestimonyCard from './TestimonyCard.svelte';
import type { TimelineLink } from './timeline.ts';
import { TESTIMONY_WORDS } from './words.ts';

const WORDS = TESTIMONY_WORDS.solve;

type Figures = Omit<ComponentProps<typeof PreviewPart>, 'empty'>;

/** What the selected cards would do together, as far as a player can know. */
export interface Shown {
  /** Null while nothing is selected, and where it is blocked. */
  readonly would: Explained | null;
  readonly figures: Figures;
  /** Counters that would be refuted. */
  readonly refutes: readonly string[];
  /** All of it in sentences. */
  readonly sentences: readonly string[];
}

const setOf = ({ run: { game, setup } }: GameSession<Testimony>, ids: readonly string[]): number => {
  const action = game.parse(setup, ['submit', ...ids].join(' '));
  return action.ok ? action.value.cards : 0;
};

/** Of a submission whether or not it may be made. Only what no hidden counter can change is taken from it. */
const agreements = (
  session: GameSession<Testimony>,
  ids: readonly string[],
): Pick<Explained, 'contradictions' | 'corroborates'> => {
  const set = setOf(session, ids);
  return set === 0
    ? { contradictions: [], corroborates: [] }
    : explainSubmission(session.setup, session.run.now.state, set);
};

const event = <Kind extends Event['kind']>(events: readonly Event[], kind: Kind) =>
  events.find((one): one is Extract<Event, { kind: Kind }> => one.kind === kind);

/** Every point of Scrutiny it costs, and what would still be missing. */
const warningsOf = (session: GameSession<Testimony>, { events }: Preview<Event>): readonly string[] => {
  const { setup, text } = session;
  const rises = event(events, 'scrutiny-rose')?.rises ?? [];
  const open = event(events, 'concerns-open');
  return [
    ...rises.map((rise) =>
      rise.why === 'MINOR'
        ? contradictionWords(setup, { severity: 'MINOR', clash: rise.clash })
        : WORDS.sketchy(setup.script.card.find(({ id }) => id === rise.card)?.name ?? rise.card, rise.by),
    ),
    ...(open ? [text.eventWords(setup, open)] : []),
  ];
};

const damageOf = ({ base, contested, least, most, restored }: Explained): Figures['damage'] => {
  const sure = contested !== null;
  return {
    base,
    contested: sure ? base - contested : 0,
    corroboration: sure ? most - contested : 0,
    restored,
    final: sure ? most + restored : [least + restored, most + restored],
  };
};

export const shownOf = (session: GameSession<Testimony>): Shown => {
  const { view, setup, text } = session;
  const submit = session.options('verb')[0]?.text;
  const resistance = { now: view.resistance, next: view.resistance };
  const scrutiny = { now: view.scrutiny, next: view.scrutiny, cap: view.scrutinyCap };
  const nothing: Shown = { would: null, figures: { resistance, scrutiny }, refutes: [], sentences: [] };
  if (session.laid.length === 0 || !submit) return nothing;
  const found = session.preview(submit);
  if (found instanceof Refusal) {
    const blocked = text.refusalWords(setup, found);
    return { ...nothing, figures: { resistance, scrutiny, blocked }, sentences: [blocked] };
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
    sentences: [said.concerns, said.counter, said.damage, said.scrutiny],
  };
};

/** Her face: what just happened, and what lies before her now (T12). */
export const moodAt = (session: GameSession<Testimony>): Mood =>
  moodOf(session.setup, session.run.now.state, session.last, setOf(session, session.laidIn('card')));

const linksOf = (session: GameSession<Testimony>): readonly TimelineLink[] => {
  const { contradictions, corroborates } = agreements(session, session.laidIn('card'));
  const shared = new Map<string, TimelineLink>();
  for (const { claim, cards } of corroborates)
    for (const [i, b] of cards.slice(1).entries()) {
      const a = cards[i]!;
      const label = [...(shared.get(`${a} ${b}`)?.label.split(', ') ?? []), claim.replaceAll('_', ' ')].join(', ');
      shared.set(`${a} ${b}`, { a, b, kind: 'CORROBORATES', gap: 0, label });
    }
  const conflicts = contradictions.map(({ severity, clash }) => ({
    a: clash.cards[0],
    b: clash.cards[1],
    kind: severity as Severity,
    gap: clash.minutes,
    label: clash.claims.join(' / ').replaceAll('_', ' '),
  }));
  return [...shared.values(), ...conflicts];
};

/** The story with the selected cards in it, and all that agrees or does not. */
export const tapeOf = (session: GameSession<Testimony>): Tape => {
  const story = storyOf(session.view);
  const selected = session.view.cards.filter(({ id }) => session.laidIn('card').includes(id));
  return {
    ...story,
    items: [...story.items, ...selected.flatMap((card) => itemsOf(card, 'selected'))],
    links: linksOf(session),
    untimed: [...story.untimed, ...selected.filter(({ timeRange }) => !timeRange)],
  };
};

type Marks = Pick<ComponentProps<typeof TestimonyCard>, 'conflict' | 'conflictText' | 'corroborates' | 'contested'>;

const worstOf = (found: readonly Contradiction[]): Contradiction | undefined =>
  found.find(({ severity }) => severity === 'MAJOR') ?? found[0];

/** What a card of the hand would mean beside the story and the cards selected so far. */
export const marksOf = (session: GameSession<Testimony>, { would }: Shown, card: CardView): Marks => {
  const { contradictions, corroborates } = agreements(session, [
    ...session.laidIn('card').filter((id) => id !== card.id),
    card.id,
  ]);
  const worst = worstOf(contradictions.filter(({ clash }) => clash.cards.includes(card.id)));
  const damage = would?.cards.find(({ id }) => id === card.id)?.damage ?? card.power;
  return {
    conflict: worst ? (worst.severity as Severity) : null,
    conflictText: worst ? contradictionWords(session.setup, worst) : undefined,
    corroborates: corroborates.some(({ cards }) => cards.includes(card.id)),
    contested: damage === card.power ? null : damage,
  };
};
