import { scripted } from '@lockstep/conformance';
import { describe, expect, test } from 'vitest';
import { encounter } from './encounter.ts';
import { actorIn, type Fields, find, foe, hero, play, read, rootsOf, round } from './round.fixture.ts';

const tags = (...rows: readonly Fields[]) => ({
  scene: { tag: rows.map((row, i) => ({ id: `t-${i}`, name: 'T', ...row })) },
});

describe('[E32] [E5] initiative', () => {
  const rows: readonly [what: string, a: Fields, changes: Parameters<typeof round>[2], d20: number, sum: number][] = [
    ['ADR8-54 d20 and the band of seqLVL 3', {}, {}, 10, 11],
    [
      'ADR8-54 14, seqLVL 6, skill 2, tag 1',
      { speed: 'FAST', skills: { awareness: 2 } },
      tags({ open: true, initiative: 1 }),
      14,
      19,
    ],
    ['ADR8-54 1, seqLVL 21, nothing else', { roots: rootsOf(8) }, {}, 1, 8],
    ['+very fast', { speed: 'VERY_FAST' }, {}, 5, 8],
    ['Over-SCL 2', { over: 2 }, {}, 5, 8],
    ['awareness, and no other skill', { skills: { awareness: 4, athletics: 5 } }, {}, 5, 10],
    ['every open tag of the side', {}, tags({ open: true, initiative: 1 }, { open: true, initiative: 2 }), 5, 9],
    ['no tag of the other side', {}, tags({ open: true, initiative: 3, side: 'FOES' }), 5, 6],
  ];
  test.each(rows)('[E32] [E5] %s', (_, a, changes, d20, sum) => {
    const { view } = play(round([hero('a', a)], [foe('b')], changes), { initiative: `${d20} 1` });
    expect(actorIn(view, 'a').initiative).toBe(sum);
  });

  test('[E32] a foe has its own side’s tags', () => {
    const { view } = play(
      round([hero('a')], [foe('b')], tags({ open: true, initiative: 3, side: 'FOES' }, { open: true, initiative: 1 })),
      { initiative: '10 10' },
    );
    expect(['a', 'b'].map((id) => actorIn(view, id).initiative)).toEqual([12, 14]);
  });

  test('[E5] rolled once a scene: rounds do not change it', () => {
    const lines = ['0: ready', '1: ready', '0: ready', '1: ready'];
    const { view, told } = play(round([hero('a')], [foe('b')]), { initiative: '7 12' }, ...lines);
    expect([view.fight?.round, ...['a', 'b'].map((id) => actorIn(view, id).initiative)]).toEqual([3, 8, 13]);
    expect(find(told, 'fight-began')?.order).toEqual([
      { actor: 'b', initiative: 13 },
      { actor: 'a', initiative: 8 },
    ]);
  });

  const orders: readonly [
    what: string,
    heroes: readonly Fields[],
    foes: readonly Fields[],
    initiative: string,
    order: string,
  ][] = [
    ['higher first, whatever the side', [hero('a'), hero('c')], [foe('b')], '3 12 8', 'c b a'],
    ['equals: higher seqLVL', [hero('a')], [foe('b', { speed: 'FAST' })], '10 9', 'b a'],
    ['equals in that too: higher SCL', [hero('a', { roots: rootsOf(1) })], [foe('b')], '10 10', 'b a'],
    ['equals in all: the roster', [hero('a'), hero('c')], [foe('b')], '10 10 10', 'a c b'],
    [
      'seqLVL before SCL',
      [hero('a', { roots: rootsOf(1), speed: 'FAST' })],
      [foe('b', { roots: rootsOf(2) })],
      '9 10',
      'a b',
    ],
  ];
  test.each(orders)('[E32] [E5] %s', (_, heroes, foes, initiative, order) => {
    expect(play(round(heroes, foes), { initiative }).view.fight?.order.join(' ')).toBe(order);
  });

  /** ADR8 §1.2: the band that counts is the one the boss begins in. */
  test('[E32] [E5] the Over-SCL Band of a boss’s first phase', () => {
    const phase = [{ clock: 6, over: 2 }, { clock: 6 }];
    const { view } = play(round([hero('a')], [foe('b', { role: 'BOSS', phase })]), { initiative: '10 10' });
    expect(actorIn(view, 'b')).toMatchObject({ over: 2, seqLevel: 9, initiative: 13 });
  });

  test('[E32] those of a later fight are rolled with the others, and are not in the order of this one', () => {
    const scene = {
      beat: [
        { id: 'page', next: [{ to: 'fight' }] },
        { id: 'fight', fight: { foe: [{ who: 'b' }], won: 'second', lost: 'lost', withdraw: 'second' } },
        { id: 'second', fight: { foe: [{ who: 'd' }], won: 'won', lost: 'lost' } },
        { id: 'won', end: { result: 'WON', title: 'Won' } },
        { id: 'lost', end: { result: 'LOST', title: 'Lost' } },
      ],
    };
    const written = round([hero('a')], [foe('b'), foe('d')], { scene });
    const dice = { initiative: '10 5 15' };
    expect(play(written, dice).view.fight?.order).toEqual(['a', 'b']);
    const second = play(written, dice, '0: withdraw');
    expect(second.view.fight?.order).toEqual(['d', 'a']);
    expect(second.view.actors.map(({ id }) => id)).toEqual(['a', 'd']);
  });
});

describe('[E18] [E32] how a scene begins', () => {
  test('[E18] on its first beat, seat 0 to move', () => {
    const setup = read(round([hero('a')], [foe('b')]));
    const script = scripted({ initiative: [9, 9] });
    const state = encounter.start(setup, script.seed);
    script.done();
    const view = encounter.view(setup, state, 0);
    expect([view.phase, view.beat.id, view.toMove, view.fight]).toEqual(['BEAT', 'page', [0], null]);
    expect(view.actors.map(({ id, status }) => [id, status])).toEqual([['a', 'STANDING']]);
  });

  test('[E32] tags that are open, attuned domains, and the invokes of the difficulty are there', () => {
    const written = round([hero('a', { domain: 'tide', attuned: true }), hero('c', { domain: 'tide' })], [foe('b')], {
      ...tags({ open: true, invokes: 2 }, { open: false, invokes: 2 }),
      domain: [{ id: 'tide', name: 'Tide' }],
      difficulty: { id: 'STORY', invokes: 2 },
    });
    const { view } = play(written, {});
    expect(view.tags.map(({ id }) => id)).toEqual(['t-0']);
    expect(view.invokes).toEqual([4, 0]);
    expect(['a', 'c'].map((id) => actorIn(view, id).domain?.state)).toEqual(['ATTUNED', 'DORMANT']);
  });
});
