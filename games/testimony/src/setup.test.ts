import { canonical } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { card, counter, type Fields, puzzle, read } from './play.fixture.ts';
import { testimony } from './testimony.ts';

type Place = readonly (string | number)[];

const NOTE = card('note', 7);
const CAMERA = counter('CAMERA', 'IDENTITY');
const written = (changes: Fields = {}): Fields => puzzle([NOTE], { counter: [CAMERA], ...changes });

const issues = (setup: unknown) => {
  const made = testimony.parseSetup(setup);
  return made.ok ? [] : made.fault;
};

const cards = (count: number): readonly Fields[] =>
  Array.from({ length: count }, (_, i) => card(`c${i}`, 5, { proves: ['LIVENESS'] }));
const counters = (count: number): readonly Fields[] =>
  Array.from({ length: count }, (_, i) => counter(`C${i}`, 'INTENT'));

describe('[T37] the fields of a puzzle', () => {
  test('[T37] what is left out', () => {
    const { script: made } = read(puzzle([NOTE]));
    expect(made).toMatchObject({ visibility: 'FULL', scrutiny: 0, counter: [] });
    expect(made.conflict).toHaveLength(8);
    expect(made.tuning).toMatchObject({ scrutiny_cap: 5 });
    for (const field of ['incident', 'difficulty', 'aims']) expect(made).not.toHaveProperty(field);
  });

  test.each(['target', 'resistance', 'turns', 'concern', 'card'])('[T37] [T40] %s is required', (field) => {
    expect(issues(written({ [field]: undefined }))).toMatchObject([{ code: 'missing-key', path: [field] }]);
  });

  const ranges: readonly [field: string, least: number, most: number][] = [
    ['resistance', 1, 200],
    ['turns', 1, 12],
    ['scrutiny', 0, 4],
  ];
  test.each(ranges)('[T37] [T40] %s goes from %i to %i', (field, least, most) => {
    for (const value of [least, most]) expect(issues(written({ [field]: value }))).toEqual([]);
    for (const value of [least - 1, most + 1, least + 0.5])
      expect(issues(written({ [field]: value }))).toMatchObject([{ code: 'out-of-range', path: [field] }]);
  });

  const absent: readonly [field: string, value: unknown][] = [
    ['tokens', 1],
    ['scans', 2],
    ['protocol', []],
    ['shop', {}],
  ];
  test.each(absent)('[T46] D05v2-01 a Daily has no %s', (field, value) => {
    expect(issues(written({ [field]: value }))).toMatchObject([{ code: 'unknown-key', path: [field] }]);
  });

  test('[T37] a setup written out again is the same setup', () => {
    const made = testimony.makeSetup(read(written({ tuning: { minor_scrutiny: 2 } })));
    expect(made).toMatchObject({ visibility: 'FULL', tuning: { minor_scrutiny: 2, sketchy_scrutiny: 1 } });
    expect(canonical(testimony.makeSetup(read(made as Fields)))).toBe(canonical(made));
  });
});

describe('[T40] what a setup must keep', () => {
  const faults: readonly [what: string, changes: Fields, code: string, path: Place][] = [
    [
      'two cards of one id',
      { card: [NOTE, NOTE, card('pulse', 1, { proves: ['LIVENESS'] })] },
      'duplicate-id',
      ['card', 1, 'id'],
    ],
    ['two counters of one id', { counter: [CAMERA, CAMERA] }, 'duplicate-id', ['counter', 1, 'id']],
    ['a concern nothing proves', { concern: ['LIVENESS', 'IDENTITY'] }, 'unmet-concern', ['concern', 1]],
    ['a concern twice', { concern: ['LIVENESS', 'INTENT', 'LIVENESS'] }, 'duplicate-word', ['concern', 2]],
    ['a concern of no vocabulary', { concern: ['ALIBI'] }, 'unknown-word', ['concern', 0]],
    ['no concern', { concern: [] }, 'out-of-range', ['concern']],
    [
      'a target twice',
      { counter: [counter('CAMERA', 'INTENT', 'INTENT')] },
      'duplicate-word',
      ['counter', 0, 'targets', 1],
    ],
    ['an unknown target', { counter: [counter('CAMERA', 'ALIBI')] }, 'unknown-word', ['counter', 0, 'targets', 0]],
    ['a counter without targets', { counter: [counter('CAMERA')] }, 'out-of-range', ['counter', 0, 'targets']],
    ['seven counters', { counter: counters(7) }, 'out-of-range', ['counter']],
    ['no card', { card: [] }, 'out-of-range', ['card']],
    ['eleven cards', { card: cards(11) }, 'out-of-range', ['card']],
    ['an unknown visibility', { visibility: 'PARTIAL' }, 'unknown-word', ['visibility']],
    ['an unknown difficulty', { difficulty: 'BRUTAL' }, 'unknown-word', ['difficulty']],
    ['Scrutiny at the cap', { scrutiny: 5 }, 'out-of-range', ['scrutiny']],
    ['Scrutiny at another cap', { scrutiny: 3, tuning: { scrutiny_cap: 3 } }, 'out-of-range', ['scrutiny']],
    ['a target of two words', { target: 'the fridge' }, 'malformed', ['target']],
    ['a list for a number', { turns: [6] }, 'wrong-type', ['turns']],
  ];
  test.each(faults)('[T40] %s', (_, changes, code, path) => {
    expect(issues(written(changes))).toMatchObject([{ code, path }]);
  });

  const good: readonly [what: string, changes: Fields][] = [
    ['one card', { card: cards(1) }],
    ['ten cards', { card: cards(10) }],
    ['no counters', { counter: [] }],
    ['six counters', { counter: counters(6) }],
    ['a counter that nothing meets', { counter: [counter('CAMERA', 'ALERTNESS')] }],
    ['Scrutiny below a higher cap', { scrutiny: 8, tuning: { scrutiny_cap: 9 } }],
    ['an incident and a difficulty', { incident: 'MIDNIGHT_FRIDGE', difficulty: 'EXPERT' }],
  ];
  test.each(good)('[T40] %s is a setup', (_, changes) => {
    expect(issues(written(changes))).toEqual([]);
  });

  test('[T40] every issue is reported, not the first alone', () => {
    const found = issues(written({ concern: ['LIVENESS', 'IDENTITY'], counter: [CAMERA, CAMERA], scrutiny: 7 }));
    expect(found.map(({ path }) => path.join('.'))).toEqual(['counter.1.id', 'concern.1', 'scrutiny']);
  });

  test('[T40] shape first: a puzzle of the wrong shape is judged no further', () => {
    const found = issues(written({ concern: ['LIVENESS', 'IDENTITY'], turns: 0 }));
    expect(found.map(({ code }) => code)).toEqual(['out-of-range']);
  });
});
