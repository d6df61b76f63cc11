import { idsOf } from '@lockstep/cards';
import type { Lines, Search } from '@lockstep/kernel';
import type { Action } from './action.ts';
import { contestedCards } from './counter.ts';
import { playable, scoreOf } from './outcome.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

const BITS = 10;
/** With more cards there are millions of lines. */
const WALKED_CARDS = 8;

/** More damage than these cards can do, however they are grouped: everything uncontested, every sum rounded up in your favour. */
const ceilingOf = ({ script }: Setup, cards: number): number => {
  let power = 0;
  for (let place = 0; place < script.card.length; place += 1)
    if ((cards >> place) & 1) power += script.card[place]!.power + 1;
  return Math.ceil((power * script.tuning.corroboration_percent) / 100);
};

/** Damage that refuting every counter would still give back. */
const owedIn = (setup: Setup, state: State): number => {
  let owed = 0;
  for (let cards = contestedCards(setup, state.contested, ~state.refuted); cards !== 0; cards &= cards - 1)
    owed += setup.tables.owed[31 - Math.clz32(cards & -cards)]!;
  return owed;
};

const boundOf = (setup: Setup, state: State): number => {
  const { tables, script } = setup;
  const left = playable(setup, state);
  if (tables.concerns & ~tables.proofs[state.story | left]!) return 0;
  const needed = state.resistance - owedIn(setup, state);
  if (needed > ceilingOf(setup, left)) return 0;
  const submissions = needed > 0 ? Math.max(1, turnsFor(setup, left, needed)) : 1;
  return state.turn - 1 + submissions > script.turns ? 0 : scoreOf(setup, state.turn - 1 + submissions, state.scrutiny);
};

/** The fewest submissions that could do so much: each with the strongest cards. */
const turnsFor = ({ script }: Setup, cards: number, needed: number): number => {
  const powers = script.card.filter((_, i) => (cards >> i) & 1).map(({ power }) => power + 1);
  powers.sort((a, b) => b - a);
  const { most_cards: most, corroboration_percent: percent } = script.tuning;
  let [done, turns] = [0, 0];
  for (let at = 0; at < powers.length && done < needed; at += most) {
    const power = powers.slice(at, at + most).reduce((sum, one) => sum + one, 0);
    done += Math.ceil((power * percent) / 100);
    turns += 1;
  }
  return turns;
};

/** Scrutiny and the refuted counters follow from the cards played; what is contested by a refuted counter no longer counts. */
const keyOf = (setup: Setup, state: State): number => {
  let open = 0;
  for (let cards = contestedCards(setup, state.contested, ~state.refuted); cards !== 0; cards &= cards - 1) {
    const place = 31 - Math.clz32(cards & -cards);
    open |= state.contested & (7 << (place * 3));
  }
  return ((open >>> 0) * (1 << BITS) + state.hand) * 16 + state.turn;
};

const any: Lines<Setup, State, Action> = { allows: () => true, bound: boundOf, key: keyOf };

/** No SKETCHY card and no MINOR contradiction. */
const safe: Lines<Setup, State, Action> = {
  ...any,
  allows: ({ tables }, { story }, { cards }) => tables.scrutiny[story | cards] === tables.scrutiny[story],
};

export const search: Search<Setup, State, Action> = {
  cost: (_setup, state) => state.resistance,
  // Any win: how good it is depends on the puzzle.
  excellent: () => 1,
  secretFree: 'any',
  small: ({ script }) => script.card.length <= WALKED_CARDS,
  keyWord: ({ script }, [first]) => first && idsOf(script.card, first.cards)[0],
  lines: { any, safe },
};
