import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ARTIFACT, adviseArtifact, USUAL_POWER } from './artifact.ts';
import { card, DECK, incident, issuesOf } from './small.fixture.ts';

const codesOf = (one: object): readonly string[] =>
  issuesOf(incident({ artifact: [one, ...DECK] })).map(({ code }) => code);

describe('[G20] artifacts as they are written', () => {
  test('[G20] a word twice is an issue', () => {
    expect(codesOf(card('twice', ['MOOD', 'MOOD']))).toEqual(['duplicate-word']);
    expect(codesOf(card('twice', ['MOOD'], { traits: ['HASHED', 'HASHED'] }))).toEqual(['duplicate-word']);
    expect(codesOf(card('once', ['MOOD', 'FOOD']))).toEqual([]);
  });

  test.each(['at', 'with', 'disable'])('[G17] [G20] no artifact is called "%s"', (id) => {
    expect(codesOf(card(id, ['MOOD']))).toEqual(['reserved-word']);
  });

  test('[G20] one to four tags, power 1 to 10', () => {
    expect(codesOf(card('none', []))).toHaveLength(1);
    expect(codesOf(card('five', ['TIME', 'LOCATION', 'WORK', 'FOOD', 'MOOD']))).toHaveLength(1);
    expect([0, 1, 10, 11].map((power) => codesOf(card('p', ['MOOD'], { power })).length)).toEqual([1, 0, 0, 1]);
  });

  const powers: readonly [trust: 'VERIFIED' | 'PLAUSIBLE' | 'SKETCHY', least: number, most: number][] = [
    ['VERIFIED', 1, 4],
    ['PLAUSIBLE', 2, 5],
    ['SKETCHY', 5, 7],
  ];
  test.each(powers)('[G20] %s of power %i to %i is usual, another is advised against', (trust, least, most) => {
    expect(USUAL_POWER[trust]).toEqual([least, most]);
    const told = (power: number): readonly string[] =>
      adviseArtifact(v.parse(ARTIFACT, card('p', ['MOOD'], { trust, power })), []).map(({ code }) => code);
    expect(told(least)).toEqual([]);
    expect(told(most)).toEqual([]);
    expect(told(most + 1)).toEqual(['unusual-power']);
    if (least > 1) expect(told(least - 1)).toEqual(['unusual-power']);
  });
});
