import { parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from './action.ts';
import { act, clash, strike } from './clash.ts';
import { Dice } from './dice.ts';
import {
  begin,
  type Duel,
  duel,
  type Fields,
  foe,
  get,
  hero,
  moveOf,
  put,
  read,
  roots,
  technique,
  traits,
} from './duel.fixture.ts';
import { encounter } from './encounter.ts';
import { checkOdds } from './explain.ts';
import { fall } from './landing.ts';
import { GUARDED, H_CONTACT, H_DEGREE, MARKS, RUNG, WARDED } from './numbers.ts';
import { againstNumber, hitChances, lawOf, moveOdds, opposedOdds } from './odds.ts';

const { tuning } = read(duel());
const sum = (chances: readonly number[]): number => chances.reduce((all, one) => all + one, 0);

/** E1 written out once more: the degree of a margin with both sides' naturals. */
const degreeOf = (margin: number, mine: number, theirs = 0): number => {
  const size = Math.abs(margin);
  const plain = size >= 13 ? 4 : size >= 9 ? 3 : size >= 5 ? 2 : size >= 1 ? 1 : 0;
  const natural = (d20: number): number => Number(d20 === 20) - Number(d20 === 1);
  return Math.max(-4, Math.min(4, (margin < 0 ? -plain : plain) + natural(mine) - natural(theirs)));
};

/** Every face of a d20 and of the rank dice: what it shows on the d20, and the total. */
const faces = (dice: number, sides: number): readonly (readonly [d20: number, total: number])[] => {
  let highest: readonly number[] = [0];
  for (let n = 0; n < dice; n += 1)
    highest = highest.flatMap((most) => Array.from({ length: sides }, (_, k) => Math.max(most, k + 1)));
  return Array.from({ length: 20 }, (_, i) => highest.map((die) => [i + 1, i + 1 + die] as const)).flat();
};
const RANK: readonly (readonly (readonly [d20: number, total: number])[])[] = [
  faces(1, 4),
  faces(1, 6),
  faces(2, 8),
  faces(2, 10),
];

const close = (found: readonly number[], expected: readonly number[]): void => {
  expect(found).toHaveLength(expected.length);
  found.forEach((chance, i) => {
    expect(Math.abs(chance - expected[i]!), `class ${i}: ${chance} for ${expected[i]}`).toBeLessThan(1e-12);
  });
};

const counted = (classes: number, all: number, each: (put: (at: number) => void) => void): readonly number[] => {
  const counts = new Array<number>(classes).fill(0);
  each((at) => {
    counts[at]! += 1;
  });
  return counts.map((count) => count / all);
};

describe('[E33] [E1] exact odds are the count of all dice', () => {
  test.each([0, 1, 2, 3])('[E33] the law of rank %i', (rank) => {
    const all = RANK[rank]!;
    const law = lawOf(tuning, rank);
    const expected = law.map((part) => part.map(() => 0));
    for (const [d20, total] of all) expected[d20 === 1 ? 0 : d20 === 20 ? 2 : 1]![total]! += 1 / all.length;
    close(law.flat(), expected.flat());
    expect(sum(law.flat())).toBeCloseTo(1, 12);
  });

  test.each([0, 1])('[E33] [E1] the law of rank %i with a reroll: the higher total, the first of equals', (rank) => {
    const all = RANK[rank]!;
    const law = lawOf(tuning, rank, true);
    const expected = law.map((part) => part.map(() => 0));
    for (const first of all)
      for (const second of all) {
        const [d20, total] = second[1] > first[1] ? second : first;
        expected[d20 === 1 ? 0 : d20 === 20 ? 2 : 1]![total]! += 1 / all.length ** 2;
      }
    close(law.flat(), expected.flat());
  });

  const numbers: readonly [rank: number, over: number][] = [
    [1, -10],
    [1, -13],
    [1, 4],
    [0, -12],
    [2, -15],
    [3, -40],
  ];
  test.each(numbers)('[E33] rank %i with a bonus of %i less the number', (rank, over) => {
    const all = RANK[rank]!;
    close(
      againstNumber(tuning, rank, over),
      counted(9, all.length, (count) => {
        for (const [d20, total] of all) count(degreeOf(total + over, d20) + 4);
      }),
    );
  });

  const against: readonly [rank: number, other: number, over: number][] = [
    [1, 1, 0],
    [1, 1, 3],
    [1, 1, -7],
    [2, 1, 1],
    [1, 3, -2],
    [2, 2, 0],
  ];
  test.each(against)('[E33] rank %i against rank %i, %i ahead', (rank, other, over) => {
    const [mine, theirs] = [RANK[rank]!, RANK[other]!];
    close(
      opposedOdds(tuning, rank, other, over),
      counted(9, mine.length * theirs.length, (count) => {
        for (const [a, total] of mine) for (const [d, less] of theirs) count(degreeOf(total - less + over, a, d) + 4);
      }),
    );
  });

  test('[E33] [E1] at parity an attack of rank 1 makes contact in 47.7 of a hundred, and ties in 4.7', () => {
    const all = opposedOdds(tuning, 1, 1, 0);
    expect((100 * sum(all.slice(5))).toFixed(1)).toBe('47.7');
    expect((100 * all[4]!).toFixed(1)).toBe('4.7');
    close([sum(all.slice(5))], [sum(all.slice(0, 4))]);
  });
});

/** What the two steps of an attack come to, over every face of rank 1: 20 × 6 × 20 × 6, times 20 × 6 of resistance. */
const enumerated = (
  over: number,
  resisting: number,
  { reroll = false, capped = false, major = true, feint = false },
): { readonly contact: readonly number[]; readonly degree: readonly number[] } => {
  const all = RANK[1]!;
  const each = reroll ? all.flatMap((first) => all.map((second) => (second[1] > first[1] ? second : first))) : all;
  const contact = counted(9, each.length * all.length, (count) => {
    for (const [a, total] of each)
      for (const [d, less] of all) {
        const rolled = degreeOf(total - less + over, a, d);
        count((capped ? Math.min(1, rolled) : rolled) + 4);
      }
  });
  const degree = new Array<number>(5).fill(0);
  contact.forEach((chance, at) => {
    const made = at - 4;
    for (const [d20, total] of all) {
      const resisted = degreeOf(total + resisting, d20);
      const f = made < 1 || feint ? 0 : Math.min(major ? 4 : 1, Math.max(0, -resisted) + made - 1);
      degree[f]! += chance / all.length;
    }
  });
  return { contact, degree };
};

const TAGGED: readonly Fields[] = [
  technique('sure', { basic: true, tags: ['exploit', 'accurate'] }),
  technique('pierce', { basic: true, tags: ['piercing 2'] }),
  technique('loose', { basic: true, action: 'BONUS', tags: ['unbound'] }),
  technique('crush', { basic: true, virtual: 1, tags: ['brutal 1'] }),
];
const written = (changes: Parameters<typeof duel>[0] = {}): Fields => duel({ technique: TAGGED, ...changes });
/** What was there before the attack. */
const BEFORE = {
  'as it was': (): void => {},
  'fox guards': (at: Duel): void => put(at, 'fox', GUARDED, 1),
  'fox is warded': (at: Duel): void => put(at, 'fox', WARDED, 1),
  'fox is strained': (at: Duel): void => put(at, 'fox', MARKS, 3),
  'ann is Maimed': (at: Duel): void => put(at, 'ann', RUNG, 2),
};
type Before = keyof typeof BEFORE;
const chancesOf = (at: Duel, text: string, assists = 0) => {
  const { actor, kit, slot, target, invoke } = moveOf(at, text);
  const { actors, kits } = at.setup;
  return hitChances(at.setup, at.work, {
    actor: actors[actor]!,
    kit: kits[kit]!,
    slot,
    target: actors[target]!,
    assists,
    invoke,
  });
};

describe('[E33] [E3] [E7] exact odds of an attack', () => {
  /** Attack 4, EffectRank 3 against Defense 3, Resilience 2, Ward 3: how far contact is ahead, resistance less its number. */
  const rows: readonly [
    text: string,
    assists: number,
    before: Before,
    over: number,
    resisting: number,
    how: Parameters<typeof enumerated>[2],
  ][] = [
    ['ann strike fox', 0, 'as it was', 1, -11, {}],
    ['ann strike fox', 2, 'as it was', 5, -11, {}],
    ['ann strike fox +6', 0, 'as it was', 7, -11, {}],
    ['ann strike fox +3-reroll', 0, 'as it was', 4, -11, { reroll: true }],
    ['ann sure fox +3', 0, 'as it was', 6, -11, {}],
    ['ann sure fox reroll', 0, 'as it was', 3, -11, { reroll: true }],
    ['ann shove fox', 0, 'as it was', 1, -9, { major: false }],
    ['ann jab fox', 0, 'as it was', 1, -8, { major: false, capped: true }],
    ['ann loose fox', 0, 'as it was', 1, -8, { major: false }],
    ['ann feint fox', 0, 'as it was', 1, -8, { capped: true, feint: true }],
    ['ann crush fox', 0, 'as it was', 1, -12, {}],
    ['ann strike fox', 0, 'fox guards', -2, -11, {}],
    ['ann strike fox', 0, 'fox is warded', 1, -8, {}],
    ['ann pierce fox', 0, 'fox is warded', 1, -10, {}],
    ['ann strike fox', 0, 'ann is Maimed', -1, -11, {}],
    ['ann strike fox', 0, 'fox is strained', 2, -11, {}],
  ];
  test.each(rows)('[E33] [E3] [E7] %s, %i assists (%s): all dice counted', (text, assists, before, over, less, how) => {
    const at = begin(written({ foes: [foe('fox', { violence: traits(4, 3, 3, 2, 3) })] }));
    BEFORE[before](at);
    const { contact, degree } = chancesOf(at, text, assists);
    const expected = enumerated(over, less, how);
    close(contact, expected.contact);
    close(degree, expected.degree);
    expect(sum(contact)).toBeCloseTo(1, 12);
    expect(sum(degree)).toBeCloseTo(1, 12);
  });

  test('[E33] contact, degrees and rungs add up to 1 for every attack of a fight', () => {
    const at = begin(written({ heroes: [hero('ann', { roots: roots(3, 2) })] }));
    const attacks = at.setup.moves.filter(
      ({ kit }) => kit >= 0 && ['ATTACK', 'FEINT'].includes(at.setup.kits[kit]!.does),
    );
    expect(attacks.length).toBeGreaterThan(20);
    for (const move of attacks)
      for (const chances of Object.values(moveOdds(at.setup, at.work, move)))
        expect(Math.abs(sum(chances) - 1)).toBeLessThan(1e-12);
  });
});

describe('[E33] [E25] the rung a hit would leave', () => {
  const rows: readonly [text: string, rung: number, marks: number, rungs: readonly number[]][] = [
    // The rung after a hit of 0, 1, 2, 3, 4.
    ['ann strike fox', 0, 0, [0, 1, 1, 1, 1]],
    ['ann strike fox', 1, 0, [1, 1, 2, 2, 2]],
    ['ann strike fox', 2, 0, [2, 2, 2, 3, 3]],
    ['ann strike fox', 0, 4, [0, 1, 1, 2, 2]],
    ['ann strike fox', 2, 4, [2, 2, 3, 4, 4]],
    ['ann crush fox', 0, 0, [0, 1, 2, 2, 2]],
    ['ann crush fox', 1, 0, [1, 1, 3, 3, 3]],
    ['ann shove fox', 1, 5, [1, 2, 2, 2, 2]],
    ['ann jab fox', 0, 0, [0, 0, 0, 0, 0]],
    ['ann jab fox', 0, 5, [0, 1, 1, 1, 1]],
  ];
  test.each(rows)('[E33] [E25] [E12] %s at rung %i with %i marks: %j', (text, rung, marks, after) => {
    const at = begin(written());
    put(at, 'fox', RUNG, rung);
    put(at, 'fox', MARKS, marks);
    const { degree, rungs } = moveOdds(at.setup, at.work, moveOf(at, text));
    const expected = new Array<number>(5).fill(0);
    degree.forEach((chance, f) => {
      expected[after[f]!]! += chance;
    });
    close(rungs, expected);
  });

  test('[E33] asking changes nothing', () => {
    const at = begin(written());
    const before = JSON.stringify(at.work);
    moveOdds(at.setup, at.work, moveOf(at, 'ann strike fox'));
    expect(JSON.stringify(at.work)).toBe(before);
  });

  test('[E33] [E26] the rungs are those of this hit alone, before anybody goes out', () => {
    const at = begin(written());
    put(at, 'fox', RUNG, 2);
    const { rungs } = moveOdds(at.setup, at.work, moveOf(at, 'ann strike fox'));
    expect(rungs[3]).toBeGreaterThan(0);
    fall(at.setup, at.work);
    expect(get(at, 'fox', RUNG)).toBe(2);
  });
});

describe('[E33] odds beside samples of the Clash itself', () => {
  const SAMPLES = 100_000;
  /** CL of both sides, the attack, and what was there before. Ten of them: a million attacks. */
  const rows: readonly [mine: number, theirs: number, text: string, before: Before][] = [
    [1, 1, 'ann strike fox', 'as it was'],
    [1, 1, 'ann strike fox +6', 'as it was'],
    [1, 1, 'ann strike fox +3-reroll', 'as it was'],
    [2, 1, 'ann sure fox reroll', 'as it was'],
    [1, 3, 'ann shove fox', 'as it was'],
    [4, 4, 'ann jab fox', 'as it was'],
    [3, 2, 'ann loose fox', 'as it was'],
    [5, 6, 'ann crush fox', 'as it was'],
    [2, 2, 'ann pierce fox', 'fox is warded'],
    [1, 2, 'ann feint fox', 'fox guards'],
  ];
  test.each(rows)(
    '[E33] [E3] CL %i against CL %i: %s (%s), each class within four standard errors',
    (mine, theirs, text, before) => {
      const at = begin(
        written({
          heroes: [hero('ann', { roots: roots(mine, 1) })],
          foes: [foe('fox', { roots: roots(theirs, 1), violence: traits(4, 3, 3, 2, 3) })],
        }),
      );
      BEFORE[before](at);
      const { setup, work } = at;
      const { actor, kit, slot, target, invoke } = moveOf(at, text);
      const dice = new Dice(parseSeed(`odds ${text} ${mine} ${theirs}`), 0, 0, tuning);
      const [contacts, degrees] = [new Array<number>(9).fill(0), new Array<number>(5).fill(0)];
      const rolled = {
        actor: setup.actors[actor]!,
        kit: setup.kits[kit]!,
        slot,
        target: setup.actors[target]!,
        assists: 0,
        invoke,
      };
      for (let i = 0; i < SAMPLES; i += 1) {
        work.hits.length = 0;
        strike(setup, work, dice, rolled, 0);
        contacts[work.hits[H_CONTACT]! + 4]! += 1;
        degrees[work.hits[H_DEGREE]!]! += 1;
      }
      const chances = chancesOf(at, text);
      for (const [found, expected] of [
        [contacts, chances.contact],
        [degrees, chances.degree],
      ] as const)
        expected.forEach((chance, i) => {
          const error = Math.sqrt((chance * (1 - chance)) / SAMPLES);
          expect(Math.abs(found[i]! / SAMPLES - chance), `class ${i} of ${chance}`).toBeLessThanOrEqual(4 * error);
        });
    },
  );
});

describe('[E33] [E29] [E14] odds of checks and reactions', () => {
  const all = RANK[1]!;

  /** One beat with a check, in place of the fight. */
  const asking = (check: Fields): Fields => {
    const fight = written({ difficulty: { id: 'HARD', target: 1 } }) as { readonly scene: Fields } & Fields;
    const [, ...ends] = fight.scene.beat as readonly Fields[];
    const choice = {
      id: 'ask',
      label: 'Ask',
      check: { contest: 'OBSTACLE', ...check },
      passes: { to: 'won' },
      fails: { to: 'lost' },
    };
    return { ...fight, scene: { ...fight.scene, beat: [{ id: 'page', choice: [choice] }, ...ends] } };
  };
  const checks: readonly [
    what: string,
    check: Fields,
    text: string,
    over: number,
    opposedBy: boolean,
    reroll: boolean,
  ][] = [
    [
      'Attack 4 against 14, and 1 for the difficulty',
      { pillar: 'VIOLENCE', against: 14 },
      'ask ann',
      -11,
      false,
      false,
    ],
    ['with an invoke', { pillar: 'VIOLENCE', against: 14 }, 'ask ann +3', -8, false, false],
    ['with a reroll', { pillar: 'VIOLENCE', against: 14 }, 'ask ann reroll', -11, false, true],
    ['Resilience 2', { contest: 'ENDURANCE', pillar: 'VIOLENCE', against: 12 }, 'ask ann', -11, false, false],
    ['a skill she has not', { skill: 'lore', against: 9 }, 'ask ann', -10, false, false],
    ['Attack 4 against a Defense of 3', { pillar: 'VIOLENCE', foe: 'fox' }, 'ask ann', 1, true, false],
  ];
  test.each(checks)('[E33] [E29] a check: %s', (_what, check, text, over, opposedBy, reroll) => {
    const at = begin(asking(check));
    const pick = at.setup.pickAt.get(`choose ${text}`)!;
    const each = reroll ? all.flatMap((one) => all.map((two) => (two[1] > one[1] ? two : one))) : all;
    const theirs = opposedBy ? all : [[2, 0] as const];
    const expected = counted(9, each.length * theirs.length, (count) => {
      for (const [a, total] of each) for (const [d, less] of theirs) count(degreeOf(total - less + over, a, d) + 4);
    });
    close(checkOdds(at.setup, at.work, pick), expected);
    expect(encounter.explain?.(at.setup, at.work, 0, { kind: 'choose', pick })).toEqual({
      check: expected.map((chance) => Math.round(chance * 1e6)),
    });
  });

  /** A hit of contact 3 from a total of 20, resisted at −1: degree 3. Defense 3, Resilience 2. */
  const answers: readonly [does: string, over: number, left: (success: number) => number][] = [
    ['PARRY', -17, (success) => [3, 2, 1, 0, 0][Math.max(0, success)]!],
    ['BRACE', -18, (success) => [2, 2, 1, 0, 0][Math.max(0, success)]!],
  ];
  test.each(answers)('[E33] [E14] a %s: its degree, and what it leaves of the hit', (does, over, left) => {
    const at = begin(written({ technique: [technique('answer', { basic: true, action: 'REACTION', does })] }));
    const [ann, fox] = at.setup.actors;
    at.work.hits = [ann!.index, fox!.index, moveOf(at, 'ann strike fox').kit, 0, 20, 3, -2, 0, 3, 0];
    const success = counted(9, all.length, (count) => {
      for (const [d20, total] of all) count(degreeOf(total + over, d20) + 4);
    });
    const degree = counted(5, all.length, (count) => {
      for (const [d20, total] of all) count(left(degreeOf(total + over, d20)));
    });
    const kit = at.setup.kits.findIndex(({ id }) => id === 'answer');
    const shown = (chances: readonly number[]): readonly number[] => chances.map((one) => Math.round(one * 1e6));
    expect(encounter.explain?.(at.setup, at.work, 1, { kind: 'react', actor: fox!.index, kit, hit: 0 })).toEqual({
      success: shown(success),
      degree: shown(degree),
    });
  });
});

describe('[E33] what is shown', () => {
  test('[E33] [E21] the mark a technique costs counts: where it strains its user, the odds know it', () => {
    const tiring = technique('lunge', { basic: true, tags: ['tiring'] });
    const at = begin(written({ technique: [tiring] }), { heroes: '10+3', foes: '10+3 10+3' });
    put(at, 'ann', MARKS, 2);
    const shown = moveOdds(at.setup, at.work, moveOf(at, 'ann lunge fox')).contact;
    const log: Event[] = [];
    act(at.setup, at.work, [moveOf(at, 'ann lunge fox')], log);
    clash(at.setup, at.work, [moveOf(at, 'ann lunge fox')], at.dice, log);
    at.done();
    expect(log).toContainEqual({ kind: 'paid', actor: 'ann', track: 'BLOOD', marks: 1 });
    const rolled = log.find((event) => event.kind === 'clashed');
    expect(rolled?.attack.parts).toEqual([
      { from: 'ATTACK', value: 4 },
      { from: 'STRAIN', value: -1 },
    ]);
    close(shown, enumerated(0, -11, {}).contact);
  });

  test('[E33] so do the marks of what its user has declared before, and of no other', () => {
    const heave = technique('heave', { basic: true, action: 'BONUS', tags: ['tiring'] });
    const at = begin(written({ heroes: [hero('ann'), hero('bea')], technique: [heave] }));
    put(at, 'ann', MARKS, 2);
    const shown = (...plan: readonly string[]): readonly number[] => {
      const state = { ...at.work, plan0: plan.map((text) => moveOf(at, text).index) };
      return moveOdds(at.setup, state, moveOf(at, 'ann strike fox')).contact;
    };
    expect(shown('bea heave fox')).toEqual(shown());
    close(shown('ann heave fox'), opposedOdds(tuning, 1, 1, 4 - 1 - 3));
  });

  test('[E33] [E13] assists that its side has declared are in the odds of its first attack', () => {
    const assist = technique('assist', { basic: true, action: 'MINOR', does: 'ASSIST' });
    const at = begin(written({ heroes: [hero('ann'), hero('bea'), hero('cat')], technique: [assist] }));
    const shown = (...plan: readonly string[]): readonly number[] => {
      const state = { ...at.work, plan0: plan.map((text) => moveOf(at, text).index) };
      return moveOdds(at.setup, state, moveOf(at, 'ann strike fox')).contact;
    };
    close(shown(), opposedOdds(tuning, 1, 1, 4 - 3));
    close(shown('bea assist ann'), opposedOdds(tuning, 1, 1, 4 + 2 - 3));
    close(shown('bea assist ann', 'cat assist ann'), opposedOdds(tuning, 1, 1, 4 + 4 - 3));
    close(shown('bea assist cat'), opposedOdds(tuning, 1, 1, 4 - 3));
    close(shown('bea assist ann', 'ann jab fox'), opposedOdds(tuning, 1, 1, 4 - 3));
  });

  const explained = (at: Duel, text: string): unknown =>
    encounter.explain?.(at.setup, at.work, 0, { kind: 'declare', move: moveOf(at, text).index });

  test('[E33] millionths, rounded: of contact, degree and rung', () => {
    const at = begin(written());
    const odds = moveOdds(at.setup, at.work, moveOf(at, 'ann strike fox'));
    const shown = (chances: readonly number[]): readonly number[] => chances.map((one) => Math.round(one * 1e6));
    expect(explained(at, 'ann strike fox')).toEqual({
      contact: shown(odds.contact),
      degree: shown(odds.degree),
      rungs: shown(odds.rungs),
    });
  });

  test('[E33] of a set-up, an advance and a push the chances of every degree', () => {
    const deeds = [
      technique('set-up', { basic: true, action: 'MINOR', does: 'SETUP' }),
      technique('advance', { basic: true, does: 'ADVANCE' }),
      technique('push', { basic: true, does: 'MANIFEST', virtual: 1, tags: ['tiring'] }),
    ];
    const ann = hero('ann', { domain: 'lamp', domain_rank: 2, attuned: true });
    const lamp = { id: 'lamp', name: 'Lamp', pillar: 'VIOLENCE' };
    const at = begin(written({ heroes: [ann], technique: deeds, domain: [lamp] }));
    const shown = (chances: readonly number[]): unknown => ({ check: chances.map((one) => Math.round(one * 1e6)) });
    // What the next hit becomes is told with it: follow-up.test.ts.
    expect(explained(at, 'ann set-up')).toEqual({
      ...(shown(againstNumber(tuning, 1, 4 - 12)) as object),
      next: { actor: 'ann', technique: 'strike', target: 'fox', of: 'HURT', before: 411_611, after: 694_047 },
    });
    expect(explained(at, 'ann advance')).toEqual(shown(againstNumber(tuning, 1, 4 - 12)));
    expect(explained(at, 'ann push')).toEqual(shown(againstNumber(tuning, 1, 4 + 1 + 2 - 12)));
    put(at, 'ann', MARKS, 2);
    expect(explained(at, 'ann push')).toEqual(shown(againstNumber(tuning, 1, 4 - 1 + 1 + 2 - 12)));
  });

  test('[E33] no chances where nothing is rolled', () => {
    const at = begin(written({ technique: [technique('guard', { basic: true, action: 'MINOR', does: 'GUARD' })] }));
    expect(explained(at, 'ann guard')).toEqual({
      next: { actor: 'fox', technique: 'strike', target: 'ann', of: 'TOUCH', before: 519_236, after: 392_153 },
    });
    for (const kind of ['ready', 'withdraw', 'pass', 'go-on'] as const)
      expect(encounter.explain?.(at.setup, at.work, 0, { kind })).toBeNull();
  });
});
