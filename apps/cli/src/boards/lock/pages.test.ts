import { describe, expect, test } from 'vitest';
import { DRAFT, keep, table } from '../protocol/sitting.fixture.ts';
import { after, submit } from './kept.fixture.ts';
import { shareLines } from './share.ts';

describe('what there is to share', () => {
  test('the first clear, with its signs or in words', () => {
    const won = table(after(keep({ resistance: 20 }), DRAFT, submit('fda-article', 'door-sensor')));
    expect(shareLines(won, false)[2]).toBe('⭐⭐⭐ Gold (7 turns left)');
    expect(shareLines(won, true)[2]).toBe('Gold, three stars, 7 turns left');
  });

  test('nothing of a loss, unless the game shares those', () => {
    const failing = submit('blurry-selfie');
    const model = table(after(keep({ turns: 3 }), DRAFT, failing, failing, failing));
    expect(shareLines(model, false)).toEqual(['Nothing to share yet: win a try that is not practice.']);
    const daily = { ...model.daily, lossText: () => 'FRIDGE kept\nno turns left' };
    expect(shareLines({ ...model, daily }, false)).toEqual(['FRIDGE kept', 'no turns left']);
  });
});
