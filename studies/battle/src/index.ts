export { battleClaims } from './claims.ts';
export { countBattle, type Fighters } from './count-battle.ts';
export { countRatings, RATERS, type Rater, ratingAt } from './ratings.ts';
export { study } from './study.ts';
