import type { Bot, Stream } from '@lockstep/kernel';
import type { Action } from './action.ts';
import { drawLegal, legal } from './legal.ts';
import { mainOf } from './profile.ts';
import { SET_SYMBOLS } from './sets.ts';
import type { Setup } from './setup.ts';
import { onSale } from './shop.ts';
import type { State } from './state.ts';

/** What a drafter thinks of a card; more is better. */
type Taste = (setup: Setup, state: State, card: number) => number;

const maskOfMain = (profile: readonly number[]): number =>
  mainOf(profile).reduce((mask, resonance) => mask | (1 << resonance), 0);

const callerMask = (setup: Setup, { caller }: State): number =>
  caller < 0 ? 0 : setup.callers[caller]!.bonus.reduce((mask, bonus, r) => (bonus > 0 ? mask | (1 << r) : mask), 0);

const bits = (mask: number): number => {
  let count = 0;
  for (let left = mask; left > 0; left &= left - 1) count += 1;
  return count;
};

const POINT = 100;
/** What it is worth to stay with the main resonances, to bridge them, and what each other symbol costs. */
const LEANS = 90;
const BRIDGES = 60;
const STRAYS = 40;

/** What it adds to the score, and a little for what it does to the deck's lean. */
const synergy: Taste = (setup, state, card) => {
  const { rating, mask } = setup.cards[card]!;
  const main = maskOfMain(state.profile);
  const on = bits(mask & main);
  const off = bits(mask & ~main);
  const bonus = (main === 0 ? mask : mask & main) === 0 ? 0 : setup.script.quest.main_bonus;
  const lean = (on > 0 ? LEANS : 0) + (on > 1 ? BRIDGES : 0) - STRAYS * off;
  return POINT * (rating + bonus) + lean;
};

const power: Taste = (setup, _state, card) => POINT * setup.cards[card]!.rating;

/** Nothing but what its dreamcaller called for. */
const rigid: Taste = (setup, state, card) => {
  const { rating, mask } = setup.cards[card]!;
  const called = callerMask(setup, state) || maskOfMain(state.profile);
  if ((mask & ~called) !== 0) return rating;
  return POINT * (1000 * bits(mask & called) + rating);
};

/** Sets out for three: whatever it has least of among its dreamcaller's and the next. */
const splitter: Taste = (setup, state, card) => {
  const { rating, set } = setup.cards[card]!;
  const called = callerMask(setup, state);
  const wanted = [0, 1, 2, 3, 4].sort((a, b) => (called & (1 << b) ? 1 : 0) - (called & (1 << a) ? 1 : 0) || a - b);
  const three = wanted.slice(0, 3);
  const drafted = (r: number): number =>
    state.deck.filter((one) => SET_SYMBOLS[setup.cards[one]!.set]!.includes(r)).length;
  const least = Math.min(...three.map(drafted));
  const symbols = SET_SYMBOLS[set]!;
  if (symbols.some((r) => !three.includes(r))) return rating;
  return POINT * (symbols.some((r) => drafted(r) === least) ? 2000 + rating : 1000 * symbols.length + rating);
};

/** A card is bought where its price in essence is not above so many for a point. */
const ESSENCE_FOR_POINT = 14;

const best = <Item>(items: readonly Item[], worth: (item: Item) => number): Item => {
  let found = items[0]!;
  let most = worth(found);
  for (let i = 1; i < items.length; i += 1) {
    const value = worth(items[i]!);
    if (value > most) {
      most = value;
      found = items[i]!;
    }
  }
  return found;
};

/** Takes what it likes best; buys what it likes enough; never pays to look again. */
const drafter = (taste: Taste): Bot<Setup, State, Action> => ({
  choose: (setup, state, seat, stream) => {
    const actions = legal(setup, state, seat);
    const first = actions[0]!;
    const like = ({ at }: Action): number => taste(setup, state, at);
    switch (first.kind) {
      case 'choose':
        return actions[stream.below(actions.length)]!;
      case 'take':
        return best(actions, like);
      case 'accept': {
        const main = maskOfMain(state.profile);
        const fits = ({ kind, at }: Action): number =>
          kind === 'accept' && (main === 0 || main & (1 << setup.signs[at]!.symbol)) ? 1 : kind === 'leave' ? 0 : -1;
        return best(actions, fits);
      }
      case 'buy': {
        const buys = actions.filter(({ kind }) => kind === 'buy');
        const wanted = best(buys, like);
        const enough = (setup.cards[wanted.at]!.rating + setup.script.quest.main_bonus) * ESSENCE_FOR_POINT;
        return enough >= state.prices[onSale(state, wanted.at)]! ? wanted : actions.at(-1)!;
      }
      case 'purge':
      case 'reroll':
      case 'leave':
        return actions.at(-1)!;
    }
  },
});

const random: Bot<Setup, State, Action> = {
  choose: (setup, state, seat, stream: Stream) => drawLegal(setup, state, seat, stream)!,
};

/** The strongest by the score is the one a player's picks are compared with. */
export const STRONG = 'synergy';

export const bots = {
  random,
  power: drafter(power),
  rigid: drafter(rigid),
  splitter: drafter(splitter),
  synergy: drafter(synergy),
} satisfies { readonly [name: string]: Bot<Setup, State, Action> };
