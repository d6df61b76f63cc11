import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { table, warnings } from './guidelines.ts';
import type { Pack } from './pack.ts';

const pack = readContent();
const codes = (changed: Pack): readonly string[] => warnings(changed).map(({ code }) => code);
type Card = Pack['card'][number];
const changed = (change: (card: Card, i: number) => Card): Pack => ({ ...pack, card: pack.card.map(change) });

describe('[R21] the guidelines of a pack', () => {
  test('RES-25…28, RES-77, RES-80: the shipped pack keeps every one', () => {
    expect(table(pack).filter(({ met }) => !met)).toEqual([]);
    expect(warnings(pack)).toEqual([]);
  });

  test('the table has a row for each, with what is wanted and what was found', () => {
    expect(table(pack)[0]).toEqual({
      claim: 'Cards with one resonance',
      of: 'RES-25',
      target: '70 % ± 5',
      measured: '70.4 % (150)',
      interval: '',
      met: true,
    });
    expect(table(pack)).toHaveLength(23);
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
