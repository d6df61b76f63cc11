import { describe, expect, test } from 'vitest';
import { card, type Fields, find, legal, play, puzzle, refused, says } from './play.fixture.ts';
import type { Severity } from './vocabulary.ts';

const asleep = card('nap', 5, says('02:00', { state: 'ASLEEP' }));
const awakeAt = (time: string): Fields => card('call', 5, says(time, { state: 'AWAKE' }));
const place = (id: string, time: string, location: string): Fields => card(id, 5, says(time, { location }));

/** D05v2 §5.2's examples and T6 in play: the second card against the first, in the story or in the same submission. */
const examples: readonly [what: string, cards: readonly [Fields, Fields], severity: Severity][] = [
  ['D05v2-48 ASLEEP at 2:00, AWAKE at 2:01', [asleep, awakeAt('02:01')], 'MAJOR'],
  ['ASLEEP at 2:00, AWAKE at 2:02', [asleep, awakeAt('02:02')], 'MAJOR'],
  ['ASLEEP at 2:00, AWAKE at 2:03', [asleep, awakeAt('02:03')], 'MINOR'],
  ['D05v2-49 ASLEEP at 2:00, AWAKE at 2:07', [asleep, awakeAt('02:07')], 'MINOR'],
  ['ASLEEP at 2:00, AWAKE at 2:10', [asleep, awakeAt('02:10')], 'MINOR'],
  ['ASLEEP at 2:00, AWAKE at 2:11', [asleep, awakeAt('02:11')], 'NONE'],
  ['D05v2-50 ASLEEP at 2:00, AWAKE at 2:30', [asleep, awakeAt('02:30')], 'NONE'],
  ['AWAKE before ASLEEP', [asleep, awakeAt('01:58')], 'MAJOR'],
  ['across midnight, ten', [card('nap', 5, says('23:55', { state: 'ASLEEP' })), awakeAt('00:05')], 'MINOR'],
  ['across midnight, eleven', [card('nap', 5, says('23:55', { state: 'ASLEEP' })), awakeAt('00:06')], 'NONE'],
  ['across midnight, two', [card('nap', 5, says('23:59', { state: 'ASLEEP' })), awakeAt('00:01')], 'MAJOR'],
  ['SLEEPING as ASLEEP', [card('nap', 5, says('02:00', { activity: 'SLEEPING' })), awakeAt('02:02')], 'MAJOR'],
  ['ranges that touch', [place('a', '02:00–02:10', 'KITCHEN'), place('b', '02:10–02:20', 'BEDROOM')], 'MAJOR'],
  ['HOME and a room', [place('a', '02:00', 'HOME'), place('b', '02:00', 'KITCHEN')], 'NONE'],
  ['HOME and OUTSIDE at once', [place('a', '02:00', 'HOME'), place('b', '02:00', 'OUTSIDE')], 'MINOR'],
  ['HOME and OUTSIDE a minute apart', [place('a', '02:00', 'HOME'), place('b', '02:01', 'OUTSIDE')], 'NONE'],
  ['GYM and OUTSIDE at once', [place('a', '02:00', 'GYM'), place('b', '02:00', 'OUTSIDE')], 'NONE'],
  ['the same place at once', [place('a', '02:00', 'GYM'), place('b', '02:00', 'GYM')], 'NONE'],
  ['a claim against a time alone', [asleep, card('stub', 5, says('02:00', {}))], 'NONE'],
  ['a claim against nothing', [asleep, card('stub', 5)], 'NONE'],
];

describe('[T4] [T6] with the story and inside a submission', () => {
  test.each(examples)('[T4] D05v2-47 %s: %s', (_, cards, severity) => {
    const written = puzzle(cards);
    const ids = cards.map(({ id }) => String(id));
    for (const lines of [
      [`submit ${ids[0]}`, `submit ${ids[1]}`],
      [`submit ${ids[1]}`, `submit ${ids[0]}`],
      [`submit ${ids.join(' ')}`],
    ]) {
      const fault = refused(written, ...lines);
      expect(fault?.code).toBe(severity === 'MAJOR' ? 'major-contradiction' : undefined);
      if (severity !== 'MAJOR') expect(play(written, ...lines).state.scrutiny).toBe(severity === 'MINOR' ? 1 : 0);
    }
  });

  test('[T4] every card of the story counts, not the latest alone', () => {
    const written = puzzle([asleep, card('stub', 5), awakeAt('02:01')]);
    expect(refused(written, 'submit nap', 'submit stub', 'submit call')?.code).toBe('major-contradiction');
  });
});

describe('[T4] a MAJOR contradiction', () => {
  const written = puzzle(
    [
      card('nap', 5, says('02:00–02:05', { location: 'BEDROOM', state: 'ASLEEP' })),
      card('call', 9, { ...says('02:07', { location: 'BEDROOM', state: 'ALERT' }), trust: 'SKETCHY' }),
    ],
    { scrutiny: 2 },
  );

  test('[T4] D05v2-09 D05v2-26 is refused with both cards, both claims and the minutes; nothing is paid', () => {
    const fault = refused(written, 'submit nap', 'submit call');
    expect(fault).toMatchObject({
      code: 'major-contradiction',
      data: { cards: ['nap', 'call'], claims: ['ASLEEP', 'ALERT'], minutes: 2 },
    });
    const { state, view } = play(written, 'submit nap');
    expect(state).toMatchObject({ turn: 2, scrutiny: 2, resistance: 30 });
    expect(view.cards[1]).toMatchObject({ place: 'hand', blocked: fault?.data });
  });

  test('[T4] cards and claims are in deal order, whichever came first', () => {
    expect(refused(written, 'submit call', 'submit nap')?.data).toEqual({
      cards: ['nap', 'call'],
      claims: ['ASLEEP', 'ALERT'],
      minutes: 2,
    });
  });

  test('[T4] inside one submission it is refused too', () => {
    expect(refused(written, 'submit call nap')?.code).toBe('major-contradiction');
    expect(refused(written, 'submit call nap pulse')?.code).toBe('major-contradiction');
    expect(legal(play(written))).not.toContain('submit nap call');
    expect(legal(play(written))).toContain('submit call');
  });

  test('[T4] it is judged before MINOR ones: the first MAJOR pair is named', () => {
    const cards = [
      place('bed', '02:00', 'BEDROOM'),
      place('yard', '02:00', 'OUTSIDE'),
      place('sink', '02:00', 'KITCHEN'),
    ];
    expect(refused(puzzle(cards), 'submit bed yard sink')?.data).toEqual({
      cards: ['bed', 'sink'],
      claims: ['BEDROOM', 'KITCHEN'],
      minutes: 0,
    });
    expect(play(puzzle(cards), 'submit bed yard').state.scrutiny).toBe(1);
  });
});

describe('[T24] the worst two claims of two cards', () => {
  const rows: readonly [what: string, a: Fields, b: Fields, severity: Severity, claims: readonly string[]][] = [
    [
      'a MAJOR after a MINOR',
      says('02:00', { location: 'HOME', state: 'ASLEEP' }),
      says('02:00', { location: 'OUTSIDE', state: 'AWAKE' }),
      'MAJOR',
      ['ASLEEP', 'AWAKE'],
    ],
    [
      'a MAJOR before a MINOR',
      says('02:00', { location: 'GYM', state: 'DROWSY' }),
      says('02:00', { location: 'WORK', state: 'ALERT' }),
      'MAJOR',
      ['GYM', 'WORK'],
    ],
    [
      'the first of two MINOR',
      says('02:00', { location: 'KITCHEN', state: 'DROWSY' }),
      says('02:01', { location: 'BEDROOM', state: 'ALERT' }),
      'MINOR',
      ['KITCHEN', 'BEDROOM'],
    ],
    [
      'a claim of another kind',
      says('02:00', { state: 'IDLE', activity: 'SLEEPING' }),
      says('02:03', { state: 'ACTIVE', activity: 'WALKING' }),
      'MINOR',
      ['SLEEPING', 'ACTIVE'],
    ],
  ];
  test.each(rows)('[T24] %s', (_, a, b, severity, claims) => {
    const written = puzzle([card('one', 5, a), card('two', 5, b)]);
    if (severity === 'MAJOR') {
      expect(refused(written, 'submit one two')?.data).toMatchObject({ claims });
      return;
    }
    const { state, events } = play(written, 'submit one two');
    expect(state.scrutiny).toBe(1);
    expect(find(events, 'scrutiny-rose')?.rises).toMatchObject([{ why: 'MINOR', clash: { claims } }]);
  });

  test('[T24] a card does not contradict itself', () => {
    const written = puzzle([card('trance', 5, says('02:00', { state: 'AWAKE', activity: 'SLEEPING' }))]);
    expect(play(written, 'submit trance').state.scrutiny).toBe(0);
  });
});
