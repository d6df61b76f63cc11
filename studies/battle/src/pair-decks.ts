import { compile, type Script, type Setup } from '@lockstep/battle';
import { PAIRS, type Rarity } from '@lockstep/draft';
import type { Stream } from '@lockstep/kernel';

type Card = Script['card'][number];

const SIZE = 30;
/** Every card is the higher rated of this many that were drawn. */
const TRIED = 2;
/** One card in so many is neutral. */
const NEUTRAL = 6;
/** How often a card is in the pool it is drawn from. */
const COPIES: { readonly [rarity in Rarity]: number } = { Common: 4, Uncommon: 3, Rare: 2, Legendary: 1, Special: 0 };

/** Drawn by how often it is in the pool. */
const drawFrom = (cards: readonly Card[], stream: Stream): Card => {
  let drawn = stream.below(cards.reduce((sum, { rarity }) => sum + COPIES[rarity], 0));
  return cards.find(({ rarity }) => {
    drawn -= COPIES[rarity];
    return drawn < 0;
  })!;
};

/** Thirty cards of two resonances, a sixth of them neutral. */
const deckOf = (cards: readonly Card[], pair: readonly string[], tries: number, stream: Stream): readonly string[] => {
  const own = cards.filter(({ resonance }) => resonance.length > 0 && resonance.every((r) => pair.includes(r)));
  const neutral = cards.filter(({ resonance }) => resonance.length === 0);
  return Array.from({ length: SIZE }, () => {
    const tried = Array.from({ length: tries }, () => drawFrom(stream.below(NEUTRAL) === 0 ? neutral : own, stream));
    return tried.reduce((best, one) => (one.rating > best.rating ? one : best)).id;
  });
};

/** Two seats with decks of two pairs, by their places among the ten, each with the dreamcaller of its pair. */
export const pairBattle = (
  { script }: Setup,
  pairs: readonly [number, number],
  stream: Stream,
  tries = TRIED,
): Setup => {
  const side = (place: number): Script['seat'][0] => {
    const pair: readonly string[] = PAIRS[place]!.of;
    const caller = script.dreamcaller.find(
      ({ resonance }) => resonance.length === pair.length && resonance.every((r) => pair.includes(r)),
    );
    return {
      deck: [...deckOf(script.card, pair, tries, stream)],
      ...(caller ? { dreamcaller: caller.id } : {}),
      dreamsigns: [],
    };
  };
  return compile({ ...script, seat: [side(pairs[0]), side(pairs[1])] });
};

/** Two different pairs, all ninety ways round in turn. */
export const pairsOf = (nth: number): readonly [number, number] => {
  const first = nth % PAIRS.length;
  const step = 1 + (Math.floor(nth / PAIRS.length) % (PAIRS.length - 1));
  return [first, (first + step) % PAIRS.length];
};
