import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { duplicateIds, integer, issue, name, parseShape, reference, text } from './index.ts';

const HOUSE = v.strictObject({
  title: text(12),
  floors: integer(1, 9),
  style: v.optional(v.picklist(['brick', 'timber', 'stone']), 'brick'),
  rooms: v.pipe(
    v.array(v.strictObject({ id: name, doors: integer(0, 4), lit: v.optional(v.boolean()) })),
    v.minLength(1),
  ),
  owners: v.optional(v.record(v.string(), v.strictObject({ since: integer(1900, 2100) }))),
  roof: v.optional(
    v.variant('kind', [
      v.strictObject({ kind: v.literal('flat'), drains: integer(1, 4) }),
      v.strictObject({ kind: v.literal('gable'), slope: integer(10, 60) }),
    ]),
  ),
});

const house = { title: 'Lodge', floors: 2, rooms: [{ id: 'hall', doors: 2 }] };
const issuesOf = (input: unknown) => {
  const parsed = parseShape(HOUSE, input);
  return parsed.ok ? [] : parsed.fault;
};
const error = (code: string, path: (string | number)[], expected: string, found: string, near?: string) => ({
  code,
  severity: 'error',
  path,
  expected,
  found,
  ...(near === undefined ? {} : { nearest: near }),
});

describe('a shape', () => {
  test('a right input becomes a value, defaults filled in', () => {
    expect(parseShape(HOUSE, house)).toEqual({ ok: true, value: { ...house, style: 'brick' } });
  });

  const KEYS = 'one of title, floors, style, rooms, owners, roof';
  const ROOM_KEYS = 'one of id, doors, lit';
  const cases: readonly [string, unknown, ReturnType<typeof error>[]][] = [
    [
      'an unknown key and what was meant',
      { ...house, flors: 2 },
      [error('unknown-key', ['flors'], KEYS, 'flors', 'floors')],
    ],
    ['an unknown key like no other', { ...house, zzzzz: 2 }, [error('unknown-key', ['zzzzz'], KEYS, 'zzzzz')]],
    [
      'every unknown key, not only the first',
      { ...house, tilte: 'Hut', zzzzz: 1, rom: [] },
      [
        error('unknown-key', ['tilte'], KEYS, 'tilte', 'title'),
        error('unknown-key', ['zzzzz'], KEYS, 'zzzzz'),
        error('unknown-key', ['rom'], KEYS, 'rom', 'rooms'),
      ],
    ],
    [
      'a key missing',
      { title: 'Lodge', rooms: house.rooms },
      [error('missing-key', ['floors'], 'a line "floors = …"', 'none')],
    ],
    ['a text for a number', { ...house, floors: '2' }, [error('wrong-type', ['floors'], 'a number', '"2"')]],
    ['a number for a text', { ...house, title: 7 }, [error('wrong-type', ['title'], 'a text', '7')]],
    ['a table for a list', { ...house, rooms: {} }, [error('wrong-type', ['rooms'], 'a list', '{}')]],
    ['not a number', { ...house, floors: Number.NaN }, [error('wrong-type', ['floors'], 'a number', 'NaN')]],
    [
      'a number too big for JSON',
      { ...house, floors: 2n ** 60n },
      [error('wrong-type', ['floors'], 'a number', String(2n ** 60n))],
    ],
    ['a list for the whole', [], [error('missing-key', ['title'], 'a line "title = …"', 'none')]],
    ['a text for the whole', 'house', [error('wrong-type', [], 'a table', '"house"')]],
    ['nothing at all', undefined, [error('wrong-type', [], 'a table', 'nothing')]],
    [
      'an unknown word and what was meant',
      { ...house, style: 'tmber' },
      [error('unknown-word', ['style'], 'one of brick, timber, stone', '"tmber"', 'timber')],
    ],
    ['no word at all', { ...house, style: 3 }, [error('unknown-word', ['style'], 'one of brick, timber, stone', '3')]],
    ['too small', { ...house, floors: 0 }, [error('out-of-range', ['floors'], 'at least 1', '0')]],
    ['too big', { ...house, floors: 10 }, [error('out-of-range', ['floors'], 'at most 9', '10')]],
    ['not whole', { ...house, floors: 2.5 }, [error('out-of-range', ['floors'], 'a whole number', '2.5')]],
    ['an empty text', { ...house, title: '' }, [error('out-of-range', ['title'], 'at least 1 in length', '""')]],
    [
      'a long text, cut where it is shown',
      { ...house, title: 'x'.repeat(99) },
      [error('out-of-range', ['title'], 'at most 12 in length', `"${'x'.repeat(56)}…`)],
    ],
    ['an empty list', { ...house, rooms: [] }, [error('out-of-range', ['rooms'], 'at least 1 of them', '[]')]],
    [
      'a malformed name, in a list',
      { ...house, rooms: [house.rooms[0], { id: '2nd room', doors: 1 }] },
      [error('malformed', ['rooms', 1, 'id'], 'letters and digits joined by - or _', '"2nd room"')],
    ],
    [
      'a wrong value behind an optional key, in a list',
      { ...house, rooms: [{ id: 'hall', doors: 1, lit: 'yes' }] },
      [error('wrong-type', ['rooms', 0, 'lit'], 'true or false', '"yes"')],
    ],
    [
      'an unknown key, in a list',
      { ...house, rooms: [{ id: 'hall', doors: 1, dors: 1 }] },
      [error('unknown-key', ['rooms', 0, 'dors'], ROOM_KEYS, 'dors', 'doors')],
    ],
    [
      'an unknown key, under a free key',
      { ...house, owners: { ann: { since: 2000, untl: 2010 } } },
      [error('unknown-key', ['owners', 'ann', 'untl'], 'since', 'untl')],
    ],
    [
      'an unknown key, in one of several shapes',
      { ...house, roof: { kind: 'gable', slope: 30, slop: 31 } },
      [error('unknown-key', ['roof', 'slop'], 'one of kind, drains, slope', 'slop', 'slope')],
    ],
  ];
  test.each(cases)('%s', (_what, input, expected) => {
    expect(issuesOf(input)).toEqual(expect.arrayContaining(expected));
  });

  test('one mistake is one issue', () => {
    for (const [what, input, expected] of cases.filter(([, input]) => !Array.isArray(input)))
      expect([what, issuesOf(input)]).toEqual([what, expected]);
  });

  test('every issue is found, not only the first', () => {
    expect(
      issuesOf({ title: '', floors: 99, rooms: [{ id: 'a b', doors: -1 }] }).map(({ path }) => path.join('/')),
    ).toEqual(['title', 'floors', 'rooms/0/id', 'rooms/0/doors']);
  });
});

describe('what a pack finds beyond its shape', () => {
  test('an issue shows what it found as a person would write it', () => {
    expect(issue('odd', ['a'], 'an even number', 3)).toEqual(error('odd', ['a'], 'an even number', '3'));
    expect(issue('odd', [], 'b', 'c', { severity: 'warning', nearest: 'd' })).toMatchObject({
      severity: 'warning',
      nearest: 'd',
    });
    expect(issue('odd', [], 'b', 'c', { nearest: undefined })).not.toHaveProperty('nearest');
  });

  test('an id that stands twice is an issue at its second place', () => {
    const cards = ['a', 'b', 'a', 'a'].map((id) => ({ id }));
    expect(duplicateIds(cards, 'cards')).toEqual([
      error('duplicate-id', ['cards', 2, 'id'], 'an id of its own (cards 1 has this one)', 'a'),
      error('duplicate-id', ['cards', 3, 'id'], 'an id of its own (cards 1 has this one)', 'a'),
    ]);
    expect(duplicateIds(cards.slice(0, 2), 'cards')).toEqual([]);
  });

  test('a reference to nothing, and what was meant', () => {
    expect(reference('hal', ['hall', 'attic'], ['start'], 'room')).toEqual([
      error('unknown-reference', ['start'], 'the id of a room', 'hal', 'hall'),
    ]);
    expect(reference('hall', ['hall'], ['start'], 'room')).toEqual([]);
  });
});

describe('a choice of numbers', () => {
  test('names them, as a choice of words does', () => {
    const parsed = parseShape(v.strictObject({ size: v.picklist([4, 6, 8]) }), { size: 5 });
    expect(parsed).toMatchObject({ ok: false, fault: [{ path: ['size'], expected: 'one of 4, 6, 8', found: '5' }] });
  });
});
