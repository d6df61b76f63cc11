import { describe, expect, test } from 'vitest';
import { payloadOf, tagsOf } from './payload.ts';
import {
  find,
  gate,
  holding,
  incident,
  modifier,
  payload,
  placeOf,
  play,
  read,
  SEED,
  stateWith,
} from './small.fixture.ts';
import { AUDITS, TAGS, type Tool, TRAITS, TRUSTS, wordsIn } from './vocabulary.ts';

const setup = read(incident());
const under = (name: string) => read(incident({ modifier: [modifier(name)] }));

describe('[G2] a payload', () => {
  test('[G2] of two: tags and traits joined, highest and lowest trust, the sum of power, both families', () => {
    const state = stateWith(setup);
    const both = payload(setup, state, ['meter', 'rumour']);
    expect(wordsIn(TAGS, both.tags)).toEqual(['LOCATION', 'SENSOR', 'HEALTH']);
    expect(wordsIn(TRAITS, both.traits)).toEqual(['HASHED']);
    expect([TRUSTS[both.maxTrust], TRUSTS[both.minTrust]]).toEqual(['VERIFIED', 'SKETCHY']);
    expect(both.power).toBe(9);
    expect(both.families).toBe(
      setup.cards[placeOf(setup, 'meter')]!.family | setup.cards[placeOf(setup, 'rumour')]!.family,
    );
  });

  test('[G2] of one: all of it is that card', () => {
    const one = payload(setup, stateWith(setup), ['receipt']);
    expect(one).toMatchObject({ two: -1, tagsTwo: 0, traitsTwo: 0, maxTrust: 1, minTrust: 1, power: 4 });
  });

  const given: readonly [tool: Tool, names: readonly string[], traits: readonly (readonly string[])[]][] = [
    [
      'tool.HASH_RECEIPT',
      ['photo', 'receipt'],
      [
        ['TIMESTAMPED', 'HASHED'],
        ['EDITABLE', 'HASHED'],
      ],
    ],
    [
      'tool.REDACT',
      ['photo', 'receipt'],
      [
        ['TIMESTAMPED', 'REDACTED'],
        ['EDITABLE', 'REDACTED'],
      ],
    ],
    ['tool.METADATA_SCRAPER', ['photo', 'coupon'], [['TIMESTAMPED', 'EDITABLE'], ['TIMESTAMPED']]],
    ['tool.METADATA_SCRAPER', ['photo', 'diary'], [['TIMESTAMPED', 'EDITABLE'], ['CORROBORATABLE']]],
    ['tool.METADATA_SCRAPER', ['meter'], [['HASHED'], []]],
    ['tool.SAFE_MODE', ['meter'], [['HASHED'], []]],
  ];
  test.each(given)('[G13] %s with %j: %j', (tool, names, traits) => {
    const made = payload(setup, stateWith(setup), names, tool);
    expect([wordsIn(TRAITS, made.traitsOne), wordsIn(TRAITS, made.traitsTwo)]).toEqual(traits);
  });

  test('[G13] for that INJECT only', () => {
    const hashed = gate('HASHED', [
      [30, 'trait HASHED'],
      [20, 'tag MOOD'],
    ]);
    const hand = holding(['chart', 'photo'], {
      gate: [hashed],
      tool: [{ id: 'tool.HASH_RECEIPT', name: 'H', charges: 1, line: 'Once.' }],
    });
    const lines = [
      'rewire chart from HEALTH to SENSOR',
      'inject chart with HASH_RECEIPT at HASHED',
      'inject chart at HASHED',
    ];
    expect(find(play(hand, SEED, ...lines.slice(0, 2)).events, 'checked')!.path).toBe(1);
    expect(find(play(hand, SEED, ...lines).events, 'checked')!.path).toBeNull();
  });

  test('[G6] a REWIREd card has the new tag beside the old, and remembers where it came from', () => {
    const chart = placeOf(setup, 'chart');
    const row = setup.rows.findIndex(({ from, to }) => TAGS[from] === 'HEALTH' && TAGS[to] === 'SENSOR');
    const state = stateWith(setup, { rewired: 1 << chart, rewires: [chart * 256 + row] });
    expect(wordsIn(TAGS, tagsOf(setup, state, chart))).toEqual(['SENSOR', 'HEALTH']);
    expect(wordsIn(TAGS, payloadOf(setup, state, 1 << chart, -1).rewiredFrom)).toEqual(['HEALTH']);
    expect(payload(setup, state, ['rumour']).rewiredFrom).toBe(0);
  });
});

describe('[G7] what counts', () => {
  test('[G7] D05v1-80 under DEEP_VERIFY a SKETCHY card brings no tag and no trait, but its power and trust', () => {
    const deep = under('DEEP_VERIFY');
    const state = stateWith(deep);
    expect(payload(deep, state, ['hunch'])).toMatchObject({ tags: 0, traits: 0, power: 7, minTrust: 0 });
    const both = payload(deep, state, ['hunch', 'receipt']);
    expect(wordsIn(TAGS, both.tags)).toEqual(['TIME', 'PURCHASE']);
    expect(both).toMatchObject({ power: 11, minTrust: 0, maxTrust: 1 });
    expect(payload(deep, state, ['hunch'], 'tool.REDACT').traits).toBe(0);
  });

  test('[G7] one that CORROBORATE has lifted counts again', () => {
    const deep = under('DEEP_VERIFY');
    const state = stateWith(deep, { sketchy: 0 });
    expect(wordsIn(TAGS, payload(deep, state, ['hunch']).tags)).toEqual(['SENSOR', 'MOOD']);
  });

  test('[G7] under SOURCE_LOCK the one source counts as SENSOR', () => {
    const state = stateWith(setup, { audit: AUDITS.indexOf('audit.SOURCE_LOCK'), auditEnds: 2 });
    expect(wordsIn(TAGS, payload(setup, state, ['log']).tags)).toEqual(['TIME', 'SENSOR', 'SYSTEM_LOG']);
    expect(wordsIn(TAGS, payload(setup, stateWith(setup), ['log']).tags)).toEqual(['TIME', 'SYSTEM_LOG']);
    expect(wordsIn(TAGS, payload(setup, state, ['receipt', 'log']).tagsOne)).not.toContain('SENSOR');
  });

  const drift: readonly [names: readonly string[], corroborated: readonly string[], sensor: boolean][] = [
    [['meter'], [], false],
    [['meter', 'thermo'], [], false],
    [['meter', 'receipt'], [], true],
    [['receipt', 'meter'], [], true],
    [['meter'], ['meter'], true],
    [['meter', 'thermo'], ['thermo'], true],
    [['meter'], ['receipt'], false],
  ];
  test.each(drift)(
    '[G7] D05v1-80 modifier SENSOR_DRIFT: %j, corroborated %j, SENSOR counts: %s',
    (names, marked, sensor) => {
      const drifting = under('SENSOR_DRIFT');
      const corroborated = marked.reduce((set, id) => set | (1 << placeOf(drifting, id)), 0);
      const made = payload(drifting, stateWith(drifting, { corroborated }), names);
      expect(wordsIn(TAGS, made.tags).includes('SENSOR')).toBe(sensor);
      expect(wordsIn(TAGS, payload(setup, stateWith(setup), names).tags)).toContain('SENSOR');
    },
  );
});
