export { type Fought, fitRating, fought, missOf } from './rating.ts';
export { study } from './study.ts';
