import { type CardView, type CounterView, type Explanation, minuteOf, type View } from '@lockstep/testimony';
import type { ComponentProps } from 'svelte';
import type Concerns from './Concerns.svelte';
import type Counters from './Counters.svelte';
import type { DrawnCard } from './card.ts';
import type { CounterState } from './labels.ts';
import type { TimelineItem, TimelineLink } from './timeline.ts';
import { TESTIMONY_WORDS } from './words.ts';

const WORDS = TESTIMONY_WORDS.solve;

/** What a selection would do to her list. */
interface Would {
  readonly would: Explanation | null;
  /** Counters that would be refuted. */
  readonly refutes: readonly string[];
}

const nameIn = ({ cards }: Pick<View, 'cards'>, id: string): string => cards.find((card) => card.id === id)?.name ?? id;

/** Each concern, and the card that settled it or would. */
export const concernsOf = (view: View, picked: readonly string[]): ComponentProps<typeof Concerns>['concerns'] =>
  view.concerns.map(({ proof, addressed }) => {
    const by = view.cards.find(
      ({ id, place, proves }) => proves.includes(proof) && (addressed ? place === 'story' : picked.includes(id)),
    );
    return { proof, state: addressed ? 'met' : by ? 'soon' : 'open', by: by?.name };
  });

const stateOf = ({ id, played, refuted }: CounterView, shown: Would | null): CounterState => {
  if (refuted) return 'refuted';
  if (shown?.refutes.includes(id)) return 'falls';
  if (shown?.would?.counter === id) return 'now';
  return played ? 'played' : 'ready';
};

/** Her list: those that are seen in its order, and as many face down as there are. */
export const countersOf = (view: View, shown: Would | null): ComponentProps<typeof Counters>['counters'] => [
  ...view.counters.map((counter) => ({
    id: counter.id,
    name: counter.name,
    targets: counter.targets,
    state: stateOf(counter, shown),
    refuters: counter.refutedBy.map((id) => nameIn(view, id)),
    halves:
      shown?.would?.counter === counter.id
        ? shown.would.cards.flatMap(({ id, power, damage }) => (damage === power ? [] : [nameIn(view, id)]))
        : [],
  })),
  ...Array.from({ length: view.hiddenCounters }, (_, i) => ({
    id: `hidden ${i}`,
    name: '',
    targets: [],
    state: 'hidden' as CounterState,
    refuters: [],
  })),
];

const timesOf = ({ timeRange }: CardView) =>
  timeRange ? { from: minuteOf(timeRange[0]), to: minuteOf(timeRange[1]) } : null;

/** A card as it is drawn. */
export const cardOf = (view: View, card: CardView): DrawnCard => {
  const times = timesOf(card);
  return {
    ...card,
    claims: times && { ...times, place: card.location, state: card.state, activity: card.activity },
    refutes: card.refutes.flatMap(
      (id) => view.counters.find((counter) => counter.id === id)?.name ?? (id === null ? WORDS.unseen : []),
    ),
  };
};

export interface Tape {
  readonly items: readonly TimelineItem[];
  readonly links: readonly TimelineLink[];
  readonly night: readonly { readonly from: number; readonly to: number }[];
  /** Cards on record or selected that claim no time. */
  readonly untimed: readonly CardView[];
}

export const itemsOf = (card: CardView, status: TimelineItem['status']): readonly TimelineItem[] => {
  const times = timesOf(card);
  if (!times) return [];
  const { id, name, location, state, activity, contestedBy } = card;
  const note = contestedBy === null ? null : WORDS.contested;
  return [{ id, name, ...times, place: location, state, activity, note, status }];
};

const onRecord = ({ place }: CardView): boolean => place === 'story';

/** The story with nothing selected, as a replay shows it. */
export const storyOf = (view: View): Tape => ({
  items: view.cards.filter(onRecord).flatMap((card) => itemsOf(card, 'committed')),
  links: [],
  night: view.cards.flatMap((card) => timesOf(card) ?? []),
  untimed: view.cards.filter((card) => onRecord(card) && !card.timeRange),
});
