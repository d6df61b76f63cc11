import { describe, expect, test } from 'vitest';
import { type Action, add, type CountingGame, counting, draw, type Setup, type State } from './counting.fixture.ts';
import {
  act,
  type Bot,
  begin,
  makeReplay,
  moments,
  ok,
  parseReplay,
  parseSeed,
  playBots,
  Refusal,
  type Seat,
  undo,
  verifyReplay,
} from './index.ts';
import type { Player } from './play-bots.ts';

const SEED = parseSeed('answered');
const three = counting(3);

const always = (action: Action): Bot<Setup, State, Action> => ({ choose: () => action });
/** Adds what its stream says. */
const lucky: Bot<Setup, State, Action> = { choose: (_setup, _state, _seat, stream) => add(stream.below(3) + 1) };

const at = (seats: readonly (readonly [Seat, Bot<Setup, State, Action>, string?])[]) =>
  new Map<Seat, Player<Setup, State, Action>>(seats.map(([seat, bot, name = 'bot']) => [seat, { name, bot }]));

const opened = (target = 30, game: CountingGame = three) => begin(game, { target }, SEED);
type Run = ReturnType<typeof opened>;
const texts = (run: Run): readonly string[] => moments(run).map(({ text }) => text);

const played = (run: Run, seat: Seat, action: Action): Run => {
  const next = act(run, seat, action);
  if (next instanceof Refusal) throw new Error(next.code);
  return next;
};

describe('bots answer', () => {
  test('until it is a person’s move', () => {
    const bots = at([
      [1, always(add(2))],
      [2, always(add(3))],
    ]);
    const run = opened();
    expect(playBots(run, bots)).toBe(run);
    const after = playBots(played(run, 0, add(1)), bots);
    expect(texts(after)).toEqual(['0: add 1', '1: add 2', '2: add 3']);
    expect(three.toMove(after.setup, after.now.state)).toEqual([0]);
  });

  test('at once, where one of them begins', () => {
    expect(texts(playBots(opened(), at([[0, always(add(2))]])))).toEqual(['0: add 2']);
  });

  test('to the end of a game without a person', () => {
    const bots = at([0, 1, 2].map((seat) => [seat, always(add(3))]));
    const run = playBots(opened(10), bots);
    expect(run.game.outcome(run.setup, run.now.state)).toMatchObject({ reason: 'met' });
    expect(texts(run)).toHaveLength(4);
    expect(playBots(run, bots)).toBe(run);
  });

  test('not at all where nobody is one', () => {
    const run = played(opened(), 0, add(1));
    expect(playBots(run, new Map())).toBe(run);
  });

  test('where several may move at once, those who are bots, and then nobody but the person', () => {
    /** Every seat may move in any order, once a round. */
    const together: CountingGame = {
      ...three,
      toMove: ({ target }, { turn, total }) => (total >= target ? [] : [[0, 1, 2], [0, 2], [0]][turn % 3]!),
      step: (setup, state, _seat, action, log) => three.step(setup, state, state.turn % 3, action, log),
    };
    const run = playBots(
      opened(30, together),
      at([
        [1, always(add(1))],
        [2, always(add(2))],
      ]),
    );
    expect(texts(run)).toEqual(['1: add 1', '2: add 2']);
  });
});

describe('[K2] their chance', () => {
  test('[K1] is that of the seed, the bot’s name and the turn: the same again, whatever was undone', () => {
    const bots = at([
      [1, lucky, 'lucky'],
      [2, lucky, 'lucky'],
    ]);
    const line = texts(playBots(played(opened(), 0, add(1)), bots));
    const once = playBots(played(opened(), 0, add(1)), bots);
    const again = playBots(played(undo(undo(undo(once))), 0, add(1)), bots);
    expect([texts(once), texts(again)]).toEqual([line, line]);
  });

  test('[K2] moves no die of the game', () => {
    const plain = played(played(opened(30, counting(2)), 0, add(1)), 1, add(2));
    const drawing: Bot<Setup, State, Action> = { choose: (_setup, _state, _seat, stream) => add(stream.below(1) + 2) };
    const bots = at([[1, drawing]]);
    const beside = playBots(played(opened(30, counting(2)), 0, add(1)), bots);
    expect(played(beside, 0, draw).now.state).toEqual(played(plain, 0, draw).now.state);
  });

  test('[K2] another name draws otherwise', () => {
    const line = (name: string): readonly string[] => texts(playBots(opened(99, counting(1)), at([[0, lucky, name]])));
    expect(line('one')).toEqual(line('one'));
    expect(line('one')).not.toEqual(line('two'));
  });
});

test('[K1] a game with bots in it is a replay like any other', () => {
  const bots = at([
    [1, lucky],
    [2, lucky],
  ]);
  let run = playBots(opened(), bots);
  while (!run.game.outcome(run.setup, run.now.state)) run = playBots(played(run, 0, draw), bots);
  const replay = parseReplay(makeReplay(run, undefined, true));
  if (!replay.ok) throw new Error(JSON.stringify(replay.fault));
  expect(verifyReplay(replay.value, () => ok({ game: three, setup: { target: 30 }, seed: SEED }))).toMatchObject({
    ok: true,
  });
});

test('a bot that is refused is a bug', () => {
  const wrong = at([[0, { choose: () => ({ kind: 'add', by: 0 }) }]]);
  const strict: CountingGame = { ...counting(), step: () => new Refusal('not-your-move', {}) };
  expect(() => playBots(opened(30, strict), wrong)).toThrow('not-your-move');
});
