import type { Battle } from '../context.ts';

/** What a clause came to: it waits for a choice, did nothing, or did what it says ("If you do"). */
export const NOT = 0;
export const DID = 1;

/** Works one effect off: `base` is where its phrase starts in the code, `frame` the ability it belongs to. WAIT, NOT or DID. */
export type Effect = (b: Battle, frame: number[], base: number) => number;

export const didIf = (done: boolean): number => (done ? DID : NOT);
