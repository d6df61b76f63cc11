import { fail, type Issue, ok, type Result } from '@lockstep/kernel';
import { parseShape } from '@lockstep/shape';
import type { Card } from './card.ts';
import { atIn, chunkIn, chunksFor } from './chunk.ts';
import { noWeights } from './class-weight.ts';
import { type House, houseOf, milli } from './config.ts';
import { picksAt, priceOf } from './route.ts';
import { checkScript, SCRIPT, type Script } from './script.ts';
import { maskOf, SET_MASKS, setOf } from './sets.ts';
import { baseCopies } from './supply.ts';
import { isRole, RARITIES, RESONANCES, type Site, TAGS, type Tag } from './vocabulary.ts';

/** A card as the engine reads it: everything is a number. */
export interface Entry {
  readonly index: number;
  readonly id: string;
  /** Which of the sixteen sets of symbols it carries, and its place among the cards of that set. */
  readonly set: number;
  readonly place: number;
  /** Where it is in a pool: the chunk, and in it its copies. */
  readonly chunk: number;
  readonly at: number;
  readonly mask: number;
  /** Its place in RARITIES. */
  readonly rarity: number;
  /** Copies in a pool without variance. */
  readonly base: number;
  /** Its tags as bits. */
  readonly tags: number;
  readonly rating: number;
  readonly price: number;
}

/** One stop of the route. */
export interface Stop {
  readonly site: Site;
  readonly dreamscape: number;
  /** Whether the dreamscape is over after it. */
  readonly last: boolean;
  /** A theme that is fixed; −1 where it is chosen. */
  readonly theme: number;
  /** Cards that will have to be taken after it. */
  readonly ahead: number;
}

/** Places of cards in their sets, by set: everything a draw may show. */
export type Places = readonly (readonly number[])[];

export interface Tuning {
  readonly varianceMin: number;
  readonly varianceMax: number;
  readonly neutral: number;
  readonly floor: number;
  readonly exponent: number;
  readonly exponentStart: number;
  readonly exponentStep: number;
  readonly decay: number;
  readonly stalenessFactor: number;
  readonly diversity: boolean;
  readonly rarity: boolean;
  readonly distinct: boolean;
  readonly minThemeCards: number;
  readonly tagScale: number;
  readonly relevanceBoost: number;
  readonly depthFactor: number;
  readonly depthOf: House['theme_depth'];
  /** The tags that can be themes, as bits. */
  readonly themes: number;
  readonly themePower: number;
  readonly guarded: number;
  readonly raritySlot: House['rarity_slot'];
  readonly staleBy: number;
  readonly freshBy: number;
}

export interface Setup {
  readonly script: Script;
  readonly tuning: Tuning;
  readonly cards: readonly Entry[];
  /** The cards of each set, in the order of the pack. */
  readonly sets: readonly (readonly Entry[])[];
  /** Of each set, the first chunk of its cards in a pool. */
  readonly firstChunk: readonly number[];
  readonly all: Places;
  readonly rares: Places;
  /** Of each tag, the places of its cards. */
  readonly tagged: readonly Places[];
  readonly callers: readonly {
    readonly id: string;
    /** In thousandths, by resonance. */
    readonly bonus: readonly number[];
    readonly tags: readonly number[];
    readonly essence: number;
  }[];
  readonly signs: readonly { readonly id: string; readonly symbol: number; readonly tags: number }[];
  readonly stops: readonly Stop[];
  readonly cardAt: ReadonlyMap<string, number>;
  readonly callerAt: ReadonlyMap<string, number>;
  readonly signAt: ReadonlyMap<string, number>;
  /** Powers that were worked out once, by exponent and value. */
  readonly powers: Map<number, Float64Array>;
  /** Weights of classes that were worked out once. */
  readonly classes: Float64Array;
}

const tagBits = (tags: readonly Tag[]): number => tags.reduce((bits, tag) => bits | (1 << TAGS.indexOf(tag)), 0);

const RARE = RARITIES.indexOf('Rare');
const LEGENDARY = RARITIES.indexOf('Legendary');

/** Of each set, the first chunk of its cards. */
const firstChunks = (cards: readonly Card[]): readonly number[] => {
  let next = 0;
  return SET_MASKS.map((_, set) => {
    const first = next;
    next += chunksFor(cards.filter(({ resonance }) => setOf(maskOf(resonance)) === set).length);
    return first;
  });
};

const entriesOf = ({ card, preset, quest }: Script): readonly Entry[] => {
  const filled = SET_MASKS.map(() => 0);
  const firstChunk = firstChunks(card);
  return card.map((one: Card, index) => {
    const mask = maskOf(one.resonance);
    const set = setOf(mask);
    const place = filled[set]!;
    filled[set] = place + 1;
    return {
      index,
      id: one.id,
      set,
      place,
      chunk: firstChunk[set]! + chunkIn(place),
      at: atIn(place),
      mask,
      rarity: RARITIES.indexOf(one.rarity),
      base: baseCopies(preset, one.rarity),
      tags: tagBits(one.tags),
      rating: one.rating,
      price: priceOf(quest, one.rarity),
    };
  });
};

const stopsOf = ({ scene, quest }: Script): readonly Stop[] => {
  const stops = scene.dreamscape.flatMap(({ sites, battle, theme }, dreamscape) => {
    const all: readonly Site[] = battle ? [...sites, 'BATTLE'] : sites;
    return all.map((site, i) => ({
      site,
      dreamscape,
      last: i === all.length - 1,
      theme: theme !== undefined && (site === 'DISCOVERY' || site === 'SPECIALTY') ? TAGS.indexOf(theme) : -1,
    }));
  });
  return stops.map((stop, i) => ({
    ...stop,
    ahead: stops.slice(i + 1).reduce((sum, { site }) => sum + picksAt(quest, site), 0),
  }));
};

const tuningOf = ({ preset }: Script): Tuning => {
  const { draft_pool: pool, resonance, tags, staleness, selection } = preset;
  const house = houseOf(preset);
  return {
    varianceMin: milli(pool.variance_min),
    varianceMax: milli(pool.variance_max),
    neutral: milli(resonance.neutral_base) / 1000,
    floor: milli(resonance.floor_weight) / 1000,
    exponent: milli(resonance.affinity_exponent),
    exponentStart: milli(house.exponent_start),
    exponentStep: milli(house.exponent_step),
    decay: milli(house.pick_decay),
    stalenessFactor: milli(staleness.staleness_factor) / 1000,
    diversity: selection.enforce_resonance_diversity,
    rarity: selection.enforce_rarity_guarantee,
    distinct: house.distinct_offers,
    minThemeCards: tags.min_theme_cards,
    tagScale: milli(tags.tag_scale) / 1000,
    relevanceBoost: milli(tags.relevance_boost) / 1000,
    depthFactor: milli(tags.depth_factor) / 1000,
    depthOf: house.theme_depth,
    themes: tagBits(TAGS.filter((tag) => house.theme_roles || !isRole(tag))),
    themePower: house.theme_power,
    guarded: house.guarded_cards,
    raritySlot: house.rarity_slot,
    staleBy: house.stale_by,
    freshBy: house.fresh_by,
  };
};

const indexOf = (things: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
  new Map(things.map(({ id }, i) => [id, i]));

const makeSetup = (script: Script): Setup => {
  const cards = entriesOf(script);
  const sets = SET_MASKS.map((_, set) => cards.filter((card) => card.set === set));
  const placesOf = (wanted: (card: Entry) => boolean): Places =>
    sets.map((set) => set.filter(wanted).map(({ place }) => place));
  const same = script.preset.house.dreamcaller_bonus;
  return {
    script,
    tuning: tuningOf(script),
    cards,
    sets,
    firstChunk: firstChunks(script.card),
    all: placesOf(() => true),
    rares: placesOf(({ rarity }) => rarity === RARE || rarity === LEGENDARY),
    tagged: TAGS.map((_, tag) => placesOf(({ tags }) => (tags & (1 << tag)) !== 0)),
    callers: script.dreamcaller.map((caller) => ({
      id: caller.id,
      bonus: RESONANCES.map((one) =>
        caller.resonance.includes(one) ? (same > 0 ? same : (caller.resonance_bonus[one] ?? 0)) * 1000 : 0,
      ),
      tags: TAGS.map((tag) => (caller.tags.includes(tag) ? (caller.tag_bonus?.[tag] ?? 1) : 0)),
      essence: caller.essence_bonus,
    })),
    signs: script.dreamsign.map(({ id, resonance, tags }) => ({
      id,
      symbol: RESONANCES.indexOf(resonance[0]!),
      tags: tagBits(tags),
    })),
    stops: stopsOf(script),
    cardAt: indexOf(script.card),
    callerAt: indexOf(script.dreamcaller),
    signAt: indexOf(script.dreamsign),
    powers: new Map(),
    classes: noWeights(),
  };
};

export const parseSetup = (input: unknown): Result<Setup, readonly Issue[]> => {
  const shaped = parseShape(SCRIPT, input);
  if (!shaped.ok) return shaped;
  const issues = checkScript(shaped.value);
  return issues.length > 0 ? fail(issues) : ok(makeSetup(shaped.value));
};
