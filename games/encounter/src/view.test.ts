import { canonical } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { encounter } from './encounter.ts';
import { GUARDED, LINGER, MARKS, OUT, PREPARED, RUNG, SIZE, STATUS, TAKEN, WARDED } from './numbers.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import {
  BASICS,
  beat,
  choice,
  type Fields,
  fight,
  type Pair,
  person,
  play,
  playFrom,
  ROUND,
  type Rolls,
  says,
  script,
  tag,
  technique,
  trial,
} from './story.fixture.ts';

const STORY = script(
  [
    beat('first', {
      place: 'bridge',
      objective: true,
      say: [says('Once.'), says('Oh.', { speaker: 'ann', mood: 'WRY' })],
      choice: [trial('look', { clock: 'goal' }), choice('wait', { tag: 'rope' }), choice('leave', { to: 'done' })],
      next: [{ to: 'first' }],
    }),
  ],
  { tag: [tag('rope'), tag('mud', { side: 'FOES', invokes: 1, open: true })], tier: 3 },
);

describe('[E28] what a page shows', () => {
  const { view } = play(STORY, {});

  test('[E28] the scene, the Beat with its lines, who is to move', () => {
    expect(view).toMatchObject({
      phase: 'BEAT',
      scene: { id: 'page', title: 'A page', kind: 'LESSON' },
      difficulty: 'STANDARD',
      beat: {
        id: 'first',
        place: 'bridge',
        objective: true,
        say: [
          { speaker: 'narrator', line: 'Once.', mood: 'CALM' },
          { speaker: 'ann', line: 'Oh.', mood: 'WRY' },
        ],
      },
      toMove: [0],
      fight: null,
      outcome: null,
    });
  });

  test('[E28] [E29] its choices, their checks, and why one cannot be chosen', () => {
    expect(view.choices).toMatchObject([
      {
        id: 'look',
        label: 'To look',
        check: { contest: 'OBSTACLE', skill: 'lore', against: 10, clock: 'goal' },
        bar: null,
      },
      { id: 'wait', check: null, bar: 'no-tag' },
      { id: 'leave', check: null, bar: null },
    ]);
    const after = play(STORY, { heroes: [[14, 1]] }, 'choose look ann').view;
    expect(after.choices[0]!.bar).toBe('tried-already');
    expect(after.checks).toEqual({ used: 1, total: 3 });
    expect([view.mayGoOn, after.mayGoOn]).toEqual([false, true]);
  });

  test('[E30] its clocks, and how far each rose in this Beat', () => {
    expect(play(STORY, { heroes: [[14, 1]] }, 'choose look ann').view.clocks).toEqual([
      { id: 'goal', name: 'The goal', kind: 'GOAL', size: 8, filled: 2, risen: 2 },
      { id: 'danger', name: 'The danger', kind: 'DANGER', size: 8, filled: 0, risen: 0 },
      { id: 'time', name: 'The time', kind: 'STORY', size: 8, filled: 0, risen: 0 },
    ]);
    const next = play(STORY, { heroes: [[14, 1]] }, 'choose look ann', 'go-on').view.clocks;
    expect(next.map(({ filled, risen }) => [filled, risen])).toEqual([
      [2, 0],
      [0, 0],
      [1, 0],
    ]);
  });

  test('[E31] the tags that are there, and what each side can spend', () => {
    expect(view.tags).toEqual([{ id: 'mud', name: 'The mud', side: 'FOES', invokes: 1, lasting: 0 }]);
    expect([view.invokes, view.fresh]).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });

  test('[E28] the foes and a watcher see the same page', () => {
    const { setup, state } = play(STORY, {});
    expect(encounter.view(setup, state, 1)).toEqual(view);
    expect(encounter.view(setup, state, 'watcher')).toEqual(view);
  });

  test('[E35] after the end there is an outcome, no choice and no move', () => {
    const over = play(STORY, {}, 'choose leave').view;
    expect(over).toMatchObject({ phase: 'OVER', choices: [], mayGoOn: false, fight: null, toMove: [] });
    expect(over.outcome).toMatchObject({ result: 'won', reason: 'done' });
  });
});

const CAST: Fields = {
  character: [
    person('ann', {
      title: 'The first',
      speed: 'VERY_FAST',
      skills: { awareness: 2 },
      violence: { attack: 3, effect: 2, defense: 3, resilience: 2, ward: 2 },
      techniques: ['thread', 'once'],
      domain: 'lamp',
    }),
    person('bob', { lean: 'WARD_FORWARD' }),
    person('gus', { role: 'BOSS', speed: 'FAST', over: 1, phase: [{ clock: 6 }, { clock: 8, over: 2 }] }),
  ],
  technique: [
    ...BASICS,
    technique('prepare', 'MINOR', 'PREPARE', { basic: true }),
    technique('parry', 'REACTION', 'PARRY', { basic: true }),
    technique('ward-body', 'MINOR', 'WARD', { basic: true }),
    technique('thread', 'MAJOR', 'ATTACK', { virtual: 1, reactions: 1 }),
    technique('once', 'MINOR', 'ATTACK', { uses: 2 }),
  ],
  domain: [{ id: 'lamp', name: 'The lamp' }],
};
const ring = (more: Fields = {}, inScene: Fields = {}): Fields =>
  script([beat('first', { fight: fight(more) })], { party: ['ann', 'bob'], ...inScene }, CAST);
const changed =
  (...numbers: readonly (readonly [field: number, value: number])[]) =>
  (state: State, _setup: Setup): State => {
    const actors = [...state.actors];
    for (const [field, value] of numbers) actors[field] = value;
    return { ...state, actors };
  };
const HARD: Pair = [19, 6];
const WEAK: Pair = [2, 1];

describe('[E18] what a fight shows', () => {
  test('[E18] its stage, round, zones, Pressure, clocks and way out', () => {
    const { view } = play(
      ring({ zones: 2, pressure: 4, goal: 'goal', danger: 'danger', withdraw: 'done', pillars: ['VIOLENCE'] }),
      {},
    );
    expect(view.fight).toMatchObject({
      stage: 'INTENT',
      round: 1,
      zones: 2,
      pressure: { filled: 0, size: 4 },
      ready: [false, false],
      goal: 'goal',
      danger: 'danger',
      mayWithdraw: true,
      pillars: ['VIOLENCE'],
      intents: [],
      revealed: false,
      hits: [],
      turn: null,
    });
    expect(play(ring(), {}).view.fight).toMatchObject({
      zones: 1,
      goal: null,
      danger: null,
      mayWithdraw: false,
      pillars: ['VIOLENCE', 'INFLUENCE', 'REVELATION'],
    });
  });

  test('[E5] [E18] the order of initiative: higher first, then tempo', () => {
    const { view } = play(ring(), { initiative: [1, 10, 7] });
    // 1 + band 3 + awareness 2; 10 + band 1; 7 + band 3.
    expect(view.actors.map(({ initiative }) => initiative)).toEqual([6, 11, 10]);
    expect(view.fight!.order).toEqual(['bob', 'gus', 'ann']);
    expect(play(ring(), { initiative: [5, 9, 7] }).view.fight!.order).toEqual(['ann', 'gus', 'bob']);
  });

  test('[E11] [E18] a sheet: names, tempo, ratings, three pillars', () => {
    const [ann, bob, gus] = play(ring(), {}).view.actors;
    expect(ann).toMatchObject({
      id: 'ann',
      name: 'The ann',
      title: 'The first',
      character: 'ann',
      seat: 0,
      role: 'HERO',
      status: 'STANDING',
      zone: 1,
      scl: 2,
      speed: 'VERY_FAST',
      over: 0,
      seqLevel: 9,
      ocr: 6,
      dcr: 7,
      prepared: false,
      guarded: false,
      watching: null,
      domain: { id: 'lamp', name: 'The lamp', state: 'DORMANT', strain: 0, size: 6 },
      stamina: null,
    });
    expect(ann!.pillars[0]).toEqual({
      pillar: 'VIOLENCE',
      attack: 3,
      effect: 2,
      defense: 3,
      resilience: 2,
      ward: 2,
      ocr: 6,
      dcr: 7,
      rung: 0,
      condition: null,
      trackName: 'BLOOD',
      marks: 0,
      track: 5,
      strained: false,
      warded: false,
      lingering: 0,
    });
    expect(ann!.pillars.map(({ pillar, trackName }) => [pillar, trackName])).toEqual([
      ['VIOLENCE', 'BLOOD'],
      ['INFLUENCE', 'FATE'],
      ['REVELATION', 'STAIN'],
    ]);
    expect(bob).toMatchObject({ title: null, domain: null, stamina: null, seqLevel: 3 });
    expect(gus).toMatchObject({
      seat: 1,
      role: 'BOSS',
      over: 1,
      seqLevel: 9,
      stamina: { filled: 0, size: 6, phase: 1, phases: 2 },
    });
  });

  test('[E20] budgets as used and total', () => {
    const [ann, bob] = play(ring(), {}, 'declare ann strike gus', 'declare ann guard', 'declare bob guard').view.actors;
    expect(ann).toMatchObject({
      major: { used: 1, total: 1 },
      minor: { used: 1, total: 2 },
      bonus: { used: 0, total: 2 },
      reaction: { used: 0, total: 2 },
      nuance: { used: 0, total: 1 },
    });
    expect(bob).toMatchObject({ minor: { used: 1, total: 1 }, reaction: { total: 1 }, nuance: { used: 0, total: 0 } });
    const [more] = play(ring(), {}, 'nuance ann minor').view.actors;
    expect(more).toMatchObject({ minor: { used: 0, total: 3 }, nuance: { used: 1, total: 1 } });
  });

  test('[E18] its techniques with the uses left', () => {
    const left = (lines: readonly string[], rolls: Rolls = {}) =>
      play(ring(), rolls, ...lines).view.actors[0]!.techniques.filter(({ id }) => ['strike', 'once'].includes(id));
    expect(left([])).toEqual([
      { id: 'strike', left: null },
      { id: 'once', left: 2 },
    ]);
  });

  test('[E3] [E12] conditions by name, strain, Ward, Guard, Prepared', () => {
    const hurt = changed([RUNG, 2], [MARKS, 3], [MARKS + 1, 2], [WARDED, 1], [LINGER, 2], [GUARDED, 1], [PREPARED, 2]);
    const [ann] = playFrom(ring(), hurt, {}).view.actors;
    expect(ann).toMatchObject({ guarded: true, prepared: true });
    expect(ann!.pillars[0]).toMatchObject({
      rung: 2,
      condition: 'Maimed',
      marks: 3,
      strained: true,
      warded: true,
      lingering: 2,
    });
    expect(ann!.pillars[1]).toMatchObject({ rung: 0, condition: null, marks: 2, strained: false, warded: false });
  });

  const rungs: readonly [pillar: number, names: readonly string[]][] = [
    [0, ['Injured', 'Maimed', 'Mortally Wounded', 'Ruined']],
    [1, ['Rattled', 'Discredited', 'Isolated', 'Broken']],
    [2, ['Shaken', 'Haunted', 'Deranged', 'Shattered']],
  ];
  test.each(rungs)('[E3] the rungs of ladder %i are %j', (pillar, names) => {
    names.forEach((name, i) => {
      const [ann] = playFrom(ring(), changed([RUNG + pillar, i + 1]), {}).view.actors;
      expect(ann!.pillars[pillar]!.condition).toBe(name);
    });
  });

  test('[E18] who is out, and who was taken out', () => {
    const { view } = playFrom(ring(), changed([STATUS, OUT], [SIZE + STATUS, TAKEN]), {});
    expect(view.actors.map(({ status }) => status)).toEqual(['OUT', 'TAKEN_OUT', 'STANDING']);
  });

  test('[E22] the hits of the Clash, and whose turn it is', () => {
    const rolls: Rolls = { heroes: [WEAK, WEAK], foes: [HARD] };
    const { view } = play(ring({}, { party: ['ann'] }), rolls, '1: declare gus strike ann', ...ROUND);
    expect(view.fight).toMatchObject({ stage: 'REACTION', turn: 'ann', revealed: true });
    expect(view.fight!.hits).toEqual([
      {
        hit: 1,
        actor: 'gus',
        technique: 'strike',
        target: 'ann',
        slot: 'MAJOR',
        total: 27,
        contact: 4,
        degree: 4,
        answered: false,
      },
    ]);
    expect(view.toMove).toEqual([0]);
  });
});

describe('[E19] what a view keeps back', () => {
  const plans = [
    'declare ann strike gus',
    'declare ann guard',
    'nuance ann minor',
    '1: declare gus strike ann',
    '1: declare gus guard',
  ];
  const { setup, state } = play(ring(), {}, ...plans);
  const seen = (seat: 0 | 1 | 'watcher') => encounter.view(setup, state, seat);

  test('[E19] the other side’s intents, while they are sealed', () => {
    expect(seen(0).fight!.intents.map(({ actor, technique: used }) => [actor, used])).toEqual([
      ['ann', 'strike'],
      ['ann', 'guard'],
      ['ann', null],
    ]);
    expect(seen(1).fight!.intents.map(({ actor, technique: used }) => [actor, used])).toEqual([
      ['gus', 'strike'],
      ['gus', 'guard'],
    ]);
    expect(seen('watcher').fight!.intents).toEqual([]);
  });

  test('[E19] and what they spent', () => {
    const spent = (seat: 0 | 1 | 'watcher', id: string) => {
      const { major, minor, nuance } = seen(seat).actors.find((one) => one.id === id)!;
      return [major.used, minor.used, minor.total, nuance.used];
    };
    expect([spent(0, 'ann'), spent(1, 'ann'), spent('watcher', 'ann')]).toEqual([
      [1, 1, 3, 1],
      [0, 0, 2, 0],
      [0, 0, 2, 0],
    ]);
    expect([spent(0, 'gus'), spent(1, 'gus'), spent('watcher', 'gus')]).toEqual([
      [0, 0, 2, 0],
      [1, 1, 2, 0],
      [0, 0, 2, 0],
    ]);
  });

  test('[E19] and that they prepared', () => {
    const at = play(ring(), {}, 'declare ann prepare');
    expect(encounter.view(at.setup, at.state, 0).actors[0]!.prepared).toBe(true);
    expect(encounter.view(at.setup, at.state, 1).actors[0]!.prepared).toBe(false);
  });

  test('[E19] that a side is ready is no secret', () => {
    const at = play(ring(), {}, 'ready');
    for (const seat of [0, 1, 'watcher'] as const)
      expect(encounter.view(at.setup, at.state, seat).fight!.ready).toEqual([true, false]);
  });

  test('[E19] once they are revealed everybody sees everything', () => {
    // A boss hits two.
    const rolls: Rolls = { heroes: [WEAK, WEAK, WEAK, WEAK], foes: [HARD, HARD] };
    const at = play(ring(), rolls, 'declare bob guard', '1: declare gus strike ann', ...ROUND);
    const views = [0, 1, 'watcher' as const].map((seat) => encounter.view(at.setup, at.state, seat));
    expect(views[0]!.fight!.intents.map(({ actor }) => actor)).toEqual(['bob', 'gus']);
    expect(new Set(views.map((one) => canonical(one))).size).toBe(1);
  });

  test('[E19] the dice to come are in no view', () => {
    for (const seat of [0, 1, 'watcher'] as const) expect(canonical(seen(seat))).not.toMatch(/seed|rolls|dice/);
  });
});
