import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { begin, duel, type Fields, foe, hero, issuesOf, put, roots } from './duel.fixture.ts';
import { encounter } from './encounter.ts';
import { DOMAIN, initiativeOf, STAGE } from './numbers.ts';
import { bandOf, budgetOf, seqLevel, seqLevelBase } from './tempo.ts';
import { SPEEDS, type Speed } from './vocabulary.ts';

/** "Major/Minor/Bonus" of a level. */
const ladder = (level: number): string => {
  const { major, minor, bonus } = budgetOf(level);
  return [major, minor, bonus].join('/');
};

describe('[E6] the Sequence Level', () => {
  const bases: readonly [scl: number, base: number][] = [
    [1, 3],
    [2, 3],
    [3, 6],
    [4, 9],
    [5, 12],
    [6, 15],
    [8, 21],
  ];
  test.each(bases)('[E6] ADR8-02 SCL %i has a base of %i', (scl, base) => {
    expect(seqLevelBase(scl)).toBe(base);
  });

  const levels: readonly [clause: string, scl: number, speed: Speed, over: number, level: number][] = [
    ['ADR8-03', 2, 'NORMAL', 0, 3],
    ['ADR8-04', 2, 'FAST', 0, 6],
    ['ADR8-04', 2, 'VERY_FAST', 0, 9],
    ['ADR8-04', 4, 'VERY_FAST', 1, 18],
    ['ADR8-04', 5, 'FAST', 2, 21],
    ['ADR8-05', 3, 'NORMAL', 0, 6],
    ['ADR8-06', 3, 'FAST', 0, 9],
    ['ADR8-07', 3, 'VERY_FAST', 0, 12],
  ];
  test.each(levels)('[E6] %s SCL %i, %s, Over-SCL %i is seqLVL %i', (_clause, scl, speed, over, level) => {
    expect(seqLevel(scl, speed, over)).toBe(level);
  });

  test('[E6] ADR8-03 SCL 2 at normal speed has one of each', () => {
    expect(budgetOf(seqLevel(2, 'NORMAL', 0))).toEqual({ major: 1, minor: 1, bonus: 1, reaction: 1 });
  });

  test('[E6] ADR8-69 the bands of speed are 0, 1 and 2, and there is no other', () => {
    expect([...SPEEDS.entries()]).toEqual([
      [0, 'NORMAL'],
      [1, 'FAST'],
      [2, 'VERY_FAST'],
    ]);
    for (const speed of ['SLOW', 'fast', 'VERY FAST', 1])
      expect(issuesOf(duel({ heroes: [hero('ann', { speed })] }))).toMatchObject([
        { code: 'unknown-word', path: ['character', 0, 'speed'] },
      ]);
  });

  test.each([-1, 3, 0.5])('[E6] [E39] ADR8-08 an Over-SCL Band of %d is refused, of a sheet and of a phase', (over) => {
    const issue = { code: 'out-of-range' };
    expect(issuesOf(duel({ heroes: [hero('ann', { over })] }))).toMatchObject([
      { ...issue, path: ['character', 0, 'over'] },
    ]);
    expect(issuesOf(duel({ foes: [foe('fox', { phase: [{ clock: 6, over }] })] }))).toMatchObject([
      { ...issue, path: ['character', 1, 'phase', 0, 'over'] },
    ]);
  });

  test.each([
    [0, 3],
    [1, 6],
    [2, 9],
  ])('[E6] ADR8-08 an Over-SCL Band of %i is taken: seqLVL %i at SCL 2', (over, level) => {
    const { setup, work } = begin(duel({ foes: [foe('fox', { over })] }));
    expect(encounter.view(setup, work, 1).actors[1]).toMatchObject({ over, seqLevel: level });
  });

  test('[E6] [E26] ADR8-09 a boss of the pack changes its Over-SCL Band between its phases', () => {
    const bosses = readContent().character.filter(({ role, phase }) => role === 'BOSS' && phase.length > 1);
    expect(bosses.length).toBeGreaterThan(0);
    for (const { phase, over } of bosses) expect(new Set(phase.map((one) => one.over ?? over)).size).toBeGreaterThan(1);
  });
});

/** ADR8, appendix, as it is printed. */
const printed = (level: number) => {
  const above = Math.max(0, Math.floor((level - 3) / 3));
  let [major, minor, bonus] = [1, 1, 1];
  for (let i = 0; i < above; i += 1) {
    if (i % 3 === 0) bonus += 1;
    else if (i % 3 === 1) minor += 1;
    else major += 1;
  }
  return { major, minor, bonus, reaction: 1 };
};

describe('[E6] the action ladder', () => {
  const rows: readonly [clause: string, level: number, budget: string][] = [
    ['ADR8-13', 3, '1/1/1'],
    ['ADR8-14', 6, '1/1/2'],
    ['ADR8-15', 9, '1/2/2'],
    ['ADR8-16', 12, '2/2/2'],
    ['ADR8-17', 15, '2/2/3'],
    ['ADR8-11', 18, '2/3/3'],
    ['ADR8-11', 21, '3/3/3'],
    ['ADR8-11', 24, '3/3/4'],
    ['ADR8-12', 4, '1/1/1'],
    ['ADR8-12', 5, '1/1/1'],
    ['ADR8-12', 7, '1/1/2'],
    ['ADR8-12', 8, '1/1/2'],
    ['ADR8-12', 11, '1/2/2'],
    ['ADR8-68', 0, '1/1/1'],
    ['ADR8-68', 1, '1/1/1'],
    ['ADR8-68', 2, '1/1/1'],
  ];
  test.each(rows)('[E6] %s seqLVL %i grants %s', (_clause, level, budget) => {
    expect(ladder(level)).toBe(budget);
    expect(budgetOf(level).reaction).toBe(1);
  });

  test('[E6] ADR8-67 the loop of the appendix, for every seqLVL from 0 to 400', () => {
    for (let level = 0; level <= 400; level += 1) expect([level, budgetOf(level)]).toEqual([level, printed(level)]);
  });

  const seen: readonly [scl: number, speed: Speed, over: number, budget: string][] = [
    [1, 'NORMAL', 0, '1/1/1/1'],
    [2, 'NORMAL', 0, '1/1/1/1'],
    [2, 'FAST', 0, '1/1/2/1'],
    [2, 'VERY_FAST', 0, '1/2/2/1'],
    [2, 'VERY_FAST', 1, '2/2/2/1'],
    [2, 'VERY_FAST', 2, '2/2/3/1'],
    [4, 'VERY_FAST', 1, '2/3/3/1'],
  ];
  test.each(seen)('[E6] [E20] ADR8-10 SCL %i, %s, Over-SCL %i: the view shows %s', (scl, speed, over, budget) => {
    const someone = foe('fox', { roots: roots(Math.ceil(scl / 2), Math.floor(scl / 2)), speed, over });
    const { setup, work } = begin(duel({ foes: [{ ...someone, ...weak(scl) }] }));
    const { major, minor, bonus, reaction } = encounter.view(setup, work, 1).actors[1]!;
    expect([major, minor, bonus, reaction].map(({ total }) => total).join('/')).toBe(budget);
    expect([major, minor, bonus, reaction].map(({ used }) => used)).toEqual([0, 0, 0, 0]);
  });

  const bands: readonly [phase: number, domain: number, over: number, budget: string][] = [
    [0, 0, 0, '1/1/1'],
    [1, 0, 1, '1/1/2'],
    [2, 0, 2, '1/2/2'],
    [0, 1, 0, '1/1/1'],
    [0, 2, 1, '1/1/2'],
    [1, 2, 2, '1/2/2'],
    [2, 2, 2, '1/2/2'],
    [1, 3, 1, '1/1/2'],
  ];
  test.each(bands)(
    '[E6] [E26] phase %i with its domain in state %i has Over-SCL %i: %s',
    (phase, domain, over, budget) => {
      const clocks = [{ clock: 6 }, { clock: 6, over: 1 }, { clock: 6, over: 2 }];
      const boss = foe('fox', { domain: 'well', phase: clocks });
      const at = begin(duel({ foes: [boss], domain: [{ id: 'well', name: 'Well', over: 1 }] }));
      put(at, 'fox', STAGE, phase);
      put(at, 'fox', DOMAIN, domain);
      const fox = encounter.view(at.setup, at.work, 1).actors[1]!;
      expect(fox).toMatchObject({ over, seqLevel: 3 + 3 * over });
      expect([fox.major, fox.minor, fox.bonus].map(({ total }) => total).join('/')).toBe(budget);
    },
  );
});

/** Traits that no cap minds. */
const weak = (scl: number): Fields => (scl > 1 ? {} : { violence: WEAK, influence: WEAK, revelation: WEAK });
const WEAK = { attack: 1, effect: 1, defense: 1, resilience: 1 };

describe('[E5] [E32] initiative', () => {
  test.each([
    [3, 1],
    [5, 1],
    [6, 2],
    [21, 7],
  ])('[E5] seqLVL %i adds %i', (level, band) => {
    expect(bandOf(level)).toBe(band);
  });

  const tag = (id: string, more: Fields = {}): Fields => ({ id, name: id, open: true, initiative: 1, ...more });

  test('[E5] [E32] ADR8-54 d20 14, seqLVL 6, awareness 2 and a tag of 1 are 19; d20 1 and seqLVL 21 are 8', () => {
    const ann = hero('ann', { speed: 'FAST', skills: { awareness: 2, lore: 5 } });
    const fox = foe('fox', { roots: roots(4, 4) });
    const at = begin(duel({ heroes: [ann], foes: [fox], tag: [tag('high-ground')] }), { initiative: '14 1' });
    at.done();
    expect(at.setup.actors.map(({ index }) => initiativeOf(at.work.actors, index))).toEqual([19, 8]);
    expect(encounter.view(at.setup, at.work, 0).fight?.order).toEqual(['ann', 'fox']);
  });

  test('[E5] [E32] every open tag of the own side counts, and no other', () => {
    const tags = [
      tag('one'),
      tag('two', { initiative: 3 }),
      tag('theirs', { side: 'FOES', initiative: 4 }),
      tag('later', { open: false, initiative: 0 }),
    ];
    const { setup, work } = begin(duel({ tag: tags }), { initiative: '10 10' });
    expect(setup.actors.map(({ index }) => initiativeOf(work.actors, index))).toEqual([15, 15]);
  });

  const orders: readonly [why: string, heroes: readonly Fields[], initiative: string, order: string][] = [
    ['the higher first', [hero('ann'), hero('bea')], '4 9 2', 'bea ann fox'],
    ['then seqLVL', [hero('ann'), hero('bea', { speed: 'FAST' })], '9 8 3', 'bea ann fox'],
    ['then SCL', [hero('ann', { roots: roots(1, 0), ...weak(1) }), hero('bea')], '9 9 3', 'bea ann fox'],
    ['then the roster', [hero('ann'), hero('bea')], '9 9 9', 'ann bea fox'],
  ];
  test.each(orders)('[E5] ties: %s', (_why, heroes, initiative, order) => {
    const { setup, work } = begin(duel({ heroes }), { initiative });
    expect(encounter.view(setup, work, 0).fight?.order.join(' ')).toBe(order);
  });
});
