import { TUNING } from '@lockstep/battle';
import { RARITIES, RESONANCES } from '@lockstep/draft';
import type { Issue } from '@lockstep/kernel';
import { duplicateIds, integer, issue, name, reference, text } from '@lockstep/shape';
import * as v from 'valibot';
import { SITES } from './vocabulary.ts';

/** Battles of the ladder. */
const PLACES = 7;
const MOST_QUALITY = 5;
const MOST_OPPONENTS = 100;

/** One number for each battle of the ladder. */
const perPlace = (least: number, most: number) => v.pipe(v.array(integer(least, most)), v.length(PLACES));
const NO_CHANGE = () => Array.from({ length: PLACES }, () => 0);

/** Q2, Q9, Q10: how many doors there are and what lies behind them. */
const ATLAS = v.strictObject({
  doors: v.optional(perPlace(1, 3), [1, 2, 3, 2, 2, 3, 1]),
  drafts: v.optional(perPlace(0, 3), [2, 2, 1, 1, 0, 0, 0]),
  others: v.optional(perPlace(1, 4), [2, 2, 2, 2, 3, 3, 3]),
  /** How many sites each of two doors has that the other has not. */
  differ: v.optional(integer(1, 4), 2),
  /** The first dreamscape where `late` sites are found. */
  late_from: v.optional(integer(1, PLACES), 3),
  late: v.optional(v.array(v.picklist(SITES)), ['PURGE', 'TRANSFIGURATION', 'DUPLICATION', 'TEMPTATION']),
  weights: v.optional(v.record(v.picklist(SITES), integer(0, 100)), {
    SHOP: 3,
    ESSENCE: 3,
    DISCOVERY: 2,
    OFFERING: 2,
    SPECIALTY: 2,
    SIGNS: 1,
    PURGE: 2,
    JOURNEY: 2,
    TEMPTATION: 2,
    TRANSFIGURATION: 2,
    DUPLICATION: 1,
    REWARD: 2,
    CLEANSE: 2,
  }),
});

/** Q11–Q18: what a site costs, gives and shows. */
const TOLLS = v.strictObject({
  essence: v.optional(perPlace(0, 1000), [150, 150, 200, 200, 250, 250, 250]),
  purge_most: v.optional(integer(1, 20), 3),
  /** Of each card after the first. */
  purge_price: v.optional(integer(0, 1000), 30),
  duplication_cards: v.optional(integer(1, 6), 3),
  transfiguration_cards: v.optional(integer(1, 6), 3),
  journeys: v.optional(integer(1, 4), 2),
  temptations: v.optional(integer(1, 4), 2),
  reward_essence: v.optional(integer(0, 1000), 200),
  cleanse_most: v.optional(integer(1, 20), 3),
  bane_price: v.optional(integer(0, 1000), 60),
  /** Of a dreamsign that is brought from the start: `signPrice`. Editions that are older than it do not name it, and keep their hash. */
  sign_price: v.optional(integer(0, 1000)),
  /** A battle that brings its quest back gives the opponent so many more points to reach. */
  mercy: v.optional(integer(1, 50), 5),
});

export const signPrice = ({ sign_price = 100 }: v.InferOutput<typeof TOLLS>): number => sign_price;

/** Q6: a battle of the ladder, at level 0. */
const PLACE = v.strictObject({
  deck: integer(1, 60),
  quality: integer(0, MOST_QUALITY),
  production: integer(0, 20),
  points: integer(1, 200),
  yours: integer(1, 200),
});

/** Q6, Q7: an opponent, with one deck for every quality a level can give it. */
const OPPONENT = v.strictObject({
  id: name,
  name: text(40),
  place: integer(1, PLACES),
  resonance: v.pipe(v.array(v.picklist(RESONANCES)), v.length(2)),
  dreamcaller: v.optional(name),
  ability: v.optional(text(240)),
  deck: v.pipe(
    v.array(
      v.strictObject({
        quality: integer(0, MOST_QUALITY),
        cards: v.pipe(v.array(name), v.minLength(1), v.maxLength(60)),
      }),
    ),
    v.minLength(1),
  ),
});

/** Q8: a row holds what its level changes; a level has all rows up to its own. Below 0 a row stands alone. */
const LEVEL = v.strictObject({
  id: name,
  number: integer(-1, 20),
  name: text(40),
  line: text(200),
  quality: v.optional(perPlace(-MOST_QUALITY, MOST_QUALITY), NO_CHANGE),
  production: v.optional(perPlace(-5, 5), NO_CHANGE),
  /** Added to the points opponents need. */
  points: v.optional(perPlace(-20, 40), NO_CHANGE),
  /** Added to the points the player needs. */
  yours: v.optional(integer(-15, 20), 0),
  essence: v.optional(integer(-500, 500), 0),
  /** Cards every opponent draws more at the start. */
  cards: v.optional(integer(-3, 3), 0),
  reward_cards: v.optional(integer(-3, 3), 0),
  banes: v.optional(integer(0, 5), 0),
  /** Plays the opponents from this level on, in place of the setup's own. */
  bot: v.optional(name),
  bot_version: v.optional(integer(1, 1000)),
});

/** Q15, Q16: something to agree to, gain and price together. */
export const BARGAIN = v.strictObject({
  id: name,
  title: text(60),
  line: text(200),
  /** Below 0 it is a price. */
  essence: v.optional(integer(-1000, 1000), 0),
  /** Random cards of a rarity, of the main resonances. */
  cards: v.optional(integer(0, 6), 0),
  rarity: v.optional(v.picklist(RARITIES), 'Common'),
  banes: v.optional(integer(0, 4), 0),
  /** Random cards of the deck that go. */
  lost: v.optional(integer(0, 6), 0),
  /** Cards of one's choice that may go. */
  purges: v.optional(integer(0, 6), 0),
  dreamsigns: v.optional(integer(0, 3), 0),
  /** Random cards that are transfigured. */
  changes: v.optional(integer(0, 6), 0),
  /** The lowest rated cards, each for a random one of its rarity. */
  swaps: v.optional(integer(0, 6), 0),
  /** One of some rare cards. */
  rare_pick: v.optional(v.boolean(), false),
  boss_hand: v.optional(v.boolean(), false),
  /** Points the next opponent needs fewer, and cards the next battle begins with fewer. */
  enemy_points: v.optional(integer(0, 10), 0),
  cards_fewer: v.optional(integer(0, 4), 0),
});
export type Bargain = v.InferOutput<typeof BARGAIN>;

const DREAMSCAPE = v.strictObject({ name: text(40), line: text(240) });

/** A road of the shelf: which battles of the ladder it has. */
export const ROAD = v.strictObject({
  id: name,
  title: text(40),
  line: text(200),
  minutes: integer(1, 240),
  order: v.optional(integer(0, 1000), 0),
  places: v.pipe(v.array(integer(1, PLACES)), v.minLength(1), v.maxLength(PLACES)),
  /** Drafts and other sites of each of its dreamscapes; those of the ladder where they are left out. */
  drafts: v.optional(v.array(integer(0, 8))),
  others: v.optional(v.array(integer(0, 4))),
  /** It teaches, and a lost battle begins again. */
  returns: v.optional(v.boolean(), false),
  level: v.optional(name),
  /** Said where a thing is met for the first time. */
  guide: v.optional(v.record(name, text(400)), {}),
});
export type Road = v.InferOutput<typeof ROAD>;

const rows = <Entry extends v.GenericSchema>(entry: Entry, most: number) =>
  v.pipe(v.array(entry), v.minLength(1), v.maxLength(most));

/** What a pack of quests has of its own. */
export const OWN = {
  atlas: v.optional(ATLAS, {}),
  tolls: v.optional(TOLLS, {}),
  place: v.pipe(v.array(PLACE), v.length(PLACES)),
  level: rows(LEVEL, 30),
  opponent: rows(OPPONENT, MOST_OPPONENTS),
  journey: rows(BARGAIN, 40),
  temptation: rows(BARGAIN, 40),
  dreamscape: rows(DREAMSCAPE, 100),
};

/** The bots that can be named as the opponent's, each with the version of its choices. */
export const BOT_VERSIONS: { readonly [bot: string]: number } = { greedy: 1, random: 1, bosses: 1 };

/** A whole quest. `draft` is a setup of the draft: cards, dreamcallers, dreamsigns and how they are weighed. */
export const SCRIPT = v.strictObject({
  title: v.optional(text(60), 'A quest'),
  scene: ROAD,
  /** The level it is played at, by its id. */
  at: name,
  /** Who comes among the first to choose from, and what is held from the start (Q29). */
  dreamcaller: v.optional(name),
  dreamsign: v.optional(name),
  battle: v.optional(TUNING, {}),
  bot: v.optional(name, 'greedy'),
  bot_version: v.optional(integer(1, 1000), 1),
  ...OWN,
  draft: v.unknown(),
});
export type Script = v.InferOutput<typeof SCRIPT>;

export type Own = Pick<
  Script,
  'atlas' | 'place' | 'level' | 'opponent' | 'journey' | 'temptation' | 'dreamscape' | 'tolls'
>;

/** Every quality a level gives the opponents of a place. */
export const qualitiesAt = ({ place, level }: Own, at: number): readonly number[] => {
  const all = level.map(
    ({ number }) =>
      place[at]!.quality + level.reduce((sum, row) => sum + (isInLevel(row.number, number) ? row.quality[at]! : 0), 0),
  );
  return [...new Set(all)].sort((a, b) => a - b);
};

/** Whether a row is part of a level: every row up to it, or below 0 its own alone. */
export const isInLevel = (row: number, number: number): boolean =>
  number < 0 ? row === number : row >= 0 && row <= number;

/** Who plays the opponents: the bot of the highest row of the level that names one, or the setup's. */
export const opponentBot = ({
  level,
  at,
  bot,
  bot_version,
}: Script): { readonly bot: string; readonly version: number } => {
  const { number } = level.find(({ id }) => id === at)!;
  const row = level
    .filter((one) => one.bot !== undefined && isInLevel(one.number, number))
    .sort((a, b) => b.number - a.number)[0];
  return row ? { bot: row.bot!, version: row.bot_version ?? 1 } : { bot, version: bot_version };
};

/** The level a quest is played at where none is named. */
export const DEFAULT_LEVEL = 'level-0';

interface Known {
  readonly cards: readonly string[];
  readonly dreamcallers: readonly string[];
}

/** Tables that fit each other. */
export const checkOwn = (own: Own, { cards, dreamcallers }: Known): readonly Issue[] => [
  ...duplicateIds(own.level, 'level'),
  ...duplicateIds(own.opponent, 'opponent'),
  ...duplicateIds(own.journey, 'journey'),
  ...duplicateIds(own.temptation, 'temptation'),
  ...own.opponent.flatMap(({ dreamcaller, deck, place }, i) => [
    ...(dreamcaller === undefined
      ? []
      : reference(dreamcaller, dreamcallers, ['opponent', i, 'dreamcaller'], 'dreamcaller')),
    ...deck.flatMap((list, d) =>
      list.cards.flatMap((id, c) => reference(id, cards, ['opponent', i, 'deck', d, 'cards', c], 'card')),
    ),
    ...qualitiesAt(own, place - 1)
      .filter((quality) => !deck.some((list) => list.quality === quality))
      .map((quality) =>
        issue(
          'missing-deck',
          ['opponent', i, 'deck'],
          `a deck of quality ${quality}`,
          deck.map((list) => list.quality).join(', '),
        ),
      ),
  ]),
  ...own.place.flatMap((_, at) => {
    const pairs = new Set(
      own.opponent.filter(({ place }) => place === at + 1).map(({ resonance }) => [...resonance].sort().join(' ')),
    );
    const wanted = own.atlas.doors[at]!;
    return pairs.size >= wanted
      ? []
      : [issue('few-opponents', ['opponent'], `${wanted} opponents of different pairs at place ${at + 1}`, pairs.size)];
  }),
  ...own.atlas.doors.flatMap((doors, at) => {
    const kinds = own.atlas.late_from <= at + 1 ? 0 : own.atlas.late.length;
    const names = Object.entries(own.atlas.weights).filter(
      ([site, weight]) =>
        weight > 0 &&
        site !== 'CLEANSE' &&
        site !== 'DRAFT' &&
        (kinds === 0 || !own.atlas.late.includes(site as never)),
    ).length;
    const needed = own.atlas.others[at]! + (doors - 1) * Math.min(own.atlas.differ, own.atlas.others[at]!);
    return names >= needed
      ? []
      : [issue('few-sites', ['atlas', 'others', at], `at least ${needed} kinds of sites for its doors`, names)];
  }),
];

/** How many Drafts and how many other sites a dreamscape of a road has, counted from 0 along it. */
export const sitesOn = (
  { places, drafts, others }: Road,
  atlas: Script['atlas'],
  at: number,
): { readonly drafts: number; readonly others: number } => ({
  drafts: drafts?.[at] ?? atlas.drafts[places[at]! - 1]!,
  others: others?.[at] ?? atlas.others[places[at]! - 1]!,
});

/** A road that counts its sites counts them for each of its dreamscapes. */
const checkSites = (road: Road, path: readonly (string | number)[]): readonly Issue[] =>
  (['drafts', 'others'] as const).flatMap((list) => {
    const length = road[list]?.length ?? road.places.length;
    return length === road.places.length
      ? []
      : [issue('wrong-length', [...path, list], `${road.places.length} numbers, one for each dreamscape`, length)];
  });

export const checkRoad = (
  road: Road,
  { atlas, level: levels, dreamscape }: Own,
  path: readonly (string | number)[],
): readonly Issue[] => [
  ...checkSites(road, path),
  ...(sitesOn(road, atlas, 0).drafts > 0
    ? []
    : [issue('no-draft', [...path, 'places', 0], 'a first dreamscape with a Draft', road.places[0]!)]),
  ...(road.level === undefined
    ? []
    : reference(
        road.level,
        levels.map(({ id }) => id),
        [...path, 'level'],
        'level',
      )),
  ...(dreamscape.length >= road.places.reduce((sum, place) => sum + atlas.doors[place - 1]!, 0)
    ? []
    : [issue('few-dreamscapes', ['dreamscape'], 'a name for every door of the road', dreamscape.length)]),
];
