import { describe, expect, test } from 'vitest';
import {
  card,
  DECK,
  EASY,
  find,
  gate,
  holding,
  incident,
  legal,
  modifier,
  play,
  refused,
  SEED,
  SHUT,
  scrutinyAfter,
} from '../small.fixture.ts';

describe('[G2] INJECT, D05v1 §9 M1', () => {
  test('D05v1-38 [G8] one artifact or two, no tokens', () => {
    const hand = holding(['receipt', 'photo', 'diary']);
    for (const line of ['inject receipt at EASY', 'inject receipt photo at EASY'])
      expect(play(hand, SEED, line).state.tokens).toBe(3);
    expect(refused(hand, SEED, 'inject at EASY')).toMatchObject({
      code: 'attachments',
      data: { move: 'inject', least: 1, most: 2, found: 0 },
    });
    expect(refused(hand, SEED, 'inject receipt photo diary at EASY')).toMatchObject({
      code: 'attachments',
      data: { found: 3 },
    });
  });

  test('D05v1-49 every one and every two of the hand at every open gate are legal, whatever they hold', () => {
    const at = play(holding([], { gate: [EASY, SHUT], tool: [] }), SEED);
    const injects = legal(at).filter((line) => line.startsWith('inject'));
    expect(injects).toHaveLength(2 * (5 + 10));
    const hand = at.view.hand.map(({ id }) => id);
    for (const one of hand)
      for (const two of hand)
        for (const name of ['EASY', 'SHUT'])
          expect(injects).toContain(
            one === two
              ? `inject ${one} at gate.${name}`
              : `inject ${[one, two].sort((a, b) => hand.indexOf(a) - hand.indexOf(b)).join(' ')} at gate.${name}`,
          );
  });

  test('D05v1-49 an artifact that is not in hand cannot be sent', () => {
    expect(refused(incident(), SEED, 'inject chart at EASY')).toMatchObject({
      code: 'not-in-hand',
      data: { artifact: 'chart' },
    });
  });

  const scrutiny: readonly [row: string, names: string, at: string, by: number][] = [
    ['D05v1-50 a VERIFIED payload', 'meter', 'EASY', 0],
    ['D05v1-51 a PLAUSIBLE payload', 'receipt', 'EASY', 1],
    ['D05v1-52 a SKETCHY payload', 'rumour', 'EASY', 3],
    ['D05v1-52 VERIFIED with PLAUSIBLE, by the worse', 'meter receipt', 'EASY', 1],
    ['D05v1-52 VERIFIED with SKETCHY, by the worse', 'meter rumour', 'EASY', 3],
    ['D05v1-52 two SKETCHY, once', 'rumour hunch', 'EASY', 3],
    ['D05v1-53 VERIFIED that fails', 'meter', 'SHUT', 2],
    ['D05v1-53 PLAUSIBLE that fails', 'receipt', 'SHUT', 3],
    ['D05v1-53 SKETCHY that fails', 'rumour', 'SHUT', 5],
  ];
  test.each(scrutiny)('%s: [G4] %s at %s adds %i Scrutiny', (_, names, at, by) => {
    const written = holding(['meter', 'receipt', 'rumour', 'hunch'], { gate: [EASY, SHUT], scrutiny: 0 });
    expect(scrutinyAfter(written, `inject ${names} at ${at}`)).toBe(by);
  });

  test('D05v1-54 with no path met the gate keeps its strength and no Damage is told', () => {
    const { view, events } = play(holding(['receipt'], { gate: [SHUT] }), SEED, 'inject receipt at SHUT');
    expect(view.gates[0]!.strength).toBe(100);
    expect(find(events, 'checked')).toMatchObject({ path: null });
    expect(find(events, 'damaged')).toBeUndefined();
  });

  test('[G12] the truth table is told clause by clause, and the first path met is used', () => {
    const two = gate('TWO', [
      [40, 'tag SENSOR', 'trait TIMESTAMPED'],
      [30, 'tag TIME'],
      [20, 'tag PURCHASE'],
    ]);
    const { events } = play(holding(['receipt', 'meter'], { gate: [two] }), SEED, 'inject receipt at TWO');
    expect(find(events, 'checked')).toEqual({
      kind: 'checked',
      gate: 'gate.TWO',
      table: [[false, true], [true], [true]],
      barred: false,
      path: 2,
    });
    const both = play(holding(['receipt', 'meter'], { gate: [two] }), SEED, 'inject receipt meter at TWO');
    expect(find(both.events, 'checked')).toMatchObject({ table: [[true, true], [true], [true]], path: 1 });
  });

  test('[G1] [G15] what was sent lies in the discard, the rest stays in hand', () => {
    const { view } = play(holding(['receipt', 'photo', 'diary', 'meter', 'log']), SEED, 'inject receipt photo at EASY');
    expect(view.discard).toEqual(['receipt', 'photo']);
    const hand = view.hand.map(({ id }) => id);
    expect(hand).toHaveLength(5);
    expect(hand).toEqual(expect.arrayContaining(['diary', 'meter', 'log']));
  });

  test('[G3] strength stops at 0, and a gate is cleared there', () => {
    const weak = { ...EASY, strength: 29 };
    const { view, events, outcome } = play(holding(['receipt'], { gate: [weak] }), SEED, 'inject receipt at EASY');
    // 40 × 19/20 × 3/4 is 28.5.
    expect(find(events, 'damaged')).toMatchObject({ base: 40, damage: 29, strength: 0 });
    expect(view.gates[0]).toMatchObject({ strength: 0, cleared: true });
    expect(outcome?.result).toBe('won');
    const tough = play(holding(['receipt'], { gate: [{ ...EASY, strength: 30 }] }), SEED, 'inject receipt at EASY');
    expect(tough.view.gates[0]).toMatchObject({ strength: 1, cleared: false });
    expect(tough.outcome).toBeUndefined();
  });

  test('D05v1-69 INJECT needs a target, and an open one', () => {
    const hand = holding(['receipt', 'photo'], { gate: [{ ...EASY, strength: 5 }, SHUT] });
    expect(refused(hand, SEED, 'inject receipt')).toMatchObject({ code: 'target-missing', data: { move: 'inject' } });
    expect(refused(hand, SEED, 'inject receipt at EASY', 'inject photo at EASY')).toMatchObject({
      code: 'target-cleared',
      data: { gate: 'gate.EASY' },
    });
  });

  test('D05v1-70 [G13] with a tool or without one, both are legal and each is one turn', () => {
    const hand = holding(['receipt']);
    expect(legal(play(hand, SEED))).toEqual(
      expect.arrayContaining(['inject receipt at gate.EASY', 'inject receipt with tool.HASH_RECEIPT at gate.EASY']),
    );
    const { view, events } = play(hand, SEED, 'inject receipt with HASH_RECEIPT at EASY');
    expect(find(events, 'injected')).toMatchObject({ artifacts: ['receipt'], tool: 'tool.HASH_RECEIPT' });
    expect(view.turn).toBe(2);
    expect(view.tools.find(({ id }) => id === 'tool.HASH_RECEIPT')).toMatchObject({ charges: 1, chargesMost: 2 });
  });

  test('[G14] under NARROW_CHANNEL two artifacts are refused', () => {
    const hand = holding(['receipt', 'photo'], { modifier: [modifier('NARROW_CHANNEL')] });
    expect(refused(hand, SEED, 'inject receipt photo at EASY')).toMatchObject({
      code: 'narrow-channel',
      data: { move: 'inject', most: 1 },
    });
    expect(refused(hand, SEED, 'inject receipt at EASY')).toBeUndefined();
  });

  test('[G14] RATE_LIMIT counts each family by itself, and a CYCLE forgets', () => {
    const deck = [
      ...DECK.filter(({ id }) => id !== 'diary'),
      card('mood', ['MOOD'], { family: 'HUMAN' }),
      card('fit', ['MOOD'], { family: 'HUMAN' }),
      card('pain', ['HEALTH'], { family: 'HUMAN' }),
      card('bill', ['PURCHASE'], { family: 'PURCHASE' }),
    ];
    const hand = {
      artifact: deck,
      opening: ['mood', 'fit', 'pain', 'bill', 'receipt'],
      modifier: [modifier('RATE_LIMIT')],
    };
    const wide = incident({ ...hand, gate: [{ ...EASY, strength: 200 }], turns: 12 });
    const damages = (...lines: readonly string[]): readonly number[] =>
      play(wide, SEED, ...lines).told.flatMap((event) => (event.kind === 'damaged' ? [event.damage] : []));
    expect(damages('inject mood at EASY', 'inject fit at EASY', 'inject pain at EASY')).toEqual([30, 15, 0]);
    expect(damages('inject mood at EASY', 'inject bill at EASY', 'inject fit at EASY')).toEqual([30, 30, 30]);
    // The second time for HUMAN, then the second time for PURCHASE: never the third of one.
    expect(damages('inject mood at EASY', 'inject fit bill at EASY', 'inject receipt at EASY')).toEqual([30, 19, 14]);
    expect(damages('inject mood at EASY', 'inject fit at EASY', 'cycle receipt', 'inject pain at EASY')).toEqual([
      30, 15, 30,
    ]);
    expect(damages('inject mood at EASY', 'flag at EASY path 2', 'inject fit at EASY')).toEqual([30, 15]);
  });

  test('[G13] SAFE_MODE adds no Scrutiny, failed or not', () => {
    const hand = holding(['rumour'], { gate: [EASY, SHUT] });
    expect(scrutinyAfter(hand, 'inject rumour with SAFE_MODE at EASY')).toBe(0);
    expect(scrutinyAfter(hand, 'inject rumour with SAFE_MODE at SHUT')).toBe(0);
  });
});
