import type { Event, Setup } from '@lockstep/battle';
import { describe, expect, test } from 'vitest';
import { digestOf } from './sentences.ts';

const setup = {
  defs: [
    { id: 'flame-imp', name: 'Flame Imp' },
    { id: 'kiln-row', name: 'Kiln Row' },
  ],
  script: { seat: [{ name: 'You' }, { name: 'Kiln Row' }] },
} as unknown as Setup;

const judged: Event = { kind: 'judged', seat: 1, totals: [4, 0], by: 0 };
const played: Event = { kind: 'played', seat: 1, card: 'flame-imp', cost: 1, reclaims: false, answers: null };
const acted: Event = { kind: 'ability-resolved', seat: 1, source: 'kiln-row' };

describe('a turn of the enemy at a glance', () => {
  test.each<[events: readonly Event[], said: string]>([
    [
      [judged, played, played],
      'Judgment: 0 spark against 4. Kiln Row scores nothing, plays Flame Imp for 1 Energy, plays Flame Imp for 1 Energy.',
    ],
    [
      [played, { kind: 'kindled', seat: 0, by: 2 }, played],
      'Kiln Row plays Flame Imp for 1 Energy. You Kindle 2. Kiln Row plays Flame Imp for 1 Energy.',
    ],
    [[acted], 'Kiln Row acts.'],
    [[], ''],
  ])('names the enemy once a sentence', (events, said) => {
    expect(
      digestOf(
        setup,
        1,
        events.map((event) => [event]),
      ),
    ).toBe(said);
  });
});
