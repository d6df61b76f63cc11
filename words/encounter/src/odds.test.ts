import { encounter } from '@lockstep/encounter';
import { type Json, moments, preview, Refusal } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { oddsSentence, oddsWords, percentWords } from './odds.ts';
import { night, SCENES, shippedScene, wandered } from './scene.fixture.ts';

const MILLION = 1_000_000;

test('what can happen is never called 0, and what can fail never 100', () => {
  expect([0, 1, 4_999, 14_999, 15_000, 620_400, 996_000, 999_999, MILLION].map(percentWords)).toEqual([
    '0%',
    'under 1%',
    'under 1%',
    '1%',
    '2%',
    '62%',
    'over 99%',
    'over 99%',
    '100%',
  ]);
});

describe('exact odds', () => {
  const attack = {
    contact: [0, 0, 80_000, 100_000, 200_000, 320_000, 200_000, 80_000, 20_000],
    degree: [690_000, 230_000, 60_000, 15_000, 5_000],
    rungs: [0, 690_000, 230_000, 80_000, 0],
  };
  test('[E33] an attack: touch, hurt, climb', () => {
    const odds = oddsWords(attack)!;
    expect(odds.headline).toBe('62% to touch, 31% to hurt, 31% to climb a rung, 8% to climb two rungs');
    expect(odds.bars.map(({ label, percent }) => [label, percent])).toEqual([
      ['No contact', 38],
      ['Contact, no harm', 31],
      ['Degree 1', 23],
      ['Degree 2', 6],
      ['Degree 3', 1.5],
      ['Degree 4', 0.5],
    ]);
    expect(odds.ladder.map(({ label, good }) => [label, good])).toEqual([
      ['Rung 1, as now', false],
      ['Rung 2', true],
      ['Rung 3', true],
    ]);
  });

  test('[E33] a feint hurts nobody and is told so', () => {
    const odds = oddsWords({ ...attack, degree: [MILLION, 0, 0, 0, 0], rungs: [MILLION, 0, 0, 0, 0] })!;
    expect([odds.headline, odds.ladder]).toEqual(['62% to touch', []]);
    expect(odds.bars[1]).toMatchObject({ label: 'Contact, no harm', good: true });
  });

  test('[E33] a check', () => {
    const odds = oddsWords({ check: [0, 0, 50_000, 150_000, 90_000, 400_000, 250_000, 50_000, 10_000] })!;
    expect(odds.headline).toBe('71% to pass, 6% to pass well, 5% to fail badly');
    expect(odds.bars.map(({ label }) => label)).toEqual([
      ...[4, 3, 2, 1].map((by) => `Fails, degree −${by}`),
      'Even, degree 0: fails',
      ...[1, 2, 3, 4].map((by) => `Passes, degree ${by}`),
    ]);
  });

  test('[E33] a parry or a brace', () => {
    const odds = oddsWords({ success: [0, 0, 0, 0, 0, 0, 0, 0, 0], degree: [440_000, 360_000, 200_000, 0, 0] })!;
    expect(odds.headline).toBe('44% that nothing lands, 36% that degree 1 is left, 20% that degree 2 is left');
    expect(oddsSentence(odds)).toBe('3 outcomes: nothing lands, 44%, degree 1 left, 36% and degree 2 left, 20%.');
  });

  test('nothing is said where nothing is rolled', () => {
    expect(oddsWords(null)).toBeNull();
    for (const strange of [{}, [], 'odds', { contact: 'much' }] as Json[]) expect(oddsWords(strange)).toBeNull();
  });

  test('[E33] whatever is explained in play has its words, and its bars are 100 %', () => {
    const setups = [night(), ...SCENES.map((scene) => shippedScene(scene))];
    let told = 0;
    for (const setup of setups)
      for (const { state } of moments(wandered(setup, 'odds')).filter((_, i) => i % 7 === 0)) {
        for (const action of encounter.legal(setup, state, 0).filter((_, i) => i % 11 === 0)) {
          const ahead = preview(encounter, setup, state, 0, action);
          if (ahead instanceof Refusal) throw new Error(ahead.code);
          const odds = oddsWords(encounter.explain!(setup, state, 0, action));
          if (!odds) continue;
          told += 1;
          const whole = odds.bars.reduce((sum, { percent }) => sum + percent, 0);
          expect(Math.abs(whole - 100)).toBeLessThan(0.01);
          expect(odds.headline).not.toMatch(/NaN|undefined/);
        }
      }
    expect(told).toBeGreaterThan(20);
  });
});
