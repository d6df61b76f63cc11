import { describe, expect, test } from 'vitest';
import { CONFLICTS, severityOf } from './conflict.ts';
import { card, type Fields, puzzle, read, says } from './play.fixture.ts';
import { testimony } from './testimony.ts';
import { CLAIMS, type Claim, type Severity } from './vocabulary.ts';

const ROOMS: readonly Claim[] = ['BEDROOM', 'KITCHEN', 'LIVING_ROOM', 'BATHROOM'];
const HOUSE: readonly Claim[] = ['HOME', ...ROOMS];
const UP: readonly Claim[] = ['AWAKE', 'ALERT', 'ACTIVE'];

const pairs = (left: readonly Claim[], right: readonly Claim[]): readonly (readonly [Claim, Claim])[] =>
  left.flatMap((a) => right.map((b) => [a, b] as const));
const among = (claims: readonly Claim[]): readonly (readonly [Claim, Claim])[] =>
  claims.flatMap((a, i) => claims.slice(i + 1).map((b) => [a, b] as const));

type Row = readonly [
  what: string,
  pairs: readonly (readonly [Claim, Claim])[],
  gaps: readonly (readonly [minutes: number, severity: Severity])[],
];

/** T6, at, below and above every bound. */
const TABLE: readonly Row[] = [
  [
    'ASLEEP or SLEEPING with AWAKE, ALERT, ACTIVE',
    pairs(['ASLEEP', 'SLEEPING'], UP),
    [
      [0, 'MAJOR'],
      [1, 'MAJOR'],
      [2, 'MAJOR'],
      [3, 'MINOR'],
      [7, 'MINOR'],
      [10, 'MINOR'],
      [11, 'NONE'],
      [30, 'NONE'],
    ],
  ],
  [
    'DROWSY with ALERT',
    [['DROWSY', 'ALERT']],
    [
      [0, 'MINOR'],
      [4, 'MINOR'],
      [5, 'NONE'],
      [6, 'NONE'],
    ],
  ],
  [
    'two rooms',
    among(ROOMS),
    [
      [0, 'MAJOR'],
      [1, 'MINOR'],
      [2, 'MINOR'],
      [3, 'NONE'],
    ],
  ],
  [
    'home with GYM',
    pairs(HOUSE, ['GYM']),
    [
      [0, 'MAJOR'],
      [19, 'MAJOR'],
      [20, 'MINOR'],
      [30, 'MINOR'],
      [31, 'NONE'],
    ],
  ],
  [
    'home with WORK',
    pairs(HOUSE, ['WORK']),
    [
      [24, 'MAJOR'],
      [25, 'MINOR'],
      [40, 'MINOR'],
      [41, 'NONE'],
    ],
  ],
  [
    'home with COFFEE_SHOP',
    pairs(HOUSE, ['COFFEE_SHOP']),
    [
      [9, 'MAJOR'],
      [10, 'MINOR'],
      [15, 'MINOR'],
      [16, 'NONE'],
    ],
  ],
  [
    'home with OUTSIDE',
    pairs(HOUSE, ['OUTSIDE']),
    [
      [0, 'MINOR'],
      [1, 'NONE'],
    ],
  ],
  [
    'two places away from home',
    among(['GYM', 'WORK', 'COFFEE_SHOP']),
    [
      [0, 'MAJOR'],
      [14, 'MAJOR'],
      [15, 'MINOR'],
      [25, 'MINOR'],
      [26, 'NONE'],
    ],
  ],
];

const rows = TABLE.flatMap(([what, , gaps]) => gaps.map(([minutes, severity]) => [what, minutes, severity] as const));

describe('[T6] the conflict table', () => {
  test.each(rows)('[T6] %s %i minutes apart: %s', (what, minutes, severity) => {
    const [, claims] = TABLE.find(([name]) => name === what)!;
    for (const [a, b] of claims) {
      expect(severityOf(CONFLICTS, a, b, minutes)).toBe(severity);
      expect(severityOf(CONFLICTS, b, a, minutes)).toBe(severity);
    }
  });

  test('[T6] no other pair conflicts, a claim with itself included', () => {
    const named = new Set(TABLE.flatMap(([, claims]) => claims.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`])));
    const others = pairs(CLAIMS, CLAIMS).filter(([a, b]) => !named.has(`${a} ${b}`));
    expect(others.filter(([a, b]) => severityOf(CONFLICTS, a, b, 0) !== 'NONE')).toEqual([]);
    expect(others).toContainEqual(['HOME', 'KITCHEN']);
    expect(others).toContainEqual(['OUTSIDE', 'GYM']);
    expect(others).toContainEqual(['IDLE', 'ASLEEP']);
    expect(others).toContainEqual(['DROWSY', 'AWAKE']);
    expect(others).toContainEqual(['SLEEPING', 'ASLEEP']);
    expect(named.size + others.length).toBe(CLAIMS.length ** 2);
  });

  test('[T6] [T37] a puzzle without a table plays by this one', () => {
    expect(read(puzzle([])).script.conflict).toEqual(CONFLICTS);
  });
});

describe('[T24] the first row that speaks of two claims decides', () => {
  const table = [
    { says: 'a short row', between: ['KITCHEN'], and: ['GYM'], major_below: 0, minor_to: 5 },
    { says: 'a long row', among: ['KITCHEN', 'GYM', 'WORK'], major_below: 60, minor_to: 90 },
  ] as const satisfies readonly Fields[];
  const found: readonly [a: Claim, b: Claim, minutes: number, severity: Severity][] = [
    ['KITCHEN', 'GYM', 5, 'MINOR'],
    ['GYM', 'KITCHEN', 6, 'NONE'],
    ['KITCHEN', 'WORK', 6, 'MAJOR'],
  ];
  test.each(found)('[T24] %s and %s %i minutes apart: %s', (a, b, minutes, severity) => {
    const { conflict } = read(puzzle([], { conflict: table })).script;
    expect(severityOf(conflict, a, b, minutes)).toBe(severity);
  });
});

describe('[T41] rows of a table of one’s own', () => {
  const issues = (row: Fields) => {
    const setup = testimony.parseSetup(puzzle([], { conflict: [{ says: 'a row', ...row }] }));
    return setup.ok ? [] : setup.fault;
  };
  const pair = { between: ['ASLEEP'], and: ['AWAKE'] };

  const faults: readonly [what: string, row: Fields, code: string, path: readonly (string | number)[]][] = [
    ['no claims', { major_below: 3 }, 'wrong-conflict', []],
    ['between without and', { between: ['ASLEEP'], major_below: 3 }, 'wrong-conflict', []],
    ['and without between', { and: ['ASLEEP'], major_below: 3 }, 'wrong-conflict', []],
    ['both ways', { ...pair, among: ['GYM', 'WORK'], major_below: 3 }, 'wrong-conflict', []],
    ['among with and', { among: ['GYM', 'WORK'], and: ['HOME'], major_below: 3 }, 'wrong-conflict', []],
    ['among one', { among: ['GYM'], major_below: 3 }, 'wrong-conflict', ['among']],
    ['no bound', pair, 'wrong-conflict', []],
    ['both MINOR bounds', { ...pair, minor_to: 4, minor_below: 5 }, 'wrong-conflict', []],
    ['minor_to below MAJOR', { ...pair, major_below: 3, minor_to: 2 }, 'out-of-range', ['minor_to']],
    ['minor_below below MAJOR', { ...pair, major_below: 3, minor_below: 2 }, 'out-of-range', ['minor_below']],
    ['half a minute', { ...pair, major_below: 0.5 }, 'out-of-range', ['major_below']],
    ['a bound below 0', { ...pair, minor_to: -1 }, 'out-of-range', ['minor_to']],
    ['a bound of 721', { ...pair, major_below: 721 }, 'out-of-range', ['major_below']],
    ['an unknown claim', { between: ['ASLEPP'], and: ['AWAKE'], major_below: 3 }, 'unknown-word', ['between', 0]],
    ['an empty list', { between: [], and: ['AWAKE'], major_below: 3 }, 'out-of-range', ['between']],
    ['nothing it says', { ...pair, says: undefined, major_below: 3 }, 'missing-key', ['says']],
    ['an unknown field', { ...pair, major_to: 3 }, 'unknown-key', ['major_to']],
  ];
  test.each(faults)('[T41] [T40] %s', (_, row, code, path) => {
    expect(issues(row)).toMatchObject([{ code, path: ['conflict', 0, ...path] }]);
  });

  const good: readonly [what: string, row: Fields][] = [
    ['MAJOR alone', { ...pair, major_below: 3 }],
    ['MINOR alone', { ...pair, minor_to: 0 }],
    ['MINOR at the bound of MAJOR', { ...pair, major_below: 3, minor_to: 3 }],
    ['the widest', { ...pair, major_below: 720, minor_below: 720 }],
    ['a place with a state', { between: ['GYM'], and: ['ASLEEP'], major_below: 5 }],
  ];
  test.each(good)('[T41] %s is a row', (_, row) => {
    expect(issues(row)).toEqual([]);
  });

  test('[T41] a puzzle with no rows knows no contradiction', () => {
    const cards = [
      card('nap', 5, says('02:00', { state: 'ASLEEP', location: 'GYM' })),
      card('dance', 5, says('02:00', { state: 'AWAKE', location: 'WORK' })),
    ];
    expect(read(puzzle(cards)).tables.contradictions).toHaveLength(1);
    expect(read(puzzle(cards, { conflict: [] })).tables.contradictions).toEqual([]);
  });
});
