import { idsOf } from '@lockstep/cards';
import { fc } from '@lockstep/conformance';
import { describe, expect, test } from 'vitest';
import { DAILY } from './daily.fixture.ts';
import { card, counter, type Fields, puzzle, read, refuter, says } from './play.fixture.ts';
import { makeSetup } from './setup.ts';
import { points, small } from './small.fixture.ts';
import { strongest } from './strongest.ts';

const found = (written: Fields) => {
  const setup = read(written);
  const story = strongest(setup);
  return story && { damage: story.damage, cards: idsOf(setup.script.card, story.cards).join(' ') };
};

describe('[T44] the strongest story', () => {
  const SHY = 200;

  test('[T44] is what playing everything against a Resistance that never gives finds', () => {
    const met = { some: 0, none: 0 };
    fc.assert(
      fc.property(small, (setup) => {
        // No five cards do so much, so that a story goes on whatever it has done.
        const shy = makeSetup({ ...setup.script, resistance: SHY });
        const stories = points(shy).filter(
          ({ state }) => (shy.tables.concerns & ~shy.tables.proofs[state.story]!) === 0,
        );
        const damages = stories.map(({ state }) => SHY - state.resistance);
        const story = strongest(setup);
        if (damages.length === 0) {
          expect(story).toBeNull();
          met.none += 1;
          return;
        }
        const damage = Math.max(...damages);
        expect(story!.damage).toBe(damage);
        expect(stories.filter((_, i) => damages[i] === damage).map(({ state }) => state.story)).toContain(story!.cards);
        met.some += 1;
      }),
      { seed: 20260101, numRuns: 120 },
    );
    expect(met.some).toBeGreaterThan(50);
    expect(met.none).toBeGreaterThan(3);
  });

  const nap = card('nap', 9, says('02:00', { state: 'ASLEEP' }));
  const shout = card('shout', 8, says('02:01', { state: 'AWAKE' }));
  const rows: readonly [what: string, written: Fields, found: ReturnType<typeof found>][] = [
    [
      'all cards where nothing stands against it',
      puzzle([card('a', 8), card('b', 7)]),
      { damage: 16, cards: 'a b pulse' },
    ],
    [
      'together where they agree',
      puzzle([card('a', 8, says('02:00', { state: 'IDLE' })), card('b', 8, says('03:00', { state: 'IDLE' }))]),
      { damage: 22, cards: 'a b pulse' },
    ],
    ['the stronger of two that exclude each other', puzzle([nap, shout]), { damage: 10, cards: 'nap pulse' }],
    [
      'the weaker where it alone meets the concern',
      puzzle([nap, { ...shout, proves: ['IDENTITY'] }], { concern: ['IDENTITY'] }),
      { damage: 9, cards: 'shout pulse' },
    ],
    [
      'refuted first where cards agree',
      puzzle(
        [
          card('a', 9, says('02:00', { state: 'IDLE' })),
          card('b', 9, says('02:00', { state: 'IDLE' })),
          refuter('tape', 1, ['CAMERA']),
        ],
        { counter: [counter('CAMERA', 'INTENT')] },
      ),
      { damage: 25, cards: 'a b tape pulse' },
    ],
    [
      'whatever Resistance is',
      puzzle([card('a', 8), card('b', 7)], { resistance: 3 }),
      { damage: 16, cards: 'a b pulse' },
    ],
    [
      'within the turns there are',
      puzzle([card('a', 8), card('b', 7), card('c', 6)], { turns: 1 }),
      { damage: 16, cards: 'a b pulse' },
    ],
    [
      'without what would make it fall apart',
      puzzle([card('rumour', 20, { trust: 'SKETCHY' })], { scrutiny: 4 }),
      { damage: 1, cards: 'pulse' },
    ],
    ['of a puzzle that keeps every promise', DAILY, { damage: 40, cards: 'face plank tag duck' }],
  ];
  test.each(rows)('[T44] %s', (_, written, wanted) => {
    expect(found(written)).toEqual(wanted);
  });

  test('[T44] is none where a concern cannot be met in time', () => {
    const written = puzzle([card('a', 8), { ...nap, proves: ['IDENTITY'] }, { ...shout, proves: ['LOCATION'] }], {
      concern: ['IDENTITY', 'LOCATION'],
    });
    expect(found(written)).toBeNull();
    expect(found({ ...written, conflict: [] })).not.toBeNull();
  });
});
