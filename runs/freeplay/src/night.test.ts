import { openStream, parseSeed, Refusal } from '@lockstep/kernel';
import { hidden } from '@lockstep/testimony';
import { describe, expect, test } from 'vitest';
import { nightOf } from './act.ts';
import { bots } from './bots.ts';
import { readContent } from './content.fixture.ts';
import { freeplay } from './freeplay.ts';
import { openly, testimonyOf } from './koa/incident.ts';
import { dealNight, tryDeal, undealable } from './night.ts';
import { resolve } from './resolve.ts';
import type { Setup } from './setup.ts';

const pack = readContent();
const setupOf = (written: object): Setup => {
  const setup = freeplay.parseSetup(resolve(pack, written));
  if (!setup.ok) throw new Error(setup.fault[0]!.code);
  return setup.value;
};
const koa = setupOf({ scene: 'koa-run' });
const SEEDS = Array.from({ length: 12 }, (_, i) => parseSeed(`night ${i}`));

describe('[F22] nights are dealt', () => {
  test('[F22] [F3] an attempt that makes no night is an error of the pack, with its place', () => {
    expect(undealable(pack)).toEqual([]);
    const fewer = { ...pack, card: pack.card!.filter((_, i) => i !== 2 && i !== 3) };
    const found = undealable(fewer);
    expect(found.length).toBeGreaterThan(0);
    for (const { code, severity, path } of found) {
      const [list, at, attempts, place] = path as ['night', number, 'deals' | 'down', number];
      expect([code, severity, list]).toEqual(['undealable', 'error', 'night']);
      expect(tryDeal(fewer, fewer.night![at]!, fewer.night![at]![attempts][place]!)).toBeUndefined();
    }
  });

  test('[F22] [F21] the same seed gives the same cards and counters, another seed others', () => {
    const hands = SEEDS.map((seed) =>
      nightOf(koa, freeplay.start(koa, seed).act)
        .puzzle.card.map(({ id }) => id)
        .join(' '),
    );
    const again = SEEDS.map((seed) =>
      nightOf(koa, freeplay.start(koa, seed).act)
        .puzzle.card.map(({ id }) => id)
        .join(' '),
    );
    expect(again).toEqual(hands);
    expect(new Set(hands).size).toBeGreaterThan(6);
  });

  test('[F22] [F3] Resistance is 6 above the row and turns_over more turns than it; counters are hidden', () => {
    const state = freeplay.start(koa, SEEDS[0]!);
    const night = pack.night![state.act.incident]!;
    const { puzzle, faces } = { puzzle: nightOf(koa, state.act).puzzle, faces: nightOf(koa, state.act).dealt };
    expect(puzzle).toMatchObject({
      resistance: pack.koa[night.difficulty].resistance + 6,
      turns: pack.koa[night.difficulty].turns + pack.koa.turns_over!,
      visibility: 'HIDDEN',
    });
    expect(faces).toBe((1 << dealNight(pack, night, state.act.deal!).puzzle.card.length) - 1);
    expect(freeplay.view(koa, state, 0).koa!.counters.every((one) => one.id === null)).toBe(true);
  });

  test('[F22] [F17] what is resampled are counters of the pack under their own ids, and a refutation at hand refutes one of them', () => {
    const known = pack.counter!.map(({ id }) => id);
    const drawn = new Set<string>();
    for (const seed of SEEDS) {
      const state = freeplay.start(koa, seed);
      for (const other of SEEDS) {
        const { state: again } = freeplay.resample!(koa, state, 0, other);
        const { script } = testimonyOf(nightOf(koa, again.act), []);
        expect(hidden(testimonyOf(nightOf(koa, again.act), []), openly(again.koa!))).toBe(
          (1 << script.counter.length) - 1,
        );
        expect(new Set(script.counter.map(({ id }) => id)).size).toBe(script.counter.length);
        for (const { id } of script.counter) {
          expect(known).toContain(id);
          drawn.add(id);
        }
        for (const { refutes } of script.card)
          if (refutes.length > 0) expect(script.counter.some(({ id }) => refutes.includes(id))).toBe(true);
      }
    }
    expect(drawn.size).toBe(known.length);
  });
});

describe('[F23] a first run cannot be lost', () => {
  const first = setupOf({ scene: 'first-run' });

  test('[F23] what would lose it is taken back, with one turn more, and is told', () => {
    let state = freeplay.start(first, SEEDS[0]!);
    let brought = 0;
    for (let i = 0; i < 40 && brought < 3 && !state.cache; i += 1) {
      // The first legal action of all: one weak artifact, again and again.
      const [action] = freeplay.legal(first, state, 0);
      const log: { kind: string }[] = [];
      const next = freeplay.step(first, state, 0, action!, log as never);
      if ('code' in next) throw new Error(String(next.code));
      if (log.some(({ kind }) => kind === 'brought-back')) {
        brought += 1;
        expect(next.gates).toEqual(state.gates);
        expect(next.act.grace).toBe(brought);
        expect(freeplay.view(first, next, 0).gates!.turns).toBe(freeplay.view(first, state, 0).gates!.turns + 1);
      }
      expect(next.ended).toBeNull();
      state = next;
    }
    expect(brought).toBe(3);
  });

  test('[F23] whoever plays at random comes to its end, and has won', () => {
    for (const seed of SEEDS) {
      const stream = openStream(seed, 'player');
      let state = freeplay.start(first, seed);
      while (state.ended === null) {
        const next = freeplay.step(first, state, 0, bots.random.choose(first, state, 0, stream));
        if (next instanceof Refusal) throw new Error(next.code);
        state = next;
      }
      expect(state.ended).toBe('won');
    }
  });
});
