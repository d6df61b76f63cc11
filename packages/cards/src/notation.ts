import { fail, nearest, ok, Refusal, type Result, refuse } from '@lockstep/kernel';
import { type CardSet, placesOf } from './cardset.ts';

type Card = { readonly id: string };

/** The ids of a set, in deal order. */
export const idsOf = (dealt: readonly Card[], set: CardSet): string[] => placesOf(set).map((place) => dealt[place]!.id);

/** "submit fda-article timestamped-receipt": cards in deal order. */
export const makePlay = (dealt: readonly Card[], kind: string, cards: CardSet): string =>
  [kind, ...idsOf(dealt, cards)].join(' ');

/** A verb and cards in any order. */
export const parsePlay = <Kind extends string>(
  dealt: readonly Card[],
  kinds: readonly Kind[],
  text: string,
): Result<{ readonly kind: Kind; readonly cards: CardSet }, Refusal> => {
  const words = text.split(' ').filter((word) => word !== '');
  const verb = words[0] ?? '';
  const kind = kinds.find((word) => word === verb);
  if (!kind) return fail(refuse('unknown-action', { action: verb.slice(0, 40), actions: kinds }));
  let cards = 0;
  for (let i = 1; i < words.length; i += 1) {
    const word = words[i]!;
    const place = dealt.findIndex(({ id }) => id === word);
    if (place < 0) {
      const near = nearest(
        word,
        dealt.map(({ id }) => id),
      );
      return fail(new Refusal('unknown-card', { card: word.slice(0, 40), ...(near ? { nearest: near } : {}) }));
    }
    if ((cards >> place) & 1) return fail(refuse('repeated-card', { card: word }));
    cards |= 1 << place;
  }
  return ok({ kind, cards });
};
