import { describe, expect, test } from 'vitest';
import type { Event } from './action.ts';
import { inOrder } from './budget.ts';
import {
  actorOf,
  begin,
  type Duel,
  duel,
  type Fields,
  foe,
  get,
  hero,
  kitOf,
  put,
  read,
  roots,
  rungs,
  technique,
  traits,
} from './duel.fixture.ts';
import { fall, land, overflow } from './landing.ts';
import { LINGER, MARKS, OUT, RUNG, STAGE, STAMINA, STANDING, STATUS, TAKEN, WARDED } from './numbers.ts';
import { LADDERS, PILLARS, SLOTS } from './vocabulary.ts';

const TAGGED: readonly Fields[] = [
  technique('crush', { basic: true, tags: ['brutal 1'] }),
  technique('ruin', { basic: true, tags: ['brutal 2'] }),
  technique('quick-crush', { basic: true, tags: ['brutal 1', 'light'] }),
  technique('burn', { basic: true, tags: ['lingering 2'] }),
  technique('scald', { basic: true, action: 'BONUS', tags: ['lingering 1'] }),
];
/** Two heroes against one foe, none of whom anything has happened to. */
const yard = (fox: Fields = {}): Duel =>
  begin(duel({ heroes: [hero('ann'), hero('bea')], foes: [foe('fox', fox)], technique: TAGGED }));

/** A hit as the Clash leaves it: who, with what, at which degree, on whom; "as-minor" of a light technique. */
const hitting = (at: Duel, ...written: readonly string[]): void => {
  for (const text of written) {
    const [who, what, degree, whom = 'fox', as] = text.split(' ');
    const kit = kitOf(at, what!);
    const slot = as === 'as-minor' ? 1 : SLOTS.indexOf(kit.action);
    at.work.hits.push(
      actorOf(at, who!).index,
      actorOf(at, whom).index,
      kit.index,
      slot,
      20,
      1,
      0,
      0,
      Number(degree),
      0,
    );
  }
};

const landed = (at: Duel, ...written: readonly string[]): Event[] => {
  const log: Event[] = [];
  hitting(at, ...written);
  land(at.setup, at.work, log);
  return log;
};

/** "rung and marks" of the foe in Violence. */
const stand = (at: Duel): readonly number[] => [get(at, 'fox', RUNG), get(at, 'fox', MARKS)];

describe('[E25] [E3] how hits climb a ladder', () => {
  /** Rung and marks before, hits, rung and marks after. */
  const rows: readonly [
    what: string,
    before: readonly [number, number],
    hits: readonly string[],
    after: readonly [number, number],
  ][] = [
    ['degree 0 does nothing', [0, 0], ['ann strike 0'], [0, 0]],
    ['1 above rung 0: a rung', [0, 0], ['ann strike 1'], [1, 0]],
    ['2: a rung and a mark', [0, 0], ['ann strike 2'], [1, 1]],
    ['4: a rung and three marks', [0, 0], ['ann strike 4'], [1, 3]],
    ['1 at rung 1: a mark', [1, 0], ['ann strike 1'], [1, 1]],
    ['2 at rung 1: a rung and a mark', [1, 0], ['ann strike 2'], [2, 1]],
    ['2 at rung 2: two marks', [2, 0], ['ann strike 2'], [2, 2]],
    ['3 at rung 2: rung 3 and two marks', [2, 0], ['ann strike 3'], [3, 2]],
    ['4 at rung 3: rung 4 and three marks', [3, 0], ['ann strike 4'], [4, 3]],
    ['one attacker, one rung', [0, 0], ['ann strike 3', 'ann press 0', 'ann strike 2'], [1, 4]],
    ['the highest first, whatever was rolled first', [1, 0], ['ann strike 2', 'ann strike 3'], [2, 4]],
    ['a low one first would not have climbed', [1, 0], ['ann strike 1', 'ann strike 2'], [2, 2]],
    ['two attackers, two rungs', [0, 0], ['ann strike 3', 'bea strike 2'], [2, 3]],
    ['two attackers, the second not above the rung', [0, 0], ['ann strike 3', 'bea strike 1'], [1, 3]],
    ['two attackers, three hits: two rungs at most', [0, 0], ['ann strike 4', 'bea strike 4', 'ann strike 4'], [2, 10]],
    ['a second attacker whose hit came to nothing', [0, 0], ['ann strike 3', 'ann strike 2', 'bea strike 0'], [1, 4]],
    ['a second attacker with a Bonus', [0, 0], ['ann strike 3', 'ann strike 2', 'bea jab 1'], [2, 4]],
  ];
  test.each(rows)('[E25] %s: from %j by %j to %j', (_what, [rung, marks], hits, after) => {
    const at = yard();
    put(at, 'fox', RUNG, rung);
    put(at, 'fox', MARKS, marks);
    landed(at, ...hits);
    expect(stand(at)).toEqual(after);
  });

  const orders: readonly [initiative: string, first: string, second: string][] = [
    ['1 1 1', 'ann crush 2', 'bea strike 2'],
    ['1 1 1', 'ann strike 2', 'bea crush 2'],
    ['20 1 1', 'ann crush 2', 'bea strike 2'],
    ['1 20 1', 'ann strike 2', 'bea crush 2'],
    ['1 20 1', 'ann crush 2', 'bea strike 2'],
    ['20 1 1', 'ann ruin 2', 'bea strike 2'],
  ];
  test.each(orders)(
    '[E25] ADR8-47 initiative %s, %s and %s: of equals the brutal one lands last, whoever stands first',
    (initiative, first, second) => {
      const at = begin(
        duel({ heroes: [hero('ann'), hero('bea')], technique: TAGGED, tuning: { ties: 'INITIATIVE' } }),
        { initiative },
      );
      landed(at, first, second);
      expect(stand(at)).toEqual([first.includes('ruin') ? 4 : 3, 2]);
    },
  );

  test('[E25] where the roster decides, as in edition 1, the first of equals lands first', () => {
    const [one, other] = [yard(), yard()];
    landed(one, 'ann crush 2', 'bea strike 2');
    landed(other, 'ann strike 2', 'bea crush 2');
    expect([stand(one), stand(other)]).toEqual([
      [2, 3],
      [3, 2],
    ]);
  });

  const lists: readonly [ties: string, initiative: string, order: readonly string[]][] = [
    ['INITIATIVE', '1 20 10', ['bea', 'fox', 'ann']],
    ['INITIATIVE', '20 1 10', ['ann', 'fox', 'bea']],
    ['ROSTER', '1 20 10', ['ann', 'bea', 'fox']],
  ];
  test.each(lists)(
    '[E25] [E15] by %s with %s: whom an area reaches next, and who is met first',
    (ties, initiative, order) => {
      const at = begin(duel({ heroes: [hero('ann'), hero('bea')], technique: TAGGED, tuning: { ties } }), {
        initiative,
      });
      expect(inOrder(at.setup, at.work).map(({ id }) => id)).toEqual(order);
    },
  );

  test('[E25] [E5] of hits alike in everything the one by the higher initiative is told first', () => {
    const first = (initiative: string): unknown => {
      const at = begin(
        duel({ heroes: [hero('ann'), hero('bea')], technique: TAGGED, tuning: { ties: 'INITIATIVE' } }),
        {
          initiative,
        },
      );
      hitting(at, 'ann burn 1', 'bea scald 1');
      const log: Event[] = [];
      land(at.setup, at.work, log);
      return log.find((event) => event.kind === 'landed');
    };
    expect(first('20 1 1')).toMatchObject({ rung: 1, marks: 0 });
    expect(first('1 20 1')).toMatchObject({ rung: 0, marks: 1 });
  });

  test('[E25] [E37] rungs a round, the degree of brutal and of a Ward that falls are the pack’s', () => {
    const at = begin(
      duel({
        heroes: [hero('ann'), hero('bea')],
        foes: [foe('fox', { violence: traits(4, 3, 3, 2, 1) })],
        technique: TAGGED,
        tuning: { rungs_alone: 2, rungs_together: 3, brutal_from: 3, ward_falls: 3 },
      }),
    );
    put(at, 'fox', WARDED, 1);
    landed(at, 'ann crush 2', 'ann strike 2');
    expect([...stand(at), get(at, 'fox', WARDED)]).toEqual([2, 2, 1]);
  });

  test('[E25] hits are told in the order in which they land, with what they left', () => {
    const log = landed(yard(), 'ann strike 2', 'bea strike 3', 'ann press 1');
    expect(log).toEqual([
      { kind: 'landed', target: 'fox', pillar: 'VIOLENCE', degree: 3, rung: 1, marks: 2 },
      { kind: 'landed', target: 'fox', pillar: 'VIOLENCE', degree: 2, rung: 2, marks: 3 },
      { kind: 'landed', target: 'fox', pillar: 'INFLUENCE', degree: 1, rung: 1, marks: 0 },
    ]);
  });

  test('[E25] each pillar has its own ladder and its own limit', () => {
    const at = yard();
    landed(at, 'ann strike 1', 'ann press 1');
    expect(rungs(at, 'fox')).toEqual([1, 1, 0]);
  });

  test('[E25] [E4] nobody is spared because of what lands on another: both go out', () => {
    const at = yard();
    put(at, 'fox', RUNG, 2);
    put(at, 'ann', RUNG, 2);
    const log = landed(at, 'ann strike 3', 'fox strike 3 ann');
    fall(at.setup, at.work, log);
    expect(log.filter(({ kind }) => kind === 'went-out')).toEqual([
      { kind: 'went-out', actor: 'ann', taken: false },
      { kind: 'went-out', actor: 'fox', taken: false },
    ]);
  });

  test('[E25] on who is out nothing lands any more', () => {
    const at = yard();
    put(at, 'fox', STATUS, OUT);
    expect(landed(at, 'ann strike 4')).toEqual([]);
    expect(stand(at)).toEqual([0, 0]);
  });
});

describe('[E7] [E25] Minor and Bonus', () => {
  const rows: readonly [what: string, rung: number, hits: readonly string[], after: readonly [number, number]][] = [
    ['a Minor climbs to rung 1', 0, ['ann shove 1'], [1, 0]],
    ['and no further: a mark', 1, ['ann shove 1'], [1, 1]],
    ['a Bonus leaves marks alone', 0, ['ann jab 1'], [0, 1]],
    ['also above', 2, ['ann jab 1'], [2, 1]],
    ['Major, Minor and Bonus of one attacker', 0, ['ann jab 1', 'ann shove 1', 'ann strike 2'], [1, 3]],
    ['a Minor of another comes after, and is not above', 0, ['ann strike 1', 'bea shove 1'], [1, 1]],
    ['of equals the one rolled first climbs', 0, ['ann jab 1', 'ann shove 1'], [1, 1]],
  ];
  test.each(rows)('[E7] [E25] %s: from rung %i by %j to %j', (_what, rung, hits, after) => {
    const at = yard();
    put(at, 'fox', RUNG, rung);
    landed(at, ...hits);
    expect(stand(at)).toEqual(after);
  });
});

describe('[E25] [E27] `brutal r`', () => {
  const rows: readonly [what: string, rung: number, hits: readonly string[], after: readonly [number, number]][] = [
    ['degree 1 is a plain hit', 0, ['ann crush 1'], [1, 0]],
    ['from degree 2 a rung more', 0, ['ann crush 2'], [2, 1]],
    ['two more of `brutal 2`', 0, ['ann ruin 2'], [3, 1]],
    ['not above rung 4', 3, ['ann ruin 4'], [4, 3]],
    ['only where the ladder rises', 2, ['ann crush 2'], [2, 2]],
    ['its rise counts as one', 0, ['ann crush 3', 'ann strike 4'], [1, 6]],
    ['two attackers: a rise each, and the brutal one’s more', 0, ['ann crush 2', 'bea strike 3'], [3, 3]],
    ['as a Minor it is no Major', 0, ['ann quick-crush 1 fox as-minor'], [1, 0]],
  ];
  test.each(rows)('[E25] [E27] %s: from rung %i by %j to %j', (_what, rung, hits, after) => {
    const at = yard();
    put(at, 'fox', RUNG, rung);
    landed(at, ...hits);
    expect(stand(at)).toEqual(after);
  });
});

describe('[E25] what else a hit leaves', () => {
  const wards: readonly [what: string, up: number, hits: readonly string[], after: number][] = [
    ['a hit of 1 leaves it up', 1, ['ann strike 1'], 1],
    ['a hit of 2 takes it down', 1, ['ann strike 2'], 0],
    ['a hit of 4 too', 1, ['ann strike 4'], 0],
    ['two hits of 1 leave it up', 1, ['ann strike 1', 'bea strike 1'], 1],
    ['a hit on another pillar leaves it up', 1, ['ann press 3'], 1],
    ['a sustained one stays', 2, ['ann strike 4'], 2],
  ];
  test.each(wards)('[E25] [E13] a Ward: %s', (_what, up, hits, after) => {
    const at = yard({ violence: traits(3, 3, 3, 2, 3) });
    put(at, 'fox', WARDED, up);
    const log = landed(at, ...hits);
    expect(get(at, 'fox', WARDED)).toBe(after);
    expect(log.filter(({ kind }) => kind === 'ward-fell')).toEqual(
      after === 0 ? [{ kind: 'ward-fell', actor: 'fox', pillar: 'VIOLENCE' }] : [],
    );
  });

  const lingering: readonly [before: number, hits: readonly string[], after: number][] = [
    [0, ['ann burn 1'], 2],
    [0, ['ann burn 0'], 0],
    [1, ['ann burn 1'], 2],
    [2, ['ann scald 1'], 2],
    [0, ['ann scald 1', 'bea burn 1'], 2],
    [0, ['ann strike 4'], 0],
  ];
  test.each(lingering)('[E25] [E27] lingering %i and %j: %i Upkeeps to come', (before, hits, after) => {
    const at = yard();
    put(at, 'fox', LINGER, before);
    landed(at, ...hits);
    expect(get(at, 'fox', LINGER)).toBe(after);
  });
});

describe('[E25] [E17] roles and their clocks', () => {
  test('[E17] a squad has neither rungs nor marks; its clock moves by the degrees, 3 a round at most', () => {
    const at = yard({ role: 'SQUAD' });
    expect(landed(at, 'ann burn 2').slice(1)).toEqual([
      { kind: 'stamina-moved', actor: 'fox', by: 2, filled: 2, size: 4 },
    ]);
    expect([rungs(at, 'fox'), get(at, 'fox', MARKS), get(at, 'fox', LINGER)]).toEqual([[0, 0, 0], 0, 0]);
    at.work.hits = [];
    landed(at, 'ann strike 4');
    expect(get(at, 'fox', STAMINA)).toBe(4);
  });

  const ticks: readonly [role: string, hits: readonly string[], filled: number][] = [
    ['SQUAD', ['ann strike 1'], 1],
    ['SQUAD', ['ann strike 4'], 3],
    ['SQUAD', ['ann strike 2', 'bea press 2'], 3],
    ['ELITE', ['ann strike 1', 'bea jab 1'], 2],
    ['BOSS', ['ann strike 4', 'bea strike 4'], 3],
  ];
  test.each(ticks)('[E17] a %s after %j: %i', (role, hits, filled) => {
    const at = yard({ role });
    landed(at, ...hits);
    expect(get(at, 'fox', STAMINA)).toBe(filled);
  });

  test('[E17] the cap is of a round, and a full clock takes no more', () => {
    const at = yard({ role: 'ELITE' });
    put(at, 'fox', STAMINA, 7);
    expect(landed(at, 'ann strike 4').at(-1)).toEqual({
      kind: 'stamina-moved',
      actor: 'fox',
      by: 1,
      filled: 8,
      size: 8,
    });
  });

  const clocks: readonly [role: string, count: number, clocks: readonly number[]][] = [
    ['HERO', 1, []],
    ['SQUAD', 1, [4]],
    ['SQUAD', 2, [4]],
    ['ELITE', 1, [8]],
    ['ELITE', 2, [6]],
    ['BOSS', 1, [6, 6]],
  ];
  test.each(clocks)('[E17] a %s, %i in the fight: clocks %j', (role, count, expected) => {
    const foes = Array.from({ length: count }, (_, i) => foe(`fox${i}`, { role }));
    for (const one of read(duel({ foes })).actors.slice(1)) expect(one.clocks).toEqual(expected);
  });

  test('[E17] phases of a sheet take the place of the role’s clocks', () => {
    const phase = [{ clock: 4 }, { clock: 8 }];
    expect(read(duel({ foes: [foe('fox', { role: 'BOSS', phase })] })).actors[1]!.clocks).toEqual([4, 8]);
  });

  test.each(['ELITE', 'BOSS'])('[E17] conditions of a %s stop at rung 2; beyond are marks', (role) => {
    const at = yard({ role });
    put(at, 'fox', RUNG, 1);
    landed(at, 'ann ruin 4');
    expect(stand(at)).toEqual([2, 3]);
    at.work.hits = [];
    landed(at, 'ann strike 4');
    expect(stand(at)).toEqual([2, 7]);
    overflow(at.setup, at.work);
    expect(stand(at)).toEqual([2, 2]);
  });
});

describe('[E12] tracks', () => {
  /** SCL; marks a track holds, from where it is strained, what an overflow leaves. */
  const sizes: readonly [scl: number, track: number, strain: number, left: number][] = [
    [1, 4, 2, 2],
    [2, 5, 3, 2],
    [3, 6, 3, 3],
    [4, 7, 4, 3],
    [8, 11, 6, 5],
  ];
  test.each(sizes)('[E12] SCL %i: %i marks, strained from %i, %i after an overflow', (scl, track, strain, left) => {
    const low = traits(1, 1, 1, 1);
    const someone = foe('fox', {
      roots: roots(Math.ceil(scl / 2), Math.floor(scl / 2)),
      violence: low,
      influence: low,
      revelation: low,
    });
    const fox = actorOf({ setup: read(duel({ foes: [someone] })) }, 'fox');
    expect([fox.track, fox.strain, fox.kept]).toEqual([track, strain, left]);
  });

  const rows: readonly [before: readonly [number, number], after: readonly [number, number]][] = [
    [
      [0, 5],
      [0, 5],
    ],
    [
      [0, 6],
      [1, 2],
    ],
    [
      [1, 9],
      [2, 2],
    ],
    [
      [2, 6],
      [3, 2],
    ],
    [
      [3, 6],
      [4, 2],
    ],
    [
      [4, 6],
      [4, 2],
    ],
  ];
  test.each(rows)('[E12] [E26] at SCL 2 rung and marks %j become %j', ([rung, marks], after) => {
    const at = yard();
    put(at, 'fox', RUNG, rung);
    put(at, 'fox', MARKS, marks);
    const log: Event[] = [];
    overflow(at.setup, at.work, log);
    expect(stand(at)).toEqual(after);
    expect(log).toEqual(
      marks > 5 ? [{ kind: 'overflowed', actor: 'fox', pillar: 'VIOLENCE', rung: after[0], marks: after[1] }] : [],
    );
  });

  test('[E12] each track for itself, in the pillars’ order', () => {
    const at = yard();
    put(at, 'fox', MARKS, 6, 2);
    put(at, 'fox', MARKS, 6, 0);
    const log: Event[] = [];
    overflow(at.setup, at.work, log);
    expect(rungs(at, 'fox')).toEqual([1, 0, 1]);
    expect(log.map((event) => (event.kind === 'overflowed' ? event.pillar : ''))).toEqual(['VIOLENCE', 'REVELATION']);
  });

  test('[E12] a rung by overflow comes on top of what the round’s hits did', () => {
    const at = yard();
    put(at, 'fox', MARKS, 5);
    landed(at, 'ann strike 4');
    overflow(at.setup, at.work);
    expect(stand(at)).toEqual([2, 2]);
  });
});

describe('[E26] [E3] who goes out', () => {
  const rows: readonly [role: string, rung: number, status: number][] = [
    ['RIVAL', 2, STANDING],
    ['RIVAL', 3, OUT],
    ['RIVAL', 4, TAKEN],
    ['MINION', 0, STANDING],
    ['MINION', 1, OUT],
    ['MINION', 4, TAKEN],
    ['ELITE', 2, STANDING],
    ['BOSS', 2, STANDING],
  ];
  test.each(rows)('[E26] [E17] a %s at rung %i', (role, rung, status) => {
    for (const pillar of PILLARS.keys()) {
      const at = yard({ role, violence: traits(3, 3, 3, 2) });
      put(at, 'fox', RUNG, rung, pillar);
      const log: Event[] = [];
      fall(at.setup, at.work, log);
      expect(get(at, 'fox', STATUS)).toBe(status);
      expect(log).toEqual(status === STANDING ? [] : [{ kind: 'went-out', actor: 'fox', taken: status === TAKEN }]);
    }
  });

  test('[E3] the ladders have four rungs each', () => {
    expect(LADDERS).toEqual({
      VIOLENCE: ['Injured', 'Maimed', 'Mortally Wounded', 'Ruined'],
      INFLUENCE: ['Rattled', 'Discredited', 'Isolated', 'Broken'],
      REVELATION: ['Shaken', 'Haunted', 'Deranged', 'Shattered'],
    });
  });

  test.each([
    ['SQUAD', 3, STANDING],
    ['SQUAD', 4, OUT],
    ['ELITE', 7, STANDING],
    ['ELITE', 8, OUT],
    ['BOSS', 5, STANDING],
  ])('[E26] [E17] a %s whose clock shows %i', (role, filled, status) => {
    const at = yard({ role });
    put(at, 'fox', STAMINA, filled);
    fall(at.setup, at.work);
    expect(get(at, 'fox', STATUS)).toBe(status);
  });

  test('[E26] [E17] ADR8-09 a full clock begins the next phase with its Over-SCL Band, the last one takes out', () => {
    const phase = [
      { clock: 6, over: 1 },
      { clock: 6, over: 2, line: 'Now.' },
    ];
    const at = yard({ role: 'BOSS', phase });
    put(at, 'fox', STAMINA, 6);
    const log: Event[] = [];
    fall(at.setup, at.work, log);
    expect(log).toEqual([{ kind: 'phase-began', actor: 'fox', phase: 2, over: 2, line: 'Now.' }]);
    expect([get(at, 'fox', STAGE), get(at, 'fox', STAMINA), get(at, 'fox', STATUS)]).toEqual([1, 0, STANDING]);
    put(at, 'fox', STAMINA, 6);
    fall(at.setup, at.work, log);
    expect(log.at(-1)).toEqual({ kind: 'went-out', actor: 'fox', taken: false });
  });

  test('[E26] wounds stay from one phase to the next', () => {
    const at = yard({ role: 'BOSS' });
    put(at, 'fox', RUNG, 2);
    put(at, 'fox', MARKS, 4);
    put(at, 'fox', STAMINA, 6);
    fall(at.setup, at.work);
    expect(stand(at)).toEqual([2, 4]);
  });
});
