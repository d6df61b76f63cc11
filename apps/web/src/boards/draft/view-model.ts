import { type CardView, RESONANCES, type Setup, UNFORMED, type View } from '@lockstep/draft';
import { keptWords, SITE_NAME, themeTitle, weightWords, whyLines, whySentence } from '@lockstep/words-draft';
import { countCards, curveOfCards } from './deck-list.ts';
import type { Caller, Card, Dreamscape, Progress, Sign, WeightPart } from './kinds.ts';
import { DRAFT_WORDS } from './words.ts';

export const cardOf = ({ script, cardAt }: Setup, id: string): Card => {
  const { resonance, ...card } = script.card[cardAt.get(id)!]!;
  return { ...card, symbols: resonance };
};

export const callerOf = ({ script, callers, callerAt }: Setup, id: string): Caller => {
  const at = callerAt.get(id)!;
  const { bonus, essence } = callers[at]!;
  const symbols = RESONANCES.flatMap((resonance, r) => (bonus[r]! > 0 ? [{ resonance, bonus: bonus[r]! / 1000 }] : []));
  return { ...script.dreamcaller[at]!, symbols, essence };
};

export const signOf = ({ script, signAt }: Setup, id: string): Sign => {
  const { resonance, ...sign } = script.dreamsign[signAt.get(id)!]!;
  return { ...sign, symbol: resonance[0]! };
};

/** Where one is on the way. What is said of a dreamscape is said on coming to it, or where all of the way is shown. */
export const routeOf = ({ script, stops }: Setup, stop: number): readonly Dreamscape[] => {
  const stateOf = (first: number, last: number): Progress => (last < stop ? 'done' : first > stop ? 'ahead' : 'now');
  return script.scene.dreamscape.map(({ name, line }, d) => {
    const own = stops.flatMap(({ site, dreamscape }, i) => (dreamscape === d ? [{ site, i }] : []));
    return {
      name,
      line,
      state: stateOf(own[0]!.i, own.at(-1)!.i),
      sites: own.map(({ site, i }) => ({ site, name: SITE_NAME[site], state: stateOf(i, i) })),
    };
  });
};

/** What a deck is called while it is still nothing: nothing. */
export const nameOf = ({ archetype }: Pick<View, 'archetype'>): string | null =>
  archetype === UNFORMED ? null : archetype;

/** The site of a theme has that for its title. */
export const titleOf = ({ site, offer }: View): string => {
  if (site === 'END') return '';
  const theme = offer[0]?.theme;
  return site === 'DISCOVERY' || site === 'SPECIALTY'
    ? `${SITE_NAME[site]}: ${themeTitle(theme?.tag ?? null)}`
    : SITE_NAME[site];
};

/** The deck as a list: equal cards together, the cheapest first. */
export const linesOf = (setup: Setup, deck: readonly string[]) => countCards(deck.map((id) => cardOf(setup, id)));

export const curveOf = (setup: Setup, deck: readonly string[]): readonly number[] =>
  curveOfCards(deck.map((id) => cardOf(setup, id)));

export const badgesOf = ({ kept }: CardView): readonly string[] => (kept ? [DRAFT_WORDS.kept[kept.keeps]] : []);

/** Why a card is offered, for its panel. */
export const whyOf = (setup: Setup, view: View, card: CardView) => {
  const kept = keptWords(setup, view, card);
  const part = (label: string, value: number, sigil: WeightPart['sigil']): WeightPart => ({
    label,
    value,
    shown: weightWords(value),
    sigil,
  });
  return {
    sentence: whySentence(setup, view, card),
    lines: whyLines(setup, view, card).filter(({ value }) => value !== kept),
    parts: [
      part(card.parts.length > 0 ? DRAFT_WORDS.why.floor : DRAFT_WORDS.why.neutral, card.base, 'Neutral'),
      ...card.parts.map(({ resonance, adds }) => part(resonance, adds, resonance)),
    ],
  };
};
