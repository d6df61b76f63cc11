import type { Issue, Path } from '@lockstep/kernel';
import { duplicateIds, integer, issue, name, reference, text } from '@lockstep/shape';
import * as v from 'valibot';
import { CARD, type Card, checkCard, checkDreamcaller, checkDreamsign, DREAMCALLER, DREAMSIGN } from './card.ts';
import { CONFIG, type Config, checkConfig } from './config.ts';
import { checkQuest, checkRoute, picksAt, QUEST, type Quest, ROUTE, type Route } from './route.ts';
import type { Rarity, Site } from './vocabulary.ts';

/** Where a quest may begin, if not at its beginning: what has been chosen and taken before. */
const BEGIN = v.strictObject({
  dreamcaller: v.optional(name),
  deck: v.optional(v.pipe(v.array(name), v.maxLength(100)), []),
  dreamsigns: v.optional(v.array(name), []),
  essence: v.optional(integer(0, 100_000)),
  /** How stale cards of the pool are, and how many copies of them it holds, by their id. */
  staleness: v.optional(v.record(name, integer(0, 100)), {}),
  copies: v.optional(v.record(name, integer(0, 20)), {}),
});

/** So many that what a whole pool weighs is still a safe integer. */
export const MOST_CARDS = 4000;

/** A whole quest: the numbers it is played with, its route, and everything that can be met on it. */
export const SCRIPT = v.strictObject({
  title: v.optional(text(60), 'A quest'),
  preset: v.optional(CONFIG, {}),
  quest: v.optional(QUEST, {}),
  scene: ROUTE,
  card: v.pipe(v.array(CARD), v.minLength(1), v.maxLength(MOST_CARDS)),
  dreamcaller: v.optional(v.array(DREAMCALLER), []),
  dreamsign: v.optional(v.array(DREAMSIGN), []),
  begin: v.optional(BEGIN, {}),
});
export type Script = v.InferOutput<typeof SCRIPT>;

export interface Content {
  readonly card: readonly Card[];
  readonly dreamcaller: Script['dreamcaller'];
  readonly dreamsign: Script['dreamsign'];
}

/** Cards, dreamcallers and dreamsigns: right in themselves, each known by an id of its own. */
export const checkContent = ({ card, dreamcaller, dreamsign }: Content): readonly Issue[] => [
  ...duplicateIds(card, 'card'),
  ...duplicateIds(dreamcaller, 'dreamcaller'),
  ...duplicateIds(dreamsign, 'dreamsign'),
  ...card.flatMap((one, i) => checkCard(one, ['card', i])),
  ...dreamcaller.flatMap((one, i) => checkDreamcaller(one, ['dreamcaller', i])),
  ...dreamsign.flatMap((one, i) => checkDreamsign(one, ['dreamsign', i])),
];

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

/** How many cards a site shows, and under which key that stands. */
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

/** How many different cards a pool has under a configuration, all of them or some rarities only. */
const names = (config: Config, cards: readonly Card[], rarities?: readonly Rarity[]): number =>
  cards.filter(({ rarity }) => baseCopies(config, rarity) > 0 && (!rarities || rarities.includes(rarity))).length;

/** Whether the cards there are can fill what a route shows. */
export const checkSupply = (
  config: Config,
  quest: Quest,
  { dreamscape }: Route,
  { card, dreamcaller, dreamsign }: Content,
  at: { readonly quest: Path; readonly route: Path },
  held = 0,
): readonly Issue[] => {
  const sites = new Set<Site>(
    dreamscape.flatMap(({ sites: written, battle }) => [...written, ...(battle ? (['BATTLE'] as const) : [])]),
  );
  const pool = names(config, card);
  const picks = dreamscape.reduce(
    (sum, { sites: written, battle }) =>
      sum + [...written, ...(battle ? (['BATTLE'] as const) : [])].reduce((n, site) => n + picksAt(quest, site), 0),
    held,
  );
  const small = [...sites].flatMap((site) => {
    const shown = shownAt(quest, site);
    return shown && shown[1] > pool
      ? [
          issue(
            'pool-too-small',
            [...at.quest, shown[0]],
            `at most ${pool}, which is how many cards the pool has`,
            shown[1],
          ),
        ]
      : [];
  });
  return [
    ...new Map(small.map((one) => [one.path.join('.'), one])).values(),
    ...(sites.has('BATTLE') && names(config, card, ['Rare', 'Legendary']) === 0
      ? [
          issue(
            'empty-rarity',
            ['card'],
            'a Rare or Legendary card in the pool: a battle’s reward shows no other',
            'none',
          ),
        ]
      : []),
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
    ...dreamscape.flatMap(({ theme }, i) =>
      theme === undefined ||
      !dreamscape[i]!.sites.some((site) => site === 'DISCOVERY' || site === 'SPECIALTY') ||
      card.some(({ tags, rarity }) => tags.includes(theme) && baseCopies(config, rarity) > 0)
        ? []
        : [issue('empty-theme', [...at.route, 'dreamscape', i, 'theme'], 'a theme that a card of the pool has', theme)],
    ),
    ...(sites.has('DREAMCALLER') && dreamcaller.length < quest.dreamcaller_choices
      ? [
          issue(
            'too-few-dreamcallers',
            [...at.quest, 'dreamcaller_choices'],
            `at most ${dreamcaller.length}, which is how many there are`,
            quest.dreamcaller_choices,
          ),
        ]
      : []),
    ...((sites.has('OFFERING') || sites.has('SIGNS')) && dreamsign.length === 0
      ? [issue('no-dreamsigns', [...at.route, 'dreamscape'], 'dreamsigns, which a site of the route offers', 'none')]
      : []),
  ];
};

const checkBegin = ({ begin, card, dreamcaller, dreamsign, scene }: Script): readonly Issue[] => {
  const cards = card.map(({ id }) => id);
  const callers = dreamcaller.map(({ id }) => id);
  const signs = dreamsign.map(({ id }) => id);
  const first = scene.dreamscape[0]!.sites[0];
  return [
    ...(begin.dreamcaller === undefined
      ? []
      : reference(begin.dreamcaller, callers, ['begin', 'dreamcaller'], 'dreamcaller')),
    ...(begin.dreamcaller !== undefined && first === 'DREAMCALLER'
      ? [
          issue(
            'chosen-twice',
            ['begin', 'dreamcaller'],
            'no dreamcaller where the route begins with choosing one',
            begin.dreamcaller,
          ),
        ]
      : []),
    ...begin.deck.flatMap((id, i) => reference(id, cards, ['begin', 'deck', i], 'card')),
    ...begin.dreamsigns.flatMap((id, i) => reference(id, signs, ['begin', 'dreamsigns', i], 'dreamsign')),
    ...Object.keys(begin.staleness).flatMap((id) => reference(id, cards, ['begin', 'staleness', id], 'card')),
    ...Object.keys(begin.copies).flatMap((id) => reference(id, cards, ['begin', 'copies', id], 'card')),
    ...Object.keys(begin.copies)
      .filter((id) => card.some((one) => one.id === id && one.rarity === 'Special'))
      .map((id) =>
        issue('not-in-pools', ['begin', 'copies', id], 'a card that is not Special: those are in no pool', id),
      ),
    ...begin.dreamsigns.flatMap((id, i) =>
      begin.dreamsigns.indexOf(id) === i
        ? []
        : [issue('duplicate-word', ['begin', 'dreamsigns', i], 'each dreamsign once', id)],
    ),
  ];
};

export const checkScript = (script: Script): readonly Issue[] => [
  ...checkContent(script),
  ...checkConfig(script.preset, ['preset']),
  ...checkQuest(script.quest, ['quest']),
  ...checkRoute(script.scene, ['scene']),
  ...checkSupply(
    script.preset,
    script.quest,
    script.scene,
    script,
    { quest: ['quest'], route: ['scene'] },
    script.begin.deck.length,
  ),
  ...checkBegin(script),
];
