import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSaved, type Types } from '@lockstep/play';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { diskThatFails, diskUntilKilled, diskWithRoom, Killed } from '../disk.fixture.ts';
import { type Disk, realDisk } from '../disk.ts';
import { gameOf } from '../games.ts';
import { slotOf } from '../slot.ts';
import { openStore, type Store } from '../store.ts';
import { flat, onPaper } from './home.fixture.ts';
import { openHost, parseCommandLine } from './host.ts';
import type { Model } from './model.ts';
import { openModel, perform } from './perform.ts';

/** KOA's first lesson is won with what its solution says. */
const LESSON = { lesson: '1' };

describe('a terminal whose disk is in the way', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'lockstep-trouble-'));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  const storeWith = (disk?: Disk): Store => openStore(dir, () => {}, disk);
  const modelWith = async (
    store: Store,
    flags: { readonly [flag: string]: string } = LESSON,
    id = 'testimony',
  ): Promise<Model<Types>> => {
    const game = (await gameOf(id))!;
    return openModel(openHost(store, game, parseCommandLine(game, flags)), flags);
  };
  const act = (model: Model<Types>, text: string): Model<Types> =>
    perform(model, { do: 'session', command: { kind: 'act', text, sure: true } });
  const legal = ({ session }: Model<Types>): string => {
    const { game, setup, now } = session!.attempt.run;
    return game.format(setup, game.legal(setup, now.state, 0)[0]!);
  };

  test('a save that fails is said, not called saved, and the game goes on; with room again all of it is saved', async () => {
    let disk: Disk = diskWithRoom(0);
    const store = storeWith({ ...realDisk, write: (...args) => disk.write(...args) });
    const first = await modelWith(store);
    const moved = act(first, legal(first));
    expect(moved.session!.attempt.run.now.turn).toBe(1);
    expect(moved.trouble).toContain('no room left on the disk');
    expect(moved.notice[0]).toBe(moved.trouble);
    const { text } = await onPaper(moved, ['save']);
    expect(flat(text)).not.toContain('is saved');
    expect(flat(text).split('no room left').length).toBeGreaterThan(2);
    disk = realDisk;
    const saved = perform(moved, { do: 'save' });
    expect(saved.trouble).toBeNull();
    expect((await modelWith(storeWith())).session!.attempt.run.now.turn).toBe(1);
  });

  /** A Daily of protocol up to the move that ends it: it is given up turn by turn. */
  const almostOver = async (store: Store): Promise<[Model<Types>, string]> => {
    let model = await modelWith(store, { date: '2026-12-01' }, 'protocol');
    for (;;) {
      const text = legal(model);
      const { game, setup, now } = model.session!.attempt.run;
      const action = game.parse(setup, text);
      const next = action.ok ? game.step(setup, now.state, 0, action.value, undefined) : now.state;
      if (game.outcome(setup, next) !== undefined) return [model, text];
      model = act(model, text);
    }
  };

  test('an end whose record fails is saved as ended, and recorded when it is opened again: once', async () => {
    const [model, last] = await almostOver(storeWith());
    const before = storeWith().entries();
    const { open } = diskThatFails(1, 'EIO');
    const store = storeWith({
      ...realDisk,
      open: (file, flags) => (file.endsWith('journal.jsonl') ? open(file, flags) : realDisk.open(file, flags)),
    });
    const ended = act({ ...model, host: (await modelWith(store, { date: '2026-12-01' }, 'protocol')).host }, last);
    expect(ended.trouble).toContain('does not answer as it should');
    expect(storeWith().entries()).toEqual(before);
    const again = await modelWith(storeWith(), { date: '2026-12-01' }, 'protocol');
    expect(again.session!.attempt.run.now.turn).toBe(ended.session!.attempt.run.now.turn);
    expect(storeWith().entries()).toHaveLength(before.length + 1);
    await modelWith(storeWith(), { date: '2026-12-01' }, 'protocol');
    expect(storeWith().entries()).toHaveLength(before.length + 1);
  });

  test('a kill at any call of the disk while a game ends: it is as before, or its end is recorded once', async () => {
    const flags = { date: '2026-12-01' };
    let kept = 0;
    let recorded = 0;
    for (let at = 1; kept + recorded === at - 1; at += 1) {
      rmSync(dir, { recursive: true });
      const [model, last] = await almostOver(storeWith());
      const disk = diskUntilKilled(at);
      const { host } = await modelWith(storeWith(disk), flags, 'protocol');
      let killed = false;
      try {
        act({ ...model, host }, last);
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
        killed = true;
      }
      if (!killed) break;
      const again = await modelWith(storeWith(), flags, 'protocol');
      const entries = storeWith().entries();
      if (entries.length === 0) {
        expect(again.session!.attempt.run.now.turn).toBe(model.session!.attempt.run.now.turn);
        act(again, last);
        kept += 1;
      } else recorded += 1;
      expect(storeWith().entries()).toHaveLength(1);
      const ended = await modelWith(storeWith(), flags, 'protocol');
      expect(ended.session!.attempt.run.now.turn).toBe(model.session!.attempt.run.now.turn + 1);
      expect(storeWith().entries()).toHaveLength(1);
    }
    expect([kept, recorded].map((count) => count > 2)).toEqual([true, true]);
  });

  test('a kill after the record and before the save went: the end is not recorded twice', async () => {
    const [model, last] = await almostOver(storeWith());
    const ended = act(model, last);
    const count = storeWith().entries().length;
    const { attempt, opening } = ended.session!;
    storeWith().slots.save(slotOf(opening.ref), makeSaved(attempt.run, opening, attempt.flags));
    await modelWith(storeWith(), { date: '2026-12-01' }, 'protocol');
    expect(storeWith().entries()).toHaveLength(count);
    expect(storeWith().slots.saved(slotOf(opening.ref))).toBeUndefined();
  });
});
