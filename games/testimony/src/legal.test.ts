import { describe, expect, test } from 'vitest';
import { card, type Fields, legal, play, puzzle, read, SEED, says } from './play.fixture.ts';
import { testimony } from './testimony.ts';

const nap = card('nap', 5, says('02:00', { state: 'ASLEEP' }));
const call = card('call', 5, { ...says('02:01', { state: 'AWAKE' }), trust: 'SKETCHY' });
const written = (changes: Fields = {}): Fields => puzzle([nap, card('note', 5), call], changes);

describe('[T34] legal actions', () => {
  test('[T34] fewer cards first, then deal order; nothing that contradicts itself', () => {
    expect(legal(play(written()))).toEqual([
      'submit nap',
      'submit note',
      'submit call',
      'submit pulse',
      'submit nap note',
      'submit nap pulse',
      'submit note call',
      'submit note pulse',
      'submit call pulse',
      'submit nap note pulse',
      'submit note call pulse',
    ]);
  });

  const rows: readonly [what: string, changes: Fields, lines: readonly string[], actions: readonly string[]][] = [
    ['what the story blocks is gone', {}, ['submit nap'], ['submit note', 'submit pulse', 'submit note pulse']],
    ['and with it what goes with it', {}, ['submit nap note'], ['submit pulse']],
    ['what would fall apart is legal', { scrutiny: 4 }, ['submit note pulse'], ['submit nap', 'submit call']],
    [
      'one card at a time',
      { tuning: { most_cards: 1 } },
      [],
      ['submit nap', 'submit note', 'submit call', 'submit pulse'],
    ],
    ['none at the end', { turns: 1 }, ['submit nap'], []],
  ];
  test.each(rows)('[T34] %s', (_, changes, lines, actions) => {
    expect(legal(play(written(changes), ...lines))).toEqual(actions);
  });

  test('[T34] six free cards give 41', () => {
    const cards = ['a', 'b', 'c', 'd', 'e'].map((id) => card(id, 5));
    expect(legal(play(puzzle(cards)))).toHaveLength(6 + 15 + 20);
  });

  test('[T34] nobody but seat 0 has any', () => {
    const setup = read(written());
    const state = testimony.start(setup, SEED);
    expect(testimony.toMove(setup, state)).toEqual([0]);
    expect(testimony.legal(setup, state, 1)).toEqual([]);
  });
});
