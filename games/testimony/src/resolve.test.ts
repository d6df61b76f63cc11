import { canonical, type Issue } from '@lockstep/kernel';
import { load, reportIssue } from '@lockstep/packs';
import { best } from '@lockstep/solver';
import { describe, expect, test } from 'vitest';
import { PUZZLES, published } from './content.fixture.ts';
import { card, counter, type Fields, refuter, SEED } from './play.fixture.ts';
import { resolve, unknownNames } from './resolve.ts';
import { search } from './search.ts';
import { testimony } from './testimony.ts';

const NIGHT = { timeRange: ['01:50', '02:10'], location: 'KITCHEN', state: 'AWAKE' };

/** An incident, a row, counters and cards of the pack, and a card of its own. */
const WRITTEN: Fields = {
  incident: 'MIDNIGHT_FRIDGE',
  difficulty: 'NORMAL',
  concern: ['INTENT'],
  counters: ['GPS_HISTORY', 'DEVICE_LOG'],
  card: [{ id: 'kettle-log', power: 6, claims: NIGHT }, { id: 'phone-left-behind', power: 4 }, card('mine', 9)],
};
const written = (changes: Fields = {}): Fields => ({ ...WRITTEN, ...changes });
const completed = (changes: Fields = {}): Fields => resolve(published, written(changes)) as Fields;
const made = (changes: Fields = {}) => {
  const setup = testimony.parseSetup(completed(changes));
  if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
  return setup.value.script;
};
const packCard = (id: string) => published.card.find((one) => one.id === id)!;

describe('[T43] a puzzle written with ids of the pack', () => {
  test('[T43] takes target, numbers and table from the pack', () => {
    expect(made()).toMatchObject({
      target: 'FRIDGE',
      incident: 'MIDNIGHT_FRIDGE',
      difficulty: 'NORMAL',
      resistance: 35,
      turns: 6,
      tuning: published.tuning,
      conflict: published.conflict,
    });
  });

  test('[T43] takes counters in the order it names them', () => {
    expect(made().counter).toEqual(
      ['GPS_HISTORY', 'DEVICE_LOG'].map((id) => published.counter.find((one) => one.id === id)),
    );
    expect(made({ counters: ['DEVICE_LOG', 'GPS_HISTORY'] }).counter.map(({ id }) => id)).toEqual([
      'DEVICE_LOG',
      'GPS_HISTORY',
    ]);
    expect(made({ counters: ['GPS_HISTORY'] }).counter).toHaveLength(1);
  });

  test('[T43] [T14] of a card it takes name, trust, proofs and line; power and claims are its own', () => {
    const { name, trust, proves, line } = packCard('kettle-log');
    expect(made().card[0]).toEqual({
      id: 'kettle-log',
      name,
      trust,
      proves,
      refutes: [],
      line,
      power: 6,
      claims: NIGHT,
    });
    expect(made().card[1]).toMatchObject({ refutes: ['GPS_HISTORY'], proves: [], power: 4, claims: {} });
    expect(made().card[2]).toMatchObject(card('mine', 9));
  });

  const own: readonly [what: string, changes: Fields, found: Fields][] = [
    ['a target', { target: 'PANTRY' }, { target: 'PANTRY' }],
    ['Resistance', { resistance: 12 }, { resistance: 12, turns: 6 }],
    ['turns', { turns: 2 }, { resistance: 35, turns: 2 }],
    ['one of the numbers', { tuning: { minor_scrutiny: 2 } }, { tuning: { ...published.tuning, minor_scrutiny: 2 } }],
    ['a table', { conflict: [] }, { conflict: [] }],
    [
      'counters, before those it names',
      { counter: [counter('MINE', 'INTENT')] },
      { counter: [{ id: 'MINE' }, { id: 'GPS_HISTORY' }, { id: 'DEVICE_LOG' }] },
    ],
    ['no counters', { counters: [], card: [card('mine', 9)] }, { counter: [] }],
    [
      'a word of a card of the pack',
      { card: [{ id: 'kettle-log', name: 'A kettle', power: 6, trust: 'SKETCHY' }] },
      { card: [{ name: 'A kettle', trust: 'SKETCHY', proves: packCard('kettle-log').proves }] },
    ],
  ];
  test.each(own)('[T43] what it writes itself stays: %s', (_, changes, found) => {
    expect(made(changes)).toMatchObject(found);
  });

  test('[T43] without counters, incident and row it is left as it is', () => {
    const bare = { target: 'FRIDGE', resistance: 9, turns: 3, concern: ['INTENT'], card: [card('mine', 9)] };
    expect(resolve(published, bare)).toEqual({
      ...bare,
      tuning: published.tuning,
      conflict: published.conflict,
    });
  });

  test('[T43] the puzzle it was written as is not touched', () => {
    const before = canonical(WRITTEN);
    completed();
    expect(canonical(WRITTEN)).toBe(before);
  });

  test.each([[null], [[]], ['text'], [3]])('[T43] %j stays what it is', (input) => {
    expect(resolve(published, input)).toEqual(input);
    expect(unknownNames(published, input)).toEqual([]);
  });

  const wrong: readonly [what: string, changes: Fields, issue: Partial<Issue>][] = [
    ['counters that are no list', { counters: 'GPS_HISTORY' }, { code: 'unknown-key', path: ['counters'] }],
    ['counters that are no names', { counters: ['GPS_HISTORY', 3] }, { code: 'unknown-key', path: ['counters'] }],
    ['a counter twice', { counters: ['GPS_HISTORY', 'GPS_HISTORY'] }, { code: 'duplicate-id' }],
    ['counters of its own that are no list', { counter: 3 }, { code: 'wrong-type', path: ['counter'] }],
    ['numbers that are no table', { tuning: 3 }, { code: 'wrong-type', path: ['tuning'] }],
    ['cards that are no list', { card: 3 }, { code: 'wrong-type', path: ['card'] }],
    ['a card that is none', { card: [3] }, { code: 'wrong-type', path: ['card', 0] }],
    ['a card without its power', { card: [{ id: 'kettle-log' }] }, { code: 'missing-key', path: ['card', 0, 'power'] }],
    [
      '[T14] a choice where one claim is wanted',
      { card: [{ id: 'kettle-log', power: 6, claims: packCard('kettle-log').claims }] },
      { code: 'unknown-word', path: ['card', 0, 'claims', 'location'] },
    ],
  ];
  test.each(wrong)('[T43] [T40] %s is not repaired', (_, changes, issue) => {
    const setup = testimony.parseSetup(completed(changes));
    expect(setup.ok ? [] : setup.fault).toContainEqual(expect.objectContaining(issue));
  });
});

describe('[T43] names a written puzzle cannot mean', () => {
  const rows: readonly [what: string, changes: Fields, issues: readonly Partial<Issue>[]][] = [
    ['none', {}, []],
    ['an incident', { incident: 'MIDNIGHT_FRIGDE' }, [{ path: ['incident'], nearest: 'MIDNIGHT_FRIDGE' }]],
    [
      'a counter',
      { counters: ['GPS_HISTORY', 'DEVISE_LOG'] },
      [{ path: ['counters', 1], found: 'DEVISE_LOG', nearest: 'DEVICE_LOG' }],
    ],
    [
      'a card without a name',
      { card: [{ id: 'kettle-lug', power: 4 }] },
      [{ path: ['card', 0, 'id'], nearest: 'kettle-log' }],
    ],
    [
      'a counter that a card refutes',
      { card: [refuter('tape', 4, ['GPS_HISTORY', 'GPS_HISTRY'])] },
      [{ path: ['card', 0, 'refutes', 1], nearest: 'GPS_HISTORY' }],
    ],
    [
      'all of them',
      { incident: 'NOTHING', counters: ['NOTHING'], card: [{ id: 'nothing' }] },
      [{ path: ['incident'] }, { path: ['counters', 0] }, { path: ['card', 0, 'id'] }],
    ],
  ];
  test.each(rows)('[T43] %s', (_, changes, issues) => {
    const found = unknownNames(published, written(changes));
    expect(found).toHaveLength(issues.length);
    expect(found).toMatchObject(issues.map((one) => ({ code: 'unknown-reference', severity: 'error', ...one })));
  });

  test('[T43] its own cards and counters are no strangers, nor counters of the pack it does not play with', () => {
    const mine = {
      counter: [counter('MINE', 'INTENT')],
      counters: ['MINE'],
      card: [card('mine', 4), refuter('tape', 4, ['MINE', 'HEALTH_APP'])],
    };
    expect(unknownNames(published, written(mine))).toEqual([]);
  });

  test('[T43] what is neither a name nor the thing itself has its place; the rest is left to the shape', () => {
    const odd = {
      incident: 3,
      counters: [3],
      card: [3, { id: 4 }, { id: 'x', name: 'x', refutes: 'y' }],
      counter: 'z',
    };
    expect(unknownNames(published, written(odd)).map(({ code, path }) => [code, path])).toEqual([
      ['wrong-type', ['incident']],
      ['wrong-type', ['counters', 0]],
      ['wrong-type', ['card', 1, 'id']],
    ]);
  });
});

describe('the tutorial week as published', () => {
  test('[T13] has seven days', () => {
    expect(PUZZLES).toHaveLength(7);
  });

  test.each(PUZZLES.map((file) => [file.name, file] as const))('[T43] %s is a puzzle that can be won', (_, file) => {
    const { value, issues } = load([file], (input) => {
      expect(unknownNames(published, input)).toEqual([]);
      return testimony.parseSetup(resolve(published, input));
    });
    expect(issues.map(reportIssue)).toEqual([]);
    // T16: only what has the numbers of the row is called Tutorial; the rest are lessons.
    const { difficulty, card, concern, counter, resistance, turns } = value!.script;
    const row = published.difficulty.find(({ id }) => id === 'TUTORIAL')!;
    const numbers = [card.length, concern.length, counter.length, resistance, turns];
    const has = String(numbers) === String([row.cards, row.concerns, row.counters, row.resistance, row.turns]);
    expect(difficulty).toBe(has ? 'TUTORIAL' : undefined);
    expect(has).toBe(file.name === PUZZLES.at(-1)!.name);
    expect(best(testimony, search, 'any', value!, testimony.start(value!, SEED)).score).toBeGreaterThan(0);
  });
});
