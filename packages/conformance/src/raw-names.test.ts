import { expect, test } from 'vitest';
import { rawNames } from './raw-names.ts';

test.each([
  ['AURA asks for NO_SELF_REPORT.', [], ['NO_SELF_REPORT']],
  ['SUBMIT fda-article, twice: fda-article', ['fda-article', 'receipt'], ['fda-article']],
  ['FDA Article and a receipt: NO SELF REPORT', ['fda-article', 'receipt'], []],
  ['lock_strength is no screaming name', [], []],
])('%s', (text, ids, raw) => expect(rawNames(text, ids)).toEqual(raw));
