import type { KoaView, Setup } from '@lockstep/freeplay';
import type { CardView, Explanation } from '@lockstep/testimony';
import { storyOf as nightOf } from '@lockstep/words-freeplay';
import { contradictionWords } from '@lockstep/words-testimony';
import type { ComponentProps } from 'svelte';
import type HandCard from '../testimony/HandCard.svelte';
import {
  claimMarks,
  damageOf,
  type Figures,
  type Meaning,
  marksOf as marks,
  NO_MEANING,
  tapeOf as tape,
} from '../testimony/meaning.ts';
import type { Tape } from '../testimony/seen.ts';
import { TESTIMONY_WORDS } from '../testimony/words.ts';
import type { RunSession, Would } from './choice.ts';
import { FREEPLAY_WORDS } from './words.ts';

const WORDS = FREEPLAY_WORDS.night;
const DAILY = TESTIMONY_WORDS.solve;

const meaningOf = (session: RunSession, ids: readonly string[]): Meaning =>
  (ids.length === 0 ? null : (session.explain(['submit', ...ids].join(' ')) as Explanation | null)) ?? NO_MEANING;

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
      fell || would.counter !== null ? null : DAILY.may(would.least + would.restored, would.most + would.restored),
    warnings: rises.map((rise) =>
      rise.why === 'MINOR'
        ? contradictionWords(nightOf(setup, rise.clash.cards), { severity: 'MINOR', clash: rise.clash })
        : DAILY.sketchy(nameOf(rise.card), rise.by),
    ),
    lost: fell ? WORDS.fallsApart(koa.scrutinyCap) : null,
    won: found.events.some(({ kind }) => kind === 'koa-won') ? WORDS.grants : null,
  };
};

/** The story with the cards laid out in it, in the order of the night. */
export const tapeOf = (session: RunSession, koa: KoaView, picked: readonly string[]): Tape => {
  const found = tape(koa, picked, meaningOf(session, picked));
  return { ...found, items: [...found.items].sort((a, b) => a.from - b.from || a.to - b.to) };
};

export const marksOf = (
  session: RunSession,
  setup: Setup,
  picked: readonly string[],
  would: Would | null,
  card: CardView,
): Pick<ComponentProps<typeof HandCard>, 'conflict' | 'conflictText' | 'corroborates' | 'contested' | 'claimMarks'> => {
  const beside = picked.filter((id) => id !== card.id);
  const meaning = meaningOf(session, [...beside, card.id]);
  const found = marks(card, meaning, would?.night ?? null, (worst) =>
    contradictionWords(nightOf(setup, worst.clash.cards), worst),
  );
  return { ...found, claimMarks: claimMarks(card, meaning) };
};
