import { type Action, type Encounter, encounter as game, gameModule, player } from '@lockstep/encounter';
import { openStream, parseSeed } from '@lockstep/kernel';
import { text } from '@lockstep/words-encounter';
import { type Home, hostAt } from '../../shell/home.fixture.ts';
import { act } from '../../shell/model.ts';
import { opened, perform } from '../../shell/perform.ts';
import { board } from './index.ts';
import { type Model, sceneViewOf } from './scene-view.ts';

type Wanted = { readonly [flag: string]: string };

/** Every try has the dice of one text; what counts still counts. */
export const openedAt = (home: Home, wanted: Wanted = {}, dice = 'a fixed seed'): Model =>
  opened(
    hostAt<Encounter>(home, { player, board, text, module: gameModule }, wanted, () => parseSeed(dice)),
    wanted,
  );

/** What a simple player of the heroes does next, as it is typed. */
const typedBy = (model: Model, bot = 'greedy'): string | null => {
  const { setup, run } = sceneViewOf(model)!;
  const { state, turn } = run.now;
  if (!game.toMove(setup, state).includes(0)) return null;
  const action = gameModule.bots[bot]!.choose(setup, state, 0, openStream(run.seed, `player ${turn}`)) as Action;
  return game.format(setup, action);
};

/** Every model of a scene played to its end. */
export const playedOut = (
  start: Model,
  bot?: string,
): { readonly models: readonly Model[]; readonly typed: readonly string[] } => {
  const models = [start];
  const typed: string[] = [];
  for (let model = start; typed.length < 400; models.push(model)) {
    const text = typedBy(model, bot);
    if (text === null) break;
    typed.push(text);
    model = perform(model, act(text));
  }
  return { models, typed };
};
