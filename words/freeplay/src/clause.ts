import { type Clause, type GateView, type Likeness, parseClause, type Trust } from '@lockstep/gates';
import { listed, printedName } from '@lockstep/words';
import { orBetter, plainName, sourceWords } from './names.ts';

const or = (marks: readonly string[]): string => listed(marks.map(printedName), 'or');

/** "VERIFIED SENSOR or SYSTEM LOG", "PLAUSIBLE or better from a listed source"; empty where anything will do. */
const likenessWords = ({ trust, tags, traits, notTags, notTraits, listed: source, axis }: Likeness): string => {
  const not = [...notTags, ...notTraits];
  const is = [
    ...(trust === null ? [] : [orBetter(trust)]),
    ...(tags.length > 0 ? [or(tags)] : []),
    ...traits.map(printedName),
  ].join(' ');
  return [
    is,
    not.length > 0 ? `not ${or(not)}` : '',
    source ? 'from a listed source' : '',
    axis ? 'with a tag of its axis' : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
};

const beside = (anchor: Likeness): string => {
  const words = likenessWords(anchor);
  if (words === '') return 'any other artifact';
  return words.startsWith('not ') ? `one that is ${words}` : `one ${words}`;
};

const said = (clause: Clause): string => {
  switch (clause.kind) {
    case 'trust':
      return `one ${orBetter(clause.trust)}`;
    case 'every':
      return `every artifact ${orBetter(clause.trust)}`;
    case 'tag':
      return or(clause.tags);
    case 'without':
      return `no ${or(clause.tags)}`;
    case 'trait':
      return or(clause.traits);
    case 'sealed':
      return 'every artifact HASHED or not EDITABLE';
    case 'listed':
      return 'one from a listed source';
    case 'card':
      return `one ${likenessWords(clause.like) || 'artifact'}`;
    case 'pair':
      return `one ${likenessWords(clause.like) || 'artifact'} beside ${beside(clause.anchor)}`;
    case 'corroborated':
      return 'one that CORROBORATE has marked';
    case 'tool':
      return `with the tool ${plainName(clause.tool)}`;
    case 'families':
      return 'two families';
    case 'fresh':
      return 'no family of the last INJECT';
    case 'agree':
      return 'two that share a tag of its axis';
    case 'cycled':
      return 'right after a CYCLE';
    case 'flagged':
      return 'while a FLAG holds here';
    case 'rewired':
      return clause.from === null
        ? 'one that REWIRE changed'
        : `one that REWIRE changed from ${printedName(clause.from)}`;
    case 'bound':
      return 'one that CORROBORATE marked on the turn after its REWIRE';
  }
};

const either = (words: readonly string[]): string => words.map(printedName).join(' / ');

const LEAST: { readonly [trust in Trust]: string } = {
  VERIFIED: 'VERIFIED',
  PLAUSIBLE: 'PLAUSIBLE +',
  SKETCHY: 'any trust',
};

const likenessBrief = ({ trust, tags, traits, notTags, notTraits, listed: source, axis }: Likeness): string => {
  const not = [...notTags, ...notTraits];
  return [
    ...(trust === null ? [] : [LEAST[trust]]),
    ...(tags.length > 0 ? [either(tags)] : []),
    ...traits.map(printedName),
    ...(not.length > 0 ? [`not ${either(not)}`] : []),
    ...(source ? ['of a listed source'] : []),
    ...(axis ? ['on its axis'] : []),
  ].join(' ');
};

const brief = (clause: Clause): string => {
  switch (clause.kind) {
    case 'trust':
      return LEAST[clause.trust];
    case 'every':
      return `all ${LEAST[clause.trust]}`;
    case 'tag':
      return either(clause.tags);
    case 'without':
      return `no ${either(clause.tags)}`;
    case 'trait':
      return either(clause.traits);
    case 'sealed':
      return 'all HASHED or not EDITABLE';
    case 'listed':
      return 'listed source';
    case 'card':
      return likenessBrief(clause.like) || 'any artifact';
    case 'pair':
      return `${likenessBrief(clause.like) || 'one'} beside ${likenessBrief(clause.anchor) || 'another'}`;
    case 'corroborated':
      return 'corroborated';
    case 'tool':
      return plainName(clause.tool);
    case 'families':
      return 'two families';
    case 'fresh':
      return 'new family';
    case 'agree':
      return 'two on its axis';
    case 'cycled':
      return 'after a CYCLE';
    case 'flagged':
      return 'while a FLAG holds';
    case 'rewired':
      return clause.from === null ? 'rewired' : `rewired from ${printedName(clause.from)}`;
    case 'bound':
      return 'REWIRE, then CORROBORATE';
  }
};

/** A clause in the fewest words, for a table that has to fit on one screen; the whole of it is a tap away. */
export const clauseBrief = (written: string): string => {
  const clause = parseClause(written);
  return clause.ok ? brief(clause.value) : written;
};

/** A clause as a pack writes it, in a player's short English; what is no clause is left unchanged. */
export const clauseWords = (written: string): string => {
  const clause = parseClause(written);
  return clause.ok ? said(clause.value) : written;
};

/** All that one path asks; a clause that FLAG has struck is left out. */
export const pathWords = (path: {
  readonly clauses: readonly string[];
  readonly struck?: number | null | undefined;
}): string => {
  const asked = path.clauses.filter((_, i) => i + 1 !== path.struck).map(clauseWords);
  return asked.length === 0 ? 'anything' : asked.join(' + ');
};

type Sides = Pick<GateView, 'sources' | 'axis' | 'bars' | 'seals'>;

/** What holds at a gate whichever path is tried: sentences, none for most. */
export const gateWords = ({ sources, axis, bars, seals }: Sides): readonly string[] => [
  ...(bars.length > 0 ? [`No payload with ${or(bars)} passes, by whatever path.`] : []),
  ...(sources.length > 0 ? [`Listed sources: ${listed(sources.map(sourceWords))}.`] : []),
  ...(axis.length > 0 ? [`Its axis: ${listed(axis.map(printedName))}.`] : []),
  ...(seals ? ['While it stands, REWIRE takes only an artifact that is HASHED or not EDITABLE.'] : []),
];
