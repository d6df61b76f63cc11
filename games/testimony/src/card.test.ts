import { describe, expect, test } from 'vitest';
import { isRefutation } from './card.ts';
import { card, counter, type Fields, puzzle, read, refuter, says } from './play.fixture.ts';
import { testimony } from './testimony.ts';

type Place = readonly (string | number)[];

const CAMERA = counter('CAMERA', 'IDENTITY');
const issuesOf = (one: Fields) => {
  const setup = testimony.parseSetup(puzzle([one], { counter: [CAMERA] }));
  return setup.ok ? [] : setup.fault;
};

const evidence = (more: Fields): Fields => card('note', 7, more);
const claiming = (claims: Fields): Fields => evidence({ claims });
const TIME = ['02:00', '02:10'];

describe('[T38] [T40] the fields of a card', () => {
  const faults: readonly [what: string, one: Fields, code: string, path: Place][] = [
    ['D05v2-30 a power of 7.5', evidence({ power: 7.5 }), 'out-of-range', ['power']],
    ['a power of 0', evidence({ power: 0 }), 'out-of-range', ['power']],
    ['a power of 21', evidence({ power: 21 }), 'out-of-range', ['power']],
    ['a power in words', evidence({ power: 'seven' }), 'wrong-type', ['power']],
    ['no power', evidence({ power: undefined }), 'missing-key', ['power']],
    ['D05v2-31 an unknown proof type', evidence({ proves: ['INTENT', 'ALIBI'] }), 'unknown-word', ['proves', 1]],
    ['a proof type twice', evidence({ proves: ['INTENT', 'INTENT'] }), 'duplicate-word', ['proves', 1]],
    ['nothing it proves', evidence({ proves: [] }), 'empty-card', ['proves']],
    ['nothing it proves or refutes', evidence({ proves: undefined, refutes: [] }), 'empty-card', ['proves']],
    ['D05v2-32 one time', claiming({ timeRange: ['02:00'] }), 'out-of-range', ['claims', 'timeRange']],
    ['three times', claiming({ timeRange: [...TIME, '03:00'] }), 'out-of-range', ['claims', 'timeRange']],
    ['a time without a list', claiming({ timeRange: '02:00' }), 'wrong-type', ['claims', 'timeRange']],
    ['D05v2-32 reversed', claiming({ timeRange: ['02:10', '02:00'] }), 'reversed-range', ['claims', 'timeRange']],
    ['D05v2-32 25:00', claiming({ timeRange: ['25:00', '02:00'] }), 'malformed', ['claims', 'timeRange', 0]],
    ['2 o’clock', claiming({ timeRange: ['02:00', '2'] }), 'malformed', ['claims', 'timeRange', 1]],
    ['[T5] across noon', claiming({ timeRange: ['11:50', '12:10'] }), 'reversed-range', ['claims', 'timeRange']],
    [
      'D05v2-33 an unknown location',
      claiming({ timeRange: TIME, location: 'ATTIC' }),
      'unknown-word',
      ['claims', 'location'],
    ],
    ['D05v2-34 an unknown state', claiming({ timeRange: TIME, state: 'DEAD' }), 'unknown-word', ['claims', 'state']],
    [
      'D05v2-35 an unknown activity',
      claiming({ timeRange: TIME, activity: 'FLYING' }),
      'unknown-word',
      ['claims', 'activity'],
    ],
    [
      'a state for a location',
      claiming({ timeRange: TIME, location: 'AWAKE' }),
      'unknown-word',
      ['claims', 'location'],
    ],
    ['a claim without its time', claiming({ state: 'AWAKE' }), 'missing-key', ['claims']],
    ['an unknown claim', claiming({ timeRange: TIME, mood: 'SMUG' }), 'unknown-key', ['claims', 'mood']],
    ['D05v2-36 another trust', evidence({ trust: 'DUBIOUS' }), 'unknown-word', ['trust']],
    ['no trust', evidence({ trust: undefined }), 'missing-key', ['trust']],
    ['an id with a space', evidence({ id: 'my note' }), 'malformed', ['id']],
    ['a name of 41 letters', evidence({ name: 'x'.repeat(41) }), 'out-of-range', ['name']],
    ['a line of 161 letters', evidence({ line: 'x'.repeat(161) }), 'out-of-range', ['line']],
    ['a field of another game', evidence({ impact: 3 }), 'unknown-key', ['impact']],
    [
      'D05v2-40 claims on a refutation card',
      refuter('tape', 5, ['CAMERA'], says('02:00', {})),
      'refutation-claims',
      ['claims'],
    ],
    [
      'proof types on a refutation card',
      refuter('tape', 5, ['CAMERA'], { proves: ['INTENT'] }),
      'refutation-proves',
      ['proves'],
    ],
    ['D05v2-40 a refuter of nothing here', refuter('tape', 5, ['CAMRA', 'GPS']), 'refutes-nothing', ['refutes']],
    ['a counter named twice', refuter('tape', 5, ['CAMERA', 'CAMERA']), 'duplicate-word', ['refutes', 1]],
  ];
  test.each(faults)('[T38] [T40] %s', (_, one, code, path) => {
    expect(issuesOf(one)).toMatchObject([{ code, path: ['card', 0, ...path], severity: 'error' }]);
  });

  const good: readonly [what: string, one: Fields][] = [
    ['the least power', evidence({ power: 1 })],
    ['the most power', evidence({ power: 20 })],
    ['all proof types', evidence({ proves: ['IDENTITY', 'LOCATION', 'INTENT', 'LIVENESS'] })],
    ['D05v2-33 D05v2-34 D05v2-35 no claims', evidence({ claims: {} })],
    ['a time alone', claiming({ timeRange: TIME })],
    ['one instant', claiming({ timeRange: ['02:00', '02:00'] })],
    ['across midnight', claiming({ timeRange: ['23:50', '00:10'], location: 'HOME' })],
    ['all claims', claiming({ timeRange: TIME, location: 'OUTSIDE', state: 'IDLE', activity: 'SITTING' })],
    ['a name of 40 letters and a line of 160', evidence({ name: 'x'.repeat(40), line: 'x'.repeat(160) })],
    ['D05v2-40 a refutation card', refuter('tape', 5, ['CAMERA'])],
    ['D05v2-40 a refutation card with empty claims', refuter('tape', 5, ['CAMERA'], { claims: {} })],
    ['D05v2-41 a refuter of counters elsewhere too', refuter('tape', 5, ['GPS', 'CAMERA'])],
  ];
  test.each(good)('[T38] %s is a card', (_, one) => {
    expect(issuesOf(one)).toEqual([]);
  });

  test('[T38] what is left out', () => {
    const { card: cards } = read(puzzle([refuter('tape', 5, ['CAMERA'])], { counter: [CAMERA] })).script;
    expect(cards).toEqual([
      { id: 'tape', name: 'The tape', power: 5, trust: 'VERIFIED', proves: [], refutes: ['CAMERA'], claims: {} },
      { id: 'pulse', name: 'The pulse', power: 1, trust: 'VERIFIED', proves: ['LIVENESS'], refutes: [], claims: {} },
    ]);
    expect(cards.map(isRefutation)).toEqual([true, false]);
  });

  test('[T40] an unknown word brings the nearest known one', () => {
    expect(issuesOf(evidence({ proves: ['INTNET'] }))[0]?.nearest).toBe('INTENT');
  });
});

describe('[T10] who may prove ALERTNESS', () => {
  const states: readonly [state: string | undefined, may: boolean][] = [
    ['AWAKE', true],
    ['ALERT', true],
    ['ACTIVE', true],
    ['ASLEEP', false],
    ['DROWSY', false],
    ['IDLE', false],
    [undefined, false],
  ];
  test.each(states)('[T10] [T40] a card that claims %s: %s', (state, may) => {
    const one = evidence({ proves: ['ALERTNESS'], claims: { timeRange: TIME, ...(state && { state }) } });
    expect(issuesOf(one)).toMatchObject(may ? [] : [{ code: 'not-alert', path: ['card', 0, 'proves'] }]);
  });

  test('[T10] an activity is no state', () => {
    expect(issuesOf(evidence({ proves: ['ALERTNESS'], ...says('02:00', { activity: 'WALKING' }) }))).toMatchObject([
      { code: 'not-alert' },
    ]);
  });
});
