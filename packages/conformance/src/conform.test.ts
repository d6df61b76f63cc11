import { type AnyGame, fail, pick, Refusal, type Stream } from '@lockstep/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coin, type State, type View } from './coin.fixture.ts';
import { fingers } from './fingers.fixture.ts';
import { conform } from './index.ts';
import { lawsOf } from './laws.ts';

type Coin = typeof coin;

const setups = fc.record({ tosses: fc.integer({ min: 1, max: 8 }) });

const twoSeats = fc.record({ times: fc.integer({ min: 1, max: 4 }) });

const broken = (game: AnyGame, of: fc.Arbitrary<unknown> = setups): readonly string[] =>
  lawsOf(game, of, 30)
    .filter(({ check }) => {
      try {
        check();
        return false;
      } catch {
        return true;
      }
    })
    .map(({ title }) => title);

/** Steps that differ from one call to the next, as a clock or `Math.random` would make them. */
const moody = (): Coin => {
  let calls = 0;
  const step: Coin['step'] = (...args) => {
    const next = coin.step(...args);
    calls += 1;
    return next instanceof Refusal ? next : { ...next, right: calls };
  };
  return { ...coin, step };
};

const leaks = (state: State): View => ({ tossed: state.tossed, right: state.seed?.lo ?? 0 });

const drawn = <Action>(legal: readonly Action[], chance: Pick<Stream, 'below'>): Action | undefined =>
  legal.length === 0 ? undefined : pick(chance, legal);

let count = 0;
const counter = (): number => {
  count += 1;
  return count;
};

const NO_ISSUES = { ok: false, fault: [] } as const;

/** One broken game for each law, named for what is wrong with it. */
const cases: readonly [wrong: string, law: string, game: Coin][] = [
  ['legal is not sorted', 'legal is sorted', { ...coin, legal: (...args) => [...coin.legal(...args)].reverse() }],
  [
    'legal has an action twice',
    'legal is sorted',
    { ...coin, legal: (...args) => coin.legal(...args).flatMap((a) => [a, a]) },
  ],
  [
    'legal goes on after the end',
    'legal is sorted',
    { ...coin, legal: () => [{ guess: 'heads' }, { guess: 'tails' }] },
  ],
  [
    'another action is drawn than stands there',
    '[K10] a legal action that is drawn',
    {
      ...coin,
      drawLegal: (setup, state, seat, chance) => drawn([...coin.legal(setup, state, seat)].reverse(), chance),
    },
  ],
  [
    'a draw is among fewer than there are',
    '[K10] a legal action that is drawn',
    { ...coin, drawLegal: (setup, state, seat, chance) => drawn(coin.legal(setup, state, seat).slice(1), chance) },
  ],
  [
    'a step tells nothing',
    'every legal action is accepted',
    { ...coin, step: (setup, state, seat, action) => coin.step(setup, state, seat, action) },
  ],
  [
    'a step writes on the state it was given',
    'every legal action is accepted',
    {
      ...coin,
      step: (setup, state, ...rest) => {
        (state as { tossed: number }).tossed += 0;
        return coin.step(setup, state, ...rest);
      },
    },
  ],
  [
    'an unknown action is taken for another',
    'an action that is not legal is refused',
    {
      ...coin,
      step: (setup, state, seat, action, log) =>
        coin.step(setup, state, seat, action.guess ? action : { guess: 'heads' }, log),
    },
  ],
  [
    'a refusal has a code of its own',
    'an action that is not legal is refused',
    {
      ...coin,
      step: (...args) => {
        const next = coin.step(...args);
        return next instanceof Refusal ? new Refusal('hm') : next;
      },
    },
  ],
  ['two actions read alike', 'parse(format(action))', { ...coin, format: () => 'heads' }],
  ['a text is refused with no known code', 'any text', { ...coin, parse: () => fail(new Refusal('hm')) }],
  ['a step is moody', 'a replay', moody()],
  [
    'a start is moody',
    'undo and redo',
    { ...coin, start: (setup, seed) => ({ ...coin.start(setup, seed), right: counter() }) },
  ],
  [
    'a state holds what JSON does not',
    'a state is plain data',
    { ...coin, start: (setup, seed) => ({ ...coin.start(setup, seed), more: undefined }) },
  ],
  [
    'a view leaks the secret',
    'two positions that differ only in secrets',
    { ...coin, view: (_setup, state) => leaks(state) },
  ],
  [
    'a view leaks the secret to a watcher',
    'two positions that differ only in secrets',
    { ...coin, view: (setup, state, seat) => (seat === 'watcher' ? leaks(state) : coin.view(setup, state, seat)) },
  ],
  [
    'a preview knows the secret',
    'two positions that differ only in secrets',
    { ...coin, mask: (setup, state) => ({ setup, state }) },
  ],
  [
    'a preview lies about the coin',
    'nothing a preview shows is contradicted',
    { ...coin, mask: (setup, state) => ({ setup, state: { ...state, seed: { hi: 0, lo: 0 } } }) },
  ],
  [
    'a preview lies about the outcome',
    'nothing a preview shows is contradicted',
    { ...coin, outcome: (setup, state) => coin.outcome(setup, { ...state, seed: { hi: 0, lo: 0 } }) },
  ],
  ['a view is not plain', 'a view is plain data', { ...coin, view: () => ({ tossed: 0.5, right: 0 }) }],
  [
    'a setup is not written whole',
    'parseSetup(makeSetup(setup))',
    { ...coin, makeSetup: ({ tosses }) => ({ tosses: tosses + 1 }) },
  ],
  [
    'a wrong setup has no issue',
    'any input to parseSetup',
    {
      ...coin,
      parseSetup: (input) => {
        const setup = coin.parseSetup(input);
        return setup.ok ? setup : NO_ISSUES;
      },
    },
  ],
];

/** The same of two seats that choose at once, in sealed steps. */
const sealed: readonly [wrong: string, law: string, game: typeof fingers][] = [
  ['a sealed step is told to the other seat', 'where several may move', { ...fingers, visibleTo: () => true }],
  [
    'a sealed step is told to a watcher',
    'where several may move',
    { ...fingers, visibleTo: (event, seat) => seat === 'watcher' || event.kind !== 'chose' || event.seat === seat },
  ],
  [
    'nobody is told that a hand closed, which all see',
    'where several may move',
    {
      ...fingers,
      visibleTo: (event, seat) => event.kind === 'showed' || (event.kind === 'chose' && event.seat === seat),
    },
  ],
  [
    'a seat is not told of its own step',
    'where several may move',
    { ...fingers, visibleTo: (event, seat) => event.kind === 'showed' || event.seat !== seat },
  ],
];

describe('a game that conforms', () => {
  conform(coin, setups);

  test('breaks no law', () => {
    expect(broken(coin)).toEqual([]);
  });

  conform(fingers, twoSeats);

  test('breaks no law with two seats', () => {
    expect(broken(fingers, twoSeats)).toEqual([]);
  });
});

describe('a game that does not', () => {
  test.each(cases)('%s: the law "%s" fails', (_wrong, law, game) => {
    expect(broken(game)).toContainEqual(expect.stringContaining(law));
  });

  test.each(sealed)('%s: the law "%s" fails, and no other', (_wrong, law, game) => {
    expect(broken(game, twoSeats)).toEqual([expect.stringContaining(law)]);
  });

  test('every law is broken by some game here', () => {
    const named = lawsOf(coin, setups, 1).filter(
      ({ title }) => ![...cases, ...sealed].some(([, law]) => title.startsWith(law)),
    );
    expect(named).toEqual([]);
  });
});
