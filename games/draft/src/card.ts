import type { Issue, Path } from '@lockstep/kernel';
import { integer, issue, name, text } from '@lockstep/shape';
import * as v from 'valibot';
import {
  MOST_EFFECT,
  PILLARS,
  RARITIES,
  RESONANCES,
  type Resonance,
  SLOTS,
  TAGS,
  type Tag,
  TRIBES,
  TYPES,
} from './vocabulary.ts';

const MOST_SYMBOLS = 2;

/** "Titan of Forgotten Echoes" is `titan-of-forgotten-echoes`. */
export const idOf = (called: string): string =>
  called
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** What is known by its name has an id made of it, unless it is given one. */
const withId = <Named extends { readonly id?: string | undefined; readonly name: string }>(
  one: Named,
): Named & { readonly id: string } => ({ ...one, id: one.id ?? idOf(one.name) });

const TAG = v.picklist(TAGS as [Tag, ...Tag[]]);
const SYMBOL = v.picklist(RESONANCES);

/** RES prints a card with name, resonance and tags; the rest has a value of its own without being written. */
export const CARD = v.pipe(
  v.strictObject({
    id: v.optional(name),
    name: text(40),
    resonance: v.optional(v.array(SYMBOL), []),
    tags: v.optional(v.array(TAG), []),
    rarity: v.optional(v.picklist(RARITIES), 'Common'),
    type: v.optional(v.picklist(TYPES), 'Event'),
    subtype: v.optional(text(30)),
    cost: v.optional(integer(0, 12), 2),
    spark: v.optional(integer(0, 12), 0),
    /** How good it is by itself, for the score (R11). */
    rating: v.optional(integer(0, 20), 3),
    text: v.optional(text(240)),
    flavour: v.optional(text(160)),
    battle: v.optional(
      v.strictObject({
        pillar: v.picklist(PILLARS),
        effect: integer(1, MOST_EFFECT),
        action: v.picklist(SLOTS),
      }),
    ),
  }),
  v.transform(withId),
);
export type Card = v.InferOutput<typeof CARD>;

export const DREAMCALLER = v.pipe(
  v.strictObject({
    id: v.optional(name),
    name: text(40),
    resonance: v.array(SYMBOL),
    resonance_bonus: v.record(SYMBOL, integer(0, 20)),
    tags: v.optional(v.array(TAG), []),
    tag_bonus: v.optional(v.record(TAG, integer(0, 20))),
    essence_bonus: v.optional(integer(0, 10_000), 0),
    /** What it does in a battle; "text" is told, this is done. */
    ability: v.optional(text(240)),
    text: v.optional(text(240)),
    flavour: v.optional(text(160)),
  }),
  v.transform(withId),
);
export type Dreamcaller = v.InferOutput<typeof DREAMCALLER>;

export const DREAMSIGN = v.pipe(
  v.strictObject({
    id: v.optional(name),
    name: text(40),
    resonance: v.array(SYMBOL),
    tags: v.optional(v.array(TAG), []),
    /** What it does in a battle. */
    effect: v.optional(text(240)),
    text: v.optional(text(240)),
    flavour: v.optional(text(160)),
  }),
  v.transform(withId),
);
export type Dreamsign = v.InferOutput<typeof DREAMSIGN>;

const checkSymbols = (symbols: readonly Resonance[], least: number, most: number, path: Path): readonly Issue[] => {
  const twice = symbols.findIndex((one, i) => symbols.indexOf(one) !== i);
  if (twice >= 0)
    return [issue('duplicate-word', [...path, 'resonance', twice], 'each resonance once', symbols[twice]!)];
  if (symbols.length >= least && symbols.length <= most) return [];
  const wanted = least === most ? `exactly ${least} resonance` : `${least} to ${most} resonances`;
  return [issue('resonance-count', [...path, 'resonance'], wanted, symbols)];
};

/** At most one tag says what a card is for, and none is listed twice. */
const checkTags = (tags: readonly Tag[], path: Path): readonly Issue[] => {
  const found: Issue[] = [];
  tags.forEach((tag, i) => {
    if (tags.indexOf(tag) !== i) found.push(issue('duplicate-word', [...path, 'tags', i], 'each tag once', tag));
  });
  const roles = tags.filter((tag) => tag.startsWith('role:'));
  if (new Set(roles).size > 1)
    found.push(
      issue('two-roles', [...path, 'tags', tags.lastIndexOf(roles.at(-1)!)], 'at most one role tag', roles.join(', ')),
    );
  return found;
};

/** "Spirit Animal" is the tribe `spirit-animal`. */
const tribeOf = (word: string): (typeof TRIBES)[number] | undefined => TRIBES.find((tribe) => tribe === idOf(word));

const wordOf = (tribe: string): RegExp => new RegExp(`\\b${tribe.replace('-', '[ -]')}s?\\b`, 'i');
const TRIBE_WORDS = TRIBES.map((tribe) => ({ tribe, word: wordOf(tribe) }));

/** Which tribes a card belongs to by its subtype, or speaks of in its text. */
const tribesOf = ({ subtype, text: rules }: Pick<Card, 'subtype' | 'text'>): readonly string[] => {
  const own = subtype === undefined ? undefined : tribeOf(subtype);
  const spoken = TRIBE_WORDS.filter(({ word }) => rules !== undefined && word.test(rules)).map(({ tribe }) => tribe);
  return [...new Set([...(own === undefined ? [] : [own]), ...spoken])];
};

/** What goes by its name needs one that an id can be made of. */
const checkId = ({ id, name: called }: { readonly id: string; readonly name: string }, path: Path): readonly Issue[] =>
  v.is(name, id)
    ? []
    : [
        issue(
          'no-id',
          [...path, 'name'],
          'a name that begins with a letter and is not too long, or a line "id = …"',
          called,
        ),
      ];

export const checkCard = (card: Card, path: Path): readonly Issue[] => [
  ...checkId(card, path),
  ...checkSymbols(card.resonance, 0, MOST_SYMBOLS, path),
  ...checkTags(card.tags, path),
  ...(card.subtype !== undefined && card.type !== 'Character'
    ? [issue('not-a-character', [...path, 'subtype'], 'a subtype on a Character only', card.subtype)]
    : []),
  ...(card.spark > 0 && card.type !== 'Character'
    ? [issue('not-a-character', [...path, 'spark'], 'spark on a Character only', card.spark)]
    : []),
  ...tribesOf(card)
    .map((tribe) => `tribal:${tribe}` as Tag)
    .filter((tag) => !card.tags.includes(tag))
    .map((tag) => issue('missing-tribe', [...path, 'tags'], `"${tag}", which its subtype or text names`, card.tags)),
];

const MOST_CALLER_TAGS = 3;

export const checkDreamcaller = (caller: Dreamcaller, path: Path): readonly Issue[] => {
  const { resonance, resonance_bonus: bonus, tags, tag_bonus: tagBonus = {} } = caller;
  const symbols = Object.keys(bonus) as Resonance[];
  return [
    ...checkId(caller, path),
    ...checkSymbols(resonance, 1, MOST_SYMBOLS, path),
    ...checkTags(tags, path),
    ...(tags.length < 1 || tags.length > MOST_CALLER_TAGS
      ? [issue('tag-count', [...path, 'tags'], `1 to ${MOST_CALLER_TAGS} tags`, tags)]
      : []),
    ...symbols
      .filter((one) => !resonance.includes(one))
      .map((one) =>
        issue(
          'stray-bonus',
          [...path, 'resonance_bonus', one],
          `a resonance the dreamcaller has: ${resonance.join(', ')}`,
          one,
        ),
      ),
    ...resonance
      .filter((one) => !symbols.includes(one))
      .map((one) => issue('missing-bonus', [...path, 'resonance_bonus'], `a bonus for ${one}`, symbols)),
    ...(Object.keys(tagBonus) as Tag[])
      .filter((tag) => !tags.includes(tag))
      .map((tag) =>
        issue('stray-bonus', [...path, 'tag_bonus', tag], `a tag the dreamcaller has: ${tags.join(', ')}`, tag),
      ),
  ];
};

export const checkDreamsign = (sign: Dreamsign, path: Path): readonly Issue[] => [
  ...checkId(sign, path),
  ...checkSymbols(sign.resonance, 1, 1, path),
  ...checkTags(sign.tags, path),
];
