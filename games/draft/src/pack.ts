import { fail, type Issue, ok, type Result } from '@lockstep/kernel';
import { duplicateIds, issue, name, parseShape } from '@lockstep/shape';
import * as v from 'valibot';
import { CARD, DREAMCALLER, DREAMSIGN } from './card.ts';
import { CONFIG, checkConfig } from './config.ts';
import { checkQuest, checkRoute, QUEST, ROUTE } from './route.ts';
import { checkContent, MOST_CARDS } from './script.ts';
import { checkSupply } from './supply.ts';
import { RARITIES } from './vocabulary.ts';

/** What quests are made of: every TOML file of content/draft, and each of its presets under its own name. */
export const PACK = v.strictObject({
  presets: v.record(name, CONFIG),
  quest: v.optional(QUEST, {}),
  route: v.pipe(v.array(ROUTE), v.minLength(1)),
  card: v.pipe(v.array(CARD), v.minLength(1), v.maxLength(MOST_CARDS)),
  dreamcaller: v.pipe(v.array(DREAMCALLER), v.minLength(1)),
  dreamsign: v.pipe(v.array(DREAMSIGN), v.minLength(1)),
});
export type Pack = v.InferOutput<typeof PACK>;

/** The preset a quest is played with where none is named. */
export const DEFAULT_PRESET = 'seed';

const checkPresets = ({ presets }: Pack): readonly Issue[] => [
  ...Object.entries(presets).flatMap(([id, config]) => checkConfig(config, ['presets', id])),
  ...(presets[DEFAULT_PRESET]
    ? []
    : [
        issue(
          'missing-preset',
          ['presets'],
          `presets/${DEFAULT_PRESET}.toml`,
          Object.keys(presets).join(', ') || 'none',
        ),
      ]),
];

/** Each rarity a random pool can have needs a card. */
const checkRarities = ({ card }: Pack): readonly Issue[] =>
  RARITIES.filter((rarity) => rarity !== 'Special' && !card.some((one) => one.rarity === rarity)).map((rarity) =>
    issue('empty-rarity', ['card'], `a card with rarity = "${rarity}"`, 'none'),
  );

const once = (issues: readonly Issue[]): readonly Issue[] => {
  const keyOf = ({ code, path }: Issue): string => `${code} ${path.join('.')}`;
  return [...new Map(issues.map((one) => [keyOf(one), one])).values()];
};

export const parsePack = (input: unknown): Result<Pack, readonly Issue[]> => {
  const shaped = parseShape(PACK, input);
  if (!shaped.ok) return shaped;
  const pack = shaped.value;
  const issues = once([
    ...checkContent(pack),
    ...checkRarities(pack),
    ...checkPresets(pack),
    ...checkQuest(pack.quest, ['quest']),
    ...duplicateIds(pack.route, 'route'),
    ...pack.route.flatMap((route, i) => checkRoute(route, ['route', i])),
    ...Object.entries(pack.presets).flatMap(([id, config]) =>
      pack.route.flatMap((route, i) =>
        checkSupply(config, pack.quest, route, pack, {
          config: ['presets', id],
          quest: ['quest'],
          route: ['route', i],
        }),
      ),
    ),
  ]);
  return issues.length > 0 ? fail(issues) : ok(pack);
};
