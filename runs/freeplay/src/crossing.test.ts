import { openStream, parseSeed, Refusal } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import type { Action, Event } from './action.ts';
import { bots } from './bots.ts';
import { readContent, runOf } from './content.fixture.ts';
import { freeplay } from './freeplay.ts';
import type { Setup } from './setup.ts';
import { type Fields, issuesOf, pack as small } from './small.fixture.ts';
import { copy, type State } from './state.ts';

const pack = readContent();
const aura = runOf(pack, { scene: 'aura-run', level: 'friendly' });
const koa = runOf(pack, { scene: 'koa-run', level: 'friendly' });

const did = (setup: Setup, state: State, action: Action, log?: Event[]): State => {
  const next = freeplay.step(setup, state, 0, action, log);
  if (next instanceof Refusal) throw new Error(next.code);
  return next;
};

/** The first state of some run for which this holds, played by the competent bot. */
const reach = (setup: Setup, holds: (state: State) => boolean): State => {
  for (let i = 0; i < 40; i += 1) {
    const stream = openStream(parseSeed(`reach ${i}`), 'bot');
    let state = freeplay.start(setup, parseSeed(`reach ${i}`));
    while (state.ended === null) {
      if (holds(state)) return state;
      state = did(setup, state, bots.operator.choose(setup, state, 0, stream));
    }
  }
  throw new Error('never reached');
};

const atEvent = (state: State): boolean => state.crossing?.kind === 'event';
const atDoors = (state: State): boolean => state.crossing?.kind === 'doors';

describe.each([
  ['AURA', aura],
  ['KOA', koa],
] as const)('between two acts with %s', (_, setup) => {
  test('[F26] a cache leads to an event, the event to two doors, a door to the next act', () => {
    const cache = reach(setup, (state) => state.cache);
    const log: Event[] = [];
    const event = did(setup, cache, { kind: 'leave' }, log);
    expect(log.map(({ kind }) => kind)).toEqual(['cache-left', 'event-met']);
    expect(freeplay.view(setup, event, 0)).toMatchObject({ phase: 'crossing', crossing: { kind: 'event' } });
    const [first] = freeplay.legal(setup, event, 0);
    const doors = did(setup, event, first!);
    expect(doors.crossing).toMatchObject({ kind: 'doors' });
    const act = did(setup, doors, freeplay.legal(setup, doors, 0)[0]!);
    expect(act.crossing).toBeUndefined();
    expect(act.act.number).toBe(cache.act.number + 1);
    expect(act.gates ?? act.koa).not.toBeNull();
  });

  test('[F27] the doors show two different acts, and the one that is taken is what was shown', () => {
    const state = reach(setup, atDoors);
    const { choices } = freeplay.view(setup, state, 0).crossing!;
    expect(choices).toHaveLength(2);
    expect(choices[0]!.behind!.title).not.toBe(choices[1]!.behind!.title);
    expect(choices[0]!.name).not.toBe(choices[1]!.name);
    for (const [i, { behind }] of choices.entries()) {
      const rich = copy(state);
      rich.credits = 20;
      const { incident, gates, koa: night } = freeplay.view(setup, did(setup, rich, { kind: 'choose', choice: i }), 0);
      expect(incident.title).toBe(behind!.title);
      expect((gates ?? night)!.turns).toBe(behind!.turns);
      if (gates) {
        expect(gates.gates.map(({ name, strength }) => ({ name, strength }))).toEqual(behind!.gates);
        expect(gates.modifiers.map(({ name }) => name)).toEqual(behind!.rules.map(({ name }) => name));
      } else {
        const { soften = 0 } = choices[i]!.changes;
        expect(night!.resistanceMax).toBe(behind!.resistance! - soften);
      }
    }
  });

  test('[F26] [F27] a choice changes what it says, within its bounds', () => {
    for (const holds of [atEvent, atDoors]) {
      const state = copy(reach(setup, holds));
      state.credits = 10;
      state.tokens = 1;
      for (const [i, { changes }] of freeplay.view(setup, state, 0).crossing!.choices.entries()) {
        const log: Event[] = [];
        const next = did(setup, state, { kind: 'choose', choice: i }, log);
        expect(log[0]!.kind).toBe(state.crossing!.kind === 'event' ? 'chose' : 'door-taken');
        const own = state.crossing!.kind === 'event' ? next : next.act;
        expect(next.credits).toBe(10 + (changes.credits ?? 0));
        expect(own.tokens).toBe(Math.min(3, Math.max(0, 1 + (changes.tokens ?? 0))));
        expect(own.charges).toBe(state.charges + (changes.charges ?? 0));
        expect(own.soften).toBe(state.soften + (changes.soften ?? 0));
        expect(own.foresight).toBe(state.foresight + (changes.foresight ?? 0));
      }
    }
  });

  test('[F26] what cannot be paid is refused and shown so, and something always can be', () => {
    let refused = 0;
    for (const state of [reach(setup, atEvent), reach(setup, atDoors)].map(copy)) {
      state.credits = 0;
      state.tokens = 0;
      const { choices } = freeplay.view(setup, state, 0).crossing!;
      expect(choices.some(({ affordable }) => affordable)).toBe(true);
      for (const [choice, { affordable }] of choices.entries()) {
        const next = freeplay.step(setup, state, 0, { kind: 'choose', choice });
        expect(next instanceof Refusal ? next.code : 'done').toBe(affordable ? 'done' : 'cannot-pay');
        if (!affordable) refused += 1;
      }
    }
    const poor = copy(reach(setup, atEvent));
    const dear = setup.script.event!.findIndex(
      ({ editions, choice }) =>
        editions.includes(setup.edition) &&
        choice.some(({ changes }) => (changes.credits ?? 0) < 0 || (changes.tokens ?? 0) < 0),
    );
    poor.crossing = { kind: 'event', event: dear, doors: [] };
    poor.credits = 0;
    poor.tokens = 0;
    const codes = setup.script.event![dear]!.choice.map((_choice, choice) => {
      const next = freeplay.step(setup, poor, 0, { kind: 'choose', choice });
      return next instanceof Refusal ? next.code : 'done';
    });
    expect(codes).toContain('cannot-pay');
    expect(codes).toContain('done');
    expect(refused).toBeGreaterThanOrEqual(0);
  });

  test('[F18] [F26] a choice that is not there, and a choice where there is none', () => {
    const state = reach(setup, atDoors);
    const third = freeplay.step(setup, state, 0, { kind: 'choose', choice: 2 });
    expect(third).toMatchObject({ code: 'no-such-choice', data: { choice: 3, choices: 2 } });
    const begun = freeplay.start(setup, parseSeed('begun'));
    expect(freeplay.step(setup, begun, 0, { kind: 'choose', choice: 0 })).toMatchObject({ code: 'not-here' });
    expect(freeplay.step(setup, state, 0, { kind: 'leave' })).toMatchObject({ code: 'not-here' });
  });

  test('[F17] [F27] which deal lies behind a door is not in what a player can know', () => {
    const state = reach(setup, atDoors);
    const seen = freeplay.mask(setup, state, 0).state;
    for (const door of seen.crossing!.doors) expect(door).not.toHaveProperty('deal');
    const twin = freeplay.resample(setup, state, 0, parseSeed('twin'));
    expect(freeplay.view(twin.setup, twin.state, 0)).toEqual(freeplay.view(setup, state, 0));
    expect(freeplay.legal(twin.setup, twin.state, 0)).toEqual(freeplay.legal(setup, state, 0));
  });
});

test('[F14] a choice is written by its number', () => {
  for (const choice of [0, 1, 2])
    expect(freeplay.parse(aura, freeplay.format(aura, { kind: 'choose', choice }))).toEqual({
      ok: true,
      value: { kind: 'choose', choice },
    });
  for (const text of ['choose', 'choose 0', 'choose one', 'choose 1 2'])
    expect([text, freeplay.parse(aura, text)]).toMatchObject([text, { ok: false, fault: { code: 'unknown-word' } }]);
});

test('[F27] a run that names its acts has neither events nor doors', () => {
  const setup = runOf(pack, { scene: 'first-run' });
  const state = reach(setup, ({ cache }) => cache);
  expect(did(setup, state, { kind: 'leave' })).toMatchObject({ act: { number: 1 }, cache: false });
  expect(did(setup, state, { kind: 'leave' }).crossing).toBeUndefined();
});

test('[F26] a choice never lifts tokens above their cap, nor Scrutiny below nothing', () => {
  const state = copy(reach(aura, atEvent));
  const meter = pack.event!.findIndex(({ id }) => id === 'smart-meter');
  state.crossing = { kind: 'event', event: meter, doors: [] };
  state.credits = 9;
  state.tokens = 3;
  state.scrutiny = 1;
  expect(did(aura, state, { kind: 'choose', choice: 0 }).scrutiny).toBe(0);
  expect(did(aura, state, { kind: 'choose', choice: 1 })).toMatchObject({ tokens: 3, scrutiny: 4 });
});

test('[F19] every event has a free choice, and doors enough that one is free', () => {
  const event = { id: 'e', title: 'E', line: 'E.', editions: ['gates'] };
  const choice = (credits: number) => ({ name: 'C', line: 'C.', changes: { credits } });
  const codes = (more: Fields): readonly string[] => issuesOf(small(more)).map(({ code }) => code);
  expect(codes({ event: [{ ...event, choice: [choice(-1), choice(-2)] }] })).toEqual(['no-free-choice']);
  expect(codes({ event: [{ ...event, choice: [choice(-1), choice(0)] }] })).toEqual([]);
  const door = (id: string, credits: number) => ({
    id,
    name: 'D',
    line: 'D.',
    editions: ['gates', 'testimony'],
    changes: { credits },
  });
  const freeplayOf = { freeplay: { doors: 2 } };
  expect(codes({ ...freeplayOf, door: [door('a', 0)] })).toEqual(['few-doors', 'few-doors']);
  expect(codes({ ...freeplayOf, door: [door('a', -1), door('b', -2)] })).toEqual(['no-free-choice', 'no-free-choice']);
  expect(codes({ ...freeplayOf, door: [door('a', -1), door('b', 0)] })).toEqual([]);
});

test('[F25] every last night of KOA is played by its own rule, and shows it', () => {
  const ruled = pack.night!.flatMap((night, incident) =>
    night.rule ? [{ ...night, incident, rule: night.rule }] : [],
  );
  expect(ruled).toHaveLength(4);
  for (const { incident, rule, deals } of ruled) {
    const state = copy(reach(koa, atDoors));
    state.act = { ...state.act, number: 1 };
    state.crossing = {
      kind: 'doors',
      event: -1,
      doors: [0, 1].map(() => ({ incident, gates: [], modifiers: 0, deal: deals[0]!, terms: 0 })),
    };
    expect(freeplay.view(koa, state, 0).crossing!.choices[0]!.behind!.rules).toEqual([
      { name: rule.name, line: rule.line },
    ]);
    const night = did(koa, state, { kind: 'choose', choice: 0 });
    expect(freeplay.view(koa, night, 0).koa!.rule).toEqual({ name: rule.name, line: rule.line });
  }
});
