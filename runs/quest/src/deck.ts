import { type State as DraftState, profileOf } from '@lockstep/draft';
import type { Mutable } from '@lockstep/kernel';
import type { Setup } from './setup.ts';
import type { FormChange, State } from './state.ts';

/** Of each card of a deck the form it has, −1 for none: the latest copies are the transfigured ones. */
export const formsIn = (deck: readonly number[], changed: readonly FormChange[]): readonly number[] => {
  const forms = deck.map(() => -1);
  for (const { card, form } of changed) {
    let at = deck.length - 1;
    while (at >= 0 && (deck[at] !== card || forms[at]! >= 0)) at -= 1;
    if (at >= 0) forms[at] = form;
  }
  return forms;
};

const idOf = (setup: Setup, card: number, form: number): string =>
  form < 0 ? setup.draft.cards[card]!.id : setup.formsOf[card]!.find((one) => one.form === form)!.made.id;

/** The ids of a deck, each transfigured card by the id of its form. */
export const idsIn = (setup: Setup, deck: readonly number[], changed: readonly FormChange[]): readonly string[] => {
  const forms = formsIn(deck, changed);
  return deck.map((card, i) => idOf(setup, card, forms[i]!));
};

export const isBane = ({ banes }: Setup, card: number): boolean => banes.includes(card);

const withDraft = (state: Mutable<State>, change: (draft: Mutable<DraftState>) => void): void => {
  const draft: Mutable<DraftState> = { ...state.draft };
  change(draft);
  state.draft = draft;
};

/** Essence never falls below 0: every price is asked for before. */
export const pay = (state: Mutable<State>, by: number): void =>
  withDraft(state, (draft) => {
    draft.essence += by;
  });

export const addCard = (setup: Setup, state: Mutable<State>, card: number): void =>
  withDraft(state, (draft) => {
    draft.picks += 1;
    draft.deck = [...draft.deck, card];
    draft.deckSince = [...draft.deckSince, draft.picks];
    draft.profile = profileOf(setup.draft, draft);
  });

export const addSign = (setup: Setup, state: Mutable<State>, sign: number): void =>
  withDraft(state, (draft) => {
    draft.signs = [...draft.signs, sign];
    draft.signsSince = [...draft.signsSince, draft.picks];
    draft.profile = profileOf(setup.draft, draft);
  });

/** Takes one card out of the deck, with its form. */
export const removeAt = (setup: Setup, state: Mutable<State>, place: number): void => {
  const card = state.draft.deck[place]!;
  const form = formsIn(state.draft.deck, state.changed)[place]!;
  if (form >= 0) {
    const at = state.changed.findIndex((one) => one.card === card && one.form === form);
    state.changed = state.changed.filter((_, i) => i !== at);
  }
  withDraft(state, (draft) => {
    draft.deck = draft.deck.filter((_, i) => i !== place);
    draft.deckSince = draft.deckSince.filter((_, i) => i !== place);
    draft.profile = profileOf(setup.draft, draft);
  });
};

/** The place of a card in the deck by its id, the form's where it has one; −1 where there is none. */
export const placeOf = (setup: Setup, state: State, id: string): number =>
  idsIn(setup, state.draft.deck, state.changed).indexOf(id);

/** Different ids of the deck, in its order. */
export const names = (setup: Setup, state: State): readonly string[] => [
  ...new Set(idsIn(setup, state.draft.deck, state.changed)),
];
