/** How much a hint says: that something can be reached, then a card of it, then the whole line. */
export const HINT_LEVELS = ['nudge', 'card', 'line'] as const;
export type HintLevel = (typeof HINT_LEVELS)[number];
