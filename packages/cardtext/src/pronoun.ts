import { phrasesIn } from './phrases.ts';

/** What a sentence can speak of again. */
type Said = 'it' | 'them' | 'foreseen' | 'returned' | 'amount' | 'do' | 'copy';

/** Phrases that look back, by table and form. */
const NEEDS: { readonly [phrase: string]: Said } = {
  'char it': 'it',
  'char that': 'it',
  'effect return-play': 'it',
  'effect abandon-later': 'it',
  'effect costs-less': 'it',
  'value its': 'it',
  'condition costs': 'it',
  'char them': 'them',
  'amount them': 'them',
  'effect dissolve-each': 'them',
  'condition foreseen': 'foreseen',
  'condition foreseen-many': 'foreseen',
  'amount foreseen': 'foreseen',
  'effect gain-reclaim': 'foreseen',
  'amount returned': 'returned',
  'value amount': 'amount',
  'condition do': 'do',
  'until copy': 'copy',
};

/** Phrases that are looked back at. */
const GIVES: { readonly [phrase: string]: readonly Said[] } = {
  'effect create': ['it', 'them'],
  'effect create-copy': ['it', 'copy'],
  'effect create-copy-void': ['it', 'copy'],
  'effect gains': ['it'],
  'effect loses': ['it'],
  'effect return': ['it', 'returned'],
  'effect return-void': ['it'],
  'effect banish': ['it'],
  'effect dissolve': ['it'],
  'effect reclaim': ['it'],
  'effect reclaim-any': ['it'],
  'effect reclaim-this': ['it'],
  'effect discover': ['it'],
  'effect abandon': ['it', 'them'],
  'effect prevent': ['it'],
  'effect play': ['it'],
  'effect foresee': ['foreseen'],
  'trigger reclaim': ['it'],
  'trigger foresee': ['foreseen'],
  'trigger kindle': ['amount'],
  'cost another': ['it'],
  'cost figment': ['it'],
};

/** The first phrase of a record that looks back at nothing; the record's own phrases are told to what is said. */
export const danglingIn = (code: ArrayLike<number>, base: number, said: Set<string>): string | undefined => {
  const phrases = phrasesIn('line', code, base).map(({ table, form }) => `${table} ${form}`);
  // An opening and its cost come before the clause, so what they give is there for it.
  for (const phrase of phrases)
    if (/^(?:trigger|cost) /.test(phrase)) for (const what of GIVES[phrase] ?? []) said.add(what);
  const missing = phrases.find((phrase) => NEEDS[phrase] !== undefined && !said.has(NEEDS[phrase]));
  for (const phrase of phrases) for (const what of GIVES[phrase] ?? []) said.add(what);
  said.add('do');
  return missing;
};
