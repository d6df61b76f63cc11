/** A word of the rules and its one sentence. */
export type Term = readonly [term: string, says: string];

export interface TermSpan {
  readonly from: number;
  readonly to: number;
  readonly term: Term;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A term of two words is often said with the longer of them: "the protocol" of "Active Protocol". */
const spellingsOf = (term: string): readonly string[] => {
  const words = term.split(' ');
  const longest = words.reduce((found, word) => (word.length > found.length ? word : found), '');
  return words.length > 1 ? [term, longest] : [term];
};

/** Where the words of the rules stand in a text, in its order: whole words, in any case, with an ending such as "Audits" or "quarantined". */
export const termSpans = (text: string, terms: readonly Term[]): readonly TermSpan[] => {
  const spelled = new Map(
    [...terms].reverse().flatMap((term) => spellingsOf(term[0]).map((word) => [word.toLowerCase(), term])),
  );
  const longestFirst = [...spelled.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  if (longestFirst.length === 0) return [];
  const pattern = new RegExp(`(?<![\\w-])(${longestFirst.map(escaped).join('|')})(?:s|d|ed)?(?![\\w-])`, 'giu');
  return [...text.matchAll(pattern)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    term: spelled.get(match[1]!.toLowerCase())!,
  }));
};

/** A finger is wider than a letter. */
const REACH = 4;

/** The term at a place of a text, or just next to it. */
export const termAt = (text: string, at: number, terms: readonly Term[]): Term | null => {
  const away = ({ from, to }: TermSpan): number => Math.max(from - at, at - to, 0);
  const near = termSpans(text, terms)
    .filter((span) => away(span) <= REACH)
    .sort((a, b) => away(a) - away(b) || a.from - b.from);
  return near[0]?.term ?? null;
};
