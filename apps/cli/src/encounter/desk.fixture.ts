import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type Action, encounter as game, gameModule as offers } from '@lockstep/encounter';
import { openStream, parseSeed } from '@lockstep/kernel';
import { openStore, type Store } from '../store.ts';
import type { How } from '../terminal/stage.ts';
import { type Desk, openDesk, type Wanted } from './desk.ts';
import { playLines } from './lines.ts';
import { type Model, placed, sceneOf, shelfModel } from './model.ts';
import { perform } from './perform.ts';

/** A player's data in a folder of its own, and every notice of the store. */
export interface Home {
  readonly dir: string;
  readonly store: Store;
  readonly notices: string[];
  readonly end: () => void;
}

export const makeHome = (): Home => {
  const dir = mkdtempSync(join(tmpdir(), 'lockstep-encounter-'));
  const notices: string[] = [];
  const store = openStore(dir, (message) => notices.push(message));
  return { dir, store, notices, end: () => rmSync(dir, { recursive: true }) };
};

/** Every try has the dice of one text; what counts still counts. */
export const deskOf = ({ store }: Home, wanted: Wanted = {}, dice = 'a fixed seed'): Desk =>
  openDesk(store, offers, wanted, () => parseSeed(dice));

export const opened = (desk: Desk): Model => {
  const shelf = shelfModel(desk, desk.difficulty);
  return desk.asked === null ? shelf : placed(shelf, desk.open(desk.asked, desk.difficulty));
};

/** What a simple player of the heroes does next, as it is typed. */
const typedBy = (model: Model, bot = 'greedy'): string | null => {
  const { setup, run } = sceneOf(model)!;
  const { state, turn } = run.now;
  if (!game.toMove(setup, state).includes(0)) return null;
  const action = offers.bots[bot]!.choose(setup, state, 0, openStream(run.seed, `player ${turn}`)) as Action;
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
    model = perform(model, { do: 'act', text });
  }
  return { models, typed };
};

export const onPaper = async (
  model: Model,
  script: readonly string[],
  width = 80,
): Promise<{ readonly text: string; readonly left: How }> => {
  let text = '';
  const left = await playLines(model, {
    input: Readable.from([script.join('\n')]),
    write: (more) => {
      text += more;
    },
    width,
    colour: false,
  });
  return { text, left };
};

/** Words as they are read, wherever a line was broken. */
export const flat = (text: string): string => text.replace(/\s+/g, ' ');
