import { canonical, type Issue, type Json } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { draft } from './draft.ts';
import { resolve, unknownNames, withOptions } from './resolve.ts';
import type { Script } from './script.ts';
import { caller, card, cards, type Fields, route, sign } from './small.fixture.ts';

const pack = readContent();
const completed = (written: Fields): Fields => resolve(pack, written) as Fields;
const made = (written: Fields): Script => {
  const setup = draft.parseSetup(completed(written));
  if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
  return setup.value.script;
};
const issues = (written: Fields): readonly Issue[] => {
  const setup = draft.parseSetup(completed(written));
  return setup.ok ? [] : setup.fault;
};

describe('[R20] a setup that names a route and a preset', () => {
  test('[R20] has everything else from the pack', () => {
    const script = made({ scene: 'three-dreams', preset: 'open' });
    expect(script.scene).toEqual(pack.route.find(({ id }) => id === 'three-dreams'));
    expect(script.title).toBe('Three Dreams');
    expect(script.preset).toEqual(pack.presets.open);
    expect([script.card, script.dreamcaller, script.dreamsign, script.quest]).toEqual([
      pack.card,
      pack.dreamcaller,
      pack.dreamsign,
      pack.quest,
    ]);
  });

  test('[R10] [R20] without a preset it is `seed`, without a route the first', () => {
    expect(made({ scene: 'seven-dreams' }).preset).toEqual(pack.presets.seed);
    expect(made({}).scene.id).toBe(pack.route[0]!.id);
  });

  test('[R20] every route with every preset', () => {
    for (const { id: scene } of pack.route)
      for (const preset of Object.keys(pack.presets)) expect(issues({ scene, preset })).toEqual([]);
  });

  test('[R20] what it was written as is not touched', () => {
    const written = { scene: 'seven-dreams', quest: { draft_picks: 2 }, begin: { deck: ['void-harvester'] } };
    const before = canonical(written);
    completed(written);
    expect(canonical(written)).toBe(before);
  });

  test.each([[null], [[]], ['text'], [3]])('[R20] %j stays what it is', (input) => {
    expect(resolve(pack, input)).toEqual(input);
    expect(unknownNames(pack, input)).toEqual([]);
  });
});

describe('[R20] what a setup writes itself stays', () => {
  const own: readonly [what: string, changes: Fields, found: (script: Script) => unknown, expected: unknown][] = [
    ['one number of the quest', { quest: { draft_picks: 2 } }, ({ quest }) => quest, { ...pack.quest, draft_picks: 2 }],
    [
      'a preset as a table with RES’s sections',
      { preset: { resonance: { floor_weight: 2 } } },
      ({ preset }) => preset.resonance,
      { neutral_base: '3', floor_weight: '2', affinity_exponent: '1.4' },
    ],
    ['a route of its own', { scene: route(['DRAFT']) }, ({ scene, title }) => [scene.id, title], ['night', 'A quest']],
    ['a title', { title: 'Mine' }, ({ title }) => title, 'Mine'],
    [
      'where it begins',
      { scene: route(['DRAFT']), begin: { dreamcaller: 'vesper-twilight-arbiter' } },
      ({ begin }) => begin.dreamcaller,
      'vesper-twilight-arbiter',
    ],
    [
      'its own cards are all there are',
      { scene: route(['DRAFT']), card: cards('Leaf', 4) },
      ({ card: all }) => all.map(({ id }) => id),
      ['leaf-1', 'leaf-2', 'leaf-3', 'leaf-4'],
    ],
    [
      'its own dreamcallers',
      { dreamcaller: [caller('Ann', ['Tide'])], quest: { dreamcaller_choices: 1 } },
      ({ dreamcaller }) => dreamcaller.map(({ id }) => id),
      ['ann'],
    ],
    [
      'its own dreamsigns',
      { dreamsign: [sign('Eel', 'Tide')] },
      ({ dreamsign }) => dreamsign.map(({ id }) => id),
      ['eel'],
    ],
  ];
  test.each(own)('[R20] %s', (_, changes, found, expected) => {
    expect(found(made({ scene: 'seven-dreams', ...changes }))).toEqual(expected);
  });

  const wrong: readonly [what: string, written: Fields, issue: Partial<Issue>][] = [
    ['a route of no pack', { scene: 'eight-dreams' }, { code: 'wrong-type', path: ['scene'] }],
    ['a preset of no pack', { scene: 'seven-dreams', preset: 'closed' }, { code: 'wrong-type', path: ['preset'] }],
    ['a quest that is no table', { quest: 3 }, { code: 'wrong-type', path: ['quest'] }],
    ['cards that are no list', { card: 3 }, { code: 'wrong-type', path: ['card'] }],
    ['a key there is not', { sceen: 'seven-dreams' }, { code: 'unknown-key', path: ['sceen'] }],
    [
      'a dreamcaller chosen twice',
      { scene: 'seven-dreams', begin: { dreamcaller: 'vesper-twilight-arbiter' } },
      { code: 'chosen-twice', path: ['begin', 'dreamcaller'] },
    ],
    ['too few cards of its own', { card: [card('Only')] }, { code: 'pool-too-small' }],
  ];
  test.each(wrong)('[R20] %s is not repaired', (_, written, issue) => {
    expect(issues(written)).toContainEqual(expect.objectContaining(issue));
  });
});

describe('[R20] names a setup cannot mean', () => {
  const rows: readonly [what: string, written: Fields, found: readonly Partial<Issue>[]][] = [
    ['none', { scene: 'seven-dreams', preset: 'open' }, []],
    ['a route', { scene: 'seven-dream' }, [{ path: ['scene'], nearest: 'seven-dreams' }]],
    ['a preset', { preset: 'opne' }, [{ path: ['preset'], nearest: 'open' }]],
    ['a dreamcaller', { begin: { dreamcaller: 'vesper' } }, [{ path: ['begin', 'dreamcaller'] }]],
    [
      'a card of the deck',
      { begin: { deck: ['void-harvester', 'void-harvestor'] } },
      [{ path: ['begin', 'deck', 1], nearest: 'void-harvester' }],
    ],
    [
      'all of them',
      { scene: 'x', preset: 'y', begin: { dreamcaller: 'z' } },
      [{ path: ['scene'] }, { path: ['preset'] }, { path: ['begin', 'dreamcaller'] }],
    ],
  ];
  test.each(rows)('[R20] %s', (_, written, found) => {
    const strange = unknownNames(pack, written);
    expect(strange).toHaveLength(found.length);
    expect(strange).toMatchObject(found.map((one) => ({ code: 'unknown-reference', severity: 'error', ...one })));
  });

  test('[R20] what is neither a name nor the thing itself has its place; the rest is left to the shape', () => {
    const places = (written: unknown) => unknownNames(pack, written).map(({ code, path }) => [code, path]);
    expect(places({ scene: 3, preset: {}, begin: 'x', card: 'y' })).toEqual([['wrong-type', ['scene']]]);
    const deep = { scene: route(['DRAFT']), begin: { deck: [3] } };
    expect(places(deep)).toEqual([['wrong-type', ['begin', 'deck', 0]]]);
  });

  test('[R20] its own cards and dreamcallers are no strangers, known by name alone', () => {
    const written = {
      scene: route(['DRAFT']),
      card: cards('Leaf', 4),
      dreamcaller: [caller('Ann', ['Tide'])],
      begin: { dreamcaller: 'ann', deck: ['leaf-2'] },
    };
    expect(issues(written)).toEqual([]);
    expect(unknownNames(pack, written)).toEqual([]);
  });
});

describe('[R20] options of a setup that is made', () => {
  const setup = completed({ scene: 'seven-dreams', preset: 'open' }) as Json;

  test.each([[{}], [{ scene: 'seven-dreams' }]])('[R20] %j leaves it as it is', (options) => {
    expect(withOptions(setup, options)).toEqual({ ok: true, value: setup });
  });

  const wrong: readonly [options: Json, issue: Partial<Issue>][] = [
    [{ scene: 'first-dream' }, { code: 'wrong-scene', path: ['scene'] }],
    [{ preset: 'open' }, { code: 'wrong-preset', path: ['preset'], found: 'open' }],
    [
      { scene: 'seven-dreams', preset: 'seed' },
      { code: 'wrong-preset', path: ['preset'] },
    ],
    [{ literal: true }, { code: 'unknown-key', path: ['literal'] }],
    [{ scene: 3 }, { code: 'wrong-type', path: ['scene'] }],
  ];
  test.each(wrong)('[R20] %j is refused', (options, issue) => {
    expect(withOptions(setup, options)).toMatchObject({ ok: false, fault: [issue] });
  });
});
