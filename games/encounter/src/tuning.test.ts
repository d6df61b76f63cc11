import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { duel, type Fields, issuesOf, read } from './duel.fixture.ts';
import { FORMER, ROLE_ROWS } from './tuning.ts';
import { CLOCK_SIZES, DIFFICULTIES, ROLES } from './vocabulary.ts';

/** The rulings' numbers, and how far each may be changed. */
const rows: readonly [rule: string, field: string, value: number, least: number, most: number][] = [
  ['[E1]', 'die_base', 4, 2, 12],
  ['[E1]', 'die_most', 12, 4, 20],
  ['[E2]', 'points_per_scl', 30, 10, 99],
  ['[E2]', 'cap_per_scl', 4, 1, 12],
  ['[E2]', 'lean', 2, 0, 6],
  ['[E2]', 'trait_per_scl', 2, 1, 6],
  ['[E2]', 'trait_base', 1, 0, 6],
  ['[E3]', 'resist_base', 10, 1, 30],
  ['[E7]', 'minor_less', 2, 0, 9],
  ['[E7]', 'bonus_less', 3, 0, 9],
  ['[E9]', 'clock_cap', 3, 1, 8],
  ['[E9]', 'beat_checks', 3, 1, 3],
  ['[E12]', 'track_base', 3, 1, 9],
  ['[E10]', 'endurance', 12, 1, 30],
  ['[E10]', 'endurance_rung', 2, 0, 9],
  ['[E10]', 'micro_uses', 2, 0, 9],
  ['[E10]', 'recovered_marks', 2, 0, 9],
  ['[E13]', 'accurate', 2, 0, 9],
  ['[E13]', 'guard', 3, 0, 9],
  ['[E13]', 'assist', 2, 0, 9],
  ['[E13]', 'invoke', 3, 0, 9],
  ['[E13]', 'setup_target', 12, 1, 30],
  ['[E13]', 'setup_invokes', 2, 0, 9],
  ['[E13]', 'setup_great', 4, 0, 9],
  ['[E16]', 'domain_base', 10, 1, 30],
  ['[E17]', 'stamina_cap', 3, 1, 8],
  ['[E27]', 'cost', 1, 0, 3],
];
/** What is played where a pack says nothing, and how far each may be changed. */
const formers: readonly [rule: string, field: string, value: number, least: number, most: number][] = [
  ['[E1]', 'die_step', 2, 0, 6],
  ['[E2]', 'ward_in_cap', 50, 0, 100],
  ['[E2]', 'prepared_in_cap', 0, 0, 1],
  ['[E2]', 'root_points', 2, 0, 9],
  ['[E2]', 'domain_points', 3, 0, 9],
  ['[E3]', 'perfect_from', 0, 0, 4],
  ['[E3]', 'perfect_less', 1, 0, 4],
  ['[E3]', 'rung_less', 1, 0, 4],
  ['[E3]', 'strained_less', 1, 0, 4],
  ['[E25]', 'rungs_alone', 1, 0, 4],
  ['[E25]', 'rungs_together', 2, 0, 4],
  ['[E25]', 'brutal_from', 2, 1, 4],
  ['[E25]', 'ward_falls', 2, 1, 4],
  ['[E7]', 'minor_degree', 1, 0, 4],
  ['[E7]', 'bonus_degree', 1, 0, 4],
  ['[E7]', 'bonus_contact', 1, 1, 4],
  ['[E9]', 'pressure_rise', 1, 0, 8],
  ['[E9]', 'pressure_invokes', 1, 0, 4],
  ['[E10]', 'recovered_rung', 2, 0, 4],
  ['[E12]', 'strained_from', 50, 1, 100],
  ['[E12]', 'overflow_keeps', 50, 0, 100],
  ['[E13]', 'great_from', 3, 2, 4],
  ['[E13]', 'setup_failed', 1, 0, 4],
  ['[E13]', 'feint_invokes', 1, 0, 4],
  ['[E14]', 'brace_least', 1, 0, 4],
  ['[E26]', 'over_most', 2, 0, 2],
  ['[E29]', 'danger_most', 3, 1, 8],
  ['[E43]', 'carried_rung', 2, 0, 2],
  ['[E46]', 'look', 0, 0, 4],
];
const WORDS = {
  ties: 'ROSTER',
  nuance: 'ATTACKS',
  taken_out: 'CHECKS',
  gone_invokes: 'SPENT',
  idle_windows: 'OPEN',
  tells: 'HIDDEN',
};
const clocks: readonly [rule: string, field: string, value: number][] = [
  ['[E9]', 'pressure', 6],
  ['[E16]', 'strain', 6],
];
const MARGINS = [1, 5, 9, 13];
const DEFAULTS = {
  ...Object.fromEntries([...rows, ...clocks].map(([, field, value]) => [field, value])),
  margins: MARGINS,
};

const issues = (tuning: Fields) => issuesOf(duel({ tuning }));

describe('[E37] the tuning table', () => {
  test('[E37] the defaults are those of the rulings', () => {
    expect(read(duel()).script.tuning).toEqual(DEFAULTS);
  });

  test('[E37] the pack writes every number out', () => {
    const rules = readFileSync(new URL('../../../content/encounter/rules.toml', import.meta.url), 'utf8');
    const fields = [...Object.keys(DEFAULTS), ...Object.keys(FORMER)];
    for (const field of fields) expect(rules).toMatch(new RegExp(`^${field} = `, 'm'));
    expect(Object.keys(readContent().tuning).sort()).toEqual(fields.sort());
  });

  test('[E37] [K9] what a pack of edition 1 does not name is played as it was, and leaves its hash alone', () => {
    expect(FORMER).toEqual({ ...Object.fromEntries(formers.map(([, field, value]) => [field, value])), ...WORDS });
    const setup = read(duel());
    expect(setup.tuning).toEqual({ ...DEFAULTS, ...FORMER });
    for (const field of Object.keys(FORMER)) expect(setup.script.tuning).not.toHaveProperty([field]);
    expect(read(duel({ tuning: { ward_falls: 3 } })).tuning).toEqual({ ...DEFAULTS, ...FORMER, ward_falls: 3 });
  });

  test('[E37] ADR8-45 ADR8-47 ADR8-39 what edition 2 changes', () => {
    expect(readContent().tuning).toMatchObject({
      ward_in_cap: 100,
      prepared_in_cap: 1,
      perfect_from: 2,
      ties: 'INITIATIVE',
      nuance: 'ROLLS',
      taken_out: 'AWAY',
    });
  });

  const printed: readonly [id: string, field: 'clock_cap' | 'beat_checks' | 'cap_per_scl', value: number][] = [
    ['ADR8-44 ADR8-45', 'cap_per_scl', 4],
    ['ADR8-57', 'beat_checks', 3],
    ['ADR8-65', 'clock_cap', 3],
  ];
  test.each(printed)('[E37] %s: %s is %i in the pack that is played', (_, field, value) => {
    expect(readContent().tuning[field]).toBe(value);
  });

  /** Builds are not what is tried here, so their caps are not checked. */
  const wide = { points_per_scl: 99, cap_per_scl: 12, trait_per_scl: 6 };
  test.each([...rows, ...formers])(
    '%s [E37] %s (%i) is a whole number from %i to %i',
    (_rule, field, value, least, most) => {
      for (const wrong of [least - 1, most + 1, least + 0.5])
        expect(issues({ ...wide, [field]: wrong })).toMatchObject([{ code: 'out-of-range', path: ['tuning', field] }]);
      for (const right of [least, value, most])
        expect(issues({ ...wide, [field]: right }).filter(({ path }) => path[0] === 'tuning')).toEqual([]);
    },
  );

  test.each(clocks)('%s [E12] [E37] %s (%i) is a clock of 4, 6 or 8', (_rule, field) => {
    expect(CLOCK_SIZES).toEqual([4, 6, 8]);
    for (const wrong of [3, 5, 7, 9]) expect(issues({ [field]: wrong })).toMatchObject([{ path: ['tuning', field] }]);
    for (const right of CLOCK_SIZES) expect(issues({ [field]: right })).toEqual([]);
  });

  test('[E1] [E37] there are four margins, and they rise', () => {
    for (const wrong of [
      [1, 5, 9],
      [1, 5, 9, 13, 17],
      [0, 5, 9, 13],
      [1, 5, 5, 13],
      [1, 9, 5, 13],
    ])
      expect(issues({ margins: wrong })[0]?.path.slice(0, 2)).toEqual(['tuning', 'margins']);
    expect(issues({ margins: [2, 4, 6, 8] })).toEqual([]);
  });

  test('[E37] a row that does not exist', () => {
    expect(issues({ gard: 3 })).toMatchObject([{ code: 'unknown-key', nearest: 'guard' }]);
  });
});

describe('[E17] the roles', () => {
  /** ocr, dcr, out, stop, clocks, pair, area. */
  const roles: readonly [string, number, number, number, number, readonly number[], readonly number[], number][] = [
    ['HERO', 0, 0, 3, 4, [], [], 0],
    ['RIVAL', 1, 0, 3, 4, [], [], 0],
    ['MINION', 0, -2, 1, 4, [], [], 0],
    ['SQUAD', 1, -1, 5, 0, [4], [], 0],
    ['ELITE', 2, 1, 5, 2, [8], [6], 0],
    ['BOSS', 2, 2, 5, 2, [6, 6], [], 1],
  ];
  const table = roles.map(([id, ocr, dcr, out, stop, own, pair, area]) => ({
    id,
    ocr,
    dcr,
    out,
    stop,
    clocks: own,
    pair,
    area,
  }));

  test('[E17] are those of the ruling, and the pack has all of them', () => {
    expect(ROLE_ROWS).toEqual(table);
    expect(read(duel()).script.role).toEqual(table);
    expect(readContent().role.map(({ id }) => id)).toEqual([...ROLES]);
  });

  test('[E17] [E6] a boss of the pack is very fast with an Over-SCL Band, an elite at least fast', () => {
    for (const { role, speed, over, phase } of readContent().character) {
      if (role === 'BOSS') expect([speed, Math.max(over, phase[0]?.over ?? 0)]).toEqual(['VERY_FAST', 1]);
      if (role === 'ELITE') expect(speed).not.toBe('NORMAL');
    }
  });
});

describe('[E34] the difficulties', () => {
  test('[E34] of the pack: STANDARD changes nothing, STORY is in no number harder, HARD in none kinder', () => {
    const { difficulty } = readContent();
    expect(difficulty.map(({ id }) => id)).toEqual([...DIFFICULTIES]);
    /** How much harder each number makes it. */
    const harder = difficulty.map((row) => [row.foe_attack, row.foe_defense, -row.invokes, row.target]);
    expect(harder[1]!.map((one) => one + 0)).toEqual([0, 0, 0, 0]);
    expect(Math.max(...harder[0]!)).toBeLessThanOrEqual(0);
    expect(Math.min(...harder[2]!)).toBeGreaterThanOrEqual(0);
    expect(harder[0]).not.toEqual(harder[1]);
    expect(harder[2]).not.toEqual(harder[1]);
  });

  test('[E34] a setup that says nothing is STANDARD: nothing is added', () => {
    expect(read(duel()).script.difficulty).toMatchObject({
      id: 'STANDARD',
      foe_attack: 0,
      foe_defense: 0,
      invokes: 0,
      target: 0,
    });
  });

  test('[E34] what is added to foes goes into every pillar, not below 0, and to no hero', () => {
    const { actors } = read(duel({ difficulty: { id: 'STORY', foe_attack: -2, foe_defense: -1 } }));
    expect(actors.map(({ attack, defense }) => [attack, defense])).toEqual([
      [
        [4, 2, 1],
        [3, 2, 1],
      ],
      [
        [2, 0, 0],
        [2, 1, 0],
      ],
    ]);
  });
});
