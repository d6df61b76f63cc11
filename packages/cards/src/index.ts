export {
  type CardSet,
  compareSets,
  countSmall,
  LARGEST_DEAL,
  nthSmall,
  placesOf,
  SIZE,
  setOf,
  subsets,
} from './cardset.ts';
export { idsOf, makePlay, parsePlay } from './notation.ts';
export { TRUSTS, type Trust } from './trust.ts';
