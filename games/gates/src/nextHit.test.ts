import { describe, expect, test } from 'vitest';
import { explainSetUp } from './nextHit.ts';
import { actionOf, EASY, find, gate, holding, play, SEED } from './small.fixture.ts';

const TWO = gate('TWO', [
  [30, 'tag PURCHASE'],
  [40, 'tag WORK'],
]);
const HELD = ['rumour', 'ticket', 'thermo', 'meter', 'receipt'];
const hand = holding(HELD, { gate: [EASY, TWO] });
const explained = (line: string) => {
  const { setup, state } = play(hand, SEED);
  return explainSetUp(setup, state, actionOf(setup, line));
};
/** What the step itself then does. */
const damage = (...lines: readonly string[]): number => find(play(hand, SEED, ...lines).events, 'damaged')?.damage ?? 0;

describe('[G19] what a move that does no Damage makes of the next hit', () => {
  test('[G5] FLAG: at the gate whose path is declared', () => {
    const found = explained('flag at TWO path 1')!;
    const payloads = HELD.flatMap((one) => [one, ...HELD.filter((two) => two > one).map((two) => `${one} ${two}`)]);
    const most = (...before: readonly string[]): number =>
      Math.max(...payloads.map((cards) => damage(...before, `inject ${cards} at TWO`)));
    expect(found).toEqual({ hitNow: most(), hitThen: most('flag at TWO path 1') });
    expect(found.hitThen).toBeGreaterThan(found.hitNow);
  });

  test('[G5] CORROBORATE: with the cards it marks', () => {
    const found = explained('corroborate rumour ticket')!;
    const hits = ['rumour', 'ticket'].flatMap((one) =>
      ['EASY', 'TWO'].flatMap((at) => [
        damage('corroborate rumour ticket', `inject ${one} at ${at}`),
        ...HELD.filter((other) => other !== one).map((other) =>
          damage('corroborate rumour ticket', `inject ${one} ${other} at ${at}`),
        ),
      ]),
    );
    expect(found.hitThen).toBe(Math.max(...hits));
    expect(found.hitThen).toBeGreaterThan(found.hitNow);
  });

  test('of moves that do Damage, of a CYCLE and of what is refused there is nothing to say', () => {
    for (const line of ['inject receipt at EASY', 'cycle meter', 'exploit at EASY', 'flag at EASY path 1 strike 1'])
      expect(explained(line)).toBeNull();
  });
});
