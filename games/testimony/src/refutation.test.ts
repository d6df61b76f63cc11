import { describe, expect, test } from 'vitest';
import { card, counter, type Fields, find, kinds, play, puzzle, refuter, says } from './play.fixture.ts';

const proving = (id: string, power: number, proof: string, more: Fields = {}): Fields =>
  card(id, power, { proves: [proof], ...more });

const CAMERA = counter('CAMERA', 'IDENTITY', 'LOCATION');
const GPS = counter('GPS', 'LOCATION');

describe('[T8] [T26] refutation', () => {
  test('[T26] D05v2-22 12 contested does 6; a refutation card of 5 then does 5 and gives 6 back', () => {
    const written = puzzle([proving('face', 12, 'IDENTITY'), refuter('tape', 5, ['CAMERA'])], { counter: [CAMERA] });
    expect(play(written, 'submit face').state.resistance).toBe(29);
    const { state, events, view } = play(written, 'submit face', 'submit tape');
    expect(state.resistance).toBe(29 - 11);
    expect(find(events, 'refuted')).toEqual({ kind: 'refuted', card: 'tape', counters: ['CAMERA'] });
    expect(find(events, 'restored')).toEqual({ kind: 'restored', cards: ['face'], damage: 6 });
    expect(find(events, 'damaged')).toMatchObject({ base: 5, damage: 5, resistance: 18 });
    expect(view.counters[0]).toMatchObject({ refuted: true, played: true });
    expect(view.cards[0]).toMatchObject({ contestedBy: null });
  });

  const owed: readonly [power: number, back: number][] = [
    [1, 0],
    [2, 1],
    [7, 3],
    [12, 6],
    [13, 6],
  ];
  test.each(owed)('[T8] [T26] D05v2-22 of %i contested, %i is given back', (power, back) => {
    const written = puzzle([proving('face', power, 'IDENTITY'), refuter('tape', 5, ['CAMERA'])], { counter: [CAMERA] });
    const { state, events } = play(written, 'submit face', 'submit tape');
    expect(35 - state.resistance).toBe(power + 5);
    expect(find(events, 'restored')?.damage).toBe(back === 0 ? undefined : back);
  });

  test('[T26] D05v2-23 with nothing to give back it does its own power', () => {
    const written = puzzle([refuter('tape', 5, ['CAMERA'])], { counter: [CAMERA] });
    const { state, events } = play(written, 'submit tape');
    expect(state.resistance).toBe(30);
    expect(kinds(events)).not.toContain('restored');
  });

  test('[T8] a counter may be refuted before it was ever played', () => {
    const written = puzzle([proving('face', 12, 'IDENTITY'), refuter('tape', 5, ['CAMERA'])], { counter: [CAMERA] });
    const { state, events, view } = play(written, 'submit tape', 'submit face');
    expect(find(events, 'answered')?.answer).toBe('nothing');
    expect(state.resistance).toBe(35 - 5 - 12);
    expect(view.counters[0]).toMatchObject({ refuted: true, played: false });
  });

  test('[T8] it takes effect before KOA chooses', () => {
    const written = puzzle([proving('face', 12, 'IDENTITY'), refuter('tape', 5, ['CAMERA'])], { counter: [CAMERA] });
    const { state, events } = play(written, 'submit face tape');
    expect(kinds(events).slice(0, 3)).toEqual(['submitted', 'refuted', 'answered']);
    expect(find(events, 'answered')?.answer).toBe('nothing');
    expect(state.resistance).toBe(35 - 17);
  });

  test('[T8] every card that this counter contested gets its part, and no other', () => {
    const cards = [
      proving('face', 12, 'IDENTITY'),
      proving('map', 7, 'LOCATION'),
      proving('note', 9, 'INTENT'),
      refuter('tape', 5, ['CAMERA']),
    ];
    const written = puzzle(cards, { counter: [CAMERA, counter('LOG', 'INTENT')] });
    const { events, view } = play(written, 'submit face', 'submit note', 'submit map', 'submit tape');
    expect(find(events, 'restored')).toEqual({ kind: 'restored', cards: ['face', 'map'], damage: 6 + 3 });
    expect(view.cards.map(({ contestedBy }) => contestedBy)).toEqual([null, null, 'LOG', null, null]);
  });

  test('[T8] [T21] no bonus is added to what is given back', () => {
    const kitchen = (time: string): Fields => says(time, { location: 'KITCHEN' });
    const cards = [
      proving('face', 12, 'IDENTITY'),
      card('one', 4, kitchen('01:00')),
      card('two', 4, kitchen('02:00')),
      refuter('tape', 4, ['CAMERA']),
    ];
    const { state, events } = play(puzzle(cards, { counter: [CAMERA] }), 'submit face', 'submit one two tape');
    expect(find(events, 'damaged')).toMatchObject({ base: 12, damage: 15 });
    expect(find(events, 'restored')?.damage).toBe(6);
    expect(state.resistance).toBe(35 - 6 - 15 - 6);
  });

  test('[T26] D05v2-44 a card for another counter refutes nothing here', () => {
    const cards = [proving('face', 12, 'IDENTITY'), refuter('spoof', 5, ['GPS'])];
    const written = puzzle(cards, { counter: [CAMERA, GPS] });
    const { state, events, view } = play(written, 'submit face', 'submit spoof');
    expect(find(events, 'refuted')?.counters).toEqual(['GPS']);
    expect(state.resistance).toBe(35 - 6 - 5);
    expect(view.cards[0]).toMatchObject({ contestedBy: 'CAMERA' });
    expect(find(play(written, 'submit face spoof').events, 'answered')?.answer).toMatchObject({ counter: 'CAMERA' });
  });

  test('[T26] D05v2-41 one card may refute two counters, and give back for both', () => {
    const cards = [
      proving('face', 12, 'IDENTITY'),
      proving('note', 8, 'INTENT'),
      refuter('outage', 3, ['LOG', 'CAMERA', 'ELSEWHERE']),
    ];
    const written = puzzle(cards, { counter: [CAMERA, counter('LOG', 'INTENT')] });
    const { events, view } = play(written, 'submit face', 'submit note', 'submit outage');
    expect(find(events, 'refuted')?.counters).toEqual(['CAMERA', 'LOG']);
    expect(find(events, 'restored')).toEqual({ kind: 'restored', cards: ['face', 'note'], damage: 6 + 4 });
    expect(view.counters.map(({ refuted }) => refuted)).toEqual([true, true]);
  });

  test('[T26] a second card for one counter does its power and gives nothing back again', () => {
    const cards = [proving('face', 12, 'IDENTITY'), refuter('tape', 5, ['CAMERA']), refuter('blind', 4, ['CAMERA'])];
    const written = puzzle(cards, { counter: [CAMERA] });
    const { state, events } = play(written, 'submit face', 'submit tape', 'submit blind');
    expect(find(events, 'refuted')).toEqual({ kind: 'refuted', card: 'blind', counters: [] });
    expect(kinds(events)).not.toContain('restored');
    expect(state.resistance).toBe(35 - 6 - 11 - 4);
    const both = play(written, 'submit face', 'submit tape blind');
    expect(both.events.filter(({ kind }) => kind === 'refuted')).toEqual([
      { kind: 'refuted', card: 'tape', counters: ['CAMERA'] },
      { kind: 'refuted', card: 'blind', counters: [] },
    ]);
    expect(both.state.resistance).toBe(35 - 6 - 6 - 9);
  });

  test('[T26] D05v2-21 a refuted counter never comes again', () => {
    const cards = [
      refuter('tape', 5, ['CAMERA']),
      proving('face', 2, 'IDENTITY'),
      proving('map', 2, 'LOCATION'),
      proving('voice', 2, 'IDENTITY'),
    ];
    const { told } = play(
      puzzle(cards, { counter: [CAMERA] }),
      'submit tape',
      'submit face',
      'submit map',
      'submit voice',
    );
    const answers = told.flatMap((event) => (event.kind === 'answered' ? [event.answer] : []));
    expect(answers).toEqual(['nothing', 'nothing', 'nothing', 'nothing']);
  });

  test('[T26] [T3] a SKETCHY refutation card raises Scrutiny', () => {
    const written = puzzle([refuter('spoof', 5, ['GPS'], { trust: 'SKETCHY' })], { counter: [GPS] });
    expect(play(written, 'submit spoof').state).toMatchObject({ scrutiny: 1, resistance: 30 });
  });
});

describe('[T27] refute first, together, or later', () => {
  const damage = (written: Fields, ...lines: readonly string[]): number =>
    60 - play(written, ...lines).state.resistance;

  test('[T27] [T7] with a second counter behind the first, the cards go first: drawn out, and refuted later', () => {
    const cards = [proving('map', 12, 'LOCATION'), refuter('tape', 5, ['CAMERA'])];
    const written = puzzle(cards, { counter: [CAMERA, GPS], resistance: 60 });
    expect(damage(written, 'submit map', 'submit tape')).toBe(17);
    expect(damage(written, 'submit tape', 'submit map')).toBe(11);
    expect(damage(written, 'submit map tape')).toBe(11);
  });

  test('[T27] where cards corroborate, refuting first is better', () => {
    const kitchen = (time: string): Fields => says(time, { location: 'KITCHEN' });
    const cards = [
      proving('face', 12, 'IDENTITY', kitchen('01:00')),
      card('note', 8, kitchen('02:00')),
      refuter('tape', 5, ['CAMERA']),
    ];
    const written = puzzle(cards, { counter: [CAMERA], resistance: 60 });
    expect(damage(written, 'submit face note', 'submit tape')).toBe(18 + 5 + 6);
    expect(damage(written, 'submit tape', 'submit face note')).toBe(5 + 25);
    expect(damage(written, 'submit face note tape')).toBe(32);
  });

  test('[T27] else it makes no difference', () => {
    const cards = [proving('face', 12, 'IDENTITY'), refuter('tape', 5, ['CAMERA'])];
    const written = puzzle(cards, { counter: [CAMERA], resistance: 60 });
    for (const lines of [['submit face', 'submit tape'], ['submit tape', 'submit face'], ['submit face tape']])
      expect(damage(written, ...lines)).toBe(17);
  });
});
