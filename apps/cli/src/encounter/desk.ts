import {
  type Action,
  DIFFICULTIES,
  type Difficulty,
  type DifficultyRow,
  type Event,
  encounter as game,
  type Pack,
  type Setup,
  type State,
  type View,
} from '@lockstep/encounter';
import {
  begin,
  type GameModule,
  type Json,
  makeDay,
  makeReplay,
  moments,
  nearest,
  type Player,
  parseSeed,
  playBots,
  type Run,
  type SceneInfo,
  type Seed,
  type Source,
} from '@lockstep/kernel';
import { type Entry, type Finished, type Flags, freshFlags } from '@lockstep/play';
import { listed } from '@lockstep/words';
import { today } from '../clock.ts';
import { Fault } from '../fault.ts';
import { puzzleFile } from '../puzzle-file.ts';
import type { Store } from '../store.ts';
import { freshSeed, resumedTold, toldOrFault, toldPack, writeNew } from '../told.ts';

export type SceneRun = Run<Setup, State, Action, Event, View>;

/** What a player asks for on the command line. */
export interface Wanted {
  readonly scene?: string;
  readonly difficulty?: string;
  readonly seed?: string;
  readonly setup?: string;
  readonly pack?: string;
  readonly opponent?: string;
}

/** A scene as it stands on the shelf. */
export interface Shelved extends SceneInfo {
  /** The best win that counts. */
  readonly best: Finished | undefined;
  readonly tried: boolean;
  /** A try of it is saved. */
  readonly begun: boolean;
}

/** One try at one scene, and where it is kept. */
export interface Place {
  /** What was asked for: a scene of the pack, or a file. */
  readonly name: string;
  readonly scene: string;
  readonly difficulty: Difficulty;
  readonly key: string;
  readonly from: Source | undefined;
  /** The scene as published, with the opponent of its difficulty: a win of it is recorded. */
  readonly counts: boolean;
  readonly opponent: Player<Setup, State, Action>;
  readonly run: SceneRun;
  readonly flags: Flags;
  readonly resumed: 'NO' | 'AS_IT_IS' | 'AS_IT_WAS';
}

/** Everything outside the scene: the pack, what is saved, what is recorded. */
export interface Desk {
  readonly pack: Pack;
  readonly difficulties: readonly DifficultyRow[];
  /** A scene that was asked for by name or file: it is opened at once. */
  readonly asked: string | null;
  readonly difficulty: Difficulty;
  /** Every try has the same dice. */
  readonly sameDice: boolean;
  shelf(difficulty: Difficulty): readonly Shelved[];
  /** A scene of the pack, or the file that was asked for: as it was left, or from its start. */
  open(name: string, difficulty: Difficulty): Place;
  /** The same scene from its start. */
  again(place: Place): Place;
  /** Lets the other side play until it is the player's move. */
  answered(place: Place, run: SceneRun): SceneRun;
  save(place: Place, run: SceneRun, flags: Flags): void;
  /** Once for each try that ends; answers with what was recorded, if anything. */
  finish(place: Place, run: SceneRun, flags: Flags): Finished | null;
  replay(place: Place, run: SceneRun): string;
  write(file: string, text: string): 'WRITTEN' | 'EXISTS' | 'FAILED';
}

const isWin = (entry: Entry, scene: string): entry is Finished =>
  entry.kind === 'finished' && entry.game === game.id && entry.daily === scene && entry.won && !entry.practice;

/** The hardest, and of those the quickest. */
const bestOf = (entries: readonly Entry[], scene: string): Finished | undefined => {
  const rank = ({ facts }: Finished): readonly number[] => [facts.difficulty ?? 0, -(facts.rounds ?? 0)];
  return entries
    .filter((entry) => isWin(entry, scene))
    .reduce<Finished | undefined>((best, one) => {
      if (!best) return one;
      const [a, b] = [rank(one), rank(best)];
      return a[0]! > b[0]! || (a[0] === b[0] && a[1]! > b[1]!) ? one : best;
    }, undefined);
};

const roundsOf = (run: SceneRun): number =>
  moments(run)
    .flatMap(({ events }) => events)
    .filter((event) => event.kind === 'stage-began' && event.stage === 'UPKEEP').length;

const difficultyOf = (word: string | undefined): Difficulty => {
  if (word === undefined) return 'STANDARD';
  const found = DIFFICULTIES.find((one) => one === word.toUpperCase());
  if (found) return found;
  throw new Fault('usage', `--difficulty is one of ${listed([...DIFFICULTIES], 'or')}; found ${word}`);
};

const opponentOf = (offers: GameModule, word: string | undefined): string | undefined => {
  if (word === undefined || Object.hasOwn(offers.bots, word)) return word;
  const names = Object.keys(offers.bots);
  const near = nearest(word, names);
  throw new Fault('usage', `--opponent is one of ${listed(names, 'or')}${near ? `; did you mean ${near}?` : ''}`);
};

const refuseTogether = ({ scene, difficulty, setup }: Wanted): void => {
  if (setup === undefined) return;
  const given = Object.entries({ scene, difficulty }).flatMap(([flag, value]) =>
    value === undefined ? [] : [`--${flag}`],
  );
  if (given.length > 0)
    throw new Fault('usage', `--setup and ${listed(given)} exclude each other: a written scene says both itself`);
};

/** A player at the shelf of a pack. `dice` makes the seed of every new try that asks for none. */
export const openDesk = (store: Store, offers: GameModule, wanted: Wanted, dice: () => Seed = freshSeed): Desk => {
  refuseTogether(wanted);
  const difficulty = difficultyOf(wanted.difficulty);
  const bot = opponentOf(offers, wanted.opponent);
  const told = toldPack(offers, wanted.pack);
  const pack = told.pack as unknown as Pack;
  const scenes = offers.scenes?.(told.pack) ?? [];
  const plain = wanted.pack === undefined && bot === undefined && wanted.seed === undefined;
  /** Tries that differ in more than scene and difficulty are kept apart. */
  const suffix = [
    ...(wanted.seed === undefined ? [] : [`seed-${wanted.seed}`]),
    ...(wanted.pack === undefined ? [] : [`pack-${wanted.pack}`]),
    ...(bot === undefined ? [] : [`against-${bot}`]),
  ];
  const keyOf = (name: string): string => [name, ...suffix].join('-');
  const seed = (): Seed => (wanted.seed === undefined ? dice() : parseSeed(wanted.seed));

  const made = (name: string, row: Difficulty): { readonly setup: Setup; readonly from: Source | undefined } => {
    if (name === wanted.setup) {
      const setup = puzzleFile(offers, wanted.setup, wanted.pack) as unknown as Setup;
      return { setup, from: undefined };
    }
    const written: Json = { scene: name, difficulty: row };
    const whole = toldOrFault(offers, told, written);
    return { setup: whole.setup as Setup, from: whole.from };
  };

  const placed = (
    name: string,
    setup: Setup,
    from: Source | undefined,
    key: string,
    run: SceneRun,
    flags: Flags,
    resumed: Place['resumed'],
  ): Place => {
    const { scene, difficulty: row } = setup.script;
    const who = bot ?? row.opponent;
    const opponent = { name: who, bot: offers.bots[who]! };
    const counts = plain && name !== wanted.setup;
    return { name, scene: scene.id, difficulty: row.id, key, from, counts, opponent, run, flags, resumed };
  };

  const answer: Desk['answered'] = ({ opponent }, run) => playBots(run, new Map([[1, opponent]]));

  const fresh = (name: string, setup: Setup, from: Source | undefined, key: string): Place => {
    const place = placed(name, setup, from, key, begin(game, setup, seed()), freshFlags(false), 'NO');
    return { ...place, run: answer(place, place.run) };
  };

  /** A saved try goes on with the setup it was begun with. */
  const resumed = (name: string, key: string, setup: Setup): Place | undefined => {
    const before = resumedTold<SceneRun>(store, offers, key);
    if (!before) return undefined;
    const old = before.run.setup;
    const same = JSON.stringify(old.script) === JSON.stringify(setup.script);
    return placed(name, old, before.from, key, before.run, before.flags, same ? 'AS_IT_IS' : 'AS_IT_WAS');
  };

  return {
    pack,
    difficulties: pack.difficulty,
    asked: wanted.setup ?? wanted.scene ?? null,
    difficulty,
    sameDice: wanted.seed !== undefined,
    shelf: (row) => {
      const entries = store.entries();
      return scenes.map((one) => ({
        ...one,
        best: bestOf(entries, one.name),
        tried: entries.some((entry) => entry.game === game.id && entry.daily === one.name),
        begun: store.saved(game.id, keyOf(`${one.name}-${row}`)) !== undefined,
      }));
    },
    open: (name, row) => {
      const { setup, from } = made(name, row);
      const key = keyOf(name === wanted.setup ? `setup-${name}` : `${name}-${row}`);
      const before = resumed(name, key, setup);
      return before ? { ...before, run: answer(before, before.run) } : fresh(name, setup, from, key);
    },
    again: ({ name, difficulty: row, key }) => {
      const { setup, from } = made(name, row);
      return fresh(name, setup, from, key);
    },
    answered: answer,
    save: ({ key, from }, run, { practice, nudged }) =>
      store.save(game.id, key, { replay: makeReplay(run, from), practice, nudged }),
    finish: ({ scene, difficulty: row, key, counts: counted }, run, flags) => {
      store.clear(game.id, key);
      if (!counted) return null;
      const won = game.outcome(run.setup, run.now.state)?.result === 'won';
      const rounds = roundsOf(run);
      const entry: Finished = {
        kind: 'finished',
        game: game.id,
        daily: scene,
        on: makeDay(today()),
        won,
        practice: flags.practice,
        merit: [won ? 1 : 0, -rounds],
        facts: { rounds, difficulty: DIFFICULTIES.indexOf(row) },
      };
      store.record(entry);
      return flags.practice ? null : entry;
    },
    replay: ({ from }, run) => makeReplay(run, from),
    write: writeNew,
  };
};
