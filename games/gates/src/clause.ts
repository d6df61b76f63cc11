import { fail, nearest, ok, type Result } from '@lockstep/kernel';
import { TAGS, type Tag, TOOLS, type Tool, TRAITS, TRUSTS, type Trait, type Trust } from './vocabulary.ts';

/** What one card is asked to be: all of it at once. */
export interface Likeness {
  /** At least so trusted. */
  readonly trust: Trust | null;
  /** Any of these. */
  readonly tags: readonly Tag[];
  readonly traits: readonly Trait[];
  /** None of these tags, none of these traits. */
  readonly notTags: readonly Tag[];
  readonly notTraits: readonly Trait[];
  /** From a source the gate lists. */
  readonly listed: boolean;
  /** With a tag of the gate's axis. */
  readonly axis: boolean;
}

/** One thing a path asks of a payload. Where nothing else is said, of the payload as a whole. */
export type Clause =
  /** Some card at least so trusted. */
  | { readonly kind: 'trust'; readonly trust: Trust }
  /** Every card at least so trusted. */
  | { readonly kind: 'every'; readonly trust: Trust }
  /** Any of these tags. */
  | { readonly kind: 'tag'; readonly tags: readonly Tag[] }
  | { readonly kind: 'without'; readonly tags: readonly Tag[] }
  | { readonly kind: 'trait'; readonly traits: readonly Trait[] }
  /** Every card is HASHED or was never EDITABLE. */
  | { readonly kind: 'sealed' }
  /** From a source the gate lists. */
  | { readonly kind: 'listed' }
  /** One card that is all of this. */
  | { readonly kind: 'card'; readonly like: Likeness }
  /** One card that is this, together with another that is that. */
  | { readonly kind: 'pair'; readonly like: Likeness; readonly anchor: Likeness }
  /** A card that CORROBORATE has marked. */
  | { readonly kind: 'corroborated' }
  | { readonly kind: 'tool'; readonly tool: Tool }
  /** Two artifacts of different families. */
  | { readonly kind: 'families' }
  /** No family of the previous INJECT. */
  | { readonly kind: 'fresh' }
  /** Two artifacts that share a tag of the gate's axis. */
  | { readonly kind: 'agree' }
  /** The move before this one was CYCLE. */
  | { readonly kind: 'cycled' }
  /** While FLAG holds on this gate. */
  | { readonly kind: 'flagged' }
  /** A card that was REWIREd, from this tag where one is named. */
  | { readonly kind: 'rewired'; readonly from: Tag | null }
  /** A card that was CORROBORATEd on the turn after it was REWIREd. */
  | { readonly kind: 'bound' };

const SAID = {
  trust: 'trust VERIFIED',
  every: 'every PLAUSIBLE',
  tag: 'tag SENSOR, or tag PURCHASE|TIME for any of them',
  without: 'without PRIVACY',
  trait: 'trait TIMESTAMPED',
  sealed: 'sealed',
  listed: 'listed',
  card: 'card VERIFIED SENSOR|SYSTEM_LOG',
  pair: 'pair SENSOR with !SENSOR, or pair MOOD with any',
  corroborated: 'corroborated',
  tool: 'tool METADATA_SCRAPER',
  families: 'families',
  fresh: 'fresh',
  agree: 'agree',
  cycled: 'cycled',
  flagged: 'flagged',
  rewired: 'rewired, or rewired SENSOR',
  bound: 'bound',
} as const satisfies { readonly [kind in Clause['kind']]: string };

export const CLAUSE_KINDS = Object.keys(SAID) as readonly Clause['kind'][];

interface Fault {
  readonly expected: string;
  readonly nearest?: string;
}

const wordFault = (word: string, words: readonly string[]): Fault => {
  const near = nearest(word, words);
  return { expected: `one of ${words.join(', ')}`, ...(near === undefined ? {} : { nearest: near }) };
};

const isOne = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  (words as readonly string[]).includes(word);

const allOf = <Word extends string>(words: readonly Word[], text: string): Result<readonly Word[], Fault> => {
  const found = text.split('|');
  const known = found.filter((word): word is Word => isOne(words, word));
  const stranger = found.find((word) => !isOne(words, word));
  return stranger === undefined ? ok(known) : fail(wordFault(stranger, words));
};

const NOTHING_ASKED: Likeness = {
  trust: null,
  tags: [],
  traits: [],
  notTags: [],
  notTraits: [],
  listed: false,
  axis: false,
};

/** Tools as a clause names them: "tool METADATA_SCRAPER". */
const TOOL_NAMES = TOOLS.map((tool) => tool.replace('tool.', ''));

const LIKENESS_WORDS = [...TRUSTS, ...TAGS, ...TRAITS, 'listed', 'axis', 'any'];

const likenessOf = (words: readonly string[]): Result<Likeness, Fault> => {
  let like = NOTHING_ASKED;
  for (const word of words) {
    const not = word.startsWith('!');
    const parts = word.replace('!', '').split('|');
    const stranger = parts.find((part) => !LIKENESS_WORDS.includes(part));
    if (stranger !== undefined) return fail(wordFault(stranger, LIKENESS_WORDS));
    const tags = parts.filter((part): part is Tag => isOne(TAGS, part));
    const traits = parts.filter((part): part is Trait => isOne(TRAITS, part));
    const trust = parts.find((part): part is Trust => isOne(TRUSTS, part));
    if (not) like = { ...like, notTags: [...like.notTags, ...tags], notTraits: [...like.notTraits, ...traits] };
    else
      like = {
        ...like,
        trust: trust ?? like.trust,
        tags: [...like.tags, ...tags],
        traits: [...like.traits, ...traits],
        listed: like.listed || parts.includes('listed'),
        axis: like.axis || parts.includes('axis'),
      };
  }
  return ok(like);
};

/** One word after the kind, of a list. */
const single = <Word extends string>(
  words: readonly Word[],
  rest: readonly string[],
  kind: Clause['kind'],
): Result<Word, Fault> => {
  const [word] = rest;
  if (rest.length !== 1 || word === undefined) return fail({ expected: SAID[kind] });
  return isOne(words, word) ? ok(word) : fail(wordFault(word, words));
};

const several = <Word extends string>(
  words: readonly Word[],
  rest: readonly string[],
  kind: Clause['kind'],
): Result<readonly Word[], Fault> => (rest.length === 1 ? allOf(words, rest[0]!) : fail({ expected: SAID[kind] }));

const read = (kind: Clause['kind'], rest: readonly string[]): Result<Clause, Fault> => {
  switch (kind) {
    case 'trust':
    case 'every': {
      const trust = single(TRUSTS, rest, kind);
      return trust.ok ? ok({ kind, trust: trust.value }) : trust;
    }
    case 'tag':
    case 'without': {
      const tags = several(TAGS, rest, kind);
      return tags.ok ? ok({ kind, tags: tags.value }) : tags;
    }
    case 'trait': {
      const traits = several(TRAITS, rest, kind);
      return traits.ok ? ok({ kind, traits: traits.value }) : traits;
    }
    case 'tool': {
      const tool = single(TOOL_NAMES, rest, kind);
      return tool.ok ? ok({ kind, tool: `tool.${tool.value}` as Tool }) : tool;
    }
    case 'rewired': {
      if (rest.length === 0) return ok({ kind, from: null });
      const from = single(TAGS, rest, kind);
      return from.ok ? ok({ kind, from: from.value }) : from;
    }
    case 'card': {
      if (rest.length === 0) return fail({ expected: SAID.card });
      const like = likenessOf(rest);
      return like.ok ? ok({ kind, like: like.value }) : like;
    }
    case 'pair': {
      const at = rest.indexOf('with');
      if (at < 1 || at === rest.length - 1) return fail({ expected: SAID.pair });
      const like = likenessOf(rest.slice(0, at));
      if (!like.ok) return like;
      const anchor = likenessOf(rest.slice(at + 1));
      return anchor.ok ? ok({ kind, like: like.value, anchor: anchor.value }) : anchor;
    }
    case 'sealed':
    case 'listed':
    case 'corroborated':
    case 'families':
    case 'fresh':
    case 'agree':
    case 'cycled':
    case 'flagged':
    case 'bound':
      return rest.length === 0 ? ok({ kind }) : fail({ expected: SAID[kind] });
  }
};

/** "card VERIFIED SENSOR|SYSTEM_LOG" as a clause, or what was expected. */
export const parseClause = (text: string): Result<Clause, Fault> => {
  const [word = '', ...rest] = text.split(' ').filter((part) => part !== '');
  if (!isOne(CLAUSE_KINDS, word)) {
    const near = nearest(word, CLAUSE_KINDS);
    return fail({
      expected: `a clause that begins with one of ${CLAUSE_KINDS.join(', ')}`,
      ...(near === undefined ? {} : { nearest: near }),
    });
  }
  return read(word, rest);
};

/** The tags a clause speaks well of. */
export const namedTags = (clause: Clause): readonly Tag[] => {
  if (clause.kind === 'tag') return clause.tags;
  if (clause.kind === 'card') return clause.like.tags;
  if (clause.kind === 'pair') return [...clause.like.tags, ...clause.anchor.tags];
  return [];
};

/** Whether a clause asks for something TIMESTAMPED, or for the tool that makes it so. */
export const asksTime = (clause: Clause): boolean => {
  if (clause.kind === 'trait') return clause.traits.includes('TIMESTAMPED');
  if (clause.kind === 'tool') return clause.tool === 'tool.METADATA_SCRAPER';
  if (clause.kind === 'card') return clause.like.traits.includes('TIMESTAMPED');
  return clause.kind === 'pair' && [clause.like, clause.anchor].some(({ traits }) => traits.includes('TIMESTAMPED'));
};
