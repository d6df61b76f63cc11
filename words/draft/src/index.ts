export const GAME_TITLE = 'Quest';
