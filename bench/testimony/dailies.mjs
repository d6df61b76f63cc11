import { find } from '../../forge/dist/index.js';
import { editionOf } from '../content.mjs';

export const LEAST = 20;
export const AIM = 2;

export const edition = editionOf('testimony');

/** Six of every row. */
export const accepted = (offers) =>
  edition.pack.difficulty.flatMap(({ id }) =>
    Array.from({ length: 6 }, (_, i) => find(offers, edition, `bench ${i}`, { difficulty: id }).deal),
  );
