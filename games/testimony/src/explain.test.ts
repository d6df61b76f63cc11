import { preview, Refusal } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { explainSubmission } from './explain.ts';
import { actionOf, card, counter, type Fields, find, play, puzzle, refuter, says, shown } from './play.fixture.ts';
import { testimony } from './testimony.ts';

const CARDS = [
  card('face', 12, { proves: ['IDENTITY'] }),
  card('nap', 4, says('02:00', { location: 'BEDROOM', state: 'ASLEEP' })),
  card('call', 7, {
    trust: 'SKETCHY',
    proves: ['IDENTITY'],
    ...says('02:05', { location: 'BEDROOM', state: 'AWAKE' }),
  }),
  card('shout', 9, says('02:01', { state: 'ALERT' })),
  refuter('tape', 5, ['CAMERA']),
];
const written = (changes: Fields = {}): Fields =>
  puzzle(CARDS, { counter: [counter('CAMERA', 'IDENTITY')], concern: ['IDENTITY', 'LIVENESS'], ...changes });

describe('[T29] [K5] a FULL preview', () => {
  const rows: readonly [what: string, changes: Fields, lines: readonly string[]][] = [
    ['clean', {}, ['submit nap']],
    ['D05v2-05 one that addresses', {}, ['submit pulse']],
    ['contested', {}, ['submit face nap']],
    ['with a MINOR contradiction and a bonus', {}, ['submit nap call']],
    ['a refutation that gives back', {}, ['submit face', 'submit tape shout']],
    ['the story falls apart', { scrutiny: 4 }, ['submit call']],
    ['the win', { resistance: 7 }, ['submit face pulse']],
    ['the last turn', { turns: 1 }, ['submit face']],
    ['the last card', {}, ['submit face nap call', 'submit tape pulse']],
    ['Resistance gone with a concern open', { resistance: 4 }, ['submit nap']],
  ];
  test.each(rows)('[T29] [K5] is the step: %s', (_, changes, lines) => {
    const { events, outcome } = play(written(changes), ...lines);
    const seen = shown(written(changes), ...lines);
    expect(seen.events).toEqual(events);
    expect(seen.outcome).toEqual(outcome);
  });

  test('[T29] D05v2-06 of a blocked submission it is the refusal', () => {
    const { setup, state } = play(written(), 'submit nap');
    const seen = preview(testimony, setup, state, 0, actionOf(setup, 'submit shout'));
    expect(seen).toBeInstanceOf(Refusal);
    expect(seen).toMatchObject({ code: 'major-contradiction', data: { cards: ['nap', 'shout'], minutes: 1 } });
  });
});

describe('[T30] explanation', () => {
  test('[T30] D05v2-05 to D05v2-08 everything about one submission', () => {
    expect(shown(written(), 'submit nap call face').details).toEqual({
      concerns: ['IDENTITY'],
      contradictions: [
        { severity: 'MINOR', clash: { cards: ['nap', 'call'], claims: ['ASLEEP', 'AWAKE'], minutes: 5 } },
      ],
      blocked: false,
      counter: 'CAMERA',
      cards: [
        { id: 'face', power: 12, damage: 6 },
        { id: 'nap', power: 4, damage: 4 },
        { id: 'call', power: 7, damage: 4 },
      ],
      corroborates: [{ claim: 'BEDROOM', cards: ['nap', 'call'] }],
      base: 23,
      contested: 14,
      least: 18,
      most: 18,
      restored: 0,
      scrutiny: 2,
    });
  });

  test('[T30] D05v2-08 12 contested: base 12, contested 6', () => {
    expect(shown(written(), 'submit face').details).toMatchObject({ base: 12, contested: 6, least: 6, most: 6 });
  });

  test('[T30] D05v2-08 a MAJOR contradiction is explained though it is refused', () => {
    const { setup, state } = play(written());
    const explained = explainSubmission(setup, state, actionOf(setup, 'submit nap call shout').cards);
    expect(explained).toMatchObject({ blocked: true, base: 20 });
    expect(explained.contradictions.map(({ severity, clash }) => [severity, ...clash.cards])).toEqual([
      ['MINOR', 'nap', 'call'],
      ['MAJOR', 'nap', 'shout'],
    ]);
  });

  test('[T30] what a refutation would give back, and no counter where none applies', () => {
    expect(shown(written(), 'submit face', 'submit tape').details).toMatchObject({
      counter: 'nothing',
      restored: 6,
      least: 5,
      most: 5,
      concerns: [],
    });
  });

  test('[T30] D05v2-05 a concern that is addressed already is not addressed again', () => {
    expect(shown(written(), 'submit call').details.concerns).toEqual(['IDENTITY']);
    expect(shown(written(), 'submit face', 'submit call').details.concerns).toEqual([]);
    expect(shown(written(), 'submit face', 'submit call pulse').details.concerns).toEqual(['LIVENESS']);
  });

  test('[T30] [T29] with hidden counters a refutation card still does what it does', () => {
    const { cards } = shown(written({ visibility: 'HIDDEN' }), 'submit face tape').details;
    expect(cards).toEqual([
      { id: 'face', power: 12, damage: null },
      { id: 'tape', power: 5, damage: 5 },
    ]);
  });

  test('[T30] Scrutiny after it stops at the cap', () => {
    expect(shown(written({ scrutiny: 4 }), 'submit nap call').details.scrutiny).toBe(5);
    expect(shown(written({ scrutiny: 2 }), 'submit nap call').details.scrutiny).toBe(4);
  });

  test('[T30] it agrees with the step', () => {
    const lines = ['submit face', 'submit nap call tape'];
    const { events, state } = play(written(), ...lines);
    const { details: explained } = shown(written(), ...lines);
    expect(find(events, 'damaged')).toMatchObject({
      base: explained.base,
      contested: explained.contested,
      damage: explained.least,
    });
    expect(explained.scrutiny).toBe(state.scrutiny);
    expect(35 - state.resistance).toBe(6 + explained.most + explained.restored);
  });
});
