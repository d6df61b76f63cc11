import {
  type Action,
  type Config,
  DEFAULT_PRESET,
  type Event,
  draft as game,
  type Pack,
  type Setup,
  type State,
  type View,
} from '@lockstep/draft';
import {
  begin,
  type GameModule,
  type Json,
  makeDay,
  makeReplay,
  makeSeed,
  nearest,
  parseSeed,
  type Run,
  type SceneInfo,
  type Seed,
  type Source,
  seedOfDate,
} from '@lockstep/kernel';
import { type Finished, type Flags, freshFlags, type Records, recordsOf, streakOf } from '@lockstep/play';
import { listed } from '@lockstep/words';
import { TODAY_TITLE } from '@lockstep/words-draft';
import { today } from '../clock.ts';
import { Fault } from '../fault.ts';
import { dayOf } from '../library.ts';
import { puzzleFile } from '../puzzle-file.ts';
import type { Store } from '../store.ts';
import { freshSeed, resumedTold, toldOrFault, toldPack, writeNew } from '../told.ts';

export type QuestRun = Run<Setup, State, Action, Event, View>;

/** What a player asks for on the command line. */
export interface Wanted {
  readonly scene?: string;
  readonly preset?: string;
  readonly seed?: string;
  readonly date?: string;
  readonly setup?: string;
  readonly pack?: string;
}

/** Under this name everyone's quest of a date stands on the shelf. */
export const TODAY = 'today';

/** A quest as it stands on the shelf. */
export interface Shelved extends SceneInfo {
  readonly dreams: number;
  /** Of the quest of a date. */
  readonly date: string | null;
  readonly records: Records;
  readonly tried: boolean;
  /** A try of it is saved. */
  readonly begun: boolean;
}

/** One try at one quest, and where it is kept. */
export interface Place {
  /** What was asked for: a route of the pack, the quest of a date, or a file. */
  readonly name: string;
  readonly preset: string;
  readonly date: string | null;
  readonly key: string;
  /** Under which name it is recorded; null where nothing of it is. */
  readonly ledger: string | null;
  readonly from: Source | undefined;
  readonly run: QuestRun;
  readonly flags: Flags;
  readonly resumed: 'NO' | 'AS_IT_IS' | 'AS_IT_WAS';
}

/** Everything outside the quest: the pack, what is saved, what is recorded. */
export interface Desk {
  readonly pack: Pack;
  readonly presets: readonly string[];
  /** A quest that was asked for by name, date or file: it is opened at once. */
  readonly asked: string | null;
  readonly preset: string;
  /** Whether every try of a quest has the same seed. */
  sameDreams(place: Place): boolean;
  configOf(preset: string): Config;
  shelf(preset: string): readonly Shelved[];
  streak(): number;
  /** As it was left, or from its start. */
  open(name: string, preset: string): Place;
  /** The same quest from its start. */
  again(place: Place): Place;
  save(place: Place, run: QuestRun, flags: Flags): void;
  /** Once for each try that ends; answers with what is recorded of the quest, if anything. */
  finish(place: Place, run: QuestRun, flags: Flags): { readonly first: boolean; readonly best: number } | null;
  /** What is typed to play the same quest again; null where the cards are no longer the same. */
  command(place: Place, run: QuestRun): string | null;
  replay(place: Place, run: QuestRun): string;
  write(file: string, text: string): 'WRITTEN' | 'EXISTS' | 'FAILED';
}

const refuseTogether = ({ scene, preset, date, seed, setup, pack }: Wanted): void => {
  const given = (flags: { readonly [flag: string]: unknown }): readonly string[] =>
    Object.entries(flags).flatMap(([flag, value]) => (value === undefined ? [] : [`--${flag}`]));
  const refuse = (flag: string, others: readonly string[], why: string): void => {
    if (others.length > 0) throw new Fault('usage', `--${flag} and ${listed(others)} exclude each other: ${why}`);
  };
  if (date !== undefined)
    refuse('date', given({ scene, preset, seed, setup, pack }), 'the quest of a date is the same for everyone');
  if (setup !== undefined) refuse('setup', given({ scene, preset }), 'a written quest says both itself');
};

const presetOf = (names: readonly string[], word: string | undefined): string => {
  const found = names.find((name) => name === (word ?? DEFAULT_PRESET).toLowerCase());
  if (found !== undefined) return found;
  const near = nearest(word ?? '', names);
  throw new Fault('usage', `--preset is one of ${listed(names, 'or')}${near ? `; did you mean ${near}?` : ''}`);
};

/** A file may have a name that a shell would take apart. */
const typable = (text: string): string => (/^[\w./:@+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/** A player at the shelf of a pack. `dice` makes the seed of every new try that asks for none. */
export const openDesk = (store: Store, offers: GameModule, wanted: Wanted, dice: () => Seed = freshSeed): Desk => {
  refuseTogether(wanted);
  const told = toldPack(offers, wanted.pack);
  const pack = told.pack as unknown as Pack;
  const presets = [DEFAULT_PRESET, ...Object.keys(pack.presets).filter((name) => name !== DEFAULT_PRESET)];
  const preset = presetOf(presets, wanted.preset);
  const routes = offers.scenes?.(told.pack) ?? [];
  const date = wanted.date === undefined ? makeDay(today()) : makeDay(dayOf(wanted.date));
  const everyones = offers.today!(told.pack) as { readonly scene: string; readonly preset: string };
  const plain = wanted.pack === undefined && wanted.seed === undefined;

  /** What a name of the shelf is: which quest, and under which names it is saved and recorded. */
  const named = (name: string, chosen: string) => {
    if (name === TODAY) return { ...everyones, date, key: `daily-${date}`, ledger: plain ? date : null };
    const whole = chosen === DEFAULT_PRESET ? name : `${name}-${chosen}`;
    const file = name === wanted.setup;
    const key = [
      file ? `setup-${name}` : `${name}-${chosen}`,
      ...(wanted.seed === undefined ? [] : [`seed-${wanted.seed}`]),
      ...(wanted.pack === undefined ? [] : [`pack-${wanted.pack}`]),
    ].join('-');
    return { scene: name, preset: chosen, date: null, key, ledger: plain && !file ? whole : null };
  };

  const made = (name: string, chosen: string): { readonly setup: Setup; readonly from: Source | undefined } => {
    if (name === wanted.setup) return { setup: puzzleFile(offers, name, wanted.pack) as Setup, from: undefined };
    const { scene, preset: row } = named(name, chosen);
    const written: Json = { scene, preset: row };
    const whole = toldOrFault(offers, told, written);
    return { setup: whole.setup as Setup, from: whole.from };
  };

  const seedFor = (name: string): Seed => {
    if (name === TODAY && wanted.seed === undefined) return seedOfDate(game.id, date);
    return wanted.seed === undefined ? dice() : parseSeed(wanted.seed);
  };

  const fresh = (name: string, chosen: string): Place => {
    const { setup, from } = made(name, chosen);
    const run = begin(game, setup, seedFor(name));
    return { name, ...named(name, chosen), from, run, flags: freshFlags(false), resumed: 'NO' };
  };

  return {
    pack,
    presets,
    asked: wanted.setup ?? wanted.scene ?? (wanted.date === undefined ? null : TODAY),
    preset,
    sameDreams: ({ name }) => wanted.seed !== undefined || name === TODAY,
    configOf: (name) => pack.presets[name]!,
    shelf: (chosen) => {
      const entries = store.entries();
      const stand = (one: SceneInfo, name: string, of: string | null): Shelved => {
        const { key, ledger, scene } = named(name, chosen);
        const under = ledger ?? scene;
        return {
          ...one,
          name,
          dreams: pack.route.find(({ id }) => id === scene)!.dreamscape.length,
          date: of,
          records: recordsOf(entries, game.id, under),
          tried: entries.some((entry) => entry.game === game.id && entry.daily === under),
          begun: store.saved(game.id, key) !== undefined,
        };
      };
      const whole = routes.find(({ name }) => name === everyones.scene)!;
      return [stand({ ...whole, title: TODAY_TITLE }, TODAY, date), ...routes.map((one) => stand(one, one.name, null))];
    },
    streak: () => streakOf(store.entries(), game.id, today()),
    open: (name, chosen) => {
      const { setup } = made(name, chosen);
      const place = named(name, chosen);
      const before = resumedTold<QuestRun>(store, offers, place.key);
      if (!before) return fresh(name, chosen);
      const same = JSON.stringify(before.run.setup.script) === JSON.stringify(setup.script);
      return { name, ...place, ...before, resumed: same ? 'AS_IT_IS' : 'AS_IT_WAS' };
    },
    again: ({ name, preset: chosen }) => fresh(name, chosen),
    save: ({ key, from }, run, { practice, nudged }) =>
      store.save(game.id, key, { replay: makeReplay(run, from), practice, nudged }),
    finish: ({ key, ledger }, run, { practice }) => {
      store.clear(game.id, key);
      if (ledger === null) return null;
      const [score = 0] = game.outcome(run.setup, run.now.state)?.scores ?? [];
      const entry: Finished = {
        kind: 'finished',
        game: game.id,
        daily: ledger,
        on: makeDay(today()),
        won: true,
        practice,
        merit: [score],
        facts: { score, cards: run.now.state.deck.length },
      };
      const first = recordsOf(store.entries(), game.id, ledger).firstClear === undefined;
      store.record(entry);
      if (practice) return null;
      return { first, best: recordsOf(store.entries(), game.id, ledger).best?.facts.score ?? score };
    },
    command: ({ name, preset: chosen, date: of, resumed }, run) => {
      if (resumed === 'AS_IT_WAS') return null;
      const dated = of !== null && wanted.seed === undefined && wanted.pack === undefined;
      const flags = dated
        ? { date: of }
        : {
            ...(wanted.pack === undefined ? {} : { pack: wanted.pack }),
            ...(name === wanted.setup
              ? { setup: name }
              : { scene: named(name, chosen).scene, ...(chosen === DEFAULT_PRESET ? {} : { preset: chosen }) }),
            seed: makeSeed(run.seed),
          };
      return `lockstep play draft ${Object.entries(flags)
        .map(([flag, value]) => `--${flag} ${typable(value)}`)
        .join(' ')}`;
    },
    replay: ({ from }, run) => makeReplay(run, from),
    write: writeNew,
  };
};
