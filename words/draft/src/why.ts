import type { CardView, Resonance, Setup, View, Why } from '@lockstep/draft';
import { counted, listed, spelled } from '@lockstep/words';
import { cardName, cardOf, themeTitle } from './names.ts';
import { decimalWords, percentWords, weightWords } from './number.ts';

/** One line of the opened *why*. */
export interface WhyLine {
  readonly label: string;
  readonly value: string;
}

/** How likely it was to be the next card drawn: "4.2%". */
export const chanceWords = ({ copies, weight, total }: Why): string => percentWords(copies * weight, total);

/** "stale by 2", or nothing where it is fresh. */
export const staleWords = (staleness: number): string => (staleness === 0 ? '' : `stale by ${staleness}`);

/** What an offer was drawn from. */
const drawnFrom = (site: View['site'], why: Why): string => {
  if (why.theme) return 'cards of this theme';
  return site === 'BATTLE' ? 'Rare and Legendary cards' : 'the pool';
};

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

/** Why a card is here, in one sentence: a guarantee, what the deck leans to, or chance. */
export const whySentence = (setup: Setup, view: Pick<View, 'offer'>, card: Why): string => {
  const kept = keptWords(setup, view, card);
  if (kept !== '') return kept;
  const { parts, fresh, base } = card;
  if (parts.length === 0) return 'It bears no symbol, so nothing that you took moves it.';
  const lead = parts.reduce((most, part) => (part.adds > most.adds ? part : most));
  return lead.adds === 0
    ? `You have nothing of ${listed(parts.map(({ resonance }) => resonance))} yet, so it comes by chance alone.`
    : `You lean to ${lead.resonance}, so it weighs ${weightWords(fresh)} where a card of what you lack weighs ${weightWords(base)}.`;
};

const line = (label: string, value: string): WhyLine => ({ label, value });

/** Everything the chance of a card is made of, as things stand now. */
export const whyLines = (setup: Setup, view: Pick<View, 'site' | 'offer'>, card: Why): readonly WhyLine[] => {
  const { weight, fresh, base, parts, exponent, staleness, copies, entries, theme } = card;
  const symbols = cardOf(setup, card.card)?.resonance ?? [];
  const kept = keptWords(setup, view, card);
  return [
    line('Chance of the next draw', `${chanceWords(card)} of ${drawnFrom(view.site, card)}`),
    line('Weight', `${weightWords(weight)}${copies > 1 ? ` a copy, ${weightWords(copies * weight)} in all` : ''}`),
    line('Copies', `${copies} of ${counted(entries, 'entry', 'entries')}`),
    line(symbols.length === 0 ? 'A neutral card has' : 'Every card with a symbol has', weightWords(base)),
    ...parts.map(({ resonance, profile, adds }) =>
      line(
        `${resonance} adds`,
        profile === 0
          ? '0.00, for you have none of it'
          : `${weightWords(adds)}, which is ${decimalWords(profile)} to the power of ${decimalWords(exponent)}`,
      ),
    ),
    line(
      'Staleness',
      staleness === 0
        ? '0: nothing is taken away'
        : `${staleness}: takes away ${weightWords(fresh - weight)} of ${weightWords(fresh)}`,
    ),
    ...(kept === '' ? [] : [line('Guarantee', kept)]),
    ...(theme
      ? [
          line(
            'Theme',
            `${themeTitle(theme.tag)} (${theme.tag}): you hold ${theme.count}, the pool ${theme.depth}; score ${weightWords(theme.score)}`,
          ),
        ]
      : []),
  ];
};
