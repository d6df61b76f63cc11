import { type Fields, type Script, scripted, tableOf } from '@lockstep/conformance';
import { type Issue, openStream, parseSeed, type Seed } from '@lockstep/kernel';
import type { Event } from './action.ts';
import { draft } from './draft.ts';
import { makeOffer, type OfferResult, type Part } from './offer.ts';
import { copiesOfCard, makePool, staleOfCard } from './pool.ts';
import { type Entry, parseSetup, type Setup } from './setup.ts';
import type { Pool } from './state.ts';
import { RESONANCES, type Resonance, TAGS, type Tag } from './vocabulary.ts';

export type { Fields } from '@lockstep/conformance';

const table = tableOf(draft);
export const { find, kinds, legal, play, read, refused, shown } = table;

export const SEED: Seed = parseSeed('a quest of the tests');

/** A Common event without a tag, unless it is said: "Flame Imp" is `flame-imp`. */
export const card = (name: string, resonance: readonly Resonance[] = [], more: Fields = {}): Fields => ({
  name,
  resonance,
  ...more,
});

/** `tide-1`, `tide-2` …, all alike. */
export const cards = (
  name: string,
  count: number,
  resonance: readonly Resonance[] = [],
  more: Fields = {},
): readonly Fields[] => Array.from({ length: count }, (_, i) => card(`${name} ${i + 1}`, resonance, more));

/** RES "Worked Example", in its order. */
export const EXAMPLE: readonly Fields[] = [
  card('Whirlpool Seer', ['Tide']),
  card('Void Harvester', ['Ruin'], { tags: ['mechanic:reclaim'] }),
  card('Abyssal Reclaimer', ['Tide', 'Ruin'], { rarity: 'Rare' }),
  card('Boulder Sentinel', ['Stone']),
  card('Flame Imp', ['Ember']),
  card('Field Medic'),
  card('Echoing Monolith', ['Stone', 'Ruin'], { rarity: 'Uncommon' }),
];

/** RES "Example: Vesper, Twilight Arbiter Quest". */
export const VESPER: Fields = {
  name: 'Vesper, Twilight Arbiter',
  resonance: ['Tide', 'Ruin'],
  resonance_bonus: { Tide: 4, Ruin: 4 },
  tags: ['mechanic:reclaim', 'mechanic:dissolve'],
  tag_bonus: { 'mechanic:reclaim': 2, 'mechanic:dissolve': 1 },
  essence_bonus: 50,
};

export const caller = (name: string, resonance: readonly Resonance[], more: Fields = {}): Fields => ({
  name,
  resonance,
  resonance_bonus: Object.fromEntries(resonance.map((one) => [one, 3])),
  tags: ['role:utility'],
  ...more,
});

export const CALLERS: readonly Fields[] = [
  VESPER,
  caller('Ash', ['Ember']),
  caller('Brook', ['Zephyr', 'Stone'], { essence_bonus: 20 }),
];

export const sign = (name: string, resonance: Resonance, more: Fields = {}): Fields => ({
  name,
  resonance: [resonance],
  ...more,
});

/** One of each resonance: `sign-of-tide` … */
export const SIGNS: readonly Fields[] = RESONANCES.map((one) => sign(`Sign of ${one}`, one));

/** A route of dreamscapes without a battle, each given by its sites. */
export const route = (...dreamscapes: readonly (readonly string[])[]): Fields => ({
  id: 'night',
  title: 'A night',
  line: 'Nobody else is asleep.',
  dreamscape: dreamscapes.map((sites, i) => ({ name: `Dream ${i + 1}`, sites, battle: false })),
});

/** A preset in which every resonance's multiplier is 1, so the pool has base copies. */
export const even = (more: { readonly [section: string]: Fields } = {}): Fields => ({
  ...more,
  draft_pool: { variance_min: 1, variance_max: 1, ...more.draft_pool },
});

/**
 * RES's seven example cards and a few more, an even pool, one Draft of one pick and nothing else. Change what a test is about:
 * `quest({ scene: route(['SHOP']), begin: { dreamcaller: 'ash' } })`.
 */
export const quest = (changes: Fields = {}): Fields => ({
  preset: even(),
  scene: route(['DRAFT']),
  card: [...EXAMPLE, card('Gust', ['Zephyr']), card('Old King', ['Stone'], { rarity: 'Legendary' })],
  dreamcaller: CALLERS,
  dreamsign: SIGNS,
  ...changes,
  quest: { draft_picks: 1, ...(changes.quest as Fields | undefined) },
});

/** What is wrong with a setup. */
export const issuesOf = (written: Fields): readonly Issue[] => {
  const setup = parseSetup(written);
  return setup.ok ? [] : setup.fault;
};

/** A seed that says what falls on each stream, from 0 on. The five multipliers are the least there are unless they are said. */
export const rolls = (streams: { readonly [stream: string]: readonly number[] }): Script =>
  scripted({ pool: [0, 0, 0, 0, 0], ...streams });

/** Thousandths by resonance: `profile({ Tide: 7 })`. */
export const profile = (values: { readonly [resonance in Resonance]?: number }): readonly number[] =>
  RESONANCES.map((one) => (values[one] ?? 0) * 1000);

/** RES "Worked Example": what its player holds. */
export const HOLDS = profile({ Tide: 7, Stone: 1, Ruin: 6 });

interface Filled {
  readonly copies?: { readonly [card: string]: number };
  readonly stale?: { readonly [card: string]: number };
}

/** Base copies, all fresh, unless it is said. */
export const poolOf = (setup: Setup, { copies = {}, stale = {} }: Filled = {}): Pool =>
  makePool(
    setup,
    ({ id, base }) => copies[id] ?? base,
    ({ id }) => stale[id] ?? 0,
  );

export const whole = ({ all }: Setup): Part => ({ name: 'POOL', places: all });
export const rare = ({ rares }: Setup): Part => ({ name: 'RARE', places: rares });
export const themed = ({ tagged }: Setup, tag: Tag): Part => ({ name: 'THEME', places: tagged[TAGS.indexOf(tag)]! });

export const entryOf = (setup: Setup, id: string): Entry => {
  const at = setup.cardAt.get(id);
  if (at === undefined) throw new Error(`no card is called ${id}`);
  return setup.cards[at]!;
};

export const idsOf = (setup: Setup, of: readonly number[]): readonly string[] => of.map((at) => setup.cards[at]!.id);

export const copiesIn = (setup: Setup, pool: Pool, id: string): number => {
  return copiesOfCard(pool, entryOf(setup, id));
};

export const stalenessIn = (setup: Setup, pool: Pool, id: string): number => {
  return staleOfCard(pool, entryOf(setup, id));
};

interface Asked {
  readonly pool?: Pool;
  readonly holds?: readonly number[];
  readonly picks?: number;
  readonly part?: Part;
  readonly n?: number;
  readonly seed?: Seed;
}

/** One offer: of four from the whole, fresh pool to a player without cards, unless given; with its events. */
export const offerOf = (
  setup: Setup,
  { pool = poolOf(setup), holds = profile({}), picks = 0, part = whole(setup), n = 4, seed = SEED }: Asked = {},
): OfferResult & { readonly ids: readonly string[]; readonly log: readonly Event[] } => {
  const log: Event[] = [];
  const made = makeOffer(setup, pool, { profile: holds, picks, part, n }, openStream(seed, 'offer'), log);
  return { ...made, ids: idsOf(setup, made.cards), log };
};

/** Whether counts fit the chances of their cells: cells expected less than five times are taken together; a fair draw passes 999 times in 1000. */
export const fits = (counts: ReadonlyMap<string, number>, chances: ReadonlyMap<string, number>): boolean => {
  const draws = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if ([...counts.keys()].some((cell) => !chances.has(cell))) return false;
  let cells = 0;
  let chi = 0;
  let rare = { found: 0, expected: 0 };
  const add = (found: number, expected: number): void => {
    cells += 1;
    chi += (found - expected) ** 2 / expected;
  };
  for (const [cell, chance] of chances) {
    const found = counts.get(cell) ?? 0;
    if (chance * draws >= 5) add(found, chance * draws);
    else rare = { found: rare.found + found, expected: rare.expected + chance * draws };
  }
  if (rare.expected > 0) add(rare.found, rare.expected);
  const part = 2 / (9 * (cells - 1));
  // Wilson and Hilferty's cube, at 3.09 deviations.
  return chi < (cells - 1) * (1 - part + 3.09 * Math.sqrt(part)) ** 3;
};

/** How often each cell was met. */
export const tally = (draws: number, cell: (i: number) => string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (let i = 0; i < draws; i += 1) {
    const met = cell(i);
    counts.set(met, (counts.get(met) ?? 0) + 1);
  }
  return counts;
};
