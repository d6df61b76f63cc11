import { type CardView, draft, UNIT, type View } from '@lockstep/draft';
import { parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { cardName } from './names.ts';
import { eventsOf, night, played, questOf } from './quest.fixture.ts';
import { chanceWords, staleWords, whyLines } from './why.ts';
import { keptWords, whySentence } from './why-sentence.ts';

const units = (weight: number): number => Math.round(weight * UNIT);

const card = (id: string, more: Partial<CardView> = {}): CardView => ({
  card: id,
  weight: units(15.745),
  fresh: units(15.745),
  total: units(1000),
  copies: 1,
  entries: 400,
  staleness: 0,
  base: units(0.5),
  parts: [{ resonance: 'Tide', profile: 7000, adds: units(15.245) }],
  exponent: 1400,
  kept: null,
  theme: null,
  price: null,
  full: null,
  sold: false,
  ...more,
});

const at = (offer: readonly CardView[], site: View['site'] = 'DRAFT') => ({ site, offer });
const said = (one: CardView, offer = [one], site: View['site'] = 'DRAFT'): { readonly [label: string]: string } =>
  Object.fromEntries(whyLines(night, at(offer, site), one).map(({ label, value }) => [label, value]));

describe('why a card is here', () => {
  test('RES-54 weight, share, copies and what each resonance added', () => {
    expect(said(card('whirlpool-seer', { copies: 3 }))).toEqual({
      'Chance of the next draw': '4.7% of the pool',
      Weight: '15.74 a copy, 47.23 in all',
      Copies: '3 of 400 entries',
      'Every card with a symbol has': '0.50',
      'Tide adds': '15.24, which is 7 to the power of 1.4',
      Staleness: '0: nothing is taken away',
    });
  });

  test('one sentence first: what the deck leans to, chance, or nothing that moves it', () => {
    const sentence = (one: CardView): string => whySentence(night, at([one]), one);
    expect(sentence(card('whirlpool-seer'))).toBe(
      'You lean to Tide, so it comes about 31 times as often as a card of what you lack.',
    );
    expect(sentence(card('flame-imp', { parts: [{ resonance: 'Ember', profile: 0, adds: 0 }] }))).toBe(
      'You have nothing of Ember yet, so it comes by chance alone.',
    );
    expect(sentence(card('field-medic', { parts: [] }))).toBe('It bears no symbol, so nothing that you took moves it.');
  });

  test('RES-59 a neutral card has its own base, and RES-58 a resonance without anything adds nothing', () => {
    const medic = card('field-medic', { weight: units(3), fresh: units(3), base: units(3), parts: [] });
    expect(said(medic)).toMatchObject({ Weight: '3.00', 'A neutral card has': '3.00' });
    const imp = card('flame-imp', { parts: [{ resonance: 'Ember', profile: 0, adds: 0 }] });
    expect(said(imp)['Ember adds']).toBe('0.00, for you have none of it');
  });

  test('[R6] RES-48 staleness says what it took away', () => {
    const stale = card('whirlpool-seer', { staleness: 2, weight: units(9.841) });
    expect(said(stale).Staleness).toBe('2: takes away 5.90 of 15.74');
    expect([0, 1, 4].map(staleWords)).toEqual(['', 'stale by 1', 'stale by 4']);
  });

  const four = ['two-shore-heron', 'sounding-line-girl', 'saltmarsh-otter'];

  test('[R3] RES-63 a card that came in for diversity says for which, and what all would have shared', () => {
    const kept = card('flame-imp', { kept: { keeps: 'DIVERSITY', instead: 'whirlpool-seer' } });
    const offer = [...four.map((id) => card(id)), kept];
    expect(keptWords(night, at(offer), kept)).toBe('It came in for Whirlpool Seer, so that not all four share Tide.');
    expect(said(kept, offer).Guarantee).toBe(keptWords(night, at(offer), kept));
    expect(said(offer[0]!, offer)).not.toHaveProperty('Guarantee');
  });

  test('[R4] RES-65 one that came in for rarity says so', () => {
    const kept = card('flame-imp', { kept: { keeps: 'RARITY', instead: 'whirlpool-seer' } });
    const offer = [...four.map((id) => card(id)), kept, card('a'), card('b')];
    expect(keptWords(night, at(offer), kept)).toBe(
      'It came in for Whirlpool Seer, so that one of the six is Uncommon or better.',
    );
  });

  test('[R8] a theme is told in plain words, with its tag only here', () => {
    const themed = card('void-harvester', {
      theme: { tag: 'mechanic:reclaim', count: 4, depth: 18, score: units(6.63) },
    });
    expect(said(themed)).toMatchObject({
      'Chance of the next draw': '1.6% of cards of this theme',
      Theme: 'Things that return (mechanic:reclaim): you hold 4, the pool 18; score 6.63',
    });
    expect(said(card('void-harvester'), [], 'BATTLE')['Chance of the next draw']).toContain('Rare and Legendary');
  });

  test('[R3] in play every swap that is shown is told with the resonance all would have shared', () => {
    let told = 0;
    for (const seed of ['why 1', 'why 2', 'why 3']) {
      const run = played(questOf({ scene: 'seven-dreams' }), seed, 'rigid');
      expect(eventsOf(run).length).toBeGreaterThan(0);
      for (let now = run.now; now.before; now = now.before) {
        const view = draft.view(run.setup, now.before.state, 0);
        for (const one of view.offer) {
          expect(chanceWords(one)).toMatch(/^(under )?\d+(\.\d)?%$/);
          if (one.kept?.keeps !== 'DIVERSITY') continue;
          expect(keptWords(run.setup, view, one)).toMatch(/share (Tide|Ember|Zephyr|Stone|Ruin)/);
          expect(keptWords(run.setup, view, one)).toContain(cardName(run.setup, one.kept.instead));
          told += 1;
        }
      }
    }
    expect(told).toBeGreaterThan(0);
  });

  test('the lines of a real offer add up to its weight', () => {
    const begun = questOf({
      scene: { id: 'x', title: 'X', line: 'x', dreamscape: [{ name: 'X', sites: ['DRAFT'], battle: false }] },
      begin: { dreamcaller: 'vesper-twilight-arbiter' },
    });
    const view = draft.view(begun, draft.start(begun, parseSeed('sum')), 0);
    for (const one of view.offer) {
      const sum = one.base + one.parts.reduce((all, { adds }) => all + adds, 0);
      expect(Math.abs(sum - one.fresh)).toBeLessThanOrEqual(2);
    }
  });
});
