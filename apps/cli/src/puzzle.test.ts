import { join } from 'node:path';
import { saveKey } from '@lockstep/play';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DailyGame, dailyGameFor } from './games.ts';
import { lessonsOf } from './lessons.ts';
import { gameDir } from './library.ts';
import { type PuzzleRequest, puzzleFor } from './puzzle.ts';

const DATE = '2026-01-26';
const WRITTEN = join(gameDir('protocol'), 'puzzles/4-draft.toml');
const LITERAL = { literal: true };

let protocol: DailyGame;
let testimony: DailyGame;
beforeAll(async () => {
  [protocol, testimony] = await Promise.all([dailyGameFor('protocol'), dailyGameFor('testimony')]);
});

describe('where a puzzle comes from', () => {
  test('a date counts, has its grade, and is saved under its name', () => {
    const source = puzzleFor(protocol, { date: DATE });
    expect(source).toMatchObject({ date: DATE, grade: expect.any(Number) });
    expect(saveKey(source.ref)).toBe(`protocol/daily.${DATE}`);
  });

  test('with options it is another puzzle: no clear of the date, and saved beside it', () => {
    const source = puzzleFor(protocol, { date: DATE, options: LITERAL });
    expect(source).toMatchObject({ date: null, grade: null });
    expect(saveKey(source.ref)).toBe(`protocol/daily.${DATE}.literal=true`);
    expect(source.from).toMatchObject({ daily: DATE, options: LITERAL });
    expect(source.setup).toMatchObject({ script: { scrutiny: 0 } });
  });

  test('unless the game keeps a ledger of its own for them', () => {
    const { player } = protocol;
    const ledger: typeof player.recorder.ledger = ({ options }) => ({
      game: options.literal === true ? 'literal' : 'protocol',
      name: DATE,
    });
    const keeping: DailyGame = { ...protocol, player: { ...player, recorder: { ...player.recorder, ledger } } };
    expect(puzzleFor(keeping, { date: DATE, options: LITERAL })).toMatchObject({
      date: DATE,
      grade: expect.any(Number),
      ref: { options: LITERAL },
    });
  });

  test('[P12] a label typed as a seed opens the date it names, in any case; one that names none is no puzzle of its own', () => {
    const { seed, ref } = puzzleFor(protocol, { date: DATE });
    const label = protocol.text.seedLabel(seed);
    expect(puzzleFor(protocol, { seed: label }).ref).toEqual(ref);
    expect(puzzleFor(protocol, { seed: label.toLowerCase(), options: LITERAL }).from).toMatchObject({ daily: DATE });
    expect(puzzleFor(testimony, { seed: label }).date).toBeNull();
    expect(() => puzzleFor(protocol, { seed: 'AURA-0000' })).toThrow('no date up to today has the label AURA-0000');
  });

  test('no option is the same as none', () => {
    expect(puzzleFor(protocol, { date: DATE, options: {} })).toEqual(puzzleFor(protocol, { date: DATE }));
  });

  test('an option the game does not have is refused', () => {
    expect(() => puzzleFor(protocol, { date: DATE, options: { sideways: true } })).toThrow(/sideways/);
  });

  test('no two ways to play a puzzle are saved under one name', () => {
    const wanted: readonly PuzzleRequest[] = [
      { setup: WRITTEN },
      { setup: WRITTEN, options: LITERAL },
      { date: DATE },
      { date: DATE, options: LITERAL },
      { seed: 'x' },
      { seed: 'x', options: LITERAL },
      { seed: 'x-literal' },
    ];
    const keys = wanted.map((one) => saveKey(puzzleFor(protocol, one).ref));
    expect(new Set(keys).size).toBe(wanted.length);
  });
});

describe('a game with lessons, rows and hidden counters', () => {
  const HIDDEN = { visibility: 'HIDDEN' };

  test('[T11] HIDDEN is a way to play a date that counts, in a ledger of its own', () => {
    const full = puzzleFor(testimony, { date: DATE });
    const hidden = puzzleFor(testimony, { date: DATE, options: HIDDEN });
    expect(hidden).toMatchObject({ date: DATE, grade: full.grade });
    expect(saveKey(hidden.ref)).toBe(`testimony/daily.${DATE}.visibility=HIDDEN`);
    const { ledger } = testimony.player.recorder;
    expect(ledger(hidden.ref, hidden.setup)).not.toEqual(ledger(full.ref, full.setup));
  });

  test('an option that changes nothing is none', () => {
    expect(puzzleFor(testimony, { date: DATE, options: { visibility: 'FULL' } })).toEqual(
      puzzleFor(testimony, { date: DATE }),
    );
  });

  test('a row of difficulty is a free puzzle of that row', () => {
    const source = puzzleFor(testimony, { difficulty: 'tutorial', seed: 'x' });
    expect(source).toMatchObject({ date: null, from: undefined, grade: 1 });
    expect(saveKey(source.ref)).toBe('testimony/dealt.TUTORIAL.@x');
    expect(source.setup).toMatchObject({ script: { difficulty: 'TUTORIAL' } });
    expect(puzzleFor(testimony, { difficulty: 'TUTORIAL' }).ref.seed).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('every lesson is read, says what it teaches, and counts for nothing', () => {
    const lessons = lessonsOf('testimony');
    expect(lessons.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const { number, title } of lessons)
      expect(puzzleFor(testimony, { lesson: String(number) })).toMatchObject({
        lesson: { title },
        date: null,
        grade: null,
        ref: { subject: { kind: 'lesson', lesson: String(number) } },
      });
  });

  const wrong: readonly [wanted: PuzzleRequest, says: RegExp][] = [
    [{ lesson: '8' }, /--lesson is one of 1, 2, .* or 7/],
    [{ lesson: '1', difficulty: 'HARD' }, /--lesson and --difficulty exclude each other/],
    [{ date: DATE, lesson: '1' }, /--date and --lesson exclude each other/],
    [{ date: DATE, difficulty: 'HARD' }, /--date and --difficulty exclude each other/],
    [{ setup: 'x.toml', difficulty: 'HARD' }, /--setup and --difficulty exclude each other/],
    [{ difficulty: 'SILLY' }, /--difficulty is one of TUTORIAL, EASY, NORMAL, HARD or EXPERT/],
    [{ date: DATE, options: { literal: true } }, /testimony cannot be played that way: literal/],
  ];
  test.each(wrong)('%j is refused', (wanted, says) => {
    expect(() => puzzleFor(testimony, wanted)).toThrow(says);
  });

  test('a game without rows or hidden counters says so', () => {
    expect(() => puzzleFor(protocol, { difficulty: 'HARD' })).toThrow(/protocol has no rows of difficulty/);
    expect(() => puzzleFor(protocol, { date: DATE, options: HIDDEN })).toThrow(/protocol cannot be played that way/);
  });
});
