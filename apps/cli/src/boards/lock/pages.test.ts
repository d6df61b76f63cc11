import { describe, expect, test } from 'vitest';
import { DRAFT, keep, table } from '../protocol/session.fixture.ts';
import { after, submit } from './saved-try.fixture.ts';
import { shareLines, sharePage } from './share.ts';

describe('what there is to share', () => {
  test('the first clear, with its signs or in words', () => {
    const won = table(after(keep({ resistance: 20 }), DRAFT, submit('fda-article', 'door-sensor')));
    expect(shareLines(won, false)[2]).toBe('⭐⭐⭐ Gold (7 turns left)');
    expect(shareLines(won, true)[2]).toBe('Gold, three stars, 7 turns left');
  });

  test('[P11] a loss with a row a turn ; nothing of practice', () => {
    const failing = submit('blurry-selfie');
    const model = table(after(keep({ turns: 3 }), DRAFT, failing, failing, submit('door-sensor')));
    expect(shareLines(model, false)).toEqual([
      'AURA Daily • 2026-01-26',
      'FRIDGE stays locked',
      'Resistance left: 91',
      'Scrutiny peak: 5/5',
      '1 audit triggered',
      '',
      '🟥⬛⬛',
      '🟥⬛⬛🚨',
      '🟩⬛⬛🔒',
    ]);
    expect(sharePage(model, false).slice(-1)).toEqual([expect.stringContaining('LOCKSTEP_SITE=')]);
    const practice = { ...model, flags: { ...model.flags, practice: true } };
    expect(sharePage(practice, false)).toEqual(['Nothing to share yet: end a try that is not practice.']);
  });
});
