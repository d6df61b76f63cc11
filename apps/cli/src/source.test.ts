import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Playable, playableFor } from './games.ts';
import { gameDir } from './library.ts';
import { sourceOf, type Wanted } from './source.ts';

const DATE = '2026-01-26';
const WRITTEN = join(gameDir('protocol'), 'puzzles/first.toml');
const LITERAL = { literal: true };

let protocol: Playable;
beforeAll(async () => {
  protocol = await playableFor('protocol');
});

describe('where a puzzle comes from', () => {
  test('a date counts, has its grade, and is saved under its name', () => {
    expect(sourceOf(protocol, { date: DATE })).toMatchObject({ date: DATE, grade: expect.any(Number), key: DATE });
  });

  test('with options it is another puzzle: no clear of the date, and saved beside it', () => {
    const source = sourceOf(protocol, { date: DATE, options: LITERAL });
    expect(source).toMatchObject({ date: null, grade: null, key: `${DATE}-literal` });
    expect(source.from).toMatchObject({ daily: DATE, options: LITERAL });
    expect(source.setup).toMatchObject({ puzzle: { scrutiny: 0 } });
  });

  test('unless the game keeps a ledger of its own for them', () => {
    const ledgerOf = ({ puzzle }: { puzzle: { schedule: readonly unknown[] } }) =>
      puzzle.schedule.length === 1 ? 'literal' : 'protocol';
    const keeping: Playable = { ...protocol, wording: { ...protocol.wording, ledgerOf } };
    expect(sourceOf(keeping, { date: DATE, options: LITERAL })).toMatchObject({
      date: DATE,
      grade: expect.any(Number),
      key: `${DATE}-literal`,
    });
  });

  test('no option is the same as none', () => {
    expect(sourceOf(protocol, { date: DATE, options: {} })).toEqual(sourceOf(protocol, { date: DATE }));
  });

  test('an option the game does not have is refused', () => {
    expect(() => sourceOf(protocol, { date: DATE, options: { sideways: true } })).toThrow(/sideways/);
  });

  test('no two ways to play a puzzle are saved under one name', () => {
    const wanted: readonly Wanted[] = [
      { setup: WRITTEN },
      { setup: WRITTEN, options: LITERAL },
      { date: DATE },
      { date: DATE, options: LITERAL },
      { seed: 'x' },
      { seed: 'x', options: LITERAL },
      { seed: 'x-literal' },
    ];
    const keys = wanted.map((one) => sourceOf(protocol, one).key);
    expect(new Set(keys).size).toBe(wanted.length);
  });
});
