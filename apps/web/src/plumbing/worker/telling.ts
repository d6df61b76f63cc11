import { makeEdition } from '@lockstep/forge';
import {
  type AnyGame,
  act,
  begin,
  type GameModule,
  type Json,
  moments,
  parseSeed,
  playBots,
  Refusal,
  type Run,
  splitSeat,
} from '@lockstep/kernel';
import { remembered } from '../remembered.ts';
import type { Fetcher } from './content.ts';
import { type Bots, BrainFault, type Position, type SceneInfo } from './messages.ts';

/** A pack that scenes are told from. Only a published one has a hash that a replay can name. */
interface Told {
  readonly pack: Json;
  readonly hash: string | null;
}

/** A game that tells scenes, with what is published of it. */
export interface Tale {
  pack(): Promise<Json>;
  scene(written: Json, hash?: string | null): Promise<SceneInfo>;
  answer(position: Position, bots: Bots): readonly string[];
}

// biome-ignore lint/suspicious/noExplicitAny: the run of whichever game this is
type AnyRun = Run<any, any, any, any, any>;

const runOf = (game: AnyGame, { setup: input, seed, actions }: Position): AnyRun => {
  const setup = game.parseSetup(input);
  if (!setup.ok) throw new BrainFault('internal', `no setup: ${setup.fault[0]?.expected}`);
  let run: AnyRun = begin(game, setup.value, parseSeed(seed));
  for (const line of actions) {
    const [seat, text] = splitSeat(game.seats, line);
    const action = game.parse(setup.value, text);
    const next = action.ok ? act(run, seat, action.value) : action.fault;
    if (next instanceof Refusal) throw new BrainFault('internal', `${line}: ${next.code}`);
    run = next;
  }
  return run;
};

export const openTale = (offers: GameModule, editions: readonly number[], fetchText: Fetcher): Tale => {
  const { game, pack } = offers;
  const read = async (path: string): Promise<Json> => {
    const parsed = pack.parse(JSON.parse(await fetchText(`${game.id}/${path}`)));
    if (!parsed.ok) throw new BrainFault('not-as-pinned', `${path} was changed after publishing`);
    return parsed.value;
  };
  const edition = remembered(async (number: number): Promise<Told> => {
    const { pack: published, hash } = makeEdition(number, await read(`editions/${number}.json`));
    return { pack: published, hash };
  });
  const draft = remembered(async (_only: 0): Promise<Told> => ({ pack: await read('draft.json'), hash: null }));
  const newest = (): Promise<Told> => {
    const last = editions.at(-1);
    return last === undefined ? draft(0) : edition(last);
  };
  const editionOf = async (hash: string): Promise<Told> => {
    for (const number of [...editions].reverse()) {
      const found = await edition(number);
      if (found.hash === hash) return found;
    }
    throw new BrainFault('not-as-pinned', `no edition has the hash ${hash}`);
  };

  return {
    pack: async () => (await newest()).pack,
    scene: async (written, hash = null) => {
      const from = hash === null ? await newest() : await editionOf(hash);
      const [strange] = pack.unknownNames(from.pack, written);
      if (strange) throw new BrainFault('internal', `${strange.path.join('.')}: no ${strange.found}`);
      const setup = game.parseSetup(pack.resolve(from.pack, written));
      if (!setup.ok) throw new BrainFault('internal', `no setup: ${setup.fault[0]?.expected}`);
      return { setup: game.makeSetup(setup.value), pack: from.hash };
    },
    answer: (position, bots) => {
      const run = runOf(game, position);
      const players = Object.entries(bots).map(([seat, name]) => {
        const bot = offers.bots[name];
        if (!bot) throw new BrainFault('internal', `no bot: ${name}`);
        return [Number(seat), { name, bot }] as const;
      });
      return moments(playBots(run, new Map(players)))
        .slice(position.actions.length)
        .map(({ text }) => text);
    },
  };
};
