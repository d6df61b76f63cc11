/**
 * Cards of one set stand in chunks, so that a change copies one chunk and not the pool. A chunk is one list of numbers: its fresh entries,
 * all its entries, its stale cards, then of each card its copies and its staleness, packed: a fresh card is the number of its copies.
 */
const CHUNK = 16;
export const FRESH = 0;
export const ENTRIES = 1;
export const STALE_CARDS = 2;
const CARDS = 3;

export type Chunk = readonly number[];

/** One level of staleness of a packed card. Its copies are below that. */
const LEVEL = 0x100000;
const COPIES = LEVEL - 1;
const SMALL = 0x7fffffff;
export const copiesOf = (card: number): number => card & COPIES;
export const staleOf = (card: number): number => (card <= SMALL ? card >> 20 : Math.floor(card / LEVEL));
export const packed = (copies: number, stale: number): number => stale * LEVEL + copies;

/** Which chunk a card stands in, counted from the first of its set, and where it is in it. */
export const chunkIn = (place: number): number => Math.floor(place / CHUNK);
export const atIn = (place: number): number => CARDS + (place % CHUNK);
export const chunksFor = (cards: number): number => Math.ceil(cards / CHUNK);

/** Where the first card of a chunk is, and the place in its set of the card at a place of a chunk of that set. */
export const firstAt = CARDS;
export const placeAt = (chunk: number, at: number): number => chunk * CHUNK + at - CARDS;

export const freshIn = (chunk: Chunk): number => chunk[FRESH]!;
/** Whether no entry of a chunk is of a staleness, without a look at its cards: none is fresh, or all are. */
export const lacks = (chunk: Chunk, level: number): boolean =>
  level === 0 ? chunk[FRESH] === 0 : chunk[FRESH] === chunk[ENTRIES];

export const hasEntries = (chunk: Chunk): boolean => chunk[ENTRIES]! > 0;
