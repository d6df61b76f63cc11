import { openStream, parseSeed } from '@lockstep/kernel';
import type { Types } from '@lockstep/play';
import { type Home, hostAt } from './home.fixture.ts';
import type { Game } from './host.ts';
import { act, type Model } from './model.ts';
import { openModel, perform } from './perform.ts';
import { playViewOf } from './play-view.ts';

/** Longer than any game a bot plays here. */
const MOST_STEPS = 400;

/** A game of scenes opened as a player opens it, and played by one of its bots, line by typed line. */
export const botPlay = <G extends Types>(game: Game<G>, usual: string) => {
  /** Every try has the chance of one text; what counts still counts. */
  const openedAt = (home: Home, wanted: { readonly [flag: string]: string } = {}, dice = 'a fixed seed'): Model<G> =>
    openModel(
      hostAt<G>(home, game, wanted, () => parseSeed(dice)),
      wanted,
    );

  /** What the bot does next, as it is typed. */
  const typedBy = (model: Model<G>, bot: string): string | null => {
    const { setup, run } = playViewOf<G>(model)!;
    const { state, turn } = run.now;
    if (!run.game.toMove(setup, state).includes(0)) return null;
    const choice = game.module!.bots[bot]!.choose(setup, state, 0, openStream(run.seed, `player ${turn}`));
    return run.game.format(setup, choice as G['action']);
  };

  /** Every model of a game played to its end. */
  const playedOut = (
    start: Model<G>,
    bot = usual,
  ): { readonly models: readonly Model<G>[]; readonly typed: readonly string[] } => {
    const models = [start];
    const typed: string[] = [];
    for (let model = start; typed.length < MOST_STEPS; models.push(model)) {
      const text = typedBy(model, bot);
      if (text === null) break;
      typed.push(text);
      model = perform(model, act(text));
    }
    return { models, typed };
  };

  return { openedAt, playedOut };
};
