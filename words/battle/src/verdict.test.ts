import type { Event } from '@lockstep/battle';
import { expect, test } from 'vitest';
import { DUEL } from './duel.fixture.ts';
import { verdictWords } from './verdict.ts';

const gained = (by: number, points: number): Event => ({ kind: 'points-gained', seat: 0, by, points });
const judged = (by: number, totals: readonly number[]): Event => ({ kind: 'judged', seat: 0, totals, by });
const turn = (n: number): Event => ({ kind: 'turn-started', seat: 0, turn: n, production: 3, energy: 3 });
const ended = (winner: number | null, points: readonly number[]): Event => ({ kind: 'battle-ended', winner, points });

const entered = (card: string, place: number): Event => ({
  kind: 'entered',
  seat: 0,
  card,
  spark: 2,
  place,
  how: 'played',
});

test('a verdict names where the points came from, the most first, the Judgment that weighed most and who stood longest', () => {
  const played: Event = {
    kind: 'played',
    seat: 0,
    card: 'victory-told-early',
    cost: 5,
    reclaims: false,
    answers: null,
  };
  const events = [
    ...[entered('bannerless-marshal', 1), entered('figment', 2)],
    ...[turn(3), judged(4, [7, 3]), gained(4, 4), played, gained(5, 9), entered('quarry-ox', 2)],
    ...[turn(5), judged(11, [14, 3]), gained(11, 20), ended(0, [20, 6])],
  ];
  expect(verdictWords(DUEL, events)).toBe(
    'You win with 20 points: 15 by Judgments and 5 by Victory Told Early. Of 2 Judgments that brought points the heaviest was on turn 5: 14 spark against 3. Bannerless Marshal stood in both.',
  );
});

test('what lost a battle is named: points of cards, the one Judgment, and nobody who had left', () => {
  const theirs = (event: Event): Event => ({ ...event, seat: 1 }) as Event;
  const left: Event = { kind: 'left', seat: 0, card: 'bannerless-marshal', place: 1, to: 'void' };
  const events = [entered('bannerless-marshal', 1), left, turn(4), judged(6, [0, 6]), gained(6, 6), ended(1, [3, 20])];
  expect(
    verdictWords(
      DUEL,
      events.map((event) => ('seat' in event ? theirs(event) : event)),
    ),
  ).toBe(
    'Kiln Row wins with 20 points. What lost it: 6 by Judgments. One Judgment brought points, on turn 4: 6 spark against 0.',
  );
});

test('points of the other seat are no part of it; a draw has its own sentence; before the end there is none', () => {
  const theirs: Event = { kind: 'points-gained', seat: 1, by: 9, points: 9 };
  expect(verdictWords(DUEL, [judged(20, [20, 0]), gained(20, 20), theirs, ended(0, [20, 9])])).not.toContain('9 by');
  expect(verdictWords(DUEL, [ended(null, [12, 12])])).toBe('Neither side was ahead in the end: 12 to 12.');
  expect(verdictWords(DUEL, [turn(1)])).toBe('');
});

test('a verdict of two people names the one who won', () => {
  const [you, enemy] = DUEL.script.seat;
  const two = {
    ...DUEL,
    script: { ...DUEL.script, seat: [{ ...you, name: 'Kiln Row' }, enemy] as typeof DUEL.script.seat },
  };
  expect(verdictWords(two, [judged(20, [20, 0]), gained(20, 20), ended(0, [20, 0])])).toMatch(
    /^Kiln Row wins with 20 points: all by Judgments\./,
  );
});
