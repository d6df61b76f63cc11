import { RATINGS, TUNING, withRatings } from '@lockstep/battle';
import { type Pack as DraftPack, parsePack as parseDraft } from '@lockstep/draft';
import { fail, type Issue, ok, type Result } from '@lockstep/kernel';
import { duplicateIds, parseShape, reference } from '@lockstep/shape';
import * as v from 'valibot';
import { checkOwn, checkRoad, DEFAULT_LEVEL, OWN, ROAD } from './script.ts';
import { checkTexts } from './texts.ts';

/** What quests are made of: every TOML file of content/quest, the battle's numbers, and all of content/draft. */
export const PACK = v.strictObject({
  ...OWN,
  road: v.pipe(v.array(ROAD), v.minLength(1)),
  battle: v.optional(TUNING, {}),
  rating: v.optional(RATINGS, {}),
  // Single battles are the battle's own.
  deck: v.optional(v.unknown()),
  duel: v.optional(v.unknown()),
  // Read by the draft.
  presets: v.optional(v.unknown()),
  quest: v.optional(v.unknown()),
  route: v.optional(v.unknown()),
  card: v.optional(v.unknown()),
  dreamcaller: v.optional(v.unknown()),
  dreamsign: v.optional(v.unknown()),
});

type Shaped = v.InferOutput<typeof PACK>;
/** The quest's own tables and those of the draft: written out, it is a pack again. */
export type Pack = Omit<Shaped, keyof DraftPack | 'deck' | 'duel'> & DraftPack;

/** What of a pack is the draft's. */
export const draftPackOf = ({ presets, quest, route, card, dreamcaller, dreamsign }: Pack): DraftPack => ({
  presets,
  quest,
  route,
  card,
  dreamcaller,
  dreamsign,
});

export const parsePack = (input: unknown): Result<Pack, readonly Issue[]> => {
  const shaped = parseShape(PACK, input);
  if (!shaped.ok) return shaped;
  const { presets, quest, route, card, dreamcaller, dreamsign, deck: _deck, duel: _duel, ...own } = shaped.value;
  const drafted = parseDraft({ presets, quest, route, card, dreamcaller, dreamsign });
  if (!drafted.ok) return drafted;
  const issues = [
    ...duplicateIds(own.road, 'road'),
    ...checkOwn(own, {
      cards: drafted.value.card.map(({ id }) => id),
      dreamcallers: drafted.value.dreamcaller.map(({ id }) => id),
    }),
    ...own.road.flatMap((road, i) => checkRoad(road, own, ['road', i])),
    ...(own.road.every(({ level }) => level !== undefined)
      ? []
      : reference(
          DEFAULT_LEVEL,
          own.level.map(({ id }) => id),
          ['level'],
          'level',
        )),
    ...checkTexts(drafted.value, own, []),
  ];
  const rated = withRatings(drafted.value.card, own.rating);
  return issues.length > 0 ? fail(issues) : ok({ ...own, ...drafted.value, card: rated });
};
