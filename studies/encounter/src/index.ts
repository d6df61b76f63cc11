export { type Met, metIn } from './met.ts';
export { type Fit, type Fought, fitRating, fought, missOf } from './rating.ts';
export { study } from './study.ts';
