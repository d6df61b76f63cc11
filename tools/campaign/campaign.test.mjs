import { expect, test } from 'vitest';
import { campaignPipe } from './pipe.mjs';
import { campaignReplays } from './replays.mjs';

/** A seeded share of the campaign that npm run prove carries out whole. */
test('hostile requests: no internal error, and no error moves the game; no mutant of a replay passes for another', () => {
  const { faults, replays } = campaignPipe(3000, 7);
  expect(faults).toEqual([]);
  expect(replays.length).toBeGreaterThan(20);
  const checked = campaignReplays(600, 7, replays);
  expect(checked.faults).toEqual([]);
});
