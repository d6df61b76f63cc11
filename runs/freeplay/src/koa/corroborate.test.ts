import { describe, expect, test } from 'vitest';
import { find, legal, oneNight, play, refused } from '../small.fixture.ts';

const two = oneNight({}, { corroborations: 2 });

describe('[F13] CORROBORATE with KOA', () => {
  test('D05v2-69 [F3] an anchor that shares a claim lifts SKETCHY to PLAUSIBLE, for a turn and no token', () => {
    const { events, view } = play(oneNight(), 'corroborate snap1 log1');
    expect(events).toEqual([
      {
        kind: 'koa-corroborated',
        turn: 1,
        card: 'snap1',
        anchor: 'log1',
        trust: { from: 'SKETCHY', to: 'PLAUSIBLE' },
      },
    ]);
    expect(view.koa).toMatchObject({ tokens: 1, turn: 2, scrutiny: 0, corroborations: 0, anchored: ['snap1'] });
    expect(view.koa!.cards.map(({ id, trust }) => [id, trust])).toEqual([
      ['log1', 'VERIFIED'],
      ['snap1', 'PLAUSIBLE'],
      ['note1', 'PLAUSIBLE'],
      ['cap1', 'VERIFIED'],
    ]);
  });

  test('[F13] what it does to a submission: no Scrutiny for a card that was SKETCHY, and no counter contests it', () => {
    const plain = play(oneNight(), 'submit snap1').events;
    expect(find(plain, 'scrutiny-rose')?.by).toBe(1);
    expect(find(plain, 'damaged')).toMatchObject({ base: 8, damage: 4 });
    const lifted = play(oneNight(), 'corroborate snap1 log1', 'submit snap1').events;
    expect(find(lifted, 'scrutiny-rose')).toBeUndefined();
    expect(find(lifted, 'answered')?.answer).toEqual({ counter: 'CAMERA', contested: [] });
    expect(find(lifted, 'damaged')).toMatchObject({ base: 8, damage: 8 });
  });

  test('[F13] its anchor is contested as ever', () => {
    const { events } = play(oneNight(), 'corroborate snap1 log1', 'submit log1');
    expect(find(events, 'answered')?.answer).toEqual({ counter: 'DEVICE', contested: ['log1'] });
  });

  test('[F13] VERIFIED stays VERIFIED and is anchored all the same', () => {
    const { events } = play(oneNight(), 'corroborate log1 snap1');
    expect(find(events, 'koa-corroborated')?.trust).toBeNull();
    expect(find(play(oneNight(), 'corroborate log1 snap1', 'submit log1').events, 'damaged')?.damage).toBe(7);
  });

  const off: readonly [what: string, lines: readonly string[], code: string][] = [
    ['without a claim alike', ['corroborate note1 log1'], 'no-shared-claim'],
    ['with a refutation card as anchor', ['corroborate log1 cap1'], 'no-shared-claim'],
    ['of a refutation card', ['corroborate cap1 log1'], 'no-shared-claim'],
    ['without an anchor', ['corroborate log1'], 'attachments'],
    ['with two anchors', ['corroborate log1 snap1 note1'], 'attachments'],
    ['with an anchor that was submitted', ['submit log1', 'corroborate snap1 log1'], 'not-in-hand'],
    ['a second time', ['corroborate log1 snap1', 'corroborate snap1 log1'], 'corroborated-already'],
  ];
  test.each(off)('[F13] [F18] not %s', (_, lines, code) => {
    expect(refused(oneNight(), ...lines)?.code).toBe(code);
  });

  test('[F13] where there are two uses, not twice of one card', () => {
    expect(refused(two, 'corroborate log1 snap1', 'corroborate log1 snap1')?.code).toBe('already-corroborated');
    expect(refused(two, 'corroborate log1 snap1', 'corroborate snap1 log1')).toBeUndefined();
  });

  test('[F13] a claim made by REWIRE counts', () => {
    expect(legal(play(oneNight())).filter((line) => line.startsWith('corroborate'))).toEqual([
      'corroborate log1 snap1',
      'corroborate snap1 log1',
    ]);
    expect(refused(oneNight(), 'rewire log1 location', 'corroborate note1 log1')).toBeUndefined();
  });
});
