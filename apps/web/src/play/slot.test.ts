import type { FinishedTry } from '@lockstep/play';
import { describe, expect, test } from 'vitest';
import { type Progress, SavedElsewhere, type WebSaved } from '../plumbing/progress/index.ts';
import { keepProgress } from '../plumbing/progress/keep.ts';
import { memoryTables } from '../plumbing/progress/memory.ts';
import { slotOf } from './slot.ts';

const saved = (replay: string): WebSaved => ({
  replay,
  practice: false,
  nudged: false,
  setup: {},
  seed: '0123456789abcdef',
  date: null,
  pack: null,
  began: '2026-12-01',
});

/** A store that answers only when told to, as a slow disk does. */
const slow = () => {
  let rev = 0;
  const waiting: (() => void)[] = [];
  const kept: string[] = [];
  const answer = <Answer>(job: () => Answer): Promise<Answer> =>
    new Promise((resolve, reject) => {
      waiting.push(() => {
        try {
          resolve(job());
        } catch (fault) {
          reject(fault);
        }
      });
    });
  const progress = {
    save: (_key: string, { replay }: WebSaved, from: number) =>
      answer(() => {
        if (from !== rev) throw new SavedElsewhere('other-tab');
        kept.push(replay);
        rev += 1;
        return rev;
      }),
    finish: (_key: string, _entry: unknown, from: number) =>
      answer(() => {
        if (from !== rev) throw new SavedElsewhere('other-tab');
        kept.push('finished');
        rev = 0;
      }),
    clear: () =>
      answer(() => {
        kept.push('cleared');
        rev = 0;
      }),
  } as unknown as Progress;
  const run = async (): Promise<void> => {
    for (let i = 0; i < 20; i += 1) {
      waiting.shift()?.();
      await Promise.resolve();
      await new Promise((go) => setTimeout(go));
    }
  };
  return { progress, kept, run };
};

describe('a slot', () => {
  test('two moves faster than the disk are both kept, in order, and the end after them', async () => {
    const { progress, kept, run } = slow();
    const slot = slotOf(progress, 'draft/x', 0);
    const answers = Promise.all([
      slot.save(saved('one')),
      slot.save(saved('two')),
      slot.finish(null),
      slot.save(saved('again')),
    ]);
    await run();
    expect(await answers).toEqual([null, null, undefined, null]);
    expect(kept).toEqual(['one', 'two', 'finished', 'again']);
  });

  test('what another tab saved stays: the try says so', async () => {
    const { progress, kept, run } = slow();
    const here = slotOf(progress, 'draft/x', 0);
    const there = slotOf(progress, 'draft/x', 0);
    const answers = Promise.all([there.save(saved('there')), here.save(saved('here'))]);
    await run();
    expect(await answers).toEqual([null, 'other-tab']);
    expect(kept).toEqual(['there']);
  });
});

describe('a try that went on in another tab', () => {
  const entry = (won: boolean): FinishedTry => ({
    kind: 'finished',
    game: 'protocol',
    daily: '2026-12-01',
    on: '2026-12-01',
    won,
    practice: false,
    merit: [4],
    facts: { turnsLeft: 4 },
    replay: 'lockstep 1',
  });
  const tables = () =>
    keepProgress(memoryTables(), {
      kept: 'memory',
      why: null,
      notices: [],
      tell: () => {},
      hear: () => () => {},
      finished: () => {},
    });

  test('is known before the next move: saved, begun anew or ended there', async () => {
    const progress = tables();
    const [here, there] = [slotOf(progress, 'protocol/x', 0), slotOf(progress, 'protocol/x', 0)];
    expect(await here.isCurrent()).toBe(true);
    await there.save(saved('there'));
    expect([await here.isCurrent(), await there.isCurrent()]).toEqual([false, true]);
    await there.finish(null);
    expect([await here.isCurrent(), await there.isCurrent()]).toEqual([true, true]);
    await here.save(saved('here'));
    await there.save(saved('there'));
    expect([await here.isCurrent(), await there.isCurrent()]).toEqual([true, false]);
  });

  test('what was won here is recorded all the same, once, and the other try stays', async () => {
    const progress = tables();
    const [here, there] = [slotOf(progress, 'protocol/x', 0), slotOf(progress, 'protocol/x', 0)];
    await there.save(saved('there'));
    await here.finish(entry(true));
    await slotOf(progress, 'protocol/x', 9).finish(entry(true));
    expect(await progress.entries()).toEqual([entry(true)]);
    expect((await progress.saved('protocol/x'))?.replay).toBe('there');
  });

  test('what was lost here is not', async () => {
    const progress = tables();
    await slotOf(progress, 'protocol/x', 0).save(saved('there'));
    await slotOf(progress, 'protocol/x', 0).finish(entry(false));
    expect(await progress.entries()).toEqual([]);
  });
});
