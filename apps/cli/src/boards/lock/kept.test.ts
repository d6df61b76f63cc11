import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Entry, perform as performSession } from '@lockstep/play';
import { best } from '@lockstep/solver';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DailyGame, dailyGameFor } from '../../games.ts';
import { type PuzzleRequest, refFor } from '../../puzzle.ts';
import type { Host, Model } from '../../shell/board.ts';
import { act } from '../../shell/command.ts';
import { openHost, parseCommandLine } from '../../shell/host.ts';
import { openModel, perform } from '../../shell/perform.ts';
import { slotOf } from '../../slot.ts';
import { openStore, type Store } from '../../store.ts';
import { lockView as aura } from '../protocol/index.ts';
import { lockView as koa } from '../testimony/index.ts';
import { dailyOf } from './daily.ts';
import { lockModelOf } from './model.ts';
import { runOf, session } from './saved-try.fixture.ts';

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

let protocol: DailyGame;
let apart: DailyGame;
let testimony: DailyGame;
beforeAll(async () => {
  [protocol, testimony] = await Promise.all([dailyGameFor('protocol'), dailyGameFor('testimony')]);
  const { player } = protocol;
  const ledger: typeof player.recorder.ledger = () => ({ game: 'protocol-apart', name: DATE });
  apart = { ...protocol, player: { ...player, recorder: { ...player.recorder, ledger } } };
});

describe('what is kept of a try', () => {
  let dir: string;
  let store: Store;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'lockstep-kept-'));
    store = openStore(dir, () => {});
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  const hostOf = (game: DailyGame): Host => openHost(store, game, parseCommandLine(game, {}));
  const modelOf = (game: DailyGame, flags: { readonly [flag: string]: string }): Model =>
    openModel(openHost(store, game, parseCommandLine(game, flags)), flags);
  const SOLUTION = session({ kind: 'solution', sure: true });

  test('the end of a lesson is not for sharing: it names the next one, and the last one today’s lock', () => {
    const ended = (number: string): Model => {
      let model = modelOf(testimony, { lesson: number });
      const { setup, now, game } = runOf(model);
      for (const action of best(game, testimony.module.daily.search, 'any', setup, now.state).line)
        model = perform(model, act(game.format(setup, action)));
      return model;
    };
    const { board } = testimony;
    expect(board.farewell?.(ended('1'))).toEqual(['Next: Corroboration. Play it: lockstep play testimony --lesson 2']);
    expect(board.farewell?.(ended('7'))).toEqual(['That was the last lesson. Today’s lock: lockstep play testimony']);
    const labels = board.menu(ended('1')).items.map(({ label }) => label);
    expect(labels).toContain('RETRY');
    expect(labels).not.toContain('SHARE');
  });

  test('records are those of the ledger', () => {
    store.record(won('protocol', 2));
    store.record(won('protocol-apart', 4));
    const firstIn = (game: DailyGame) => lockModelOf(aura, modelOf(game, { date: DATE })).records.firstClear;
    expect(firstIn(protocol)).toMatchObject({ turnsLeft: 2, medal: 'SILVER' });
    expect(firstIn(apart)).toMatchObject({ turnsLeft: 4, medal: 'GOLD' });
  });

  test('[T11] the Daily of a date that was cleared HIDDEN alone says so, and not that it was not cleared', () => {
    const linesNow = (): readonly string[] =>
      dailyOf(koa, openHost(store, testimony, parseCommandLine(testimony, { date: DATE }))).lines;
    expect(linesNow().join('\n')).toContain('Not cleared yet');
    let hidden = modelOf(testimony, { date: DATE, hidden: 'true' });
    const { setup, now, game } = runOf(hidden);
    for (const action of best(game, testimony.module.daily.search, 'any', setup, now.state).line)
      hidden = perform(hidden, act(game.format(setup, action)));
    expect(store.entries()).toMatchObject([{ kind: 'finished', won: true }]);
    expect(linesNow().join('\n')).not.toContain('Not cleared yet');
    expect(linesNow().some((line) => line.startsWith('HIDDEN: '))).toBe(true);
  });

  test('[P13] who has seen the solution has seen it, in whichever way the date is played; it is noted once', () => {
    perform(perform(modelOf(apart, { date: DATE }), SOLUTION), SOLUTION);
    perform(modelOf(protocol, { date: DATE }), SOLUTION);
    expect(store.entries()).toEqual([{ kind: 'solution-shown', game: 'protocol', daily: DATE }]);
    for (const game of [protocol, apart])
      expect(modelOf(game, { date: DATE }).session?.records.solutionShown).toBe(true);
  });

  test('of a free puzzle nothing is recorded, but its clear can be shared while it is there', () => {
    const lesson = modelOf(testimony, { lesson: '1' });
    const { setup, now, game } = runOf(lesson);
    const [first] = best(game, testimony.module.daily.search, 'any', setup, now.state).line;
    const action = act(game.format(setup, first));
    expect(lockModelOf(koa, perform(lesson, action)).records).toMatchObject({ firstClear: { date: null, turns: 1 } });
    const practised = perform(perform(lesson, SOLUTION), action);
    expect(lockModelOf(koa, practised).records.firstClear).toBeUndefined();
    expect(store.entries()).toEqual([]);
  });

  test('a solution knows what HIDDEN keeps back', async () => {
    const found = await Promise.all(
      [{}, { visibility: 'HIDDEN' }].map((options) => {
        const host = hostOf(testimony);
        return host.solution(host.startNew(refFor(testimony, { lesson: '6', options }), {}));
      }),
    );
    expect(found[0]!.score).toBeGreaterThan(0);
    expect(found[1]).toEqual(found[0]);
  });

  test('a hint goes through the session and the real solver, and is saved', () => {
    const hinted = perform(modelOf(testimony, { lesson: '1' }), session({ kind: 'hint', level: 'line', sure: true }));
    expect(hinted.notice.length).toBeGreaterThan(0);
    expect(hinted.remark?.text).not.toBe('');
    expect(hinted.session?.attempt.flags).toMatchObject({ practice: true, solutionShown: true });
    expect(modelOf(testimony, { lesson: '1' }).session?.attempt.flags.practice).toBe(true);
  });

  test('another way to play is another puzzle, with a try of its own', () => {
    const host = hostOf(protocol);
    const opensAs = (options: PuzzleRequest['options']) => host.open(refFor(protocol, { date: DATE, options }), {});
    const literal = opensAs({ literal: true });
    expect(host.opening(literal.opening.ref, {}).date).toBeNull();
    host.save(performSession(literal, { kind: 'start' }).session);
    const savedAs = (options: PuzzleRequest['options']) =>
      store.slots.saved(slotOf(refFor(protocol, { date: DATE, options })));
    expect(savedAs({ literal: true })?.replay).toContain('literal');
    expect(savedAs({})).toBeUndefined();
    expect(host.opening(opensAs({}).opening.ref, {}).date).toBe(DATE);
  });
});
