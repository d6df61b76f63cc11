import { freeplay as game, type RefusalCode, refusals, type Setup } from '@lockstep/freeplay';
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

  const typed: readonly [host: string, setup: Setup, typed: { readonly [text: string]: RefusalCode }][] = [
    [
      'AURA',
      aura,
      {
        inject: 'attachments',
        exploit: 'no-tokens',
        'take CALM': 'not-here',
        leave: 'not-here',
        'inject nothing-here': 'unknown-artifact',
        dance: 'unknown-action',
        'cycle door-still at x': 'unknown-gate',
      },
    ],
    [
      'KOA',
      koa,
      {
        submit: 'submission-size',
        exploit: 'no-tokens',
        rewire: 'claim-missing',
        'take CALM': 'not-here',
        'corroborate yoghurt-lid-snap': 'not-in-hand',
        dance: 'unknown-action',
      },
    ],
  ];
  test.each(typed)('what the engine refuses with %s is answered', (_host, setup, lines) => {
    const state = game.start(setup, parseSeed('refused'));
    const codes = Object.keys(lines).map((text) => {
      const parsed = game.parse(setup, text);
      const refused = parsed.ok ? game.step(setup, state, 0, parsed.value) : parsed.fault;
      if (!(refused instanceof Refusal)) return [text, 'done'];
      const words = refusalWords(setup, refused);
      expect(words).not.toMatch(MACHINE);
      expect(words).not.toContain('Refused:');
      return [text, refused.code];
    });
    expect(Object.fromEntries(codes)).toEqual(lines);
  });
});
