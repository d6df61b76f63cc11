import { describe, expect, test } from 'vitest';
import { faultsOf } from './sentences.ts';

const rules = { machine: /[A-Z]_[A-Z]|[a-z]-[a-z]/, numbers: { cap: 30, percent: 150 } };

describe('a sentence that is kept', () => {
  const rows: readonly [says: string, of: unknown, faults: readonly string[]][] = [
    ['You take 12 and 7.', { by: 12, more: [{ deep: 7 }] }, []],
    ['5 are left.', { keep: 6, kept: 1 }, []],
    ['2 cards come.', { cards: ['a', 'b'] }, []],
    ['It loses −4.', { by: -4 }, []],
    ['Capped at 30, × 1.5.', {}, []],
    ['No card is called "door-stil". Did you mean “door-still”?', {}, []],
    ['You take 13.', { by: 12, all: 40 }, ['13 from nowhere']],
    ['You take door-still.', {}, ['a word of the machine']],
    ['You take NO_REPORT.', {}, ['a word of the machine']],
    ['You take undefined.', {}, ['a word of the machine']],
    ['You take “null”.', {}, ['a word of the machine']],
    ['you take it.', {}, ['no sentence']],
    ['You take it', {}, ['no sentence']],
    ['', {}, ['no sentence']],
  ];
  test.each(rows)('%j of %j: %j', (says, of, faults) => {
    expect(faultsOf({ of, says }, rules)).toEqual(faults);
  });
});
