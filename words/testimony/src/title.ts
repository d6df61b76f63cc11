/** Apart from all else that is said, since home needs the title alone. */
export const GAME_TITLE = 'Nights with KOA';
export const DAILY_TITLE = 'KOA Daily';
export const PUZZLE_TITLE = 'KOA Puzzle';
