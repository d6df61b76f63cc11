import { CALLER, CARD, type Facts, FOUGHT, namedIn, SIGN } from './facts.ts';

/** What a player has met in all quests that are over. It is read by shells alone. */
export interface Codex {
  /** Of each card that was in a deck at the end: in how many quests. */
  readonly cards: Facts;
  readonly callers: Facts;
  readonly signs: Facts;
  readonly opponents: { readonly [id: string]: { readonly fought: number; readonly beaten: number } };
}

interface Kept {
  readonly facts: Facts;
}

const counted = (entries: readonly Kept[], head: string): Facts => {
  const sums: { [id: string]: number } = {};
  for (const { facts } of entries) for (const id of namedIn(facts, head)) sums[id] = (sums[id] ?? 0) + 1;
  return sums;
};

export const codexOf = (entries: readonly Kept[]): Codex => {
  const beaten = counted(
    entries.map(({ facts }) => ({ facts: Object.fromEntries(Object.entries(facts).filter(([, times]) => times > 0)) })),
    FOUGHT,
  );
  return {
    cards: counted(entries, CARD),
    callers: counted(entries, CALLER),
    signs: counted(entries, SIGN),
    opponents: Object.fromEntries(
      Object.entries(counted(entries, FOUGHT)).map(([id, fought]) => [id, { fought, beaten: beaten[id] ?? 0 }]),
    ),
  };
};
