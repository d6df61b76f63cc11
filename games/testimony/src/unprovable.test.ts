import { describe, expect, test } from 'vitest';
import { card, play, puzzle, says } from './play.fixture.ts';
import { unprovable } from './unprovable.ts';

const written = puzzle(
  [
    card('nap', 12, { proves: ['IDENTITY'], ...says('23:50–00:10', { state: 'ASLEEP' }) }),
    card('call', 9, { proves: ['INTENT'], ...says('00:11', { state: 'AWAKE' }) }),
    card('walk', 9, { proves: ['INTENT'], ...says('00:40', { state: 'AWAKE' }) }),
    card('wake', 5, { proves: ['ALERTNESS'], ...says('00:11', { state: 'ALERT' }) }),
  ],
  { concern: ['IDENTITY', 'INTENT', 'ALERTNESS'] },
);
const after = (...lines: readonly string[]) =>
  unprovable(play(written, ...lines).view).map(({ proof, blocked }) => [proof, blocked.map(({ id }) => id)]);

describe('[T1] a concern that nothing in hand can settle any more', () => {
  test('there is none while a card that proves it can be submitted', () => expect(after()).toEqual([]));

  test('every card that proves it is blocked; one that is settled or has another card is none', () =>
    expect(after('submit nap')).toEqual([['ALERTNESS', ['wake']]]));
});
