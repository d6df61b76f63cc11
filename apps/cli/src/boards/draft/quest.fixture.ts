import { type Action, type Draft, draft as game, gameModule, player } from '@lockstep/draft';
import { openStream, parseSeed } from '@lockstep/kernel';
import { text } from '@lockstep/words-draft';
import { type Home, hostAt } from '../../shell/home.fixture.ts';
import { act } from '../../shell/model.ts';
import { opened, perform } from '../../shell/perform.ts';
import { board } from './index.ts';
import { type Model, questViewOf } from './quest-view.ts';

type Wanted = { readonly [flag: string]: string };

/** Every try has the dreams of one text; what counts still counts. */
export const openedAt = (home: Home, wanted: Wanted = {}, dice = 'a fixed seed'): Model =>
  opened(
    hostAt<Draft>(home, { player, board, text, module: gameModule }, wanted, () => parseSeed(dice)),
    wanted,
  );

/** What a drafter does next, as it is typed. */
const typedBy = (model: Model, bot: string): string | null => {
  const { setup, run } = questViewOf(model)!;
  const { state, turn } = run.now;
  if (!game.toMove(setup, state).includes(0)) return null;
  const action = gameModule.bots[bot]!.choose(setup, state, 0, openStream(run.seed, `player ${turn}`)) as Action;
  return game.format(setup, action);
};

/** Every model of a quest played to its end. */
export const playedOut = (
  start: Model,
  bot = 'synergy',
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
