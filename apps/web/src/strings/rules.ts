/** Where a game's rules are told. */
export const RULES = { title: 'Full rules', quick: 'On one screen' } as const;
