import { parseSeed } from '@lockstep/kernel';
import { refTo } from '@lockstep/play';
import { describe, expect, test } from 'vitest';
import { clientModule } from './client.ts';
import { readContent, runOf } from './content.fixture.ts';
import { compareRuns, parOf } from './par.ts';
import { recorder } from './record.ts';

const pack = readContent();

describe('[F24] the run of a date', () => {
  const named = clientModule.today!(pack) as { readonly scene: string; readonly kit: string; readonly level: string };

  test('is one that teaches nothing, with what everyone has, just below fw0', () => {
    expect(pack.run.find(({ id }) => id === named.scene)?.guide).toEqual([]);
    expect(pack.kit.find(({ id }) => id === named.kit)?.feat).toBeUndefined();
    expect(pack.level.find(({ id }) => id === named.level)?.number).toBe(-1);
  });

  test('is recorded under its date, and its first try alone counts', () => {
    const ledger = recorder.ledger(refTo('freeplay', { kind: 'daily', date: '2026-12-10' }), runOf(pack, named));
    expect(ledger).toEqual({ game: 'freeplay', name: '2026-12-10' });
    expect(recorder.once!(ledger!)).toBe(true);
    expect(recorder.once!({ game: 'freeplay', name: 'aura-run' })).toBe(false);
  });

  test('has a par: the competent bot plays the same draws to an end, the same each time', () => {
    const setup = runOf(pack, named);
    const par = parOf(setup, parseSeed('a date'));
    expect(['won', 'lost']).toContain(par.ending);
    expect(parOf(setup, parseSeed('a date'))).toEqual(par);
  });

  test('a win beats a loss, then acts count, then fewer turns of a win', () => {
    const par = parOf(runOf(pack, named), parseSeed('a date'));
    const of = (facts: Partial<typeof par.facts>) => ({ ...par, facts: { ...par.facts, ...facts } });
    expect(compareRuns(of({ won: 1 }), of({ won: 0 }))).toBeGreaterThan(0);
    expect(compareRuns(of({ won: 0, acts: 1 }), of({ won: 0, acts: 2 }))).toBeLessThan(0);
    expect(compareRuns(of({ won: 1, acts: 3, turns: 14 }), of({ won: 1, acts: 3, turns: 16 }))).toBe(2);
    expect(compareRuns(of({ won: 0, acts: 1, turns: 3 }), of({ won: 0, acts: 1, turns: 9 }))).toBe(0);
  });
});
