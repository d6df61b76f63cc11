import type { Setup, View, Why } from '@lockstep/draft';
import { counted } from '@lockstep/words';
import { cardOf, themeTitle } from './names.ts';
import { decimalWords, percentWords, weightWords } from './number.ts';
import { keptWords } from './why-sentence.ts';

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
