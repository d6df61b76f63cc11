import type { CardView, View } from './view.ts';
import type { Proof } from './vocabulary.ts';

/** A concern that nothing in hand can settle any more, and the cards that would if the story did not block them. */
export interface Unprovable {
  readonly proof: Proof;
  readonly blocked: readonly CardView[];
}

/** T1: while one is left, the night cannot be won. */
export const unprovable = ({ concerns, cards }: Pick<View, 'concerns' | 'cards'>): readonly Unprovable[] =>
  concerns.flatMap(({ proof, addressed }) => {
    const proving = cards.filter(({ place, proves }) => place === 'hand' && proves.includes(proof));
    const blocked = proving.filter((card) => card.blocked !== null);
    return addressed || blocked.length < proving.length ? [] : [{ proof, blocked }];
  });
