import { describe, expect, test } from 'vitest';
import { DOMAIN, MARKS, STRAINED, setActor } from './numbers.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import {
  all,
  BASICS,
  beat,
  choice,
  clock,
  dos,
  type Fields,
  fight,
  filled,
  find,
  kinds,
  type Played,
  paces,
  person,
  play,
  playFrom,
  ROUND,
  type Rolls,
  refused,
  script,
  tag,
  technique,
  trial,
} from './story.fixture.ts';

const tries = (...degrees: readonly number[]): Rolls => ({ heroes: degrees.map((degree) => dos(degree)) });
const withClocks =
  (...clocks: readonly number[]) =>
  (state: State): State => ({ ...state, clocks });

/** One Beat over and over: a check of the goal, one of the danger, a decision to stay and one to leave. */
const loop = (more: Fields = {}, inScene: Fields = {}, besides: Fields = {}): Fields =>
  script(
    [
      beat('first', {
        choice: [
          trial('try', { clock: 'goal', danger: 'danger' }, { again: true }),
          trial('risk', { clock: 'danger', danger: 'time', against: 16 }, { again: true }),
          choice('wait'),
          choice('leave', { to: 'done' }),
        ],
        next: [{ to: 'first' }],
        ...more,
      }),
    ],
    inScene,
    besides,
  );
const moves = ({ told }: Pick<Played, 'told'>): readonly (readonly [string, number, number])[] =>
  all(told, 'clock-moved').map(({ clock: id, by, lost }) => [id, by, lost]);

describe('[E9] how far a clock rises in one Beat', () => {
  const rows: readonly [what: string, degrees: readonly number[], moved: readonly (readonly [number, number])[]][] = [
    ['ADR8-64 2 is +2', [2], [[2, 0]]],
    ['ADR8-65 4 is +3, one is lost', [4], [[3, 1]]],
    [
      'ADR8-65 2 and 2 are 3, one is lost',
      [2, 2],
      [
        [2, 0],
        [1, 1],
      ],
    ],
    [
      'ADR8-65 3 and 1 are 3, one is lost',
      [3, 1],
      [
        [3, 0],
        [0, 1],
      ],
    ],
  ];
  test.each(rows)('[E9] %s', (_, degrees, moved) => {
    const played = play(loop(), tries(...degrees), ...degrees.map(() => 'choose try ann'));
    expect(moves(played)).toEqual(moved.map(([by, lost]) => ['goal', by, lost]));
    expect(filled(played, 'goal')).toBe(moved.reduce((sum, [by]) => sum + by, 0));
  });

  test('[E9] what was lost is not carried: the next Beat begins anew', () => {
    const played = play(loop(), tries(4, 4), 'choose try ann', 'go-on', 'choose try ann');
    expect(moves(played)).toEqual([
      ['goal', 3, 1],
      ['time', 1, 0],
      ['goal', 3, 1],
    ]);
    expect(filled(played, 'goal')).toBe(6);
  });

  test('[E9] each clock has a cap of its own', () => {
    const rolls = { heroes: [dos(3), dos(-3, 16)] };
    const written = loop();
    expect(moves(play(written, rolls, 'choose try ann', 'choose risk ann'))).toEqual([
      ['goal', 3, 0],
      ['time', 3, 0],
    ]);
  });

  test('[E9] danger has the same cap: -2 and -2 are 3', () => {
    const twice = loop({
      choice: [trial('try', { danger: 'danger', against: 16 }, { again: true }), choice('leave', { to: 'done' })],
    });
    const rolls = { heroes: [dos(-2, 16), dos(-2, 16)] };
    expect(moves(play(twice, rolls, 'choose try ann', 'choose try ann'))).toEqual([
      ['danger', 2, 0],
      ['danger', 1, 1],
    ]);
  });

  test('[E9] a full clock rises no further; the rest is reported', () => {
    const played = playFrom(loop(), withClocks(7, 0, 0), tries(3), 'choose try ann');
    expect(find(played.events, 'clock-moved')).toEqual({
      kind: 'clock-moved',
      clock: 'goal',
      by: 1,
      filled: 8,
      size: 8,
      lost: 2,
    });
  });

  const road = (uncapped: boolean): Fields => ({
    character: [person('ann', { techniques: ['road'], violence: { attack: 0, effect: 0, defense: 2, resilience: 2 } })],
    technique: [...BASICS, technique('road', 'MAJOR', 'ADVANCE', { uncapped })],
  });
  const violent = {
    choice: [trial('try', { pillar: 'VIOLENCE', clock: 'goal' }, { again: true }), choice('leave', { to: 'done' })],
  };
  test('[E9] ADR8-66 a technique can break the cap: 4 is +4', () => {
    const by = (uncapped: boolean, degree: number) =>
      moves(play(loop(violent, {}, road(uncapped)), tries(degree), 'choose try ann with road'));
    expect(by(true, 4)).toEqual([['goal', 4, 0]]);
    expect(by(false, 4)).toEqual([['goal', 3, 1]]);
    expect(by(true, 1)).toEqual([['goal', 1, 0]]);
  });

  test('[E9] ADR8-47 what breaks the cap takes no room from what it holds, whichever is first', () => {
    const twoWays = (ties: string, ...order: readonly string[]): readonly (readonly unknown[])[] => {
      const both = {
        ...road(true),
        technique: [...BASICS, technique('road', 'MAJOR', 'ADVANCE', { uncapped: true })],
        tuning: { ties },
      };
      const rolls = { heroes: order.map((line) => dos(line.includes('road') ? 4 : 2)) };
      return moves(play(loop(violent, {}, both), rolls, ...order));
    };
    const [way, plain] = ['choose try ann with road', 'choose try ann'];
    expect(twoWays('INITIATIVE', way, plain)).toEqual([
      ['goal', 4, 0],
      ['goal', 2, 0],
    ]);
    expect(twoWays('INITIATIVE', plain, way)).toEqual([
      ['goal', 2, 0],
      ['goal', 4, 0],
    ]);
    expect(twoWays('ROSTER', way, plain)).toEqual([
      ['goal', 4, 0],
      ['goal', 0, 2],
    ]);
  });

  test('[E9] ADR8-66 and go on where the cap was reached; without it nothing is left of the cap then', () => {
    const lines = (second: string) => ['choose try ann with road', second];
    const written = loop(violent, {}, road(true));
    expect(moves(play(written, tries(4, 2), ...lines('choose try ann with road')))).toEqual([
      ['goal', 4, 0],
      ['goal', 2, 0],
    ]);
    expect(moves(play(written, tries(4, 2), ...lines('choose try ann')))).toEqual([
      ['goal', 4, 0],
      ['goal', 0, 2],
    ]);
  });

  const goal = (more: Fields = {}, inScene: Fields = {}, besides: Fields = {}): Fields =>
    script([beat('first', { fight: fight({ goal: 'goal', withdraw: 'done', ...more }) })], inScene, besides);
  /** Attack 2 against 12. */
  const advance = (...degrees: readonly number[]): Rolls => ({ heroes: degrees.map((degree) => dos(degree)) });

  test('[E9] in a fight a round is a Beat: 2 and 2 in one are 3, and the next begins anew', () => {
    const both = ['declare ann advance', 'declare bob advance', ...ROUND];
    const played = play(goal({}, { party: ['ann', 'bob'] }), advance(2, 2, 2, 1), ...both, ...both);
    expect(moves(played)).toEqual([
      ['goal', 2, 0],
      ['goal', 1, 1],
      ['goal', 2, 0],
      ['goal', 1, 0],
    ]);
  });

  test('[E9] ADR8-64 in a fight a DoS of 0 or less moves nothing', () => {
    for (const degree of [0, -2])
      expect(moves(play(goal(), advance(degree), 'declare ann advance', ...ROUND))).toEqual([]);
  });

  test('[E9] ADR8-66 in a fight a technique can break the cap, too', () => {
    const written = goal({ advance: 10 }, {}, road(true));
    const foes = { character: [...(road(true).character as Fields[]), person('gus')] };
    const played = play({ ...written, ...foes }, advance(4), 'declare ann road', ...ROUND);
    expect(moves(played)).toEqual([['goal', 4, 0]]);
  });

  test('[E9] a Beat after a fight has a cap of its own', () => {
    const written = script([
      beat('first', {
        fight: fight({ danger: 'danger', pace: [{ clock: 'time', by: 3 }], won: 'after', lost: 'after' }),
      }),
      beat('after', { choice: [trial('try', { clock: 'time' }), choice('wait')], next: [{ to: 'done' }] }),
    ]);
    const lost = (state: State): State => ({ ...state, clocks: [0, 8, 0] });
    const played = playFrom(written, lost, tries(3), ...ROUND, 'choose try ann');
    expect(moves(played)).toEqual([
      ['time', 3, 0],
      ['time', 3, 0],
    ]);
  });
});

describe('[E30] what moves when a Beat closes', () => {
  test('[E30] [E9] the main clock by one, where nothing is said', () => {
    expect(moves(play(loop(), {}, 'choose wait'))).toEqual([['time', 1, 0]]);
    expect(moves(play(loop({}, { main: 'danger' }), {}, 'choose wait'))).toEqual([['danger', 1, 0]]);
  });

  test('[E30] the first clock, where no main one is named', () => {
    expect(moves(play(loop({}, { main: undefined }), {}, 'choose wait'))).toEqual([['goal', 1, 0]]);
  });

  test('[E30] what the Beat says, and then not the main clock', () => {
    const pace = [{ clock: 'danger', by: 2 }, { tag: 'rope' }, { clock: 'goal' }];
    const { told } = play(loop({ pace }, { tag: [tag('rope')] }), {}, 'choose wait');
    expect(kinds(told)).toEqual(['chose', 'clock-moved', 'tag-made', 'clock-moved', 'beat-closed', 'beat-began']);
    expect(moves({ told })).toEqual([
      ['danger', 2, 0],
      ['goal', 1, 0],
    ]);
  });

  test('[E30] a decision that moves something is enough; what its Beat says comes on top', () => {
    const decided = { choice: [choice('wait', { pace: [{ clock: 'goal' }] })] };
    expect(moves(play(loop({ ...decided, next: [{ to: 'done' }] }), {}, 'choose wait'))).toEqual([['goal', 1, 0]]);
    const both = loop({ ...decided, next: [{ to: 'done' }], pace: [{ clock: 'danger' }] });
    expect(moves(play(both, {}, 'choose wait'))).toEqual([
      ['goal', 1, 0],
      ['danger', 1, 0],
    ]);
  });

  test('[E30] what a check moves does not stand for it', () => {
    expect(moves(play(loop(), tries(1), 'choose try ann', 'go-on'))).toEqual([
      ['goal', 1, 0],
      ['time', 1, 0],
    ]);
  });

  test('[E30] where the main clock is full the foes gain an opening', () => {
    const { told, view } = playFrom(loop(), withClocks(0, 0, 8), {}, 'choose wait');
    expect(all(told, 'clock-moved')).toEqual([]);
    expect(find(told, 'invokes-made')).toEqual({ kind: 'invokes-made', side: 'FOES', by: 1 });
    expect(view.invokes).toEqual([0, 1]);
  });

  const stuck: readonly [what: string, more: Fields, clocks: readonly number[], degree: number | null][] = [
    [
      'the main clock rose as far as it may',
      { choice: [trial('try', { clock: 'time' }), choice('wait')] },
      [0, 0, 0],
      3,
    ],
    ['the clock it names is full', { pace: [{ clock: 'goal' }] }, [8, 0, 0], null],
    ['the clock it names rose as far as it may', { pace: [{ clock: 'goal' }] }, [0, 0, 0], 3],
    ['the tag it drops is not there', { pace: [{ drop: 'rope' }] }, [0, 0, 0], null],
    [
      'the tag its decision drops is not there',
      { choice: [choice('wait', { pace: [{ drop: 'rope' }] })] },
      [0, 0, 0],
      null,
    ],
  ];
  test.each(stuck)('[E9] [E30] ADR8-58 something moves even where %s', (_, more, clocks, degree) => {
    const written = loop({ ...more, next: [{ to: 'done' }] }, { tag: [tag('rope')] });
    const rolls = degree === null ? {} : tries(degree);
    const lines = degree === null ? ['choose wait'] : ['choose try ann', 'choose wait'];
    const { events } = playFrom(written, withClocks(...clocks), rolls, ...lines);
    expect(events.slice(0, kinds(events).indexOf('beat-closed')).some(paces)).toBe(true);
  });

  test('[E30] [E9] ADR8-58 in a fight Pressure rises every round; full, it gives both sides an opening', () => {
    const written = script([beat('first', { fight: fight({ pressure: 4, withdraw: 'done' }) })]);
    const { told } = play(written, {}, ...ROUND, ...ROUND, ...ROUND, ...ROUND, ...ROUND);
    expect(all(told, 'pressure-rose').map((one) => [one.filled, one.size])).toEqual([
      [1, 4],
      [2, 4],
      [3, 4],
      [4, 4],
    ]);
    expect(all(told, 'invokes-made').map(({ side }) => side)).toEqual(['HEROES', 'FOES']);
    expect(all(told, 'beat-closed')).toHaveLength(5);
  });

  test('[E9] while Pressure is full nobody recovers in Aftermath', () => {
    const written = script([beat('first', { fight: fight({ pressure: 4, withdraw: 'done' }) })]);
    const marked = (state: State): State => ({
      ...state,
      actors: state.actors.map((value, i) => (i === MARKS ? 5 : value)),
    });
    expect(all(playFrom(written, marked, {}, ...ROUND).told, 'recovered')).toMatchObject([
      { actor: 'ann', how: 'MICRO', marks: 3 },
    ]);
    const full = (state: State): State => ({ ...marked(state), pressure: 4 });
    expect(all(playFrom(written, full, {}, ...ROUND).told, 'recovered')).toEqual([]);
  });

  test('[E30] [E9] the Pressure of a fight is 6 where nothing is said', () => {
    const written = script([beat('first', { fight: fight({}) })]);
    expect(play(written, {}).view.fight!.pressure).toEqual({ filled: 0, size: 6 });
  });

  test('[E30] and what the fight says moves as well', () => {
    const written = script([beat('first', { fight: fight({ pace: [{ clock: 'danger', by: 2 }, { tag: 'rope' }] }) })], {
      tag: [tag('rope')],
    });
    const { events } = play(written, {}, ...ROUND);
    expect(kinds(events).slice(-7)).toEqual([
      'stage-began',
      'pressure-rose',
      'clock-moved',
      'tag-made',
      'beat-closed',
      'stage-began',
      'stage-began',
    ]);
  });
});

describe('[E30] clocks that lead somewhere', () => {
  const FULL = beat('full', { next: [{ to: 'first' }] });
  const leading = (beats: readonly Fields[], clocks: readonly Fields[], more: Fields = {}): Fields =>
    script(beats, { clock: clocks, main: 'time', ...more });
  const bell = clock('bell', 'STORY', { to: 'full' });
  const first = (more: Fields = {}): Fields =>
    beat('first', {
      choice: [trial('try', { clock: 'bell' }, { again: true }), choice('wait'), choice('leave', { to: 'done' })],
      next: [{ to: 'first' }],
      ...more,
    });
  const one = leading([first(), FULL], [bell, clock('time')]);

  test('[E30] go there at the end of the Beat that filled them, which closes at once', () => {
    const { events, view } = playFrom(one, withClocks(6, 0), tries(2), 'choose try ann');
    expect(kinds(events)).toEqual(['chose', 'checked', 'clock-moved', 'clock-moved', 'beat-closed', 'beat-began']);
    expect(find(events, 'beat-closed')?.checks).toBe(1);
    expect(view.beat.id).toBe('full');
  });

  test('[E30] not before they are full', () => {
    expect(playFrom(one, withClocks(6, 0), tries(1), 'choose try ann').view.beat.id).toBe('first');
  });

  test('[E30] before the `to` of an outcome or a decision', () => {
    const away = first({ choice: [trial('try', { clock: 'bell' }, { passes: { to: 'done' } }), choice('wait')] });
    expect(
      playFrom(leading([away, FULL], [bell, clock('time')]), withClocks(7, 0), tries(1), 'choose try ann').view.beat.id,
    ).toBe('full');
    const decided = first({ choice: [choice('wait', { to: 'done', pace: [{ clock: 'bell' }] })] });
    expect(
      playFrom(leading([decided, FULL], [bell, clock('time')]), withClocks(7, 0), {}, 'choose wait').view.beat.id,
    ).toBe('full');
  });

  test('[E30] also those that the end of a Beat fills', () => {
    const paced = leading([first({ pace: [{ clock: 'bell' }] }), FULL], [bell, clock('time')]);
    expect(playFrom(paced, withClocks(7, 0), {}, 'choose wait').view.beat.id).toBe('full');
    const main = script([first(), FULL], { clock: [bell], main: 'bell' });
    expect(playFrom(main, withClocks(7), {}, 'choose wait').view.beat.id).toBe('full');
  });

  test('[E30] once: a clock that is full already leads nowhere any more', () => {
    const lines = ['choose try ann', 'go-on', 'choose try ann'];
    const { view, told } = playFrom(one, withClocks(7, 0), tries(1, 1), ...lines);
    expect(view.beat.id).toBe('first');
    expect(all(told, 'beat-began').map((began) => began.beat)).toEqual(['full', 'first']);
  });

  test('[E30] of two that one Beat filled, the first of the scene leads', () => {
    const two = leading(
      [first({ pace: [{ clock: 'horn' }, { clock: 'bell' }] }), FULL, beat('blown', { next: [{ to: 'done' }] })],
      [bell, clock('horn', 'STORY', { to: 'blown' }), clock('time')],
    );
    expect(playFrom(two, withClocks(7, 7, 0), {}, 'choose wait').view.beat.id).toBe('full');
  });

  test('[E30] and the other at the end of the next Beat: a page is none', () => {
    const two = (after: Fields): Fields =>
      leading(
        [
          first({ pace: [{ clock: 'horn' }, { clock: 'bell' }] }),
          beat('full', after),
          beat('second', { choice: [choice('stay')], next: [{ to: 'done' }] }),
          beat('blown', { next: [{ to: 'done' }] }),
        ],
        [bell, clock('horn', 'STORY', { to: 'blown' }), clock('time')],
      );
    const at = (after: Fields, ...lines: readonly string[]): string =>
      playFrom(two(after), withClocks(7, 7, 0), {}, 'choose wait', ...lines).view.beat.id;
    const page = { next: [{ to: 'second' }] };
    expect(at(page, 'go-on')).toBe('second');
    expect(at(page, 'go-on', 'choose stay')).toBe('blown');
    expect(at({ choice: [choice('look')], next: [{ to: 'second' }] }, 'choose look')).toBe('blown');
    expect(at(page, 'go-on', 'choose stay', 'go-on')).toBe('done');
  });

  const fought = (more: Fields): Fields =>
    leading(
      [
        beat('first', { fight: fight({ won: 'done', lost: 'lost', withdraw: 'done', ...more }) }),
        beat('lost', { next: [{ to: 'full' }] }),
        beat('full', { next: [{ to: 'done' }] }),
      ],
      [bell, clock('time')],
    );
  test('[E30] [E15] the goal and the danger of a fight end it, and lead where its end leads', () => {
    const danger = playFrom(fought({ danger: 'bell', pace: [{ clock: 'bell' }] }), withClocks(7, 0), {}, ...ROUND);
    expect(danger.view.beat.id).toBe('lost');
    expect(find(danger.told, 'fight-ended')?.result).toBe('LOST');
    const goal = playFrom(
      fought({ goal: 'bell' }),
      withClocks(7, 0),
      { heroes: [dos(1)] },
      'declare ann advance',
      ...ROUND,
    );
    expect(goal.view.phase).toBe('OVER');
    expect(find(goal.told, 'fight-ended')?.result).toBe('WON');
  });

  test('[E30] any other that filled in a fight leads on when the fight is over', () => {
    const paced = fought({ pace: [{ clock: 'bell' }] });
    const fighting = playFrom(paced, withClocks(7, 0), {}, ...ROUND);
    expect(fighting.view.phase).toBe('INTENT');
    expect(playFrom(paced, withClocks(7, 0), {}, ...ROUND, 'withdraw').view.beat.id).toBe('full');
  });
});

describe('[E31] tags of a scene', () => {
  const TAGS = [
    tag('rope', { invokes: 2 }),
    tag('mud', { side: 'FOES', invokes: 1 }),
    tag('lamp', { open: true, invokes: 3 }),
    tag('map', { invokes: 0 }),
  ];
  const tagged = (pace: readonly Fields[], more: Fields = {}): Fields => loop({ pace, ...more }, { tag: TAGS });
  const tags = ({ view }: Played) => view.tags.map(({ id, invokes }) => [id, invokes]);

  test('[E31] those that are open are there from the start, the others are not', () => {
    const at = play(tagged([]), {});
    expect(tags(at)).toEqual([['lamp', 3]]);
    expect(at.view.invokes).toEqual([3, 0]);
  });

  test('[E31] a tag is made with its invokes, for its side', () => {
    const at = play(tagged([{ tag: 'rope' }, { tag: 'mud' }, { tag: 'map' }]), {}, 'choose wait');
    expect(all(at.told, 'tag-made')).toEqual([
      { kind: 'tag-made', tag: 'rope', side: 'HEROES', invokes: 2 },
      { kind: 'tag-made', tag: 'mud', side: 'FOES', invokes: 1 },
      { kind: 'tag-made', tag: 'map', side: 'HEROES', invokes: 0 },
    ]);
    expect(tags(at)).toEqual([
      ['rope', 2],
      ['mud', 1],
      ['lamp', 3],
      ['map', 0],
    ]);
    expect(at.view.invokes).toEqual([5, 1]);
  });

  test('[E31] a tag that is lost takes its invokes along; one that is not there is not lost', () => {
    const at = play(tagged([{ drop: 'lamp' }, { drop: 'rope' }]), {}, 'choose wait');
    expect(all(at.told, 'tag-lost')).toEqual([{ kind: 'tag-lost', tag: 'lamp' }]);
    expect([tags(at), at.view.invokes]).toEqual([[], [0, 0]]);
  });

  test('[E31] a tag made again has all its invokes again', () => {
    const at = play(tagged([{ tag: 'lamp' }]), tries(-1), 'choose try ann +3');
    expect(tags(at)).toEqual([['lamp', 2]]);
    expect(tags(play(tagged([{ tag: 'lamp' }]), tries(-2), 'choose try ann +3', 'go-on'))).toEqual([['lamp', 3]]);
  });

  test('[E31] a tag whose invokes are spent is still there', () => {
    const lamp = loop({}, { tag: [tag('lamp', { open: true, invokes: 1 })] });
    const at = play(lamp, tries(-1), 'choose try ann +3');
    expect(tags(at)).toEqual([['lamp', 0]]);
    expect(refused(lamp, tries(-1), 'choose try ann +3', 'choose try ann +3')?.code).toBe('no-invokes');
  });

  test('[E31] [E34] openings are spent first, then tags in their order; never the other side’s', () => {
    const open = TAGS.map((one) => ({ ...one, open: true }));
    const written = loop({}, { tag: open }, { difficulty: { id: 'STORY', invokes: 1 } });
    const left = (count: number) => {
      const lines = Array.from({ length: count }, () => 'choose risk ann +3');
      const { state } = play(written, { heroes: lines.map(() => dos(-4, 16)) }, ...lines);
      return state.invokes;
    };
    expect([0, 1, 2].map(left)).toEqual([
      [1, 0, 2, 1, 3, 0],
      [0, 0, 2, 1, 3, 0],
      [0, 0, 1, 1, 3, 0],
    ]);
    const foesAlone = loop({}, { tag: [tag('mud', { side: 'FOES', open: true, invokes: 4 })] });
    expect(refused(foesAlone, {}, 'choose try ann +3')?.code).toBe('no-invokes');
  });

  const lasting = (lasts: number, more: Fields = {}): Fields =>
    loop({}, { tag: [tag('rope', { open: true, lasts })], ...more });
  test.each([[1], [2], [3]])('[E31] a tag that lasts %i is gone after as many Beats', (lasts) => {
    const waits = Array.from({ length: lasts }, () => 'choose wait');
    expect(play(lasting(lasts), {}, ...waits.slice(1)).view.tags).toMatchObject([{ id: 'rope', lasting: 1 }]);
    const { told, view } = play(lasting(lasts), {}, ...waits);
    expect(view.tags).toEqual([]);
    expect(all(told, 'tag-lost')).toEqual([{ kind: 'tag-lost', tag: 'rope' }]);
  });

  test('[E31] in a fight it is gone after as many Upkeeps', () => {
    const written = script([beat('first', { fight: fight({ withdraw: 'done' }) })], {
      tag: [tag('rope', { open: true, lasts: 2 }), tag('map', { open: true })],
    });
    expect(play(written, {}).view.tags).toMatchObject([
      { id: 'rope', lasting: 1 },
      { id: 'map', lasting: 0 },
    ]);
    expect(play(written, {}, ...ROUND).view.tags.map(({ id }) => id)).toEqual(['map']);
  });

  test('[E31] one made since tags last faded does not fade at once: in a Beat, and in a round', () => {
    const brief = tag('rope', { lasts: 1 });
    const made = loop(
      { choice: [choice('tie', { pace: [{ tag: 'rope' }] }), choice('wait'), choice('leave', { to: 'done' })] },
      { tag: [brief] },
    );
    expect(play(made, {}, 'choose tie').view.tags).toMatchObject([{ id: 'rope', lasting: 1 }]);
    expect(play(made, {}, 'choose tie', 'choose wait').view.tags).toEqual([]);
    expect(play(made, {}, 'choose tie', 'choose tie').view.tags).toMatchObject([{ id: 'rope', lasting: 1 }]);
    const paced = script([beat('first', { fight: fight({ withdraw: 'done', pace: [{ tag: 'rope' }] }) })], {
      tag: [brief],
    });
    expect(play(paced, {}, ...ROUND).view.tags).toMatchObject([{ id: 'rope', lasting: 1 }]);
  });

  test('[E31] one that does not say so stays', () => {
    expect(play(lasting(0), {}, ...Array.from({ length: 9 }, () => 'choose wait')).view.tags).toHaveLength(1);
  });

  test('[E5] [E31] tags that are there from the start add to the initiative of their side', () => {
    const written = script([beat('first', { fight: fight({}) })], {
      tag: [
        tag('crown', { open: true, initiative: 2 }),
        tag('roof', { open: true, initiative: 1 }),
        tag('order', { open: true, side: 'FOES', initiative: 4 }),
      ],
    });
    const { view } = play(written, { initiative: [5, 7] });
    // Base3 is one band.
    expect(view.actors.map(({ id, initiative }) => [id, initiative])).toEqual([
      ['ann', 5 + 1 + 3],
      ['gus', 7 + 1 + 4],
    ]);
  });

  test('[E4] [E31] what is made in a round can be spent from the next', () => {
    const written = script(
      [beat('first', { fight: fight({ withdraw: 'done' }) })],
      {},
      { technique: [...BASICS, technique('jab', 'MINOR', 'ATTACK', { basic: true, tags: ['exploit'] })] },
    );
    const lines = ['declare ann set-up', 'ready'];
    expect(refused(written, {}, 'declare ann strike gus +6')?.code).toBe('no-invokes');
    const { events, view } = play(written, { heroes: [dos(1)] }, ...lines, '1: ready');
    expect(find(events, 'invokes-made')).toEqual({ kind: 'invokes-made', side: 'HEROES', by: 2 });
    expect([view.invokes, view.fresh]).toEqual([
      [2, 0],
      [0, 0],
    ]);
    expect(refused(written, { heroes: [dos(1)] }, ...lines, '1: ready', 'declare ann strike gus +6')).toBeUndefined();
  });
});

describe('[E16] domains', () => {
  const domain = (more: Fields = {}): Fields => ({ id: 'lamp', name: 'The lamp', ...more });
  const lit = (more: Fields, ann: Fields = {}): Fields => ({
    character: [person('ann', { domain: 'lamp', ...ann }), person('gus')],
    domain: [domain(more)],
  });
  const ATTUNED = { attuned: true };
  const inState =
    (state: number, strained = 0) =>
    (at: State, { heroes }: Setup): State => {
      const actors = [...at.actors];
      for (let hero = 0; hero < heroes; hero += 1) {
        setActor(actors, hero, DOMAIN, state);
        setActor(actors, hero, STRAINED, strained);
      }
      return { ...at, actors };
    };
  const paced = (more: Fields, state: number) =>
    kinds(
      playFrom(loop({ pace: [{ clock: 'goal' }] }, {}, lit(more)), inState(state), {}, 'choose wait').events,
    ).filter((kind) => !['chose', 'beat-closed', 'beat-began'].includes(kind));

  const rows: readonly [what: string, more: Fields, state: number, kinds: readonly string[]][] = [
    ['dormant: nothing', { attuned: 'TAG', manifested: 'TAG' }, 0, ['clock-moved']],
    ['attuned, TAG: an opening', { attuned: 'TAG' }, 1, ['clock-moved', 'invokes-made']],
    ['attuned, MAIN: the main clock', { attuned: 'MAIN' }, 1, ['clock-moved', 'clock-moved']],
    ['attuned, NOTHING', { attuned: 'NOTHING' }, 1, ['clock-moved']],
    ['attuned, PRESSURE: nothing outside a fight', { attuned: 'PRESSURE' }, 1, ['clock-moved']],
    ['manifested, TAG: an opening, and strain', {}, 2, ['clock-moved', 'invokes-made', 'strained']],
    ['manifested, MAIN', { manifested: 'MAIN' }, 2, ['clock-moved', 'clock-moved', 'strained']],
    ['manifested, NOTHING: strain alone', { manifested: 'NOTHING' }, 2, ['clock-moved', 'strained']],
    ['collapsed: nothing', { attuned: 'TAG', manifested: 'TAG' }, 3, ['clock-moved']],
  ];
  test.each(rows)('[E16] ADR8-63 at the end of a Beat, %s', (_, more, state, found) => {
    expect(paced(more, state)).toEqual(found);
  });

  test('[E16] ADR8-63 in a fight PRESSURE raises Pressure by one more, and never above its size', () => {
    const written = script(
      [beat('first', { fight: fight({ pressure: 4 }) })],
      {},
      lit({ attuned: 'PRESSURE' }, ATTUNED),
    );
    const { told } = play(written, {}, ...ROUND, ...ROUND, ...ROUND);
    expect(all(told, 'pressure-rose').map((one) => one.filled)).toEqual([1, 2, 3, 4]);
  });

  test('[E16] from dormant to attuned by a Minor, from attuned to manifested against 10 and the tier', () => {
    const written = script([beat('first', { fight: fight({ withdraw: 'done' }) })], { tier: 3 }, lit({}));
    expect(refused(written, {}, 'declare ann manifest')?.code).toBe('domain-state');
    const first = play(written, {}, 'declare ann attune', ...ROUND);
    expect(find(first.told, 'domain-moved')).toEqual({
      kind: 'domain-moved',
      actor: 'ann',
      domain: 'lamp',
      state: 'ATTUNED',
    });
    const push = (degree: number) =>
      play(written, { heroes: [dos(degree, 11)] }, 'declare ann attune', ...ROUND, 'declare ann manifest', ...ROUND);
    expect(find(push(1).told, 'pushed')).toMatchObject({ against: 13, degree: 1 });
    expect(push(1).view.actors[0]!.domain).toMatchObject({ state: 'MANIFESTED', strain: 1, size: 6 });
    expect(push(0).view.actors[0]!.domain).toMatchObject({ state: 'ATTUNED', strain: 0 });
  });

  test('[E16] the rank of a domain adds to its push', () => {
    const ranked = lit({}, { ...ATTUNED, domain_rank: 2 });
    const written = script([beat('first', { fight: fight({}) })], {}, ranked);
    const { events } = play(written, { heroes: [dos(1, 8)] }, 'declare ann manifest', ...ROUND);
    expect(find(events, 'pushed')).toMatchObject({ against: 12, degree: 1 });
    expect(find(events, 'pushed')!.roll.parts).toContainEqual({ from: 'DOMAIN', value: 2 });
  });

  test('[E16] a strain clock of 6 that is full collapses it', () => {
    const near = playFrom(loop({}, {}, lit({})), inState(2, 4), {}, 'choose wait');
    expect(near.view.actors[0]!.domain).toMatchObject({ state: 'MANIFESTED', strain: 5 });
    const { told, view } = playFrom(loop({}, {}, lit({})), inState(2, 5), {}, 'choose wait');
    expect(find(told, 'strained')).toMatchObject({ filled: 6, size: 6 });
    expect(find(told, 'domain-moved')).toMatchObject({ state: 'COLLAPSED' });
    expect(view.actors[0]!.domain).toMatchObject({ state: 'COLLAPSED' });
  });

  test('[E16] ADR8-62 a technique of a domain is refused without it, by name', () => {
    const glow = technique('glow', 'MAJOR', 'ADVANCE', { domain: 'lamp' });
    const blaze = technique('blaze', 'MAJOR', 'ADVANCE', { domain: 'lamp', needs: 'MANIFESTED' });
    const cast = { ...lit({}, { techniques: ['glow', 'blaze'] }), technique: [...BASICS, glow, blaze] };
    const violent = {
      choice: [trial('try', { pillar: 'VIOLENCE' }, { again: true }), choice('leave', { to: 'done' })],
    };
    const written = loop(violent, {}, cast);
    const attuned = loop(
      violent,
      {},
      {
        ...cast,
        character: [person('ann', { domain: 'lamp', attuned: true, techniques: ['glow', 'blaze'] })],
      },
    );
    expect(refused(written, {}, 'choose try ann with glow')).toMatchObject({
      code: 'domain-closed',
      data: { domain: 'lamp', technique: 'glow' },
    });
    expect(refused(attuned, { heroes: [[10, 1]] }, 'choose try ann with glow')).toBeUndefined();
    expect(refused(attuned, {}, 'choose try ann with blaze')?.code).toBe('domain-closed');
  });

  test('[E16] ADR8-09 a manifested domain lends its Over-SCL Band', () => {
    const written = script([beat('first', { fight: fight({}) })], {}, lit({ over: 1 }, ATTUNED));
    const before = play(written, {}).view.actors[0]!;
    const after = play(written, { heroes: [dos(1)] }, 'declare ann manifest', ...ROUND).view.actors[0]!;
    expect([before.over, before.seqLevel, before.bonus.total]).toEqual([0, 3, 1]);
    expect([after.over, after.seqLevel, after.bonus.total]).toEqual([1, 6, 2]);
  });
});
