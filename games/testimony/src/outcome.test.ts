import { type Refusal, refuse } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { resultOf, scoreOf } from './outcome.ts';
import { actionOf, card, type Fields, find, kinds, legal, play, puzzle, read, says } from './play.fixture.ts';
import { testimony } from './testimony.ts';

const GRANTED = { result: 'won', reason: 'granted' };
const lost = (reason: string) => ({ result: 'lost', reason, scores: [0] });

describe('[T1] the win', () => {
  const rows: readonly [what: string, changes: Fields, lines: readonly string[], won: boolean][] = [
    ['Resistance 0 and every concern', { resistance: 11 }, ['submit note pulse'], true],
    ['Resistance past 0', { resistance: 3 }, ['submit note pulse'], true],
    ['Resistance 1', { resistance: 12 }, ['submit note pulse'], false],
    ['Resistance 0, a concern open', { resistance: 10 }, ['submit note'], false],
    ['and addressed later', { resistance: 10 }, ['submit note', 'submit pulse'], true],
    ['concerns first, Resistance later', { resistance: 11 }, ['submit pulse', 'submit note'], true],
    ['on the last turn', { resistance: 11, turns: 2 }, ['submit pulse', 'submit note'], true],
    [
      'two concerns of three',
      { resistance: 1, concern: ['INTENT', 'LIVENESS', 'IDENTITY'] },
      ['submit note pulse'],
      false,
    ],
  ];
  const cards = [card('note', 10), card('face', 1, { proves: ['IDENTITY'] })];
  test.each(rows)('[T1] %s', (_, changes, lines, won) => {
    const { outcome, events, view } = play(puzzle(cards, changes), ...lines);
    if (won) expect(outcome).toMatchObject(GRANTED);
    else expect(outcome).toBeUndefined();
    expect(kinds(events).includes('granted')).toBe(won);
    expect(view.phase).toBe(won ? 'result' : 'solve');
  });

  test('[T1] play goes on at Resistance 0, and what is missing is named each time', () => {
    const written = puzzle([...cards, card('memo', 4)], { resistance: 5, concern: ['LIVENESS', 'IDENTITY'] });
    const { told, view, outcome } = play(written, 'submit note', 'submit memo', 'submit pulse');
    expect(outcome).toBeUndefined();
    expect(view).toMatchObject({ resistance: 0, phase: 'solve', turnsLeft: 3 });
    expect(told.filter(({ kind }) => kind === 'concerns-open')).toEqual([
      { kind: 'concerns-open', concerns: ['IDENTITY', 'LIVENESS'] },
      { kind: 'concerns-open', concerns: ['IDENTITY', 'LIVENESS'] },
      { kind: 'concerns-open', concerns: ['IDENTITY'] },
    ]);
  });

  test('[T10] a concern stays addressed, and is told once', () => {
    const written = puzzle([card('note', 1), card('memo', 1)], { concern: ['INTENT', 'LIVENESS'] });
    expect(find(play(written, 'submit note').events, 'addressed')?.concerns).toEqual(['INTENT']);
    expect(kinds(play(written, 'submit note', 'submit memo').events)).not.toContain('addressed');
  });

  test('[T10] one card may address two concerns; a type nobody asks about is no concern', () => {
    const both = card('both', 1, { proves: ['IDENTITY', 'INTENT', 'LOCATION'] });
    const { events } = play(puzzle([both], { concern: ['INTENT', 'LIVENESS', 'IDENTITY'] }), 'submit both');
    expect(find(events, 'addressed')?.concerns).toEqual(['IDENTITY', 'INTENT']);
  });
});

describe('[T1] [T17] the three losses', () => {
  const nap = card('nap', 5, says('02:00', { state: 'ASLEEP' }));
  const calls = ['a', 'b'].map((id) => card(id, 5, { ...says('02:01', { state: 'AWAKE' }), proves: ['LIVENESS'] }));

  test('[T1] turns used up', () => {
    const written = puzzle([card('note', 5), card('memo', 5)], { turns: 2 });
    expect(play(written, 'submit note').outcome).toBeUndefined();
    const { outcome, view, events } = play(written, 'submit note', 'submit memo');
    expect(outcome).toEqual(lost('turns-used-up'));
    expect(events.at(-1)).toEqual({ kind: 'denied', reason: 'turns-used-up' });
    expect(view).toMatchObject({ turn: 2, turnsLeft: 0, phase: 'result' });
  });

  test('[T1] turns used up at Resistance 0 with a concern open', () => {
    const { outcome, events } = play(puzzle([card('note', 5)], { turns: 1, resistance: 5 }), 'submit note');
    expect(outcome).toEqual(lost('turns-used-up'));
    expect(kinds(events).slice(-2)).toEqual(['concerns-open', 'denied']);
  });

  test('[T1] nothing left: the hand is empty', () => {
    const { outcome, events } = play(puzzle([card('note', 5)]), 'submit note pulse');
    expect(outcome).toEqual(lost('nothing-left'));
    expect(events.at(-1)).toEqual({ kind: 'denied', reason: 'nothing-left' });
  });

  test('[T1] nothing left: every card of the hand is blocked', () => {
    const written = { ...puzzle([]), card: [nap, ...calls] };
    const { outcome, view } = play(written, 'submit nap');
    expect(outcome).toEqual(lost('nothing-left'));
    expect(view.cards.map(({ place }) => place)).toEqual(['story', 'hand', 'hand']);
    expect(view.cards.slice(1).every(({ blocked }) => blocked !== null)).toBe(true);
    expect(view).toMatchObject({ turnsLeft: 5, phase: 'result' });
  });

  test('[T1] one card that is not blocked is something left', () => {
    expect(play(puzzle([nap, ...calls]), 'submit nap').outcome).toBeUndefined();
    expect(play({ ...puzzle([]), card: [nap, ...calls] }, 'submit a').outcome).toBeUndefined();
  });

  test('[T17] where turns and hand run out together, the turns are the reason', () => {
    expect(play(puzzle([card('note', 5)], { turns: 1 }), 'submit note pulse').outcome).toEqual(lost('turns-used-up'));
  });

  test('[T17] an empty hand that has won has won', () => {
    expect(play(puzzle([card('note', 5)], { resistance: 6 }), 'submit note pulse').outcome).toMatchObject(GRANTED);
  });
});

describe('[T31] score', () => {
  const rows: readonly [what: string, turns: number, scrutiny: number, lines: readonly string[], score: number][] = [
    ['one turn of six, Scrutiny 0', 6, 0, ['submit note pulse'], 1 + 25 + 4],
    ['one turn of six, Scrutiny 4', 6, 4, ['submit note pulse'], 1 + 25 + 0],
    ['two turns of six, Scrutiny 0', 6, 0, ['submit note', 'submit pulse'], 1 + 20 + 4],
    ['the last turn, Scrutiny 4', 2, 4, ['submit note', 'submit pulse'], 1],
    ['the last turn, Scrutiny 0', 2, 0, ['submit note', 'submit pulse'], 5],
  ];
  test.each(rows)('[T31] %s', (_, turns, scrutiny, lines, score) => {
    const { setup, outcome, events } = play(puzzle([card('note', 5)], { resistance: 6, turns, scrutiny }), ...lines);
    expect(outcome).toEqual({ ...GRANTED, scores: [score] });
    expect(find(events, 'granted')).toEqual({ kind: 'granted', turns: lines.length, scrutiny });
    expect(resultOf(setup, score)).toEqual({ turns: lines.length, scrutiny });
  });

  test('[T31] fewer turns beat less Scrutiny, and any win beats a loss; no two results share a score', () => {
    const setup = read(puzzle([], { turns: 6 }));
    const results = [1, 2, 3, 4, 5, 6].flatMap((turns) => [0, 1, 2, 3, 4].map((scrutiny) => ({ turns, scrutiny })));
    const scores = results.map(({ turns, scrutiny }) => scoreOf(setup, turns, scrutiny));
    expect(scores).toEqual(Array.from({ length: 30 }, (_, i) => 30 - i));
    expect(scores.map((score) => resultOf(setup, score))).toEqual(results);
  });
});

describe('[T17] after the end', () => {
  const ends: readonly [what: string, changes: Fields, line: string][] = [
    ['won', { resistance: 6 }, 'submit note pulse'],
    ['lost by turns', { turns: 1 }, 'submit note'],
    ['lost by Scrutiny', { scrutiny: 4 }, 'submit rumour'],
  ];
  test.each(ends)('[T17] [T34] %s: nobody is to move and everything is refused', (_, changes, line) => {
    const ended = play(puzzle([card('note', 5), card('rumour', 5, { trust: 'SKETCHY' })], changes), line);
    const { setup, state } = ended;
    expect(testimony.toMove(setup, state)).toEqual([]);
    expect(legal(ended)).toEqual([]);
    for (const text of ['submit pulse', 'submit note', 'submit'])
      expect(testimony.step(setup, state, 0, actionOf(setup, text)) as Refusal).toEqual(refuse('over'));
  });

  test('[T46] the next try starts from the same state, whatever the seed', () => {
    const setup = read(puzzle([card('note', 5)]));
    const first = testimony.start(setup, { hi: 1, lo: 2 });
    play(puzzle([card('note', 5)]), 'submit note');
    expect(testimony.start(setup, { hi: 3, lo: 4 })).toEqual(first);
    expect(first).toEqual({
      turn: 1,
      resistance: 35,
      scrutiny: 0,
      hand: 0b11,
      story: 0,
      refuted: 0,
      shown: 0,
      contested: 0,
      unsure: 0,
    });
  });
});
