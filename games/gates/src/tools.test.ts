import { describe, expect, test } from 'vitest';
import { find, holding, incident, play, read, refused, SEED, stateWith, tool } from './small.fixture.ts';
import { noCharge } from './tools.ts';
import { TOOLS } from './vocabulary.ts';

describe('[G13] charges', () => {
  test('[G13] each use takes one, and the last leaves none', () => {
    const hand = holding(['receipt', 'photo', 'meter']);
    const lines = ['inject receipt with REDACT at EASY', 'inject photo with REDACT at EASY'];
    expect(find(play(hand, SEED, ...lines.slice(0, 1)).events, 'tool-used')).toEqual({
      kind: 'tool-used',
      tool: 'tool.REDACT',
      left: 1,
    });
    expect(refused(hand, SEED, ...lines, 'inject meter with REDACT at EASY')).toMatchObject({
      code: 'no-charge',
      data: { tool: 'tool.REDACT' },
    });
  });

  test('[G13] a tool that is not at hand has no charge', () => {
    const bare = incident({ tool: [tool('REDACT', 1)] });
    expect(refused(bare, SEED, 'inject meter with HASH_RECEIPT at EASY')).toMatchObject({ code: 'no-charge' });
    expect(refused(bare, SEED, 'corroborate meter')).toMatchObject({ code: 'no-charge' });
    const setup = read(bare);
    expect(TOOLS.filter((_, i) => noCharge(stateWith(setup), i) === undefined)).toEqual(['tool.REDACT']);
  });

  test('[G13] an incident begins with all of them', () => {
    expect(read(incident()).charges).toEqual([3, 2, 2, 2, 1, 1]);
  });
});
