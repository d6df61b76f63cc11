import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { duel, type Fields, hero, issuesOf, read, technique } from './duel.fixture.ts';
import { checkTechnique, isReaction, type Technique, tagOf, tagValue } from './technique.ts';
import { DEEDS, type Deed, NUMBERED, SLOTS, type Slot, TAGS, type Tag } from './vocabulary.ts';

/** What is wrong with a technique listed after the five of the fixture. */
const issues = (more: Fields) =>
  issuesOf(duel({ technique: [technique('move', more)], domain: [{ id: 'well', name: 'Well' }] }));

describe('[E27] tags as they are written', () => {
  test.each(TAGS.filter((tag) => !NUMBERED.includes(tag)))('[E27] "%s" has no number', (tag) => {
    expect(tagOf(tag)).toEqual({ tag, value: 1 });
    expect(tagOf(`${tag} 2`)).toBeUndefined();
  });

  test.each(NUMBERED)('[E27] "%s" has a number from 1 to 9', (tag) => {
    for (const value of [1, 2, 9]) expect(tagOf(`${tag} ${value}`)).toEqual({ tag, value });
    for (const wrong of [tag, `${tag} 0`, `${tag} 10`, `${tag}  1`, `${tag}-1`, `${tag} x`])
      expect(tagOf(wrong)).toBeUndefined();
  });

  test.each(['', 'Reach', 'reach ', 'sharp', 'improved reaction'])('[E27] [E39] "%s" is none', (word) => {
    expect(tagOf(word)).toBeUndefined();
    expect(issues({ tags: [word] })).toMatchObject([{ path: ['technique', 5, 'tags', 0] }]);
  });

  test('[E27] the value of a tag, 0 without it', () => {
    const tags = ['reach', 'area 2', 'piercing 3'];
    const values: readonly [Tag, number][] = [
      ['reach', 1],
      ['area', 2],
      ['piercing', 3],
      ['brutal', 0],
      ['light', 0],
    ];
    for (const [tag, value] of values) expect([tag, tagValue({ tags }, tag)]).toEqual([tag, value]);
  });
});

/** E13, E14 and §2.4: what each deed may be paid with. */
const PAID: { readonly [deed in Deed]: readonly Slot[] } = {
  ATTACK: ['MAJOR', 'MINOR', 'BONUS'],
  FEINT: ['BONUS'],
  SETUP: ['MINOR'],
  ADVANCE: ['MAJOR', 'MINOR'],
  MANIFEST: ['MAJOR'],
  GUARD: ['MINOR'],
  WARD: ['MINOR', 'REACTION'],
  ASSIST: ['MINOR'],
  MOVE: ['MINOR'],
  ATTUNE: ['MINOR'],
  PREPARE: ['MINOR', 'BONUS'],
  PARRY: ['REACTION'],
  BRACE: ['REACTION'],
  RIPOSTE: ['REACTION'],
  INTERPOSE: ['REACTION'],
};
const IMPROVED: readonly Deed[] = ['RIPOSTE', 'INTERPOSE'];
const withTags = (does: Deed, ...tags: readonly string[]): readonly string[] =>
  IMPROVED.includes(does) ? ['improved-reaction', ...tags] : tags;

describe('[E27] [E39] what a deed is paid with', () => {
  test.each(DEEDS)('[E27] [E39] ADR8-18 ADR8-19 ADR8-21 ADR8-32 %s', (does) => {
    for (const action of SLOTS) {
      const tags = does === 'WARD' && action === 'REACTION' ? ['reactive'] : withTags(does);
      const found = issues({ does, action, tags }).map(({ code, path }) => [code, path.at(-1)]);
      expect([action, found]).toEqual([action, PAID[does].includes(action) ? [] : [['wrong-action', 'action']]]);
    }
  });

  test('[E6] ADR8-32 every very fast kit of the pack has a Prepare that is paid with a Bonus', () => {
    const { character, technique: known } = readContent();
    const quick = known.filter(({ does, action }) => does === 'PREPARE' && action === 'BONUS').map(({ id }) => id);
    const fast = character.filter(({ speed }) => speed === 'VERY_FAST');
    expect(fast.length).toBeGreaterThan(0);
    for (const { id, techniques } of fast)
      expect([id, techniques.some((one) => quick.includes(one))]).toEqual([id, true]);
  });

  test('[E24] what is a reaction', () => {
    const reactions = DEEDS.filter((does) => isReaction({ does, action: PAID[does][0]! }));
    expect(reactions).toEqual(['PARRY', 'BRACE', 'RIPOSTE', 'INTERPOSE']);
    expect(isReaction({ does: 'WARD', action: 'REACTION' })).toBe(true);
    expect(isReaction({ does: 'WARD', action: 'MINOR' })).toBe(false);
  });
});

/** On which deeds a tag does something, and with which actions where only some will do. Tags that are not here are free. */
const FITS: readonly [tag: string, deeds: readonly Deed[], actions?: readonly Slot[]][] = [
  ['mark', ['SETUP']],
  ['reactive', ['WARD'], ['REACTION']],
  ['brutal 1', ['ATTACK'], ['MAJOR']],
  ['area 1', ['ATTACK']],
  ['lingering 1', ['ATTACK', 'RIPOSTE']],
  ['light', ['ATTACK', 'ADVANCE'], ['MAJOR']],
  ['unbound', ['ATTACK']],
  ['accurate', ['ATTACK', 'FEINT', 'SETUP', 'ADVANCE', 'MANIFEST', 'RIPOSTE']],
  ['sustained', ['GUARD', 'WARD', 'PREPARE']],
  ['shared', ['GUARD', 'WARD']],
  ['improved-reaction', ['PARRY', 'BRACE', 'RIPOSTE', 'INTERPOSE', 'WARD']],
  [
    'prepared',
    ['ATTACK', 'FEINT', 'SETUP', 'ADVANCE', 'MANIFEST', 'GUARD', 'WARD', 'ASSIST', 'MOVE', 'ATTUNE', 'PREPARE'],
    ['MAJOR', 'MINOR', 'BONUS'],
  ],
];

describe('[E27] [E39] tags that do nothing', () => {
  test.each(FITS)('[E27] [E39] "%s" fits %j', (tag, deeds, actions = SLOTS) => {
    for (const does of DEEDS)
      for (const action of PAID[does]) {
        const own = withTags(does).filter((one) => one !== tag);
        const reactive = does === 'WARD' && action === 'REACTION' && tag !== 'reactive' ? ['reactive'] : [];
        const found = issues({ does, action, tags: [...own, ...reactive, tag] }).map(({ code }) => code);
        const idle = !deeds.includes(does) || !actions.includes(action);
        expect([does, action, [...new Set(found)]]).toEqual([does, action, idle ? ['idle-tag'] : []]);
      }
  });

  test.each(['reach', 'piercing 1', 'exploit', 'tiring', 'traceable', 'backlash'])(
    '[E27] "%s" may stand on any attack',
    (tag) => {
      for (const action of ['MAJOR', 'MINOR', 'BONUS']) expect(issues({ action, tags: [tag] })).toEqual([]);
    },
  );
});

describe('[E39] further faults of a technique', () => {
  const wrong: readonly [code: string, path: readonly (string | number)[], more: Fields][] = [
    ['duplicate-word', ['tags', 1], { tags: ['reach', 'reach'] }],
    ['duplicate-word', ['tags', 1], { tags: ['area 1', 'area 2'] }],
    ['not-improved', ['tags'], { does: 'RIPOSTE', action: 'REACTION' }],
    ['not-improved', ['tags'], { does: 'INTERPOSE', action: 'REACTION', tags: ['reach'] }],
    ['not-reactive', ['tags'], { does: 'WARD', action: 'REACTION' }],
    ['shut-out', ['domain'], { does: 'ATTUNE', action: 'MINOR', domain: 'well' }],
    ['out-of-range', ['virtual'], { virtual: 5 }],
    ['out-of-range', ['virtual'], { virtual: -1 }],
    ['out-of-range', ['uses'], { uses: 10 }],
    ['out-of-range', ['reactions'], { reactions: 3 }],
    ['unknown-word', ['does'], { does: 'DANCE' }],
    ['unknown-word', ['action'], { action: 'FREE' }],
    ['unknown-word', ['needs'], { needs: 'DORMANT' }],
    ['unknown-word', ['needs'], { needs: 'COLLAPSED' }],
    ['unknown-word', ['rider', 0], { rider: ['CHANGE'] }],
    ['unknown-word', ['triggers', 0], { triggers: ['BORED'] }],
    ['unknown-key', ['range'], { range: 2 }],
  ];
  test.each(wrong)('[E39] %s at %j', (code, path, more) => {
    expect(issues(more)).toMatchObject([{ code, path: ['technique', 5, ...path], severity: 'error' }]);
  });

  test('[E27] [E39] ADR8-24 a Ward paid with a Reaction is `reactive`, or it is refused', () => {
    expect(issues({ does: 'WARD', action: 'REACTION', tags: ['reactive'] })).toEqual([]);
    expect(issues({ does: 'WARD', action: 'REACTION' })).not.toEqual([]);
  });

  test('[E27] a technique that is right has no issue, and what it leaves out', () => {
    const { script } = read(duel({ heroes: [hero('ann', { techniques: ['move'] })], technique: [technique('move')] }));
    const made = script.technique.at(-1) as Technique;
    expect(checkTechnique(made, [])).toEqual([]);
    expect(made).toEqual({
      id: 'move',
      name: 'move',
      basic: false,
      pillar: 'VIOLENCE',
      action: 'MAJOR',
      does: 'ATTACK',
      virtual: 0,
      tags: [],
      needs: 'ATTUNED',
      uses: 0,
      reactions: 0,
      uncapped: false,
      rider: [],
      triggers: ['TARGETED'],
    });
  });
});
