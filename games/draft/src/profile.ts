import { floorDiv, halfUpDiv } from '@lockstep/kernel';
import { SET_SYMBOLS } from './sets.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { PAIRS, RESONANCES, type Resonance, TAGS } from './vocabulary.ts';

type Held = Pick<State, 'caller' | 'deck' | 'deckSince' | 'signs' | 'signsSince' | 'picks'>;

const WHOLE = 1000;
/** How much finer a fading pick is kept than it counts. */
const FINE = 1_000_000_000;

/** R10 `recency`: what a pick still counts after so many more, in thousandths, rounded half up once. */
const fading = (decay: number, picks: number): readonly number[] => {
  const counts = [WHOLE];
  let left = WHOLE * FINE;
  for (let since = 0; since < picks; since += 1) {
    left = floorDiv(left * decay, WHOLE);
    counts.push(halfUpDiv(left, FINE));
  }
  return counts;
};

/** RES "Player Resonance Profile", in thousandths: the dreamcaller's bonus, 1 for each symbol in the deck, 1 for each dreamsign. */
export const profileOf = (setup: Setup, held: Held): readonly number[] => {
  const { decay } = setup.tuning;
  const { picks, deck, deckSince, signs, signsSince } = held;
  const profile = held.caller < 0 ? RESONANCES.map(() => 0) : [...setup.callers[held.caller]!.bonus];
  const faded = decay === WHOLE ? undefined : fading(decay, picks);
  const counts = (since: number): number => (faded ? faded[picks - since]! : WHOLE);
  for (let i = 0; i < deck.length; i += 1)
    for (const symbol of SET_SYMBOLS[setup.cards[deck[i]!]!.set]!) profile[symbol]! += counts(deckSince[i]!);
  for (let i = 0; i < signs.length; i += 1) profile[setup.signs[signs[i]!]!.symbol]! += counts(signsSince[i]!);
  return profile;
};

/** The profile after one more card: recomputed only where earlier picks fade. */
export const profileWith = (setup: Setup, held: Held & Pick<State, 'profile'>, card: number): readonly number[] => {
  if (setup.tuning.decay !== WHOLE) return profileOf(setup, held);
  const symbols = SET_SYMBOLS[setup.cards[card]!.set]!;
  if (symbols.length === 0) return held.profile;
  const profile = held.profile.slice();
  for (let i = 0; i < symbols.length; i += 1) profile[symbols[i]!]! += WHOLE;
  return profile;
};

/** How many cards of a deck carry each resonance. */
export const symbolsOf = ({ cards }: Setup, deck: readonly number[]): readonly number[] =>
  RESONANCES.map((_, r) => deck.filter((card) => (cards[card]!.mask & (1 << r)) !== 0).length);

/** The one or two resonances that lead, the strongest first; of equal ones the earlier. */
export const mainOf = (profile: readonly number[]): readonly number[] => {
  let first = -1;
  let second = -1;
  for (let r = 0; r < profile.length; r += 1) {
    const value = profile[r]!;
    if (value === 0) continue;
    if (first < 0 || value > profile[first]!) {
      second = first;
      first = r;
    } else if (second < 0 || value > profile[second]!) second = r;
  }
  if (first < 0) return [];
  return second < 0 ? [first] : [first, second];
};

/** A deck without a colour has no name yet. */
export const UNFORMED = 'Unformed';

/** RES "Resonance Pairs"; a resonance alone where no second comes near it. */
export const archetypeOf = ({ script }: Setup, profile: readonly number[]): string => {
  const [first, second] = mainOf(profile);
  if (first === undefined) return UNFORMED;
  if (second === undefined || profile[second]! * 100 < profile[first]! * script.quest.pair_percent)
    return RESONANCES[first]!;
  const pair = PAIRS.find(({ of }) => {
    const names: readonly Resonance[] = of;
    return names.includes(RESONANCES[first]!) && names.includes(RESONANCES[second]!);
  });
  return pair!.name;
};

/** R11: the ratings of the deck, and a bonus for each card that carries a main resonance. */
export const scoreOf = ({ cards, script }: Setup, deck: readonly number[], profile: readonly number[]): number => {
  let main = 0;
  for (const resonance of mainOf(profile)) main |= 1 << resonance;
  let score = 0;
  for (let i = 0; i < deck.length; i += 1) {
    const { rating, mask } = cards[deck[i]!]!;
    score += rating + ((mask & main) === 0 ? 0 : script.quest.main_bonus);
  }
  return score;
};

/** RES "Tag Profile": deck, dreamsigns and the dreamcaller's bonus, by tag. */
export const tagCounts = (setup: Setup, { caller, deck, signs }: Held): readonly number[] => {
  const counts = caller < 0 ? TAGS.map(() => 0) : [...setup.callers[caller]!.tags];
  const add = (bits: number): void => {
    for (let left = bits; left !== 0; left &= left - 1) counts[31 - Math.clz32(left & -left)]! += 1;
  };
  for (const card of deck) add(setup.cards[card]!.tags);
  for (const sign of signs) add(setup.signs[sign]!.tags);
  return counts;
};
