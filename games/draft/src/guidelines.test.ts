import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { guidelinesOf, warnings } from './guidelines.ts';
import type { Pack } from './pack.ts';

const pack = readContent();
const codes = (changed: Pack): readonly string[] => warnings(changed).map(({ code }) => code);
type Card = Pack['card'][number];
const changed = (change: (card: Card, i: number) => Card): Pack => ({ ...pack, card: pack.card.map(change) });

describe('[R21] the guidelines of a pack', () => {
  test('RES-25…28, RES-77, RES-80: the shipped pack keeps every one', () => {
    expect(guidelinesOf(pack).filter(({ met }) => !met)).toEqual([]);
    expect(warnings(pack)).toEqual([]);
  });

  test('there is one for each, with what is wanted and what was found', () => {
    expect(guidelinesOf(pack)[0]).toMatchObject({
      claim: 'Cards with one resonance',
      of: 'RES-25',
      target: '70 % ± 5',
      measured: '70.4 % (150)',
      met: true,
    });
    expect(guidelinesOf(pack)).toHaveLength(23);
  });

  const broken: readonly [what: string, code: string, pack: Pack][] = [
    ['RES-27: no neutral cards', 'no-resonance', { ...pack, card: pack.card.filter((c) => c.resonance.length > 0) }],
    ['RES-26: no card of two', 'two-resonances', { ...pack, card: pack.card.filter((c) => c.resonance.length < 2) }],
    [
      'RES-26: cards of two are common',
      'rare-duals',
      changed((c) => (c.resonance.length === 2 ? { ...c, rarity: 'Common' } : c)),
    ],
    [
      'RES-28: five Tide cards fewer',
      'uneven-resonance',
      { ...pack, card: pack.card.filter((c, i) => !(c.resonance[0] === 'Tide' && i % 6 === 0)) },
    ],
    [
      'a pair without a card',
      'missing-pair',
      { ...pack, card: pack.card.filter((c) => !(c.resonance.includes('Stone') && c.resonance.includes('Ruin'))) },
    ],
    [
      'rarities by the tens',
      'rarity-share',
      changed((c, i) => (c.rarity === 'Uncommon' && i % 2 ? { ...c, rarity: 'Common' } : c)),
    ],
    [
      'RES-09: Tide without its words',
      'foreign-keywords',
      changed((c) => (c.resonance.includes('Tide') ? { ...c, text: 'Kindle 1.' } : c)),
    ],
    [
      'RES-11: Zephyr without its words',
      'foreign-keywords',
      changed((c) => (c.resonance.includes('Zephyr') ? { ...c, text: 'Kindle 1.' } : c)),
    ],
    [
      'RES-13: Ruin without its words',
      'foreign-keywords',
      changed((c) => (c.resonance.includes('Ruin') ? { ...c, text: 'Kindle 1.' } : c)),
    ],
    ['RES-10: Ember dear', 'dear-ember', changed((c) => (c.resonance.includes('Ember') ? { ...c, cost: 9 } : c))],
    [
      'RES-12: Stone without spark',
      'dim-stone',
      changed((c) => (c.resonance.includes('Stone') ? { ...c, spark: 0 } : c)),
    ],
    ['RES-80: cards without tags', 'tag-count', changed((c, i) => (i % 2 ? { ...c, tags: [] } : c))],
    [
      'RES-77: four cards of a tribe',
      'thin-tribe',
      (() => {
        let left = 4;
        return changed((c) => {
          if (!c.tags.includes('tribal:musician')) return c;
          left -= 1;
          return left >= 0 ? c : { ...c, tags: c.tags.filter((tag) => tag !== 'tribal:musician') };
        });
      })(),
    ],
    [
      'RES-33: a bonus of 7',
      'odd-bonus',
      {
        ...pack,
        dreamcaller: pack.dreamcaller.map((one, i) =>
          i === 0
            ? { ...one, resonance_bonus: Object.fromEntries(Object.keys(one.resonance_bonus).map((key) => [key, 7])) }
            : one,
        ) as Pack['dreamcaller'],
      },
    ],
    ['a card without its rules', 'unwritten', changed((c, i) => (i === 3 ? { ...c, text: undefined } : c))],
  ];
  test.each(broken)('%s is "%s"', (_what, code, one) => {
    expect(codes(one)).toContain(code);
  });

  const carrying = (symbols: number): readonly Card[] =>
    pack.card.filter(({ rarity, resonance }) => rarity !== 'Special' && resonance.length === symbols);
  /** A pack of so many cards with one, two and no resonance. */
  const mixed = (one: number, two: number, none: number): Pack => ({
    ...pack,
    card: [...carrying(1).slice(0, one), ...carrying(2).slice(0, two), ...carrying(0).slice(0, none)],
  });

  const shares: readonly [id: string, code: string, one: number, two: number, none: number, kept: boolean][] = [
    ['RES-25', 'one-resonance', 64, 10, 26, false],
    ['RES-25', 'one-resonance', 65, 10, 25, true],
    ['RES-25', 'one-resonance', 75, 10, 15, true],
    ['RES-25', 'one-resonance', 76, 10, 14, false],
    ['RES-26', 'two-resonances', 70, 6, 24, false],
    ['RES-26', 'two-resonances', 70, 7, 23, true],
    ['RES-26', 'two-resonances', 70, 13, 17, true],
    ['RES-26', 'two-resonances', 70, 14, 16, false],
    ['RES-27', 'no-resonance', 76, 10, 14, false],
    ['RES-27', 'no-resonance', 75, 10, 15, true],
    ['RES-27', 'no-resonance', 65, 10, 25, true],
    ['RES-27', 'no-resonance', 64, 10, 26, false],
  ];
  test.each(shares)('%s %s: of %i with one, %i with two and %i with none it is kept: %s', (_, code, ...row) => {
    const [one, two, none, kept] = row;
    const found = mixed(one, two, none);
    expect(found.card).toHaveLength(100);
    expect(codes(found).includes(code)).toBe(!kept);
  });

  const counts: readonly [tide: number, kept: boolean][] = [
    [17, false],
    [18, true],
    [22, true],
    [23, false],
  ];
  test.each(counts)('RES-28 %i Tide cards where each other resonance has 20: kept %s', (tide, kept) => {
    const of = (resonance: string, many: number) =>
      carrying(1)
        .filter((card) => card.resonance[0] === resonance)
        .slice(0, many);
    const others = ['Ember', 'Zephyr', 'Stone', 'Ruin'].flatMap((resonance) => of(resonance, 20));
    const found = { ...pack, card: [...of('Tide', tide), ...others] };
    expect(found.card).toHaveLength(80 + tide);
    expect(codes(found).includes('uneven-resonance')).toBe(!kept);
  });

  test.each([
    [4, false],
    [5, true],
  ])('RES-77 a tribe of %i cards: kept %s', (many, kept) => {
    let left = many;
    const found = changed((card) => {
      if (!card.tags.includes('tribal:musician')) return card;
      left -= 1;
      return left >= 0 ? card : { ...card, tags: card.tags.filter((tag) => tag !== 'tribal:musician') };
    });
    expect(left).toBeLessThanOrEqual(0);
    expect(codes(found).includes('thin-tribe')).toBe(!kept);
  });

  test.each([
    [74, false],
    [75, true],
  ])('RES-80 %i of 100 cards with tags: kept %s', (many, kept) => {
    const some = mixed(70, 10, 20).card.map((card, i) => ({ ...card, tags: i < many ? card.tags.slice(0, 1) : [] }));
    expect(some.filter(({ tags }) => tags.length > 0)).toHaveLength(many);
    expect(codes({ ...pack, card: some }).includes('tag-count')).toBe(!kept);
  });

  const bonuses: readonly [id: string, key: 'resonance_bonus' | 'tag_bonus', value: number, kept: boolean][] = [
    ['RES-33', 'resonance_bonus', 2, false],
    ['RES-33', 'resonance_bonus', 3, true],
    ['RES-33', 'resonance_bonus', 5, true],
    ['RES-33', 'resonance_bonus', 6, false],
    ['RES-84', 'tag_bonus', 0, false],
    ['RES-84', 'tag_bonus', 1, true],
    ['RES-84', 'tag_bonus', 2, true],
    ['RES-84', 'tag_bonus', 3, false],
  ];
  test.each(bonuses)('%s a %s of %i is typical: %s', (_, key, value, kept) => {
    const [first, ...rest] = pack.dreamcaller;
    const names = key === 'tag_bonus' ? first!.tags : first!.resonance;
    const bonus = Object.fromEntries(names.map((name) => [name, value]));
    const dreamcaller = [{ ...first!, [key]: bonus }, ...rest] as Pack['dreamcaller'];
    expect(codes({ ...pack, dreamcaller }).includes('odd-bonus')).toBe(!kept);
  });

  test('shares and pairs are errors, what is only typical is a warning', () => {
    const few = warnings({ ...pack, card: pack.card.filter(({ resonance }) => resonance.length > 0) });
    expect(few.find(({ code }) => code === 'no-resonance')?.severity).toBe('error');
    const thin = warnings(changed((card, i) => (i % 2 ? { ...card, tags: [] } : card)));
    expect(thin.find(({ code }) => code === 'tag-count')?.severity).toBe('warning');
  });

  test('RES-82: nothing asks that tags go with resonance', () => {
    const turned = changed((card) => ({ ...card, tags: card.tags.filter((tag) => tag.startsWith('tribal:')) }));
    expect(codes(turned)).not.toContain('foreign-keywords');
  });

  test('the named cards of RES are there, with the resonances it gives', () => {
    const named: readonly [string, readonly string[]][] = [
      ['Titan of Forgotten Echoes', ['Stone', 'Ruin']],
      ['Whirlpool Seer', ['Tide']],
      ['Void Harvester', ['Ruin']],
      ['Abyssal Reclaimer', ['Tide', 'Ruin']],
      ['Boulder Sentinel', ['Stone']],
      ['Flame Imp', ['Ember']],
      ['Field Medic', []],
      ['Echoing Monolith', ['Stone', 'Ruin']],
    ];
    for (const [name, resonance] of named)
      expect(pack.card.find((card) => card.name === name)?.resonance, name).toEqual(resonance);
    expect([pack.dreamcaller.length, pack.dreamsign.length]).toEqual([15, 20]);
    expect(pack.card.filter(({ rarity }) => rarity === 'Special')).toHaveLength(5);
  });
});
