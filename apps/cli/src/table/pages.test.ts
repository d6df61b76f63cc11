import { describe, expect, test } from 'vitest';
import { after, DRAFT, keep, submit } from '../protocol/sitting.fixture.ts';
import { shareLines } from './pages.ts';

describe('what there is to share', () => {
  test('the first clear, with its signs or in words', async () => {
    const won = await after(keep({ resistance: 20 }), DRAFT, submit('fda-article', 'door-sensor'));
    expect(shareLines(won)[2]).toBe('⭐⭐⭐ Gold (7 turns left)');
    expect(shareLines({ ...won, part: 'words' })[2]).toBe('Gold, three stars, 7 turns left');
  });

  test('nothing of a loss, unless the game shares those', async () => {
    const failing = submit('blurry-selfie');
    const model = await after(keep({ turns: 3 }), DRAFT, failing, failing, failing);
    expect(shareLines(model)).toEqual(['Nothing to share yet: win a try that is not practice.']);
    const wording = { ...model.sitting.wording, lossText: () => 'FRIDGE kept\nno turns left' };
    expect(shareLines({ ...model, sitting: { ...model.sitting, wording } })).toEqual(['FRIDGE kept', 'no turns left']);
  });
});
