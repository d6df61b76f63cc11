import type { Clause } from '@lockstep/protocol';
import { listed, printedName, spelled } from '@lockstep/words';

const printed = (marks: readonly string[]): readonly string[] => marks.map(printedName);

/** One tick of a checklist, as a thing to submit. */
export const clauseWords = (clause: Clause): string => {
  switch (clause.kind) {
    case 'has':
      return printed([clause.mark])[0]!;
    case 'any':
      return `${clause.marks.length === 1 ? '' : 'any of '}${listed(printed(clause.marks), 'or')}`;
    case 'none':
      return `no ${listed(printed(clause.marks), 'or')}`;
    case 'verified':
      return clause.cards === 1 ? 'at least one VERIFIED card' : `${spelled(clause.cards)} VERIFIED cards`;
    case 'trust':
      return clause.trust === 'VERIFIED' ? 'every card VERIFIED' : `every card ${clause.trust} or better`;
    case 'at-least':
      return clause.cards === 1 ? 'at least one card' : `${spelled(clause.cards)} cards`;
    case 'at-most':
      return clause.cards === 1 ? 'one card only' : `at most ${spelled(clause.cards)} cards`;
    case 'pair':
      return `two cards sharing ${listed(printed(clause.tags), 'or')}`;
    case 'no-repeat':
      return 'no card of your previous payload';
  }
};

/** A whole checklist. What must be present is summed, as D29 §6 prints it: "AUTHORITY + TIME". */
export const pathWords = (path: readonly Clause[]): string => {
  const present = path.filter((clause) => clause.kind === 'has').map(clauseWords);
  const others = path.filter((clause) => clause.kind !== 'has').map(clauseWords);
  const parts = [...(present.length > 0 ? [present.join(' + ')] : []), ...others];
  return parts.length > 0 ? parts.join(', ') : 'any payload at all';
};

export const pathSentence = (path: readonly Clause[]): string => `Submit ${pathWords(path)}.`;
