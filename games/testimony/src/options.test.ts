import { canonical, type Json } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { withOptions } from './options.ts';
import { card, counter, type Fields, puzzle, read, SEED } from './play.fixture.ts';
import { testimony } from './testimony.ts';

const written = (changes: Fields = {}): Json =>
  testimony.makeSetup(read(puzzle([card('note', 7)], { counter: [counter('CAMERA', 'INTENT')], ...changes })));

const played = (setup: Json, options: Json): Fields => {
  const made = withOptions(setup, options);
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value as unknown as Fields;
};

describe('[T11] options', () => {
  test('[T11] HIDDEN and FULL are the player’s choice, and nothing else changes', () => {
    const full = written();
    const before = canonical(full);
    const hidden = played(full, { visibility: 'HIDDEN' });
    expect(hidden).toEqual({ ...(full as object), visibility: 'HIDDEN' });
    expect(played(hidden as Json, { visibility: 'FULL' })).toEqual(full);
    expect(canonical(full)).toBe(before);
  });

  test('[T11] a puzzle so made hides its counters', () => {
    const views = ['FULL', 'HIDDEN'].map((visibility) => {
      const setup = read(played(written(), { visibility }));
      return testimony.view(setup, testimony.start(setup, SEED), 0);
    });
    expect(views.map(({ counters, hiddenCounters }) => [counters.length, hiddenCounters])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  const unchanged: readonly [what: string, changes: Fields, options: Json][] = [
    ['no option', {}, {}],
    ['no option, HIDDEN', { visibility: 'HIDDEN' }, {}],
    ['the visibility there is', { visibility: 'HIDDEN' }, { visibility: 'HIDDEN' }],
    ['the difficulty there is', { difficulty: 'HARD' }, { difficulty: 'HARD' }],
  ];
  test.each(unchanged)('[T11] [T13] %s changes nothing', (_, changes, options) => {
    const setup = written(changes);
    expect(played(setup, options)).toEqual(setup);
  });

  const wrong: readonly [what: string, changes: Fields, expected: RegExp, found: string][] = [
    ['another row', { difficulty: 'EASY' }, /^EASY, which this puzzle has/, 'HARD'],
    ['a puzzle of no row', {}, /^none, which this puzzle has/, 'HARD'],
  ];
  test.each(wrong)('[T13] a difficulty cannot be chosen after the deal: %s', (_, changes, expected, found) => {
    expect(withOptions(written(changes), { difficulty: 'HARD', visibility: 'HIDDEN' })).toMatchObject({
      ok: false,
      fault: [{ code: 'wrong-difficulty', path: ['difficulty'], expected: expect.stringMatching(expected), found }],
    });
  });

  const faults: readonly [options: Json, code: string, path: readonly string[]][] = [
    [{ literal: true }, 'unknown-key', ['literal']],
    [{ visiblity: 'HIDDEN' }, 'unknown-key', ['visiblity']],
    [{ visibility: 'PARTIAL' }, 'unknown-word', ['visibility']],
    [{ visibility: true }, 'unknown-word', ['visibility']],
    [{ difficulty: 'BRUTAL' }, 'unknown-word', ['difficulty']],
    [null, 'wrong-type', []],
    ['HIDDEN', 'wrong-type', []],
    [3, 'wrong-type', []],
  ];
  test.each(faults)('[T11] %j is no option', (options, code, path) => {
    expect(withOptions(written(), options)).toMatchObject({ ok: false, fault: [{ code, path }] });
  });
});
