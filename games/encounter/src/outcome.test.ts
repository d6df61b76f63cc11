import { Refusal } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { encounter } from './encounter.ts';
import { MARKS, MICRO, OUT, RUNG, STANDING, STATUS, setActor, TAKEN } from './numbers.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import {
  actionOf,
  all,
  BASICS,
  beat,
  choice,
  clock,
  dos,
  end,
  type Fields,
  fight,
  find,
  kinds,
  type Pair,
  person,
  play,
  playFrom,
  ROUND,
  type Rolls,
  script,
  technique,
  trial,
} from './story.fixture.ts';

const leaves = (result: string): Fields =>
  script([], { beat: [beat('first', { choice: [choice('leave', { to: 'last' })] }), end('last', result)] });

describe('[E35] outcome and score', () => {
  const rows: readonly [result: string, outcome: unknown][] = [
    ['WON', { result: 'won', reason: 'last', scores: [2, 0] }],
    ['LOST', { result: 'lost', reason: 'last', scores: [0, 2] }],
    ['DRAWN', { result: 'drawn', reason: 'last', scores: [1, 1] }],
  ];
  test.each(rows)('[E35] %s, for the heroes; the reason is the beat the scene ended in', (result, outcome) => {
    const { setup, state, view, events } = play(leaves(result), {}, 'choose leave');
    expect(encounter.outcome(setup, state)).toEqual(outcome);
    expect(view).toMatchObject({ phase: 'OVER', outcome });
    expect(events.at(-1)).toEqual({ kind: 'scene-ended', result, title: 'The end last', line: null });
  });

  test('[E35] there is none while the scene goes on', () => {
    const { setup, state, view } = play(leaves('WON'), {});
    expect(encounter.outcome(setup, state)).toBeUndefined();
    expect(view.outcome).toBeNull();
  });

  test('[E35] after it nobody is to move, nothing is legal, everything is refused', () => {
    const { setup, state } = play(leaves('WON'), {}, 'choose leave');
    expect(encounter.toMove(setup, state)).toEqual([]);
    for (const seat of [0, 1]) {
      expect(encounter.legal(setup, state, seat)).toEqual([]);
      for (const line of ['choose leave', 'go-on', 'ready', 'pass', 'withdraw']) {
        const next = encounter.step(setup, state, seat, actionOf(setup, line));
        expect(next instanceof Refusal && next.code).toBe('over');
      }
    }
  });
});

const ENDS = ['won', 'lost', 'drawn', 'left'].map((id) => beat(id, { next: [{ to: 'done' }] }));
const fought = (more: Fields = {}, inScene: Fields = {}, besides: Fields = {}): Fields =>
  script(
    [beat('first', { fight: fight({ won: 'won', lost: 'lost', drawn: 'drawn', withdraw: 'left', ...more }) }), ...ENDS],
    inScene,
    besides,
  );
const minions = (...ids: readonly string[]): Fields => ({
  character: [person('ann'), person('bob'), ...ids.map((id) => person(id, { role: 'MINION' }))],
});
const withNumbers =
  (...numbers: readonly (readonly [actor: number, field: number, value: number])[]) =>
  (state: State): State => {
    const actors = [...state.actors];
    for (const [actor, field, value] of numbers) setActor(actors, actor, field, value);
    return { ...state, actors };
  };
const GOOD: Pair = [19, 6];
const BAD: Pair = [2, 1];
const SIZES = { clock: [clock('goal', 'GOAL', { size: 4 }), clock('danger', 'DANGER', { size: 4 }), clock('time')] };

describe('[E15] how a fight ends', () => {
  /** A hero at rung 2 goes out with one more, a minion with the first. */
  const frail = withNumbers([0, RUNG, 2]);
  const full =
    (goal: number, danger: number) =>
    (state: State): State => ({ ...state, clocks: [goal, danger, 0] });
  const WOUND: Rolls = { heroes: [BAD, BAD], foes: [GOOD] };
  const HURT: Rolls = { heroes: [GOOD], foes: [BAD, BAD] };
  const MUTUAL: Rolls = { heroes: [GOOD, BAD, BAD], foes: [BAD, BAD, GOOD] };
  const strike = 'declare ann strike gus';
  const struck = '1: declare gus strike ann';
  const advance = 'declare ann advance';
  const paced = { pace: [{ clock: 'danger' }] };
  const rows: readonly [
    what: string,
    written: Fields,
    change: (state: State, setup: Setup) => State,
    rolls: Rolls,
    lines: readonly string[],
    result: string,
    beat: string,
  ][] = [
    ['every foe is out', fought({}, {}, minions('gus')), (state) => state, HURT, [strike, ...ROUND], 'WON', 'won'],
    ['every hero is out', fought(), frail, WOUND, [struck, ...ROUND], 'LOST', 'lost'],
    ['both at once', fought({}, {}, minions('gus')), frail, MUTUAL, [strike, struck, ...ROUND], 'DRAWN', 'drawn'],
    [
      'its goal is full',
      fought({ goal: 'goal' }, SIZES),
      full(3, 0),
      { heroes: [dos(1)] },
      [advance, ...ROUND],
      'WON',
      'won',
    ],
    ['its danger is full', fought({ danger: 'danger', ...paced }, SIZES), full(0, 3), {}, [...ROUND], 'LOST', 'lost'],
    [
      'goal and danger in one round',
      fought({ goal: 'goal', danger: 'danger', ...paced }, SIZES),
      full(3, 3),
      { heroes: [dos(1)] },
      [advance, ...ROUND],
      'DRAWN',
      'drawn',
    ],
    [
      'the last foe and the danger in one round',
      fought({ danger: 'danger', ...paced }, SIZES, minions('gus')),
      full(0, 3),
      HURT,
      [strike, ...ROUND],
      'DRAWN',
      'drawn',
    ],
    ['the heroes leave', fought(), (state) => state, {}, ['withdraw'], 'WITHDREW', 'left'],
  ];
  test.each(rows)('[E15] %s', (_, written, change, rolls, lines, result, id) => {
    const { told, view } = playFrom(written, change, rolls, ...lines);
    expect(find(told, 'fight-ended')).toEqual({ kind: 'fight-ended', result });
    expect(view.beat.id).toBe(id);
    expect(view.fight).toBeNull();
  });

  test('[E15] both at once, where nothing is said of a draw: as a loss', () => {
    const written = script(
      [
        beat('first', { fight: fight({ won: 'won', lost: 'lost' }) }),
        beat('won', { next: [{ to: 'done' }] }),
        beat('lost', { next: [{ to: 'done' }] }),
      ],
      {},
      minions('gus'),
    );
    const { told, view } = playFrom(written, frail, MUTUAL, strike, struck, ...ROUND);
    expect(find(told, 'fight-ended')?.result).toBe('DRAWN');
    expect(view.beat.id).toBe('lost');
  });

  test('[E15] not while one of either side stands', () => {
    const two = fought({ foe: [{ who: 'gus' }, { who: 'hal' }] }, { party: ['ann', 'bob'] }, minions('gus', 'hal'));
    const { told, view } = playFrom(two, frail, MUTUAL, strike, struck, ...ROUND);
    expect(all(told, 'went-out').map(({ actor }) => actor)).toEqual(['ann', 'gus']);
    expect(find(told, 'fight-ended')).toBeUndefined();
    expect(view.fight).toMatchObject({ round: 2 });
  });

  test('[E15] a clock that is neither its goal nor its danger ends no fight', () => {
    const { view } = playFrom(fought(paced, SIZES), full(4, 3), {}, ...ROUND);
    expect(view.fight?.round).toBe(2);
  });

  test('[E15] who is out at its beginning has lost it', () => {
    const later = script([
      beat('first', { choice: [choice('go', { to: 'ring' })] }),
      beat('ring', { fight: fight({ lost: 'lost' }) }),
      beat('lost', { next: [{ to: 'done' }] }),
    ]);
    const { events, view } = playFrom(later, withNumbers([0, STATUS, OUT]), {}, 'choose go');
    expect(kinds(events).slice(-3)).toEqual(['fight-began', 'fight-ended', 'beat-began']);
    expect(view.beat.id).toBe('lost');
  });

  test('[E15] what lasts a round ends with the fight; marks, rungs and who is out stay', () => {
    const changed = withNumbers([0, RUNG, 1], [0, MARKS + 1, 3], [0, MICRO, 2], [1, STATUS, OUT]);
    const nearly = (state: State): State => ({ ...changed(state), clocks: [0, 3, 0] });
    const written = fought({ danger: 'danger', ...paced }, { ...SIZES, party: ['ann', 'bob'] });
    const { view, state } = playFrom(written, nearly, {}, 'declare ann guard', ...ROUND);
    expect(view.beat.id).toBe('lost');
    expect(view.actors.map(({ id, status, guarded }) => [id, status, guarded])).toEqual([
      ['ann', 'STANDING', false],
      ['bob', 'OUT', false],
    ]);
    expect([state.round, state.pressure, state.plan0, state.hits]).toEqual([0, 0, [], []]);
    // The two marks that are gone went with micro-recovery.
    expect(view.actors[0]!.pillars.map(({ rung, marks }) => [rung, marks])).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
    ]);
  });
});

describe('[E10] recovery at the end of a scene', () => {
  const leave = script([beat('first', { choice: [choice('leave', { to: 'done' })] })], { party: ['ann', 'bob'] });

  test('[E10] ADR8-61 rung 1 ends, the others go down by one', () => {
    const hurt = withNumbers([0, RUNG, 1], [0, RUNG + 1, 2], [0, RUNG + 2, 3], [1, RUNG, 4]);
    const { events, view } = playFrom(leave, hurt, {}, 'choose leave');
    expect(all(events, 'recovered').map(({ actor, how, pillar, rung }) => [actor, how, pillar, rung])).toEqual([
      ['ann', 'SCENE', 'VIOLENCE', 0],
      ['ann', 'SCENE', 'INFLUENCE', 1],
      ['ann', 'SCENE', 'REVELATION', 2],
      ['bob', 'SCENE', 'VIOLENCE', 3],
    ]);
    expect(view.actors.map(({ pillars }) => pillars.map(({ rung }) => rung))).toEqual([
      [0, 1, 2],
      [3, 0, 0],
    ]);
  });

  test('[E10] ADR8-61 who is unhurt recovers nothing', () => {
    expect(all(play(leave, {}, 'choose leave').events, 'recovered')).toEqual([]);
  });

  test('[E10] ADR8-61 who was out stands again; who was taken out does not', () => {
    const { view } = playFrom(leave, withNumbers([0, STATUS, OUT], [1, STATUS, TAKEN]), {}, 'choose leave');
    expect(view.actors.map(({ status }) => status)).toEqual(['STANDING', 'TAKEN_OUT']);
  });

  test('[E10] ADR8-61 what is per scene is there again: uses and micro-recoveries', () => {
    const written = script(
      [
        beat('first', {
          choice: [trial('push', { pillar: 'VIOLENCE' }), choice('leave', { to: 'done' })],
          next: [{ to: 'done' }],
        }),
      ],
      {},
      {
        character: [person('ann', { techniques: ['road'] })],
        technique: [...BASICS, technique('road', 'MAJOR', 'ADVANCE', { uses: 1 })],
      },
    );
    const left = (lines: readonly string[]) => {
      const { view, state } = playFrom(written, withNumbers([0, MICRO, 2]), { heroes: [[10, 1]] }, ...lines);
      const road = view.actors[0]!.techniques.find(({ id }) => id === 'road')!;
      return [road.left, state.actors[MICRO]];
    };
    expect(left(['choose push ann with road'])).toEqual([0, 2]);
    expect(left(['choose push ann with road', 'choose leave'])).toEqual([1, 0]);
  });

  test('[E10] whatever the end was', () => {
    const hurt = withNumbers([0, RUNG, 1], [0, STATUS, STANDING]);
    for (const result of ['WON', 'LOST', 'DRAWN'])
      expect(all(playFrom(leaves(result), hurt, {}, 'choose leave').events, 'recovered')).toHaveLength(1);
  });
});
