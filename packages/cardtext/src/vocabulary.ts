/** What a text can speak of: a card by its type, or a character by its subtype. Singular, plural. */
export const KINDS = [
  ['card', 'cards'],
  ['event', 'events'],
  ['character', 'characters'],
  ['Fast card', 'Fast cards'],
  ['figment', 'figments'],
  ['warrior', 'warriors'],
  ['spirit animal', 'spirit animals'],
  ['ancient', 'ancients'],
  ['survivor', 'survivors'],
  ['visitor', 'visitors'],
  ['explorer', 'explorers'],
  ['synth', 'synths'],
  ['outsider', 'outsiders'],
  ['musician', 'musicians'],
  ['mage', 'mages'],
] as const;

/** Kinds by number, as programs hold them: 0 is none. */
export const KIND = { card: 1, event: 2, character: 3, fast: 4, figment: 5 } as const;

/** The first kind that is a subtype. */
export const FIRST_SUBTYPE = 6;

export const SUBTYPES: readonly string[] = KINDS.slice(FIRST_SUBTYPE - 1).map(([word]) => word);

/** "Spirit Animal" as a kind; 0 where no text can speak of it. */
export const subtypeKind = (subtype: string): number => {
  const at = SUBTYPES.indexOf(subtype.toLowerCase().replace('-', ' '));
  return at < 0 ? 0 : at + FIRST_SUBTYPE;
};

/** Counts of things are words, from two on. */
export const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
export const LEAST_COUNT = 2;

/** "your second event in a turn" */
export const ORDINALS = ['second', 'third', 'fourth', 'fifth'] as const;

/** A hand shows no more than this to be sorted: 2^5 ways. */
export const MOST_FORESEEN = 5;
