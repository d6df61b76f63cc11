import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { act, Refusal } from '@lockstep/kernel';
import type { Entry } from '@lockstep/play';
import { best } from '@lockstep/solver';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Playable, playableFor } from './games.ts';
import { recordSolution, recordsFor, sitting } from './sit.ts';
import { slotOf } from './slot.ts';
import { sourceOf, type Wanted } from './source.ts';
import { openStore, type Store } from './store.ts';

const DATE = '2026-01-26';

const won = (game: string, turnsLeft: number): Entry => ({
  kind: 'finished',
  game,
  daily: DATE,
  on: DATE,
  won: true,
  practice: false,
  merit: [turnsLeft, 0, 0],
  facts: { turnsLeft, peak: 1, audits: 0 },
});

let protocol: Playable;
let apart: Playable;
beforeAll(async () => {
  protocol = await playableFor('protocol');
  const { player } = protocol;
  const ledger: typeof player.recorder.ledger = () => ({ game: 'protocol-apart', name: DATE });
  apart = { ...protocol, player: { ...player, recorder: { ...player.recorder, ledger } } };
});

describe('what is kept of a sitting', () => {
  let dir: string;
  let store: Store;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'lockstep-sit-'));
    store = openStore(dir, () => {});
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  test('records are those of the ledger', () => {
    store.record(won('protocol', 2));
    store.record(won('protocol-apart', 4));
    const source = sourceOf(protocol, { date: DATE });
    expect(recordsFor(store, protocol, source)).toMatchObject({ firstClear: { turnsLeft: 2, medal: 'SILVER' } });
    expect(recordsFor(store, apart, source)).toMatchObject({ firstClear: { turnsLeft: 4, medal: 'GOLD' } });
  });

  test('[P13] who has seen the solution has seen it, in whichever way the date is played; it is noted once', () => {
    const source = sourceOf(protocol, { date: DATE });
    recordSolution(store, apart, source);
    recordSolution(store, protocol, source);
    expect(store.entries()).toEqual([{ kind: 'solution-shown', game: 'protocol', daily: DATE }]);
    for (const playable of [protocol, apart])
      expect(recordsFor(store, playable, source).practiceBecauseSolutionShown).toBe(true);
  });

  test('of a free puzzle nothing is recorded, but its clear can be shared while it is on the table', async () => {
    const testimony = await playableFor('testimony');
    const { run, flags, finish, wording } = sitting(store, testimony, { lesson: '1' });
    const won = act(run, 0, best(run.game, testimony.offers.daily.search, 'any', run.setup, run.now.state).line[0]);
    if (won instanceof Refusal) throw new Error(won.code);
    const clear = wording.clearOf(run.setup, won.now.events, null);
    expect(await finish({ run: won, flags, clear })).toMatchObject({ firstClear: { date: null, turns: 1 } });
    expect((await finish({ run: won, flags: { ...flags, practice: true }, clear })).firstClear).toBeUndefined();
    expect(store.entries()).toEqual([]);
  });

  test('a solution knows what HIDDEN keeps back', async () => {
    const testimony = await playableFor('testimony');
    const lines = [{}, { visibility: 'HIDDEN' }].map(async (options) => {
      const { run, solution } = sitting(store, testimony, { lesson: '6', options });
      return solution(run);
    });
    const [full, hidden] = await Promise.all(lines);
    expect(full!.score).toBeGreaterThan(0);
    expect(hidden).toEqual(full);
  });

  test('another way to play is another sitting, with a try of its own', async () => {
    const plain = sitting(store, protocol, { date: DATE });
    const literal = await plain.vary({ literal: true });
    expect(literal.title.date).toBeNull();
    await literal.save(literal.run, literal.flags);
    const savedAs = (options: Wanted['options']) =>
      store.slots.saved(slotOf(sourceOf(protocol, { date: DATE, options }).ref));
    expect(savedAs({ literal: true })?.replay).toContain('literal');
    expect(savedAs(undefined)).toBeUndefined();
    expect((await literal.vary({})).title.date).toBe(DATE);
  });
});
