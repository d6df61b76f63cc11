import { describe, expect, test } from 'vitest';
import type { Event } from './action.ts';
import {
  actorOf,
  attack,
  begin,
  type Duel,
  duel,
  type Fields,
  foe,
  hero,
  kitOf,
  put,
  roots,
  technique,
  traits,
} from './duel.fixture.ts';
import { areaOf, cappedContact, defenseBonus, hitDegree, resistBonus, resistNumber } from './effect.ts';
import { land } from './landing.ts';
import { BONUS, MAJOR, MINOR } from './move.ts';
import { GUARDED, MARKS, RUNG, WARDED } from './numbers.ts';

/** Techniques that every character knows, for one tag each. */
const TAGGED: readonly Fields[] = [
  technique('true', { basic: true, tags: ['accurate'] }),
  technique('sure', { basic: true, tags: ['exploit', 'accurate'] }),
  technique('pierce', { basic: true, tags: ['piercing 2'] }),
  technique('heavy', { basic: true, virtual: 2 }),
  technique('quick', { basic: true, tags: ['light'] }),
  technique('loose', { basic: true, action: 'BONUS', tags: ['unbound'] }),
  technique('ready-cut', { basic: true, virtual: 1, tags: ['prepared'] }),
  technique('sweep', { basic: true, tags: ['area 2'] }),
  technique('flick', { basic: true, action: 'MINOR', tags: ['area 1'] }),
];
const WARDED_FOE = foe('fox', { violence: traits(4, 3, 3, 2, 3) });
const tagged = (more: Parameters<typeof duel>[0] = {}): Fields => duel({ technique: TAGGED, ...more });

/** "a − b = margin → contact; r against n → resisted; degree" of one attack. */
const sum = ({ clashed }: ReturnType<typeof attack>): string => {
  const { attack: a, defense: d, margin, contact, resistance: r, against, resisted, degree } = clashed;
  return `${a.total} − ${d.total} = ${margin} → ${contact}; ${r.total} against ${against} → ${resisted}; ${degree}`;
};

/** One attack with these dice and none left over: "attack", "defense resistance". */
const rolled = (
  text: string,
  heroes: string,
  foes: string,
  { written = tagged(), assists = 0, change }: { written?: Fields; assists?: number; change?: (at: Duel) => void } = {},
): ReturnType<typeof attack> => {
  const at = begin(written, { heroes, foes });
  change?.(at);
  const result = attack(at, text, assists);
  at.done();
  return result;
};

describe('[E3] an attack, with all its arithmetic', () => {
  test('[E3] [E1] 11 + 5 + Attack 4 against 8 + 2 + Defense 3; 3 + 4 + Resilience 2 against 10 + EffectRank 3', () => {
    const { clashed } = rolled('ann strike fox', '11+5', '8+2 3+4');
    expect(clashed).toEqual({
      kind: 'clashed',
      hit: 1,
      actor: 'ann',
      technique: 'strike',
      target: 'fox',
      slot: 'MAJOR',
      attack: { d20: 11, dice: [5], parts: [{ from: 'ATTACK', value: 4 }], total: 20 },
      defense: { d20: 8, dice: [2], parts: [{ from: 'DEFENSE', value: 3 }], total: 13 },
      margin: 7,
      contact: 2,
      resistance: { d20: 3, dice: [4], parts: [{ from: 'RESILIENCE', value: 2 }], total: 9 },
      against: 13,
      resisted: -1,
      degree: 2,
    });
  });

  /** Attack 4 and EffectRank 3 against Defense 3 and Resilience 2. */
  const plain: readonly [what: string, heroes: string, foes: string, expected: string][] = [
    ['a tie: the defender holds', '10+3', '11+3 10+6', '17 − 17 = 0 → 0; 18 against 13 → 2; 0'],
    ['a tie hits nobody, whatever resistance is', '10+3', '11+3 1+1', '17 − 17 = 0 → 0; 4 against 13 → -4; 0'],
    ['margin 1', '10+3', '10+3 8+3', '17 − 16 = 1 → 1; 13 against 13 → 0; 0'],
    ['resistance below its number by 1', '10+3', '10+3 8+2', '17 − 16 = 1 → 1; 12 against 13 → -1; 1'],
    ['margin 4', '13+3', '10+3 9+5', '20 − 16 = 4 → 1; 16 against 13 → 1; 0'],
    ['margin 5', '14+3', '10+3 9+5', '21 − 16 = 5 → 2; 16 against 13 → 1; 1'],
    ['margin 8', '17+3', '10+3 9+5', '24 − 16 = 8 → 2; 16 against 13 → 1; 1'],
    ['margin 9', '18+3', '10+3 9+5', '25 − 16 = 9 → 3; 16 against 13 → 1; 2'],
    ['margin 12', '18+6', '10+3 9+5', '28 − 16 = 12 → 3; 16 against 13 → 1; 2'],
    ['margin 13', '19+6', '10+3 9+5', '29 − 16 = 13 → 4; 16 against 13 → 1; 3'],
    ['a miss by 13', '2+1', '11+6 9+5', '7 − 20 = -13 → -4; 16 against 13 → 1; 0'],
    ['a natural 20 to attack', '20+1', '18+4 8+3', '25 − 25 = 0 → 1; 13 against 13 → 0; 0'],
    ['a natural 1 to attack', '1+6', '2+1 8+3', '11 − 6 = 5 → 1; 13 against 13 → 0; 0'],
    ['a natural 20 to defend', '19+6', '20+2 8+3', '29 − 25 = 4 → 0; 13 against 13 → 0; 0'],
    ['a natural 1 to defend', '4+2', '1+3 8+3', '10 − 7 = 3 → 2; 13 against 13 → 0; 1'],
    ['20 against 20', '20+3', '20+3 8+3', '27 − 26 = 1 → 1; 13 against 13 → 0; 0'],
    ['20 against 1', '20+1', '1+1 8+3', '25 − 5 = 20 → 4; 13 against 13 → 0; 3'],
    ['a natural 20 to resist', '10+3', '10+3 20+1', '17 − 16 = 1 → 1; 23 against 13 → 4; 0'],
    ['a natural 1 to resist', '10+3', '10+3 1+6', '17 − 16 = 1 → 1; 9 against 13 → -2; 2'],
    ['all goes wrong', '20+6', '1+1 1+1', '30 − 5 = 25 → 4; 4 against 13 → -4; 4'],
  ];
  test.each(plain)('[E3] [E1] %s', (_what, heroes, foes, expected) => {
    expect(sum(rolled('ann strike fox', heroes, foes))).toBe(expected);
  });

  test('[E3] [E2] ranks of the pillar: two d8 of CL 2 to attack, a d4 of SL 0 in Influence', () => {
    const written = tagged({ heroes: [hero('ann', { roots: roots(2, 0) })] });
    const violence = rolled('ann strike fox', '11+3+8', '8+2 3+4', { written });
    expect(violence.clashed.attack).toMatchObject({ dice: [3, 8], total: 23 });
    const influence = rolled('ann press fox', '11+4', '8+2 3+4', { written });
    expect(influence.clashed.attack).toMatchObject({ dice: [4], total: 17 });
    expect(influence.clashed.defense).toMatchObject({ dice: [2], total: 12 });
  });
});

describe('[E3] what is added to an attack', () => {
  const hurt = (rung: number, marks: number) => (at: Duel) => {
    put(at, 'ann', RUNG, rung);
    put(at, 'ann', MARKS, marks);
  };
  const rows: readonly [
    what: string,
    text: string,
    assists: number,
    change: (at: Duel) => void,
    parts: readonly string[],
  ][] = [
    ['the Attack', 'ann strike fox', 0, hurt(0, 0), ['ATTACK 4']],
    ['`accurate` 2', 'ann true fox', 0, hurt(0, 0), ['ATTACK 4', 'ACCURATE 2']],
    ['2 for an assist', 'ann strike fox', 1, hurt(0, 0), ['ATTACK 4', 'ASSIST 2']],
    ['4 for two', 'ann strike fox', 2, hurt(0, 0), ['ATTACK 4', 'ASSIST 4']],
    ['3 for an invoke', 'ann sure fox +3', 0, hurt(0, 0), ['ATTACK 4', 'ACCURATE 2', 'INVOKE 3']],
    ['6 for two', 'ann strike fox +6', 0, hurt(0, 0), ['ATTACK 4', 'INVOKE 6']],
    ['less a rung', 'ann strike fox', 0, hurt(1, 0), ['ATTACK 4', 'RUNG -1']],
    ['less two', 'ann strike fox', 0, hurt(2, 2), ['ATTACK 4', 'RUNG -2']],
    ['less 1 on a strained track', 'ann strike fox', 0, hurt(0, 3), ['ATTACK 4', 'STRAIN -1']],
    [
      'everything',
      'ann true fox +6',
      1,
      hurt(2, 5),
      ['ATTACK 4', 'ACCURATE 2', 'ASSIST 2', 'INVOKE 6', 'RUNG -2', 'STRAIN -1'],
    ],
  ];
  test.each(rows)('[E3] [E12] [E13] [E27] %s (%s)', (_what, text, assists, change, parts) => {
    const { clashed } = rolled(text, '10+3', '10+3 10+3', { assists, change });
    const values = parts.map((part) => Number(part.split(' ')[1]));
    expect(clashed.attack.parts.map(({ from, value }) => `${from} ${value}`)).toEqual(parts);
    expect(clashed.attack.total).toBe(13 + values.reduce((all, one) => all + one, 0));
  });

  test('[E3] [E12] a rung or marks of another pillar do not matter', () => {
    const change = (at: Duel): void => {
      put(at, 'ann', RUNG, 2, 1);
      put(at, 'ann', MARKS, 5, 2);
      put(at, 'fox', RUNG, 2, 1);
      put(at, 'fox', MARKS, 5, 2);
    };
    expect(sum(rolled('ann strike fox', '10+3', '10+3 8+3', { change }))).toBe('17 − 16 = 1 → 1; 13 against 13 → 0; 0');
  });

  const rerolls: readonly [text: string, heroes: string, total: number][] = [
    ['ann sure fox reroll', '4+2 9+3', 18],
    ['ann sure fox reroll', '9+3 4+2', 18],
    ['ann strike fox +3-reroll', '4+2 9+3', 19],
  ];
  test.each(rerolls)('[E13] [E1] %s with %s is %i', (text, heroes, total) => {
    expect(rolled(text, heroes, '10+3 10+3').clashed.attack.total).toBe(total);
  });

  test('[E1] the natural of the roll that is kept counts', () => {
    expect(rolled('ann strike fox +3-reroll', '1+1 20+1', '18+6 8+3').clashed).toMatchObject({ margin: 1, contact: 2 });
    expect(rolled('ann strike fox +3-reroll', '1+6 2+1', '2+1 8+3').clashed).toMatchObject({ margin: 8, contact: 1 });
  });
});

describe('[E3] what is added to a defense', () => {
  const rows: readonly [what: string, guarded: number, rung: number, marks: number, bonus: number][] = [
    ['the Defense', 0, 0, 0, 3],
    ['Guard', 1, 0, 0, 6],
    ['a sustained Guard', 2, 0, 0, 6],
    ['a rung', 0, 2, 0, 1],
    ['marks below strain', 0, 0, 2, 3],
    ['strain', 0, 0, 3, 2],
    ['all of it', 1, 2, 5, 3],
  ];
  test.each(rows)('[E3] [E12] [E13] %s', (_what, guarded, rung, marks, bonus) => {
    const at = begin(duel());
    put(at, 'fox', GUARDED, guarded);
    put(at, 'fox', RUNG, rung);
    put(at, 'fox', MARKS, marks);
    const parts: { from: string; value: number }[] = [];
    expect(defenseBonus(at.setup, at.work.actors, actorOf(at, 'fox'), 0, parts as never)).toBe(bonus);
    expect(parts.reduce((all, { value }) => all + value, 0)).toBe(bonus);
  });

  test('[E13] Guard helps in every pillar', () => {
    const at = begin(duel());
    put(at, 'fox', GUARDED, 1);
    expect([0, 1, 2].map((pillar) => defenseBonus(at.setup, at.work.actors, actorOf(at, 'fox'), pillar))).toEqual([
      6, 5, 4,
    ]);
  });
});

describe('[E3] resistance', () => {
  const rows: readonly [what: string, ward: number, piercing: number, bonus: number][] = [
    ['Resilience alone while the Ward is down', 0, 0, 2],
    ['the Ward when it is up', 1, 0, 5],
    ['a sustained one', 2, 0, 5],
    ['less what `piercing` takes', 1, 2, 3],
    ['all of it, never more', 1, 9, 2],
    ['nothing of a Ward that is down', 0, 2, 2],
  ];
  test.each(rows)('[E3] [E27] %s', (_what, ward, piercing, bonus) => {
    const at = begin(tagged({ foes: [WARDED_FOE] }));
    put(at, 'fox', WARDED, ward);
    expect(resistBonus(at.work.actors, actorOf(at, 'fox'), 0, piercing)).toBe(bonus);
  });

  test('[E3] [E12] rungs and strain do not weaken it', () => {
    const at = begin(duel());
    put(at, 'fox', RUNG, 2);
    put(at, 'fox', MARKS, 5);
    expect(resistBonus(at.work.actors, actorOf(at, 'fox'), 0, 0)).toBe(2);
  });

  test('[E3] [E27] `piercing 2` against a Ward of 3, with all its arithmetic', () => {
    const change = (at: Duel): void => put(at, 'fox', WARDED, 1);
    const written = tagged({ foes: [WARDED_FOE] });
    expect(sum(rolled('ann strike fox', '10+3', '10+3 4+4', { written, change }))).toBe(
      '17 − 16 = 1 → 1; 13 against 13 → 0; 0',
    );
    const pierced = rolled('ann pierce fox', '10+3', '10+3 4+4', { written, change });
    expect(sum(pierced)).toBe('17 − 16 = 1 → 1; 11 against 13 → -1; 1');
    expect(pierced.clashed.resistance.parts).toEqual([
      { from: 'RESILIENCE', value: 2 },
      { from: 'WARD', value: 1 },
    ]);
  });
});

describe('[E7] what the action limits', () => {
  /** EffectRank 3: what resistance is rolled against. */
  const numbers: readonly [technique: string, slot: number, number: number][] = [
    ['strike', MAJOR, 13],
    ['shove', MINOR, 11],
    ['jab', BONUS, 10],
    ['heavy', MAJOR, 15],
    ['quick', MAJOR, 13],
    ['quick', MINOR, 11],
    ['ready-cut', MAJOR, 15],
    ['loose', BONUS, 10],
  ];
  test.each(numbers)('[E7] [E3] [E27] %s in slot %i is resisted against %i', (id, slot, number) => {
    const at = begin(tagged());
    expect(resistNumber(at.setup, actorOf(at, 'ann'), kitOf(at, id), slot)).toBe(number);
  });

  test('[E7] EffectRank is never below 0: 10 at least', () => {
    const at = begin(tagged({ heroes: [hero('ann', { violence: traits(4, 1, 3, 2) })] }));
    const ann = actorOf(at, 'ann');
    expect([MAJOR, MINOR, BONUS].map((slot) => resistNumber(at.setup, ann, kitOf(at, 'strike'), slot))).toEqual([
      11, 10, 10,
    ]);
  });

  const contacts: readonly [technique: string, slot: number, capped: readonly number[]][] = [
    ['strike', MAJOR, [-4, -1, 0, 1, 2, 3, 4]],
    ['shove', MINOR, [-4, -1, 0, 1, 2, 3, 4]],
    ['jab', BONUS, [-4, -1, 0, 1, 1, 1, 1]],
    ['feint', BONUS, [-4, -1, 0, 1, 1, 1, 1]],
    ['loose', BONUS, [-4, -1, 0, 1, 2, 3, 4]],
  ];
  test.each(contacts)('[E7] ADR8-20 contact of %s in slot %i: −4, −1, 0 … 4 become %j', (id, slot, capped) => {
    const at = begin(tagged());
    const kit = kitOf(at, id);
    expect([-4, -1, 0, 1, 2, 3, 4].map((contact) => cappedContact(at.setup.tuning, contact, kit, slot))).toEqual(
      capped,
    );
  });

  test('[E7] the degree of anything but a Major is 1 at most, of a feint 0', () => {
    const at = begin(tagged());
    const degrees = (id: string, slot: number): readonly number[] =>
      [0, 1, 2, 4].map((contact) => hitDegree(at.setup.tuning, contact, -1, kitOf(at, id), slot));
    expect(degrees('strike', MAJOR)).toEqual([0, 1, 2, 4]);
    expect(degrees('quick', MINOR)).toEqual([0, 1, 1, 1]);
    expect(degrees('shove', MINOR)).toEqual([0, 1, 1, 1]);
    expect(degrees('jab', BONUS)).toEqual([0, 1, 1, 1]);
    expect(degrees('loose', BONUS)).toEqual([0, 1, 1, 1]);
    expect(degrees('feint', BONUS)).toEqual([0, 0, 0, 0]);
  });

  const scripted: readonly [what: string, text: string, heroes: string, foes: string, expected: string][] = [
    ['a Bonus of margin 13', 'ann jab fox', '19+6', '10+3 9+5', '29 − 16 = 13 → 1; 16 against 10 → 2; 0'],
    ['an unbound one', 'ann loose fox', '19+6', '10+3 9+5', '29 − 16 = 13 → 4; 16 against 10 → 2; 1'],
    ['a Bonus that is not resisted', 'ann jab fox', '19+6', '10+3 1+1', '29 − 16 = 13 → 1; 4 against 10 → -3; 1'],
    ['a Minor of margin 13', 'ann shove fox', '19+6', '10+3 1+1', '29 − 16 = 13 → 4; 4 against 11 → -3; 1'],
    [
      'a `light` Major as a Minor',
      'ann quick fox as-minor',
      '19+6',
      '10+3 1+1',
      '29 − 16 = 13 → 4; 4 against 11 → -3; 1',
    ],
    ['the same as a Major', 'ann quick fox', '19+6', '10+3 1+1', '29 − 16 = 13 → 4; 4 against 13 → -4; 4'],
    ['a feint', 'ann feint fox', '19+6', '10+3 1+1', '29 − 16 = 13 → 1; 4 against 10 → -3; 0'],
    ['a Prepared technique', 'ann ready-cut fox', '10+3', '10+3 8+3', '17 − 16 = 1 → 1; 13 against 15 → -1; 1'],
  ];
  test.each(scripted)('[E7] [E27] ADR8-20 ADR8-34 %s', (_what, text, heroes, foes, expected) => {
    expect(sum(rolled(text, heroes, foes))).toBe(expected);
  });

  test('[E13] [E25] a feint of contact 1 makes its invoke when results land, one of 0 none', () => {
    const landed = (foes: string): readonly Event[] => {
      const at = begin(tagged(), { heroes: '10+3', foes });
      const { log } = attack(at, 'ann feint fox');
      at.done();
      expect(log).toHaveLength(1);
      const told: Event[] = [];
      land(at.setup, at.work, told);
      return told;
    };
    expect(landed('10+3 10+3')).toEqual([{ kind: 'invokes-made', side: 'HEROES', by: 1 }]);
    expect(landed('11+3 10+3')).toEqual([]);
  });
});

describe('[E15] [E17] an area', () => {
  const rows: readonly [role: string, technique: string, slot: number, area: number][] = [
    ['HERO', 'strike', MAJOR, 0],
    ['HERO', 'sweep', MAJOR, 2],
    ['HERO', 'flick', MINOR, 1],
    ['BOSS', 'strike', MAJOR, 1],
    ['BOSS', 'sweep', MAJOR, 2],
    ['BOSS', 'shove', MINOR, 0],
    ['BOSS', 'flick', MINOR, 1],
    ['BOSS', 'jab', BONUS, 0],
  ];
  test.each(rows)('[E17] [E27] of a %s with %s in slot %i: %i further targets', (role, id, slot, area) => {
    const at = begin(tagged({ heroes: [hero('ann', { role })] }));
    expect(areaOf(actorOf(at, 'ann'), kitOf(at, id), slot)).toBe(area);
  });
});
