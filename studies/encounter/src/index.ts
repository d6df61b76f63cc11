export { type FightRecord, metIn } from './met.ts';
export { type FightResult, type Fit, fightResult, fitRating, missOf } from './rating.ts';
export { study } from './study.ts';
export { sumUses, usedIn } from './used.ts';
