import { begin, type Game, makeReplay, moments, ok, parseSeed, playBots, Refusal, type Run } from '@lockstep/kernel';
import { type Action, type Event, protocol, type Setup, type State, type View } from '@lockstep/protocol';
import { describe, expect, test } from 'vitest';
import type { HintLevel } from './hint.ts';
import {
  type Attempt,
  applyAction,
  freshFlags,
  fromReplay,
  hintCostHere,
  isOver,
  openAttempt,
  type PracticeCause,
  redoOwn,
  restart,
  undoOwn,
  withHint,
  withSolution,
} from './index.ts';

type ProtocolRun = Run<Setup, State, Action, Event, View>;
type Try = Attempt<ProtocolRun>;

const SEED = parseSeed('attempt');
const card = (id: string, impact: number) => ({ id, name: id, impact, trust: 'PLAUSIBLE', tags: ['TIME'] });

/** Two cards in Evidence, any payload accepted: two turns win, and nothing is drawn. */
const setupOf = (resistance = 40): Setup => {
  const setup = protocol.parseSetup({
    target: 'FRIDGE',
    resistance,
    turns: 3,
    scrutiny: 0,
    evidence: ['a', 'b'],
    tuning: { keep: 2 },
    schedule: [{ from: 1, protocol: 'OPEN' }],
    protocol: [{ id: 'OPEN', line: 'Anything.', path: [{ at_least: 1 }, { at_most: 2 }] }],
    card: [card('a', 12), card('b', 12)],
  });
  if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
  return setup.value;
};
const SETUP = setupOf();

const opened = (solutionShown = false): Try =>
  openAttempt(begin(protocol, SETUP, SEED) as ProtocolRun, freshFlags(solutionShown));

const after = (attempt: Try, ...lines: readonly string[]): Try =>
  lines.reduce((now, line) => {
    const next = applyAction(now, line);
    if (next instanceof Refusal) throw new Error(`${line}: ${next.code}`);
    return next;
  }, attempt);

const some = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new Error('nothing there');
  return value;
};

const FRESH = { practice: false, nudged: false, solutionShown: false };
const LINE = ['submit a b', 'submit a b'];

describe('a try', () => {
  test('begins with its flags and nothing heard', () => {
    const attempt = opened();
    expect(attempt).toMatchObject({ flags: FRESH, heard: null });
    expect(isOver(attempt)).toBe(false);
  });

  test('is acted on by text, and the one before it is as it was', () => {
    const attempt = opened();
    const next = after(attempt, 'submit b a');
    expect(next.run.now).toMatchObject({ turn: 1, text: 'submit a b' });
    expect(next.flags).toEqual(FRESH);
    expect(attempt.run.now.turn).toBe(0);
  });

  const refusals: readonly [what: string, before: readonly string[], text: string, code: string][] = [
    ['a text that is no action', [], 'play a', 'unknown-action'],
    ['a card that is not there', [], 'submit c', 'unknown-card'],
    ['an action the rules refuse', [], 'scan a', 'reserve-short'],
    ['an action after the end', LINE, 'submit a', 'over'],
  ];
  test.each(refusals)('[K3] %s is refused', (_, before, text, code) => {
    const attempt = after(opened(), ...before);
    const turn = attempt.run.now.turn;
    expect(applyAction(attempt, text)).toBeInstanceOf(Refusal);
    expect(applyAction(attempt, text)).toMatchObject({ code });
    expect(attempt.run.now.turn).toBe(turn);
  });

  test('is over where its game is', () => {
    expect([1, 2].map((steps) => isOver(after(opened(), ...LINE.slice(0, steps))))).toEqual([false, true]);
  });
});

describe('[P13] steps back and on', () => {
  test('[P13] a step back makes it practice, and a step on does not mend that', () => {
    const attempt = after(opened(), 'submit a');
    const back = some(undoOwn(attempt));
    expect(back.run.now.turn).toBe(0);
    expect(back.flags).toEqual({ ...FRESH, practice: true });
    const on = some(redoOwn(back));
    expect(on.run.now).toBe(attempt.run.now);
    expect(on.flags).toEqual({ ...FRESH, practice: true });
  });

  test('[P13] there is none at the start, and none on where nothing was taken back', () => {
    const attempt = opened();
    expect(undoOwn(attempt)).toBeNull();
    expect(redoOwn(attempt)).toBeNull();
    expect(attempt.flags).toEqual(FRESH);
    expect(redoOwn(after(attempt, 'submit a'))).toBeNull();
  });

  test('[P13] another action forgets what was taken back', () => {
    const back = some(undoOwn(after(opened(), 'submit a')));
    expect(redoOwn(after(back, 'submit b'))).toBeNull();
  });

  test('[P13] what was known of the try stays: a nudge, the solution', () => {
    const attempt = after(opened(true), 'submit a');
    const nudged = withHint(attempt, 'nudge', null);
    expect(some(undoOwn(nudged)).flags).toEqual({ practice: true, nudged: true, solutionShown: true });
  });
});

describe('[P13] hints', () => {
  type Ahead = { readonly level: HintLevel; readonly cost: PracticeCause | null };
  /** Asks for hints one after the other, and takes each. */
  const asked = (attempt: Try, ...wanted: readonly (HintLevel | 'next')[]): { last: Try; told: readonly Ahead[] } => {
    let last = attempt;
    const told = wanted.map((level) => {
      const ahead = hintCostHere(last, level);
      last = withHint(last, ahead.level, ahead.cost);
      return ahead;
    });
    return { last, told };
  };

  test('[P13] grow one level at a time; the nudge is free, the card and the line are not', () => {
    const { last, told } = asked(opened(), 'next', 'next', 'next', 'next');
    expect(told).toEqual([
      { level: 'nudge', cost: null },
      { level: 'card', cost: 'card' },
      { level: 'line', cost: 'line' },
      { level: 'line', cost: null },
    ]);
    expect(last.flags).toEqual({ practice: true, nudged: true, solutionShown: true });
  });

  const costs: readonly [what: string, wanted: readonly (HintLevel | 'next')[], flags: object][] = [
    ['a nudge', ['nudge'], { ...FRESH, nudged: true }],
    ['the same nudge again', ['nudge', 'nudge'], { ...FRESH, nudged: true }],
    ['a card at once', ['card'], { ...FRESH, nudged: true, practice: true }],
    ['a line at once', ['line'], { practice: true, nudged: true, solutionShown: true }],
  ];
  test.each(costs)('[P13] %s', (_, wanted, flags) => {
    expect(asked(opened(), ...wanted).last.flags).toEqual(flags);
  });

  test('[P13] asking what a hint would cost costs nothing', () => {
    const attempt = opened();
    hintCostHere(attempt, 'line');
    expect(attempt).toMatchObject({ flags: FRESH, heard: null });
  });

  test('[P13] elsewhere they begin anew, and the second nudge costs', () => {
    const { last } = asked(opened(), 'nudge');
    const elsewhere = after(last, 'submit a');
    expect(hintCostHere(elsewhere, 'next')).toEqual({ level: 'nudge', cost: 'nudge' });
    expect(hintCostHere(last, 'next')).toEqual({ level: 'card', cost: 'card' });
  });

  test('[P13] back where it was heard, a hint is free again', () => {
    const { last } = asked(opened(), 'nudge');
    const back = some(undoOwn(after(last, 'submit a')));
    expect(hintCostHere(back, 'nudge')).toEqual({ level: 'nudge', cost: null });
    expect(hintCostHere(back, 'next').level).toBe('card');
  });

  test('[P13] once the solution is known, every hint is free', () => {
    const attempt = opened(true);
    for (const level of ['nudge', 'card', 'line'] as const)
      expect(hintCostHere(attempt, level)).toEqual({ level, cost: null });
  });
});

describe('[P13] the solution', () => {
  const seen: readonly [when: string, steps: number, practice: boolean][] = [
    ['at the start', 0, true],
    ['in the middle of a try', 1, true],
    ['after its end', 2, false],
  ];
  test.each(seen)('[P13] seen %s, this try is practice: %s', (_, steps, practice) => {
    const attempt = withSolution(after(opened(), ...LINE.slice(0, steps)));
    expect(attempt.flags).toEqual({ ...FRESH, practice, solutionShown: true });
  });

  test('[P13] a new try begins at the start with fresh flags, and practice once the solution was seen', () => {
    const again = restart(some(undoOwn(withHint(after(opened(), 'submit a'), 'nudge', null))));
    expect(again).toMatchObject({ flags: FRESH, heard: null });
    expect([again.run.now.turn, again.run.undone]).toEqual([0, []]);
    expect([again.run.setup, again.run.seed]).toEqual([SETUP, SEED]);
    const known = restart(withSolution(after(opened(), ...LINE)));
    expect(known.flags).toEqual({ practice: true, nudged: false, solutionShown: true });
    expect(restart(known).flags).toEqual(known.flags);
  });
});

describe('a saved try', () => {
  const played = after(opened(), ...LINE);
  const text = makeReplay(played.run, undefined);
  const again = (replay: string, setup = SETUP): ProtocolRun | undefined =>
    fromReplay<ProtocolRun>(protocol, setup, SEED, replay);

  test.each([0, 1, 2])('[K1] of %i steps is played again to the same point', (steps) => {
    const { run } = after(opened(), ...LINE.slice(0, steps));
    const { now } = some(again(makeReplay(run, undefined)));
    expect([now.turn, now.state, now.chain]).toEqual([steps, run.now.state, run.now.chain]);
  });

  test('leaves out what was taken back', () => {
    const back = some(undoOwn(played));
    expect(some(again(makeReplay(back.run, undefined))).now.turn).toBe(1);
  });

  const damaged: readonly [what: string, replay: string][] = [
    ['nothing', ''],
    ['another text', 'once upon a time'],
    ['its seal gone', text.split('\n= ')[0]!],
    ['its end gone', text.slice(0, text.lastIndexOf('submit'))],
    ['a line without its mark', text.replace(/ @[0-9a-f]{8}/, '')],
    ['another format', text.replace('lockstep 1', 'lockstep 2')],
    ['an action that is none', text.replace('\nsubmit', '\nsubmits')],
    ['a card that is not there', text.replace('submit a b', 'submit a c')],
    ['an action after the end', text.replace('\n= ', '\nsubmit a @00000000\n= ')],
  ];
  test.each(damaged)('is given up with %s', (_, replay) => {
    expect(replay).not.toBe(text);
    expect(again(replay)).toBeUndefined();
  });

  test('is given up where the rules no longer allow a step of it', () => {
    expect(again(text, setupOf(24))).toBeUndefined();
  });
});

describe('[P13] a try against others', () => {
  interface Pile {
    readonly turn: number;
    readonly left: number;
  }
  interface Take {
    readonly take: number;
  }
  interface Told {
    readonly kind: 'took';
    readonly take: number;
  }
  type PileRun = Run<number, Pile, Take, Told, Pile>;

  const TAKES: readonly Take[] = [{ take: 1 }, { take: 2 }];
  /** Two seats take one or two in turn; the foe's turn lasts two takes, so that there is more than one to step over. */
  const pileOf = (foeFirst: number): Game<number, Pile, Take, Told, Pile> => {
    const mover = ({ turn, left }: Pile): readonly number[] =>
      left === 0 ? [] : [turn >= foeFirst && (turn - foeFirst) % 3 === 0 ? 0 : 1];
    return {
      id: 'pile',
      rules: 1,
      seats: 2,
      refusals: { 'not-your-move': 'the other takes', 'unknown-action': 'take 1 or 2' },
      parseSetup: (input) => ok(input as number),
      makeSetup: (setup) => setup,
      start: (setup) => ({ turn: 0, left: setup }),
      toMove: (_setup, state) => mover(state),
      legal: (_setup, state, seat) => (mover(state).includes(seat) ? TAKES : []),
      step: (_setup, state, seat, action, log) => {
        if (!mover(state).includes(seat)) return new Refusal('not-your-move', { seat });
        log?.push({ kind: 'took', take: action.take });
        return { turn: state.turn + 1, left: Math.max(0, state.left - action.take) };
      },
      outcome: (_setup, { left }) => (left === 0 ? { result: 'won', reason: 'empty', scores: [1, 0] } : undefined),
      view: (_setup, state) => state,
      compare: (a, b) => a.take - b.take,
      format: (_setup, { take }) => `take ${take}`,
      parse: (_setup, text) => {
        const action = TAKES.find(({ take }) => text === `take ${take}`);
        return action ? ok(action) : { ok: false, fault: new Refusal('unknown-action', { text }) };
      },
      mask: (setup, state) => ({ setup, state }),
      resample: (setup, state) => ({ setup, state }),
    };
  };
  const pile = pileOf(0);
  const FOE = new Map([[1, { name: 'foe', bot: { choose: () => TAKES[0]! } }]]);
  const begun = (): Attempt<PileRun> => openAttempt(begin(pile, 30, SEED) as PileRun, freshFlags(false));
  /** An own action, and what the other does then. */
  const plays = (attempt: Attempt<PileRun>, ...lines: readonly string[]): Attempt<PileRun> =>
    lines.reduce((now, line) => {
      const next = applyAction(now, line);
      if (next instanceof Refusal) throw new Error(`${line}: ${next.code}`);
      return { ...next, run: playBots(next.run, FOE) as PileRun };
    }, attempt);
  const told = ({ run }: { readonly run: PileRun }): readonly string[] => moments(run).map(({ text }) => text);

  const THREE = ['0: take 1', '1: take 1', '1: take 1'];

  test('[P13] is acted on from the own seat unless another is named', () => {
    expect(told(plays(begun(), 'take 2'))).toEqual(['0: take 2', '1: take 1', '1: take 1']);
    expect(applyAction(begun(), 'take 1', 1)).toMatchObject({ code: 'not-your-move' });
    const other = applyAction(some(applyAction(begun(), 'take 1') as Attempt<PileRun>), 'take 2', 1);
    expect(told(other as Attempt<PileRun>)).toEqual(['0: take 1', '1: take 2']);
  });

  test('[P13] goes back from own decision to own decision, and on again', () => {
    const attempt = plays(begun(), 'take 1', 'take 2');
    const back = some(undoOwn(attempt));
    expect(told(back)).toEqual(THREE);
    expect(back.flags.practice).toBe(true);
    const first = some(undoOwn(back));
    expect(told(first)).toEqual([]);
    expect(undoOwn(first)).toBeNull();
    const on = some(redoOwn(first));
    expect(told(on)).toEqual(THREE);
    const last = some(redoOwn(on));
    expect(last.run.now).toBe(attempt.run.now);
    expect(redoOwn(last)).toBeNull();
  });

  test('[P13] where the other began there is nothing of one’s own to take back', () => {
    const open = openAttempt(playBots(begin(pileOf(2), 30, SEED), FOE) as PileRun, freshFlags(false));
    expect(told(open)).toEqual(['1: take 1', '1: take 1']);
    expect(undoOwn(open)).toBeNull();
    const next = some(applyAction(open, 'take 2') as Attempt<PileRun>);
    expect(told(some(undoOwn(next)))).toEqual(['1: take 1', '1: take 1']);
  });

  test('[P13] another action after a step back forgets what the other had answered', () => {
    const back = some(undoOwn(plays(begun(), 'take 1', 'take 2')));
    expect(told(plays(back, 'take 1'))).toEqual([...THREE, ...THREE]);
    expect(redoOwn(plays(back, 'take 1'))).toBeNull();
  });

  test('[K1] is saved with the seat of every line, and played again to the same point', () => {
    const attempt = plays(begun(), 'take 1', 'take 2');
    const text = makeReplay(attempt.run, undefined);
    expect(text).toContain('\n1: take 1 @');
    const again = some(fromReplay<PileRun>(pile, 30, SEED, text));
    expect([told({ run: again }), again.now.chain]).toEqual([told(attempt), attempt.run.now.chain]);
    expect(told(some(undoOwn(openAttempt(again, freshFlags(false)))))).toEqual(THREE);
    for (const [from, to] of [
      ['\n1: take 1', '\n0: take 1'],
      ['\n1: take 1', '\ntake 1'],
      ['\n0: take 2', '\n1: take 2'],
      ['\n1: take 1', '\n2: take 1'],
    ] as const)
      expect(fromReplay<PileRun>(pile, 30, SEED, text.replace(from, to))).toBeUndefined();
  });
});
