export { type CardSet, compareSets, LARGEST_DEAL, placesOf, SIZE, setOf, subsets } from './cardset.ts';
export { idsOf, makePlay, parsePlay } from './notation.ts';
export { TRUSTS, type Trust } from './trust.ts';
