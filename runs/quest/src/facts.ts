import type { Event } from './action.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

/** Facts of an entry: a card of the deck with its copies, the dreamcaller, dreamsigns as they came, and who was fought, 1 where that was won. */
export const CARD = 'card.';
export const CALLER = 'caller.';
export const SIGN = 'sign.';
export const FOUGHT = 'fought.';

export type Facts = { readonly [fact: string]: number };

/** What a quest that is over adds to the codex, as whole numbers under names. Cards are known as they are printed. */
export const codexFacts = (setup: Setup, state: State, told: readonly Event[]): Facts => {
  const { cards, callers, signs } = setup.draft;
  const facts: { [fact: string]: number } = {};
  const add = (fact: string, by: number): void => {
    facts[fact] = (facts[fact] ?? 0) + by;
  };
  if (state.draft.caller >= 0) add(CALLER + callers[state.draft.caller]!.id, 1);
  for (const sign of state.draft.signs) add(SIGN + signs[sign]!.id, 1);
  for (const card of state.draft.deck) add(CARD + cards[card]!.id, 1);
  for (const event of told) {
    if (event.kind === 'battle-began') add(FOUGHT + event.opponent, 0);
    if (event.kind === 'battle-won') add(FOUGHT + event.opponent, 1);
  }
  return facts;
};

/** The ids that facts name under this head, in the order they were kept in. */
export const namedIn = (facts: Facts, head: string): readonly string[] =>
  Object.keys(facts).flatMap((fact) => (fact.startsWith(head) ? [fact.slice(head.length)] : []));

/** The dreamcaller and the dreamsigns a quest ended with. */
export const heldIn = (facts: Facts): { readonly callers: readonly string[]; readonly signs: readonly string[] } => ({
  callers: namedIn(facts, CALLER),
  signs: namedIn(facts, SIGN),
});
