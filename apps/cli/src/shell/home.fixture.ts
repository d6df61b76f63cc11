import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Seed } from '@lockstep/kernel';
import type { Types } from '@lockstep/play';
import { expect } from 'vitest';
import { openStore, type Store } from '../store.ts';
import type { Key, NamedKey } from '../terminal/keys.ts';
import { columns, plain } from '../terminal/layout.ts';
import { paintWith } from '../terminal/paint.ts';
import type { How } from '../terminal/stage.ts';
import type { Size } from './board.ts';
import { type Game, type Host, openHost, parseCommandLine } from './host.ts';
import { playLines } from './lines.ts';
import type { Model } from './model.ts';
import { perform } from './perform.ts';
import { press } from './press.ts';
import { screen } from './screen.ts';

/** A player's data in a folder of its own, and every notice of the store. */
export interface Home {
  readonly dir: string;
  readonly store: Store;
  readonly notices: string[];
  readonly end: () => void;
}

export const makeHome = (): Home => {
  const dir = mkdtempSync(join(tmpdir(), 'lockstep-shell-'));
  const notices: string[] = [];
  const store = openStore(dir, (message) => notices.push(message));
  return { dir, store, notices, end: () => rmSync(dir, { recursive: true }) };
};

export const hostAt = <G extends Types>(
  { store }: Home,
  game: Game<G>,
  flags: { readonly [flag: string]: string | undefined },
  dice: () => Seed,
): Host<G> => openHost(store, game, parseCommandLine(game, flags), dice);

export const onPaper = async <G extends Types>(
  model: Model<G>,
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

export const bare = paintWith(false);

export const textAt = <G extends Types>(model: Model<G>, size: Size): string =>
  screen(model, size, bare).lines.join('\n');

/** Nothing runs past an edge, and colour only repeats what is said without it. */
export const expectFits = <G extends Types>(model: Model<G>, size: Size): void => {
  const { lines } = screen(model, size, bare);
  expect(lines.length).toBeLessThanOrEqual(size.height);
  for (const line of lines) expect(columns(line), line).toBeLessThanOrEqual(size.width);
  const trimmed = (all: readonly string[]): readonly string[] => all.map((line) => plain(line).trimEnd());
  expect(trimmed(screen(model, size, paintWith(true)).lines)).toEqual(trimmed(lines));
};

export const SMALL: Size = { width: 80, height: 24 };

/** A screen as it is kept in a file: without blanks at the ends of lines, and without dates. */
export const kept = <G extends Types>(model: Model<G>, size: Size): string =>
  `${textAt(model, size)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')}\n`.replace(/\d{4}-\d\d-\d\d/g, 'YYYY-MM-DD');

export const named = (...kinds: readonly NamedKey[]): readonly Key[] => kinds.map((kind) => ({ kind }));

export const chars = (text: string): readonly Key[] =>
  [...text].map((char) => (char === ' ' ? { kind: 'space' } : { kind: 'char', char }));

/** Keys one after another on a small screen. */
export const keyed = <G extends Types>(model: Model<G>, ...keys: readonly (readonly Key[])[]): Model<G> =>
  keys.flat().reduce((before, key) => {
    const pressed = press(before, key, SMALL.height);
    const next = pressed.command ? perform(pressed.model, pressed.command) : pressed.model;
    return { ...next, columns: screen(next, SMALL, bare).columns ?? 1 };
  }, model);
