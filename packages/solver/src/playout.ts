import {
  type Bot,
  drawLegal,
  type Game,
  type Outcome,
  openStream,
  Refusal,
  type Seed,
  type Stream,
} from '@lockstep/kernel';

/** A seat that takes any legal action, each equally likely. */
export const random = <Setup, State, Action, Event, View>(
  game: Game<Setup, State, Action, Event, View>,
): Bot<Setup, State, Action> => ({
  choose: (setup, state, seat, stream) => drawLegal(game, setup, state, seat, stream)!,
});

/** One whole game, every seat played by the bot. */
export const playout = <Setup, State, Action, Event, View>(
  game: Game<Setup, State, Action, Event, View>,
  setup: Setup,
  seed: Seed,
  bot: Bot<Setup, State, Action>,
  stream: Stream,
  log?: Event[],
): Outcome => {
  let state = game.start(setup, seed);
  for (;;) {
    const ended = game.outcome(setup, state);
    if (ended) return ended;
    const seat = game.toMove(setup, state)[0]!;
    const next = game.step(setup, state, seat, bot.choose(setup, state, seat, stream), log);
    if (next instanceof Refusal) throw new Error(`the bot's action was refused: ${next.code}`);
    state = next;
  }
};

/** How many of so many uniform random games are won. */
export const winsAtRandom = <Setup, State, Action, Event, View>(
  game: Game<Setup, State, Action, Event, View>,
  setup: Setup,
  seed: Seed,
  playouts: number,
): number => {
  const bot = random(game);
  const stream = openStream(seed, 'playouts');
  let wins = 0;
  for (let i = 0; i < playouts; i += 1) if (playout(game, setup, seed, bot, stream).result === 'won') wins += 1;
  return wins;
};
