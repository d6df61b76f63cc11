import type { Stream } from '@lockstep/kernel';
import type { Part, Request } from './offer.ts';
import { copiesOfCard, staleOfCard } from './pool.ts';
import { power } from './power.ts';
import type { Entry, Setup } from './setup.ts';
import type { Pool, Swap } from './state.ts';

/**
 * The selection once more, straight from RES and R1–R7: a list with one line for every entry of the pool, looked through from its
 * beginning each time. Slow, and short enough to be read against the rules.
 */

/** The pool by card, in the order of the pack. */
export interface Plain {
  readonly copies: readonly number[];
  readonly stale: readonly number[];
}

export const plainOf = ({ cards }: Setup, pool: Pool): Plain => ({
  copies: cards.map((card) => copiesOfCard(pool, card)),
  stale: cards.map((card) => staleOfCard(pool, card)),
});

const symbolsOf = ({ mask }: Entry): readonly number[] => [0, 1, 2, 3, 4].filter((r) => (mask & (1 << r)) !== 0);

const exponentOf = ({ tuning }: Setup, picks: number): number =>
  tuning.exponentStep > 0
    ? Math.min(tuning.exponent, tuning.exponentStart + picks * tuning.exponentStep)
    : tuning.exponent;

/** R1: the weight of every card, staleness included. */
export const directWeights = (
  setup: Setup,
  { stale }: Plain,
  profile: readonly number[],
  picks: number,
): readonly number[] =>
  setup.cards.map((card) => {
    const { neutral, floor, stalenessFactor } = setup.tuning;
    const symbols = symbolsOf(card);
    const added = symbols.map((r) => power(profile[r]!, exponentOf(setup, picks))).reduce((a, b) => a + b, 0);
    const weight = symbols.length === 0 ? neutral : floor + added;
    return Math.floor((weight / (1 + stale[card.index]! * stalenessFactor)) * 2 ** 20 + 0.5);
  });

/** Which cards a part of the pool has. */
const inPart = (setup: Setup, { places }: Part): readonly Entry[] =>
  setup.cards.filter(({ set, place }) => places[set]!.includes(place));

/** The order entries stand in while they are drawn: set of symbols, staleness, pack. */
const inOrder = (cards: readonly Entry[], { stale }: Plain): readonly Entry[] =>
  [...cards].sort((a, b) => a.set - b.set || stale[a.index]! - stale[b.index]! || a.index - b.index);

/** One line for every entry that is not put aside. */
const entriesOf = (setup: Setup, part: Part, pool: Plain, aside: readonly number[]): readonly Entry[] =>
  inOrder(inPart(setup, part), pool).flatMap((card) => {
    const drawn = aside.filter((one) => one === card.index).length;
    const left = setup.tuning.distinct && drawn > 0 ? 0 : pool.copies[card.index]! - drawn;
    return Array.from({ length: left }, () => card);
  });

const refilled = (setup: Setup, part: Part, { copies, stale }: Plain): Plain => {
  const here = new Set(inPart(setup, part).map(({ index }) => index));
  return {
    copies: copies.map((held, i) => (here.has(i) ? held + setup.cards[i]!.base : held)),
    stale: stale.map((level, i) => (here.has(i) ? 0 : level)),
  };
};

/** R5: when something is filled before anything is drawn. */
const isShort = (setup: Setup, part: Part, pool: Plain, n: number): boolean => {
  const entries = entriesOf(setup, part, pool, []);
  if (part.name !== 'THEME') return entries.length === 0;
  return (setup.tuning.distinct ? new Set(entries).size : entries.length) < n;
};

const sharedSymbols = (cards: readonly Entry[]): readonly number[] =>
  [0, 1, 2, 3, 4].filter((r) => cards.every((card) => symbolsOf(card).includes(r)));

/** The heaviest card, or the lightest with a negative sign; the first of the pack where several weigh the same. */
const heaviest = (cards: readonly Entry[], weights: readonly number[], sign = 1): Entry | undefined =>
  [...cards].sort((a, b) => sign * (weights[b.index]! - weights[a.index]!) || a.index - b.index)[0];

interface Direct {
  readonly cards: readonly number[];
  readonly swaps: readonly Swap[];
  readonly pool: Plain;
  readonly told: readonly string[];
}

export const directOffer = (
  setup: Setup,
  from: Plain,
  { profile, picks, part, n }: Request,
  stream: Stream,
): Direct => {
  const { diversity, rarity } = setup.tuning;
  const told: string[] = [];
  let pool = from;
  const fill = (): void => {
    pool = refilled(setup, part, pool);
    told.push(`refilled ${part.name}`);
  };
  if (isShort(setup, part, pool, n)) fill();

  const offer: number[] = [];
  while (offer.length < n) {
    const weights = directWeights(setup, pool, profile, picks);
    const entries = entriesOf(setup, part, pool, offer);
    const total = entries.reduce((sum, { index }) => sum + weights[index]!, 0);
    if (total === 0) break;
    let left = stream.below(total);
    const drawn = entries.find(({ index }) => {
      left -= weights[index]!;
      return left < 0;
    });
    offer.push(drawn!.index);
  }
  told.push('drew');
  const swaps: Swap[] = [];
  const entriesNow = (): readonly Entry[] => entriesOf(setup, part, pool, offer);
  const offered = (): readonly Entry[] => offer.map((index) => setup.cards[index]!);

  const guarantee = (
    keeps: Swap['keeps'],
    candidateOf: (weights: readonly number[], rest: readonly Entry[]) => Entry | undefined,
  ): void => {
    const tryOnce = (): boolean => {
      const weights = directWeights(setup, pool, profile, picks);
      const out = heaviest(offered(), weights, -1)!;
      const place = offer.indexOf(out.index);
      const found = candidateOf(
        weights,
        offered().filter((_, i) => i !== place),
      );
      if (!found) return false;
      offer[place] = found.index;
      swaps.push({ keeps, out: out.index, in: found.index });
      told.push(`kept ${keeps}`);
      return true;
    };
    if (tryOnce()) return;
    fill();
    if (!tryOnce()) told.push(`guarantee-skipped ${keeps}`);
  };

  const has = (card: Entry, symbols: readonly number[]): boolean => symbolsOf(card).some((r) => symbols.includes(r));
  const shared = sharedSymbols(offered());
  if (diversity && offer.length >= 4 && shared.length > 0)
    guarantee('DIVERSITY', (weights) =>
      heaviest(
        entriesNow().filter((card) => !has(card, shared)),
        weights,
      ),
    );
  if (rarity && offer.length >= 4 && offered().every((card) => card.rarity === 0))
    guarantee('RARITY', (weights, rest) => {
      const better = entriesNow().filter((card) => card.rarity > 0);
      const diverse = better.filter((card) => !diversity || sharedSymbols([...rest, card]).length === 0);
      return heaviest(diverse, weights) ?? heaviest(better, weights);
    });
  return { cards: offer, swaps, pool, told };
};

/** Rolls of the stream `offer` by which these cards are drawn in turn, before any guarantee. */
export const rollsFor = (
  setup: Setup,
  pool: Pool,
  profile: readonly number[],
  ids: readonly string[],
  part: Part = { name: 'POOL', places: setup.all },
  picks = 0,
): readonly number[] => {
  const plain = plainOf(setup, pool);
  const weights = directWeights(setup, plain, profile, picks);
  const drawn: number[] = [];
  return ids.map((id) => {
    const entries = entriesOf(setup, part, plain, drawn);
    const place = entries.findIndex((card) => card.id === id);
    if (place < 0) throw new Error(`${id} cannot be drawn`);
    drawn.push(entries[place]!.index);
    return entries.slice(0, place).reduce((sum, { index }) => sum + weights[index]!, 0);
  });
};
