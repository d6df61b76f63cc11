export { cardTable } from './card-table.ts';
export { battleClaims } from './claims.ts';
export { type BattleResult, countBattle, type Fighters } from './count-battle.ts';
export { countRatings, RATERS, type Rater, ratingAt } from './ratings.ts';
export { study } from './study.ts';
