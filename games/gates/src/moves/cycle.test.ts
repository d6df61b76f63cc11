import { parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { find, gate, holding, kinds, legal, modifier, play, refused, SEED, scrutinyAfter } from '../small.fixture.ts';

const FIVE = ['meter', 'badge', 'receipt', 'photo', 'diary'];
const hand = (changes = {}) => holding(FIVE, changes);

describe('[G5] CYCLE, D05v1 §9 M5', () => {
  test('D05v1-42 [G8] no token, +1 Scrutiny', () => {
    expect(scrutinyAfter(hand(), 'cycle meter')).toBe(1);
    expect(scrutinyAfter(hand(), `cycle ${FIVE.join(' ')}`)).toBe(1);
    expect(play(hand(), SEED, 'cycle meter').state.tokens).toBe(3);
    expect(refused(hand(), SEED, 'cycle')).toMatchObject({
      code: 'attachments',
      data: { least: 1, most: FIVE.length, found: 0 },
    });
  });

  test.each([1, 2, 3, 4, 5])('D05v1-63 %i put away, as many drawn, and the next hand is six', (n) => {
    const away = FIVE.slice(0, n);
    const { view, events } = play(hand(), SEED, `cycle ${away.join(' ')}`);
    expect(find(events, 'cycled')!.artifacts).toEqual(away);
    expect(events.flatMap((event) => (event.kind === 'drew' ? [event.count] : []))).toEqual([n, 1]);
    expect(view.discard).toEqual(away);
    expect(view.hand).toHaveLength(6);
    expect(view.hand.map(({ id }) => id)).toEqual(expect.arrayContaining(FIVE.slice(n)));
  });

  test('D05v1-63 the same seed draws the same cards, another one others', () => {
    const drawn = (seed = SEED) => play(hand(), seed, `cycle ${FIVE.join(' ')}`).view.hand.map(({ id }) => id);
    expect(drawn()).toEqual(drawn());
    const others = Array.from({ length: 5 }, (_, i) => drawn(parseSeed(`other ${i}`)).join());
    expect(new Set(others).size).toBeGreaterThan(1);
  });

  test('D05v1-63 [G14] two at most under NARROW_CHANNEL', () => {
    const narrow = hand({ modifier: [modifier('NARROW_CHANNEL')] });
    expect(refused(narrow, SEED, 'cycle meter badge')).toBeUndefined();
    expect(refused(narrow, SEED, 'cycle meter badge receipt')).toMatchObject({
      code: 'narrow-channel',
      data: { move: 'cycle', most: 2 },
    });
    expect(legal(play(narrow, SEED)).filter((line) => line.startsWith('cycle'))).toHaveLength(15);
    expect(legal(play(hand(), SEED)).filter((line) => line.startsWith('cycle'))).toHaveLength(31);
  });

  test('D05v1-64 not on two turns in a row; legal again after another move', () => {
    expect(refused(hand(), SEED, 'cycle meter', 'cycle badge')).toMatchObject({ code: 'cycled-twice' });
    expect(legal(play(hand(), SEED, 'cycle meter')).some((line) => line.startsWith('cycle'))).toBe(false);
    expect(refused(hand(), SEED, 'cycle meter', 'flag at EASY path 1', 'cycle badge')).toBeUndefined();
  });

  test('[G15] six only on the turn after: a hand of six is not cut, and the next is filled to five', () => {
    const after = play(hand(), SEED, 'cycle meter', 'flag at EASY path 1');
    expect(after.view.hand).toHaveLength(6);
    const spent = play(hand(), SEED, 'cycle meter', 'inject badge receipt at EASY');
    expect(spent.view.hand).toHaveLength(5);
  });

  test('[G15] what is put away cannot come straight back', () => {
    for (let i = 0; i < 20; i += 1) {
      const { events } = play(hand(), parseSeed(`back ${i}`), `cycle ${FIVE.join(' ')}`);
      const [first] = events.flatMap((event) => (event.kind === 'drew' ? [event.artifacts!] : []));
      for (const id of FIVE) expect(first).not.toContain(id);
    }
  });

  test('[G9] it draws before its Scrutiny is counted', () => {
    expect(kinds(play(hand(), SEED, 'cycle meter').events)).toEqual([
      'cycled',
      'drew',
      'scrutiny-changed',
      'turn-ended',
      'drew',
    ]);
  });

  test('[G11] cycled: on the turn after a CYCLE only', () => {
    const after = gate('AFTER', [
      [35, 'cycled'],
      [10, 'tag PRIVACY'],
    ]);
    const path = (...lines: readonly string[]): number | null =>
      find(play(hand({ gate: [after] }), SEED, ...lines, 'inject badge at AFTER').events, 'checked')!.path;
    expect(path()).toBeNull();
    expect(path('cycle meter')).toBe(1);
    expect(path('cycle meter', 'flag at AFTER path 2')).toBeNull();
  });

  test('D05v1-69 CYCLE targets no gate', () => {
    expect(refused(hand(), SEED, 'cycle meter at EASY')).toMatchObject({
      code: 'takes-no-target',
      data: { move: 'cycle' },
    });
  });
});
