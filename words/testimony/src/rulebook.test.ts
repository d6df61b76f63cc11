import { BADGES, CLAIMS, type Pack, PROOFS, refusals, TRUSTS } from '@lockstep/testimony';
import { sectionText } from '@lockstep/words';
import { describe, expect, test } from 'vitest';
import { BADGE_RULE } from './badges.ts';
import { CLAIM_WORD } from './claim.ts';
import { RULED_IN } from './contents.ts';
import { TERMS } from './glossary.ts';
import { SCRUTINY_LOSS } from './loss.ts';
import { packInContent, setupOf } from './puzzle.fixture.ts';
import { quickReference } from './quick.ts';
import { rulebook } from './rulebook.ts';
import { type Rules, SECTION_IDS, type SectionId } from './section.ts';

const pack = packInContent();
const { script } = setupOf();

const part = (id: SectionId, rules: Rules = { pack, puzzle: script }): string =>
  sectionText(rulebook(rules).find((section) => section.id === id)!);

describe('FULL RULES', () => {
  test('[K4] has every section once, in order', () => {
    expect(rulebook({ pack }).map(({ id }) => id)).toEqual([...SECTION_IDS]);
  });

  const parts: readonly [string, SectionId, readonly string[]][] = [
    ['T1', 'goal', ['Resistance is 0 and every concern is addressed', 'no win yet', 'nothing is left to submit']],
    ['T17', 'goal', [SCRUTINY_LOSS, 'Scrutiny reaches 5', 'turns are used up']],
    ['the puzzle', 'goal', ['Resistance 35, 3 concerns, 6 turns, Scrutiny starts at 0']],
    ['T18', 'submission', ['1 to 3 different cards', '1 turn', 'does not matter', 'leave your hand for good']],
    ['T2', 'turn', ['1 | A MAJOR', '2 | Scrutiny rises', 'even if the damage would have won', '7 | The cards join']],
    ['T20', 'damage', ['50%', '12 does 6, 7 does 4, 1 does 1', '× 1.25', '10 and 8 that agree do 23', 'do 17']],
    ['T9', 'corroboration', ['same location', 'same state', 'same activity', 'One bonus at most', 'not KITCHEN']],
    [
      'T7',
      'counters',
      ['first counter of her printed list', 'drawn out before it is refuted, and sometimes should be'],
    ],
    ['T25', 'counters', ['Every submitted card that proves a targeted type is contested', 'all the same']],
    [
      'T8',
      'refutation',
      [
        'before KOA answers',
        'before it was ever played',
        '12 that did 6 gives back 6, 7 that did 4 gives back 3',
        'No bonus',
      ],
    ],
    ['T3', 'scrutiny', ['for each pair of cards | +1', 'SKETCHY card, for each | +1', 'clean submission | +0']],
    ['T23', 'trust', ['VERIFIED | +0', 'PLAUSIBLE | +0', 'SKETCHY | +1', ...TRUSTS]],
    ['T4', 'contradictions', ['MAJOR: both cannot be true', 'MINOR: just possible', 'costs nothing']],
    ['T5', 'contradictions', ['0 where they overlap or touch', '23:55 and 00:05 are ten minutes apart']],
    ['T10', 'concerns', [...PROOFS, 'contested or not', 'AWAKE, ALERT or ACTIVE can prove ALERTNESS']],
    [
      'T11',
      'visibility',
      ['FULL: all', 'HIDDEN: each', 'before any counter of it is shown', 'it is practice', 'kept apart'],
    ],
    ['T42', 'difficulty', ['Tutorial | 4 | 2 | 20 | 1 | 0 | 5', 'Expert | 6 | 4 | 50 | 3 | 1 | 6']],
    ['T13', 'difficulty', ['Easy: Monday and Tuesday.', 'Hard: Friday and Saturday.', 'Expert: Sunday.']],
    ['T32', 'badges', BADGES.map((badge) => `${badge} | ${BADGE_RULE[badge]}`)],
    ['P13', 'practice', ['undo', 'first nudge is free', 'solution', 'streak']],
    ['T38', 'glossary', [...TERMS, ...CLAIMS.map((claim) => CLAIM_WORD[claim])]],
  ];
  test.each(parts)('[K4] %s: %s', (_rule, id, facts) => {
    for (const fact of facts) expect(part(id)).toContain(fact);
  });

  test('[T11] no page of the rules names what refutes a counter, with a HIDDEN puzzle or without one', () => {
    const refuters = pack.card.filter(({ refutes }) => refutes.length > 0).map(({ name }) => name);
    expect(refuters.length).toBeGreaterThan(10);
    const hidden = setupOf({ visibility: 'HIDDEN' }).script;
    for (const rules of [{ pack }, { pack, puzzle: hidden }]) {
      const text = rulebook(rules).map(sectionText).join('\n');
      for (const name of refuters) expect(text).not.toContain(name);
    }
  });

  const conflicts: readonly [claims: string, major: string, minor: string][] = [
    ['ASLEEP or SLEEPING with AWAKE, ALERT or ACTIVE', 'below 3', '3 to 10'],
    ['DROWSY with ALERT', '–', 'below 5'],
    ['any two of BEDROOM, KITCHEN, LIVING ROOM and BATHROOM', 'below 1', '1 to 2'],
    ['BATHROOM with GYM', 'below 20', '20 to 30'],
    ['BATHROOM with WORK', 'below 25', '25 to 40'],
    ['BATHROOM with COFFEE SHOP', 'below 10', '10 to 15'],
    ['BATHROOM with OUTSIDE', '–', 'below 1'],
    ['any two of GYM, WORK and COFFEE SHOP', 'below 15', '15 to 25'],
  ];
  test.each(conflicts)('[T6] %s: MAJOR %s, MINOR %s', (...row) => {
    for (const rules of [{ pack }, { pack, puzzle: script }])
      expect(part('contradictions', rules)).toContain(row.join(' | '));
  });

  test('[T41] a row of other bounds is printed as it is played', () => {
    const conflict = [
      { says: 'one bound', between: ['GYM'], and: ['WORK'], major_below: 5 },
      { says: 'one minute', among: ['GYM', 'WORK'], major_below: 2, minor_to: 2 },
      { says: 'up to', among: ['GYM', 'COFFEE_SHOP'], major_below: 2, minor_below: 9 },
    ] as const;
    const text = part('contradictions', { pack, puzzle: setupOf({ conflict }).script });
    expect(text).toContain('One bound: GYM with WORK | below 5 | –');
    expect(text).toContain('One minute: any two of GYM and WORK | below 2 | 2');
    expect(text).toContain('Up to: any two of GYM and COFFEE SHOP | below 2 | 2 to below 9');
    expect(text).not.toContain('ASLEEP or');
  });

  test('[T7] the counters of a pack and of a puzzle, each with what refutes it', () => {
    const text = part('counters');
    expect(text).toContain('1. Security Camera | IDENTITY and LOCATION | Maintenance Log');
    expect(text).toContain('2. Sleep Data Sync | ALERTNESS | nothing');
    for (const { name } of pack.counter) expect(part('counters', { pack })).toContain(`${name} | `);
  });

  test('[T28] the rules of a HIDDEN puzzle do not tell which counters it has', () => {
    const hidden = (counter: object): string =>
      rulebook({ pack, puzzle: setupOf({ visibility: 'HIDDEN', ...counter }).script })
        .map(sectionText)
        .join('\n');
    const [first, second] = script.counter;
    expect(hidden({})).toContain('In this puzzle she holds 2, and they are hidden.');
    expect(hidden({ counter: [second, first] })).toBe(hidden({}));
  });

  test('[K4] [T39] change a number and the text says so', () => {
    const changed: Pack = {
      ...pack,
      tuning: {
        scrutiny_cap: 7,
        most_cards: 2,
        contested_percent: 25,
        corroboration_percent: 150,
        minor_scrutiny: 3,
        sketchy_scrutiny: 2,
      },
    };
    const of = (id: SectionId): string => part(id, { pack: changed });
    expect(of('goal')).toContain('Scrutiny reaches 7');
    expect(of('submission')).toContain('1 to 2 different cards');
    expect(of('damage')).toContain('12 does 3, 7 does 2, 1 does 1');
    expect(of('damage')).toContain('× 1.5');
    expect(of('corroboration')).toContain('× 1.5');
    expect(of('refutation')).toContain('12 that did 3 gives back 9');
    expect(of('scrutiny')).toContain('for each pair of cards | +3');
    expect(of('trust')).toContain('SKETCHY | +2');
    expect(of('contradictions')).toContain('Scrutiny +3');
    expect(quickReference({ pack: changed }).flat().join(' ')).toContain('contested cards at 25%, × 1.5');
  });

  test('[K4] every event and refusal has its place in the rules', () => {
    for (const id of Object.values(RULED_IN)) expect(SECTION_IDS).toContain(id);
    for (const code of Object.keys(refusals)) expect(RULED_IN).toHaveProperty(code);
  });

  test('a term has a meaning, and no id is printed', () => {
    for (const term of TERMS) expect(part('glossary')).toMatch(new RegExp(`^${term} \\| .+`, 'm'));
    const all = rulebook({ pack, puzzle: script }).map(sectionText).join('\n');
    expect(all).not.toMatch(/[A-Z]_[A-Z]|undefined|null|NaN/);
  });
});

test('[K4] the quick reference fits one screen and says how it is won and lost', () => {
  const lines = quickReference({ pack, puzzle: script });
  expect(lines).toHaveLength(10);
  expect(Object.fromEntries(lines)).toMatchObject({
    'Daily Flow': 'Lock → Solve in 6 turns',
    Win: 'Resistance 0 and every concern addressed',
    Loss: 'Scrutiny 5, turns 0, or nothing left to submit',
    Scrutiny: '0–5: +1 a SKETCHY card, +1 a MINOR contradiction',
  });
});
