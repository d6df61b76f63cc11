import type { CardView, Contradiction, Explanation, View } from '@lockstep/testimony';
import type { ComponentProps } from 'svelte';
import type { LinkKind, Severity } from './labels.ts';
import type PreviewPart from './Preview.svelte';
import { itemsOf, storyOf, type Tape } from './seen.ts';
import type TestimonyCard from './TestimonyCard.svelte';
import type { TimelineLink } from './timeline.ts';

/** What cards mean together, whether or not they may be submitted: only what no hidden counter can change. */
export type Meaning = Pick<Explanation, 'contradictions' | 'corroborates'>;
export const NO_MEANING: Meaning = { contradictions: [], corroborates: [] };

export type Figures = Omit<ComponentProps<typeof PreviewPart>, 'empty'>;

export const damageOf = ({ base, contested, least, most, restored }: Explanation): Figures['damage'] => {
  const sure = contested !== null;
  return {
    base,
    contested: sure ? base - contested : 0,
    corroboration: sure ? most - contested : 0,
    restored,
    final: sure ? most + restored : [least + restored, most + restored],
  };
};

const linksOf = ({ contradictions, corroborates }: Meaning): readonly TimelineLink[] => {
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

/** The story with these cards in it, and all that agrees or does not. */
export const tapeOf = (view: View, picked: readonly string[], meaning: Meaning): Tape => {
  const story = storyOf(view);
  const selected = view.cards.filter(({ id }) => picked.includes(id));
  return {
    ...story,
    items: [...story.items, ...selected.flatMap((card) => itemsOf(card, 'selected'))],
    links: linksOf(meaning),
    untimed: [...story.untimed, ...selected.filter(({ timeRange }) => !timeRange)],
  };
};

type Marks = Pick<ComponentProps<typeof TestimonyCard>, 'conflict' | 'conflictText' | 'corroborates' | 'contested'>;

/** What a card of the hand means together with the story and the cards selected so far. */
export const marksOf = (
  card: CardView,
  { contradictions, corroborates }: Meaning,
  would: Explanation | null,
  words: (worst: Contradiction) => string,
): Marks => {
  const own = contradictions.filter(({ clash }) => clash.cards.includes(card.id));
  const worst = own.find(({ severity }) => severity === 'MAJOR') ?? own[0];
  const damage = would?.cards.find(({ id }) => id === card.id)?.damage ?? card.power;
  return {
    conflict: worst ? (worst.severity as Severity) : null,
    conflictText: worst ? words(worst) : undefined,
    corroborates: corroborates.some(({ cards }) => cards.includes(card.id)),
    contested: damage === card.power ? null : damage,
  };
};

/** The claims of a card that agree or conflict with the cards it would join. */
export const claimMarks = (
  { id }: CardView,
  { contradictions, corroborates }: Meaning,
): { readonly [claim: string]: LinkKind } =>
  Object.fromEntries([
    ...corroborates.flatMap(({ claim, cards }) => (cards.includes(id) ? [[claim, 'CORROBORATES'] as const] : [])),
    ...contradictions.flatMap(({ severity, clash: { cards, claims } }) =>
      cards.includes(id) ? [[claims[cards.indexOf(id)]!, severity as Severity] as const] : [],
    ),
  ]);
