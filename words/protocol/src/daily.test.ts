import type { FinishedTry } from '@lockstep/play';
import { player } from '@lockstep/protocol';
import { expect, test } from 'vitest';
import { daily } from './daily.ts';
import { DRAFT, played, setupOf } from './puzzle.fixture.ts';

const DATE = '2026-01-26';

test('[P11] a kept entry is told as what was won, with the puzzle at hand and without', () => {
  const setup = setupOf({ resistance: 20, scrutiny: 2 });
  const result = player.recorder.entry(played(setup, DRAFT, 'submit fda-article timestamped-receipt'));
  const clear = daily.clearFrom(setup, result, DATE);
  expect(clear).toEqual({ date: DATE, target: 'FRIDGE', turnsLeft: 7, medal: 'GOLD', peak: 2, audits: 0 });
  const entry: FinishedTry = { kind: 'finished', game: 'protocol', daily: DATE, on: DATE, practice: false, ...result };
  expect([daily.entryWords(entry), clear && daily.clearWords(clear)]).toEqual([
    'Gold (7 turns left)',
    'Gold (7 turns left)',
  ]);
});

test('[P13] a try that was not won is no clear', () => {
  const setup = setupOf();
  expect(daily.clearFrom(setup, player.recorder.entry(played(setup, DRAFT)), DATE)).toBeNull();
});
