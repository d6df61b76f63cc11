import type { Clause, Mark, Trust } from '@lockstep/protocol';
import { listed, spelled } from '@lockstep/words';

/** An id as a person would write it: "SELF_REPORT" is "self report". */
const plain = (id: string): string => id.toLowerCase().replaceAll('_', ' ');

export const markName = (mark: Mark | Trust): string => plain(mark);

/** "TIMESTAMP_REQUIRED" is "Timestamp required". */
export const protocolName = (id: string): string => plain(id).replace(/^./, (letter) => letter.toUpperCase());

/** What a clause asks for, in the fewest words: a chip that is ticked. */
export const clauseLabel = (clause: Clause): string => {
  switch (clause.kind) {
    case 'has':
      return markName(clause.mark);
    case 'any':
      return listed(clause.marks.map(markName), 'or');
    case 'none':
      return `no ${listed(clause.marks.map(markName), 'or')}`;
    case 'verified':
      return `${spelled(clause.cards)} verified`;
    case 'trust':
      return clause.trust === 'VERIFIED'
        ? 'all verified'
        : clause.trust === 'PLAUSIBLE'
          ? 'nothing sketchy'
          : 'any trust';
    case 'at-least':
      return clause.cards === 1 ? 'any card' : `${spelled(clause.cards)} cards`;
    case 'at-most':
      return clause.cards === 1 ? 'one card only' : `at most ${spelled(clause.cards)} cards`;
    case 'pair':
      return `two sharing ${listed(clause.tags.map(markName), 'or')}`;
    case 'no-repeat':
      return 'no repeats';
  }
};

/** Paths in a sentence: "Needs time and location; or two sharing work." Clauses of every path come last, once. */
export const needsWords = (own: readonly (readonly Clause[])[], shared: readonly Clause[]): string => {
  const ways = own.map((path) => listed(path.map(clauseLabel))).filter((way) => way !== '');
  const always = shared.length > 0 ? ` Always ${listed(shared.map(clauseLabel))}.` : '';
  return `${ways.length > 0 ? `Needs ${ways.join('; or ')}.` : 'Any payload at all.'}${always}`;
};
