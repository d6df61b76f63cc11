/** The words that texts are made of, and what each means. */
export const KEYWORDS: readonly (readonly [word: string, meaning: string])[] = [
  ['Materialized', 'When this character enters play.'],
  ['Judgment', 'In each of your turns before you play: first such abilities, then spark is compared.'],
  ['Dissolved', 'When this character is Dissolved or Abandoned.'],
  ['Static', 'As long as this is in play.'],
  ['Once per turn', 'Ready again at the start of every turn, yours and the enemy’s.'],
  ['Fast', 'Can also be played in the enemy’s turn: in answer to a card, or before the turn ends.'],
  ['Draw', 'From the top of your deck into your hand.'],
  ['Foresee N', 'Look at the top N cards of your deck; any of them go to your void, the rest stay in their order.'],
  ['Discover', 'The first three different cards of that kind in your deck are shown; one goes to your hand; shuffle.'],
  ['Kindle N', 'Your leftmost character gains N spark for good.'],
  ['Prevent', 'The card you answer goes to its owner’s void without effect.'],
  ['Copy', 'A character like another without its card, or an event’s sentences once more.'],
  ['Banish', 'Out of play: for good, or until the time the text says; then it returns as printed.'],
  ['Dissolve', 'A character goes to its owner’s void.'],
  ['Abandon', 'A character of your own goes to your void, and nothing forbids it.'],
  ['Discard', 'A card of the hand goes to the void.'],
  [
    'Reclaim',
    'From your void into play, or an event’s sentences at once, without cost; banished when it would go to a void or hand later.',
  ],
  ['Reclaim N', 'Play this card from your void for N Energy; banished later as above.'],
  ['figment', 'A character without a card. When it leaves play it is gone.'],
];

/** A stretch of a card's text; `keyword` is its entry where it is one. */
export interface TextPart {
  readonly words: string;
  readonly keyword: (typeof KEYWORDS)[number] | null;
}

/** "Kindle N" is found as "Kindle 2", a plain word with its endings: "Draws", "figments", "Banished". */
const patternOf = (word: string): string =>
  word.endsWith(' N') ? `${word.slice(0, -2)} \\d+` : `${word}(?:s|es|ed|d)?(?![a-z])`;

/** The longest first, so that "Reclaim 3" is not read as "Reclaim". */
const ORDER = [...KEYWORDS].sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1));
const FINDER = new RegExp(`\\b(?:${ORDER.map(([word]) => `(${patternOf(word)})`).join('|')})`, 'g');

/** A text in its order, cut at its keywords. */
export const textParts = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(FINDER)) {
    const { index } = match;
    const found = ORDER[match.slice(1).findIndex((group) => group !== undefined)]!;
    if (index > from) parts.push({ words: text.slice(from, index), keyword: null });
    parts.push({ words: match[0], keyword: found });
    from = index + match[0].length;
  }
  return from < text.length ? [...parts, { words: text.slice(from), keyword: null }] : parts;
};

/** Each keyword of a text once, in the order they come. */
export const keywordsIn = (text: string): readonly (typeof KEYWORDS)[number][] => [
  ...new Set(textParts(text).flatMap(({ keyword }) => (keyword ? [keyword] : []))),
];
