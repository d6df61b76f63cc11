import { describe, expect, test } from 'vitest';
import {
  beginSession,
  canRedo,
  canUndo,
  isEnded,
  perform,
  previewOf,
  promptOf,
  refTo,
  stepsOf,
  viewOf,
} from './index.ts';
import { DAILY, heap, kinds, opened, playable, played, SCENE } from './session.fixture.ts';

const take = (n: number) => ({ kind: 'act', text: `take ${n}`, sure: true }) as const;
const UNDO = { kind: 'undo', sure: true } as const;

describe('acting', () => {
  test('an action moves the game, is saved, and the bots are asked', () => {
    const { session, effects } = perform(opened(), take(1));
    expect(viewOf(session)).toEqual({ left: 3 });
    expect(effects).toEqual([{ kind: 'save' }, { kind: 'ask', what: 'bots', bots: { 1: 'one' } }]);
    expect(session.waiting).toBe('bots');
  });

  test('while the bots think nothing else is done', () => {
    const { session } = perform(opened(), take(1));
    for (const command of [take(1), UNDO, { kind: 'retry' }] as const)
      expect(perform(session, command)).toEqual({ session, effects: [] });
  });

  test('what the bots did is part of the notice, without what is sealed from the player', () => {
    const { session } = played(opened(), take(1));
    expect(session.notice).toEqual({
      kind: 'acted',
      events: [
        { kind: 'took', seat: 0, stones: 1 },
        { kind: 'took', seat: 1, stones: 1 },
      ],
    });
    expect(stepsOf(session)).toHaveLength(2);
    expect(
      stepsOf(session)
        .flat()
        .map(({ kind }) => kind),
    ).toEqual(['took', 'took']);
  });

  test('a refusal changes nothing but the notice', () => {
    const session = opened(DAILY, 1);
    const { session: after, effects } = perform(session, take(2));
    expect(effects).toEqual([]);
    expect(after).toEqual({
      ...session,
      notice: { kind: 'refused', refusal: expect.objectContaining({ code: 'too-many' }) },
    });
  });

  test('bots that cannot be had leave the game where it is, and can be asked again', () => {
    const waiting = perform(opened(), take(1)).session;
    const failed = perform(waiting, { kind: 'failed', what: 'bots' }).session;
    expect(failed.notice).toEqual({ kind: 'failed', what: 'bots' });
    expect(perform(failed, take(1)).session).toBe(failed);
    expect(kinds(perform(failed, { kind: 'ask-bots' }).effects)).toEqual(['save', 'ask']);
  });

  test('bots that answer with an illegal line count as a failure', () => {
    const waiting = perform(opened(), take(1)).session;
    const after = perform(waiting, { kind: 'bots-played', lines: ['1: take 9'] }).session;
    expect(after.notice).toEqual({ kind: 'failed', what: 'bots' });
    expect(viewOf(after)).toEqual({ left: 3 });
  });

  test('[B15] a pass that is all there is to do is made at once, told with the rest, and taken back with the choice before it', () => {
    const { session, effects } = played(opened(DAILY, 4, { ...playable, passes: ['take 1'] }), take(2));
    expect([isEnded(session), kinds(effects)]).toEqual([true, ['save', 'finish']]);
    expect(session.attempt.run.now.text).toBe('0: take 1');
    const told = session.notice?.kind === 'acted' ? session.notice.events : [];
    expect(told).toEqual([2, 1, 1].map((stones, i) => ({ kind: 'took', seat: i % 2, stones })));
    const back = perform(session, UNDO).session;
    expect([viewOf(back), canUndo(back), canRedo(back)]).toEqual([{ left: 4 }, false, true]);
    expect(viewOf(perform(back, { kind: 'redo' }).session)).toEqual({ left: 0 });
  });

  test('an action that gives up asks first', () => {
    const asked = perform(opened(), { kind: 'act', text: 'take 2' });
    expect(asked.effects).toEqual([]);
    expect(asked.session.confirmation?.cause).toBe('surrender');
    expect(viewOf(perform(asked.session, { kind: 'yes' }).session)).toEqual({ left: 2 });
    expect(perform(asked.session, { kind: 'no' }).session).toEqual({ ...asked.session, confirmation: null });
  });

  test('a session in which the bots move first asks them when it begins', () => {
    const session = { ...opened(), playable: { ...playable, opponents: () => ({ 0: 'x', 1: 'one' }) } };
    expect(beginSession(session).effects).toEqual([]);
    const second = played(opened(), take(1)).session;
    expect(beginSession(perform(second, take(1)).session).effects.at(-1)).toMatchObject({ kind: 'ask', what: 'bots' });
  });
});

describe('choosing', () => {
  test('a game without a prompt of its own offers every legal action', () => {
    expect(promptOf(opened()).options.map(({ text }) => text)).toEqual(['take 1', 'take 2']);
  });

  test('what is laid down is carried out by confirm; laying it again takes it back', () => {
    const of = {
      ...playable,
      surrenders: [],
      prompt: (_: unknown, laid: readonly { readonly zone: string; readonly id: string }[]) => ({
        zones: [{ id: 'number', max: 1, full: 'replace' as const }],
        options: ['1', '2'].map((id) => ({
          zone: 'number',
          id,
          text: null,
          off: null,
          laid: laid.some((one) => one.id === id),
        })),
        text: laid[0] ? `take ${laid[0].id}` : null,
        off: null,
      }),
    };
    const lay = (id: string) => ({ kind: 'lay', zone: 'number', id }) as const;
    const two = played(opened(DAILY, 4, of), lay('1'), lay('2')).session;
    expect(two.laid).toEqual([{ zone: 'number', id: '2' }]);
    expect(played(two, lay('2')).session.laid).toEqual([]);
    expect(viewOf(played(two, { kind: 'confirm' }).session)).toEqual({ left: 1 });
    expect(played(two, { kind: 'confirm' }).session.laid).toEqual([]);
    expect(played(two, { kind: 'clear' }).session.laid).toEqual([]);
  });

  test('a full zone that refuses says how many it holds', () => {
    const of = {
      ...playable,
      prompt: () => ({
        zones: [{ id: 'number', max: 1, full: 'refuse' as const }],
        options: ['1', '2'].map((id) => ({ zone: 'number', id, text: null, off: null, laid: false })),
        text: null,
        off: null,
      }),
    };
    const { session } = played(
      opened(DAILY, 4, of),
      { kind: 'lay', zone: 'number', id: '1' },
      { kind: 'lay', zone: 'number', id: '2' },
    );
    expect(session.laid).toEqual([{ zone: 'number', id: '1' }]);
    expect(session.notice).toEqual({ kind: 'full', max: 1 });
  });

  test('[K5] a preview shows the view after, and changes nothing', () => {
    const session = opened();
    expect(previewOf(session, 'take 1')).toMatchObject({ view: { left: 3 }, outcome: undefined });
    expect(previewOf(session, 'take 9')).toMatchObject({ code: 'unknown-action' });
    expect(viewOf(session)).toEqual({ left: 4 });
  });
});

describe('taking back', () => {
  test('[P13] undo asks what it costs, once; then it takes back the own step and what the bots did after it', () => {
    const session = played(opened(), take(1)).session;
    const asked = perform(session, { kind: 'undo' });
    expect(asked.session.confirmation?.cause).toBe('undo');
    const back = perform(asked.session, { kind: 'yes' });
    expect(viewOf(back.session)).toEqual({ left: 4 });
    expect(kinds(back.effects)).toEqual(['save']);
    expect(back.session.attempt.flags.practice).toBe(true);
    expect(canUndo(back.session)).toBe(false);
    expect(canRedo(back.session)).toBe(true);
    expect(viewOf(perform(back.session, { kind: 'redo' }).session)).toEqual({ left: 2 });
  });

  test('with nothing to take back, or on, it says so', () => {
    expect(perform(opened(), { kind: 'undo' }).session.notice).toEqual({ kind: 'nothing-to-undo' });
    expect(perform(opened(), { kind: 'redo' }).session.notice).toEqual({ kind: 'nothing-to-redo' });
  });

  test('an ended try is taken back as practice, unless its game is final', () => {
    const ended = played(opened(DAILY, 1), take(1)).session;
    expect(isEnded(ended)).toBe(true);
    expect(isEnded(perform(ended, UNDO).session)).toBe(false);
    const final = { ...ended, playable: { ...playable, final: true } };
    expect(perform(final, UNDO).session.notice).toEqual({ kind: 'nothing-to-undo' });
  });
});

describe('ending', () => {
  test('the end is recorded and its save goes in one effect; nothing is saved any more', () => {
    const { effects } = perform(opened(DAILY, 1), take(1));
    expect(effects).toEqual([
      {
        kind: 'finish',
        entry: {
          kind: 'finished',
          game: 'heap',
          daily: '2026-12-01',
          won: true,
          practice: false,
          merit: [-1],
          facts: { turns: 1 },
          replay: expect.stringMatching(/^lockstep 1\ngame heap\n(?:.*\n)*0: take 1 @/),
        },
      },
    ]);
  });

  test('a bot may end it too', () => {
    const { effects } = played(opened(DAILY, 2), take(1));
    expect(kinds(effects)).toEqual(['save', 'finish']);
    expect(effects.at(-1)).toMatchObject({ entry: { won: false } });
  });

  test('[P13] practice is recorded as practice', () => {
    const { effects } = played(opened(DAILY, 1), take(1), UNDO, take(1));
    expect(effects.at(-1)).toMatchObject({ kind: 'finish', entry: { practice: true } });
  });

  test('a game with a chosen seed is not recorded', () => {
    const { effects } = perform(opened(refTo('heap', SCENE.subject, { seed: 'rain' }), 1), take(1));
    expect(effects).toEqual([{ kind: 'finish', entry: null }]);
  });
});

describe('beginning again', () => {
  test('in the middle of a try it asks first', () => {
    const session = played(opened(), take(1)).session;
    const asked = perform(session, { kind: 'retry' });
    expect(asked.session.confirmation?.cause).toBe('retry');
    const again = perform(asked.session, { kind: 'yes' });
    expect(viewOf(again.session)).toEqual({ left: 4 });
    expect(kinds(again.effects)).toEqual(['discard', 'save']);
  });

  test('the puzzle of a date is the same for everyone and counts again; any other chance is known the second time', () => {
    const daily = played(opened(DAILY, 1), take(1), { kind: 'retry' }, take(1));
    expect(daily.effects.at(-1)).toMatchObject({ kind: 'finish', entry: { daily: '2026-12-01' } });
    const scene = played(opened(SCENE, 1), take(1), { kind: 'retry' });
    expect(scene.session.attempt.flags.unrecorded).toBe(true);
    expect(played(scene.session, take(1)).effects).toEqual([{ kind: 'finish', entry: null }]);
  });

  test('with other chance the shell opens the reference again', () => {
    const { effects } = played(opened(SCENE, 1), take(1), { kind: 'retry', again: true });
    expect(kinds(effects)).toEqual(['finish', 'discard', 'reopen']);
  });
});

describe('hints', () => {
  const NUDGE = { level: 'nudge', score: 1 } as const;
  const LINE = { level: 'line', score: 1, line: ['take 1'] } as const;

  test('[P13] the first nudge is free; a line asks, makes the try practice and stays known', () => {
    const nudge = perform(opened(), { kind: 'hint', level: 'next' });
    expect(nudge.effects).toEqual([{ kind: 'ask', what: 'hint', level: 'nudge' }]);
    const heard = perform(nudge.session, { kind: 'hint-found', found: NUDGE });
    expect(heard.session.notice).toEqual({ kind: 'hint', found: NUDGE, opening: true });
    expect(heard.session.attempt.flags).toMatchObject({ practice: false, nudged: true });
    expect(kinds(heard.effects)).toEqual(['save']);
    const asked = perform(heard.session, { kind: 'hint', level: 'line' });
    expect(asked.session.confirmation?.cause).toBe('line');
    const line = perform(perform(asked.session, { kind: 'yes' }).session, { kind: 'hint-found', found: LINE });
    expect(line.session.attempt.flags).toMatchObject({ practice: true, solutionShown: true });
    expect(kinds(line.effects)).toEqual(['solution-shown', 'save']);
  });

  test('a hint that cannot be had costs nothing', () => {
    const asked = perform(opened(), { kind: 'hint', level: 'next' }).session;
    const after = perform(asked, { kind: 'failed', what: 'hint' }).session;
    expect(after.waiting).toBeNull();
    expect(after.attempt.flags).toEqual(opened().attempt.flags);
  });

  test('after the end, and in a game without a search, there are none', () => {
    expect(perform(played(opened(DAILY, 1), take(1)).session, { kind: 'hint', level: 'next' }).session.notice).toEqual({
      kind: 'hint-after-end',
    });
    const { solvable: _, ...without } = playable;
    expect(perform(opened(DAILY, 4, without), { kind: 'hint', level: 'next' }).session.notice).toEqual({
      kind: 'no-hints',
    });
  });

  test('[P13] advice in a game of chance costs what a hint with a card does, and is told as it was found', () => {
    const { solvable: _, ...without } = playable;
    const chance = { ...without, adviser: 'search' };
    const asked = perform(opened(DAILY, 4, chance), { kind: 'hint', level: 'next' }).session;
    expect(asked.confirmation?.cause).toBe('card');
    const sure = perform(asked, { kind: 'yes' });
    expect(sure.effects).toEqual([{ kind: 'ask', what: 'hint', level: 'card' }]);
    const advice = { action: 'take 1', chance: 610, futures: 50, instead: 'take 2', insteadChance: 480 };
    const found = { level: 'card' as const, score: 610, advice };
    const told = perform(sure.session, { kind: 'hint-found', found }).session;
    expect(told.notice).toEqual({ kind: 'hint', found, opening: true });
    expect(told.attempt.flags.practice).toBe(true);
  });

  test('[P13] a solution seen in the middle of a try makes it practice; seen after it, only later ones', () => {
    const middle = perform(opened(), { kind: 'solution', sure: true }).session;
    const seen = perform(middle, { kind: 'solution-found', found: { ...LINE, hindsight: true } });
    expect(seen.session.solution?.line).toEqual(['take 1']);
    expect(kinds(seen.effects)).toEqual(['solution-shown', 'save']);
    expect(seen.session.attempt.flags.practice).toBe(true);
    const ended = played(opened(DAILY, 1), take(1), { kind: 'solution', sure: true }).session;
    const after = perform(ended, { kind: 'solution-found', found: LINE });
    expect(after.session.attempt.flags).toMatchObject({ practice: false, solutionShown: true });
    expect(kinds(after.effects)).toEqual(['solution-shown']);
    expect(perform(after.session, { kind: 'retry' }).session.attempt.flags.practice).toBe(true);
  });

  test('[P13] what would have been better asks first after the end, and is a part of the solution', () => {
    const CHANGE = { step: 0, played: 'take 2', instead: 'take 1', score: 1, line: [] } as const;
    const ended = played(opened(DAILY, 2), take(2)).session;
    const asked = perform(ended, { kind: 'change' });
    expect(asked.session.confirmation?.cause).toBe('change');
    const waiting = perform(asked.session, { kind: 'yes' });
    expect(waiting.effects).toEqual([{ kind: 'ask', what: 'change' }]);
    const found = perform(waiting.session, { kind: 'change-found', change: CHANGE });
    expect(found.session.change).toEqual({ found: CHANGE });
    expect(found.session.attempt.flags).toMatchObject({ practice: false, solutionShown: true });
    expect(kinds(found.effects)).toEqual(['solution-shown']);
    expect(perform(found.session, { kind: 'retry' }).session).toMatchObject({ change: null });
    expect(perform(found.session, { kind: 'change' }).session.confirmation).toBeNull();
  });

  test('where nothing would have been better nothing was given away; before the end there is no answer', () => {
    const ended = played(opened(DAILY, 1), take(1)).session;
    const none = perform(perform(ended, { kind: 'change', sure: true }).session, {
      kind: 'change-found',
      change: null,
    });
    expect(none.session.change).toEqual({ found: null });
    expect(none.session.attempt.flags.solutionShown).toBe(false);
    expect(none.effects).toEqual([]);
    expect(perform(opened(), { kind: 'change' }).session.notice).toEqual({ kind: 'no-hints' });
  });

  test('once the records know it, it is not recorded again', () => {
    const known = perform(opened(), { kind: 'records', records: { solutionShown: true } }).session;
    const seen = perform(perform(known, { kind: 'solution', sure: true }).session, {
      kind: 'solution-found',
      found: LINE,
    });
    expect(kinds(seen.effects)).toEqual(['save']);
  });
});

test('a session is a value: what was before a command is as it was', () => {
  const before = opened();
  const text = JSON.stringify(before.attempt.run.now);
  played(before, take(1), UNDO, { kind: 'redo' });
  expect(JSON.stringify(before.attempt.run.now)).toBe(text);
  expect(before.attempt.run.game).toBe(heap);
});

describe('an end that was saved', () => {
  test('is recorded when it is opened, as one that may be recorded already', () => {
    const { session } = played(opened(DAILY, 1), take(1));
    expect(isEnded(session)).toBe(true);
    const { effects } = beginSession({ ...session, resumed: 'current' });
    expect(effects).toEqual([{ kind: 'finish', entry: expect.objectContaining({ kind: 'finished' }), late: true }]);
    expect(beginSession({ ...session, resumed: 'new' }).effects).toEqual([]);
  });
});
