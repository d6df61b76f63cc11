import { CARD, DREAMCALLER, DREAMSIGN } from '@lockstep/draft';
import { fail, type Issue, ok, type Result } from '@lockstep/kernel';
import { duplicateIds, integer, name, parseShape, reference, text } from '@lockstep/shape';
import * as v from 'valibot';
import { checkTexts, SEAT } from './script.ts';
import { TUNING } from './tuning.ts';

/** A deck by name, to be fought with or against. */
const DECK = v.strictObject({ id: name, title: text(60), line: v.optional(text(160), ''), ...SEAT.entries });

/** A single battle of the shelf: two decks by name. */
const DUEL = v.strictObject({
  id: name,
  title: text(60),
  line: text(160),
  order: v.optional(integer(0, 1000), 0),
  minutes: v.optional(integer(1, 120), 6),
  yours: name,
  enemy: name,
  first: v.optional(integer(0, 1)),
  bot: v.optional(name, 'greedy'),
});

/** Q19: what a card is worth in battle, measured, by its id; from 1 to 11. Without it a card has the rating of its own table. */
export const RATINGS = v.record(v.string(), integer(1, 11));

/** Cards with the ratings that were measured. */
export const withRatings = <Card extends { readonly id: string; readonly rating: number }>(
  cards: readonly Card[],
  ratings: v.InferOutput<typeof RATINGS>,
): Card[] => cards.map((card) => ({ ...card, rating: ratings[card.id] ?? card.rating }));

/** What battles are made of: every TOML file of content/battle, and the cards of content/draft. The rest of that pack is a quest's own. */
export const PACK = v.strictObject({
  battle: v.optional(TUNING, {}),
  rating: v.optional(RATINGS, {}),
  deck: v.pipe(v.array(DECK), v.minLength(1)),
  duel: v.pipe(v.array(DUEL), v.minLength(1)),
  card: v.pipe(v.array(CARD), v.minLength(1)),
  dreamcaller: v.optional(v.array(DREAMCALLER), []),
  dreamsign: v.optional(v.array(DREAMSIGN), []),
  presets: v.optional(v.unknown()),
  quest: v.optional(v.unknown()),
  route: v.optional(v.unknown()),
});
export type Pack = v.InferOutput<typeof PACK>;

const ids = (things: readonly { readonly id: string }[]): readonly string[] => things.map(({ id }) => id);

export const parsePack = (input: unknown): Result<Pack, readonly Issue[]> => {
  const shaped = parseShape(PACK, input);
  if (!shaped.ok) return shaped;
  const { presets: _presets, quest: _quest, route: _route, ...own } = shaped.value;
  const pack = { ...own, card: withRatings(own.card, own.rating) };
  const issues = [
    ...duplicateIds(pack.card, 'card'),
    ...duplicateIds(pack.deck, 'deck'),
    ...duplicateIds(pack.duel, 'duel'),
    ...checkTexts(pack),
    ...Object.keys(pack.rating).flatMap((id) => reference(id, ids(pack.card), ['rating', id], 'card')),
    ...pack.deck.flatMap(({ deck, dreamcaller, dreamsigns }, i) => [
      ...deck.flatMap((id, c) => reference(id, ids(pack.card), ['deck', i, 'deck', c], 'card')),
      ...(dreamcaller === undefined
        ? []
        : reference(dreamcaller, ids(pack.dreamcaller), ['deck', i, 'dreamcaller'], 'dreamcaller')),
      ...dreamsigns.flatMap((id, s) => reference(id, ids(pack.dreamsign), ['deck', i, 'dreamsigns', s], 'dreamsign')),
    ]),
    ...pack.duel.flatMap(({ yours, enemy }, i) => [
      ...reference(yours, ids(pack.deck), ['duel', i, 'yours'], 'deck'),
      ...reference(enemy, ids(pack.deck), ['duel', i, 'enemy'], 'deck'),
    ]),
  ];
  return issues.length > 0 ? fail(issues) : ok(pack);
};
