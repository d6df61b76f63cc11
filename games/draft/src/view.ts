import type { Outcome, Seat } from '@lockstep/kernel';
import { outcome } from './outcome.ts';
import { sizeOf } from './pool.ts';
import { archetypeOf, mainOf, scoreOf, symbolsOf, tagCounts } from './profile.ts';
import { picksAt } from './route.ts';
import type { Setup } from './setup.ts';
import { roomOf } from './shop.ts';
import type { State } from './state.ts';
import { RESONANCES, type Resonance, type Site, TAGS, type Tag } from './vocabulary.ts';
import { type Why, whyEach } from './why.ts';

export interface CardView extends Why {
  /** Null where nothing is sold. */
  readonly price: number | null;
  /** What it costs when it is not on sale. */
  readonly full: number | null;
  readonly sold: boolean;
}

export interface View {
  /** Counted from 1. */
  readonly dreamscape: number;
  readonly dreamscapes: number;
  readonly site: Site | 'END';
  /** Which stop of the dreamscape it is, and how many there are. */
  readonly stop: number;
  readonly stops: number;
  /** Which pick of the site it is, and how many there are; both 0 where it is not a matter of picks. */
  readonly pick: number;
  readonly picks: number;
  readonly essence: number;
  /** What a reroll costs, in a shop. */
  readonly reroll: number | null;
  /** How many more cards the deck has room for, in a shop. */
  readonly room: number | null;
  /** How many cards may still be purged here. */
  readonly purges: number;
  readonly dreamcaller: string | null;
  readonly dreamcallers: readonly string[];
  readonly offer: readonly CardView[];
  /** What the cards of a themed site have in common. */
  readonly theme: Tag | null;
  readonly dreamsigns: readonly string[];
  readonly deck: readonly string[];
  readonly signs: readonly string[];
  /** Whole symbols: dreamcaller, deck and dreamsigns. */
  readonly profile: { readonly [resonance in Resonance]: number };
  /** What of it counts towards weights, in thousandths. */
  readonly counts: { readonly [resonance in Resonance]: number };
  readonly tags: { readonly [tag: string]: number };
  readonly main: readonly Resonance[];
  readonly archetype: string;
  readonly score: number;
  readonly pool: { readonly entries: number; readonly names: number };
  /** How the pool leans, in thousandths; told when the quest is over. */
  readonly multipliers: { readonly [resonance in Resonance]: number } | null;
  readonly outcome: Outcome | null;
}

export const byResonance = (values: readonly number[]): { readonly [resonance in Resonance]: number } => ({
  Tide: values[0]!,
  Ember: values[1]!,
  Zephyr: values[2]!,
  Stone: values[3]!,
  Ruin: values[4]!,
});

const symbols = (setup: Setup, { caller, deck, signs }: State): readonly number[] =>
  symbolsOf(setup, deck).map(
    (count, r) =>
      (caller < 0 ? 0 : setup.callers[caller]!.bonus[r]! / 1000) +
      count +
      signs.filter((sign) => setup.signs[sign]!.symbol === r).length,
  );

const SHOWS_CARDS: readonly (Site | 'END')[] = ['DRAFT', 'DISCOVERY', 'SHOP', 'SPECIALTY', 'BATTLE'];

export const view = (setup: Setup, state: State, _seat: Seat | 'watcher'): View => {
  const stop = setup.stops[state.stop];
  const site = stop?.site ?? 'END';
  const shop = site === 'SHOP' || site === 'SPECIALTY';
  const dreamscape = stop?.dreamscape ?? setup.stops.at(-1)!.dreamscape;
  const around = setup.stops.flatMap((one, i) => (one.dreamscape === dreamscape ? [i] : []));
  const offer = state.offer ?? [];
  const picks = site === 'END' ? 0 : picksAt(setup.script.quest, site);
  const counts = tagCounts(setup, state);
  return {
    dreamscape: dreamscape + 1,
    dreamscapes: setup.script.scene.dreamscape.length,
    site,
    stop: stop ? around.indexOf(state.stop) + 1 : around.length,
    stops: around.length,
    pick: picks === 0 ? 0 : state.done + 1,
    picks,
    essence: state.essence,
    reroll: shop ? setup.script.quest.reroll_cost : null,
    room: shop ? roomOf(setup, state) : null,
    purges: site === 'PURGE' ? setup.script.quest.purge_most - state.done : 0,
    dreamcaller: state.caller < 0 ? null : setup.callers[state.caller]!.id,
    dreamcallers: site === 'DREAMCALLER' ? offer.map((caller) => setup.callers[caller]!.id) : [],
    offer: SHOWS_CARDS.includes(site)
      ? whyEach(setup, state, offer).map((why, i) => ({
          ...why,
          price: shop ? Math.max(0, state.prices[i]!) : null,
          full: shop ? setup.cards[offer[i]!]!.price : null,
          sold: shop && state.prices[i]! < 0,
        }))
      : [],
    theme: state.theme < 0 ? null : TAGS[state.theme]!,
    dreamsigns: site === 'OFFERING' || site === 'SIGNS' ? offer.map((sign) => setup.signs[sign]!.id) : [],
    deck: state.deck.map((card) => setup.cards[card]!.id),
    signs: state.signs.map((sign) => setup.signs[sign]!.id),
    profile: byResonance(symbols(setup, state)),
    counts: byResonance(state.profile),
    tags: Object.fromEntries(TAGS.flatMap((tag, i) => (counts[i]! > 0 ? [[tag, counts[i]!]] : []))),
    main: mainOf(state.profile).map((r) => RESONANCES[r]!),
    archetype: archetypeOf(setup, state.profile),
    score: scoreOf(setup, state.deck, state.profile),
    pool: sizeOf(setup, state.pool, setup.all),
    multipliers: stop ? null : byResonance(state.multipliers),
    outcome: outcome(setup, state) ?? null,
  };
};
