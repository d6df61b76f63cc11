import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '@lockstep/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Fault } from './fault.ts';
import { editionsFor, gameDir, moduleFor } from './library.ts';
import { packFor, resolveSetup, resolveWritten } from './open.ts';

const module = moduleFor('encounter');
const SCENE = 'bridge-at-dusk';

let empty: string;
beforeAll(() => {
  empty = mkdtempSync(join(tmpdir(), 'lockstep-told-'));
});
afterAll(() => rmSync(empty, { recursive: true }));

const faultOf = (make: () => unknown): Fault => {
  try {
    make();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error('no fault');
};

describe('the pack that scenes are told from', () => {
  test('is the newest edition, or the folder as it stands where none is published', () => {
    const newest = editionsFor('encounter').at(-1);
    expect(packFor(module).hash).toBe(newest?.hash ?? null);
    expect(module.scenes!(packFor(module).pack).map(({ name }) => name)).toContain(SCENE);
  });

  test('of a folder has no hash: no replay can name it', () => {
    expect(packFor(module, gameDir('encounter')).hash).toBeNull();
  });

  test('a folder without one is a fault', () => {
    expect(() => packFor(module, empty)).toThrow(Fault);
  });
});

describe('a setup written with names of it', () => {
  const pack = packFor(module, gameDir('encounter'));
  const written = { scene: SCENE, difficulty: 'HARD' };

  test('is made whole', () => {
    const told = resolveWritten(module, pack, written);
    if (!told.ok) throw new Error(JSON.stringify(told.fault));
    const made = module.game.makeSetup(told.value.setup) as { scene: { id: string }; difficulty: { id: string } };
    expect([made.scene.id, made.difficulty.id]).toEqual([SCENE, 'HARD']);
  });

  test('names the pack it came from only where that can be found again', () => {
    expect(resolveWritten(module, pack, written)).toMatchObject({ ok: true, value: { from: undefined } });
    expect(resolveWritten(module, { ...pack, hash: 'ab12' }, written)).toMatchObject({
      ok: true,
      value: { from: { setup: written, pack: 'ab12' } },
    });
  });

  const wrong: readonly [what: string, written: Json, path: readonly (string | number)[], nearest: string | null][] = [
    ['a scene with a slip', { scene: 'bridge-at-dust' }, ['scene'], SCENE],
    ['a difficulty with a slip', { scene: SCENE, difficulty: 'HARDD' }, ['difficulty'], 'HARD'],
    ['a hero with a slip', { scene: SCENE, party: ['lin-yu'] }, ['party', 0], 'lin-yue'],
  ];
  test.each(wrong)('with %s has one issue, with the nearest name', (_what, slip, path, nearest) => {
    expect(resolveWritten(module, pack, slip)).toMatchObject({ ok: false, fault: [{ path, nearest }] });
  });

  test('that is whole and wrong has the game’s own issues', () => {
    const told = resolveWritten(module, pack, { scene: SCENE, tuning: { guard: 99 } });
    expect(told).toMatchObject({ ok: false, fault: [{ code: 'out-of-range', path: ['tuning', 'guard'] }] });
  });
});

describe('the same as a fault', () => {
  const pack = packFor(module, gameDir('encounter'));

  test('of an unknown scene: what was meant, and every scene there is', () => {
    const { code, message } = faultOf(() => resolveSetup(module, pack, { scene: 'bridge-at-dust' }));
    expect(code).toBe('wrong-setup');
    expect(message).toContain('bridge-at-dust');
    expect(message).toContain(`did you mean ${SCENE}?`);
    for (const { name } of module.scenes!(pack.pack)) expect(message).toContain(name);
  });

  test('of anything else: its place', () => {
    const { message } = faultOf(() => resolveSetup(module, pack, { scene: SCENE, difficulty: 'SILLY' }));
    expect(message).toMatch(/^difficulty: expected /);
    expect(message).not.toContain('Scenes:');
  });

  test('of a right one there is none', () => {
    expect(resolveSetup(module, pack, { scene: SCENE }).from).toBeUndefined();
  });
});
