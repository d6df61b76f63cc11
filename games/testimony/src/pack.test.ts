import { edit, type Fault, placeOf } from '@lockstep/conformance';
import type { Issue } from '@lockstep/kernel';
import { type LoadResult, load, reportIssue, type TomlFile } from '@lockstep/packs';
import { describe, expect, test } from 'vitest';
import { CONFLICTS } from './conflict.ts';
import { CONTENT, type FileName, published } from './content.fixture.ts';
import { gameModule } from './module.ts';
import { type Pack, parsePack, warnings } from './pack.ts';
import { counter, type Fields } from './play.fixture.ts';
import { ACTIVITIES, LOCATIONS, PROOFS, STATES, TRUSTS } from './vocabulary.ts';

type Place = readonly (string | number)[];

const NIGHT = { timeRange: ['22:00', '06:00'], location: ['KITCHEN', 'BEDROOM'], state: ['AWAKE', 'ALERT'] };
const evidence = (more: Fields = {}): Fields => ({
  id: 'note',
  name: 'The note',
  power: [3, 9],
  trust: 'PLAUSIBLE',
  proves: ['INTENT'],
  minutes: [0, 5],
  claims: NIGHT,
  ...more,
});
const claiming = (claims: Fields): Fields => evidence({ claims });
const refutation = (more: Fields = {}): Fields => ({
  id: 'tape',
  name: 'The tape',
  power: [2, 5],
  trust: 'VERIFIED',
  refutes: ['CAMERA'],
  ...more,
});
const CAMERA = counter('CAMERA', 'IDENTITY', 'LOCATION');
const ROWS: readonly Fields[] = published.difficulty.map((row) => ({ ...row, counters: 1 }));

/** One counter and two cards; numbers, rows, conflicts and incidents of the pack as published. */
const pack = (changes: Fields = {}): Fields => ({
  tuning: {},
  difficulty: ROWS,
  conflict: published.conflict,
  incident: published.incident,
  counter: [CAMERA],
  card: [evidence(), refutation()],
  ...changes,
});
const withCard = (card: Fields): Fields =>
  pack({ card: [card, evidence({ id: 'other-note' }), refutation({ id: 'other-tape' })] });
const withRow = (changes: Fields): Fields =>
  pack({ difficulty: ROWS.map((row, i) => (i === 2 ? { ...row, ...changes } : row)) });

const issues = (written: Fields): readonly Issue[] => {
  const parsed = parsePack(written);
  return parsed.ok ? [] : parsed.fault;
};

describe('[T43] cards of a pack', () => {
  const faults: readonly [what: string, card: Fields, code: string, path: Place][] = [
    ['D05v2-30 a power of 7.5', evidence({ power: [3, 7.5] }), 'out-of-range', ['power', 1]],
    ['[T14] one number for a power', evidence({ power: 7 }), 'wrong-type', ['power']],
    ['[T14] a list of one power', evidence({ power: [7] }), 'out-of-range', ['power']],
    ['[T14] three powers', evidence({ power: [3, 5, 9] }), 'out-of-range', ['power']],
    ['[T14] a power range reversed', evidence({ power: [9, 3] }), 'reversed-range', ['power']],
    ['a power of 0', evidence({ power: [0, 5] }), 'out-of-range', ['power', 0]],
    ['a power of 21', evidence({ power: [5, 21] }), 'out-of-range', ['power', 1]],
    ['no power', evidence({ power: undefined }), 'missing-key', ['power']],
    ['D05v2-31 an unknown proof type', evidence({ proves: ['INTENT', 'ALIBI'] }), 'unknown-word', ['proves', 1]],
    ['a proof type twice', evidence({ proves: ['INTENT', 'INTENT'] }), 'duplicate-word', ['proves', 1]],
    ['nothing it proves or refutes', evidence({ proves: [] }), 'empty-card', ['proves']],
    ['D05v2-32 one time', claiming({ timeRange: ['22:00'] }), 'out-of-range', ['claims', 'timeRange']],
    ['D05v2-32 25:00', claiming({ timeRange: ['22:00', '25:00'] }), 'malformed', ['claims', 'timeRange', 1]],
    ['D05v2-32 reversed', claiming({ timeRange: ['02:00', '23:00'] }), 'reversed-range', ['claims', 'timeRange']],
    ['[T5] across noon', claiming({ timeRange: ['11:59', '12:00'] }), 'reversed-range', ['claims', 'timeRange']],
    [
      'D05v2-33 an unknown location',
      claiming({ ...NIGHT, location: ['KITCHEN', 'ATTIC'] }),
      'unknown-word',
      ['claims', 'location', 1],
    ],
    [
      '[T14] a location that is no choice',
      claiming({ ...NIGHT, location: 'KITCHEN' }),
      'wrong-type',
      ['claims', 'location'],
    ],
    ['[T14] no location to choose', claiming({ ...NIGHT, location: [] }), 'out-of-range', ['claims', 'location']],
    ['D05v2-34 an unknown state', claiming({ ...NIGHT, state: ['DEAD'] }), 'unknown-word', ['claims', 'state', 0]],
    [
      'D05v2-35 an unknown activity',
      claiming({ ...NIGHT, activity: ['FLYING'] }),
      'unknown-word',
      ['claims', 'activity', 0],
    ],
    ['a claim without its time', claiming({ location: ['KITCHEN'] }), 'missing-key', ['claims']],
    ['an unknown claim', claiming({ ...NIGHT, mood: ['SMUG'] }), 'unknown-key', ['claims', 'mood']],
    ['D05v2-36 another trust', evidence({ trust: 'DUBIOUS' }), 'unknown-word', ['trust']],
    ['no trust', evidence({ trust: undefined }), 'missing-key', ['trust']],
    ['minutes reversed', evidence({ minutes: [5, 4] }), 'reversed-range', ['minutes']],
    ['41 minutes', evidence({ minutes: [5, 41] }), 'out-of-range', ['minutes', 1]],
    ['minutes below 0', evidence({ minutes: [-1, 4] }), 'out-of-range', ['minutes', 0]],
    ['D05v2-40 a refuter with claims', refutation({ claims: NIGHT }), 'refutation-claims', ['claims']],
    ['a refuter that proves', refutation({ proves: ['INTENT'] }), 'refutation-proves', ['proves']],
    [
      'D05v2-40 a refuter of an unknown counter',
      refutation({ refutes: ['CAMERA', 'CAMRA'] }),
      'unknown-reference',
      ['refutes', 1],
    ],
    ['a counter refuted twice', refutation({ refutes: ['CAMERA', 'CAMERA'] }), 'duplicate-word', ['refutes', 1]],
    [
      '[T10] ALERTNESS with ASLEEP among its states',
      evidence({ proves: ['ALERTNESS'], claims: { ...NIGHT, state: ['AWAKE', 'ASLEEP'] } }),
      'not-alert',
      ['proves'],
    ],
    [
      '[T10] ALERTNESS without a state',
      evidence({ proves: ['INTENT', 'ALERTNESS'], claims: { timeRange: NIGHT.timeRange } }),
      'not-alert',
      ['proves'],
    ],
    ['a field of another game', evidence({ impact: 12 }), 'unknown-key', ['impact']],
    ['an id with a space', evidence({ id: 'my note' }), 'malformed', ['id']],
  ];
  test.each(faults)('[T43] %s', (_, card, code, path) => {
    expect(issues(withCard(card))).toMatchObject([{ code, path: ['card', 0, ...path], severity: 'error' }]);
  });

  const good: readonly [what: string, card: Fields][] = [
    ['D05v2-30 the least and the most power', evidence({ power: [1, 20] })],
    ['a power that is no range', evidence({ power: [7, 7] })],
    ['no minutes', evidence({ minutes: undefined })],
    ['40 minutes', evidence({ minutes: [40, 40] })],
    ['D05v2-33 D05v2-34 D05v2-35 no claims', evidence({ claims: undefined })],
    ['a time and no claim', claiming({ timeRange: NIGHT.timeRange })],
    ['[T5] from noon to noon', claiming({ timeRange: ['12:00', '11:59'] })],
    ['[T5] one instant', claiming({ timeRange: ['02:00', '02:00'] })],
    [
      '[T10] ALERTNESS in each alert state',
      evidence({ proves: ['ALERTNESS'], claims: { ...NIGHT, state: ['AWAKE', 'ALERT', 'ACTIVE'] } }),
    ],
    ['[T10] another proof while ASLEEP', claiming({ ...NIGHT, state: ['ASLEEP', 'AWAKE'] })],
    ['D05v2-40 a refuter with empty claims', refutation({ claims: {} })],
  ];
  test.each(good)('[T43] %s is a card', (_, card) => {
    expect(issues(withCard(card))).toEqual([]);
  });

  test('[T43] an unknown counter is named with the nearest', () => {
    expect(issues(withCard(refutation({ refutes: ['CAMRA'] })))).toMatchObject([
      { code: 'unknown-reference', found: 'CAMRA', nearest: 'CAMERA' },
    ]);
  });

  test('[T43] every issue is reported, not the first alone', () => {
    const wrong = evidence({ power: [9, 3], minutes: [5, 4], proves: ['INTENT', 'INTENT'] });
    expect(issues(withCard(wrong)).map(({ path }) => path.join('.'))).toEqual([
      'card.0.proves.1',
      'card.0.power',
      'card.0.minutes',
    ]);
  });
});

describe('[T43] counters, incidents, rows and conflicts of a pack', () => {
  const [first] = published.incident;
  const faults: readonly [what: string, written: Fields, code: string, path: Place][] = [
    [
      'a counter no card refutes',
      pack({ counter: [CAMERA, counter('GPS', 'LOCATION')] }),
      'unrefuted-counter',
      ['counter', 1, 'id'],
    ],
    ['a counter without targets', pack({ counter: [counter('CAMERA')] }), 'out-of-range', ['counter', 0, 'targets']],
    [
      'an unknown target',
      pack({ counter: [counter('CAMERA', 'ALIBI')] }),
      'unknown-word',
      ['counter', 0, 'targets', 0],
    ],
    [
      'a target twice',
      pack({ counter: [counter('CAMERA', 'INTENT', 'INTENT')] }),
      'duplicate-word',
      ['counter', 0, 'targets', 1],
    ],
    ['no counter', pack({ counter: [] }), 'out-of-range', ['counter']],
    ['an incident at 25:00', pack({ incident: [{ ...first, time: '25:00' }] }), 'malformed', ['incident', 0, 'time']],
    [
      'an incident without a line',
      pack({ incident: [{ ...first, line: undefined }] }),
      'missing-key',
      ['incident', 0, 'line'],
    ],
    ['no incident', pack({ incident: [] }), 'out-of-range', ['incident']],
    [
      'no row for NORMAL',
      pack({ difficulty: ROWS.filter(({ id }) => id !== 'NORMAL') }),
      'missing-row',
      ['difficulty'],
    ],
    ['a row twice', pack({ difficulty: [...ROWS, ROWS[0]] }), 'duplicate-id', ['difficulty', 5, 'id']],
    ['an unknown row', withRow({ id: 'BRUTAL' }), 'unknown-word', ['difficulty', 2, 'id']],
    ['more counters than the pack has', withRow({ counters: 2 }), 'out-of-range', ['difficulty', 2, 'counters']],
    ['a margin reversed', withRow({ margin: [6, 3] }), 'reversed-range', ['difficulty', 2, 'margin']],
    ['refutations reversed', withRow({ refutations: [2, 1] }), 'reversed-range', ['difficulty', 2, 'refutations']],
    [
      'no room beside the look-alikes',
      withRow({ refutations: [1, 5] }),
      'out-of-range',
      ['difficulty', 2, 'refutations'],
    ],
    ['an unknown number', pack({ tuning: { scrutiny_cup: 5 } }), 'unknown-key', ['tuning', 'scrutiny_cup']],
    ['no numbers', pack({ tuning: undefined }), 'missing-key', ['tuning']],
    ['no conflict', pack({ conflict: [] }), 'out-of-range', ['conflict']],
    [
      '[T41] a conflict both ways',
      pack({
        conflict: [
          ...CONFLICTS,
          { says: 'x', among: ['GYM', 'WORK'], between: ['HOME'], and: ['GYM'], major_below: 3 },
        ],
      }),
      'wrong-conflict',
      ['conflict', CONFLICTS.length],
    ],
    [
      '[T41] a conflict whose MINOR ends before MAJOR',
      pack({ conflict: [{ says: 'x', among: ['GYM', 'WORK'], major_below: 3, minor_to: 2 }] }),
      'out-of-range',
      ['conflict', 0, 'minor_to'],
    ],
    [
      '[T41] half a minute',
      pack({ conflict: [{ says: 'x', among: ['GYM', 'WORK'], major_below: 0.5 }] }),
      'out-of-range',
      ['conflict', 0, 'major_below'],
    ],
    ['a list of another game', pack({ lock: [] }), 'unknown-key', ['lock']],
  ];
  test.each(faults)('[T43] %s', (_, written, code, path) => {
    expect(issues(written)).toMatchObject([{ code, path }]);
  });

  const good: readonly [what: string, written: Fields][] = [
    ['the pack of these tests', pack()],
    ['one incident', pack({ incident: [first] })],
    ['rows in another order', pack({ difficulty: [...ROWS].reverse() })],
    ['as many counters as the pack has', withRow({ counters: 1 })],
    ['a row without counters', withRow({ counters: 0 })],
    ['four refutations beside the look-alikes', withRow({ cards: 6, refutations: [4, 4] })],
  ];
  test.each(good)('[T43] %s is sound', (_, written) => {
    expect(issues(written)).toEqual([]);
  });

  test.each(['card', 'counter', 'incident'])('[T43] an id of a %s twice', (list) => {
    const things = pack()[list] as readonly Fields[];
    expect(issues(pack({ [list]: [...things, things[0]] }))).toMatchObject([
      { code: 'duplicate-id', path: [list, things.length, 'id'] },
    ]);
  });
});

describe('[T43] what is unusual', () => {
  const cards = (count: number): readonly Fields[] => [
    refutation(),
    ...Array.from({ length: count }, (_, i) =>
      evidence({ id: `c${i}`, proves: PROOFS.filter((proof) => proof !== 'LIVENESS' || i > 0), claims: NIGHT }),
    ),
  ];
  const advice = (written: Fields): readonly Issue[] => {
    const parsed = parsePack(written);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
    return warnings(parsed.value);
  };

  test('[T43] 79 cards of evidence bring a warning, 80 none; refutations do not count', () => {
    expect(advice(pack({ card: cards(79) }))).toMatchObject([{ code: 'few-cards', severity: 'warning', found: '79' }]);
    expect(advice(pack({ card: cards(80) }))).toEqual([]);
  });

  test('[T43] a proof type that no card has brings one', () => {
    const one = cards(80).map((card, i) => (i === 0 ? card : { ...card, proves: ['INTENT', 'IDENTITY', 'LOCATION'] }));
    expect(advice(pack({ card: one }))).toMatchObject([
      { code: 'unproven-concern', severity: 'warning', expected: 'a card that proves ALERTNESS' },
      { code: 'unproven-concern', severity: 'warning', expected: 'a card that proves LIVENESS' },
    ]);
  });
});

const loadContent = (files: readonly TomlFile[]): LoadResult<Pack> =>
  load(files, gameModule.pack.parse, gameModule.pack.warnings);

describe('the pack as published', () => {
  const { value, issues: found } = loadContent(CONTENT);
  const whole = value!;

  test('[T43] is sound, without a warning', () => {
    expect(found.map(reportIssue)).toEqual([]);
    expect(whole).toBeDefined();
  });

  const COUNTERS: readonly [name: string, targets: readonly string[], refutedBy: readonly string[]][] = [
    ['Security Camera', ['IDENTITY', 'LOCATION'], ['Maintenance Log', 'Blind Spot Report', 'Power Outage Record']],
    ['Sleep Data Sync', ['ALERTNESS'], ['Noise Complaint', 'Alarm Log', 'Sleep Override']],
    ['GPS History', ['LOCATION'], ['Phone Left Behind', 'GPS Spoof Report', 'Secondary Device']],
    ['Social Check-in', ['LOCATION'], ['Misattributed Tag', 'Left Early Receipt', 'Post Correction']],
    ['Health App', ['ALERTNESS', 'LIVENESS'], ['Mode Override', 'Medical Exception', 'Schedule Error']],
    ['Device Log', ['INTENT'], ['Sync Delay Report', 'Voice-Only Interaction', 'Automation Trigger']],
    ['Biometric Mismatch', ['IDENTITY', 'LIVENESS'], ['Twin Verification', 'New Glasses Note']],
  ];
  /** D05v2-41: cards of the table that refute a second counter as well. */
  const BESIDES: readonly [name: string, counter: string][] = [
    ['Power Outage Record', 'Device Log'],
    ['Left Early Receipt', 'GPS History'],
    ['Medical Exception', 'Biometric Mismatch'],
  ];

  test('[T43] has the seven counters, in this order', () => {
    expect(whole.counter.map(({ name }) => name)).toEqual(COUNTERS.map(([name]) => name));
  });

  test.each(COUNTERS)('[T43] %s targets %j and is refuted by %j', (name, targets, refutedBy) => {
    const { id, targets: written } = whole.counter.find((one) => one.name === name)!;
    expect(written).toEqual(targets);
    const refuters = whole.card.filter(({ refutes }) => refutes.includes(id)).map((card) => card.name);
    const besides = BESIDES.filter(([, counter]) => counter === name).map(([card]) => card);
    expect([...refuters].sort()).toEqual([...refutedBy, ...besides].sort());
  });

  test('[T43] has no other refutation card, and none of them proves or claims', () => {
    const refuters = whole.card.filter(({ refutes }) => refutes.length > 0);
    expect(refuters.map(({ name }) => name).sort()).toEqual(COUNTERS.flatMap(([, , refutedBy]) => refutedBy).sort());
    for (const { proves, claims } of refuters) expect({ proves, claims }).toEqual({ proves: [], claims: {} });
  });

  test('[T43] has 80 cards of evidence or more, and ids, names and lines no two share', () => {
    expect(whole.card.filter(({ refutes }) => refutes.length === 0).length).toBeGreaterThanOrEqual(80);
    for (const field of ['id', 'name', 'line'] as const)
      expect(new Set(whole.card.map((one) => one[field])).size).toBe(whole.card.length);
  });

  test('[T43] has eight incidents, each of its own target, line and time', () => {
    const targets = ['FRIDGE', 'THERMOSTAT', 'FRONT_DOOR', 'COFFEE', 'PANTRY', 'WIFI', 'TOASTER', 'ROUTER'];
    expect(whole.incident.map(({ target }) => target)).toEqual(targets);
    for (const field of ['id', 'name', 'line', 'time'] as const)
      expect(new Set(whole.incident.map((one) => one[field])).size).toBe(targets.length);
  });

  test('[T6] its conflict table is T6’s', () => {
    const bounds = (rows: Pack['conflict'] | typeof CONFLICTS) => rows.map(({ says, ...row }) => row);
    expect(bounds(whole.conflict)).toEqual(bounds(CONFLICTS));
  });

  const claimed = (kind: 'location' | 'state' | 'activity'): Set<string> =>
    new Set(whole.card.flatMap(({ claims }) => claims[kind] ?? []));
  const words: readonly [what: string, used: Set<string>, all: readonly string[]][] = [
    ['D05v2-31 proof type', new Set(whole.card.flatMap(({ proves }) => proves)), PROOFS],
    ['D05v2-33 location', claimed('location'), LOCATIONS],
    ['D05v2-34 state', claimed('state'), STATES],
    ['D05v2-35 activity', claimed('activity'), ACTIVITIES],
    ['D05v2-36 trust tier', new Set(whole.card.map(({ trust }) => trust)), TRUSTS],
  ];
  test.each(words)('[T38] %s: every word is used', (_, used, all) => {
    expect(used).toEqual(new Set(all));
  });

  test('[T10] what proves ALERTNESS is up, whichever state is dealt', () => {
    const alert = whole.card.filter(({ proves }) => proves.includes('ALERTNESS'));
    expect(alert.length).toBeGreaterThan(0);
    const states = new Set(alert.flatMap(({ claims }) => claims.state));
    expect([...states].sort()).toEqual(['ACTIVE', 'ALERT', 'AWAKE']);
  });

  test('[T43] a line that no rule reads changes nothing but the line', () => {
    const other = loadContent(edited('incidents.toml', '"the fridge"', '"a fridge"')).value;
    expect(other).toEqual({
      ...whole,
      incident: [{ ...whole.incident[0], name: 'a fridge' }, ...whole.incident.slice(1)],
    });
  });
});

/** The pack as published, edited in one place. */
const edited = (file: FileName, from: string, to: string) => edit(CONTENT, file, from, to);

describe('the pack as published, changed in one place', () => {
  /** A new card at the end of the file, with one of its lines put in another way. */
  const newCard = (line: string): string =>
    [
      '[[card]]',
      'id = "new-card"',
      'name = "New Card"',
      'power = [4, 9]',
      'trust = "PLAUSIBLE"',
      'proves = ["INTENT"]',
      'minutes = [0, 5]',
      'claims = { timeRange = ["22:00", "06:00"], state = ["AWAKE"] }',
      '',
    ]
      .join('\n')
      .replace(new RegExp(`^${line.split(' ')[0]} = .*$`, 'm'), () => line);
  const newRefuter = (more: string): string =>
    `[[card]]\nid = "new-card"\nname = "New Card"\npower = [2, 5]\ntrust = "VERIFIED"\n${more}\n`;

  const faults: readonly Fault<FileName>[] = [
    [
      'D05v2-30 a power of 7.5',
      'cards.toml',
      '',
      newCard('power = [4, 7.5]'),
      { code: 'out-of-range', expected: 'a whole number' },
      '7.5',
    ],
    ['a power range reversed', 'cards.toml', '', newCard('power = [9, 4]'), { code: 'reversed-range' }, '[9, 4]'],
    [
      'D05v2-31 an unknown proof type',
      'cards.toml',
      '',
      newCard('proves = ["INTNT"]'),
      { code: 'unknown-word', nearest: 'INTENT' },
      '"INTNT"',
    ],
    [
      'D05v2-32 one time',
      'cards.toml',
      '',
      newCard('claims = { timeRange = ["22:00"] }'),
      { code: 'out-of-range' },
      '["22:00"]',
    ],
    [
      'D05v2-32 25:00',
      'cards.toml',
      '',
      newCard('claims = { timeRange = ["22:00", "25:00"] }'),
      { code: 'malformed', found: '"25:00"' },
      '"25:00"',
    ],
    [
      'D05v2-32 reversed',
      'cards.toml',
      '',
      newCard('claims = { timeRange = ["06:00", "22:00"] }'),
      { code: 'reversed-range' },
      '["06:00"',
    ],
    [
      'D05v2-33 an unknown location',
      'cards.toml',
      '',
      newCard('claims = { timeRange = ["22:00", "06:00"], location = ["KITCHN"] }'),
      { code: 'unknown-word', nearest: 'KITCHEN' },
      '"KITCHN"',
    ],
    [
      'D05v2-34 an unknown state',
      'cards.toml',
      '',
      newCard('claims = { timeRange = ["22:00", "06:00"], state = ["AWKE"] }'),
      { code: 'unknown-word', nearest: 'AWAKE' },
      '"AWKE"',
    ],
    [
      'D05v2-35 an unknown activity',
      'cards.toml',
      '',
      newCard('claims = { timeRange = ["22:00", "06:00"], activity = ["WALKNG"] }'),
      { code: 'unknown-word', nearest: 'WALKING' },
      '"WALKNG"',
    ],
    [
      'D05v2-36 an unknown trust tier',
      'cards.toml',
      '',
      newCard('trust = "verified"'),
      { code: 'unknown-word', nearest: 'VERIFIED' },
      '"verified"',
    ],
    ['minutes reversed', 'cards.toml', '', newCard('minutes = [5, 0]'), { code: 'reversed-range' }, '[5, 0]'],
    [
      'D05v2-40 a refuter with claims',
      'cards.toml',
      '',
      newRefuter('refutes = ["GPS_HISTORY"]\nclaims = { timeRange = ["22:00", "06:00"] }'),
      { code: 'refutation-claims' },
      '{ timeRange',
    ],
    [
      'D05v2-40 a refuter of an unknown counter',
      'cards.toml',
      '',
      newRefuter('refutes = ["GPS_HISTRY"]'),
      { code: 'unknown-reference', nearest: 'GPS_HISTORY' },
      '"GPS_HISTRY"',
    ],
    [
      '[T10] ALERTNESS with ASLEEP among its states',
      'cards.toml',
      '',
      newCard('claims = { timeRange = ["22:00", "06:00"], state = ["AWAKE", "ASLEEP"] }').replace(
        '"INTENT"',
        '"ALERTNESS"',
      ),
      { code: 'not-alert', found: 'ASLEEP' },
      '["ALERTNESS"]',
    ],
    [
      'a card’s id twice',
      'cards.toml',
      '',
      newCard('id = "kettle-log"'),
      { code: 'duplicate-id', found: 'kettle-log' },
      '"kettle-log"',
    ],
    [
      'a counter’s id twice',
      'counters.toml',
      'id = "GPS_HISTORY"',
      'id = "SECURITY_CAMERA"',
      { code: 'duplicate-id' },
      '"SECURITY_CAMERA"',
    ],
    [
      'an incident’s id twice',
      'incidents.toml',
      'id = "PAPERCLIP_RESET"',
      'id = "EMPTY_TOAST"',
      { code: 'duplicate-id' },
      '"EMPTY_TOAST"',
    ],
    [
      'a counter no card refutes',
      'counters.toml',
      '',
      '[[counter]]\nid = "NEW"\nname = "New"\ntargets = ["INTENT"]',
      { code: 'unrefuted-counter', found: 'NEW' },
      '"NEW"',
    ],
    [
      'a missing row',
      'rules.toml',
      /\[\[difficulty\]\]\nid = "EXPERT"[\s\S]*$/.exec(CONTENT[0]!.text)![0],
      '',
      { code: 'missing-row', expected: 'a row with id = "EXPERT"' },
      'difficulty]]\nid = "TUTORIAL"',
    ],
    ['a margin reversed', 'rules.toml', 'margin = [8, 12]', 'margin = [12, 8]', { code: 'reversed-range' }, '[12, 8]'],
    [
      '[T41] a conflict without claims',
      'conflicts.toml',
      '',
      '[[conflict]]\nsays = "new"\nmajor_below = 3',
      { code: 'wrong-conflict', found: 'new' },
      'conflict]]',
    ],
    [
      'an unknown key of a card',
      'cards.toml',
      '',
      newCard('minutes = [0, 5]\nimpact = 3'),
      { code: 'unknown-key', found: 'impact' },
      'impact',
    ],
    [
      'an unknown number',
      'rules.toml',
      'most_cards',
      'most_card',
      { code: 'unknown-key', nearest: 'most_cards' },
      'most_card =',
    ],
  ];
  test.each(faults)('[T43] %s is refused at its place', (_, file, from, to, issue, meant) => {
    const files = edited(file, from, to);
    const { value, issues: found } = loadContent(files);
    expect(value).toBeUndefined();
    expect(found[0]).toMatchObject({ ...issue, severity: 'error', ...placeOf(files, file, meant) });
    // A counter that is gone takes its refutations with it.
    expect(new Set(found.slice(1).map(({ code }) => code))).toEqual(
      new Set(file === 'counters.toml' && from !== '' ? ['unknown-reference'] : []),
    );
  });

  test('[T43] a new card as it should be is accepted', () => {
    for (const card of [newCard('power = [1, 20]'), newRefuter('refutes = ["GPS_HISTORY"]')]) {
      const { value, issues: found } = loadContent(edited('cards.toml', '', card));
      expect(found).toEqual([]);
      expect(value).toBeDefined();
    }
  });
});
