import { parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { lockLines, seedLabel } from './lock.ts';
import { setupOf } from './puzzle.fixture.ts';

const SEED = parseSeed('1f9c0123456789ab');
const TITLE = { date: '2026-02-02', seedLabel: seedLabel(SEED) };

describe('the Lock', () => {
  test('[T37] all that a player needs before the first submission', () => {
    expect(lockLines(setupOf({ difficulty: 'NORMAL' }), TITLE)).toEqual([
      'DAILY: 2026-02-02 • Seed: KOA-1F9C',
      '',
      'TARGET: FRIDGE',
      'DIFFICULTY: Normal',
      'HAND: 6 cards',
      'RESISTANCE: 35 → 0',
      'TURNS: 6',
      'SCRUTINY: 0/5',
      '',
      'CONCERNS:',
      '• IDENTITY — Was it you?',
      '• ALERTNESS — Were you awake, and quite aware of it?',
      '• LOCATION — Were you where you say you were?',
      '',
      'COUNTER-EVIDENCE: 2',
      '',
      'VISIBILITY: FULL — all Counter-Evidence is visible from turn 1.',
      '  You may choose HIDDEN now, before any of it is shown.',
      '',
      '[ START DAILY ]        [ FULL RULES ]',
    ]);
  });

  test.each(['FULL', 'HIDDEN'])('[T11] [T28] %s is chosen before a counter is named', (visibility) => {
    const lines = lockLines(setupOf({ visibility }), { date: null, seedLabel: 'KOA-0000' });
    expect(lines).toContain('COUNTER-EVIDENCE: 2');
    expect(lines[0]).toBe('PUZZLE • Seed: KOA-0000');
    expect(lines.join(' ')).not.toMatch(/Camera|Sync|Maintenance/);
    const other = visibility === 'FULL' ? 'HIDDEN' : 'FULL';
    expect(lines).toContain(`  You may choose ${other} now, before any of it is shown.`);
    expect(lines.at(-1)).toContain('[ START PUZZLE ]');
  });

  test('[T16] a lesson is called a lesson, and Tutorial only with the numbers of that row', () => {
    const { difficulty: _, ...script } = setupOf().script;
    const lines = lockLines({ ...setupOf(), script }, { date: null, seedLabel: 'KOA-0000', lesson: 'Submit' });
    expect(lines[0]).toBe('LESSON: Submit');
    expect(lines.at(-1)).toBe('[ START LESSON ]        [ FULL RULES ]');
    expect(lines.join(' ')).not.toMatch(/Tutorial|PUZZLE/);
  });

  test('without counters there is nothing to choose', () => {
    const card = setupOf().script.card.filter(({ refutes }) => refutes.length === 0);
    const lines = lockLines(setupOf({ counter: [], card }), TITLE);
    expect(lines).toContain('COUNTER-EVIDENCE: none');
    expect(lines.join(' ')).not.toContain('VISIBILITY');
  });

  test('[P12] the label is four digits of the seed', () => {
    expect(seedLabel(SEED)).toBe('KOA-1F9C');
    expect(seedLabel(parseSeed('00ab000000000000'))).toBe('KOA-00AB');
  });
});
