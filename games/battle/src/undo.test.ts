import { expect, test } from 'vitest';
import { place, play } from './position.fixture.ts';
import { undoesFreely } from './undo.ts';

/** The last of these lines as a step, by the seat that made it. */
const step = (seat: number, before: Parameters<typeof play>[0], ...lines: readonly string[]) => {
  const earlier = play(before, ...lines.slice(0, -1));
  return { seat, events: play(earlier, lines.at(-1)!).log };
};

const TABLE = place([
  {
    energy: 9,
    hand: ['flame-imp', 'read-the-wrack', 'nine-steps-down'],
    deck: ['quarry-ox', 'low-water', 'kite-reader', 'harbour-cat', 'flame-imp'],
  },
  { energy: 3, hand: ['stayed-axe'], deck: ['quarry-ox'] },
]);

test('[B40] a card that shows nothing is taken back freely, also after the enemy has passed', () => {
  const played = step(0, TABLE, 'play flame-imp');
  const passed = step(1, TABLE, 'play flame-imp', '1: pass');
  expect(undoesFreely([played])).toBe(true);
  expect(undoesFreely([played, passed])).toBe(true);
});

test('[B40] nothing is free that drew, looked ahead, was answered or ended the turn', () => {
  const answered = step(1, TABLE, 'play nine-steps-down', '1: play stayed-axe');
  expect(undoesFreely([step(0, TABLE, 'play nine-steps-down'), answered])).toBe(false);
  expect(undoesFreely([step(1, TABLE, 'play nine-steps-down', '1: pass')])).toBe(false);
  expect(undoesFreely([step(1, TABLE, 'play read-the-wrack', '1: pass')])).toBe(false);
  expect(undoesFreely([step(0, TABLE, 'end'), step(1, TABLE, 'end', '1: pass')])).toBe(false);
});
