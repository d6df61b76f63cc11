import type { Stream } from '@lockstep/kernel';
import type { Event } from './action.ts';
import { desk, sharedBy } from './draw.ts';
import { refill, sizeOf } from './pool.ts';
import type { Places, Setup } from './setup.ts';
import type { Pool, Swap } from './state.ts';

/** Which cards an offer is drawn from, and what it is called when it is filled again. */
export interface Part {
  readonly name: 'POOL' | 'RARE' | 'THEME';
  readonly places: Places;
}

export interface Offered {
  readonly cards: readonly number[];
  readonly pool: Pool;
  readonly swaps: readonly Swap[];
}

/** Fewer cards than this need no guarantee. */
const GUARDED = 4;
const UNCOMMON = 1;
const NO_SWAPS: readonly Swap[] = [];

const idsOf = (setup: Setup, cards: readonly number[]): readonly string[] => cards.map((card) => setup.cards[card]!.id);

/** Whether a part has to be filled before anything is drawn (R5): a theme with too few for the offer, anything else when it is empty. */
const isShort = (setup: Setup, pool: Pool, { name, places }: Part, n: number): boolean => {
  if (name === 'POOL') {
    for (const row of pool.tally) for (const entries of row) if (entries > 0) return false;
    return true;
  }
  const { entries, names } = sizeOf(pool, places);
  return entries < (name === 'RARE' ? 1 : n) || (name === 'THEME' && setup.tuning.distinct && names < n);
};

/** RES "Selection Procedure", steps 1–4. Step 5 is done when something is taken (R6). */
export const makeOffer = (
  setup: Setup,
  from: Pool,
  profile: readonly number[],
  picks: number,
  part: Part,
  n: number,
  stream: Stream,
  log?: Event[],
): Offered => {
  const { places } = part;
  let pool = from;
  const fill = (): void => {
    pool = refill(setup, pool, places);
    log?.push({ kind: 'refilled', what: part.name });
  };
  if (isShort(setup, pool, part, n)) fill();
  desk.lay(setup, pool, profile, picks, places); // 1
  const cards = desk.draw(setup, pool, places, n, stream); // 2
  log?.push({ kind: 'drew', cards: idsOf(setup, cards) });
  if (cards.length < GUARDED) {
    desk.clear(cards);
    return { cards, pool, swaps: NO_SWAPS };
  }
  let swaps = NO_SWAPS;
  const clearing = [...cards];

  /** One replacement, tried again once after a refill. */
  const guard = (keeps: Swap['keeps'], candidate: (out: number) => number): void => {
    let out = desk.lowest(setup, pool, cards);
    let found = candidate(out);
    if (found < 0) {
      fill();
      desk.clear(clearing);
      desk.lay(setup, pool, profile, picks, places);
      for (const card of cards) desk.remove(setup, pool, card);
      out = desk.lowest(setup, pool, cards);
      found = candidate(out);
    }
    if (found < 0) {
      log?.push({ kind: 'guarantee-skipped', keeps });
      return;
    }
    const gone = cards[out]!;
    desk.putBack(setup, pool, gone);
    desk.remove(setup, pool, found);
    cards[out] = found;
    clearing.push(found);
    swaps = [...swaps, { keeps, out: gone, in: found }];
    log?.push({ kind: 'kept', keeps, out: setup.cards[gone]!.id, in: setup.cards[found]!.id });
  };

  const shared = sharedBy(setup, cards);
  if (setup.tuning.diversity && shared !== 0)
    guard('DIVERSITY', () => desk.heaviestWithout(setup, pool, places, shared)); // 3
  if (setup.tuning.rarity && cards.every((card) => setup.cards[card]!.rarity < UNCOMMON))
    guard('RARITY', (out) => {
      const rest = setup.tuning.diversity
        ? sharedBy(
            setup,
            cards.filter((_, i) => i !== out),
          )
        : 0;
      return desk.heaviestUncommon(setup, pool, places, rest);
    }); // 4
  desk.clear(clearing);
  return { cards, pool, swaps };
};
