import type { Issue, Path } from '@lockstep/kernel';
import { issue } from '@lockstep/shape';
import type { Card, Dreamcaller, Dreamsign } from './card.ts';
import { type Config, houseOf, milli } from './config.ts';
import { power, UNIT } from './power.ts';
import { picksAt, type Quest, type Route } from './route.ts';
import { isRole, RARITIES, type Rarity, type Site } from './vocabulary.ts';

export interface Content {
  readonly card: readonly Card[];
  readonly dreamcaller: readonly Dreamcaller[];
  readonly dreamsign: readonly Dreamsign[];
}

export const baseCopies = ({ draft_pool: pool }: Config, rarity: Rarity): number => {
  switch (rarity) {
    case 'Common':
      return pool.copies_common;
    case 'Uncommon':
      return pool.copies_uncommon;
    case 'Rare':
      return pool.copies_rare;
    case 'Legendary':
      return pool.copies_legendary;
    case 'Special':
      return 0;
  }
};

/** How many cards a site shows, and under which key that is configured. */
const shownAt = (quest: Quest, site: Site): readonly [key: string, cards: number] | undefined => {
  switch (site) {
    case 'DRAFT':
      return ['draft_cards', quest.draft_cards];
    case 'DISCOVERY':
      return ['discovery_cards', quest.discovery_cards];
    case 'SHOP':
    case 'SPECIALTY':
      return ['shop_cards', quest.shop_cards];
    case 'BATTLE':
      return ['reward_cards', quest.reward_cards];
    case 'DREAMCALLER':
    case 'OFFERING':
    case 'SIGNS':
    case 'PURGE':
      return undefined;
  }
};

/** Where things stand that an issue may have to name. */
interface At {
  readonly config: Path;
  readonly quest: Path;
  readonly route: Path;
  /** Cards that are in the deck from the start. */
  readonly held?: number;
}

const POOLED = RARITIES.filter((rarity) => rarity !== 'Special');

/** How many different cards a pool has under a configuration. */
const names = (config: Config, cards: readonly Card[], rarities: readonly Rarity[]): number =>
  cards.filter(({ rarity }) => rarities.includes(rarity) && baseCopies(config, rarity) > 0).length;

const countOf = (cards: readonly Card[], rarities: readonly Rarity[]): number =>
  cards.filter(({ rarity }) => rarities.includes(rarity)).length;

/** A pool smaller than an offer: too much is shown, or the configuration leaves too many cards out. */
const checkPool = (
  config: Config,
  quest: Quest,
  sites: readonly Site[],
  card: readonly Card[],
  at: At,
): readonly Issue[] => {
  const pool = names(config, card, POOLED);
  const all = countOf(card, POOLED);
  const small = sites.flatMap((site) => {
    const shown = shownAt(quest, site);
    return shown && shown[1] > pool ? [shown] : [];
  });
  const left = small.filter(([, cards]) => cards <= all);
  return [
    ...[...new Map(small).entries()]
      .filter(([, cards]) => cards > all)
      .map(([key, cards]) =>
        issue('pool-too-small', [...at.quest, key], `at most ${pool}, which is how many cards the pool has`, cards),
      ),
    ...(left.length === 0
      ? []
      : [
          issue(
            'pool-too-small',
            [...at.config, 'draft_pool'],
            `copies of at least ${Math.max(...left.map(([, cards]) => cards))} cards, which is how many a site shows`,
            pool,
          ),
        ]),
  ];
};

const RARE = ['Rare', 'Legendary'] as const;

/** A battle's reward shows Rare and Legendary cards and no other. */
const checkRare = (config: Config, sites: readonly Site[], card: readonly Card[], at: At): readonly Issue[] => {
  if (!sites.includes('BATTLE') || names(config, card, RARE) > 0) return [];
  const why = 'for the reward of a battle, which shows no other';
  return countOf(card, RARE) === 0
    ? [issue('empty-rarity', ['card'], `a Rare or Legendary card, ${why}`, 'none')]
    : [
        issue(
          'empty-rarity',
          [...at.config, 'draft_pool', 'copies_rare'],
          `copies of Rare or Legendary cards, ${why}`,
          0,
        ),
      ];
};

/** So steep no pool of the greatest size is too heavy. */
const SAFE_EXPONENT = 2000;

/** A pool must weigh a whole number that every engine holds exactly, however a quest goes (R1). */
const checkSteep = (
  config: Config,
  quest: Quest,
  { card, dreamcaller, dreamsign }: Content,
  at: At,
): readonly Issue[] => {
  const exponent = milli(config.resonance.affinity_exponent);
  if (exponent <= SAFE_EXPONENT) return [];
  const bonus = Math.max(
    config.house.dreamcaller_bonus,
    ...dreamcaller.flatMap((one) => Object.values(one.resonance_bonus)),
  );
  const signs = Math.min(quest.dreamsign_most ?? dreamsign.length, dreamsign.length);
  const profile = Math.max(quest.deck_most, at.held ?? 0) + signs + bonus;
  const fresh = card.reduce((sum, { rarity }) => sum + baseCopies(config, rarity), 0);
  // A pool as it was dealt at most, and one refill of it.
  const entries = fresh * (1 + Math.max(1, milli(config.draft_pool.variance_max) / 1000));
  const heaviest = milli(config.resonance.floor_weight) / 1000 + 2 * power(profile * 1000, exponent);
  return entries * heaviest * UNIT <= Number.MAX_SAFE_INTEGER
    ? []
    : [
        issue(
          'too-steep',
          [...at.config, 'resonance', 'affinity_exponent'],
          `an exponent with which ${profile} symbols and ${fresh} copies still weigh a whole number`,
          config.resonance.affinity_exponent,
        ),
      ];
};

/** Whether the cards there are can fill what a route shows. */
export const checkSupply = (
  config: Config,
  quest: Quest,
  { dreamscape }: Route,
  { card, dreamcaller, dreamsign }: Content,
  at: At,
): readonly Issue[] => {
  const stops: readonly Site[] = dreamscape.flatMap(({ sites: written, battle }): readonly Site[] =>
    battle ? [...written, 'BATTLE'] : written,
  );
  const sites = [...new Set(stops)];
  const picks = stops.reduce((sum, site) => sum + picksAt(quest, site), at.held ?? 0);
  return [
    ...checkPool(config, quest, sites, card, at),
    ...checkRare(config, sites, card, at),
    ...(picks > quest.deck_most
      ? [
          issue(
            'deck-too-small',
            [...at.quest, 'deck_most'],
            `at least ${picks}: so many cards have to be taken on the way`,
            quest.deck_most,
          ),
        ]
      : []),
    ...dreamscape.flatMap(({ theme, sites: written }, i) =>
      theme === undefined ||
      !written.some((site) => site === 'DISCOVERY' || site === 'SPECIALTY') ||
      card.some(({ tags, rarity }) => tags.includes(theme) && baseCopies(config, rarity) > 0)
        ? []
        : [issue('empty-theme', [...at.route, 'dreamscape', i, 'theme'], 'a theme that a card of the pool has', theme)],
    ),
    ...dreamscape.flatMap(({ theme }, i) =>
      theme === undefined || !isRole(theme) || houseOf(config).theme_roles
        ? []
        : [
            issue(
              'role-theme',
              [...at.route, 'dreamscape', i, 'theme'],
              'a tribe or a mechanic: roles are no themes',
              theme,
            ),
          ],
    ),
    ...checkSteep(config, quest, { card, dreamcaller, dreamsign }, at),
    ...(sites.includes('DREAMCALLER') && dreamcaller.length < quest.dreamcaller_choices
      ? [
          issue(
            'too-few-dreamcallers',
            [...at.quest, 'dreamcaller_choices'],
            `at most ${dreamcaller.length}, which is how many there are`,
            quest.dreamcaller_choices,
          ),
        ]
      : []),
    ...((sites.includes('OFFERING') || sites.includes('SIGNS')) && dreamsign.length === 0
      ? [issue('no-dreamsigns', [...at.route, 'dreamscape'], 'dreamsigns, which a site of the route offers', 'none')]
      : []),
  ];
};
