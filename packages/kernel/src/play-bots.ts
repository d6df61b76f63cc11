import type { Bot, Seat } from './contract.ts';
import { Refusal } from './issue.ts';
import { act, type Run } from './run.ts';
import { openStream } from './stream.ts';

/** A bot that sits at a seat, under the name its chance is drawn by. */
export interface Player<Setup, State, Action> {
  readonly name: string;
  readonly bot: Bot<Setup, State, Action>;
}

/** Lets every bot whose move it is play, until it is a person's. */
export const playBots = <Setup, State, Action, Event, View>(
  from: Run<Setup, State, Action, Event, View>,
  players: ReadonlyMap<Seat, Player<Setup, State, Action>>,
): Run<Setup, State, Action, Event, View> => {
  let run = from;
  for (;;) {
    const { game, setup, now } = run;
    const seat = game.toMove(setup, now.state).find((one) => players.has(one));
    const player = seat === undefined ? undefined : players.get(seat);
    if (seat === undefined || !player) return run;
    const stream = openStream(run.seed, `bot ${player.name} ${now.turn}`);
    const next = act(run, seat, player.bot.choose(setup, now.state, seat, stream));
    if (next instanceof Refusal) throw new Error(`the bot's action was refused: ${next.code}`);
    run = next;
  }
};
