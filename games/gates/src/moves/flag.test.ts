import { describe, expect, test } from 'vitest';
import {
  EASY,
  find,
  gate,
  holding,
  incident,
  LONG,
  legal,
  modifier,
  play,
  refused,
  SEED,
  scrutinyAfter,
} from '../small.fixture.ts';

const hand = (changes = {}) => holding(['meter', 'receipt', 'photo'], { gate: [LONG, EASY], ...changes });

describe('[G5] FLAG, D05v1 §9 M2', () => {
  test('D05v1-39 [G8] one token; −1 Scrutiny with an artifact, 0 without; two artifacts are refused', () => {
    expect(scrutinyAfter(hand(), 'flag at LONG path 2')).toBe(0);
    expect(scrutinyAfter(hand(), 'flag photo at LONG path 2')).toBe(-1);
    expect(play(hand(), SEED, 'flag at LONG path 2').state.tokens).toBe(2);
    expect(refused(hand(), SEED, 'flag photo meter at LONG path 2')).toMatchObject({
      code: 'attachments',
      data: { move: 'flag', least: 0, most: 1, found: 2 },
    });
  });

  test('D05v1-39 the artifact is only shown: it stays in hand', () => {
    const { view } = play(hand(), SEED, 'flag photo at LONG path 2');
    expect(view.hand.map(({ id }) => id)).toContain('photo');
    expect(view.discard).toEqual([]);
  });

  test('D05v1-55 the gate says which path it looks at, and which clause it lets go', () => {
    const before = play(hand(), SEED).view.gates[0]!;
    expect(before.paths.map(({ declared }) => declared)).toEqual([false, false]);
    const { view, events } = play(hand(), SEED, 'flag at LONG path 1 strike 3');
    expect(view.gates[0]!.paths[0]).toMatchObject({ declared: true, struck: 3 });
    expect(view.gates[0]!.paths[1]).toMatchObject({ declared: false, struck: null });
    expect(view.gates[0]!.flagEnds).toBe(3);
    expect(find(events, 'flagged')).toEqual({
      kind: 'flagged',
      turn: 1,
      artifacts: [],
      gate: 'gate.LONG',
      path: 1,
      struck: 3,
      ends: 3,
    });
  });

  test('D05v1-55 [G12] a struck clause need not be met, and the declared path does 4/3', () => {
    expect(find(play(hand(), SEED, 'inject meter at LONG').events, 'checked')!.path).toBeNull();
    const { events } = play(hand(), SEED, 'flag at LONG path 1 strike 3', 'inject meter at LONG');
    expect(find(events, 'checked')).toMatchObject({
      path: 1,
      table: [
        [true, true, true],
        [false, false],
      ],
    });
    expect(find(events, 'damaged')!.parts).toContainEqual({ factor: 'DECLARED', by: [4, 3] });
  });

  test('D05v1-56 it holds on the next two turns and not on the third', () => {
    const lines = ['flag at LONG path 1 strike 3', 'flag at EASY path 2', 'cycle photo'];
    expect(play(hand(), SEED, ...lines.slice(0, 1)).view.gates[0]!.flagEnds).toBe(3);
    expect(play(hand(), SEED, ...lines.slice(0, 2)).view.gates[0]!.flagEnds).toBe(3);
    const ended = play(hand(), SEED, ...lines);
    expect(ended.view.gates[0]!.flagEnds).toBeNull();
    expect(ended.view.gates[0]!.paths[0]!.declared).toBe(false);
    expect(ended.events).toContainEqual({ kind: 'flag-ended', gate: 'gate.LONG' });
    expect(find(play(hand(), SEED, ...lines.slice(0, 2), 'inject meter at LONG').events, 'checked')!.path).toBe(1);
    expect(find(play(hand(), SEED, ...lines, 'inject meter at LONG').events, 'checked')!.path).toBeNull();
  });

  test('D05v1-57 [G14] under POLICY_LOCKDOWN it costs one more', () => {
    const locked = (tokens: number) => hand({ modifier: [modifier('POLICY_LOCKDOWN')], tokens });
    expect(refused(locked(0), SEED, 'flag at LONG path 2')).toMatchObject({
      code: 'no-tokens',
      data: { move: 'flag', cost: 2, tokens: 1 },
    });
    const { state, events } = play(locked(1), SEED, 'flag at LONG path 2');
    expect(state.tokens).toBe(0);
    expect(find(events, 'paid')).toEqual({ kind: 'paid', tokens: 2, left: 0 });
  });

  test('[G5] of a path of three clauses one is struck, of a shorter one none', () => {
    expect(refused(hand(), SEED, 'flag at LONG path 1')).toMatchObject({
      code: 'strike-missing',
      data: { gate: 'gate.LONG', path: 1, clauses: 3, from: 3 },
    });
    expect(refused(hand(), SEED, 'flag at LONG path 1 strike 4')).toMatchObject({ code: 'strike-missing' });
    expect(refused(hand(), SEED, 'flag at LONG path 2 strike 1')).toMatchObject({ code: 'strike-unwanted' });
    expect(legal(play(hand(), SEED)).filter((line) => line.startsWith('flag at gate.LONG'))).toEqual([
      'flag at gate.LONG path 1 strike 1',
      'flag at gate.LONG path 1 strike 2',
      'flag at gate.LONG path 1 strike 3',
      'flag at gate.LONG path 2',
    ]);
  });

  test('[G5] a path of four can be struck anywhere', () => {
    const four = gate(
      'FOUR',
      [
        [30, 'tag SENSOR', 'tag TIME', 'tag FOOD', 'tag MOOD'],
        [20, 'listed', 'tag WORK', 'tag PURCHASE'],
      ],
      { sources: ['till'] },
    );
    for (const strike of [1, 2, 3, 4])
      expect(refused(incident({ gate: [four] }), SEED, `flag at FOUR path 1 strike ${strike}`)).toBeUndefined();
  });

  test('[G5] a new FLAG on the gate takes the place of the old', () => {
    const { view } = play(hand(), SEED, 'flag at LONG path 1 strike 1', 'flag at LONG path 2');
    expect(view.gates[0]!.paths.map(({ declared, struck }) => [declared, struck])).toEqual([
      [false, null],
      [true, null],
    ]);
    expect(view.gates[0]!.flagEnds).toBe(4);
  });

  test('[G5] FLAG needs a path, and one that the gate has', () => {
    expect(refused(hand(), SEED, 'flag at LONG')).toMatchObject({ code: 'path-missing', data: { paths: 2 } });
    expect(refused(hand(), SEED, 'flag at LONG path 3')).toMatchObject({
      code: 'unknown-path',
      data: { gate: 'gate.LONG', path: 3, paths: 2 },
    });
  });

  test('D05v1-69 FLAG needs a target', () => {
    expect(refused(hand(), SEED, 'flag path 1')).toMatchObject({ code: 'target-missing' });
  });
});
