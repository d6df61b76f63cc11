import { fc } from '@lockstep/conformance';
import { canonical, openStream, parseSeed, type Seat } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from './action.ts';
import { encounter } from './encounter.ts';
import {
  actorIn,
  budget,
  declareAny,
  foe,
  hero,
  legal,
  play,
  playOn,
  previewed,
  read,
  readyUp,
  round,
  technique,
} from './round.fixture.ts';
import { visibleTo } from './secret.ts';
import type { State } from './state.ts';

/** Whatever can be declared: tempo of every speed, Prepared, Nuance, a domain, a Ward, invokes, zones, few uses. */
const rich = round(
  [
    hero('a', {
      speed: 'VERY_FAST',
      techniques: ['breath', 'parry', 'rare', 'kept-back', 'held-breath'],
      domain: 'tide',
      attuned: true,
      violence: { ward: 2 },
    }),
    hero('c', { speed: 'FAST', techniques: ['riposte', 'step-in', 'parry'] }),
  ],
  [
    foe('b', { speed: 'VERY_FAST', techniques: ['parry', 'brace', 'rare', 'held-breath'], violence: { ward: 2 } }),
    foe('d', { role: 'ELITE', speed: 'FAST', techniques: ['riposte', 'iron-skin'], violence: { ward: 2 } }),
  ],
  {
    fight: { zones: 3, goal: 'gate', foe: [{ who: 'b' }, { who: 'd', zone: 2 }] },
    scene: {
      clock: [{ id: 'gate', name: 'Gate', size: 8, kind: 'GOAL' }],
      tag: [
        { id: 'sand', name: 'Sand', open: true, invokes: 4 },
        { id: 'roof', name: 'Roof', open: true, invokes: 4, side: 'FOES' },
      ],
    },
    technique: [
      technique('rare', { tags: ['reach', 'exploit', 'tiring'], uses: 2 }),
      technique('kept-back', { tags: ['prepared'], rider: ['ADD', 'REMOVE'] }),
      technique('held-breath', { action: 'MINOR', does: 'PREPARE', tags: ['sustained'] }),
    ],
    domain: [{ id: 'tide', name: 'Tide', pillar: 'VIOLENCE', attuned: 'TAG' }],
    tuning: { micro_uses: 2, recovered_marks: 2 },
  },
);

describe('[E19] sealed intents', () => {
  const line = '0: declare a move zone-2; declare a breath; convert a; declare a strike d +6; nuance a minor';

  test('[E19] ADR8-49 the other seat’s view lacks them', () => {
    const { setup, state } = play(rich, {}, line);
    const mine = encounter.view(setup, state, 0);
    expect(mine.fight?.intents).toHaveLength(5);
    expect([budget(mine, 'a'), actorIn(mine, 'a').nuance.used]).toEqual(['1/1 1/4 2/2 0/1', 1]);
    for (const seat of [1, 'watcher'] as const) {
      const seen = encounter.view(setup, state, seat);
      expect(seen.fight).toMatchObject({ intents: [], revealed: false });
      expect([budget(seen, 'a'), actorIn(seen, 'a').nuance.used]).toEqual(['0/1 0/2 0/2 0/1', 0]);
      expect(actorIn(seen, 'a')).toMatchObject({ zone: 1, prepared: false });
      expect(seen.invokes).toEqual([4, 4]);
    }
  });

  test('[E19] they are told to nobody else', () => {
    const { told } = play(
      rich,
      {},
      '0: declare a guard; take-back 1; declare a guard; ready',
      '1: declare b guard; ready',
    );
    const sealed = (events: readonly Event[], seat: Seat | 'watcher') =>
      events.filter((event) => ['declared', 'took-back'].includes(event.kind) && visibleTo(event, seat)).length;
    expect([sealed(told, 0), sealed(told, 1), sealed(told, 'watcher')]).toEqual([3, 1, 0]);
    for (const event of told)
      if (event.kind !== 'declared' && event.kind !== 'took-back')
        for (const seat of [0, 1, 'watcher'] as const) expect(visibleTo(event, seat)).toBe(true);
  });

  test('[E19] that a side is ready is no secret', () => {
    const { setup, state } = play(rich, {}, '0: declare a guard; ready');
    expect(encounter.view(setup, state, 1).fight?.ready).toEqual([true, false]);
  });

  test('[E19] [E4] once both are ready all is revealed to all', () => {
    const { setup, state } = play(
      rich,
      { heroes: '11+1', foes: '10+1 9+1' },
      '0: declare a jab b; declare c guard; ready',
      '1: declare d guard; ready',
    );
    for (const seat of [0, 1, 'watcher'] as const) {
      const { fight } = encounter.view(setup, state, seat);
      expect(fight?.revealed).toBe(true);
      expect(fight?.intents.map(({ actor, technique: id }) => `${actor} ${id}`)).toEqual([
        'a jab',
        'c guard',
        'd guard',
      ]);
    }
  });

  test('[E19] what a seat can know holds neither the other’s plan nor the dice to come', () => {
    const { setup, state } = play(rich, {}, line, '1: declare b guard');
    for (const seat of [0, 1] as const) {
      const known = encounter.mask(setup, state, seat);
      expect([known.state.plan0 === null, known.state.plan1 === null, known.state.seed]).toEqual([
        seat === 1,
        seat === 0,
        null,
      ]);
    }
    const open = play(rich, { heroes: '11+1', foes: '10+1 9+1' }, '0: declare a jab b; ready', '1: ready');
    expect(encounter.mask(setup, open.state, 1).state).toEqual({ ...open.state, seed: null });
  });

  test('[E19] a preview of the last `ready` tells no more than that it was said', () => {
    const { events } = previewed(play(rich, {}, `${line}; ready`), 1, 'ready');
    expect(events).toEqual([{ kind: 'readied', seat: 1 }]);
  });
});

describe('[E19] whatever the other side declared', () => {
  const setup = read(rich);

  /** A round of some random fight without any declaration yet. */
  const someIntent = (seed: string, rounds: number): State => {
    const stream = openStream(parseSeed(seed), 'choices');
    let found = playOn(setup, parseSeed(seed), []).state;
    for (let left = rounds; left > 0; left -= 1) {
      let state = found;
      for (const seat of [0, 1] as const) state = readyUp(setup, declareAny(setup, state, seat, stream, 4), seat);
      while (state.phase === 'CLASH' || state.phase === 'REACTION') {
        const [seat] = encounter.toMove(setup, state);
        const actions = encounter.legal(setup, state, seat!);
        state = encounter.step(setup, state, seat!, actions[stream.below(actions.length)]!) as State;
      }
      if (state.phase !== 'INTENT') break;
      found = state;
    }
    return found;
  };

  const declared = (from: State, seat: Seat, choices: string, count: number): State =>
    declareAny(setup, from, seat, openStream(parseSeed(choices), 'declared'), count);

  const known = (state: State, seat: Seat) => ({
    view: encounter.view(setup, state, seat),
    watched: encounter.view(setup, state, 'watcher'),
    legal: legal({ setup, state }, seat),
    previews: legal({ setup, state }, seat).map((text) => previewed({ setup, state }, seat, text)),
  });

  const rounds = fc.record({
    seed: fc.string(),
    before: fc.nat({ max: 4 }),
    seat: fc.constantFrom<Seat>(0, 1),
    one: fc.string(),
    other: fc.string(),
    count: fc.nat({ max: 6 }),
  });

  test('[E19] ADR8-49 view, legal actions and previews of the other seat are the same', () => {
    let apart = 0;
    fc.assert(
      fc.property(rounds, ({ seed, before, seat, one, other, count }) => {
        const from = someIntent(seed, before);
        const [left, right] = [declared(from, seat, one, count), declared(from, seat, other, 6 - count)];
        if (canonical([left.plan0, left.plan1]) !== canonical([right.plan0, right.plan1])) apart += 1;
        const rival = seat === 0 ? 1 : 0;
        expect(known(right, rival)).toEqual(known(left, rival));
        expect(known(readyUp(setup, right, seat), rival)).toEqual(known(readyUp(setup, left, seat), rival));
      }),
      { seed: 20260101, numRuns: 200 },
    );
    expect(apart).toBeGreaterThan(150);
  });
});
