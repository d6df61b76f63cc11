import type { KoaView, Setup } from '@lockstep/freeplay';
import type { CardView, Contradiction, Explained } from '@lockstep/testimony';
import { storyOf as nightOf } from '@lockstep/words-freeplay';
import { contradictionWords } from '@lockstep/words-testimony';
import type { ComponentProps } from 'svelte';
import type { Severity } from '../testimony/labels.ts';
import type PreviewPart from '../testimony/Preview.svelte';
import { itemsOf, storyOf, type Tape } from '../testimony/seen.ts';
import type TestimonyCard from '../testimony/TestimonyCard.svelte';
import type { TimelineLink } from '../testimony/timeline.ts';
import type { Playing, Would } from './choice.ts';
import { FREEPLAY_WORDS } from './words.ts';

const WORDS = FREEPLAY_WORDS.night;

type Figures = Omit<ComponentProps<typeof PreviewPart>, 'empty'>;

/** What these cards mean together, whether or not they may be submitted: only what no hidden counter can change is taken from it. */
const meaning = (session: Playing, ids: readonly string[]): Explained | null =>
  ids.length === 0 ? null : (session.explain(['submit', ...ids].join(' ')) as Explained | null);

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

/** A submission in figures, as the Daily shows it. */
export const figuresOf = (setup: Setup, koa: KoaView, found: Would | null, blocked: string | null): Figures => {
  const resistance = { now: koa.resistance, next: koa.resistance };
  const scrutiny = { now: koa.scrutiny, next: koa.scrutiny, cap: koa.scrutinyCap };
  const would = found?.night;
  if (!found || !would) return { resistance, scrutiny, blocked };
  const after = (damage: number): number => Math.max(0, koa.resistance - damage - would.restored);
  const fell = found.events.some((event) => event.kind === 'koa-lost' && event.reason === 'story-fell-apart');
  const rises = found.events.flatMap((event) => (event.kind === 'scrutiny-rose' ? event.rises : []));
  const nameOf = (id: string): string => koa.cards.find((card) => card.id === id)?.name ?? id;
  return {
    damage: damageOf(would),
    resistance: fell ? resistance : { now: koa.resistance, next: [after(would.most), after(would.least)] },
    scrutiny: { ...scrutiny, next: would.scrutiny },
    answer:
      fell || would.counter !== null ? null : WORDS.may(would.least + would.restored, would.most + would.restored),
    warnings: rises.map((rise) =>
      rise.why === 'MINOR'
        ? contradictionWords(nightOf(setup, rise.clash.cards), { severity: 'MINOR', clash: rise.clash })
        : WORDS.sketchy(nameOf(rise.card), rise.by),
    ),
    lost: fell ? WORDS.fallsApart(koa.scrutinyCap) : null,
    won: found.events.some(({ kind }) => kind === 'koa-won') ? WORDS.grants : null,
  };
};

const linksOf = ({ contradictions, corroborates }: Explained): readonly TimelineLink[] => {
  const shared = new Map<string, TimelineLink>();
  for (const { claim, cards } of corroborates)
    for (const [i, b] of cards.slice(1).entries()) {
      const a = cards[i]!;
      const label = [...(shared.get(`${a} ${b}`)?.label.split(', ') ?? []), claim.replaceAll('_', ' ')].join(', ');
      shared.set(`${a} ${b}`, { a, b, kind: 'CORROBORATES', gap: 0, label });
    }
  return [
    ...shared.values(),
    ...contradictions.map(({ severity, clash }) => ({
      a: clash.cards[0],
      b: clash.cards[1],
      kind: severity as Severity,
      gap: clash.minutes,
      label: clash.claims.join(' / ').replaceAll('_', ' '),
    })),
  ];
};

/** The story with the cards laid out in it, and all that agrees or does not. */
export const tapeOf = (session: Playing, koa: KoaView, picked: readonly string[]): Tape => {
  const story = storyOf(koa);
  const selected = koa.cards.filter(({ id }) => picked.includes(id));
  const found = meaning(session, picked);
  return {
    ...story,
    items: [...story.items, ...selected.flatMap((card) => itemsOf(card, 'selected'))].sort(
      (a, b) => a.from - b.from || a.to - b.to,
    ),
    links: found ? linksOf(found) : [],
    untimed: [...story.untimed, ...selected.filter(({ timeRange }) => !timeRange)],
  };
};

type Marks = Pick<ComponentProps<typeof TestimonyCard>, 'conflict' | 'conflictText' | 'corroborates' | 'contested'>;

const worstOf = (found: readonly Contradiction[]): Contradiction | undefined =>
  found.find(({ severity }) => severity === 'MAJOR') ?? found[0];

/** What a card of the hand would mean beside the story and the cards laid out so far. */
export const marksOf = (
  session: Playing,
  setup: Setup,
  picked: readonly string[],
  would: Would | null,
  card: CardView,
): Marks => {
  const found = meaning(session, [...picked.filter((id) => id !== card.id), card.id]);
  const worst = worstOf(found?.contradictions.filter(({ clash }) => clash.cards.includes(card.id)) ?? []);
  const damage = would?.night?.cards.find(({ id }) => id === card.id)?.damage ?? card.power;
  return {
    conflict: worst ? (worst.severity as Severity) : null,
    conflictText: worst ? contradictionWords(nightOf(setup, worst.clash.cards), worst) : undefined,
    corroborates: found?.corroborates.some(({ cards }) => cards.includes(card.id)) ?? false,
    contested: damage === card.power ? null : damage,
  };
};
