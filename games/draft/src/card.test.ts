import type { Issue } from '@lockstep/kernel';
import { load } from '@lockstep/packs';
import { describe, expect, test } from 'vitest';
import { idOf } from './card.ts';
import { parseSetup, type Setup } from './setup.ts';
import { caller, card, type Fields, issuesOf, quest, read, sign, VESPER } from './small.fixture.ts';
import { MECHANICS, RESONANCES, ROLES, TAGS, TRIBES } from './vocabulary.ts';

const ONE = { draft_cards: 1, draft_picks: 1, dreamcaller_choices: 1 };
/** A quest with these lists and nothing more of their kind. */
const withCards = (...some: readonly Fields[]): Fields => quest({ card: [...some, card('Plain')], quest: ONE });
const withCaller = (...dreamcaller: readonly Fields[]): Fields => quest({ dreamcaller, quest: ONE });
const withSign = (...dreamsign: readonly Fields[]): Fields => quest({ dreamsign, quest: ONE });

/** TOML as a designer writes it, in a quest of its own. */
const loaded = (text: string): Setup => {
  const { value, issues } = load([{ name: 'any.toml', text }], (table) =>
    parseSetup({ ...quest({ quest: ONE }), ...(table as Fields) }),
  );
  if (!value) throw new Error(JSON.stringify(issues));
  return value;
};
const placed = (text: string): readonly { readonly line: number; readonly code: string }[] =>
  load([{ name: 'any.toml', text }], (table) => parseSetup({ ...quest({ quest: ONE }), ...(table as Fields) })).issues;

describe('[R20] RES’s own blocks', () => {
  test('RES-24 a card as RES prints it', () => {
    const { script } = loaded('[[card]]\nname = "Titan of Forgotten Echoes"\nresonance = ["Stone", "Ruin"]\n');
    expect(script.card).toEqual([
      {
        id: 'titan-of-forgotten-echoes',
        name: 'Titan of Forgotten Echoes',
        resonance: ['Stone', 'Ruin'],
        tags: [],
        rarity: 'Common',
        type: 'Event',
        cost: 2,
        spark: 0,
        rating: 3,
      },
    ]);
  });

  test('RES-24 with its tags', () => {
    const text =
      '[[card]]\nname = "Titan of Forgotten Echoes"\nresonance = ["Stone", "Ruin"]\ntags = ["tribal:ancient", "mechanic:reclaim", "role:finisher"]\n';
    expect(loaded(text).script.card[0]!.tags).toEqual(['tribal:ancient', 'mechanic:reclaim', 'role:finisher']);
  });

  test('[R13] RES-73 the dreamcaller as RES prints it', () => {
    const text = `[[dreamcaller]]
name = "Vesper, Twilight Arbiter"
resonance = ["Tide", "Ruin"]
resonance_bonus = { Tide = 4, Ruin = 4 }
tags = ["mechanic:reclaim", "mechanic:dissolve"]
essence_bonus = 50  # starting essence; see quests.md
`;
    const { callers } = loaded(text);
    const [vesper] = callers;
    expect(callers).toHaveLength(1);
    expect(vesper).toMatchObject({ id: 'vesper-twilight-arbiter', bonus: [4000, 0, 0, 0, 4000], essence: 50 });
    // Without a bonus of their own, tags count 1 each (R8).
    expect(TAGS.filter((_, i) => vesper!.tags[i] === 1)).toEqual(['mechanic:reclaim', 'mechanic:dissolve']);
  });

  test('RES-08 RES-79 what is wrong stands at its line', () => {
    expect(placed('[[card]]\nname = "Titan"\n\nresonance = ["Stone", "Ruin", "Tide"]\n')).toMatchObject([
      { code: 'resonance-count', line: 4, column: 13 },
    ]);
    expect(placed('[[card]]\nname = "Titan"\ntags = [\n  "role:engine",\n  "role:payoff",\n]\n')).toMatchObject([
      { code: 'two-roles', line: 5, column: 3 },
    ]);
  });
});

describe('[R12] RES-08 RES-76 RES-78 RES-79 the words there are', () => {
  test('RES-08 five resonances', () => {
    expect(RESONANCES).toEqual(['Tide', 'Ember', 'Zephyr', 'Stone', 'Ruin']);
  });

  test('RES-76 RES-78 RES-79 ten tribal tags, thirteen mechanic tags, six role tags', () => {
    expect(TRIBES.join(', ')).toBe(
      'warrior, spirit-animal, ancient, survivor, visitor, explorer, synth, outsider, musician, mage',
    );
    expect(MECHANICS.join(', ')).toBe(
      'reclaim, dissolve, sacrifice, kindle, foresee, figments, draw, discard, fast, ramp, copy, banish, bounce',
    );
    expect(ROLES.join(', ')).toBe('removal, finisher, engine, utility, payoff, enabler');
    expect(new Set(TAGS).size).toBe(29);
  });
});

describe('[R12] [R20] what a card may be', () => {
  const right: readonly [what: string, card: Fields][] = [
    ['no resonance', card('Any')],
    ['one', card('Any', ['Zephyr'])],
    ['two', card('Any', ['Zephyr', 'Ruin'])],
    [
      'RES-82 tags that do not fit its resonance',
      card('Any', ['Stone'], { tags: ['mechanic:kindle', 'mechanic:fast'] }),
    ],
    ['an id of its own', card('Any', [], { id: 'something-else' })],
    [
      'a tribe by subtype',
      card('Any', [], { type: 'Character', subtype: 'Spirit Animal', tags: ['tribal:spirit-animal'] }),
    ],
    ['RES-81 a tribe by text', card('Any', [], { text: 'Each Mage gains 1.', tags: ['tribal:mage'] })],
    ['a subtype that is no tribe', card('Any', [], { type: 'Character', subtype: 'Baker' })],
    ['a word that only begins like a tribe', card('Any', [], { text: 'The image fades.' })],
    ['a battle side', card('Any', [], { battle: { pillar: 'VIOLENCE', effect: 8, action: 'REACTION' } })],
  ];
  test.each(right)('%s', (_, one) => {
    expect(issuesOf(withCards(one))).toEqual([]);
  });

  const wrong: readonly [what: string, card: Fields, issue: Partial<Issue>][] = [
    [
      'RES-08 three resonances',
      card('Any', ['Tide', 'Ember', 'Ruin']),
      { code: 'resonance-count', path: ['card', 0, 'resonance'] },
    ],
    [
      'RES-08 a sixth name',
      { name: 'Any', resonance: ['Tid'] },
      { code: 'unknown-word', path: ['card', 0, 'resonance', 0], nearest: 'Tide' },
    ],
    [
      'one resonance twice',
      card('Any', ['Tide', 'Tide']),
      { code: 'duplicate-word', path: ['card', 0, 'resonance', 1] },
    ],
    [
      'RES-76 an unknown tag',
      card('Any', [], { tags: ['tribal:warior'] }),
      { code: 'unknown-word', path: ['card', 0, 'tags', 0], nearest: 'tribal:warrior' },
    ],
    [
      'a tag without its family',
      card('Any', [], { tags: ['reclaim'] }),
      { code: 'unknown-word', path: ['card', 0, 'tags', 0] },
    ],
    [
      'RES-79 two role tags',
      card('Any', [], { tags: ['role:engine', 'mechanic:draw', 'role:payoff'] }),
      { code: 'two-roles', path: ['card', 0, 'tags', 2] },
    ],
    [
      'a tag twice',
      card('Any', [], { tags: ['mechanic:draw', 'mechanic:draw'] }),
      { code: 'duplicate-word', path: ['card', 0, 'tags', 1] },
    ],
    [
      'a rarity there is not',
      card('Any', [], { rarity: 'rare' }),
      { code: 'unknown-word', path: ['card', 0, 'rarity'], nearest: 'Rare' },
    ],
    ['a type there is not', card('Any', [], { type: 'Spell' }), { code: 'unknown-word', path: ['card', 0, 'type'] }],
    [
      'a subtype on an Event',
      card('Any', [], { subtype: 'Baker' }),
      { code: 'not-a-character', path: ['card', 0, 'subtype'] },
    ],
    ['spark on an Event', card('Any', [], { spark: 1 }), { code: 'not-a-character', path: ['card', 0, 'spark'] }],
    [
      'RES-81 a subtype without its tribal tag',
      card('Any', [], { type: 'Character', subtype: 'Warrior' }),
      { code: 'missing-tribe', path: ['card', 0, 'tags'] },
    ],
    [
      'RES-81 an event that names a subtype without its tag',
      card('Any', [], { text: 'Two Warriors come.' }),
      { code: 'missing-tribe', path: ['card', 0, 'tags'] },
    ],
    [
      'an unknown key',
      card('Any', [], { resonances: ['Tide'] }),
      { code: 'unknown-key', path: ['card', 0, 'resonances'], nearest: 'resonance' },
    ],
    ['no name', { resonance: ['Tide'] }, { code: 'missing-key', path: ['card', 0, 'name'] }],
    ['a name that is too long', card('A'.repeat(41)), { code: 'out-of-range', path: ['card', 0, 'name'] }],
    ['a cost below 0', card('Any', [], { cost: -1 }), { code: 'out-of-range', path: ['card', 0, 'cost'] }],
    ['half a rating', card('Any', [], { rating: 2.5 }), { code: 'out-of-range', path: ['card', 0, 'rating'] }],
    ['a rating above 20', card('Any', [], { rating: 21 }), { code: 'out-of-range', path: ['card', 0, 'rating'] }],
    [
      'one resonance that is no list',
      { name: 'Any', resonance: 'Tide' },
      { code: 'wrong-type', path: ['card', 0, 'resonance'] },
    ],
    [
      'a battle of no pillar',
      card('Any', [], { battle: { pillar: 'WAR', effect: 1, action: 'MAJOR' } }),
      { code: 'unknown-word', path: ['card', 0, 'battle', 'pillar'] },
    ],
    [
      'an effect above 8',
      card('Any', [], { battle: { pillar: 'VIOLENCE', effect: 9, action: 'MAJOR' } }),
      { code: 'out-of-range', path: ['card', 0, 'battle', 'effect'] },
    ],
    ['an id that is no name', card('Any', [], { id: 'a card' }), { code: 'malformed', path: ['card', 0, 'id'] }],
  ];
  test.each(wrong)('%s', (_, one, issue) => {
    expect(issuesOf(withCards(one))).toEqual([expect.objectContaining({ severity: 'error', ...issue })]);
  });

  test('two cards of one name are one too many, whether or not their ids are written', () => {
    expect(issuesOf(withCards(card('Moon Eel'), card('Other'), card('Moon-Eel')))).toMatchObject([
      { code: 'duplicate-id', path: ['card', 2, 'id'], found: 'moon-eel' },
    ]);
    expect(issuesOf(withCards(card('Moon Eel'), card('Moon Eel', [], { id: 'second-eel' })))).toEqual([]);
  });

  const ids: readonly [name: string, id: string][] = [
    ['Titan of Forgotten Echoes', 'titan-of-forgotten-echoes'],
    ['Twelfth Man’s Lintel', 'twelfth-mans-lintel'],
    ["Cartographer's Widow", 'cartographers-widow'],
    ['Vesper, Twilight Arbiter', 'vesper-twilight-arbiter'],
    ['Éowa  the—Öther ', 'eowa-the-other'],
    ['E\u0301owa', 'eowa'],
    ['Garçon à la Crème', 'garcon-a-la-creme'],
  ];
  test.each(ids)('"%s" is %s', (name, id) => {
    expect(idOf(name)).toBe(id);
  });

  test.each(['…', '3 Moons', '東の月'])('"%s" gives no id, which is an issue unless one is written', (name) => {
    const issue = { code: 'no-id', severity: 'error', found: name };
    expect(issuesOf(withCards(card(name)))).toMatchObject([{ ...issue, path: ['card', 0, 'name'] }]);
    expect(issuesOf(withCaller(caller(name, ['Tide'])))).toMatchObject([
      { ...issue, path: ['dreamcaller', 0, 'name'] },
    ]);
    expect(issuesOf(withSign(sign(name, 'Tide')))).toMatchObject([{ ...issue, path: ['dreamsign', 0, 'name'] }]);
    expect(issuesOf(withCards(card(name, [], { id: 'moons' })))).toEqual([]);
  });
});

describe('[R13] [R20] what a dreamcaller may be', () => {
  const wrong: readonly [what: string, dreamcaller: Fields, issue: Partial<Issue>][] = [
    [
      'RES-29 no resonance',
      caller('Any', []),
      { code: 'resonance-count', path: ['dreamcaller', 0, 'resonance'], expected: '1 to 2 resonances' },
    ],
    [
      'RES-29 three',
      caller('Any', ['Tide', 'Ember', 'Ruin']),
      { code: 'resonance-count', path: ['dreamcaller', 0, 'resonance'] },
    ],
    [
      'RES-33 a stray bonus',
      { ...VESPER, resonance_bonus: { Tide: 4, Ruin: 4, Stone: 1 } },
      { code: 'stray-bonus', path: ['dreamcaller', 0, 'resonance_bonus', 'Stone'] },
    ],
    [
      'RES-33 a missing bonus',
      { ...VESPER, resonance_bonus: { Tide: 4 } },
      { code: 'missing-bonus', path: ['dreamcaller', 0, 'resonance_bonus'] },
    ],
    ['RES-84 no tag', caller('Any', ['Tide'], { tags: [] }), { code: 'tag-count', path: ['dreamcaller', 0, 'tags'] }],
    [
      'RES-84 four tags',
      caller('Any', ['Tide'], { tags: ['mechanic:draw', 'mechanic:fast', 'mechanic:copy', 'mechanic:ramp'] }),
      { code: 'tag-count', path: ['dreamcaller', 0, 'tags'] },
    ],
    [
      'a tag bonus for a tag it has not',
      { ...VESPER, tag_bonus: { 'mechanic:draw': 1 } },
      { code: 'stray-bonus', path: ['dreamcaller', 0, 'tag_bonus', 'mechanic:draw'] },
    ],
    [
      'two role tags',
      caller('Any', ['Tide'], { tags: ['role:engine', 'role:payoff'] }),
      { code: 'two-roles', path: ['dreamcaller', 0, 'tags', 1] },
    ],
    [
      'a bonus above 20',
      { ...VESPER, resonance_bonus: { Tide: 4, Ruin: 21 } },
      { code: 'out-of-range', path: ['dreamcaller', 0, 'resonance_bonus', 'Ruin'] },
    ],
    [
      'essence below 0',
      { ...VESPER, essence_bonus: -1 },
      { code: 'out-of-range', path: ['dreamcaller', 0, 'essence_bonus'] },
    ],
    ['an unknown key', { ...VESPER, essence: 1 }, { code: 'unknown-key', path: ['dreamcaller', 0, 'essence'] }],
    [
      'no bonus at all',
      { name: 'Any', resonance: ['Tide'], tags: ['role:engine'] },
      { code: 'missing-key', path: ['dreamcaller', 0, 'resonance_bonus'] },
    ],
  ];
  test.each(wrong)('%s', (_, one, issue) => {
    expect(issuesOf(withCaller(one))).toEqual([expect.objectContaining({ severity: 'error', ...issue })]);
  });

  test('a bonus for a resonance there is not, and a tag bonus for a tag there is not', () => {
    for (const [key, bonus] of [
      ['resonance_bonus', { Tide: 4, Ruin: 4, Tyde: 1 }],
      ['tag_bonus', { 'mechanic:reklaim': 1 }],
    ] as const)
      expect(issuesOf(withCaller({ ...VESPER, [key]: bonus }))).toEqual([
        expect.objectContaining({ path: ['dreamcaller', 0, key, Object.keys(bonus).at(-1)] }),
      ]);
  });

  test('RES-33 a bonus of 0 is one', () => {
    expect(read(withCaller({ ...VESPER, resonance_bonus: { Tide: 0, Ruin: 4 } })).callers[0]!.bonus).toEqual([
      0, 0, 0, 0, 4000,
    ]);
  });
});

describe('[R14] [R20] what a dreamsign may be', () => {
  const wrong: readonly [what: string, dreamsign: Fields, issue: Partial<Issue>][] = [
    [
      'RES-30 no resonance',
      { name: 'Any', resonance: [] },
      { code: 'resonance-count', path: ['dreamsign', 0, 'resonance'], expected: 'exactly 1 resonance' },
    ],
    [
      'RES-30 two',
      { name: 'Any', resonance: ['Tide', 'Ruin'] },
      { code: 'resonance-count', path: ['dreamsign', 0, 'resonance'] },
    ],
    [
      'no such key as a rarity',
      sign('Any', 'Tide', { rarity: 'Rare' }),
      { code: 'unknown-key', path: ['dreamsign', 0, 'rarity'] },
    ],
    [
      'two role tags',
      sign('Any', 'Tide', { tags: ['role:engine', 'role:payoff'] }),
      { code: 'two-roles', path: ['dreamsign', 0, 'tags', 1] },
    ],
    [
      'an unknown tag',
      sign('Any', 'Tide', { tags: ['role:hero'] }),
      { code: 'unknown-word', path: ['dreamsign', 0, 'tags', 0] },
    ],
  ];
  test.each(wrong)('%s', (_, one, issue) => {
    expect(issuesOf(withSign(one))).toEqual([expect.objectContaining({ severity: 'error', ...issue })]);
  });
});

test('every mistake is found at once', () => {
  const written = {
    ...withCards(card('Any', ['Tide', 'Ember', 'Ruin']), card('Any')),
    dreamcaller: [caller('Any', [])],
    dreamsign: [{ name: 'Any', resonance: [] }],
  };
  expect(issuesOf(written).map(({ code }) => code)).toEqual([
    'duplicate-id',
    'resonance-count',
    'resonance-count',
    'resonance-count',
  ]);
});
