import { act, begin, parseSeed, Refusal } from '@lockstep/kernel';
import { type FinishedTry, type RunOf, refTo } from '@lockstep/play';
import { describe, expect, test } from 'vitest';
import { type Freeplay, freeplay } from './freeplay.ts';
import { readRun } from './meta.ts';
import { player } from './player.ts';
import { endingOf, recorder } from './record.ts';
import { aura, read, WIN } from './small.fixture.ts';
import { ENDINGS, type Ending } from './state.ts';

const played = (...lines: readonly string[]): RunOf<Freeplay> =>
  lines.reduce<RunOf<Freeplay>>(
    (run, line) => {
      const parsed = freeplay.parse(run.setup, line);
      if (!parsed.ok) throw new Error(line);
      const next = act(run, 0, parsed.value);
      if (next instanceof Refusal) throw new Error(`${line}: ${next.code}`);
      return next;
    },
    begin(freeplay, read(aura()), parseSeed('a run of the tests')),
  );

const run = refTo('freeplay', { kind: 'scene', scene: 'aura-run' });

describe('[F15] what is recorded of a run', () => {
  test('every run of the shelf, under its name', () => {
    const { setup } = played();
    expect(recorder.ledger(run, setup)).toEqual({ game: 'freeplay', name: 'aura-run' });
    expect(recorder.ledger({ ...run, options: { kit: 'plain', level: 'usual' } }, setup)).not.toBeNull();
  });

  test('nothing with a seed, a pack or a file of the player’s own', () => {
    const { setup } = played();
    expect(recorder.ledger({ ...run, seed: 'mine' }, setup)).toBeNull();
    expect(recorder.ledger({ ...run, pack: 'folder' }, setup)).toBeNull();
    expect(recorder.ledger(refTo('freeplay', { kind: 'file', file: 'run.json' }), setup)).toBeNull();
  });

  const endings: readonly [ending: Ending, lines: readonly string[], won: boolean][] = [
    ['won', WIN, true],
    ['gave-up', ['give-up'], false],
    ['abandoned', ['abandon'], false],
  ];
  test.each(endings)('how it ended: %s', (ending, lines, won) => {
    const entry = recorder.entry(played(...lines));
    expect(entry.won).toBe(won);
    expect(entry.facts.ending).toBe(ENDINGS.indexOf(ending));
    expect(readRun(entry.facts)).toMatchObject({ edition: 'gates', kit: 'plain', level: 0 });
    expect(Object.values(entry.facts).every(Number.isSafeInteger)).toBe(true);
  });

  test('an entry of 0.5.0 says whether it was won, and gets an ending from that', () => {
    const old = {
      kind: 'finished',
      game: 'freeplay',
      daily: 'aura-run',
      on: '2026-11-02',
      practice: false,
      merit: [3],
    };
    const entry = (won: boolean): FinishedTry => ({ ...old, kind: 'finished', won, facts: { turns: 9 } });
    expect(endingOf(recorder.upgrade!(entry(true)))).toBe('won');
    expect(endingOf(recorder.upgrade!(entry(false)))).toBe('lost');
    const told: FinishedTry = { ...entry(false), facts: { ending: 2 } };
    expect(recorder.upgrade!(told)).toEqual(told);
  });

  test('giving up and abandoning ask first, and an ended run stays ended', () => {
    expect(player.surrenders).toEqual(['give-up', 'abandon']);
    expect(player.final).toBe(true);
  });
});
