import { textIssues } from '@lockstep/cardtext';
import { CARD, DREAMCALLER, DREAMSIGN, RESONANCES } from '@lockstep/draft';
import type { Issue } from '@lockstep/kernel';
import { duplicateIds, integer, issue, name, reference, text } from '@lockstep/shape';
import * as v from 'valibot';
import { bearerOf } from './card.ts';
import { TUNING } from './tuning.ts';

const MOST_DECK = 100;
const MOST_SIGNS = 15;

/** One side of a battle, by the ids of cards. */
export const SEAT = v.strictObject({
  name: v.optional(text(60)),
  deck: v.pipe(v.array(name), v.minLength(1), v.maxLength(MOST_DECK)),
  dreamcaller: v.optional(name),
  dreamsigns: v.optional(v.pipe(v.array(name), v.maxLength(MOST_SIGNS)), []),
  points_to_win: v.optional(integer(1, 200)),
  production: v.optional(integer(0, 20)),
  /** Cards of its opening hand above, or below, what everyone draws. */
  extra_cards: v.optional(integer(-5, 5)),
  /** Its main resonances; without it those that lead among its cards. */
  resonance: v.optional(v.pipe(v.array(v.picklist(RESONANCES)), v.maxLength(2))),
  /** The bot that plays it where no person does. */
  bot: v.optional(name),
});

/** A battle, complete in itself. */
export const SCRIPT = v.strictObject({
  title: v.optional(text(80), 'A battle'),
  scene: v.optional(name),
  battle: v.optional(TUNING, {}),
  /** Who moves first; drawn where it is left out. */
  first: v.optional(integer(0, 1)),
  seat: v.tuple([SEAT, SEAT]),
  card: v.pipe(v.array(CARD), v.minLength(1)),
  dreamcaller: v.optional(v.array(DREAMCALLER), []),
  dreamsign: v.optional(v.array(DREAMSIGN), []),
});
export type Script = v.InferOutput<typeof SCRIPT>;

/** Every text of a pack or a battle. */
export const checkTexts = ({
  card,
  dreamcaller,
  dreamsign,
}: Pick<Script, 'card' | 'dreamcaller' | 'dreamsign'>): readonly Issue[] =>
  textIssues([
    ...card.map((one, i) => ({ text: one.text ?? '', bearer: bearerOf(one.type), path: ['card', i, 'text'] })),
    ...dreamcaller.map((one, i) => ({
      text: one.ability ?? '',
      bearer: 'emblem' as const,
      path: ['dreamcaller', i, 'ability'],
    })),
    ...dreamsign.map((one, i) => ({
      text: one.effect ?? '',
      bearer: 'emblem' as const,
      path: ['dreamsign', i, 'effect'],
    })),
  ]);

const ids = (things: readonly { readonly id: string }[]): readonly string[] => things.map(({ id }) => id);

export const checkScript = (script: Script): readonly Issue[] => [
  ...duplicateIds(script.card, 'card'),
  ...duplicateIds(script.dreamcaller, 'dreamcaller'),
  ...duplicateIds(script.dreamsign, 'dreamsign'),
  ...checkTexts(script),
  ...script.seat.flatMap(({ deck, dreamcaller, dreamsigns }, s) => [
    ...deck.flatMap((id, i) => reference(id, ids(script.card), ['seat', s, 'deck', i], 'card')),
    ...(dreamcaller === undefined
      ? []
      : reference(dreamcaller, ids(script.dreamcaller), ['seat', s, 'dreamcaller'], 'dreamcaller')),
    ...dreamsigns.flatMap((id, i) => [
      ...reference(id, ids(script.dreamsign), ['seat', s, 'dreamsigns', i], 'dreamsign'),
      ...(dreamsigns.indexOf(id) === i ? [] : [issue('duplicate-word', ['seat', s, 'dreamsigns', i], 'each once', id)]),
    ]),
  ]),
];
