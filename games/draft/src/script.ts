import type { Issue } from '@lockstep/kernel';
import { duplicateIds, integer, issue, name, reference, text } from '@lockstep/shape';
import * as v from 'valibot';
import { CARD, checkCard, checkDreamcaller, checkDreamsign, DREAMCALLER, DREAMSIGN } from './card.ts';
import { CONFIG, checkConfig } from './config.ts';
import { checkQuest, checkRoute, QUEST, ROUTE } from './route.ts';
import { type Content, checkSupply } from './supply.ts';

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

/** Cards, dreamcallers and dreamsigns: right in themselves, each known by an id of its own. */
export const checkContent = ({ card, dreamcaller, dreamsign }: Content): readonly Issue[] => [
  ...duplicateIds(card, 'card'),
  ...duplicateIds(dreamcaller, 'dreamcaller'),
  ...duplicateIds(dreamsign, 'dreamsign'),
  ...card.flatMap((one, i) => checkCard(one, ['card', i])),
  ...dreamcaller.flatMap((one, i) => checkDreamcaller(one, ['dreamcaller', i])),
  ...dreamsign.flatMap((one, i) => checkDreamsign(one, ['dreamsign', i])),
];

const checkBegin = ({ begin, card, dreamcaller, dreamsign, quest, scene }: Script): readonly Issue[] => {
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
    ...(begin.dreamsigns.length > (quest.dreamsign_most ?? begin.dreamsigns.length)
      ? [
          issue(
            'too-many-dreamsigns',
            ['begin', 'dreamsigns'],
            `at most ${quest.dreamsign_most}, which is how many can be held`,
            begin.dreamsigns.length,
          ),
        ]
      : []),
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
  ...checkSupply(script.preset, script.quest, script.scene, script, {
    config: ['preset'],
    quest: ['quest'],
    route: ['scene'],
    held: script.begin.deck.length,
  }),
  ...checkBegin(script),
];
