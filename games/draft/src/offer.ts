import type { Stream } from '@lockstep/kernel';
import type { Event } from './action.ts';
import { hasEntries } from './chunk.ts';
import { desk, sharedBy, UNCOMMON } from './draw.ts';
import { refill, sizeOf } from './pool.ts';
import type { Places, Setup } from './setup.ts';
import type { Pool, Swap } from './state.ts';

/** Which cards an offer is drawn from, and what it is called when it is filled again. */
export interface Part {
  readonly name: 'POOL' | 'RARE' | 'THEME';
  readonly places: Places;
}

/** What an offer is made for: the player's profile and picks so far, the part it is drawn from, and how many cards. */
export interface Request {
  readonly profile: readonly number[];
  readonly picks: number;
  readonly part: Part;
  readonly n: number;
}

export interface OfferResult {
  readonly cards: readonly number[];
  readonly pool: Pool;
  readonly swaps: readonly Swap[];
}

const NO_SWAPS: readonly Swap[] = [];

const idsOf = (setup: Setup, cards: readonly number[]): readonly string[] => cards.map((card) => setup.cards[card]!.id);

/** Whether a part has to be filled before anything is drawn (R5): a theme with too few for the offer, anything else when it is empty. */
const isShort = (setup: Setup, pool: Pool, { name, places }: Part, n: number): boolean => {
  if (name === 'POOL') {
    return !pool.chunks.some(hasEntries);
  }
  const { entries, names } = sizeOf(setup, pool, places);
  return entries < (name === 'RARE' ? 1 : n) || (name === 'THEME' && setup.tuning.distinct && names < n);
};

const fill = (setup: Setup, pool: Pool, { name, places }: Part, log?: Event[]): Pool => {
  log?.push({ kind: 'refilled', what: name });
  return refill(setup, pool, places);
};

/** Whether all cards share a symbol, where that is not wanted (R3). */
const isNarrow = (setup: Setup, cards: readonly number[]): boolean =>
  setup.tuning.diversity && sharedBy(setup, cards) !== 0;

/** Whether all cards are common, where that is not wanted (R4). */
const isPlain = (setup: Setup, cards: readonly number[]): boolean => {
  if (!setup.tuning.rarity) return false;
  for (let i = 0; i < cards.length; i += 1) if (setup.cards[cards[i]!]!.rarity >= UNCOMMON) return false;
  return true;
};

/** An offer that a guarantee changes. */
interface Guarded {
  readonly setup: Setup;
  readonly profile: readonly number[];
  readonly picks: number;
  readonly part: Part;
  readonly cards: number[];
  pool: Pool;
  swaps: readonly Swap[];
}

/** Which place of the offer is given up, and the card that comes there; −1 where there is none. */
interface Replacement {
  readonly out: number;
  readonly found: number;
}

/** What comes for rarity to a place of the offer, and whether no symbol is on all cards then. */
const uncommonFor = ({ setup, pool, part, cards }: Guarded, out: number): Replacement & { readonly keeps: boolean } => {
  const others = cards.filter((_, i) => i !== out);
  const rest = setup.tuning.diversity ? sharedBy(setup, others) : 0;
  const found = desk.heaviestUncommon(setup, pool, part.places, rest);
  return { out, found, keeps: found < 0 || (setup.cards[found]!.mask & rest) === 0 };
};

/** R4: the lightest card leaves; where that would undo diversity, the next lightest whose place can keep both. */
const forRarity = (offer: Guarded): Replacement => {
  const { setup, pool, cards } = offer;
  const lightest = uncommonFor(offer, desk.lowest(setup, pool, cards));
  if (lightest.keeps || setup.tuning.raritySlot === 'LIGHTEST') return lightest;
  for (const out of desk.byWeight(setup, pool, cards)) {
    const other = uncommonFor(offer, out);
    if (other.keeps) return other;
  }
  return lightest;
};

const replacement = (offer: Guarded, keeps: Swap['keeps']): Replacement => {
  const { setup, pool, part, cards } = offer;
  return keeps === 'RARITY'
    ? forRarity(offer)
    : {
        out: desk.lowest(setup, pool, cards),
        found: desk.heaviestWithout(setup, pool, part.places, sharedBy(setup, cards)),
      };
};

/** One replacement, tried again once after a refill. */
const guard = (offer: Guarded, keeps: Swap['keeps'], log?: Event[]): void => {
  const { setup, profile, picks, part, cards } = offer;
  let { out, found } = replacement(offer, keeps);
  if (found < 0) {
    offer.pool = fill(setup, offer.pool, part, log);
    desk.lay(setup, offer.pool, profile, picks, part.places);
    for (const card of cards) desk.remove(setup, offer.pool, card);
    ({ out, found } = replacement(offer, keeps));
  }
  if (found < 0) {
    log?.push({ kind: 'guarantee-skipped', keeps });
    return;
  }
  const gone = cards[out]!;
  desk.putBack(setup, offer.pool, gone);
  desk.remove(setup, offer.pool, found);
  cards[out] = found;
  offer.swaps = [...offer.swaps, { keeps, out: gone, in: found }];
  log?.push({ kind: 'kept', keeps, out: setup.cards[gone]!.id, in: setup.cards[found]!.id });
};

/** RES "Selection Procedure", steps 1–4. Step 5 is done when something is taken (R6). */
export const makeOffer = (setup: Setup, from: Pool, request: Request, stream: Stream, log?: Event[]): OfferResult => {
  const { profile, picks, part, n } = request;
  const { places } = part;
  const pool = isShort(setup, from, part, n) ? fill(setup, from, part, log) : from;
  desk.lay(setup, pool, profile, picks, places); // 1
  const cards = desk.draw(setup, pool, places, n, stream); // 2
  log?.push({ kind: 'drew', cards: idsOf(setup, cards) });
  if (cards.length < setup.tuning.guarded || !(isNarrow(setup, cards) || isPlain(setup, cards)))
    return { cards, pool, swaps: NO_SWAPS };
  const offer: Guarded = { setup, profile, picks, part, cards, pool, swaps: NO_SWAPS };
  if (isNarrow(setup, cards)) guard(offer, 'DIVERSITY', log); // 3
  if (isPlain(setup, cards)) guard(offer, 'RARITY', log); // 4
  return { cards, pool: offer.pool, swaps: offer.swaps };
};
