import { openStream, parseSeed, Refusal, type Seed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { bots } from './bots.ts';
import { gates } from './gates.ts';
import { operator } from './operator.ts';
import type { Setup } from './setup.ts';
import { actionOf, EASY, gate, holding, incident, LONG, play, read, SEED } from './small.fixture.ts';
import type { State } from './state.ts';
import type { Move } from './vocabulary.ts';

type Name = keyof typeof bots;

const playedBy = (name: Name, setup: Setup, seed: Seed): { readonly won: boolean; readonly moves: readonly Move[] } => {
  let state = gates.start(setup, seed);
  const moves: Move[] = [];
  while (gates.outcome(setup, state) === undefined) {
    const known = gates.mask(setup, state, 0);
    const action = bots[name].choose(known.setup, known.state, 0, openStream(seed, `bot ${state.turn}`));
    moves.push(action.move);
    const next: State | Refusal = gates.step(setup, state, 0, action);
    if (next instanceof Refusal) throw new Error(`${name}: ${next.code}`);
    state = next;
  }
  return { won: gates.outcome(setup, state)!.result === 'won', moves };
};

const SENSES = gate('SENSES', [
  [35, 'card VERIFIED SENSOR', 'corroborated'],
  [30, 'tag SENSOR', 'trait TIMESTAMPED', 'trust PLAUSIBLE'],
  [20, 'tag POLICY', 'tag AUTHORITY'],
]);
const setups = [
  read(incident({ opening: [], gate: [EASY, LONG], turns: 7 })),
  read(incident({ opening: [], gate: [SENSES, LONG], turns: 9, act: 3, scrutiny: 12 })),
];
const seeds = Array.from({ length: 12 }, (_, i) => parseSeed(`bots ${i}`));

describe('[G22] bots', () => {
  test.each(['operator', 'greedy', 'random'] as const)(
    '[G22] %s plays legal moves to the end, by what it can know',
    (name) => {
      for (const setup of setups)
        for (const seed of seeds) expect(playedBy(name, setup, seed).moves.length).toBeGreaterThan(0);
    },
  );

  test('[G22] greedy does nothing but INJECT, the most Damage now', () => {
    for (const setup of setups)
      for (const seed of seeds) expect(new Set(playedBy('greedy', setup, seed).moves)).toEqual(new Set(['inject']));
    const { setup, state } = play(holding(['receipt', 'meter', 'coupon']), SEED);
    const chosen = bots.greedy.choose(setup, state, 0, openStream(SEED, 'bot'));
    // receipt and coupon, 9 power: 40 × 24/20 × 3/4; two VERIFIED would do 40 × 22/20 less.
    const damage = (line: string): number =>
      (gates.explain!(setup, state, 0, actionOf(setup, line)) as unknown as { readonly damage: number }).damage;
    const best = Math.max(
      ...gates
        .legal(setup, state, 0)
        .filter(({ move }) => move === 'inject')
        .map((action) => damage(gates.format(setup, action))),
    );
    expect(damage(gates.format(setup, chosen))).toBe(best);
  });

  test('[G22] the operator knows more than one move, and wins more often than random play', () => {
    const wins = (name: Name): number =>
      setups.flatMap((setup) => seeds.filter((seed) => playedBy(name, setup, seed).won)).length;
    expect(wins('operator')).toBeGreaterThan(wins('random'));
    const moves = new Set(setups.flatMap((setup) => seeds.flatMap((seed) => playedBy('operator', setup, seed).moves)));
    expect(moves.size).toBeGreaterThanOrEqual(4);
  });

  test('[G22] the operator takes the winning INJECT', () => {
    const { setup, state } = play(holding(['meter'], { gate: [{ ...EASY, strength: 5 }] }), SEED);
    expect(operator(setup, state).move).toBe('inject');
  });

  test('[G22] what cannot be known changes nothing of what the search player does, and it tells how sure it is', () => {
    const [setup] = setups as [Setup, Setup];
    let state = gates.start(setup, seeds[0]!);
    for (const move of [1, 2]) {
      const twin = gates.resample(setup, state, 0, parseSeed(`twin ${move}`));
      const [own, again] = [0, 1].map(() => openStream(seeds[move]!, 'bot'));
      const [best] = [...bots.search.consider(setup, state, 0, own!)].at(-1)!;
      expect(bots.search.choose(twin.setup, twin.state, 0, again!)).toEqual(best!.action);
      expect(best!.total).toBeLessThanOrEqual(1000 * best!.playouts);
      state = gates.step(setup, state, 0, best!.action) as State;
    }
  });

  test('[K1] the same seed plays the same', () => {
    for (const name of ['operator', 'random'] as const)
      expect(playedBy(name, setups[1]!, seeds[0]!)).toEqual(playedBy(name, setups[1]!, seeds[0]!));
  });
});
