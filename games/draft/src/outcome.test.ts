import { describe, expect, test } from 'vitest';
import { card, type Fields, play, quest, route, SEED } from './small.fixture.ts';

/** A quest that is over as it begins, with this in hand. */
const ended = (begin: Fields, more: Fields = {}): ReturnType<typeof play> =>
  play(
    quest({ scene: route(['OFFERING']), dreamsign: [{ name: 'Shell', resonance: ['Tide'] }], ...more, begin }),
    SEED,
    'leave',
  );
const RATED = [
  card('Wave', ['Tide'], { rating: 5 }),
  card('Grave', ['Ruin'], { rating: 4 }),
  card('Spark', ['Ember'], { rating: 7 }),
  card('Bridge', ['Tide', 'Ember'], { rating: 1 }),
  card('Road', [], { rating: 6 }),
];

describe('[R11] the outcome', () => {
  test('[R11] there is none before the end', () => {
    expect(play(quest(), SEED).outcome).toBeUndefined();
  });

  test('[R11] finished, with what the deck became and its score', () => {
    const { outcome, view } = ended({ deck: ['wave', 'wave', 'grave', 'spark', 'bridge', 'road'] }, { card: RATED });
    // Tide 3, Ember 2, Ruin 1: 5 + 5 + 4 + 7 + 1 + 6, and 2 for each but Grave and Road.
    expect(outcome).toEqual({ result: 'finished', reason: 'Tempest', scores: [36] });
    expect(view).toMatchObject({ archetype: 'Tempest', score: 36, main: ['Tide', 'Ember'], outcome });
  });

  const rows: readonly [what: string, begin: Fields, more: Fields, reason: string, score: number][] = [
    ['nothing', {}, {}, 'Unformed', 0],
    ['neutral cards only', { deck: ['road', 'road'] }, {}, 'Unformed', 12],
    ['one resonance', { deck: ['wave', 'road'] }, {}, 'Tide', 13],
    ['a dual card counts its bonus once', { deck: ['bridge'] }, {}, 'Tempest', 3],
    ['the dreamcaller leans too', { deck: ['spark'], dreamcaller: 'vesper-twilight-arbiter' }, {}, 'Undertow', 7],
    ['another bonus', { deck: ['wave', 'road'] }, { quest: { main_bonus: 10 } }, 'Tide', 21],
    ['of equal ones the earlier leads', { deck: ['grave', 'spark', 'wave'] }, {}, 'Tempest', 20],
  ];
  test.each(rows)('[R11] [R12] %s', (_, begin, more, reason, score) => {
    expect(ended(begin, { card: RATED, ...more }).outcome).toEqual({ result: 'finished', reason, scores: [score] });
  });

  test('[R12] the second resonance names the deck from a quarter of the first on', () => {
    const deck = (waves: number): readonly string[] => [...new Array(waves).fill('wave'), 'grave'];
    expect(ended({ deck: deck(4) }, { card: RATED }).outcome!.reason).toBe('Undertow');
    expect(ended({ deck: deck(5) }, { card: RATED }).outcome!.reason).toBe('Tide');
    // It adds to the score all the same.
    expect(ended({ deck: deck(5) }, { card: RATED }).outcome!.scores).toEqual([5 * 7 + 6]);
  });

  test('[R11] what was told last is the outcome', () => {
    const { told, outcome } = ended({ deck: ['wave'] }, { card: RATED });
    expect(told.at(-1)).toEqual({ kind: 'finished', archetype: outcome!.reason, score: outcome!.scores[0] });
  });
});
