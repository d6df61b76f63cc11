import { type Bot, canonical, openStream, parseSeed, Refusal, type Seat } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import type { Action, Event } from './action.ts';
import { bots } from './bots.ts';
import { readContent } from './content.fixture.ts';
import { encounter } from './encounter.ts';
import { evaluateFight } from './evaluate-fight.ts';
import { type Habits, makeGreedy } from './greedy.ts';
import { MAJOR } from './move.ts';
import { H_CONTACT, H_DEGREE, H_KIT, H_SLOT, H_TARGET, HIT, RUNG } from './numbers.ts';
import { resolve } from './resolve.ts';
import { declareAny, readyUp } from './round.fixture.ts';
import type { Setup } from './setup.ts';
import { skirmish } from './skirmish.ts';
import type { State } from './state.ts';
import { type Fields, read } from './story.fixture.ts';

type Player = Bot<Setup, State, Action>;

const pack = readContent();
const sceneOf = (scene: string): Setup => read(resolve(pack, { scene, difficulty: 'STANDARD' }) as Fields);
const duel = read(resolve(pack, skirmish(['lin-yue'], ['captain-hu'])) as Fields);
const quick = read(resolve(pack, skirmish(['jin'], ['hollow-abbot'])) as Fields);
/** Over in a few rounds: sampling plays every future of a fight to its end. */
const scuffle = read(resolve(pack, skirmish(['jin'], ['lantern-thief'])) as Fields);

const { random, greedy } = bots as { readonly [name: string]: Player };
const lookAhead = bots['look-ahead']!;
const thorough = bots.thorough!;
const sampling = bots.sampling!;

interface Game {
  readonly state: State;
  readonly line: readonly string[];
  readonly events: readonly Event[];
}

/** A whole game, or so much of it; every action is looked up among the legal ones before it is played. */
const playGame = (setup: Setup, seed: string, players: readonly Player[], steps = 4000): Game => {
  const streams = players.map((_, seat) => openStream(parseSeed(seed), `player ${seat}`));
  const line: string[] = [];
  const events: Event[] = [];
  let state = encounter.start(setup, parseSeed(seed));
  while (encounter.outcome(setup, state) === undefined && line.length < steps) {
    const seat = encounter.toMove(setup, state)[0]!;
    const action = players[seat]!.choose(setup, state, seat, streams[seat]!);
    if (!encounter.legal(setup, state, seat).some((one) => encounter.compare(one, action) === 0))
      throw new Error(`${encounter.format(setup, action)} is not legal`);
    const next = encounter.step(setup, state, seat, action, events);
    if (next instanceof Refusal) throw new Error(`${encounter.format(setup, action)}: ${next.code}`);
    state = next;
    line.push(`${seat}: ${encounter.format(setup, action)}`);
  }
  if (steps === 4000 && encounter.outcome(setup, state) === undefined) throw new Error(`seed ${seed} does not end`);
  return { state, line, events };
};

const wins = (setup: Setup, players: readonly Player[], games: number): number =>
  Array.from({ length: games }, (_, i) => playGame(setup, `game ${i}`, players).state.result).filter(
    (result) => result === 1,
  ).length;

/** Look-ahead is slow: of a scene it plays so many steps. */
const FEW = 8;

describe('[E40] only what is legal', () => {
  test.each(pack.scene.map(({ id }) => id))('[E40] %s from its first page to its end', (id) => {
    const setup = sceneOf(id);
    for (const [first, second] of [
      [random, random],
      [greedy, greedy],
      [random, greedy],
    ] as const)
      for (const seed of ['one', 'two']) expect(playGame(setup, seed, [first!, second!]).line).not.toEqual([]);
  });

  test.each(pack.scene.map(({ id }) => id))('[E40] %s with look-ahead on both sides', (id) => {
    expect(playGame(sceneOf(id), 'one', [lookAhead, lookAhead], FEW).line).not.toEqual([]);
    expect(playGame(sceneOf(id), 'one', [thorough, lookAhead], FEW).line).not.toEqual([]);
  });

  test.each([
    ['look-ahead', lookAhead, duel],
    ['sampling', sampling, scuffle],
  ] as const)('[E40] a whole duel with %s on both sides', (_, bot, setup) => {
    expect(playGame(setup, 'one', [bot, bot]).state.result).toBeGreaterThan(0);
  });

  test('[E40] pages of a story and a fight of many with sampling', () => {
    expect(playGame(sceneOf('bridge-at-dusk'), 'one', [sampling, greedy!], FEW).line).toHaveLength(FEW);
    expect(playGame(quick, 'one', [sampling, sampling], FEW).line).toHaveLength(FEW);
  });
});

describe('[E40] [K1] the same seed, the same game', () => {
  const rows: readonly [name: string, bot: Player, setup: Setup, steps: number][] = [
    ['random', random!, quick, 4000],
    ['greedy', greedy!, quick, 4000],
    ['look-ahead', lookAhead, quick, FEW],
    ['sampling', sampling, scuffle, FEW],
  ];
  test.each(rows)('[E40] %s', (_, bot, setup, steps) => {
    const [once, again] = [0, 1].map(() => playGame(setup, 'again', [bot, bot], steps));
    expect(again!.line).toEqual(once!.line);
    expect(canonical(again!.state)).toBe(canonical(once!.state));
  });

  test('[E40] another seed, another game of random', () => {
    const [once, other] = ['one', 'two'].map((seed) => playGame(duel, seed, [random!, random!]));
    expect(other!.line).not.toEqual(once!.line);
  });
});

describe('[E40] [E19] what a seat cannot know changes nothing', () => {
  /** Both have declared something, and the seat has still to choose. */
  const sealed = (setup: Setup, seat: Seat, other: string): State => {
    const stream = openStream(parseSeed(`plan of ${other}`), 'plan');
    const own = openStream(parseSeed('own plan'), 'plan');
    const state = encounter.start(setup, parseSeed('sealed'));
    const theirs = readyUp(setup, declareAny(setup, state, 1 - seat, stream, 3), 1 - seat);
    return { ...declareAny(setup, theirs, seat, own, 1), seed: parseSeed(`dice of ${other}`) };
  };
  const seats = [
    ['random', 0],
    ['random', 1],
    ['greedy', 0],
    ['greedy', 1],
    ['look-ahead', 0],
    ['look-ahead', 1],
    ['thorough', 0],
    ['sampling', 0],
    ['sampling', 1],
  ] as const;
  test.each(seats)(
    '[E40] %s at seat %i chooses alike whatever the other declared, and whatever the dice',
    (name, seat) => {
      for (const setup of [duel, quick]) {
        const [one, two] = ['one', 'two'].map((other) => sealed(setup, seat, other));
        expect(seat === 0 ? one!.plan1 : one!.plan0).not.toEqual(seat === 0 ? two!.plan1 : two!.plan0);
        const chosen = [one!, two!].map((state) =>
          bots[name]!.choose(setup, state, seat, openStream(parseSeed('choice'), 'bot')),
        );
        expect(chosen[1]).toEqual(chosen[0]);
      }
    },
  );
});

describe('[E40] a habit leaves out what it says', () => {
  const four = read(
    resolve(pack, skirmish(['jin', 'bao-shen', 'madam-qiao', 'sister-wei'], ['hollow-abbot'])) as Fields,
  );
  const WORDS = [
    'MAJOR',
    'MINOR',
    'BONUS',
    'REACTION',
    'NUANCE',
    'PREPARED',
    'INVOKES',
    'GUARD',
    'SETUP',
    'WARD',
  ] as const satisfies readonly Habits['without'][];

  /** What the heroes did, in the words of habits. */
  const didIn = ({ events }: Game): ReadonlySet<string> => {
    const did = new Set<string>();
    const kits = new Map(four.kits.map((kit) => [kit.id, kit]));
    const heroes = new Set(four.actors.filter(({ seat }) => seat === 0).map(({ id }) => id));
    for (const event of events) {
      if (event.kind === 'nuanced' && heroes.has(event.actor)) did.add('NUANCE');
      if (event.kind === 'reacted' && heroes.has(event.actor)) did.add('REACTION').add(kits.get(event.technique)!.does);
      if (event.kind === 'used-prepared' && heroes.has(event.actor)) did.add('PREPARED');
      if (event.kind !== 'revealed') continue;
      for (const { kind, actor, technique, slot, invoke } of event.intents) {
        if (!heroes.has(actor)) continue;
        if (kind === 'NUANCE') did.add('NUANCE');
        if (slot !== null) did.add(slot);
        if (invoke !== 'none') did.add('INVOKES');
        if (technique !== null) did.add(kits.get(technique)!.does);
        if (technique !== null && kits.get(technique)!.does === 'PREPARE') did.add('PREPARED');
      }
    }
    return did;
  };
  const did = (habits: Habits): ReadonlySet<string> =>
    new Set(['one', 'two', 'three'].flatMap((seed) => [...didIn(playGame(four, seed, [makeGreedy(habits), greedy!]))]));

  test('[E40] who has none does all of it', () => {
    const all = did({});
    expect(WORDS.filter((word) => !all.has(word))).toEqual([]);
  });

  test.each(WORDS)('[E40] without %s', (without) => {
    expect([...did({ without })]).not.toContain(without);
  });
});

/** A window of a duel in which the hero is one rung from falling and was hit by a Major of degree 3. */
const lastStand = (): State => {
  const streams = [0, 1].map((seat) => openStream(parseSeed('stand'), `player ${seat}`));
  let state = encounter.start(duel, parseSeed('stand'));
  for (;;) {
    const seat = encounter.toMove(duel, state)[0]!;
    const at = [...Array(state.hits.length / HIT).keys()].find(
      (one) => state.hits[one * HIT + H_TARGET] === 0 && state.hits[one * HIT + H_SLOT] === MAJOR,
    );
    if (state.phase === 'REACTION' && seat === 0 && at !== undefined) {
      const [hits, actors] = [[...state.hits], [...state.actors]];
      hits[at * HIT + H_DEGREE] = 3;
      hits[at * HIT + H_CONTACT] = 1;
      actors[RUNG + duel.kits[hits[at * HIT + H_KIT]!]!.at] = 2;
      return { ...state, hits, actors };
    }
    const next = encounter.step(duel, state, seat, greedy!.choose(duel, state, seat, streams[seat]!));
    if (next instanceof Refusal) throw new Error(next.code);
    state = next;
  }
};

describe('[E40] how well they play', () => {
  test('[E40] greedy beats random, on either side of a duel', () => {
    expect(wins(duel, [greedy!, random!], 100)).toBeGreaterThan(75);
    expect(wins(duel, [random!, greedy!], 100)).toBeLessThan(40);
  });

  test('[E40] look-ahead is no worse than greedy', () => {
    const games = 2;
    expect(wins(duel, [lookAhead, greedy!], games)).toBeGreaterThanOrEqual(wins(duel, [greedy!, greedy!], games));
  });

  test('[E40] sampling answers a blow that would take it out', () => {
    const state = lastStand();
    expect(encounter.legal(duel, state, 0).map(({ kind }) => kind)).toContain('pass');
    for (const choice of ['one', 'two', 'three'])
      expect(sampling.choose(duel, state, 0, openStream(parseSeed(choice), 'bot')).kind).toBe('react');
  });

  test('[E40] how a fight stands: the end of it is worth more than anything in it, and what is one side’s is not the other’s', () => {
    const { state } = playGame(duel, 'one', [greedy!, greedy!], 30);
    expect(evaluateFight(duel, { ...state, result: 1 }, 0)).toBe(100);
    expect(evaluateFight(duel, { ...state, result: 2 }, 0)).toBe(-100);
    expect(evaluateFight(duel, { ...state, result: 3 }, 0)).toBe(0);
    expect(evaluateFight(duel, { ...state, result: 3 }, 1)).toBe(0);
    expect(evaluateFight(duel, { ...state, result: 1 }, 1)).toBe(-100);
    expect(evaluateFight(duel, { ...state, result: 0 }, 1)).toBeCloseTo(
      -evaluateFight(duel, { ...state, result: 0 }, 0),
      9,
    );
  });
});
