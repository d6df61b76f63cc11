import { refuse } from '@lockstep/kernel';
import { refusals } from '@lockstep/testimony';
import { describe, expect, test } from 'vitest';
import { setupOf } from './puzzle.fixture.ts';
import { refusalAdvice, refusalWords } from './refusal.ts';

const setup = setupOf();

describe('a refusal', () => {
  test.each(Object.keys(refusals))('[K3] %s says what is wrong and what to do', (code) => {
    const { wrong, remedy } = refusalAdvice(setup, refuse(code));
    for (const half of [wrong, remedy]) expect(half).toMatch(/^[A-Z].*[.?]$/);
  });

  test('a code of another game is still answered', () => {
    expect(refusalWords(setup, refuse('scan-limit'))).toContain('Nothing has changed.');
  });
});
