import { describe, expect, test } from 'vitest';
import { asksFor, type Clause } from './path.ts';
import { card, EVIDENCE, type Fields, find, hand, NEVER, play, puzzle, read, SEED } from './play.fixture.ts';
import { protocol } from './protocol.ts';

/** The number of the path that this payload satisfies, or undefined. */
const satisfied = (path: readonly Fields[], ...payload: readonly Fields[]): number | undefined => {
  const cards = payload.map((more, i) => card(`c${i}`, 10, more));
  const written = hand([...cards, card('spare', 1)], { protocol: [{ id: 'OPEN', line: 'A rule.', path }] });
  const { events } = play(written, SEED, `submit ${cards.map(({ id }) => id).join(' ')}`);
  const event = find(events, 'protocol-satisfied');
  expect(events).toContainEqual(event ?? { kind: 'protocol-failed', protocol: 'OPEN' });
  return event?.path;
};

const AUTHORITY = { tags: ['AUTHORITY'] };
const TIME = { tags: ['TIME'] };
const FOOD = { tags: ['FOOD'] };
const PURCHASE = { tags: ['PURCHASE'] };
const STAMPED = { traits: ['TIMESTAMPED'] };
const VERIFIED = { trust: 'VERIFIED' };
const PLAUSIBLE = { trust: 'PLAUSIBLE' };
const SKETCHY = { trust: 'SKETCHY' };

describe('[P22] what each clause asks', () => {
  const rows: readonly [what: string, path: Fields, payload: readonly Fields[], passes: boolean][] = [
    ['D29-43 tags: AUTHORITY alone', { tags: ['AUTHORITY', 'TIME'] }, [AUTHORITY], false],
    ['D29-43 tags: TIME alone', { tags: ['AUTHORITY', 'TIME'] }, [TIME], false],
    ['D29-43 tags: both on one card', { tags: ['AUTHORITY', 'TIME'] }, [{ tags: ['TIME', 'AUTHORITY'] }], true],
    ['[P21] D29-43 D29-46 tags: one on each card', { tags: ['AUTHORITY', 'TIME'] }, [AUTHORITY, TIME], true],
    ['[P21] D29-46 tags: the other way round', { tags: ['AUTHORITY', 'TIME'] }, [TIME, AUTHORITY], true],
    ['tags: the same one on both cards', { tags: ['AUTHORITY', 'TIME'] }, [TIME, TIME], false],
    ['D29-44 tag without trait', { tags: ['PURCHASE'], traits: ['TIMESTAMPED'] }, [PURCHASE, TIME], false],
    ['D29-44 trait without tag', { tags: ['PURCHASE'], traits: ['TIMESTAMPED'] }, [STAMPED, TIME], false],
    ['D29-44 tag and trait', { tags: ['PURCHASE'], traits: ['TIMESTAMPED'] }, [PURCHASE, STAMPED], true],
    ['traits: one of two missing', { traits: ['TIMESTAMPED', 'HASHED'] }, [STAMPED], false],
    ['any: a tag of the list', { any: ['TIME', 'HASHED'] }, [FOOD, TIME], true],
    ['any: a trait of the list', { any: ['TIME', 'HASHED'] }, [{ traits: ['HASHED'] }], true],
    ['any: none of the list', { any: ['TIME', 'HASHED'] }, [FOOD, STAMPED], false],
    ['none: free of the list', { none: ['FOOD', 'TIMESTAMPED'] }, [TIME, AUTHORITY], true],
    ['none: a tag on one card', { none: ['FOOD', 'TIMESTAMPED'] }, [TIME, FOOD], false],
    ['none: a trait on one card', { none: ['FOOD', 'TIMESTAMPED'] }, [STAMPED, TIME], false],
    ['D29-45 verified 1: a PLAUSIBLE pair', { verified: 1 }, [PLAUSIBLE, PLAUSIBLE], false],
    ['D29-45 verified 1: VERIFIED and PLAUSIBLE', { verified: 1 }, [PLAUSIBLE, VERIFIED], true],
    ['verified 2: one VERIFIED card', { verified: 2 }, [VERIFIED], false],
    ['verified 2: one of two', { verified: 2 }, [VERIFIED, PLAUSIBLE], false],
    ['verified 2: both', { verified: 2 }, [VERIFIED, VERIFIED], true],
    ['trust PLAUSIBLE: a SKETCHY card', { trust: 'PLAUSIBLE' }, [VERIFIED, SKETCHY], false],
    ['trust PLAUSIBLE: PLAUSIBLE and better', { trust: 'PLAUSIBLE' }, [VERIFIED, PLAUSIBLE], true],
    ['trust VERIFIED: one PLAUSIBLE', { trust: 'VERIFIED' }, [VERIFIED, PLAUSIBLE], false],
    ['trust VERIFIED: all', { trust: 'VERIFIED' }, [VERIFIED, VERIFIED], true],
    ['trust SKETCHY: anything', { trust: 'SKETCHY' }, [SKETCHY, VERIFIED], true],
    ['at_least 2: one card', { at_least: 2 }, [TIME], false],
    ['at_least 2: two cards', { at_least: 2 }, [TIME, TIME], true],
    ['at_most 1: one card', { at_most: 1 }, [TIME], true],
    ['at_most 1: two cards', { at_most: 1 }, [TIME, TIME], false],
    ['pair: the tag on both', { pair: ['TIME', 'FOOD'] }, [FOOD, FOOD], true],
    ['pair: two tags of the list, none shared', { pair: ['TIME', 'FOOD'] }, [TIME, FOOD], false],
    ['pair: a shared tag off the list', { pair: ['TIME'] }, [FOOD, FOOD], false],
    ['pair: one card', { pair: ['TIME'] }, [TIME], false],
    ['no clause at all', {}, [SKETCHY], true],
    ['all clauses of a path: one fails', { tags: ['TIME'], none: ['FOOD'] }, [TIME, FOOD], false],
    ['all clauses of a path: all hold', { tags: ['TIME'], none: ['FOOD'] }, [TIME, AUTHORITY], true],
  ];
  test.each(rows)('[P22] %s', (_, path, payload, passes) => {
    expect(satisfied([path, NEVER], ...payload)).toBe(passes ? 1 : undefined);
  });
});

describe('[P21] one path is enough, and the first is named', () => {
  const paths = [{ tags: ['AUTHORITY'] }, { tags: ['TIME'] }, { verified: 1 }];
  const rows: readonly [what: string, payload: readonly Fields[], path: number | undefined][] = [
    ['D29-47 only the second of three', [TIME], 2],
    ['the second and the third', [{ ...TIME, ...VERIFIED }], 2],
    ['the first and the third', [AUTHORITY, VERIFIED], 1],
    ['only the third', [VERIFIED], 3],
    ['none', [FOOD], undefined],
  ];
  test.each(rows)('[P21] %s', (_, payload, path) => {
    expect(satisfied(paths, ...payload)).toBe(path);
  });

  test('D29-42 the fourth of four can be the one', () => {
    expect(satisfied([NEVER, NEVER, NEVER, { tags: ['TIME'] }], TIME)).toBe(4);
  });
});

describe('[P14] no card of the previous payload', () => {
  const entry = puzzle({ schedule: [{ from: 1, protocol: 'CALM', no_repeat: true }], resistance: 100 });
  const rows: readonly [what: string, lines: readonly string[], passes: boolean][] = [
    ['before the first SUBMIT', ['submit badge'], true],
    ['the same payload', ['submit badge', 'submit badge'], false],
    ['one card of two', ['submit badge receipt', 'submit receipt memo'], false],
    ['two other cards', ['submit badge receipt', 'submit memo'], true],
    ['the payload before the previous one', ['submit badge', 'submit memo', 'submit badge'], true],
    ['a SCAN between does not count', ['submit badge', 'scan memo', 'submit badge'], false],
    ['after a SCAN alone', ['scan memo', 'submit badge'], true],
    ['a rejected payload counts', ['submit badge sulk', 'submit badge'], false],
    ['a repeat that was rejected counts', ['submit badge', 'submit badge', 'submit badge'], false],
  ];
  test.each(rows)('[P14] on an entry: %s', (_, lines, passes) => {
    const { events } = play(entry, SEED, ...lines);
    expect(find(events, 'protocol-satisfied')?.path).toBe(passes ? 1 : undefined);
  });

  const path = [{ none: ['MOOD'], no_repeat: true }, { verified: 1 }];
  const onePath = puzzle({ protocol: [{ id: 'CALM', line: 'A rule.', path }] });
  const fresh: readonly [what: string, lines: readonly string[], path: number | undefined][] = [
    ['before the first SUBMIT', ['submit memo'], 1],
    ['the same card', ['submit memo', 'submit memo'], undefined],
    ['a path without the clause takes it', ['submit badge', 'submit badge'], 2],
    ['after a SCAN', ['submit memo', 'scan receipt', 'submit memo'], undefined],
  ];
  test.each(fresh)('[P14] on one path: %s', (_, lines, expected) => {
    expect(find(play(onePath, SEED, ...lines).events, 'protocol-satisfied')?.path).toBe(expected);
  });

  test('[P14] a payload of an earlier protocol counts too', () => {
    const written = puzzle({
      schedule: [
        { from: 1, protocol: 'CALM' },
        { from: 2, protocol: 'CALM', no_repeat: true },
      ],
    });
    expect(find(play(written, SEED, 'submit badge', 'submit badge').events, 'protocol-failed')).toBeDefined();
    expect(find(play(written, SEED, 'submit badge', 'submit memo').events, 'protocol-satisfied')).toBeDefined();
  });
});

describe('[P2] the schedule', () => {
  const written = puzzle({
    schedule: [
      { from: 1, protocol: 'CALM' },
      { from: 3, protocol: 'MOODY' },
      { from: 4, protocol: 'CALM', no_repeat: true },
    ],
    protocol: [
      { id: 'CALM', line: 'No moods.', path: [{ none: ['MOOD'] }, NEVER] },
      { id: 'MOODY', line: 'Moods only.', path: [{ tags: ['MOOD'] }, NEVER] },
    ],
  });
  const rows: readonly [turn: number, active: string][] = [
    [1, 'CALM'],
    [2, 'CALM'],
    [3, 'MOODY'],
    [4, 'CALM'],
    [5, 'CALM'],
  ];
  test.each(rows)('[P2] D29-15 on turn %i %s is enforced', (turn, active) => {
    const before = Array.from({ length: turn - 1 }, (_, i) => `submit ${EVIDENCE[i % 2]}`);
    const { setup, state } = play(written, SEED, ...before);
    const shown = protocol.view(setup, state, 0).schedule.filter((entry) => entry.active);
    expect(shown.map(({ id }) => id)).toEqual([active]);
    const event = play(written, SEED, ...before, 'submit sulk').events.at(1);
    expect(event).toMatchObject({
      kind: active === 'MOODY' ? 'protocol-satisfied' : 'protocol-failed',
      protocol: active,
    });
  });

  test('[P2] D29-48 all of it can be read from the start, the clause of an entry in each of its paths', () => {
    const setup = read(written);
    const none = { kind: 'none', marks: ['MOOD'] };
    const never = [
      { kind: 'at-least', cards: 2 },
      { kind: 'at-most', cards: 1 },
    ];
    const fresh = { kind: 'no-repeat' };
    expect(protocol.view(setup, protocol.start(setup, SEED), 0).schedule).toEqual([
      { id: 'CALM', line: 'No moods.', from: 1, active: true, paths: [[none], never] },
      { id: 'MOODY', line: 'Moods only.', from: 3, active: false, paths: [[{ kind: 'has', mark: 'MOOD' }], never] },
      {
        id: 'CALM',
        line: 'No moods.',
        from: 4,
        active: false,
        paths: [
          [none, fresh],
          [...never, fresh],
        ],
      },
    ]);
  });
});

const ASKED: readonly [Clause, readonly string[]][] = [
  [{ kind: 'has', mark: 'TIME' }, ['TIME']],
  [{ kind: 'any', marks: ['TIME', 'HASHED'] }, ['TIME', 'HASHED']],
  [{ kind: 'pair', tags: ['WORK'] }, ['WORK']],
  [{ kind: 'verified', cards: 1 }, ['VERIFIED']],
  [{ kind: 'none', marks: ['MOOD'] }, []],
  [{ kind: 'trust', trust: 'PLAUSIBLE' }, []],
  [{ kind: 'at-least', cards: 2 }, []],
  [{ kind: 'at-most', cards: 1 }, []],
  [{ kind: 'no-repeat' }, []],
];
test.each(ASKED)('[P22] the marks that help %j', (clause, marks) => expect(asksFor(clause)).toEqual(marks));
