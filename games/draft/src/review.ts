import { openStream, type Seed } from '@lockstep/kernel';
import type { Action } from './action.ts';
import { bots, STRONG } from './bots.ts';
import { archetypeOf, mainOf, profileOf, scoreOf, symbolsOf } from './profile.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { byResonance } from './view.ts';
import { RESONANCES, type Resonance, type Site } from './vocabulary.ts';

/** The score once a card is in the deck, all else as it is: what "best pick" means (R11). */
export const scoreWith = (setup: Setup, state: State, card: number): number => {
  const picks = state.picks + 1;
  const deck = [...state.deck, card];
  const profile = profileOf(setup, { ...state, picks, deck, deckSince: [...state.deckSince, picks] });
  return scoreOf(setup, deck, profile);
};

/** One card that was taken, and what the strong drafter would have taken there. */
export interface PickReview {
  /** Which card of the quest it was, from 1. */
  readonly pick: number;
  readonly site: Site;
  readonly dreamscape: number;
  readonly offered: readonly string[];
  readonly took: string;
  readonly strong: string;
  /** What each adds to the score at once. */
  readonly gained: number;
  readonly strongGains: number;
}

/** What the deck was after so many cards: its symbols and its name. */
export interface Identity {
  readonly pick: number;
  readonly symbols: { readonly [resonance in Resonance]: number };
  readonly archetype: string;
  readonly main: readonly Resonance[];
}

export interface Review {
  readonly picks: readonly PickReview[];
  readonly identity: readonly Identity[];
  /** How often the strong drafter would have taken the same. */
  readonly agreed: number;
}

const identityOf = (setup: Setup, state: State): Identity => {
  return {
    pick: state.picks,
    symbols: byResonance(symbolsOf(setup, state.deck)),
    archetype: archetypeOf(setup, state.profile),
    main: mainOf(state.profile).map((r) => RESONANCES[r]!),
  };
};

/** Any seed will do: where cards are taken the strong drafter draws no chance. */
const NO_CHANCE: Seed = { hi: 0, lo: 0 };

/** A quest looked back upon: the state before each action, and the last one. */
export const review = (setup: Setup, states: readonly State[], actions: readonly Action[]): Review => {
  const stream = openStream(NO_CHANCE, 'review');
  const idOf = (card: number): string => setup.cards[card]!.id;
  const picks = actions.flatMap((action, i): readonly PickReview[] => {
    const state = states[i]!;
    const stop = setup.stops[state.stop];
    if (action.kind !== 'take' || !stop || !state.offer) return [];
    const strong = bots[STRONG].choose(setup, state, 0, stream);
    const before = scoreOf(setup, state.deck, state.profile);
    return [
      {
        pick: state.picks + 1,
        site: stop.site,
        dreamscape: stop.dreamscape + 1,
        offered: state.offer.map(idOf),
        took: idOf(action.at),
        strong: idOf(strong.at),
        gained: scoreWith(setup, state, action.at) - before,
        strongGains: scoreWith(setup, state, strong.at) - before,
      },
    ];
  });
  const identity = states
    .filter((state, i) => i === states.length - 1 || state.picks !== states[i + 1]!.picks)
    .map((state) => identityOf(setup, state));
  return { picks, identity, agreed: picks.filter(({ took, strong }) => took === strong).length };
};
