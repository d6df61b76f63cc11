import { draft, type RefusalCode, refusals } from '@lockstep/draft';
import { parseSeed, Refusal, refuse } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { MACHINE, night, questOf } from './quest.fixture.ts';
import { refusalWords } from './refusal.ts';

const SAID: { readonly [code in RefusalCode]: readonly [Refusal['data'], string] } = {
  over: [{}, 'The quest is over. Begin another.'],
  'unknown-action': [{ nearest: 'take' }, 'That is nothing one can do here. Did you mean “take”?'],
  'unknown-card': [
    { word: 'seer', nearest: 'whirlpool-seer' },
    'No card is called “seer”. Did you mean “whirlpool-seer”?',
  ],
  'unknown-dreamcaller': [
    { word: 'x', nearest: null },
    'No dreamcaller is called “x”. Name a dreamcaller that is shown, or choose it by its number.',
  ],
  'unknown-dreamsign': [
    { word: null, nearest: null },
    'No dreamsign is named. Name a dreamsign that is shown, or choose it by its number.',
  ],
  'not-here': [{ action: 'buy', site: 'DRAFT' }, 'You cannot buy at this site: it is a Draft. Take one card.'],
  'not-offered': [
    { what: 'whirlpool-seer' },
    'Whirlpool Seer is not among what is shown. Choose one of those that are.',
  ],
  sold: [{ card: 'flame-imp' }, 'Flame Imp is sold already, to you. Buy another, or leave.'],
  'deck-full': [
    { card: 'flame-imp', most: 50 },
    'A deck holds 50 at most, and there is no room beside the picks still to come. Leave the shop.',
  ],
  'too-dear': [
    { card: 'flame-imp', price: 50, essence: 20 },
    'Flame Imp costs 50 essence and you have 20. You lack 30. A battle brings more.',
  ],
  'not-in-deck': [{ card: 'flame-imp' }, 'Flame Imp is not in your deck. Purge a card that is.'],
  'purged-enough': [{ most: 3 }, 'This site takes 3 cards, and has them. Leave it.'],
};

describe('[K3] refusals', () => {
  test.each(Object.entries(SAID))('%s says what is wrong and what to do', (code, [data, words]) => {
    expect(refusalWords(night, refuse(code, data))).toBe(words);
  });

  test('every code has its sentence, with data or without, and none speaks like a machine', () => {
    for (const code of Object.keys(refusals))
      for (const data of [{}, SAID[code as RefusalCode][0]])
        expect(refusalWords(night, refuse(code, data))).not.toMatch(MACHINE);
  });

  test('[R15] what the engine refuses is answered in its own numbers', () => {
    const setup = questOf({ scene: 'three-dreams', quest: { start_essence: 0, reroll_cost: 90 } });
    const poor = { ...draft.start(setup, parseSeed('poor')), stop: 2, offer: [0], prices: [50] };
    const refused = draft.step(setup, poor, 0, { kind: 'reroll', at: -1 });
    expect(refused).toBeInstanceOf(Refusal);
    expect(refusalWords(setup, refused as Refusal)).toBe(
      'A reroll costs 90 essence and you have 0. You lack 90. A battle brings more.',
    );
  });
});
