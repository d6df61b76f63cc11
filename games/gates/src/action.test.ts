import { describe, expect, test } from 'vitest';
import { compare, makeAction } from './action.ts';

describe('[G18] the order of moves', () => {
  test('[G18] by move, gate, path, struck clause, tags, form, tool, artifacts, primary', () => {
    const sorted = [
      makeAction('inject', 3, { gate: 0 }),
      makeAction('inject', 1, { gate: 0, tool: 2 }),
      makeAction('inject', 1, { gate: 1 }),
      makeAction('flag', 0, { gate: 0, path: 0, strike: 0 }),
      makeAction('flag', 0, { gate: 0, path: 0, strike: 1 }),
      makeAction('flag', 0, { gate: 0, path: 1 }),
      makeAction('rewire', 4, { from: 1, to: 2 }),
      makeAction('rewire', 2, { from: 1, to: 3 }),
      makeAction('rewire', 1, { from: 2, to: 1 }),
      makeAction('corroborate', 3, { lead: 0 }),
      makeAction('corroborate', 3, { lead: 1 }),
      makeAction('cycle', 1),
      makeAction('exploit', 1, { gate: 0 }),
      makeAction('exploit', 0, { gate: 0, disable: true }),
    ];
    expect([...sorted].reverse().sort(compare)).toEqual(sorted);
    for (const one of sorted) expect(compare(one, { ...one })).toBe(0);
  });

  test('[G17] what a move does not take is −1, or an empty set', () => {
    expect(makeAction('cycle', 5)).toEqual({
      move: 'cycle',
      cards: 5,
      lead: -1,
      tool: -1,
      gate: -1,
      path: -1,
      strike: -1,
      from: -1,
      to: -1,
      disable: false,
    });
  });
});
