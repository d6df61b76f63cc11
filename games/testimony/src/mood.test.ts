import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moodOf } from './mood.ts';
import { actionOf, card, counter, type Fields, play, puzzle, refuter, says } from './play.fixture.ts';
import type { Mood } from './vocabulary.ts';

const CARDS = [
  card('face', 12, { proves: ['IDENTITY'] }),
  card('nap', 4, says('02:00', { location: 'BEDROOM', state: 'ASLEEP' })),
  card('call', 4, says('02:05', { location: 'BEDROOM', state: 'AWAKE' })),
  card('shout', 4, says('02:01', { state: 'ALERT' })),
  card('rumour', 4, { trust: 'SKETCHY' }),
  card('lamp', 4, says('03:00', { location: 'BEDROOM' })),
  refuter('tape', 5, ['CAMERA']),
  refuter('blind', 5, ['CAMERA']),
];
const written = (changes: Fields = {}): Fields =>
  puzzle(CARDS, { counter: [counter('CAMERA', 'IDENTITY')], ...changes });

const mood = (changes: Fields, lines: readonly string[], selected = ''): Mood => {
  const { setup, state, events } = play(written(changes), ...lines);
  return moodOf(setup, state, events, selected === '' ? 0 : actionOf(setup, `submit ${selected}`).cards);
};

describe('[T12] moods, in their precedence', () => {
  const rows: readonly [what: string, mood: Mood, changes: Fields, lines: readonly string[], selected?: string][] = [
    ['at the start', 'NEUTRAL', {}, []],
    ['cards selected', 'CURIOUS', {}, [], 'face nap'],
    ['after a clean submission', 'IMPRESSED', {}, ['submit nap']],
    ['and with cards selected', 'IMPRESSED', {}, ['submit nap'], 'face'],
    ['after a SKETCHY card', 'NEUTRAL', {}, ['submit rumour']],
    ['after a SKETCHY card, with cards selected', 'CURIOUS', {}, ['submit rumour'], 'nap'],
    ['after a SKETCHY card that corroborates nothing else', 'NEUTRAL', {}, ['submit rumour face']],
    ['after a SKETCHY submission that corroborates', 'IMPRESSED', {}, ['submit rumour nap lamp']],
    ['after a MINOR contradiction', 'SUSPICIOUS', {}, ['submit nap call']],
    ['with Scrutiny at 1', 'NEUTRAL', { scrutiny: 1 }, []],
    ['with Scrutiny at 2', 'SUSPICIOUS', { scrutiny: 2 }, []],
    ['with Scrutiny at 2, after a clean submission', 'SUSPICIOUS', { scrutiny: 2 }, ['submit nap']],
    ['after a refutation, with Scrutiny at 2', 'GRUDGING', { scrutiny: 2 }, ['submit tape']],
    ['after a refutation that refuted nothing more', 'IMPRESSED', {}, ['submit tape', 'submit blind']],
    ['a MAJOR contradiction selected, after a refutation', 'BLOCKED', {}, ['submit tape nap'], 'shout'],
    ['a MAJOR contradiction inside what is selected', 'BLOCKED', {}, [], 'nap shout'],
    ['a MINOR contradiction selected', 'CURIOUS', {}, [], 'nap call'],
    ['some submission wins: nothing tells', 'NEUTRAL', { resistance: 5 }, []],
    [
      'less than a fifth of Resistance left',
      'RESIGNED',
      { resistance: 18, concern: ['IDENTITY'] },
      ['submit nap call rumour'],
    ],
    ['more than a fifth left', 'SUSPICIOUS', { resistance: 19, concern: ['IDENTITY'] }, ['submit nap call rumour']],
    [
      'a fifth left, a MAJOR contradiction selected',
      'RESIGNED',
      { resistance: 10, concern: ['IDENTITY'] },
      ['submit nap rumour'],
      'shout',
    ],
    ['won', 'RESIGNED', { resistance: 5 }, ['submit nap pulse']],
    ['lost by Scrutiny', 'SMUG', { scrutiny: 4 }, ['submit rumour']],
    ['lost by turns', 'SMUG', { turns: 1 }, ['submit tape']],
  ];
  test.each(rows)('[T12] %s: %s', (_, expected, changes, lines, selected) => {
    expect(mood(changes, lines, selected)).toBe(expected);
  });

  test.each(['FULL', 'HIDDEN'])('[T12] [T11] a win in reach changes no mood: %s', (visibility) => {
    const one = puzzle([card('note', 12)], { visibility, resistance: 8, counter: [counter('CAMERA', 'IDENTITY')] });
    const { setup, state } = play(one);
    expect(moodOf(setup, state, [], 0)).toBe('NEUTRAL');
  });

  test('[T12] no mood looks ahead: what the cards still in hand can do changes none', () => {
    const power = fc.integer({ min: 1, max: 20 });
    const told = (held: readonly [number, number], first: number, resistance: number, scrutiny: number): Mood => {
      const cards = [card('first', first, { proves: ['IDENTITY'] }), card('left', held[0]), card('right', held[1])];
      const { setup, state, events } = play(
        puzzle(cards, { resistance, scrutiny, counter: [], concern: ['IDENTITY'], turns: 3 }),
        'submit first',
      );
      return moodOf(setup, state, events, 0);
    };
    const hands = fc.tuple(power, power);
    fc.assert(
      fc.property(hands, hands, power, fc.integer({ min: 21, max: 60 }), fc.integer({ min: 0, max: 3 }), (...drawn) => {
        const [one, other, first, resistance, scrutiny] = drawn;
        const mood = told(one, first, resistance, scrutiny);
        expect(told(other, first, resistance, scrutiny)).toBe(mood);
        expect(mood === 'RESIGNED').toBe((resistance - first) * 5 <= resistance);
      }),
    );
  });
});
