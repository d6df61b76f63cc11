import { PAIRS, type Pack, RESONANCES, refusals, TAGS } from '@lockstep/draft';
import { sectionText } from '@lockstep/words';
import { describe, expect, test } from 'vitest';
import { CARD_WORDS } from './cardwords.ts';
import { RULED_IN } from './contents.ts';
import { TERMS } from './glossary.ts';
import { SITE_NAME, THEME_TITLE } from './names.ts';
import { MACHINE, questOf, pack as shipped } from './quest.fixture.ts';
import { quickReference } from './quick.ts';
import { rulebook } from './rulebook.ts';
import { type Rules, SECTION_IDS, type SectionId } from './section.ts';

const pack: Pack = shipped;
const part = (id: SectionId, rules: Rules = { pack }): string =>
  sectionText(rulebook(rules).find((section) => section.id === id)!);

describe('FULL RULES', () => {
  test('[K4] has every section once, in order, the tags last', () => {
    expect(rulebook({ pack }).map(({ id }) => id)).toEqual([...SECTION_IDS]);
    expect(SECTION_IDS.at(-1)).toBe('tags');
  });

  const parts: readonly [rule: string, SectionId, readonly string[]][] = [
    ['R11', 'goal', ['a name and a score', 'no losing']],
    ['RES-09', 'resonances', [...RESONANCES, 'Foresee', 'neutral']],
    ['R12', 'pairs', [...PAIRS.map(({ name }) => name), '25 percent', 'Unformed']],
    ['R23', 'route', [...Object.values(SITE_NAME), 'five times: take one card of four', 'Seven Dreams:', 'passed by']],
    ['R13', 'dreamcaller', ['three are drawn', '250 essence', 'Vesper, Twilight Arbiter | Tide 4, Ruin 4 | 50']],
    ['R9', 'profile', ['at once', 'A card you purge leaves it', 'counts as much as']],
    ['R2', 'pool', ['Common | 4', 'Legendary | 1', 'Special | 0', 'from 0.75 to 1.25', 'rounded half up', 'average']],
    ['R1', 'weights', ['neutral card weighs 3.', 'weighs 0.5', 'power of 1.4', '7 | 15.75', '0 | 0.50', 'half up']],
    ['R3', 'offers', ['3. Diversity', '4. Rarity', 'never shown', 'No card is shown twice']],
    ['R6', 'staleness', ['1 + 0.3 for each: by 1.3, 1.6, 1.9', 'fresher by 1', 'rerolls']],
    ['R5', 'refills', ['when it is empty', 'fewer than the site shows', 'once']],
    ['R7', 'picks', ['four cards', 'Only what is shown']],
    [
      'R8',
      'themes',
      [
        '6 entries',
        '2 × 1.5 × the natural logarithm',
        '0.1 for each different card',
        'to the power of 4',
        'a people or a way of playing',
        'keeps the theme',
      ],
    ],
    [
      'R15',
      'shop',
      ['Common | 50', 'Legendary | 200', '30 of 100', '30 to 90 percent', 'nearest 10', 'costs 50', 'holds 50'],
    ],
    [
      'R14',
      'dreamsigns',
      ['you may leave it', 'you may accept one or leave them', 'twelve at most', 'Drowned Bell | Tide'],
    ],
    ['R17', 'purge', ['up to 3 cards', 'It does not return']],
    ['R16', 'battle', ['100 essence, and 25 more', '100, 125, 150', 'Rare and Legendary only']],
    ['R11', 'score', ['and 2 more', 'ratings of your deck']],
    ['R18', 'knowing', ['Everything but the draws to come', 'only told at the end']],
    ['R10', 'presets', ['Seed', 'Open', 'Recency', '× 0.85', '0.6 to 1.4']],
    ['R24', 'review', ['strong drafter']],
    ['R26', 'today', ['Seven Dreams with the preset Seed', 'practice']],
    ['K6', 'words', ['battles to come', 'what a card is for', ...CARD_WORDS]],
    ['K6', 'glossary', [...TERMS]],
    ['R8', 'tags', TAGS.map((tag) => `${THEME_TITLE[tag]} | ${tag}`)],
  ];
  test.each(parts)('[K4] %s: %s', (_rule, id, facts) => {
    for (const fact of facts) expect(part(id)).toContain(fact);
  });

  test('[R10] [K4] the quest at hand brings its own numbers', () => {
    const of = (preset: string, id: SectionId): string =>
      part(id, { pack, setup: questOf({ scene: 'three-dreams', preset, quest: { draft_picks: 4, reroll_cost: 70 } }) });
    expect(of('open', 'weights')).toContain('begins at 0.5 and grows by 0.05');
    expect(of('open', 'dreamcaller')).toContain('counts 2 in your profile');
    expect(of('open', 'presets')).toContain('These rules speak of Open.');
    expect(of('recency', 'profile')).toContain('counts 0.85 times as much');
    expect(of('seed', 'route')).toContain('four times: take one card');
    expect(of('seed', 'route')).not.toContain('Seven Dreams:');
    expect(of('seed', 'shop')).toContain('A reroll costs 70');
  });

  test('RES-103 a guarantee that is switched off is not promised', () => {
    const setup = questOf({
      scene: 'three-dreams',
      preset: { selection: { enforce_resonance_diversity: false, enforce_rarity_guarantee: false } },
    });
    expect(part('offers', { pack, setup })).toContain('3. All of them may share a resonance.');
    expect(part('offers', { pack, setup })).toContain('4. All of them may be Common.');
  });

  test('[K4] every event and refusal has its place in the rules', () => {
    for (const id of Object.values(RULED_IN)) expect(SECTION_IDS).toContain(id);
    for (const code of Object.keys(refusals)) expect(RULED_IN).toHaveProperty(code);
    for (const id of SECTION_IDS) expect(part(id).length).toBeGreaterThan(80);
  });

  test('[K6] RES-02 no id and no constant is printed, and a tag only at the end', () => {
    const text = rulebook({ pack })
      .filter(({ id }) => id !== 'tags')
      .map(sectionText)
      .join('\n');
    expect(text).not.toMatch(MACHINE);
    expect(text).not.toMatch(/[a-z]_[a-z]/);
    for (const term of TERMS) expect(part('glossary')).toMatch(new RegExp(`^${term} \\| .+`, 'm'));
  });
});

test('[K6] every word that is explained stands on some card, and every one that begins a text is explained', () => {
  const texts = pack.card.map(({ text = '' }) => text);
  for (const word of CARD_WORDS)
    expect(
      texts.some((text) => text.includes(word)),
      word,
    ).toBe(true);
  const begins = new Set(texts.flatMap((text) => /^(\w+)(?=[:.] )/.exec(text)?.[1] ?? []));
  for (const word of begins) expect(CARD_WORDS).toContain(word);
});

test('[K4] the quick reference fits one screen', () => {
  for (const preset of ['seed', 'open', 'recency']) {
    const lines = quickReference({ pack, setup: questOf({ scene: 'seven-dreams', preset }) });
    expect(lines.length).toBeLessThanOrEqual(18);
    for (const [label, text] of lines) {
      expect(`${label} ${text}`.length).toBeLessThan(130);
      expect(text).not.toMatch(MACHINE);
    }
  }
  expect(Object.fromEntries(quickReference({ pack }))).toMatchObject({
    Shop: '50/80/120/200 by rarity, some on sale; reroll 50',
    Score: 'ratings, and 2 for each card in a main resonance',
  });
});
