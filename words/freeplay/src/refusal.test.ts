import { freeplay as game, type RefusalCode, refusals } from '@lockstep/freeplay';
import { parseSeed, Refusal, refuse } from '@lockstep/kernel';
import { COURTROOM, wordsFound } from '@lockstep/words';
import { describe, expect, test } from 'vitest';
import { refusalWords } from './refusal.ts';
import { aura, koa, MACHINE } from './run.fixture.ts';

const SAID: { readonly [code in RefusalCode]?: readonly [Refusal['data'], string] } = {
  over: [{}, 'The run is over. Begin another.'],
  'unknown-artifact': [
    { artifact: 'door-stil', nearest: 'door-still' },
    'No artifact is called “door-stil”. Did you mean “door-still”?',
  ],
  'unknown-gate': [
    { gate: 'gate.SENSOR_DRIFT', gates: ['gate.NO_SELF_REPORT'] },
    'Sensor Drift does not stand here. Here stand No Self-Report.',
  ],
  attachments: [{ move: 'inject', least: 1, most: 2, found: 3 }, 'INJECT takes 1 to 2 artifacts, not 3. Choose fewer.'],
  'narrow-channel': [
    { move: 'cycle', most: 2 },
    'The channel is narrow: CYCLE takes 2 artifacts at most now. Choose fewer.',
  ],
  'no-tokens': [
    { move: 'exploit', cost: 2, tokens: 1 },
    'EXPLOIT costs 2 Ops Tokens and you have 1. A cleared gate brings one, and so does the next act.',
  ],
  'strike-missing': [
    { gate: 'gate.NO_SELF_REPORT', path: 1, clauses: 3, from: 3 },
    'A declared path of 3 clauses or more has one struck, and none is named. Strike one of its clauses, 1 to 3.',
  ],
  'same-source': [
    { primary: 'packet-ledger', anchor: 'mute-record', source: 'router-log' },
    'Packet Count Ledger and Muted Microphone Record come from one source, router-log. An anchor has another.',
  ],
  'too-dear': [
    { offer: 'REARM', cost: 8, credits: 5 },
    'An Unpatched Hinge costs 8 credits and you have 5. You lack 3.',
  ],
};

describe('[K3] refusals', () => {
  test.each(Object.entries(SAID))('%s says what is wrong and what to do', (code, [data, words]) => {
    expect(refusalWords(aura, refuse(code, data))).toBe(words);
  });

  test('[F2] with KOA a token comes from a refuted counter, not from a gate', () => {
    expect(refusalWords(koa, refuse('no-tokens', { move: 'flag', cost: 1, tokens: 0 }))).toBe(
      'FLAG costs 1 Ops Token and you have 0. A refuted counter brings one, and so does the next act.',
    );
  });

  test('every code has its sentence, with data or without, in either edition', () => {
    for (const setup of [aura, koa])
      for (const code of Object.keys(refusals))
        for (const data of [{}, SAID[code as RefusalCode]?.[0] ?? {}]) {
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
