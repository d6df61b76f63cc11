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

/** What battles are made of: every TOML file of content/battle, and the cards of content/draft. The rest of that pack is a quest's own. */
export const PACK = v.strictObject({
  battle: v.optional(TUNING, {}),
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
  const { presets: _presets, quest: _quest, route: _route, ...pack } = shaped.value;
  const issues = [
    ...duplicateIds(pack.card, 'card'),
    ...duplicateIds(pack.deck, 'deck'),
    ...duplicateIds(pack.duel, 'duel'),
    ...checkTexts(pack),
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
