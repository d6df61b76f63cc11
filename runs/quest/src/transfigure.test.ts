import { parseText } from '@lockstep/cardtext';
import type { Card } from '@lockstep/draft';
import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { transfigure } from './transfigure.ts';
import { FORMS, type Form } from './vocabulary.ts';

const cards = readContent().card;
const named = (id: string): Card => cards.find((card) => card.id === id)!;

const changes: readonly [id: string, form: Form, expected: Partial<Card> | undefined][] = [
  ['quarry-ox', 'viridian', { cost: 2 }],
  ['flame-imp', 'viridian', undefined],
  ['flame-imp', 'scarlet', { spark: 3 }],
  ['whirlpool-seer', 'golden', { text: 'Materialized: Foresee 3.' }],
  ['whirlpool-seer', 'magenta', { text: 'Materialized: Foresee 2. Judgment: Kindle 1.' }],
  ['whirlpool-seer', 'azure', undefined],
  ['whirlpool-seer', 'bronze', undefined],
];

describe('[Q14] transfigurations', () => {
  test.each(changes)('[Q14] %s, %s', (id, form, expected) => {
    const made = transfigure(named(id), form);
    if (expected === undefined) expect(made).toBeUndefined();
    else expect(made).toMatchObject({ ...expected, id: `${id}-${form}` });
  });

  test('[Q14] every card every way: what is made can be read, differs, and golden leaves headers, costs and limits alone', () => {
    const made = { viridian: 0, scarlet: 0, golden: 0, azure: 0, bronze: 0, magenta: 0 };
    for (const card of cards)
      for (const form of FORMS) {
        const changed = transfigure(card, form);
        if (!changed) continue;
        made[form] += 1;
        expect(card.rarity).not.toBe('Special');
        expect(parseText(changed.text ?? '', card.type === 'Character' ? 'character' : 'event').ok).toBe(true);
        expect([changed.cost, changed.spark, changed.text]).not.toEqual([card.cost, card.spark, card.text]);
        if (form !== 'golden') continue;
        const fixed = (text: string) =>
          text.match(/(?:^|\. )(?:Reclaim|This card costs) \d+|\d+ (?:spark )?or (?:less|more)|\d+ Energy[^.:]*:/g);
        expect(fixed(changed.text!)).toEqual(fixed(card.text!));
      }
    for (const form of FORMS) expect([form, made[form] > 20]).toEqual([form, true]);
  });
});
