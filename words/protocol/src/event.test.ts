import { preview, Refusal } from '@lockstep/kernel';
import { protocol } from '@lockstep/protocol';
import { describe, expect, test } from 'vitest';
import { eventWords } from './event.ts';
import { DRAFT, eventsOf, played, setupOf } from './puzzle.fixture.ts';

const setup = setupOf();

describe('the transcript', () => {
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
