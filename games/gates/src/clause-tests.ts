import type { Clause, Likeness } from './clause.ts';
import { TOOLS, TRAITS, TRUSTS, tagBits, traitBits } from './vocabulary.ts';

/** What is sent to a gate, as its clauses see it. */
export interface Payload {
  readonly cards: number;
  /** The cards one by one: the second is −1 where there is only one. */
  readonly one: number;
  readonly two: number;
  readonly tagsOne: number;
  readonly tagsTwo: number;
  readonly traitsOne: number;
  readonly traitsTwo: number;
  readonly trustOne: number;
  readonly trustTwo: number;
  /** Of both together: tags and traits joined, the highest and the lowest trust, all their power. */
  readonly tags: number;
  readonly traits: number;
  /** Every tag there is, counted or not: what a gate bars, it bars. */
  readonly allTags: number;
  readonly maxTrust: number;
  readonly minTrust: number;
  readonly power: number;
  readonly families: number;
  readonly corroborated: number;
  readonly rewired: number;
  /** Tags that REWIREd cards of it came from. */
  readonly rewiredFrom: number;
  readonly bound: number;
  /** Its place in TOOLS, −1 for none. */
  readonly tool: number;
  readonly cycled: boolean;
  readonly lastFamilies: number;
}

/** Whether a payload meets a clause; `flagged` says whether FLAG holds on the gate. */
export type Test = (payload: Payload, flagged: boolean) => boolean;

/** What a gate brings to its clauses: the cards of its listed sources, the tags of its axis. */
interface Facts {
  readonly listed: number;
  readonly axis: number;
}

const EDITABLE = 1 << TRAITS.indexOf('EDITABLE');
const HASHED = 1 << TRAITS.indexOf('HASHED');

/** Nothing that can be edited, unless it is HASHED. */
export const isSealed = (traits: number): boolean => (traits & EDITABLE) === 0 || (traits & HASHED) !== 0;

type Like = (card: number, tags: number, traits: number, trust: number) => boolean;

const compileLikeness = (like: Likeness, { listed, axis }: Facts): Like => {
  const trust = like.trust === null ? 0 : TRUSTS.indexOf(like.trust);
  const tags = tagBits(like.tags);
  const traits = traitBits(like.traits);
  const notTags = tagBits(like.notTags);
  const notTraits = traitBits(like.notTraits);
  return (card, hasTags, hasTraits, hasTrust) =>
    hasTrust >= trust &&
    (tags === 0 || (hasTags & tags) !== 0) &&
    (hasTraits & traits) === traits &&
    (hasTags & notTags) === 0 &&
    (hasTraits & notTraits) === 0 &&
    (!like.listed || ((listed >> card) & 1) === 1) &&
    (!like.axis || (hasTags & axis) !== 0);
};

/** A clause as a question to payloads, asked without a word being read. */
export const compileClause = (clause: Clause, facts: Facts): Test => {
  switch (clause.kind) {
    case 'trust': {
      const trust = TRUSTS.indexOf(clause.trust);
      return ({ maxTrust }) => maxTrust >= trust;
    }
    case 'every': {
      const trust = TRUSTS.indexOf(clause.trust);
      return ({ minTrust }) => minTrust >= trust;
    }
    case 'tag': {
      const wanted = tagBits(clause.tags);
      return ({ tags }) => (tags & wanted) !== 0;
    }
    case 'without': {
      const barred = tagBits(clause.tags);
      return ({ tags }) => (tags & barred) === 0;
    }
    case 'trait': {
      const wanted = traitBits(clause.traits);
      return ({ traits }) => (traits & wanted) !== 0;
    }
    case 'sealed':
      return ({ two, traitsOne, traitsTwo }) => isSealed(traitsOne) && (two < 0 || isSealed(traitsTwo));
    case 'listed':
      return ({ cards }) => (cards & facts.listed) !== 0;
    case 'card': {
      const like = compileLikeness(clause.like, facts);
      return (p) =>
        like(p.one, p.tagsOne, p.traitsOne, p.trustOne) ||
        (p.two >= 0 && like(p.two, p.tagsTwo, p.traitsTwo, p.trustTwo));
    }
    case 'pair': {
      const like = compileLikeness(clause.like, facts);
      const anchor = compileLikeness(clause.anchor, facts);
      return (p) =>
        p.two >= 0 &&
        ((like(p.one, p.tagsOne, p.traitsOne, p.trustOne) && anchor(p.two, p.tagsTwo, p.traitsTwo, p.trustTwo)) ||
          (like(p.two, p.tagsTwo, p.traitsTwo, p.trustTwo) && anchor(p.one, p.tagsOne, p.traitsOne, p.trustOne)));
    }
    case 'corroborated':
      return ({ corroborated }) => corroborated !== 0;
    case 'tool': {
      const wanted = TOOLS.indexOf(clause.tool);
      return ({ tool }) => tool === wanted;
    }
    case 'families':
      return ({ families }) => (families & (families - 1)) !== 0;
    case 'fresh':
      return ({ families, lastFamilies }) => (families & lastFamilies) === 0;
    case 'agree':
      return ({ tagsOne, tagsTwo }) => (tagsOne & tagsTwo & facts.axis) !== 0;
    case 'cycled':
      return ({ cycled }) => cycled;
    case 'flagged':
      return (_, flagged) => flagged;
    case 'rewired': {
      if (clause.from === null) return ({ rewired }) => rewired !== 0;
      const from = tagBits([clause.from]);
      return ({ rewiredFrom }) => (rewiredFrom & from) !== 0;
    }
    case 'bound':
      return ({ bound }) => bound !== 0;
  }
};
