import { parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { lockLines, seedLabel, titleWords } from './lock.ts';
import { setupOf } from './puzzle.fixture.ts';

const SEED = parseSeed('1f9c0123456789ab');

describe('the Lock', () => {
  test('D29-104 to D29-107: the block of D29 §17 line for line, with the Scrutiny of §4', () => {
    const [first] = setupOf().script.protocol;
    const setup = setupOf({ schedule: [{ from: 1, protocol: 'NO_SELF_REPORT' }], protocol: [first] });
    expect(lockLines(setup, { date: '2026-01-26', seedLabel: seedLabel(SEED) })).toEqual([
      'DAILY: 2026-01-26 • Seed: AURA-1F9C',
      '',
      'TARGET: FRIDGE',
      'RESISTANCE: 100 → 0',
      'TURNS: 8',
      'SCRUTINY: 1/5',
      '',
      'PROTOCOL:',
      "• NO_SELF_REPORT — Your word doesn't count.",
      '',
      '[ START DAILY ]        [ FULL RULES ]',
    ]);
  });

  test('[P2] later entries name their turn, and a forbidden repeat is said plainly', () => {
    const lines = lockLines(setupOf(), { date: '2026-01-26', seedLabel: 'AURA-1F9C' });
    const at = lines.indexOf('• TIMESTAMP_REQUIRED — Say when. (from turn 3)');
    expect(at).toBeGreaterThan(0);
    expect(lines[at + 1]).toBe('  No card of your previous payload.');
  });

  test('[P5] the starting Scrutiny is on it', () => {
    expect(lockLines(setupOf({ scrutiny: 2 }), { date: null, seedLabel: 'AURA-0000' })).toContain('SCRUTINY: 2/5');
  });

  test('[P12] the label is four digits of the seed', () => {
    expect(seedLabel(SEED)).toBe('AURA-1F9C');
    expect(seedLabel(parseSeed('00ab000000000000'))).toBe('AURA-00AB');
  });

  test('a game without a date', () => {
    expect(titleWords({ date: null, seedLabel: 'AURA-1F9C' })).toBe('PUZZLE • Seed: AURA-1F9C');
  });
});
