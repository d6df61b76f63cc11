import { refusals, TAGS, TRAITS } from '@lockstep/protocol';
import { printedName, sectionText } from '@lockstep/words';
import { describe, expect, test } from 'vitest';
import { RULED_IN } from './contents.ts';
import { TERMS } from './glossary.ts';
import { setupOf } from './puzzle.fixture.ts';
import { quickReference, rulebook } from './rulebook.ts';
import { SECTION_IDS, type SectionId } from './section.ts';

const { script } = setupOf();
const rules = { tuning: script.tuning, puzzle: script };

const part = (id: SectionId, given: Parameters<typeof rulebook>[0] = rules): string =>
  sectionText(rulebook(given).find((section) => section.id === id)!);

describe('FULL RULES', () => {
  test('[K4] has every section once, in order', () => {
    expect(rulebook(rules).map(({ id }) => id)).toEqual([...SECTION_IDS]);
  });

  const parts: readonly [string, SectionId, readonly string[]][] = [
    ['D29-02', 'goal', ['Life with AURA', 'Resistance reaches 0', '8 turns']],
    ['D29-109', 'draft', ['exactly 6', '8 Evidence cards', 'other 2 are your Reserve']],
    ['D29-110', 'payload', ['1 or 2']],
    ['D29-111', 'compliance', ['1.5', 'floor(', 'min(Compliance, 30)']],
    ['D29-112', 'resonance', ['TIME', 'LOCATION', 'WORK', 'PURCHASE', 'SENSOR', 'AUTHORITY', '1.5']],
    ['D29-113', 'scrutiny', ['0 to 5', 'At 5 an Audit', '+15', '2 turns', 'resets to 2', 'maximum of 100']],
    ['D29-114', 'scan', ['1 turn', '+2 Scrutiny', 'At most 2 SCANs', 'Not while Scrutiny is 5']],
    ['D29-115', 'glossary', [...TERMS, ...[...TAGS, ...TRAITS].map(printedName)]],
    ['D29-117 to D29-119', 'medals', ['Gold | 4 or more', 'Silver | 2 or more', 'Bronze | 1 or more']],
    [
      'P2',
      'protocols',
      ['no card of your previous payload', 'two to four paths', 'Scrutiny starts at 1', '3 | TIMESTAMP REQUIRED'],
    ],
    ['P13', 'practice', ['undo', 'first nudge is free', 'solution', 'streak']],
  ];
  test.each(parts)('[K4] %s: %s', (_clause, id, facts) => {
    for (const fact of facts) expect(part(id)).toContain(fact);
  });

  test('D29-27: eight terms, each with a meaning', () => {
    expect(TERMS).toHaveLength(8);
    for (const term of TERMS) expect(part('glossary')).toMatch(new RegExp(`^${term} \\| .+`, 'm'));
  });

  test('[K4] D29-128: change a number and the text says so', () => {
    const { tuning } = setupOf({
      tuning: {
        compliance_cap: 25,
        resonance_percent: 175,
        audit_heal: 9,
        scan_scrutiny: 3,
        scan_limit: 1,
        keep: 5,
        gold_turns_left: 5,
        silver_turns_left: 3,
        bronze_turns_left: 2,
        quarantine_turns: 1,
        resonance_tags: ['MOOD'],
      },
    }).script;
    expect(part('compliance', { tuning })).toContain('min(Compliance, 25)');
    expect(part('compliance', { tuning })).not.toContain('30');
    expect(part('resonance', { tuning })).toContain('1.75');
    expect(part('resonance', { tuning })).toContain('MOOD');
    expect(part('resonance', { tuning })).not.toContain('PURCHASE');
    expect(part('scrutiny', { tuning })).toContain('+9');
    expect(part('scrutiny', { tuning })).toContain('quarantined for 1 turn.');
    expect(part('scan', { tuning })).toContain('+3 Scrutiny');
    expect(part('scan', { tuning })).toContain('At most 1 SCAN a');
    expect(part('draft', { tuning })).toContain('exactly 5');
    expect(part('medals', { tuning })).toContain('Gold | 5 or more');
    expect(quickReference({ tuning }).flat().join(' ')).toContain('capped at 25');
  });

  test('D29-129: every event and refusal has its place in the rules', () => {
    for (const id of Object.values(RULED_IN)) expect(SECTION_IDS).toContain(id);
    for (const code of Object.keys(refusals)) expect(RULED_IN).toHaveProperty(code);
  });
});

describe('the quick reference', () => {
  test('D29-92: the eight lines of §14', () => {
    const { tuning } = script;
    expect(quickReference({ tuning })).toEqual([
      ['Daily Flow', 'Lock → Draft 6 of 12 → Solve in 8 turns'],
      ['Actions', 'SUBMIT (1–2 cards) or SCAN (swap cards)'],
      ['Win', 'Resistance 0'],
      ['Loss', 'Turns 0'],
      ['Compliance', 'if protocol satisfied: floor((Impact sum) × (1.5 if Resonance else 1.0)), capped at 30'],
      ['Resonance', '2 cards share TIME/LOCATION/WORK/PURCHASE/SENSOR/AUTHORITY'],
      ['Scrutiny', '0–5, triggers Audit at 5'],
      ['Audit', 'Resistance +15, quarantine highest-impact submitted card 2 turns, Scrutiny resets to 2'],
    ]);
  });
});
