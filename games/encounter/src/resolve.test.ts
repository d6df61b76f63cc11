import { canonical, type Issue, type Json } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { encounter } from './encounter.ts';
import { resolve, unknownNames, withOptions } from './resolve.ts';
import type { Script } from './script.ts';
import { beat, end, type Fields, person, scene, technique } from './story.fixture.ts';
import { DIFFICULTIES } from './vocabulary.ts';

const pack = readContent();
const DUEL = pack.scene.find(({ id }) => id === 'bridge-at-dusk')!;
const completed = (written: Fields): Fields => resolve(pack, written) as Fields;
const made = (written: Fields): Script => {
  const setup = encounter.parseSetup(completed(written));
  if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
  return setup.value.script;
};
const issues = (written: Fields): readonly Issue[] => {
  const setup = encounter.parseSetup(completed(written));
  return setup.ok ? [] : setup.fault;
};
const ids = (things: readonly { readonly id: string }[]): readonly string[] => things.map(({ id }) => id);
const MINE = scene([beat('first', { say: [{ speaker: 'jin', line: 'Oh.' }], choice: [], next: [{ to: 'done' }] })], {
  id: 'mine',
  party: ['jin'],
});
/** With every list written out: what a record of a scene must have to be one. */
const WHOLE = {
  ...MINE,
  beat: [
    { id: 'first', say: [], choice: [], next: [{ to: 'done' }] },
    { say: [], choice: [], ...end('done') },
  ],
};

describe('[E37] a setup that names a scene of the pack', () => {
  test('[E37] has the scene, the numbers and the roles of the pack', () => {
    const { scene: told, tuning, role, difficulty } = made({ scene: 'bridge-at-dusk' });
    expect(told).toEqual(DUEL);
    expect(tuning).toEqual(pack.tuning);
    expect(role).toEqual(pack.role);
    expect(difficulty.id).toBe('STANDARD');
  });

  test('[E37] brings on stage who plays in it or speaks in it, and nobody else', () => {
    expect(ids(made({ scene: 'bridge-at-dusk' }).character)).toEqual(['lin-yue', 'captain-hu']);
    expect(ids(made({ scene: 'first-steps' }).character)).toEqual(['jin', 'old-tao', 'kitchen-boy']);
  });

  test('[E37] and of techniques what everybody knows and those of their kits', () => {
    const { technique: known, character } = made({ scene: 'bridge-at-dusk' });
    const kits = new Set(character.flatMap(({ techniques }) => techniques));
    expect(ids(known)).toEqual(ids(pack.technique.filter(({ id, basic }) => basic || kits.has(id))));
    expect(known.length).toBeLessThan(pack.technique.length);
  });

  test('[E37] and the domains these have', () => {
    expect(made({ scene: 'bridge-at-dusk' }).domain).toEqual([]);
    expect(ids(made({ scene: 'missing-page' }).domain)).toEqual(['still-lamp']);
    expect(ids(made({ scene: 'hollow-abbot' }).domain)).toEqual(['nine-currents', 'still-lamp', 'empty-bell']);
  });

  test.each(DIFFICULTIES)('[E34] [E37] %s by name is the row of the pack', (difficulty) => {
    expect(made({ scene: 'bridge-at-dusk', difficulty }).difficulty).toEqual(
      pack.difficulty.find(({ id }) => id === difficulty),
    );
  });

  test('[E37] another party by name', () => {
    const { scene: told, character } = made({ scene: 'bridge-at-dusk', party: ['old-tao', 'sister-wei'] });
    expect(told.party).toEqual(['old-tao', 'sister-wei']);
    // It was measured with those it was written for.
    const unmeasured = DUEL.beat.map((one) => (one.fight ? { ...one, fight: { ...one.fight, met: undefined } } : one));
    expect(DUEL.beat.some(({ fight }) => fight?.met)).toBe(true);
    expect({ ...told, party: DUEL.party }).toEqual({ ...DUEL, beat: unmeasured });
    // Lin Yue is not of the party and speaks all the same.
    expect(ids(character)).toEqual(['lin-yue', 'sister-wei', 'old-tao', 'captain-hu']);
    expect(ids(made({ scene: 'bridge-at-dusk', party: ['old-tao', 'sister-wei'] }).domain)).toEqual(['still-lamp']);
  });

  test('[E37] what it was written as is not touched', () => {
    const written = { scene: 'bridge-at-dusk', party: ['jin'], difficulty: 'HARD' };
    const before = canonical(written);
    completed(written);
    expect(canonical(written)).toBe(before);
  });

  test.each([[null], [[]], ['text'], [3]])('[E37] %j stays what it is', (input) => {
    expect(resolve(pack, input)).toEqual(input);
    expect(unknownNames(pack, input)).toEqual([]);
  });
});

describe('[E37] what a setup writes itself stays', () => {
  test('[E37] a scene of its own, with characters of the pack', () => {
    const script = made({ scene: WHOLE });
    expect(script.scene.id).toBe('mine');
    expect(ids(script.character)).toEqual(['jin']);
  });

  test('[E37] a scene of its own that leaves out what may be left out', () => {
    expect(made({ scene: MINE }).scene.id).toBe('mine');
  });

  test('[E37] a party beside it', () => {
    expect(made({ scene: WHOLE, party: ['old-tao'] }).scene.party).toEqual(['old-tao']);
  });

  const own: readonly [what: string, changes: Fields, found: (script: Script) => unknown, expected: unknown][] = [
    ['one of the numbers', { tuning: { guard: 4 } }, ({ tuning }) => tuning, { ...pack.tuning, guard: 4 }],
    ['a difficulty row', { difficulty: { id: 'HARD', target: 3 } }, ({ difficulty }) => difficulty.target, 3],
    [
      'a character in place of one of the pack',
      { character: [person('captain-hu')] },
      ({ character }) => character[0]!.name,
      'The captain-hu',
    ],
    [
      'a character of its own in the party',
      { party: ['ann'], character: [person('ann')] },
      ({ scene: told }) => told.party,
      ['ann'],
    ],
    [
      'a technique in place of one of the pack',
      { technique: [technique('strike', 'MAJOR', 'ATTACK', { basic: true })] },
      ({ technique: known }) => known[0]!.name,
      'The strike',
    ],
    [
      'a domain in place of one of the pack',
      { party: ['sister-wei'], domain: [{ id: 'still-lamp', name: 'Mine' }] },
      ({ domain }) => domain.map(({ name }) => name),
      ['Mine'],
    ],
  ];
  test.each(own)('[E37] %s', (_, changes, found, expected) => {
    expect(found(made({ scene: 'bridge-at-dusk', ...changes }))).toEqual(expected);
  });

  const wrong: readonly [what: string, written: Fields, issue: Partial<Issue>][] = [
    ['no scene', {}, { code: 'missing-key', path: ['scene'] }],
    ['a scene of no pack', { scene: 'bridge-at-dawn' }, { code: 'wrong-type', path: ['scene'] }],
    ['a scene that is a number', { scene: 3 }, { code: 'wrong-type', path: ['scene'] }],
    [
      'a difficulty there is not',
      { scene: 'bridge-at-dusk', difficulty: 'EASY' },
      { code: 'wrong-type', path: ['difficulty'] },
    ],
    ['a party that is no list', { scene: 'bridge-at-dusk', party: 'jin' }, { severity: 'error' }],
    ['a party of nobody', { scene: 'bridge-at-dusk', party: [] }, { code: 'out-of-range', path: ['scene', 'party'] }],
    [
      'a stranger in the party',
      { scene: 'bridge-at-dusk', party: ['jim'] },
      { code: 'unknown-reference', path: ['scene', 'party', 0] },
    ],
    ['somebody twice in the party', { scene: 'bridge-at-dusk', party: ['jin', 'jin'] }, { code: 'duplicate-id' }],
    ['a foe of the scene in the party', { scene: 'bridge-at-dusk', party: ['captain-hu'] }, { code: 'duplicate-id' }],
    ['numbers that are no table', { scene: 'bridge-at-dusk', tuning: 3 }, { code: 'wrong-type', path: ['tuning'] }],
    ['a key there is not', { scene: 'bridge-at-dusk', seed: 3 }, { code: 'unknown-key', path: ['seed'] }],
  ];
  test.each(wrong)('[E37] %s is not repaired', (_, written, issue) => {
    expect(issues(written)).toContainEqual(expect.objectContaining(issue));
  });
});

describe('[E37] names a setup cannot mean', () => {
  const rows: readonly [what: string, written: Fields, found: readonly Partial<Issue>[]][] = [
    ['none', { scene: 'bridge-at-dusk', difficulty: 'HARD', party: ['jin'] }, []],
    ['a scene', { scene: 'bridge-at-dawn' }, [{ path: ['scene'], found: 'bridge-at-dawn', nearest: 'bridge-at-dusk' }]],
    ['a difficulty', { scene: 'bridge-at-dusk', difficulty: 'HARDD' }, [{ path: ['difficulty'], nearest: 'HARD' }]],
    [
      'a hero',
      { scene: 'bridge-at-dusk', party: ['lin-yue', 'lin-yuo'] },
      [{ path: ['party', 1], nearest: 'lin-yue' }],
    ],
    ['a name like no other', { scene: 'bridge-at-dusk', party: ['xylophone'] }, [{ path: ['party', 0] }]],
    [
      'all of them',
      { scene: 'x', difficulty: 'y', party: ['z'] },
      [{ path: ['scene'] }, { path: ['difficulty'] }, { path: ['party', 0] }],
    ],
  ];
  test.each(rows)('[E37] %s', (_, written, found) => {
    const strange = unknownNames(pack, written);
    expect(strange).toHaveLength(found.length);
    expect(strange).toMatchObject(found.map((one) => ({ code: 'unknown-reference', severity: 'error', ...one })));
  });

  test('[E37] its own characters are no strangers', () => {
    expect(unknownNames(pack, { scene: 'bridge-at-dusk', party: ['ann'], character: [person('ann')] })).toEqual([]);
  });

  test('[E37] what is neither a name nor the thing itself has its place; the rest is left to the shape', () => {
    const wrong = unknownNames(pack, { scene: 3, difficulty: {}, party: [3, 'jin'], character: 'x' });
    expect(wrong.map(({ code, path }) => [code, path])).toEqual([
      ['wrong-type', ['scene']],
      ['wrong-type', ['character']],
      ['wrong-type', ['party', 0]],
    ]);
    expect(unknownNames(pack, { scene: WHOLE })).toEqual([]);
  });
});

describe('[E37] options of a setup that is made', () => {
  const setup = completed({ scene: 'bridge-at-dusk', difficulty: 'HARD' }) as Json;
  test.each([
    [{}],
    [{ difficulty: 'HARD' }],
    [{ scene: 'bridge-at-dusk' }],
    [{ scene: 'bridge-at-dusk', difficulty: 'HARD' }],
  ])('[E37] %j leaves it as it is', (options) => {
    expect(withOptions(setup, options)).toEqual({ ok: true, value: setup });
  });

  const wrong: readonly [options: Json, issue: Partial<Issue>][] = [
    [{ difficulty: 'STORY' }, { code: 'wrong-difficulty', path: ['difficulty'] }],
    [{ difficulty: 'EASY' }, { code: 'unknown-word', path: ['difficulty'] }],
    [{ scene: 'river-gate' }, { code: 'wrong-scene', path: ['scene'] }],
    [{ literal: true }, { code: 'unknown-key', path: ['literal'] }],
    [{ scene: 3 }, { code: 'wrong-type', path: ['scene'] }],
  ];
  test.each(wrong)('[E37] %j is refused', (options, issue) => {
    expect(withOptions(setup, options)).toMatchObject({ ok: false, fault: [issue] });
  });
});
