import {
  act,
  begin,
  canonical,
  drawLegal,
  fork,
  type Game,
  makeReplay,
  moments,
  parseReplay,
  parseSeed,
  preview,
  Refusal,
  type Run,
  redo,
  type Seed,
  undo,
  verifyReplay,
} from '@lockstep/kernel';
import fc from 'fast-check';
import { expect } from 'vitest';
import { agrees } from './agrees.ts';
import { strangeActions, wordsOf } from './noise.ts';
import { MAX_STEPS, playOut } from './play-out.ts';

const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
};

const SEED = 20260101;

/** At so many places of a list of legal actions one is drawn: lists have hundreds. */
const DRAWN = 60;

export interface Law {
  readonly title: string;
  /** Throws where the game breaks the law. */
  readonly check: () => void;
}

/** Every law of the contract, on random playouts of a game. */
export const lawsOf = <Setup, State, Action, Event extends { readonly kind: string }, View>(
  game: Game<Setup, State, Action, Event, View>,
  setups: fc.Arbitrary<unknown>,
  runs: number,
): readonly Law[] => {
  const laws: Law[] = [];
  const parsed = (input: unknown): Setup => {
    const setup = game.parseSetup(input);
    if (!setup.ok) throw new Error(`the law's own setup is wrong: ${JSON.stringify(setup.fault)}`);
    return setup.value;
  };
  const games = fc.record({
    setup: setups.map(parsed),
    seed: fc.string().map(parseSeed),
    choices: fc.string().map(parseSeed),
    steps: fc.nat({ max: 12 }),
  });
  const forAll = <Input>(
    title: string,
    inputs: fc.Arbitrary<Input>,
    numRuns: number,
    hold: (input: Input) => void,
  ): void => {
    laws.push({ title, check: () => fc.assert(fc.property(inputs, hold), { seed: SEED, numRuns }) });
  };
  type Played = { readonly run: Run<Setup, State, Action, Event, View>; readonly other: Seed };
  const played = games.map(({ setup, seed, choices, steps }): Played => {
    return { run: playOut(game, setup, seed, choices, steps === 12 ? MAX_STEPS : steps), other: choices };
  });
  /** The runs of every law, played once: the same seed would play the same ones again for each. */
  let shared: readonly Played[] | undefined;
  const law = (title: string, hold: (run: Played['run'], other: Seed) => void): void => {
    const check = (): void => {
      shared ??= fc.sample(played, { seed: SEED, numRuns: runs });
      try {
        for (const { run, other } of shared) hold(run, other);
      } catch (fault) {
        // Once more as a property, which looks for the smallest run that breaks the law.
        fc.assert(
          fc.property(played, ({ run, other }) => hold(run, other)),
          { seed: SEED, numRuns: runs },
        );
        throw fault;
      }
    };
    laws.push({ title, check });
  };
  const seats = Array.from({ length: game.seats }, (_, seat) => seat);

  law('legal is sorted, unique, and empty exactly at an outcome or when it is not your move', ({ setup, now }) => {
    const { state } = now;
    const ended = game.outcome(setup, state) !== undefined;
    const movers = game.toMove(setup, state);
    expect(movers.length > 0).toBe(!ended);
    for (const seat of seats) {
      const legal = game.legal(setup, state, seat);
      expect(legal.length > 0).toBe(movers.includes(seat));
      for (let i = 1; i < legal.length; i += 1) expect(game.compare(legal[i - 1]!, legal[i]!)).toBeLessThan(0);
    }
  });

  law('[K10] a legal action that is drawn is the one that stands there in legal', ({ setup, now }) => {
    for (const seat of [...seats, game.seats]) {
      const legal = game.legal(setup, now.state, seat);
      const draw = (at: number): Action | undefined => {
        const below = (n: number): number => {
          expect(n).toBe(legal.length);
          return at;
        };
        return drawLegal(game, setup, now.state, seat, { below });
      };
      if (legal.length === 0) expect(draw(0)).toBeUndefined();
      const apart = Math.ceil(legal.length / DRAWN);
      for (let at = 0; at < legal.length; at += apart) expect(draw(at)).toEqual(legal[at]);
      if (legal.length > 0) expect(draw(legal.length - 1)).toEqual(legal.at(-1));
    }
  });

  law('every legal action is accepted, tells what happened, and leaves a frozen state alone', ({ setup, now }) => {
    const state = deepFreeze(now.state);
    const before = canonical(state);
    for (const seat of game.toMove(setup, state)) {
      for (const action of game.legal(setup, state, seat)) {
        const log: Event[] = [];
        const next = game.step(setup, state, seat, deepFreeze(action), log);
        expect(next).not.toBeInstanceOf(Refusal);
        expect(log.length).toBeGreaterThan(0);
        expect(canonical(game.step(setup, state, seat, action))).toBe(canonical(next));
      }
    }
    expect(canonical(state)).toBe(before);
  });

  law(
    'an action that is not legal is refused with a documented code and changes nothing',
    ({ setup, now, ...run }, other) => {
      const state = deepFreeze(now.state);
      const before = canonical(state);
      const elsewhere = playOut(game, setup, run.seed, other, 1).now.state;
      const foreign = [run.seed, other].flatMap((seed, i) => {
        const at = i === 0 ? game.start(setup, seed) : elsewhere;
        return seats.flatMap((seat) => game.legal(setup, at, seat).slice(0, 200));
      });
      const noise = strangeActions(foreign);
      for (const seat of [...seats, game.seats, -1]) {
        const legal = game.legal(setup, state, seat);
        for (const action of [...foreign, ...noise]) {
          const next = game.step(setup, state, seat, action);
          const allowed = legal.some((one) => game.compare(one, action) === 0);
          expect(next instanceof Refusal).toBe(!allowed);
          if (next instanceof Refusal) expect(Object.keys(game.refusals)).toContain(next.code);
        }
      }
      expect(canonical(state)).toBe(before);
    },
  );

  law('parse(format(action)) is the action', ({ setup, now }) => {
    for (const seat of game.toMove(setup, now.state)) {
      for (const action of game.legal(setup, now.state, seat)) {
        const text = game.format(setup, action);
        expect(text).toMatch(/^\S.*\S$|^\S$/);
        expect(game.parse(setup, text)).toEqual({ ok: true, value: action });
      }
    }
  });

  const part = fc.oneof(fc.string(), fc.nat({ max: 1000 }));
  const texts = fc.record({ setup: setups.map(parsed), parts: fc.array(part, { maxLength: 9 }) });
  forAll('any text is an action or a documented refusal', texts, 300, ({ setup, parts }) => {
    const words = wordsOf(game, setup, game.start(setup, parseSeed('words')));
    const text = parts.map((one) => (typeof one === 'string' ? one : (words[one % words.length] ?? ''))).join(' ');
    const action = game.parse(setup, text);
    if (!action.ok) expect(Object.keys(game.refusals)).toContain(action.fault.code);
  });

  law('a replay, with and without events, reproduces every hash', (run) => {
    for (const withEvents of [true, false]) {
      const replay = parseReplay(makeReplay(run, undefined, withEvents));
      if (!replay.ok) throw new Error(JSON.stringify(replay.fault));
      const verified = verifyReplay(replay.value, ({ setup }) => ({
        ok: true,
        value: { game, setup: parsed(setup), seed: parseSeed(replay.value.header.seed) },
      }));
      expect(verified).toMatchObject({ ok: true });
      if (verified.ok)
        expect(verified.value.states).toEqual(
          [begin(game, run.setup, run.seed).now, ...moments(run)].map((moment) => moment.state),
        );
    }
  });

  law('undo and redo meet again, and a fork keeps its past', (run) => {
    const back = undo(run);
    expect(redo(back).now.chain).toEqual(run.now.chain);
    let start = run;
    while (start.now.before) start = undo(start);
    expect(start.now.state).toEqual(game.start(run.setup, run.seed));
    const half = fork(run, Math.floor(run.now.turn / 2));
    const line = moments(run).slice(half.now.turn);
    let again = half;
    for (const moment of line) {
      const action = game.parse(run.setup, moment.text.replace(/^\d+: /, ''));
      if (!action.ok) throw new Error(action.fault.code);
      again = act(again, moment.seat, action.value) as typeof run;
    }
    expect(again.now.chain).toEqual(run.now.chain);
  });

  law('a state is plain data: play goes on alike from its JSON', ({ setup, now }) => {
    const copy = JSON.parse(JSON.stringify(now.state)) as State;
    expect(canonical(copy)).toBe(canonical(now.state));
    for (const seat of game.toMove(setup, now.state))
      for (const action of game.legal(setup, now.state, seat).slice(0, 20))
        expect(game.step(setup, copy, seat, action)).toEqual(game.step(setup, now.state, seat, action));
  });

  law(
    'two positions that differ only in secrets have equal views, legal actions and previews',
    ({ setup, now }, other) => {
      for (const seat of seats) {
        const twin = game.resample(setup, now.state, seat, other);
        expect(game.view(twin.setup, twin.state, seat)).toEqual(game.view(setup, now.state, seat));
        // A watcher knows no more than any seat does.
        expect(game.view(twin.setup, twin.state, 'watcher')).toEqual(game.view(setup, now.state, 'watcher'));
        expect(game.legal(twin.setup, twin.state, seat)).toEqual(game.legal(setup, now.state, seat));
        for (const action of game.legal(setup, now.state, seat).slice(0, 20))
          expect(preview(game, twin.setup, twin.state, seat, action)).toEqual(
            preview(game, setup, now.state, seat, action),
          );
      }
    },
  );

  law('nothing a preview shows is contradicted by the step', ({ setup, now }) => {
    for (const seat of game.toMove(setup, now.state)) {
      for (const action of game.legal(setup, now.state, seat).slice(0, 40)) {
        const shown = preview(game, setup, now.state, seat, action);
        if (shown instanceof Refusal) throw new Error(`a legal action has no preview: ${shown.code}`);
        const log: Event[] = [];
        const next = game.step(setup, now.state, seat, action, log);
        if (shown.outcome) expect(game.outcome(setup, next as State)).toEqual(shown.outcome);
        expect(agrees(shown.events, log.slice(0, shown.events.length))).toBe(true);
      }
    }
  });

  law('where several may move, a seat is told as much of a step as its view shows, and no more', ({ setup, now }) => {
    const movers = game.toMove(setup, now.state);
    if (movers.length < 2) return;
    for (const watcher of [...seats, 'watcher' as const]) {
      const before = canonical(game.view(setup, now.state, watcher));
      for (const seat of movers) {
        /** What was told of steps that look alike from here. */
        const told = new Map<string, string>();
        const legal = game.legal(setup, now.state, seat);
        for (const action of [...legal.slice(0, 20), ...legal.slice(20).slice(-10)]) {
          const log: Event[] = [];
          const next = game.step(setup, now.state, seat, action, log) as State;
          const after = canonical(game.view(setup, next, watcher));
          const heard = log.filter((event) => game.visibleTo?.(event, watcher) ?? true);
          expect(heard.length > 0).toBe(after !== before);
          const words = canonical(heard);
          expect(words).toBe(told.get(after) ?? words);
          told.set(after, words);
        }
      }
    }
  });

  law('a view is plain data, for every seat and for a watcher', ({ setup, now }) => {
    for (const seat of [...seats, 'watcher' as const])
      expect(() => canonical(game.view(setup, now.state, seat))).not.toThrow();
  });

  forAll('parseSetup(makeSetup(setup)) is the setup', setups.map(parsed), runs, (setup) => {
    const made = game.makeSetup(setup);
    expect(canonical(game.makeSetup(parsed(made)))).toBe(canonical(made));
  });

  forAll('any input to parseSetup is a setup or a list of issues', fc.jsonValue(), 300, (input) => {
    const setup = game.parseSetup(input);
    if (!setup.ok) expect(setup.fault.length).toBeGreaterThan(0);
  });

  return laws;
};
