import { describe, expect, test } from 'vitest';
import { holding, play, read, refused, SEED } from '../small.fixture.ts';
import { tokenCost } from '../tokens.ts';
import { MOVES, type Move } from '../vocabulary.ts';
import { ATTACHES, takesTarget } from './attach.ts';

const hand = holding(['meter', 'badge', 'receipt', 'photo', 'diary']);

describe('[G8] what a move takes', () => {
  /** D05v1 §7, typed in once: CYCLE attaches none, it names what it swaps. */
  const rows: readonly [move: Move, tokens: number, least: number, most: number, target: boolean][] = [
    ['inject', 0, 1, 2, true],
    ['flag', 1, 0, 1, true],
    ['rewire', 1, 1, 1, false],
    ['corroborate', 0, 1, 2, false],
    ['cycle', 0, 1, 8, false],
    ['exploit', 2, 0, 1, true],
  ];
  test.each(rows)(
    'D05v1-48 [G8] %s costs %i, takes %i to %i, targets a gate: %s',
    (move, tokens, least, most, target) => {
      expect(tokenCost(read(hand), move)).toBe(tokens);
      expect(ATTACHES[move]).toEqual([least, most]);
      expect(takesTarget(move)).toBe(target);
    },
  );

  test('[G8] the table has every move', () => {
    expect(rows.map(([move]) => move)).toEqual([...MOVES]);
  });

  const targets: readonly [line: string, code: string | undefined][] = [
    ['inject meter', 'target-missing'],
    ['flag path 1', 'target-missing'],
    ['exploit', 'target-missing'],
    ['rewire receipt from TIME to WORK at EASY', 'takes-no-target'],
    ['corroborate meter at EASY', 'takes-no-target'],
    ['cycle meter at EASY', 'takes-no-target'],
    ['inject meter at EASY', undefined],
    ['flag at EASY path 1', undefined],
    ['exploit at EASY', undefined],
    ['rewire receipt from TIME to WORK', undefined],
    ['corroborate meter', undefined],
    ['cycle meter', undefined],
  ];
  test.each(targets)('D05v1-69 "%s": %s', (line, code) => {
    expect(refused(hand, SEED, line)?.code).toBe(code);
  });

  const tools: readonly [line: string, fits: boolean][] = [
    ['inject meter with METADATA_SCRAPER at EASY', true],
    ['inject meter with HASH_RECEIPT at EASY', true],
    ['inject meter with REDACT at EASY', true],
    ['inject meter with SAFE_MODE at EASY', true],
    ['inject meter with CORROBORATE at EASY', false],
    ['inject meter with REWIRE_ANCHOR at EASY', false],
    ['rewire receipt from TIME to WORK with REWIRE_ANCHOR', true],
    ['rewire receipt from TIME to WORK with HASH_RECEIPT', false],
    ['flag with REDACT at EASY path 1', false],
    ['corroborate meter with CORROBORATE', false],
    ['cycle meter with SAFE_MODE', false],
    ['exploit with REDACT at EASY', false],
  ];
  test.each(tools)('[G13] "%s" fits: %s', (line, fits) => {
    expect(refused(hand, SEED, line)?.code).toBe(fits ? undefined : 'tool-not-here');
  });

  const strays: readonly [line: string, word: string][] = [
    ['inject meter at EASY path 1', 'path'],
    ['inject meter at EASY strike 1', 'strike'],
    ['inject meter from TIME at EASY', 'from'],
    ['inject meter to TIME at EASY', 'to'],
    ['exploit at EASY path 2', 'path'],
    ['flag from TIME to WORK at EASY path 1', 'from'],
    ['rewire receipt from TIME to WORK path 1', 'path'],
    ['corroborate meter path 1', 'path'],
    ['cycle meter to TIME', 'to'],
  ];
  test.each(strays)('[G17] [K3] "%s": "%s" is not passed over', (line, word) => {
    expect(refused(hand, SEED, line)).toMatchObject({ code: 'unknown-word', data: { word } });
  });

  test('[G17] "disable" is a word of EXPLOIT alone', () => {
    const at = play(hand, SEED);
    expect(refused(hand, SEED, 'exploit at EASY disable')).toBeUndefined();
    expect(refused(hand, SEED, 'inject meter at EASY disable')).toMatchObject({ code: 'unknown-word' });
    expect(at.view.costs).toEqual({ inject: 0, flag: 1, rewire: 1, corroborate: 0, cycle: 0, exploit: 2 });
  });
});
