import { begin, moments, parseSeed } from '@lockstep/kernel';
import type { HintLevel } from '@lockstep/play';
import {
  type Entry,
  type FinishedTry,
  type Flags,
  freshFlags,
  type Options,
  openAttempt,
  openSession,
  type Records,
  type RunOf,
  refTo,
  type SavedTry,
  type Session,
  type SolverAnswer,
} from '@lockstep/play';
import type { Game, Host, Lines, Model, Size } from '../../shell/board.ts';
import { act, type Command } from '../../shell/command.ts';
import { bare, flat } from '../../shell/home.fixture.ts';
import { openHost } from '../../shell/host.ts';
import { openModel, perform } from '../../shell/perform.ts';
import type { Store } from '../../store.ts';
import type { LockView } from './lock-view.ts';
import { lockModelOf, type LockModel as TableOf } from './model.ts';
import type { AnyTypes, GameTypes } from './try.ts';

/** A host that keeps what it is told. */
export interface Kept {
  readonly host: Host;
  readonly saves: { readonly run: RunOf<AnyTypes>; readonly flags: Flags }[];
  /** Every try that ended, recorded or not. */
  readonly endings: (Omit<FinishedTry, 'on'> | null)[];
  readonly hints: HintLevel[];
}

export interface Given {
  readonly records?: Records;
  readonly run?: RunOf<AnyTypes>;
  readonly voice: unknown;
  readonly pack: Host['pack'];
  readonly grade: number;
  readonly hint: (level: HintLevel) => SolverAnswer | Promise<SolverAnswer>;
  readonly solution: () => SolverAnswer;
  readonly save?: () => void;
  readonly setup: (options: Options) => unknown;
}

const DATE = '2026-01-26';
const SEED = parseSeed('1f9c000000000000');

/** What is kept in memory alone. */
const memory = (): Store => {
  const entries: Entry[] = [];
  const saved = new Map<string, SavedTry>();
  return {
    entries: () => entries,
    record: (entry) => {
      entries.push(entry);
    },
    slots: {
      saved: ({ key }) => saved.get(key),
      save: ({ key }, one) => {
        saved.set(key, one);
      },
      clear: ({ key }) => {
        saved.delete(key);
      },
      setAside: ({ key }) => {
        saved.delete(key);
      },
    },
  };
};

/** A host of one puzzle, with a solver that answers from a list. */
export const keepOf = (game: Game, given: Given): Kept => {
  const kept: Omit<Kept, 'host'> = { saves: [], endings: [], hints: [] };
  const { player } = game;
  const from = { daily: DATE, pack: 'none' };
  const real = openHost(memory(), game, { seed: null, pack: null, options: {}, flags: {} }, () => SEED, {
    hint: (_run, level) => {
      kept.hints.push(level);
      return given.hint(level);
    },
    solution: () => given.solution(),
    change: () => null,
  });
  const fresh: Host['startNew'] = (ref) => {
    const opening = { ref, setup: given.setup(ref.options), seed: SEED, from };
    const run = given.run ?? begin(player.game, opening.setup, SEED);
    const records = given.records ?? real.records(ref, opening.setup);
    return openSession(player, opening, openAttempt(run, freshFlags(records.solutionShown)), 'new', records);
  };
  const host: Host = {
    ...real,
    pack: given.pack,
    voice: given.voice,
    opening: (ref) => ({ setup: given.setup(ref.options), seed: SEED, from, grade: given.grade, date: DATE, ref }),
    startNew: fresh,
    open: fresh,
    save: (session) => {
      given.save?.();
      kept.saves.push({ run: session.attempt.run, flags: session.attempt.flags });
      real.save(session);
    },
    finish: (session, entry) => {
      kept.endings.push(entry);
      real.finish(session, entry);
    },
  };
  return { ...kept, host };
};

export const openedOf = ({ host }: Kept): Model => {
  const ref = refTo(host.game.player.game.id, { kind: 'daily', date: DATE });
  const board = {
    ...host.game.board,
    flags: { ...host.game.board.flags, parse: () => ({ chosen: {}, open: { ref, chosen: {} } }) },
  };
  return openModel({ ...host, game: { ...host.game, board } }, {});
};

/** A model after some commands. */
export const after = (kept: Kept, ...commands: readonly Command[]): Model =>
  commands.reduce<Model>((model, command) => perform(model, command), openedOf(kept));

export const session = (command: Extract<Command, { do: 'session' }>['command']): Command => ({
  do: 'session',
  command,
});

export const START = session({ kind: 'start' });
export const play = (kind: string, ...cards: readonly string[]): Command => act([kind, ...cards].join(' '));
export const submit = (...cards: readonly string[]): Command => play('submit', ...cards);
export const pick = (...cards: readonly string[]): Command => ({ do: 'lay', zone: 'card', ids: cards });
export const show = (page: string): Command => ({ do: 'show', page });

/** What a board draws of a model. */
export const tableIn =
  <G extends GameTypes>(lockView: LockView<G>) =>
  (model: Model): TableOf<G> =>
    lockModelOf(lockView, model) as TableOf<G>;

export const runOf = ({ session: at }: Model): Session<AnyTypes>['attempt']['run'] => at!.attempt.run;
export const flagsIn = ({ session: at }: Model): Flags => at!.attempt.flags;
export const textsOf = (model: Model): readonly string[] => moments(runOf(model)).map(({ text }) => text);

/** Sizes that any screen of a lock has to fit. */
export const SIZES: readonly Size[] = [
  { width: 40, height: 24 },
  { width: 40, height: 60 },
  { width: 45, height: 30 },
  { width: 45, height: 40 },
  { width: 80, height: 24 },
  { width: 80, height: 60 },
  { width: 120, height: 40 },
  { width: 200, height: 60 },
  { width: 80, height: 10 },
];

/** The board, or the page that is open, on paper. */
export const printedOf = (model: Model, width: number): Lines => {
  const { board } = model.host.game;
  return model.page ? board.printPage!(model, model.page, width, bare) : board.print(model, width, bare);
};

/** Words as they are read, wherever a line or a frame broke them. */
export const unframed = (text: string): string => flat(text.replace(/[│┃╭╮╰╯─┏┓┗┛━┊]/g, ' '));
