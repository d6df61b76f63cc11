import { openStream, parseSeed, Refusal } from '@lockstep/kernel';
import { hidden } from '@lockstep/testimony';
import { describe, expect, test } from 'vitest';
import { nightOf } from './act.ts';
import { bots } from './bots.ts';
import { readContent } from './content.fixture.ts';
import { freeplay } from './freeplay.ts';
import { testimonyOf, withFlagged } from './koa/incident.ts';
import { type DealtNight, dealNight, tryDeal, undealable } from './night.ts';
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

  test('[F22] [F3] a setup whose night cannot be dealt is refused at the place of the attempt', () => {
    const card = pack.card!.filter((_, i) => i !== 2 && i !== 3);
    const refused = undealable({ ...pack, card }).filter(({ path }) => path[2] === 'deals' && path[3] === 0);
    expect(refused.length).toBeGreaterThan(0);
    expect(freeplay.parseSetup(resolve(pack, { scene: 'koa-run', card }))).toEqual({ ok: false, fault: refused });
  });

  test('[F22] of attempts that make no night the first of the list is dealt, and nothing is thrown', () => {
    const noneAfter = (night: DealtNight, last: number): number => {
      let attempt = last + 1;
      while (tryDeal(pack, night, attempt)) attempt += 1;
      return attempt;
    };
    const night = pack.night!.map((one) => {
      const first = noneAfter(one, -1);
      const second = noneAfter(one, first);
      return { ...one, deals: [one.deals[0]!, first, second], down: [first, second] };
    });
    const setup = setupOf({ scene: 'koa-run', night });
    for (const seed of SEEDS) {
      const { act } = freeplay.start(setup, seed);
      const { puzzle, dealt } = nightOf(setup, act);
      const ids = dealNight(setup.script, night[act.incident]!, night[act.incident]!.deals[0]!).puzzle.card;
      expect(puzzle.card.map(({ id }) => id)).toEqual(ids.map(({ id }) => id));
      expect(dealt).toBe((1 << puzzle.card.length) - 1);
    }
  });

  /** 180 more than the row and what is on top of it. */
  const LEVELS = Array.from({ length: 9 }, (_, number) => ({
    id: `fw${number}`,
    name: `Level ${number}`,
    line: 'Harder.',
    number,
    resistance: 20,
  }));
  const beyond: readonly [what: string, written: object, code: string, path: readonly (string | number)[]][] = [
    ['Resistance', { level: LEVELS, firmware: 'fw8' }, 'out-of-range', ['resistance']],
    ['turns', { koa: { turns_over: 6, EASY: { resistance: 25, turns: 12 } } }, 'out-of-range', ['turns']],
  ];
  test.each(beyond)('[F22] [F3] %s beyond what a puzzle may have is refused at its night', (_, written, code, path) => {
    const parsed = freeplay.parseSetup(resolve(pack, { scene: 'koa-run', ...written }));
    if (parsed.ok) throw new Error('not refused');
    const [first] = parsed.fault;
    expect([first!.code, first!.path]).toEqual([code, ['night', expect.any(Number), ...path]]);
  });

  test('[F22] a hand that leaves no room for the cards face down is refused at its row', () => {
    const row = pack.row!.map((one, i) => (i === 0 ? { ...one, cards: 7 } : one));
    expect(freeplay.parseSetup(resolve(pack, { scene: 'koa-run', row }))).toMatchObject({
      ok: false,
      fault: [{ code: 'out-of-range', path: ['row', 0, 'cards'] }],
    });
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

  test('[F17] [T11] a refutation card has a number in place of its name and line, which would tell the counter', () => {
    let met = 0;
    for (const seed of SEEDS) {
      const state = freeplay.start(koa, seed);
      for (const { id, name, line, kind } of freeplay.view(koa, state, 0).koa!.cards) {
        const own = pack.card!.find((card) => card.id === id)!;
        if (kind === 'evidence') expect(name).toBe(own.name);
        else {
          met += 1;
          expect([name, line]).toEqual([expect.stringMatching(/^Refutation \d+$/), null]);
        }
      }
    }
    expect(met).toBeGreaterThan(6);
  });

  test('[F22] [F17] what is resampled are counters of the pack under their own ids, and a refutation at hand refutes one of them', () => {
    const known = pack.counter!.map(({ id }) => id);
    const drawn = new Set<string>();
    for (const seed of SEEDS) {
      const state = freeplay.start(koa, seed);
      for (const other of SEEDS) {
        const { state: again } = freeplay.resample!(koa, state, 0, other);
        const { script } = testimonyOf(nightOf(koa, again.act), []);
        expect(hidden(testimonyOf(nightOf(koa, again.act), []), withFlagged(again.koa!))).toBe(
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
