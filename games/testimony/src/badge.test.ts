import { describe, expect, test } from 'vitest';
import { FLAWLESS_TURNS } from './badge.ts';
import { card, counter, type Fields, play, puzzle, refuter, says } from './play.fixture.ts';

const CARDS = [
  card('face', 10, { proves: ['IDENTITY'] }),
  card('note', 10),
  card('rumour', 10, { trust: 'SKETCHY' }),
  refuter('tape', 2, ['CAMERA']),
  card('memo', 1),
];
const written = (resistance: number, changes: Fields = {}): Fields =>
  puzzle(CARDS, { resistance, counter: [counter('CAMERA', 'IDENTITY')], ...changes });

describe('[T32] badges', () => {
  const rows: readonly [what: string, resistance: number, lines: readonly string[], badges: readonly string[]][] = [
    ['no Scrutiny', 11, ['submit note pulse'], ['PERFECT']],
    ['Scrutiny 1', 11, ['submit rumour pulse'], []],
    ['a counter refuted, nothing contested', 3, ['submit tape rumour pulse'], ['REFUTER']],
    ['a counter refuted after it contested', 17, ['submit face', 'submit tape rumour pulse'], ['REFUTER']],
    ['both, in one turn', 3, ['submit tape pulse'], ['PERFECT', 'REFUTER', 'FLAWLESS']],
    ['both, in three turns', 13, ['submit tape', 'submit note', 'submit pulse'], ['PERFECT', 'REFUTER', 'FLAWLESS']],
    ['both, in four', 14, ['submit tape', 'submit note', 'submit memo', 'submit pulse'], ['PERFECT', 'REFUTER']],
    ['a card still contested', 6, ['submit face pulse'], ['PERFECT']],
    ['the last card', 34, ['submit face note tape', 'submit rumour memo pulse'], ['REFUTER', 'CLUTCH']],
  ];
  test.each(rows)('[T32] %s', (_, resistance, lines, badges) => {
    const { view, outcome } = play(written(resistance), ...lines);
    expect(outcome?.result).toBe('won');
    expect(view.badges).toEqual(badges);
  });

  test('[T32] REFUTER needs every contested card given back', () => {
    const cards = [card('voice', 4), card('face', 10, { proves: ['IDENTITY'] }), refuter('tape', 2, ['CAMERA'])];
    const two = puzzle(cards, {
      resistance: 10,
      counter: [counter('CAMERA', 'IDENTITY'), counter('LOG', 'INTENT')],
    });
    expect(play(two, 'submit face', 'submit tape voice pulse').view.badges).toEqual(['PERFECT', 'CLUTCH']);
  });

  test('[T32] CLUTCH: what is left in hand is blocked', () => {
    const cards = [
      card('nap', 9, says('02:00', { state: 'ASLEEP' })),
      card('call', 9, says('02:01', { state: 'AWAKE' })),
    ];
    expect(play(puzzle(cards, { resistance: 10 }), 'submit nap pulse').view.badges).toEqual(['PERFECT', 'CLUTCH']);
    expect(play(puzzle(cards, { resistance: 10, conflict: [] }), 'submit nap pulse').view.badges).toEqual(['PERFECT']);
  });

  const losses: readonly [what: string, changes: Fields, line: string][] = [
    ['while play goes on', {}, 'submit tape'],
    ['after a loss by turns', { turns: 1 }, 'submit tape'],
    ['after a loss by Scrutiny', { scrutiny: 4 }, 'submit rumour'],
  ];
  test.each(losses)('[T32] none %s', (_, changes, line) => {
    expect(play(written(35, changes), line).view.badges).toEqual([]);
  });

  test('[T32] FLAWLESS counts to three turns', () => {
    expect(FLAWLESS_TURNS).toBe(3);
  });
});
