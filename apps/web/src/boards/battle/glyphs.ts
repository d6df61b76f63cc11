/** Line drawings on a 24-unit grid: a lit crystal, a fan of cards, a stack, a hollow, a pair of scales. */
export const ENERGY = 'M12 2.5 19 9l-7 12.5L5 9Z';
export const HAND = 'M8.5 5h7v14h-7ZM8.5 7.5 4 9l3 9M15.5 7.5 20 9l-3 9';
export const DECK = 'M6 7.5h12V21H6ZM7.5 5h9M9 2.5h6';
export const VOID = 'M12 3.5a8.5 8.5 0 1 0 8.5 8.5M12 7.5a4.5 4.5 0 1 0 4.5 4.5';
