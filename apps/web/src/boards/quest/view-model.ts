import { RESONANCES, type Resonance } from '@lockstep/draft';
import type { Option } from '@lockstep/play';
import type { OpponentView, Setup, Site, View } from '@lockstep/quest';
import { countCards, curveOfCards } from '../draft/deck-list.ts';
import type { Caller, Card, Sign } from '../draft/kinds.ts';

/** A card of the deck or of an offer, in whichever form it is. */
export const cardOf = ({ formedAt, draft }: Setup, id: string): Card => {
  const found = formedAt.get(id)?.made ?? draft.script.card[draft.cardAt.get(id)!]!;
  const { resonance, ...card } = found;
  return { ...card, symbols: resonance };
};

export const callerOf = ({ draft: { script, callers, callerAt } }: Setup, id: string): Caller => {
  const at = callerAt.get(id)!;
  const { bonus, essence } = callers[at]!;
  const { name, ability, flavour } = script.dreamcaller[at]!;
  const symbols = RESONANCES.flatMap((resonance, r) => (bonus[r]! > 0 ? [{ resonance, bonus: bonus[r]! / 1000 }] : []));
  return { id, name, symbols, essence, text: ability, flavour };
};

export const signOf = ({ draft: { script, signAt } }: Setup, id: string): Sign => {
  const { name, resonance, effect, flavour } = script.dreamsign[signAt.get(id)!]!;
  return { id, name, symbol: resonance[0]!, text: effect, flavour };
};

/** What an opponent brings to every battle: its own ability, or that of its dreamcaller. */
export const abilityOf = (setup: Setup, { ability, dreamcaller }: OpponentView): string =>
  ability ?? (dreamcaller === null ? '' : (callerOf(setup, dreamcaller).text ?? ''));

/** An opponent is drawn like a character. */
export const faceOf = ({ name, resonance }: Pick<OpponentView, 'name' | 'resonance'>): Card => ({
  id: name,
  name,
  symbols: resonance,
  rarity: 'Special',
  type: 'Character',
  cost: 0,
  spark: 6,
});

export const countedCards = (setup: Setup, ids: readonly string[]) => countCards(ids.map((id) => cardOf(setup, id)));

export const curveOf = (setup: Setup, deck: readonly string[]): readonly number[] =>
  curveOfCards(deck.map((id) => cardOf(setup, id)));

/** What a deck is made of: its characters by subtype and its events, the most first. */
export const kindsOf = (
  setup: Setup,
  deck: readonly string[],
): readonly { readonly name: string; readonly count: number }[] => {
  const counts = new Map<string, number>();
  for (const id of deck) {
    const { type, subtype } = cardOf(setup, id);
    const name = type === 'Event' ? type : (subtype ?? type);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
};

/** The resonances of a card that are not among the two a deck is led by; none while fewer than two lead. */
export const strayOf = (card: Pick<Card, 'symbols'>, main: readonly Resonance[]): readonly Resonance[] =>
  main.length < 2 ? [] : card.symbols.filter((one) => !main.includes(one));

/** What can be looked at and chosen, in the order of the keys. */
export const thingsIn = (options: readonly Option[]): readonly Option[] =>
  options.filter(({ zone }) => zone !== 'verb');

/** A site as an option of the dreamscape names it. */
export const siteOf = (view: View, id: string): Site =>
  view.door!.sites.find(({ site }) => site.toLowerCase() === id)!.site;
