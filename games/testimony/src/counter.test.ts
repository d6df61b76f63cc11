import { describe, expect, test } from 'vitest';
import { card, counter, type Fields, find, play, puzzle, refuter } from './play.fixture.ts';

const proving = (id: string, power: number, ...proves: readonly string[]): Fields => card(id, power, { proves });

/** CAMERA is printed first, GPS second; both target LOCATION. */
const COUNTERS = [counter('CAMERA', 'IDENTITY', 'LOCATION'), counter('GPS', 'LOCATION'), counter('LOG', 'INTENT')];
const HAND = [
  proving('face', 10, 'IDENTITY'),
  proving('map', 12, 'LOCATION'),
  proving('note', 8, 'INTENT'),
  proving('door', 6, 'LOCATION', 'INTENT'),
  refuter('tape', 5, ['CAMERA']),
];
const written = puzzle(HAND, { counter: COUNTERS, resistance: 60 });

const answerTo = (changes: Fields, ...lines: readonly string[]) =>
  find(play({ ...written, ...changes }, ...lines).events, 'answered')?.answer;

describe('[T7] what KOA answers', () => {
  const rows: readonly [what: string, lines: readonly string[], answer: unknown][] = [
    ['the one that applies', ['submit note'], { counter: 'LOG', contested: ['note'] }],
    ['D05v2-42 of two that apply the first printed', ['submit map'], { counter: 'CAMERA', contested: ['map'] }],
    ['of three cards, the first printed again', ['submit face note'], { counter: 'CAMERA', contested: ['face'] }],
    ['nothing, where none applies', ['submit pulse'], 'nothing'],
    ['nothing, to a refutation card alone', ['submit tape'], 'nothing'],
    ['the next, when the first is refuted', ['submit tape', 'submit map'], { counter: 'GPS', contested: ['map'] }],
    ['nothing, when all that apply are refuted', ['submit tape', 'submit face'], 'nothing'],
    ['D05v2-43 every card of a targeted type', ['submit map door'], { counter: 'CAMERA', contested: ['map', 'door'] }],
    ['one answer for all the cards', ['submit note map'], { counter: 'CAMERA', contested: ['map'] }],
    ['again on a later turn', ['submit face', 'submit map'], { counter: 'CAMERA', contested: ['map'] }],
  ];
  test.each(rows)('[T7] %s', (_, lines, answer) => {
    expect(answerTo({}, ...lines)).toEqual(answer);
  });

  test('[T7] the printed order decides, not the order of proof types or cards', () => {
    const swapped = [COUNTERS[1]!, COUNTERS[0]!, COUNTERS[2]!];
    expect(answerTo({ counter: swapped }, 'submit map')).toEqual({ counter: 'GPS', contested: ['map'] });
    expect(answerTo({ counter: swapped }, 'submit face map')).toEqual({ counter: 'GPS', contested: ['map'] });
  });

  test('[T7] D05v2-42 one a turn: what the second would contest does full damage', () => {
    expect(find(play(written, 'submit face note').events, 'damaged')).toMatchObject({ base: 18, contested: 5 + 8 });
  });

  test('[T7] without counters there is no answer', () => {
    expect(
      answerTo({ counter: [], card: [...HAND.slice(0, 4), ...(written.card as Fields[]).slice(-1)] }, 'submit face'),
    ).toBe('nothing');
  });
});

describe('[T25] contested cards', () => {
  test('[T25] D05v2-17 a card is contested when any of its types is targeted, and only then', () => {
    const { events, view } = play(written, 'submit note door face');
    expect(find(events, 'answered')?.answer).toEqual({ counter: 'CAMERA', contested: ['face', 'door'] });
    const contested = view.cards.filter(({ contestedBy }) => contestedBy !== null).map(({ id }) => id);
    expect(contested).toEqual(['face', 'door']);
  });

  test('[T25] [T10] it addresses its concern and joins the story', () => {
    const { events, view } = play({ ...written, concern: ['IDENTITY', 'INTENT'] }, 'submit face');
    expect(find(events, 'addressed')?.concerns).toEqual(['IDENTITY']);
    expect(find(events, 'committed')?.cards).toEqual(['face']);
    expect(view.concerns).toEqual([
      { proof: 'IDENTITY', addressed: true },
      { proof: 'INTENT', addressed: false },
    ]);
    expect(view.cards[0]).toMatchObject({ place: 'story', contestedBy: 'CAMERA' });
  });

  test('[T7] [T36] the view tells what was played', () => {
    const played = (...lines: readonly string[]) =>
      play(written, ...lines).view.counters.map((one) => [one.played, one.refuted]);
    expect(played()).toEqual([
      [false, false],
      [false, false],
      [false, false],
    ]);
    expect(played('submit map', 'submit tape', 'submit door')).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
  });
});
