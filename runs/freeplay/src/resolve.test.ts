import { describe, expect, test } from 'vitest';
import { readContent, runOf } from './content.fixture.ts';
import { gameModule } from './module.ts';
import { resolve, unknownNames, withOptions } from './resolve.ts';
import { parseSetup } from './setup.ts';

const pack = readContent();

describe('[F19] a setup as it is written', () => {
  test('[F19] three names are enough', () => {
    const { script } = runOf(pack, { scene: 'aura-run', kit: 'spoofer', level: 'fw2' });
    expect([script.scene.id, script.kit.id, script.firmware]).toEqual(['aura-run', 'spoofer', 'fw2']);
  });

  test('[F19] without them the first run, the first open kit and level 0', () => {
    const { script } = runOf(pack, {});
    expect([script.scene.id, script.kit.id, script.firmware]).toEqual([pack.run[0]!.id, 'receipt-runner', 'fw0']);
  });

  test('[F19] a run that fixes its kit has that', () => {
    expect(runOf(pack, { scene: 'first-run', kit: 'chaos' }).script.kit.id).toBe('receipt-runner');
  });

  test('[F19] single numbers can be changed', () => {
    const { script } = runOf(pack, {
      scene: 'koa-run',
      koa: { scrutiny_cap: 7 },
      freeplay: { cache_offers: 2 },
      tuning: { hand: 6 },
    });
    expect([
      script.koa.scrutiny_cap,
      script.koa.exploit_damage,
      script.freeplay.cache_offers,
      script.tuning.hand,
    ]).toEqual([7, pack.koa.exploit_damage, 2, 6]);
  });

  test('[F19] what is wrong stays wrong, and is named with its nearest', () => {
    const written = { scene: 'aura-rum', kit: 'spofer', level: 'fw9' };
    expect(parseSetup(resolve(pack, written)).ok).toBe(false);
    expect(unknownNames(pack, written).map(({ path, nearest }) => [path, nearest])).toEqual([
      [['scene'], 'aura-run'],
      [['kit'], 'spoofer'],
      [['level'], expect.stringMatching(/^fw\d$/)],
    ]);
    expect(unknownNames(pack, { scene: 'koa-run', kit: 'chaos', level: 'friendly' })).toEqual([]);
    expect(parseSetup(resolve(pack, 7)).ok).toBe(false);
  });

  test('[F19] options can only be what the setup is', () => {
    const setup = resolve(pack, { scene: 'aura-run', kit: 'chaos', level: 'fw1' }) as never;
    expect(withOptions(setup, { scene: 'aura-run', kit: 'chaos', level: 'fw1' })).toMatchObject({ ok: true });
    for (const [key, value] of [
      ['scene', 'koa-run'],
      ['kit', 'spoofer'],
      ['level', 'fw2'],
    ])
      expect(withOptions(setup, { [key!]: value! })).toMatchObject({
        ok: false,
        fault: [{ code: `wrong-${key}`, path: [key] }],
      });
    expect(withOptions(setup, { preset: 'open' })).toMatchObject({ ok: false });
  });

  test('[F19] the shelf tells of every run', () => {
    expect(gameModule.scenes!(pack as never)).toEqual(
      pack.run.map(({ id, title, edition, line, minutes }) => ({ name: id, title, kind: edition, line, minutes })),
    );
    expect(gameModule.pack.alsoUses).toEqual(['gates']);
  });
});
