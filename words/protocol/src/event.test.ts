import { preview, Refusal } from '@lockstep/kernel';
import { type Event, protocol } from '@lockstep/protocol';
import { describe, expect, test } from 'vitest';
import { eventWords } from './event.ts';
import { DRAFT, eventsOf, played, setupOf } from './puzzle.fixture.ts';

const setup = setupOf();

const sentences: { readonly [kind in Event['kind']]: readonly [Event, string] } = {
  drafted: [{ kind: 'drafted', cards: ['fda-article', 'door-sensor'] }, 'You kept FDA Article and Door Sensor.'],
  submitted: [{ kind: 'submitted', turn: 2, cards: ['fda-article'] }, 'You submitted FDA Article.'],
  'protocol-satisfied': [
    { kind: 'protocol-satisfied', protocol: 'NO_SELF_REPORT', path: 2 },
    'Accepted: NO_SELF_REPORT, path 2 (PURCHASE + TIMESTAMPED).',
  ],
  'protocol-failed': [
    { kind: 'protocol-failed', protocol: 'NO_SELF_REPORT' },
    'Not accepted: no path of NO_SELF_REPORT holds. Compliance 0.',
  ],
  'compliance-gained': [
    { kind: 'compliance-gained', base: 22, resonance: [], capped: false, compliance: 22, resistance: 48 },
    'Compliance 22 (Impact 22). Resistance is 48.',
  ],
  scanned: [
    { kind: 'scanned', turn: 1, discarded: ['fda-article'], drawn: ['diet-plan'] },
    'You scanned: out FDA Article, in Diet Plan.',
  ],
  'scrutiny-rose': [
    { kind: 'scrutiny-rose', by: 2, reasons: ['SKETCHY', 'FAILED'], scrutiny: 3 },
    'Scrutiny 3/5 (+1 for SKETCHY evidence and +1 for a payload not accepted).',
  ],
  audited: [
    { kind: 'audited', healed: 15, resistance: 75, scrutiny: 2 },
    'AUDIT: Resistance +15 to 75, Scrutiny back to 2.',
  ],
  quarantined: [{ kind: 'quarantined', card: 'group-chat', turns: 2 }, 'Group Chat is quarantined for 2 turns.'],
  'nothing-quarantined': [
    { kind: 'nothing-quarantined' },
    'Nothing is quarantined: no card of your last payload is in your Evidence.',
  ],
  'turn-ended': [{ kind: 'turn-ended', turnsLeft: 1 }, '1 turn left.'],
  'quarantine-ended': [{ kind: 'quarantine-ended', card: 'group-chat' }, 'Group Chat is out of quarantine.'],
  'protocol-changed': [
    { kind: 'protocol-changed', protocol: 'TIMESTAMP_REQUIRED' },
    'TIMESTAMP_REQUIRED is now the active protocol. Say when.',
  ],
  unlocked: [{ kind: 'unlocked', turnsLeft: 4, medal: 'GOLD' }, 'FRIDGE unlocked with 4 turns left: Gold.'],
  'locked-out': [{ kind: 'locked-out', resistance: 12 }, 'Out of turns: FRIDGE stays locked, Resistance 12.'],
};

describe('the transcript', () => {
  test.each(Object.values(sentences))('D29-18 to D29-21: %j', (event, words) => {
    expect(eventWords(setup, event)).toBe(words);
  });

  test('D29-20: resonance and the cap are part of the sum', () => {
    const gained = {
      kind: 'compliance-gained',
      base: 35,
      resonance: ['TIME'],
      capped: true,
      compliance: 30,
      resistance: 0,
    } as const;
    expect(eventWords(setup, gained)).toBe(
      'Compliance 30 (Impact 35 × 1.5 for shared TIME, capped at 30). Resistance is 0.',
    );
    const other = setupOf({ tuning: { resonance_percent: 125, compliance_cap: 25 } });
    expect(eventWords(other, gained)).toContain('Impact 35 × 1.25 for shared TIME, capped at 25');
  });

  test('[P10] a win on the last turn names no medal', () => {
    expect(eventWords(setup, { kind: 'unlocked', turnsLeft: 0, medal: null })).toContain('cleared, no medal');
  });

  test('every step of a game says something with no id in it', () => {
    const said = eventsOf(played(setup, DRAFT, 'submit fda-article door-sensor', 'scan blurry-selfie')).map((event) =>
      eventWords(setup, event),
    );
    expect(said.length).toBeGreaterThan(8);
    for (const line of said) expect(line).not.toMatch(/[a-z]+-[a-z]+-?[a-z]*(?=[ .,])(?<!Check-in)/);
  });

  test('[K5] a preview of a SCAN says that the cards are unknown', () => {
    const run = played(setup, DRAFT);
    const action = protocol.parse(setup, 'scan fda-article door-sensor');
    const ahead = action.ok && preview(protocol, setup, run.now.state, 0, action.value);
    if (!ahead || ahead instanceof Refusal) throw new Error('no preview');
    expect(eventWords(setup, ahead.events[0]!)).toBe(
      'You scanned: out FDA Article and Door Sensor, in 2 cards from the Reserve, unknown until drawn.',
    );
  });
});
