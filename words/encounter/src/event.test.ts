import type { Roll } from '@lockstep/encounter';
import { describe, expect, test } from 'vitest';
import { clashLines, rollWords } from './clash.ts';
import { eventWords } from './event.ts';
import { clashed, roll } from './samples.fixture.ts';
import { eventsOf, idsOf, MACHINE, night, SCENES, shippedScene, wandered } from './scene.fixture.ts';

const setup = night();

describe('the transcript', () => {
  test('somebody whose name begins with an article is one inside a sentence too', () => {
    const at = { ...clashed, target: 'ink-widow', technique: 'unveil' };
    expect(eventWords(setup, at)).toMatch(/^Lin Yue exposes the Ink Widow with Unveil: /);
    expect(eventWords(setup, { kind: 'passed', actor: 'ink-widow' })).toBe('The Ink Widow lets it pass.');
  });
});

const ROLLED: Roll = {
  d20: 14,
  dice: [4],
  parts: [
    { from: 'ATTACK', value: 4 },
    { from: 'INVOKE', value: 3 },
    { from: 'RUNG', value: -1 },
  ],
  total: 24,
};

describe('the arithmetic', () => {
  test('[E1] a roll is spelled out', () => {
    expect(rollWords(ROLLED)).toBe('d20 14 + die 4 + Attack 4 + invoke 3 − rung 1 = 24');
    expect(rollWords({ d20: 3, dice: [2, 7], parts: [], total: 10 })).toBe('d20 3 + die 7 (of 2, 7) = 10');
    expect(rollWords({ ...ROLLED, dropped: { d20: 2, dice: [1] } })).toBe(
      'd20 14 + die 4 + Attack 4 + invoke 3 − rung 1 = 24 (rerolled; d20 2 + die 1 did not count)',
    );
  });

  test('[E3] an attack, step by step', () => {
    expect(clashLines(setup, { ...clashed, attack: ROLLED, margin: 12, contact: 3, degree: 4 })).toEqual([
      'Attack of Lin Yue: d20 14 + die 4 + Attack 4 + invoke 3 − rung 1 = 24.',
      'Defense of Captain Hu: d20 10 + die 3 − Attack 1 = 12.',
      'Margin: 24 − 12 = +12: contact 3.',
      'Resistance of Captain Hu: d20 3 + die 3 + Attack 3 = 9.',
      'Against 14 = 10 + EffectRank 3 + virtual rank 1: resistance −2.',
      'Degree: 2 for resistance + 2 for contact above 1 = 4.',
    ]);
  });

  test('[E1] naturals and limits are said', () => {
    const twenty = { ...ROLLED, d20: 20, total: 30 };
    const one = { ...roll(4, 1), d20: 1 };
    const lines = clashLines(setup, { ...clashed, attack: twenty, defense: one, margin: 26, contact: 4, degree: 4 });
    expect(lines[2]).toBe(
      'Margin: 30 − 4 = +26: degree 4, +1 for the natural 20 of the attack, +1 for the natural 1 of the defense: contact 4.',
    );
    expect(lines[5]).toBe('Degree: 2 for resistance + 3 for contact above 1 = 5, 4 at most: 4.');
  });

  test('[E7] a Minor and a Bonus have their limits', () => {
    const minor = clashLines(setup, {
      ...clashed,
      technique: 'stone-fist',
      slot: 'MINOR',
      against: 11,
      degree: 1,
    });
    expect(minor.slice(4)).toEqual([
      'Against 11 = 10 + EffectRank 3 − 2 as a Minor: resistance −2.',
      'Degree: 2 for resistance + 1 for contact above 1 = 3, 1 at most as a Minor: 1.',
    ]);
    const bonus = clashLines(setup, {
      ...clashed,
      technique: 'jab',
      slot: 'BONUS',
      against: 10,
      contact: 1,
      degree: 1,
    });
    expect(bonus[2]).toContain('degree 2, 1 at most as a Bonus: contact 1.');
    const missed = clashLines(setup, { ...clashed, contact: 0, degree: 0 });
    expect(missed.at(-1)).toBe('Without contact nothing happens, however resistance was rolled.');
  });

  test('[E29] a check, against a number and against somebody', () => {
    const check = { kind: 'checked', choice: 'wade-out', actor: 'jin', by: 'athletics', passed: true } as const;
    expect(clashLines(setup, { ...check, roll: roll(17), against: 12, margin: 5, degree: 2 })).toEqual([
      'Jin: d20 10 + die 3 + Attack 4 = 17.',
      'Margin: 17 − 12 = +5: degree 2.',
    ]);
    const opposed = clashLines(setup, { ...check, roll: roll(17), against: roll(12, 1), margin: 5, degree: 3 });
    expect(opposed.at(-1)).toBe('Margin: 17 − 12 = +5: degree 2, +1 for the natural 1 of the other side: degree 3.');
  });
});

describe('whatever scene is played and however', () => {
  const seeds = Array.from({ length: 12 }, (_, n) => `wander ${n}`);
  test.each([...SCENES])('[K6] %s: every sentence is a sentence, without an id or a constant', (scene) => {
    const setup = shippedScene(scene);
    const ids = idsOf(setup);
    for (const seed of seeds) {
      for (const event of eventsOf(wandered(setup, seed))) {
        const said = eventWords(setup, event);
        if (event.kind === 'said' || event.kind === 'scene-ended') continue;
        expect(said).toMatch(/^[A-Z\d“].*[.”]$/);
        for (const line of [said, ...clashLines(setup, event)]) {
          expect(line).not.toMatch(MACHINE);
          // A name in quotes is the scene's own and may have a hyphen.
          const told = line.replace(/“[^”]*”/g, '');
          expect(ids.filter((id) => told.includes(id))).toEqual([]);
        }
      }
    }
  });

  test('[E1] what is spelled out adds up', () => {
    const sum = ({ d20, dice, parts }: Roll): number =>
      d20 + Math.max(0, ...dice) + parts.reduce((all, { value }) => all + value, 0);
    const rolls = (value: unknown): readonly Roll[] =>
      typeof value !== 'object' || value === null
        ? []
        : 'd20' in value
          ? [value as Roll]
          : Object.values(value).flatMap(rolls);
    for (const scene of SCENES)
      for (const event of seeds.flatMap((seed) => eventsOf(wandered(shippedScene(scene), seed))))
        for (const one of rolls(event)) expect([event, sum(one)]).toEqual([event, one.total]);
  });
});
