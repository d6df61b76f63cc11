import { type Action, type Freeplay, freeplay as game, gameModule, player } from '@lockstep/freeplay';
import { openStream, parseSeed } from '@lockstep/kernel';
import { text } from '@lockstep/words-freeplay';
import { type Home, hostAt } from '../../shell/home.fixture.ts';
import { act } from '../../shell/model.ts';
import { opened, perform } from '../../shell/perform.ts';
import { board } from './index.ts';
import { type Model, runViewOf } from './run-view.ts';

type Wanted = { readonly [flag: string]: string };

/** Every try draws from one text; what counts still counts. */
export const openedAt = (home: Home, wanted: Wanted = {}, dice = 'a fixed seed'): Model =>
  opened(
    hostAt<Freeplay>(home, { player, board, text, module: gameModule }, wanted, () => parseSeed(dice)),
    wanted,
  );

/** What a bot does next, as it is typed. */
const typedBy = (model: Model, bot: string): string | null => {
  const { setup, run } = runViewOf(model)!;
  const { state, turn } = run.now;
  if (!game.toMove(setup, state).includes(0)) return null;
  const action = gameModule.bots[bot]!.choose(setup, state, 0, openStream(run.seed, `player ${turn}`)) as Action;
  return game.format(setup, action);
};

/** Every model of a run played to its end. */
export const playedOut = (
  start: Model,
  bot = 'operator',
): { readonly models: readonly Model[]; readonly typed: readonly string[] } => {
  const models = [start];
  const typed: string[] = [];
  for (let model = start; typed.length < 200; models.push(model)) {
    const text = typedBy(model, bot);
    if (text === null) break;
    typed.push(text);
    model = perform(model, act(text));
  }
  return { models, typed };
};
