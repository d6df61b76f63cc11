import { integer } from '@lockstep/shape';
import * as v from 'valibot';
import type { Card } from './card.ts';
import { TAGS, type Tag, TRAITS, TRUSTS, type Trait, type Trust } from './vocabulary.ts';

const MARKS = [...TAGS, ...TRAITS] as const;
export type Mark = (typeof MARKS)[number];

const marks = v.pipe(v.array(v.picklist(MARKS)), v.minLength(1));

/** One way to satisfy a protocol, as a designer writes it (P2). */
export const PATH = v.strictObject({
  tags: v.optional(v.pipe(v.array(v.picklist(TAGS)), v.minLength(1))),
  traits: v.optional(v.pipe(v.array(v.picklist(TRAITS)), v.minLength(1))),
  any: v.optional(marks),
  none: v.optional(marks),
  verified: v.optional(integer(1, 2)),
  trust: v.optional(v.picklist(TRUSTS)),
  at_least: v.optional(integer(1, 2)),
  at_most: v.optional(integer(1, 2)),
  pair: v.optional(v.pipe(v.array(v.picklist(TAGS)), v.minLength(1))),
  no_repeat: v.optional(v.literal(true)),
});

export type Path = v.InferOutput<typeof PATH>;

/** One tick of a path's checklist, judged on the combined payload. */
export type Clause =
  | { readonly kind: 'has'; readonly mark: Mark }
  | { readonly kind: 'any'; readonly marks: readonly Mark[] }
  | { readonly kind: 'none'; readonly marks: readonly Mark[] }
  | { readonly kind: 'verified'; readonly cards: number }
  | { readonly kind: 'trust'; readonly trust: Trust }
  | { readonly kind: 'at-least'; readonly cards: number }
  | { readonly kind: 'at-most'; readonly cards: number }
  | { readonly kind: 'pair'; readonly tags: readonly Tag[] }
  | { readonly kind: 'no-repeat' };

export const clausesOf = (path: Path): readonly Clause[] => [
  ...(path.tags ?? []).map((mark): Clause => ({ kind: 'has', mark })),
  ...(path.traits ?? []).map((mark): Clause => ({ kind: 'has', mark })),
  ...(path.any ? [{ kind: 'any', marks: path.any } as const] : []),
  ...(path.pair ? [{ kind: 'pair', tags: path.pair } as const] : []),
  ...(path.none ? [{ kind: 'none', marks: path.none } as const] : []),
  ...(path.verified ? [{ kind: 'verified', cards: path.verified } as const] : []),
  ...(path.trust ? [{ kind: 'trust', trust: path.trust } as const] : []),
  ...(path.at_least ? [{ kind: 'at-least', cards: path.at_least } as const] : []),
  ...(path.at_most ? [{ kind: 'at-most', cards: path.at_most } as const] : []),
  ...(path.no_repeat ? [{ kind: 'no-repeat' } as const] : []),
];

const carries = (card: Card, mark: Mark): boolean =>
  (card.tags as readonly Mark[]).includes(mark) ||
  (card.traits as readonly Mark[]).includes(mark satisfies Tag | Trait);

const atLeast = (trust: Trust, least: Trust): boolean => TRUSTS.indexOf(trust) >= TRUSTS.indexOf(least);

/** `fresh`: no card of the payload was in the previous one. */
export const clauseHolds = (clause: Clause, payload: readonly Card[], fresh: boolean): boolean => {
  switch (clause.kind) {
    case 'has':
      return payload.some((card) => carries(card, clause.mark));
    case 'any':
      return clause.marks.some((mark) => payload.some((card) => carries(card, mark)));
    case 'none':
      return !clause.marks.some((mark) => payload.some((card) => carries(card, mark)));
    case 'verified':
      return payload.filter((card) => card.trust === 'VERIFIED').length >= clause.cards;
    case 'trust':
      return payload.every((card) => atLeast(card.trust, clause.trust));
    case 'at-least':
      return payload.length >= clause.cards;
    case 'at-most':
      return payload.length <= clause.cards;
    case 'pair':
      return payload.length === 2 && clause.tags.some((tag) => payload.every((card) => card.tags.includes(tag)));
    case 'no-repeat':
      return fresh;
  }
};

/** The marks and trust tiers that help a clause to hold; none where it asks for less of something. */
export const asksFor = (clause: Clause): readonly (Mark | Trust)[] => {
  switch (clause.kind) {
    case 'has':
      return [clause.mark];
    case 'any':
      return clause.marks;
    case 'pair':
      return clause.tags;
    case 'verified':
      return ['VERIFIED'];
    case 'none':
    case 'trust':
    case 'at-least':
    case 'at-most':
    case 'no-repeat':
      return [];
  }
};
