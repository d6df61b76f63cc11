export { battleClaims } from './claims.ts';
export { countBattle, type Fighters } from './count-battle.ts';
export { study } from './study.ts';
