import { describe, expect, test } from 'vitest';
import {
  card,
  counter,
  type Fields,
  find,
  kinds,
  legal,
  play,
  puzzle,
  refused,
  refuter,
  says,
} from './play.fixture.ts';

const sketchy = (id: string, power = 5, more: Fields = {}): Fields => card(id, power, { trust: 'SKETCHY', ...more });

describe('[T18] a submission', () => {
  const written = puzzle([card('a', 5), card('b', 5), card('c', 5), card('d', 5)]);
  const rows: readonly [what: string, lines: readonly string[], code: string | undefined][] = [
    ['D05v2-04 none', ['submit'], 'submission-size'],
    ['one', ['submit a'], undefined],
    ['two', ['submit a b'], undefined],
    ['D05v2-04 three', ['submit a b c'], undefined],
    ['D05v2-04 four', ['submit a b c d'], 'submission-size'],
    ['D05v2-04 one card twice', ['submit a a'], 'repeated-card'],
    ['D05v2-04 a card of the story', ['submit a', 'submit b a'], 'already-submitted'],
    ['a card of no deal', ['submit e'], 'unknown-card'],
  ];
  test.each(rows)('[T18] %s', (_, lines, code) => {
    expect(refused(written, ...lines)?.code).toBe(code);
  });

  test('[T18] its order does not matter', () => {
    const [one, other] = [play(written, 'submit c a'), play(written, 'submit a c')];
    expect(one.state).toEqual(other.state);
    expect(one.events).toEqual(other.events);
    expect(one.events[0]).toEqual({ kind: 'submitted', turn: 1, cards: ['a', 'c'] });
  });

  test('[T18] D05v2-02 one turn, whatever its size', () => {
    for (const line of ['submit a', 'submit a b', 'submit a b c'])
      expect(find(play(written, line).events, 'turn-ended')?.turnsLeft).toBe(5);
    expect(play(written, 'submit a', 'submit b').view).toMatchObject({ turn: 3, turnsLeft: 4 });
  });
});

describe('[T14] [T46] what it does', () => {
  test('[T14] D05v2-14 submitted cards leave the hand and join the story', () => {
    const { view, state } = play(puzzle([card('a', 5), card('b', 5)]), 'submit a');
    expect(view.cards.map(({ place }) => place)).toEqual(['story', 'hand', 'hand']);
    expect([state.hand, state.story]).toEqual([0b110, 0b001]);
  });

  test('[T46] D05v2-03 concerns, Resistance and story in one step', () => {
    const { events } = play(puzzle([card('a', 5)], { concern: ['INTENT', 'LIVENESS'] }), 'submit a');
    expect(find(events, 'addressed')?.concerns).toEqual(['INTENT']);
    expect(find(events, 'damaged')?.resistance).toBe(30);
    expect(find(events, 'committed')?.cards).toEqual(['a']);
  });

  test('[T46] D05v2-01 there is nothing but SUBMIT', () => {
    const all = legal(play(puzzle([card('a', 5), card('b', 5)])));
    expect(all).toHaveLength(7);
    expect(all.every((text) => text.startsWith('submit '))).toBe(true);
  });
});

/** Everything a submission can tell: MINOR with the story, SKETCHY, a refutation, an answer, a bonus, a concern. */
const RICH = puzzle(
  [
    card('face', 12, { proves: ['IDENTITY'] }),
    card('nap', 4, says('02:00', { location: 'BEDROOM', state: 'ASLEEP' })),
    sketchy('call', 6, { proves: ['LOCATION'], ...says('02:05', { location: 'BEDROOM', state: 'AWAKE' }) }),
    card('lamp', 3, says('03:00', { location: 'BEDROOM' })),
    refuter('tape', 5, ['CAMERA']),
  ],
  { counter: [counter('CAMERA', 'IDENTITY'), counter('GPS', 'LOCATION')], concern: ['LOCATION', 'LIVENESS'] },
);

describe('[T2] [T19] the order of §2.2', () => {
  test('[T19] D05v2-11 D05v2-12 D05v2-13 everything at once, in order', () => {
    const { events } = play(RICH, 'submit face', 'submit nap', 'submit call lamp tape');
    expect(events).toEqual([
      { kind: 'submitted', turn: 3, cards: ['call', 'lamp', 'tape'] },
      {
        kind: 'scrutiny-rose',
        rises: [
          { why: 'SKETCHY', card: 'call', by: 1 },
          { why: 'MINOR', clash: { cards: ['nap', 'call'], claims: ['ASLEEP', 'AWAKE'], minutes: 5 }, by: 1 },
        ],
        by: 2,
        scrutiny: 2,
      },
      { kind: 'refuted', card: 'tape', counters: ['CAMERA'] },
      { kind: 'answered', answer: { counter: 'GPS', contested: ['call'] } },
      { kind: 'restored', cards: ['face'], damage: 6 },
      { kind: 'damaged', base: 14, contested: 11, shared: ['BEDROOM'], damage: 14, resistance: 35 - 6 - 4 - 6 - 14 },
      { kind: 'addressed', concerns: ['LOCATION'] },
      { kind: 'committed', cards: ['call', 'lamp', 'tape'] },
      { kind: 'turn-ended', turnsLeft: 3 },
    ]);
  });

  const plain = ['submitted', 'answered', 'damaged'];
  const rows: readonly [what: string, changes: Fields, lines: readonly string[], told: readonly string[]][] = [
    ['D05v2-27 a clean one', {}, ['submit face'], [...plain, 'committed', 'turn-ended']],
    ['one that addresses', {}, ['submit pulse'], [...plain, 'addressed', 'committed', 'turn-ended']],
    [
      'a SKETCHY one',
      {},
      ['submit call'],
      ['submitted', 'scrutiny-rose', 'answered', 'damaged', 'addressed', 'committed', 'turn-ended'],
    ],
    [
      'a refutation with nothing to give back',
      {},
      ['submit tape'],
      ['submitted', 'refuted', 'answered', 'damaged', 'committed', 'turn-ended'],
    ],
    ['the story falls apart', { scrutiny: 4 }, ['submit call'], ['submitted', 'scrutiny-rose', 'denied']],
    [
      'Resistance gone, concerns open',
      { resistance: 6 },
      ['submit face'],
      [...plain, 'committed', 'turn-ended', 'concerns-open'],
    ],
    [
      'Resistance gone, concerns open, the last turn',
      { resistance: 6, turns: 1 },
      ['submit face'],
      [...plain, 'committed', 'turn-ended', 'concerns-open', 'denied'],
    ],
    [
      'a win',
      { resistance: 1, concern: ['LIVENESS'] },
      ['submit pulse'],
      [...plain, 'addressed', 'committed', 'turn-ended', 'granted'],
    ],
    ['the last turn', { turns: 1 }, ['submit nap'], [...plain, 'committed', 'turn-ended', 'denied']],
  ];
  test.each(rows)('[T19] %s', (_, changes, lines, told) => {
    expect(kinds(play({ ...RICH, ...changes }, ...lines).events)).toEqual(told);
  });
});

describe('[T3] [T23] Scrutiny', () => {
  const rows: readonly [what: string, cards: readonly Fields[], lines: readonly string[], rise: number][] = [
    ['D05v2-37 VERIFIED', [card('a', 5)], ['submit a'], 0],
    ['D05v2-38 PLAUSIBLE', [card('a', 5, { trust: 'PLAUSIBLE' })], ['submit a'], 0],
    ['D05v2-39 SKETCHY', [sketchy('a')], ['submit a'], 1],
    ['D05v2-25 two SKETCHY', [sketchy('a'), sketchy('b')], ['submit a b'], 2],
    ['three SKETCHY', [sketchy('a'), sketchy('b'), sketchy('c')], ['submit a b c'], 3],
    ['two SKETCHY in two turns', [sketchy('a'), sketchy('b')], ['submit a', 'submit b'], 2],
    [
      'D05v2-24 one MINOR pair',
      [card('nap', 5, says('02:00', { state: 'ASLEEP' })), card('call', 5, says('02:07', { state: 'AWAKE' }))],
      ['submit nap', 'submit call'],
      1,
    ],
    [
      'D05v2-10 two MINOR pairs, one card against two of the story',
      [
        card('nap', 5, says('02:00', { state: 'ASLEEP' })),
        card('snore', 5, says('02:01', { activity: 'SLEEPING' })),
        card('call', 5, says('02:07', { state: 'AWAKE' })),
      ],
      ['submit nap', 'submit snore', 'submit call'],
      2,
    ],
    [
      'D05v2-10 two MINOR pairs, one with the story and one inside',
      [
        card('nap', 5, says('02:00', { state: 'ASLEEP' })),
        card('call', 5, says('02:07', { state: 'AWAKE' })),
        card('snore', 5, says('02:14', { activity: 'SLEEPING' })),
      ],
      ['submit nap', 'submit call snore'],
      2,
    ],
    [
      'SKETCHY and MINOR',
      [card('nap', 5, says('02:00', { state: 'ASLEEP' })), sketchy('call', 5, says('02:07', { state: 'AWAKE' }))],
      ['submit nap call'],
      2,
    ],
  ];
  test.each(rows)('[T3] %s', (_, cards, lines, rise) => {
    const { state, told } = play(puzzle(cards), ...lines);
    expect(state.scrutiny).toBe(rise);
    const rises = told.flatMap((event) => (event.kind === 'scrutiny-rose' ? event.rises : []));
    expect(rises.reduce((sum, { by }) => sum + by, 0)).toBe(rise);
  });

  test('[T3] the order in which cards are played changes no sum', () => {
    const cards = [
      card('nap', 2, says('02:00', { state: 'ASLEEP' })),
      sketchy('call', 2, says('02:07', { state: 'AWAKE' })),
      card('snore', 2, says('02:14', { activity: 'SLEEPING' })),
    ];
    const ends = [
      ['submit nap call snore'],
      ['submit snore', 'submit nap call'],
      ['submit call', 'submit snore', 'submit nap'],
    ].map((lines) => play(puzzle(cards), ...lines).state.scrutiny);
    expect(ends).toEqual([3, 3, 3]);
  });

  test('[T23] D05v2-27 a clean submission leaves it; it never falls', () => {
    const { state } = play(puzzle([sketchy('a'), card('b', 5)], { scrutiny: 2 }), 'submit a', 'submit b');
    expect(state.scrutiny).toBe(3);
  });

  test('[T23] a rise past the cap stops at it, and both numbers are told', () => {
    const { state, events } = play(puzzle([sketchy('a'), sketchy('b'), sketchy('c')], { scrutiny: 4 }), 'submit a b c');
    expect(find(events, 'scrutiny-rose')).toMatchObject({ by: 3, scrutiny: 5 });
    expect(state.scrutiny).toBe(5);
  });
});

describe('[T2] [T17] Scrutiny 5', () => {
  const written = puzzle(
    [sketchy('rumour', 20), card('face', 9, { proves: ['IDENTITY'] }), refuter('tape', 5, ['CAMERA'])],
    {
      scrutiny: 4,
      resistance: 15,
      concern: ['INTENT'],
      counter: [counter('CAMERA', 'IDENTITY', 'INTENT')],
    },
  );

  test('[T2] D05v2-28 4 and 1 lose before any damage, even where it would have won', () => {
    const { state, outcome, events, view } = play(written, 'submit rumour tape');
    expect(outcome).toEqual({ result: 'lost', reason: 'story-fell-apart', scores: [0] });
    expect(events).toEqual([
      { kind: 'submitted', turn: 1, cards: ['rumour', 'tape'] },
      { kind: 'scrutiny-rose', rises: [{ why: 'SKETCHY', card: 'rumour', by: 1 }], by: 1, scrutiny: 5 },
      { kind: 'denied', reason: 'story-fell-apart' },
    ]);
    expect(state).toMatchObject({ resistance: 15, scrutiny: 5, refuted: 0, shown: 0, contested: 0 });
    expect(view.badges).toEqual([]);
  });

  test('[T2] one point of Scrutiny less, and it wins', () => {
    expect(play({ ...written, scrutiny: 3 }, 'submit rumour tape').outcome?.result).toBe('won');
  });

  test('[T17] the cards stay in hand, no turn is used, nothing else changes', () => {
    const before = play(written, 'submit face');
    const { state, view } = play(written, 'submit face', 'submit rumour');
    expect(state).toEqual({ ...before.state, scrutiny: 5 });
    expect(view).toMatchObject({ phase: 'result', turn: 2, turnsLeft: 5, scrutiny: 5, resistance: 10 });
    expect(view.cards.map(({ place }) => place)).toEqual(['hand', 'story', 'hand', 'hand']);
  });

  test('[T2] a MINOR pair loses as a SKETCHY card does, and 3 and 1 do not', () => {
    const pair = [
      card('nap', 5, says('02:00', { state: 'ASLEEP' })),
      card('call', 5, says('02:07', { state: 'AWAKE' })),
    ];
    expect(play(puzzle(pair, { scrutiny: 4 }), 'submit nap call').outcome?.reason).toBe('story-fell-apart');
    expect(play(puzzle(pair, { scrutiny: 3 }), 'submit nap call').outcome).toBeUndefined();
  });
});
