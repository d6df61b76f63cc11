import { describe, expect, test } from 'vitest';
import { aura, CLEAR, type Fields, kinds, koa, legal, play, refused, WIN } from './small.fixture.ts';

describe('[F10] endings', () => {
  const rows: readonly [ending: string, written: Fields, lines: readonly string[], score: number][] = [
    ['won', aura(), WIN, 94],
    ['lost', aura(), ['cycle a', 'inject c at gate.ONE', 'cycle a'], 0],
    ['gave-up', aura(), ['give-up'], 0],
    ['gave-up', aura(), [...CLEAR[0]!, 'give-up'], 0],
    ['gave-up', koa(), ['submit log1', 'give-up'], 0],
    ['abandoned', aura(), [...CLEAR[0]!, 'leave', 'abandon'], 0],
    ['abandoned', koa(), ['abandon'], 0],
  ];
  test.each(rows)('[F10] %s', (ending, written, lines, score) => {
    const ended = play(written, ...lines);
    expect(ended.outcome).toEqual({ result: ending === 'won' ? 'won' : 'lost', reason: ending, scores: [score] });
    expect(ended.view).toMatchObject({ phase: 'over', ended: ending, outcome: ended.outcome });
    expect(legal(ended)).toEqual([]);
    for (const line of ['give-up', 'leave', 'take CHARGE']) expect(refused(written, ...lines, line)?.code).toBe('over');
  });

  test('[F10] a run that is played has no outcome yet, at a cache either', () => {
    expect(play(aura()).outcome).toBeUndefined();
    expect(play(aura(), ...CLEAR[0]!).outcome).toBeUndefined();
  });

  test('[F10] each ending is told, with its act', () => {
    expect(play(aura(), ...CLEAR[0]!, 'leave', 'give-up').events).toEqual([{ kind: 'gave-up', act: 2 }]);
    expect(play(aura(), 'abandon').events).toEqual([{ kind: 'abandoned', act: 1 }]);
    expect(kinds(play(aura(), ...WIN).events)).toContain('run-won');
  });

  test('[F10] fewer turns are worth more', () => {
    const slow = play(
      aura(),
      'cycle a',
      ...WIN.map((line) => line.replace('inject a at gate.ONE', 'inject f at gate.ONE')),
    );
    expect(slow.outcome?.scores).toEqual([93]);
  });
});
