import type { Event } from './action.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

/** Facts of an entry: a card of the deck with its copies, the dreamcaller, and who was fought, 1 where that was won. */
const CARD = 'card.';
const CALLER = 'caller.';
const FOUGHT = 'fought.';

type Facts = { readonly [fact: string]: number };

/** What a quest that is over adds to the codex, as whole numbers under names. Cards are known as they are printed. */
export const codexFacts = (setup: Setup, state: State, told: readonly Event[]): Facts => {
  const { cards, callers } = setup.draft;
  const facts: { [fact: string]: number } = {};
  const add = (fact: string, by: number): void => {
    facts[fact] = (facts[fact] ?? 0) + by;
  };
  if (state.draft.caller >= 0) add(CALLER + callers[state.draft.caller]!.id, 1);
  for (const card of state.draft.deck) add(CARD + cards[card]!.id, 1);
  for (const event of told) {
    if (event.kind === 'battle-began') add(FOUGHT + event.opponent, 0);
    if (event.kind === 'battle-won') add(FOUGHT + event.opponent, 1);
  }
  return facts;
};

/** What a player has met in all quests that are over. It is read by shells alone. */
export interface Codex {
  /** Of each card that was in a deck at the end: in how many quests. */
  readonly cards: Facts;
  readonly callers: Facts;
  readonly opponents: { readonly [id: string]: { readonly fought: number; readonly beaten: number } };
}

interface Kept {
  readonly facts: Facts;
}

const counted = (entries: readonly Kept[], head: string): Facts => {
  const sums: { [id: string]: number } = {};
  for (const { facts } of entries)
    for (const fact of Object.keys(facts))
      if (fact.startsWith(head)) sums[fact.slice(head.length)] = (sums[fact.slice(head.length)] ?? 0) + 1;
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
    opponents: Object.fromEntries(
      Object.entries(counted(entries, FOUGHT)).map(([id, fought]) => [id, { fought, beaten: beaten[id] ?? 0 }]),
    ),
  };
};
