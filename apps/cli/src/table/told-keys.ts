import type { Key } from '../terminal/keys.ts';

/** What the tables of games told in scenes have in common where keys are pressed: a page that scrolls, a typed line, a question. */
interface Table<Command> {
  readonly scroll: number | null;
  readonly notice: readonly string[];
  readonly asking: { readonly question: string; readonly yes: Command } | null;
  readonly typed: string;
  readonly cursor: number;
}

/** What a key does to the table, and the command it gives, if any. */
export interface Pressed<Model, Command> {
  readonly model: Model;
  readonly command?: Command;
}

const LONGEST = 400;

/** What was asked is answered with y or n, and with nothing else. */
export const answer = <Command, Model extends Table<Command>>(model: Model, key: Key): Pressed<Model, Command> => {
  const said = key.kind === 'char' ? key.char.toLowerCase() : key.kind;
  if (said === 'y' && model.asking) return { model, command: model.asking.yes };
  return { model: said === 'n' || said === 'escape' ? { ...model, asking: null } : model };
};

/** A command is given, or a complaint shown and what was typed left as it is. */
export const given = <Command extends object, Model extends Table<Command>>(
  model: Model,
  command: Command | { readonly complaint: string },
): Pressed<Model, Command> =>
  'complaint' in command
    ? { model: { ...model, notice: [command.complaint] } }
    : { model: { ...model, typed: '' }, command };

export const scrolledBy = <Model extends Pick<Table<never>, 'scroll'>>(model: Model, by: number): { model: Model } => ({
  model: { ...model, scroll: Math.max(0, (model.scroll ?? 0) + by) },
});

export const typing = <Model extends Pick<Table<never>, 'typed' | 'notice'>>(
  model: Model,
  more: string,
): { model: Model } => ({ model: { ...model, typed: (model.typed + more).slice(0, LONGEST), notice: [] } });

/** Up or down a menu of so many lines, and round at its ends. */
export const movedIn = <Model extends Pick<Table<never>, 'cursor' | 'notice'>>(
  model: Model,
  length: number,
  by: number,
): { model: Model } => ({
  model: length === 0 ? model : { ...model, cursor: (model.cursor + by + length) % length, notice: [] },
});

/** How far each key moves a page; `null` leaves it. */
export const SCROLLS: { readonly [kind: string]: (height: number) => number | null } = {
  up: () => -1,
  down: () => 1,
  'page-up': (height) => 4 - height,
  'page-down': (height) => height - 4,
  space: (height) => height - 4,
  home: () => Number.NEGATIVE_INFINITY,
  escape: () => null,
  left: () => null,
  enter: () => null,
};
