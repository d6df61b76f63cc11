import { moments } from '@lockstep/kernel';
import { type Event, protocol } from '@lockstep/protocol';
import { describe, expect, test } from 'vitest';
import { accountWords, missingWords, sumWords } from './account.ts';
import { eventWords } from './event.ts';
import { lossWords } from './loss.ts';
import { DRAFT, played, setupOf } from './puzzle.fixture.ts';

type Gained = Extract<Event, { kind: 'compliance-gained' }>;
const gained = (base: number, resonance: Gained['resonance'], capped: boolean, compliance: number): Gained => ({
  kind: 'compliance-gained',
  base,
  resonance,
  capped,
  compliance,
  resistance: 40,
});

describe('D29-20 the sum, spelled out', () => {
  const setup = setupOf();
  const SUMS: readonly [cards: readonly string[], Gained, string][] = [
    [['timestamped-receipt'], gained(10, [], false, 10), '10'],
    [['timestamped-receipt', 'calendar-invite'], gained(23, [], false, 23), '10 + 13 = 23'],
    [['fda-article', 'blurry-selfie'], gained(36, [], true, 30), '12 + 24 = 36, at most 30'],
    [['timestamped-receipt'], gained(19, ['TIME'], false, 28), '19 × 1.5 = 28'],
    [['timestamped-receipt'], gained(20, ['TIME'], false, 30), '20 × 1.5 = 30'],
    [['timestamped-receipt'], gained(22, ['TIME'], true, 30), '22 × 1.5 = 33, at most 30'],
  ];
  test.each(SUMS)('%j %j', (cards, event, sum) => expect(sumWords(setup, cards, event)).toBe(sum));
});

describe('D29-37 one turn in a few words', () => {
  const setup = setupOf({ scrutiny: 2 });
  const accounts = (...lines: readonly string[]) =>
    moments(played(setup, DRAFT, ...lines)).map(({ events }) => accountWords(setup, events));

  test('accepted, a SCAN, and an Audit with what it took', () => {
    const [, accepted, scan, audit] = accounts(
      'submit timestamped-receipt calendar-invite',
      'scan fda-article',
      'submit blurry-selfie',
    );
    expect(accepted).toBe('Accepted: 23 × 1.5 = 34, at most 30. Resistance 70.');
    expect(scan).toMatch(/^SCAN: FDA Article out, \w.* in\. Scrutiny \+2\. Now: Timestamp required\.$/);
    expect(audit).toBe(
      'Refused. No path of Timestamp required holds. Scrutiny +2. AUDIT: Resistance +15 to 85, Scrutiny 2. Blurry Selfie is locked away for 2 turns.',
    );
  });

  test('an Audit that finds Resistance full gives nothing back, and says so', () => {
    const audited: Event = { kind: 'audited', healed: 0, resistance: 100, scrutiny: 2 };
    expect(accountWords(setup, [audited])).toBe('AUDIT: Resistance stays 100, Scrutiny 2.');
    expect(eventWords(setup, audited)).toBe('AUDIT: Resistance stays 100, Scrutiny back to 2.');
  });

  test('[P41] a refusal says what was missing', () => {
    const { state } = played(setup, DRAFT).now;
    const action = protocol.parse(setup, 'submit group-chat');
    const explained = action.ok ? protocol.explain!(setup, state, 0, action.value)! : null;
    expect(missingWords(explained!)).toBe('Path 1 still asks for authority.');
    const events: readonly Event[] = [{ kind: 'protocol-failed', protocol: 'NO_SELF_REPORT' }];
    expect(accountWords(setup, events, explained)).toBe('Refused. Path 1 still asks for authority.');
  });
});

describe('D29-37 why it was lost', () => {
  const lost = (more: object, ...lines: readonly string[]) => {
    const setup = setupOf({ turns: 3, scrutiny: 2, ...more });
    return lossWords(
      setup,
      moments(played(setup, DRAFT, ...lines)).map(({ events }) => events),
    );
  };

  test('what was refused, what an Audit gave back, what a SCAN took', () =>
    expect(lost({}, 'submit timestamped-receipt calendar-invite', 'scan fda-article', 'submit blurry-selfie')).toBe(
      'All 3 turns are used up and Resistance is still 85: turn 3 brought nothing (no path had every box ticked), the Audit on turn 3 gave back 15 and 1 SCAN took turn 2.',
    ));

  test('where nothing was accepted, from the first turn to the last', () =>
    expect(lost({ scrutiny: 0 }, ...Array(3).fill('submit group-chat'))).toBe(
      'All 3 turns are used up and Resistance is still 100: turns 1 to 3 all brought nothing (no path had every box ticked).',
    ));

  test('where everything was accepted, the weakest turn', () =>
    expect(
      lost({ schedule: [{ from: 1, protocol: 'NO_SELF_REPORT' }] }, ...Array(3).fill('submit timestamped-receipt')),
    ).toBe('All 3 turns are used up and Resistance is still 70: turn 1 brought only 10.'));
});
