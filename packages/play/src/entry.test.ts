import { expect, test } from 'vitest';
import { isEntry, isSaved } from './index.ts';

const SAVED = { replay: 'lockstep 1', practice: false, nudged: false };

test.each([
  [SAVED, true],
  [{ ...SAVED, unrecorded: true }, true],
  [{ ...SAVED, unrecorded: 'yes' }, false],
  [{ ...SAVED, practice: 1 }, false],
  [{ practice: false, nudged: false }, false],
  [null, false],
  [[], false],
])('%j is a save: %s', (value, expected) => {
  expect(isSaved(value)).toBe(expected);
});

const FINISHED = {
  kind: 'finished',
  game: 'protocol',
  daily: '2026-12-01',
  on: '2026-12-01',
  won: true,
  practice: false,
  merit: [4],
  facts: { turnsLeft: 4 },
};

test.each([
  [FINISHED, true],
  [{ ...FINISHED, replay: 'lockstep 1' }, true],
  [{ ...FINISHED, replay: 7 }, false],
  [{ ...FINISHED, facts: { turnsLeft: 0.5 } }, false],
  [{ kind: 'solution-shown', game: 'protocol', daily: '2026-12-01' }, true],
])('%j is an entry: %s', (value, expected) => {
  expect(isEntry(value)).toBe(expected);
});
