import { battle, type Event, refusals } from '@lockstep/battle';
import { openStream, parseSeed, Refusal, refuse } from '@lockstep/kernel';
import { sectionText } from '@lockstep/words';
import { describe, expect, test } from 'vitest';
import { RULED_IN } from './contents.ts';
import { DUEL } from './duel.fixture.ts';
import { EVENT_KINDS, eventWords } from './event.ts';
import { KEYWORDS, keywordsIn, textParts } from './keyword.ts';
import { refusalWords } from './refusal.ts';
import { quickReference, rulebook } from './rulebook.ts';
import { SECTION_IDS } from './section.ts';

const RULES = { battle: DUEL.tuning };

describe('what is said of a battle', () => {
  test('[K4] every event is a sentence, in battles that tell nearly all of them', () => {
    const told = new Set<string>();
    for (let i = 0; i < 40; i += 1) {
      const stream = openStream(parseSeed(`words ${i}`), 'choices');
      let state = battle.start(DUEL, parseSeed(`told ${i}`));
      for (let [seat] = battle.toMove(DUEL, state); seat !== undefined; [seat] = battle.toMove(DUEL, state)) {
        const legal = battle.legal(DUEL, state, seat);
        const log: Event[] = [];
        const next = battle.step(DUEL, state, seat, legal[stream.below(legal.length)]!, log);
        if (next instanceof Refusal) throw new Error(next.code);
        state = next;
        for (const event of log) {
          told.add(event.kind);
          expect(eventWords(DUEL, event)).toMatch(/^[A-Z].*[.]$/);
          expect(eventWords(DUEL, event)).not.toMatch(/undefined|null|NaN/);
        }
      }
    }
    expect(told.size).toBeGreaterThan(24);
  });

  test('[K4] every refusal says what is wrong and what to do', () => {
    for (const code of Object.keys(refusals)) expect(refusalWords(DUEL, refuse(code))).toMatch(/^[A-Z].*\. .*\.$/);
  });

  test('[K4] every event and refusal has its section, and every section is there', () => {
    const sections = rulebook(RULES);
    expect(sections.map(({ id }) => id)).toEqual([...SECTION_IDS]);
    expect(Object.keys(RULED_IN.events).sort()).toEqual([...EVENT_KINDS].sort());
    expect(Object.keys(RULED_IN.refusals)).toEqual(Object.keys(refusals));
    const named = new Set([...Object.values(RULED_IN.events), ...Object.values(RULED_IN.refusals)]);
    for (const id of named) expect(SECTION_IDS).toContain(id);
  });

  test('[K4] a text is cut at its keywords and put together again', () => {
    const text = 'Fast. Kindle 2. Banish a figment. Reclaim 3.';
    expect(keywordsIn(text).map(([word]) => word)).toEqual(['Fast', 'Kindle N', 'Banish', 'figment', 'Reclaim N']);
    for (const { text: own = '' } of DUEL.script.card)
      expect(
        textParts(own)
          .map(({ words }) => words)
          .join(''),
      ).toBe(own);
    expect(keywordsIn('The enemy Discards a card. Create two figments.').map(([word]) => word)).toEqual([
      'Discard',
      'figment',
    ]);
  });

  test('[K4] numbers are those of the pack', () => {
    const changed = { battle: { ...DUEL.tuning, points_to_win: 33 } };
    expect(sectionText(rulebook(changed)[0]!)).toContain('33 points');
    expect(quickReference(changed)[0]).toEqual(['Win', '33 points']);
    expect(KEYWORDS.length).toBeGreaterThan(15);
  });
});
