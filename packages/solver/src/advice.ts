import { type Bot, type Game, openStream, parseSeed, type Seat } from '@lockstep/kernel';

/** What a player that plays futures on would do, how sure it is, and from how many futures. Chances are in thousandths. */
export interface Advice {
  readonly action: string;
  readonly chance: number;
  readonly futures: number;
  /** The next best, where there is one. */
  readonly instead: string | null;
  readonly insteadChance: number;
}

const chanceOf = ({ total, playouts }: { readonly total: number; readonly playouts: number }): number =>
  playouts === 0 ? 0 : Math.round(total / playouts);

/**
 * Better and better advice, one after each round of futures; the first at once where there is only one thing to do. It knows what its seat
 * knows: chance of its own, nothing of the game's seed.
 */
export function* advise<Setup, State, Action, Event, View>(
  game: Game<Setup, State, Action, Event, View>,
  bot: Bot<Setup, State, Action>,
  { setup, state, seat }: { readonly setup: Setup; readonly state: State; readonly seat: Seat },
): Generator<Advice> {
  const stream = openStream(parseSeed('advice'), 'bot');
  let told = false;
  for (const [best, second] of bot.consider?.(setup, state, seat, stream) ?? []) {
    if (!best) continue;
    told = true;
    yield {
      action: game.format(setup, best.action),
      chance: chanceOf(best),
      futures: best.playouts,
      instead: second ? game.format(setup, second.action) : null,
      insteadChance: second ? chanceOf(second) : 0,
    };
  }
  if (told || game.legal(setup, state, seat).length === 0) return;
  const action = game.format(setup, bot.choose(setup, state, seat, stream));
  yield { action, chance: 0, futures: 0, instead: null, insteadChance: 0 };
}
