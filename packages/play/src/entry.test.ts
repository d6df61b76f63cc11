import { expect, test } from 'vitest';
import { isSaved } from './index.ts';

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
