import type { Issue, Path } from '@lockstep/kernel';
import { integer, issue, name, text } from '@lockstep/shape';
import * as v from 'valibot';
import { type RARITIES, SITES, type Site, TAGS, type Tag } from './vocabulary.ts';

const WRITTEN = SITES.filter((site) => site !== 'BATTLE') as [Exclude<(typeof SITES)[number], 'BATTLE'>];

export const ROUTE = v.strictObject({
  id: name,
  title: text(40),
  line: text(200),
  minutes: v.optional(integer(1, 240), 20),
  /** Its place on the shelf. */
  order: v.optional(integer(0, 1000), 0),
  /** Said by the guide at each site in turn, where the route teaches. */
  guide: v.optional(v.array(text(400)), []),
  dreamscape: v.pipe(
    v.array(
      v.strictObject({
        name: text(40),
        line: v.optional(text(240)),
        sites: v.array(v.picklist(WRITTEN)),
        /** The theme of its themed sites, where it is not chosen. */
        theme: v.optional(v.picklist(TAGS as [Tag, ...Tag[]])),
        /** Whether it ends in a battle and its reward. */
        battle: v.optional(v.boolean(), true),
      }),
    ),
    v.minLength(1),
    v.maxLength(30),
  ),
});
export type Route = v.InferOutput<typeof ROUTE>;

/** Q2 and Q3: what a site costs, gives and shows. */
export const QUEST = v.strictObject({
  start_essence: v.optional(integer(0, 10_000), 250),
  dreamcaller_choices: v.optional(integer(1, 10), 3),
  draft_picks: v.optional(integer(1, 20), 5),
  draft_cards: v.optional(integer(1, 12), 4),
  discovery_cards: v.optional(integer(1, 12), 4),
  reward_cards: v.optional(integer(1, 12), 4),
  shop_cards: v.optional(integer(1, 12), 6),
  dreamsign_choices: v.optional(integer(1, 10), 3),
  purge_most: v.optional(integer(1, 20), 3),
  /** A shop sells nothing that would leave no room for the picks still to come. */
  deck_most: v.optional(integer(1, 200), 50),
  price_common: v.optional(integer(0, 1000), 50),
  price_uncommon: v.optional(integer(0, 1000), 80),
  price_rare: v.optional(integer(0, 1000), 120),
  price_legendary: v.optional(integer(0, 1000), 200),
  /** How many items of a hundred are on sale, and how far below their price. */
  sale_percent: v.optional(integer(0, 100), 30),
  sale_least: v.optional(integer(0, 100), 30),
  sale_most: v.optional(integer(0, 100), 90),
  sale_step: v.optional(integer(1, 100), 10),
  reroll_cost: v.optional(integer(10, 1000), 50),
  battle_essence: v.optional(integer(0, 1000), 100),
  battle_essence_step: v.optional(integer(0, 1000), 25),
  /** From which share of the first main resonance, in a hundred, the second names the deck with it. */
  pair_percent: v.optional(integer(0, 100), 25),
  /** What a card in a main resonance adds to the score (R11). */
  main_bonus: v.optional(integer(0, 100), 2),
  // Unwritten in the first edition, which had neither (K9).
  /** Q1: how many dreamsigns can be held. */
  dreamsign_most: v.optional(integer(1, 100)),
  /** Whether a Dreamsign Draft may be left. */
  leave_signs: v.optional(v.boolean()),
});
export type Quest = v.InferOutput<typeof QUEST>;

export const checkQuest = (quest: Quest, path: Path): readonly Issue[] =>
  quest.sale_least > quest.sale_most
    ? [issue('wrong-order', [...path, 'sale_most'], `at least sale_least (${quest.sale_least})`, quest.sale_most)]
    : [];

/** Only the first site of a route may choose the dreamcaller, and only once. */
export const checkRoute = (route: Route, path: Path): readonly Issue[] => [
  ...checkGuide(route, path),
  ...checkDreamscapes(route, path),
];

/** A lesson says something at every stop, the battles included. */
const checkGuide = ({ guide, dreamscape }: Route, path: Path): readonly Issue[] => {
  const stops = dreamscape.reduce((sum, { sites, battle }) => sum + sites.length + (battle ? 1 : 0), 0);
  return guide.length === 0 || guide.length === stops
    ? []
    : [issue('guide-length', [...path, 'guide'], `${stops} texts, one for each site and each battle`, guide.length)];
};

const checkDreamscapes = ({ dreamscape }: Route, path: Path): readonly Issue[] =>
  dreamscape.flatMap(({ sites, battle, theme }, i) => {
    const place = [...path, 'dreamscape', i];
    const late = sites.findIndex((site, j) => site === 'DREAMCALLER' && (i > 0 || j > 0));
    return [
      ...(late < 0
        ? []
        : [
            issue(
              'late-dreamcaller',
              [...place, 'sites', late],
              'DREAMCALLER as the first site of the route',
              'DREAMCALLER',
            ),
          ]),
      ...(theme !== undefined && !sites.some((site) => site === 'DISCOVERY' || site === 'SPECIALTY')
        ? [issue('no-theme-here', [...place, 'theme'], 'a DISCOVERY or a SPECIALTY among its sites', theme)]
        : []),
      ...(sites.length === 0 && !battle
        ? [issue('empty-dreamscape', [...place, 'sites'], 'a site or a battle', 'none')]
        : []),
    ];
  });

/** What a card costs when it is not on sale. A Special is in no pool, so no shop shows one. */
export const priceOf = (quest: Quest, rarity: (typeof RARITIES)[number]): number => {
  switch (rarity) {
    case 'Common':
      return quest.price_common;
    case 'Uncommon':
      return quest.price_uncommon;
    case 'Rare':
      return quest.price_rare;
    case 'Legendary':
    case 'Special':
      return quest.price_legendary;
  }
};

/** How many cards have to be taken at a site. */
export const picksAt = ({ draft_picks: picks }: Quest, site: Site): number => {
  if (site === 'DRAFT') return picks;
  return site === 'DISCOVERY' || site === 'BATTLE' ? 1 : 0;
};
