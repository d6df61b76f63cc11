import { describe, expect, test } from 'vitest';
import { ln, power } from './power.ts';

const off = (found: number, exact: number): number => Math.abs(found / exact - 1);
const NEAR = 1e-12;

/** To twenty digits. */
const LOGARITHMS: readonly [x: number, exact: string][] = [
  [0.001, '-6.90775527898213705205'],
  [0.5, '-0.69314718055994530942'],
  [0.7, '-0.35667494393873237891'],
  [0.85, '-0.16251892949777491319'],
  [1.4, '0.33647223662121293050'],
  [2, '0.69314718055994530942'],
  [3, '1.09861228866810969140'],
  [5, '1.60943791243410037460'],
  [7, '1.94591014905531330511'],
  [10, '2.30258509299404568402'],
  [36, '3.58351893845611000162'],
  [256, '5.54517744447956247534'],
  [5000, '8.51719319141623742665'],
];

const POWERS: readonly [value: number, exponent: number, exact: string][] = [
  [4000, 1400, '6.964404506368993113'],
  [5000, 1400, '9.518269693579392449'],
  [6000, 1400, '12.286035066475315777'],
  [7000, 1400, '15.245344971379459263'],
  [8000, 1400, '18.379173679952560109'],
  [12_000, 1400, '32.423040924494721922'],
  [2000, 500, '1.414213562373095049'],
  [3000, 550, '1.829855054943345315'],
  [2000, 1100, '2.143546925072586328'],
  [850, 1400, '0.796501312900028195'],
  [1, 1400, '0.00006309573444801933'],
  [200_000, 1400, '1665.10641480374628'],
  [255_500, 1999, '64919.38814807088606'],
];

describe('[R1] powers and logarithms from + − × ÷ alone', () => {
  test.each(LOGARITHMS)('ln(%d) is %s', (x, exact) => {
    expect(off(ln(x), Number(exact))).toBeLessThan(NEAR);
  });

  test('ln(1) is exactly 0', () => {
    expect(ln(1)).toBe(0);
  });

  test.each(POWERS)('%d thousandths to the power of %d thousandths is %s', (value, exponent, exact) => {
    expect(off(power(value, exponent), Number(exact))).toBeLessThan(NEAR);
  });

  test('1 to any power is exactly 1, 0 to any power exactly 0, and anything to the power of 0 exactly 1', () => {
    for (let exponent = 0; exponent <= 2000; exponent += 1)
      expect([power(1000, exponent), power(0, exponent)]).toEqual([1, 0]);
    for (const value of [1, 500, 3000, 255_000]) expect(power(value, 0)).toBe(1);
  });

  test('every profile of a long quest, under every exponent a preset may have, is where the exact value is', () => {
    let worst = 0;
    for (let value = 50; value <= 120_000; value += 350)
      for (let exponent = 0; exponent <= 2000; exponent += 40)
        worst = Math.max(worst, off(power(value, exponent), (value / 1000) ** (exponent / 1000)));
    expect(worst).toBeLessThan(NEAR);
  });
});
