import {
  type Action,
  type Edition,
  type Event,
  freeplay as game,
  type Kit,
  keepRun,
  type Level,
  type Meta,
  metaOf,
  type Pack,
  readRun,
  type Setup,
  type Shelved as ShelvedRun,
  type State,
  type Summary,
  summaryOf,
  type View,
} from '@lockstep/freeplay';
import {
  begin,
  type GameModule,
  makeDay,
  makeReplay,
  makeSeed,
  moments,
  nearest,
  parseSeed,
  type Run,
  type Seed,
  type Source,
} from '@lockstep/kernel';
import { type Finished, type Flags, freshFlags } from '@lockstep/play';
import { listed } from '@lockstep/words';
import { featWords, levelFeat } from '@lockstep/words-freeplay';
import { today } from '../clock.ts';
import { Fault } from '../fault.ts';
import { puzzleFile } from '../puzzle-file.ts';
import type { Store } from '../store.ts';
import { freshSeed, resumedTold, toldOrFault, toldPack, writeNew } from '../told.ts';

export type FreeRun = Run<Setup, State, Action, Event, View>;

/** What a player asks for on the command line. */
export interface Wanted {
  readonly scene?: string;
  readonly kit?: string;
  readonly level?: string;
  readonly seed?: string;
  readonly setup?: string;
  readonly pack?: string;
}

/** Which run, with what, how hard. */
export interface Choice {
  readonly run: string;
  readonly kit: string;
  readonly level: string;
}

/** A run as it stands on the shelf. */
export interface Shelved extends ShelvedRun {
  readonly tries: number;
  readonly wins: number;
  /** A try of it is saved. */
  readonly begun: boolean;
}

/** Something that may still be shut, and what opens it. */
export interface Gated<Thing> {
  readonly thing: Thing;
  readonly open: boolean;
  readonly feat: string;
}

/** One try at one run, and where it is kept. */
export interface Place extends Choice {
  readonly key: string;
  /** Under which name it is recorded; null where nothing of it is. */
  readonly ledger: string | null;
  readonly from: Source | undefined;
  readonly try: FreeRun;
  readonly flags: Flags;
  readonly resumed: 'NO' | 'AS_IT_IS' | 'AS_IT_WAS';
}

/** Everything outside the run: the pack, what is saved, what is recorded. */
export interface Desk {
  readonly pack: Pack;
  /** What was asked for by name or file: opened at once, or its kits are shown first. */
  readonly asked: { readonly open: Choice } | { readonly pick: string } | null;
  readonly level: string;
  shelf(): readonly Shelved[];
  meta(): Meta;
  kits(): readonly Gated<Kit>[];
  levels(edition: Edition): readonly Gated<Level>[];
  /** Every run that is over, the last first. */
  history(): readonly Finished[];
  editionOf(run: string): Edition;
  /** The kit of a run that has one of its own; undefined where the player chooses. */
  kitOf(run: string): string | undefined;
  isBegun(run: string): boolean;
  /** As it was left, or from its start. */
  open(choice: Choice): Place;
  /** The same from its start; with the same seed where that is asked for, with a fresh one otherwise. */
  again(place: Place, same: boolean): Place;
  /** Other draws would be saved over another run that is under way. */
  covers(place: Place): boolean;
  fresh(choice: Choice): Place;
  save(place: Place, run: FreeRun, flags: Flags): void;
  /** Once for each try that ends: what was opened and earned by it, null where nothing of it is recorded. */
  finish(place: Place, run: FreeRun, flags: Flags): readonly string[] | null;
  /** What is typed to play the same run again; null where the pack is no longer the same. */
  command(place: Place, run: FreeRun): string | null;
  replay(place: Place, run: FreeRun): string;
  write(file: string, text: string): 'WRITTEN' | 'EXISTS' | 'FAILED';
}

export const eventsOf = (run: FreeRun): readonly Event[] => moments(run).flatMap(({ events }) => events);

export const summaryIn = (run: FreeRun): Summary =>
  summaryOf(run.setup, game.start(run.setup, run.seed), eventsOf(run), run.now.state);

const given = (flags: { readonly [flag: string]: unknown }): readonly string[] =>
  Object.entries(flags).flatMap(([flag, value]) => (value === undefined ? [] : [`--${flag}`]));

const refuseTogether = ({ scene, kit, level, setup }: Wanted): void => {
  const others = given({ scene, kit, level });
  if (setup !== undefined && others.length > 0)
    throw new Fault('usage', `--setup and ${listed(others)} exclude each other: a written run says all of it itself`);
};

const oneOf = (flag: string, word: string, names: readonly string[]): string => {
  if (names.includes(word)) return word;
  const near = nearest(word, names);
  throw new Fault('usage', `--${flag} is one of ${listed(names, 'or')}${near ? `; did you mean ${near}?` : ''}`);
};

/** A file may have a name that a shell would take apart. */
const typable = (text: string): string => (/^[\w./:@+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

const idsOf = (things: readonly { readonly id: string }[]): readonly string[] => things.map(({ id }) => id);

/** A player at the shelf of a pack. `dice` makes the seed of every new try that asks for none. */
export const openDesk = (store: Store, offers: GameModule, wanted: Wanted, dice: () => Seed = freshSeed): Desk => {
  refuseTogether(wanted);
  const told = toldPack(offers, wanted.pack);
  const pack = told.pack as unknown as Pack;
  const usual = pack.level.find(({ number }) => number === 0)!.id;
  const level = wanted.level === undefined ? usual : oneOf('level', wanted.level, idsOf(pack.level));
  const kit = wanted.kit === undefined ? undefined : oneOf('kit', wanted.kit, idsOf(pack.kit));
  const scene = wanted.scene === undefined ? undefined : oneOf('scene', wanted.scene, idsOf(pack.run));
  const plain = wanted.pack === undefined && wanted.seed === undefined;

  const runs = (): readonly Finished[] =>
    store.entries().filter((entry): entry is Finished => entry.kind === 'finished' && entry.game === game.id);
  const meta = (): Meta =>
    metaOf(
      pack,
      runs().flatMap(({ practice, facts }) => (practice ? [] : (readRun(facts) ?? []))),
    );
  const kits = (): readonly Gated<Kit>[] => {
    const open = meta().kits;
    return pack.kit.map((thing) => ({
      thing,
      open: open.find(({ id }) => id === thing.id)?.open ?? false,
      feat: featWords(thing),
    }));
  };
  const levels = (edition: Edition): readonly Gated<Level>[] => {
    const open = meta().levels[edition];
    return [...pack.level]
      .sort((a, b) => a.number - b.number)
      .map((thing) => ({
        thing,
        open: open.find(({ id }) => id === thing.id)?.open ?? false,
        feat: levelFeat(thing, pack.level),
      }));
  };
  const editionOf = (run: string): Edition => pack.run.find(({ id }) => id === run)?.edition ?? 'gates';
  const kitOf = (run: string): string | undefined => pack.run.find(({ id }) => id === run)?.kit;
  const openKit = pack.kit.find(({ feat }) => feat === undefined)!.id;

  /** Whoever brings a seed or a pack may play anything; nothing of it is recorded. */
  const refuseShut = (): void => {
    if (!plain) return;
    const shutKit = kits().find(({ thing, open }) => thing.id === kit && !open);
    if (shutKit) throw new Fault('shut', `the kit ${shutKit.thing.id} is not open yet. ${shutKit.feat}`);
    const edition = scene === undefined ? 'gates' : editionOf(scene);
    const shut = levels(edition).find(({ thing, open }) => thing.id === level && !open);
    if (shut) throw new Fault('shut', `the level ${shut.thing.id} is not open yet. ${shut.feat}`);
  };
  refuseShut();

  const asked = (): Desk['asked'] => {
    if (wanted.setup !== undefined) return { open: { run: wanted.setup, kit: '', level: '' } };
    if (scene === undefined) return null;
    const own = kitOf(scene);
    if (own !== undefined) return { open: { run: scene, kit: own, level } };
    if (given({ kit: wanted.kit, level: wanted.level, seed: wanted.seed }).length === 0) return { pick: scene };
    return { open: { run: scene, kit: kit ?? openKit, level } };
  };

  const keptAs = (
    { run, kit: with_, level: on }: Choice,
    seed: string | undefined,
  ): { readonly key: string; readonly ledger: string | null } => {
    const file = run === wanted.setup;
    const particular = !file && given({ kit: wanted.kit, level: wanted.level, seed }).length > 0;
    const key = [
      file ? `setup-${run}` : run,
      ...(particular ? [with_, on] : []),
      ...(seed === undefined ? [] : [`seed-${seed}`]),
      ...(wanted.pack === undefined ? [] : [`pack-${wanted.pack}`]),
    ].join('-');
    return { key, ledger: wanted.pack === undefined && seed === undefined && !file ? run : null };
  };
  const named = (choice: Choice) => keptAs(choice, wanted.seed);

  /** Shut things are played with a seed only; other draws of them have one of their own, and are not recorded either. */
  const isShut = ({ run, kit: with_, level: on }: Choice): boolean => {
    if (wanted.seed === undefined || wanted.pack !== undefined || run === wanted.setup) return false;
    const edition = editionOf(run);
    return (
      (edition === 'gates' && kits().some(({ thing, open }) => thing.id === with_ && !open)) ||
      levels(edition).some(({ thing, open }) => thing.id === on && !open)
    );
  };

  const made = ({ run, kit: with_, level: on }: Choice) => {
    if (run === wanted.setup) return { setup: puzzleFile(offers, run, wanted.pack) as Setup, from: undefined };
    const whole = toldOrFault(offers, told, { scene: run, kit: with_, level: on });
    return { setup: whole.setup as Setup, from: whole.from };
  };

  const begun = (choice: Choice, seed: Seed): Place => {
    const { setup, from } = made(choice);
    const run = begin(game, setup, seed);
    return { ...choice, ...named(choice), from, try: run, flags: freshFlags(false), resumed: 'NO' };
  };
  const fresh = (choice: Choice): Place => begun(choice, wanted.seed === undefined ? dice() : parseSeed(wanted.seed));

  return {
    pack,
    asked: asked(),
    level,
    shelf: () => {
      const entries = runs();
      return pack.run.map((one) => {
        const mine = entries.filter(({ daily, practice }) => daily === one.id && !practice);
        const { key } = named({ run: one.id, kit: openKit, level });
        return {
          ...one,
          tries: mine.length,
          wins: mine.filter(({ won }) => won).length,
          begun: store.saved(game.id, key) !== undefined,
        };
      });
    },
    meta,
    kits,
    levels,
    history: () => [...runs()].reverse(),
    editionOf,
    kitOf,
    isBegun: (run) => store.saved(game.id, named({ run, kit: openKit, level }).key) !== undefined,
    open: (choice) => {
      const names = named(choice);
      const before = resumedTold<FreeRun>(store, offers, names.key);
      if (!before) return fresh(choice);
      const { script } = before.run.setup;
      const own: Choice =
        choice.run === wanted.setup ? choice : { ...choice, kit: script.kit.id, level: script.firmware };
      const same = JSON.stringify(script) === JSON.stringify(made(own).setup.script);
      return {
        ...own,
        ...names,
        from: before.from,
        flags: before.flags,
        try: before.run,
        resumed: same ? 'AS_IT_IS' : 'AS_IT_WAS',
      };
    },
    again: (place, same) => {
      const { run, kit: with_, level: on } = place;
      const choice = { run, kit: with_, level: on };
      // The same seed again is known by now, so nothing of it is recorded.
      if (same) return { ...begun(choice, place.try.seed), key: place.key, ledger: null };
      const seed = dice();
      const names = keptAs(choice, isShut(choice) ? makeSeed(seed) : undefined);
      if (names.key !== place.key) store.clear(game.id, place.key);
      return { ...begun(choice, seed), ...names };
    },
    covers: (place) => {
      const { key } = keptAs(place, undefined);
      return !isShut(place) && key !== place.key && store.saved(game.id, key) !== undefined;
    },
    fresh,
    save: ({ key, from }, run, { practice, nudged }) =>
      store.save(game.id, key, { replay: makeReplay(run, from), practice, nudged }),
    finish: ({ key, ledger }, run, { practice }) => {
      store.clear(game.id, key);
      if (ledger === null) return null;
      const before = meta();
      const [score = 0] = game.outcome(run.setup, run.now.state)?.scores ?? [];
      store.record({
        kind: 'finished',
        game: game.id,
        daily: ledger,
        on: makeDay(today()),
        won: run.now.state.ended === 'won',
        practice,
        merit: [score],
        facts: keepRun(summaryIn(run)),
      });
      if (practice) return null;
      const after = meta();
      const edition = run.setup.edition;
      return [
        ...after.kits.flatMap(({ id, open }, i) => (open && !before.kits[i]!.open ? [`kit ${id}`] : [])),
        ...after.levels[edition].flatMap(({ id, open }, i) =>
          open && !before.levels[edition][i]!.open ? [`level ${id}`] : [],
        ),
        ...after.badges.flatMap(({ id, earned }, i) => (earned && !before.badges[i]!.earned ? [`badge ${id}`] : [])),
      ];
    },
    command: ({ run: name, kit: with_, level: on, resumed }, run) => {
      if (resumed === 'AS_IT_WAS') return null;
      const flags = {
        ...(wanted.pack === undefined ? {} : { pack: wanted.pack }),
        ...(name === wanted.setup
          ? { setup: name }
          : {
              scene: name,
              ...(editionOf(name) === 'gates' && kitOf(name) === undefined ? { kit: with_ } : {}),
              ...(on === usual ? {} : { level: on }),
            }),
        seed: makeSeed(run.seed),
      };
      return `lockstep play freeplay ${Object.entries(flags)
        .map(([flag, value]) => `--${flag} ${typable(value)}`)
        .join(' ')}`;
    },
    replay: ({ from }, run) => makeReplay(run, from),
    write: writeNew,
  };
};
