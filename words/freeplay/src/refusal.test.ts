import { freeplay as game, type RefusalCode, refusals } from '@lockstep/freeplay';
import { parseSeed, Refusal, refuse } from '@lockstep/kernel';
import { COURTROOM, wordsFound } from '@lockstep/words';
import { describe, expect, test } from 'vitest';
import { refusalWords } from './refusal.ts';
import { aura, koa, MACHINE } from './run.fixture.ts';
import { REFUSED } from './samples.fixture.ts';

describe('[K3] refusals', () => {
  test('[F2] with KOA a token comes from a refuted counter, not from a gate', () => {
    expect(refusalWords(koa, refuse('no-tokens', { move: 'flag', cost: 1, tokens: 0 }))).toBe(
      'FLAG costs 1 Ops Token and you have 0. A refuted counter brings one, and so does the next act.',
    );
  });

  test('every code has its sentence, with data or without, in either edition', () => {
    for (const setup of [aura, koa])
      for (const code of Object.keys(refusals))
        for (const data of [{}, ...(REFUSED[code as RefusalCode] ?? [])]) {
          const words = refusalWords(setup, refuse(code, data));
          expect(words).not.toContain('Refused:');
          expect(words).not.toMatch(MACHINE);
          expect(wordsFound(words, COURTROOM)).toEqual([]);
        }
  });

  test.each([
    [
      'AURA',
      aura,
      ['inject', 'exploit', 'take CALM', 'leave', 'inject nothing-here', 'dance', 'cycle door-still at x'],
    ],
    ['KOA', koa, ['submit', 'exploit', 'rewire', 'take CALM', 'corroborate yoghurt-lid-snap', 'dance']],
  ] as const)('what the engine refuses with %s is answered', (_host, setup, typed) => {
    const state = game.start(setup, parseSeed('refused'));
    for (const text of typed) {
      const parsed = game.parse(setup, text);
      const refused = parsed.ok ? game.step(setup, state, 0, parsed.value) : parsed.fault;
      expect(refused, text).toBeInstanceOf(Refusal);
      const words = refusalWords(setup, refused as Refusal);
      expect(words).not.toMatch(MACHINE);
      expect(words).not.toContain('Refused:');
    }
  });
});
