import { draft, type RefusalCode, refusals } from '@lockstep/draft';
import { parseSeed, Refusal, refuse } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { MACHINE, night, questOf } from './quest.fixture.ts';
import { refusalWords } from './refusal.ts';
import { REFUSED } from './samples.fixture.ts';

describe('[K3] refusals', () => {
  test('every code has its sentence, with data or without, and none speaks like a machine', () => {
    for (const code of Object.keys(refusals))
      for (const data of [{}, ...REFUSED[code as RefusalCode]])
        expect(refusalWords(night, refuse(code, data))).not.toMatch(MACHINE);
  });

  test('[R15] what the engine refuses is answered in its own numbers', () => {
    const setup = questOf({ scene: 'three-dreams', quest: { start_essence: 0, reroll_cost: 90 } });
    const poor = { ...draft.start(setup, parseSeed('poor')), stop: 2, offer: [0], prices: [50] };
    const refused = draft.step(setup, poor, 0, { kind: 'reroll', at: -1 });
    expect(refused).toBeInstanceOf(Refusal);
    expect(refusalWords(setup, refused as Refusal)).toBe(
      'A reroll costs 90 essence and you have 0. You lack 90. A battle brings more.',
    );
  });
});
