import { fc } from '@lockstep/conformance';
import { describe, expect, test } from 'vitest';
import { setups } from './arbitrary.fixture.ts';
import { damageOf } from './damage.ts';
import { card, counter, type Fields, find, play, puzzle, read, refuter, says } from './play.fixture.ts';
import { testimony } from './testimony.ts';
import type { Claim, Proof } from './vocabulary.ts';

const CAMERA = counter('CAMERA', 'IDENTITY');
const face = (power: number, more: Fields = {}): Fields => card('face', power, { proves: ['IDENTITY'], ...more });

describe('[T20] damage', () => {
  test('[T20] D05v2-15 a card of 7 takes Resistance from 35 to 28', () => {
    const { state, events } = play(puzzle([card('note', 7)]), 'submit note');
    expect(state.resistance).toBe(28);
    expect(find(events, 'damaged')).toEqual({
      kind: 'damaged',
      base: 7,
      contested: 7,
      shared: [],
      damage: 7,
      resistance: 28,
    });
  });

  const halves: readonly [power: number, contested: number][] = [
    [1, 1],
    [2, 1],
    [3, 2],
    [7, 4],
    [8, 4],
    [12, 6],
    [20, 10],
  ];
  test.each(halves)('[T20] D05v2-16 D05v2-59 a contested card of %i does %i', (power, contested) => {
    const { state, events } = play(puzzle([face(power)], { counter: [CAMERA] }), 'submit face');
    expect(find(events, 'damaged')).toMatchObject({ base: power, contested, damage: contested });
    expect(state.resistance).toBe(35 - contested);
  });

  test('[T20] D05v2-17 10 of a targeted type and 8 of another do 5 + 8', () => {
    const { state } = play(puzzle([face(10), card('note', 8)], { counter: [CAMERA] }), 'submit face note');
    expect(state.resistance).toBe(35 - 13);
  });

  test('[T20] each card is rounded by itself', () => {
    const cards = [face(7), card('voice', 7, { proves: ['IDENTITY'] })];
    expect(play(puzzle(cards, { counter: [CAMERA] }), 'submit face voice').state.resistance).toBe(35 - 8);
  });

  test('[T20] [T21] D05v2-20 10 contested and 8 that agree do 17', () => {
    const kitchen = (time: string): Fields => says(time, { location: 'KITCHEN' });
    const cards = [face(10, kitchen('01:00')), card('note', 8, kitchen('02:00'))];
    const { events } = play(puzzle(cards, { counter: [CAMERA] }), 'submit face note');
    expect(find(events, 'damaged')).toMatchObject({ base: 18, contested: 13, shared: ['KITCHEN'], damage: 17 });
  });

  test('[T20] D05v2-18 once its counter is refuted a card of 12 does 12', () => {
    const written = puzzle([refuter('log', 5, ['CAMERA']), face(12)], { counter: [CAMERA] });
    expect(play(written, 'submit log', 'submit face').state.resistance).toBe(35 - 5 - 12);
  });
});

describe('[T22] Resistance below 0', () => {
  test('[T22] the state keeps the margin; event and view show 0', () => {
    const { state, events, view } = play(puzzle([card('note', 12)], { resistance: 5 }), 'submit note');
    expect(state.resistance).toBe(-7);
    expect(find(events, 'damaged')).toMatchObject({ damage: 12, resistance: 0 });
    expect(view).toMatchObject({ resistance: 0, resistanceMax: 5 });
  });

  test('[T22] what is given back comes off as well', () => {
    const written = puzzle([face(12), refuter('log', 5, ['CAMERA'])], { resistance: 7, counter: [CAMERA] });
    const { state, events } = play(written, 'submit face', 'submit log');
    expect(state.resistance).toBe(7 - 6 - 11);
    expect(find(events, 'damaged')).toMatchObject({ damage: 5, resistance: 0 });
  });
});

/** D05v2 §2.3 as it is printed, with its own fractions. */
const printed = (
  cards: readonly { power: number; proves: readonly Proof[]; claims: readonly Claim[] }[],
  targets: readonly Proof[],
): number => {
  let total = 0;
  for (const { power, proves } of cards)
    total += proves.some((proof) => targets.includes(proof)) ? Math.ceil(power * 0.5) : power;
  const claims = cards.flatMap((one) => one.claims);
  return new Set(claims).size < claims.length ? Math.ceil(total * 1.25) : total;
};

test('[T20] the formula of the seed, over every submission of random puzzles', () => {
  fc.assert(
    fc.property(setups(), fc.uniqueArray(fc.constantFrom<Proof>('IDENTITY', 'LOCATION', 'INTENT')), (made, targets) => {
      const { script: dealt } = read({ ...(made as Fields), tuning: {} });
      const setup = read({ ...(made as Fields), tuning: {} });
      for (const { cards } of testimony.legal(setup, testimony.start(setup, { hi: 0, lo: 0 }), 0)) {
        const submitted = dealt.card.filter((_, i) => (cards >> i) & 1);
        const plain = submitted.map(({ power, proves, claims: { location, state, activity } }) => ({
          power,
          proves,
          claims: [location, state, activity].filter((claim) => claim !== undefined),
        }));
        expect(damageOf(dealt.tuning, submitted, targets)).toBe(printed(plain, targets));
      }
    }),
    { seed: 20260101, numRuns: 100 },
  );
});
