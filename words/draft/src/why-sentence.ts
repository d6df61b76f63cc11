import type { CardView, Resonance, Setup, View, Why } from '@lockstep/draft';
import { listed, spelled } from '@lockstep/words';
import { cardName, cardOf } from './names.ts';

const without = (setup: Setup, id: string, among: readonly Resonance[]): readonly Resonance[] => {
  const own = cardOf(setup, id)?.resonance ?? [];
  return among.filter((one) => own.includes(one));
};

/** What every card of the draw had in common before one came in for diversity. */
const sharedBefore = (setup: Setup, offer: readonly CardView[], card: Why): readonly Resonance[] => {
  const drawn = [
    card.kept!.instead,
    ...offer
      .filter((other) => other.card !== card.card)
      .map(({ card: id, kept }) => (kept?.keeps === 'RARITY' ? kept.instead : id)),
  ];
  const first = cardOf(setup, drawn[0]!)?.resonance ?? [];
  return drawn.slice(1).reduce((shared, id) => without(setup, id, shared), first as readonly Resonance[]);
};

/** "It came in for Two-Shore Heron, so that not all four share Tide." Empty where no guarantee touched it. */
export const keptWords = (setup: Setup, { offer }: Pick<View, 'offer'>, card: Why): string => {
  if (!card.kept) return '';
  const instead = cardName(setup, card.kept.instead);
  const n = spelled(offer.length);
  if (card.kept.keeps === 'RARITY') return `It came in for ${instead}, so that one of the ${n} is Uncommon or better.`;
  const shared = listed([...sharedBefore(setup, offer, card)]);
  return `It came in for ${instead}, so that not all ${n} share ${shared === '' ? 'one resonance' : shared}.`;
};

/** "twice", "31 times". */
const timesWords = (much: number, little: number): string => {
  const times = Math.max(2, Math.round(much / little));
  return times === 2 ? 'twice' : `${times} times`;
};

/** Why a card is here, in one sentence: a guarantee, what the deck leans to, or chance. */
export const whySentence = (setup: Setup, view: Pick<View, 'offer'>, card: Why): string => {
  const kept = keptWords(setup, view, card);
  if (kept !== '') return kept;
  const { parts, fresh, base } = card;
  if (parts.length === 0) return 'It bears no symbol, so nothing that you took moves it.';
  const lead = parts.reduce((most, part) => (part.adds > most.adds ? part : most));
  return lead.adds === 0
    ? `You have nothing of ${listed(parts.map(({ resonance }) => resonance))} yet, so it comes by chance alone.`
    : `You lean to ${lead.resonance}, so it comes about ${timesWords(fresh, base)} as often as a card of what you lack.`;
};
