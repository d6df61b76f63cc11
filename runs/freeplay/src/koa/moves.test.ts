import { describe, expect, test } from 'vitest';
import { evidence, find, koa, legal, oneNight, play, refused } from '../small.fixture.ts';

const verbs = (lines: readonly string[]): readonly string[] => [...new Set(lines.map((line) => line.split(' ')[0]!))];

describe('[F3] the moves of the KOA edition', () => {
  test('D05v2-65 five moves beside SUBMIT, all of them legal somewhere', () => {
    const rich = play(oneNight({}, { tokens_at_start: 3 }));
    expect(verbs(legal(rich))).toEqual([
      'submit',
      'flag',
      'rewire',
      'corroborate',
      'cycle',
      'exploit',
      'give-up',
      'abandon',
    ]);
  });

  const costs: readonly [clause: string, line: string, tokens: number][] = [
    ['D05v2-66', 'submit log1', 0],
    ['D05v2-76', 'flag', 1],
    ['D05v2-76', 'rewire log1 time +5', 1],
    ['D05v2-76', 'corroborate log1 snap1', 0],
    ['D05v2-76', 'cycle log1', 0],
    ['D05v2-76', 'exploit', 2],
  ];
  test.each(costs)('[F2] %s %s costs %i, takes one turn, and is refused one short', (_, line, tokens) => {
    const with3 = oneNight({}, { tokens_at_start: 3 });
    const { view } = play(with3, line);
    expect([view.tokens, view.koa!.turn]).toEqual([3 - tokens, 2]);
    if (tokens > 0)
      expect(refused(oneNight({}, { tokens_at_start: tokens - 1 }), line)).toMatchObject({
        code: 'no-tokens',
        data: { cost: tokens, tokens: tokens - 1 },
      });
    const verb = line.split(' ')[0]!;
    expect(view.koa!.costs[verb as 'flag']).toBe(tokens);
  });

  test('[F2] D05v2-72 tokens are whole numbers from 0 to 3', () => {
    const rich = oneNight({}, { tokens_at_start: 9 });
    expect(play(rich).view.tokens).toBe(3);
    expect(play(rich, 'submit cap1').view.tokens).toBe(3);
  });

  test('[F2] D05v2-73 one comes at the start of each puzzle', () => {
    expect(play(koa()).view.tokens).toBe(1);
    const next = play(koa({ koa: { EASY: { resistance: 3, turns: 6 } } }), 'submit log1', 'leave');
    expect(next.events).toContainEqual({ kind: 'koa-token', why: 'PUZZLE', by: 1, tokens: 2 });
    expect([next.view.act, next.view.tokens]).toEqual([2, 2]);
  });

  test('[F2] D05v2-74 one for a counter refuted, told with it; at 3 it stays 3', () => {
    const { events, view } = play(oneNight(), 'submit cap1');
    expect(find(events, 'refuted')?.counters).toEqual(['CAMERA']);
    expect(events).toContainEqual({ kind: 'koa-token', why: 'REFUTED', by: 1, tokens: 2 });
    expect(view.tokens).toBe(2);
    const full = play(oneNight({}, { tokens_at_start: 3 }), 'submit cap1');
    expect(full.events).toContainEqual({ kind: 'koa-token', why: 'REFUTED', by: 0, tokens: 3 });
  });

  test('[F2] a card that refutes two brings two', () => {
    const both = oneNight({
      card: [
        evidence('log1', 7),
        evidence('note1', 7),
        { id: 'cap1', name: 'Both', power: 3, trust: 'VERIFIED', refutes: ['CAMERA', 'DEVICE'] },
      ],
    });
    expect(play(both, 'submit cap1').view.tokens).toBe(3);
  });

  test('[F3] Resistance is the row and six more, turns are the row’s', () => {
    const shipped = koa({ koa: { EASY: { resistance: 25, turns: 5 }, resistance_over: 6 } });
    expect(play(shipped).view.koa).toMatchObject({ resistance: 31, resistanceMax: 31, turns: 5, visibility: 'HIDDEN' });
  });

  test('[F3] Scrutiny 5 loses the run', () => {
    const loud = oneNight({
      card: ['one', 'two', 'three', 'four', 'five'].map((id) => evidence(id, 1, { trust: 'SKETCHY' })),
    });
    const { state, told, outcome } = play(loud, 'submit one two three', 'submit four five');
    expect(find(told, 'koa-lost')?.reason).toBe('story-fell-apart');
    expect([state.ended, outcome?.result]).toEqual(['lost', 'lost']);
  });

  test('[F6] Scrutiny begins at 0 in each puzzle', () => {
    const easy = koa({ koa: { EASY: { resistance: 3, turns: 6 } } });
    expect(play(easy, 'submit log1 snap1').state.koa).toBeNull();
    const { view } = play(easy, 'submit log1 snap1', 'leave');
    expect([view.scrutiny, view.koa!.scrutiny]).toEqual([0, 0]);
  });

  test('[F13] turns used up lose, and so does having nothing left', () => {
    const short = koa({ koa: { EASY: { resistance: 99, turns: 1 } } });
    expect(find(play(short, 'submit log1').events, 'koa-lost')?.reason).toBe('turns-used-up');
    const bare = oneNight(
      { card: [evidence('one', 1), evidence('two', 1), evidence('three', 1)] },
      { cycles: 0, tokens_at_start: 0 },
    );
    expect(find(play(bare, 'submit one two three').events, 'koa-lost')?.reason).toBe('nothing-left');
  });

  test('[F13] while a CYCLE, an EXPLOIT or a REWIRE is possible something is left', () => {
    const cards = [evidence('one', 1), evidence('two', 1), evidence('three', 1)];
    const armed = oneNight({ card: cards }, { cycles: 0, tokens_at_start: 2 });
    expect(play(armed, 'submit one two three').view.ended).toBeNull();
    expect(find(play(armed, 'submit one two three', 'exploit').events, 'koa-lost')?.reason).toBe('nothing-left');
    const blocked = {
      card: [
        evidence('bed', 1, { claims: { timeRange: ['01:00', '01:00'], state: 'ASLEEP' } }),
        evidence('walk', 1, { claims: { timeRange: ['01:01', '01:01'], state: 'AWAKE' } }),
        evidence('more', 1),
      ],
    };
    const can = play(oneNight(blocked, { cycles: 0, tokens_at_start: 1 }), 'submit bed more');
    expect([can.view.ended, verbs(legal(can))]).toEqual([null, ['flag', 'rewire', 'give-up', 'abandon']]);
    expect(play(oneNight(blocked, { cycles: 0, tokens_at_start: 0 }), 'submit bed more').view.ended).toBe('lost');
    const cycling = play(oneNight(blocked, { tokens_at_start: 0 }), 'submit bed more');
    expect(verbs(legal(cycling))).toEqual(['cycle', 'give-up', 'abandon']);
  });
});
