import { describe, expect, test } from 'vitest';
import { find, oneNight, play, refused, shown } from '../small.fixture.ts';

const rich = oneNight({}, { tokens_at_start: 3 });

describe('[F13] FLAG with KOA', () => {
  test('D05v2-67 [F3] a hidden counter enters the view with its targets and what refutes it, for one token and a turn', () => {
    const before = play(oneNight()).view.koa!;
    expect([before.counters, before.hiddenCounters, before.tokens, before.turn]).toEqual([[], 2, 1, 1]);
    const { view, events } = play(oneNight(), 'flag');
    expect(view.koa!.counters).toEqual([
      {
        id: 'CAMERA',
        name: 'Camera',
        line: null,
        targets: ['IDENTITY', 'LOCATION'],
        played: false,
        refuted: false,
        refutedBy: ['cap1'],
      },
    ]);
    expect([view.koa!.hiddenCounters, view.koa!.tokens, view.koa!.turn, view.koa!.scrutiny]).toEqual([1, 0, 2, 0]);
    expect(events).toEqual([
      { kind: 'koa-flagged', turn: 1, counter: 'CAMERA' },
      { kind: 'koa-paid', tokens: 1, left: 0 },
    ]);
  });

  test('[F13] the first of her list that is hidden: one she has played is passed over', () => {
    expect(find(play(rich, 'flag', 'flag').events, 'koa-flagged')?.counter).toBe('DEVICE');
    const { told, events } = play(rich, 'submit snap1', 'flag');
    expect(find(told, 'answered')?.answer).toMatchObject({ counter: 'CAMERA' });
    expect(find(events, 'koa-flagged')?.counter).toBe('DEVICE');
    expect(find(play(rich, 'submit cap1', 'flag').events, 'koa-flagged')?.counter).toBe('DEVICE');
  });

  test('[F13] [F18] with none left it is refused', () => {
    expect(refused(rich, 'flag', 'flag', 'flag')).toMatchObject({ code: 'nothing-hidden' });
  });

  test('[F17] a preview does not say which it will be', () => {
    expect(shown(rich, 'flag').events).toEqual([
      { kind: 'koa-flagged', turn: 1, counter: null },
      { kind: 'koa-paid', tokens: 1, left: 2 },
    ]);
  });

  test('[F13] when all are shown, a preview tells how KOA will answer', () => {
    const answer = (...lines: readonly string[]) => find(shown(rich, ...lines).events, 'answered')?.answer;
    expect(answer('submit note1')).toBeNull();
    expect(answer('flag', 'submit note1')).toBeNull();
    expect(answer('flag', 'flag', 'submit note1')).toEqual({ counter: 'CAMERA', contested: ['note1'] });
  });

  test('[F17] before that nothing of a counter is in the view', () => {
    const other = oneNight({
      counter: [
        { id: 'CAMERA', name: 'Another name', targets: ['LIVENESS'], line: 'Another line.' },
        { id: 'OTHER', name: 'Other', targets: ['ALERTNESS'] },
      ],
    });
    expect(play(other).view).toEqual(play(oneNight()).view);
  });
});
