import { fc } from '@lockstep/conformance';
import { parseSeed, Refusal } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { actSeed, drawAct } from './act.ts';
import { readContent, runOf } from './content.fixture.ts';
import { freeplay } from './freeplay.ts';
import { actionOf, aura, CLEAR, incident, koa, read, SEED } from './small.fixture.ts';

const seeds = (count: number) => Array.from({ length: count }, (_, i) => parseSeed(`act ${i}`));

describe('[F7] incidents are assembled by drawing', () => {
  const setup = read(
    aura({
      incident: [
        incident(1, ['gate.ONE'], {
          slot: [
            { strength: 40, gates: ['gate.ONE', 'gate.TWO'] },
            { strength: 40, gates: ['gate.THREE'] },
          ],
          modifiers: [[], ['modifier.DEEP_VERIFY'], ['modifier.RATE_LIMIT']],
        }),
        incident(1, ['gate.ONE'], { id: 'often', weight: 3 }),
        incident(2, ['gate.ONE']),
        incident(3, ['gate.ONE']),
      ],
    }),
  );

  test('[F7] a template by its weight, a gate for every slot, a set of modifiers: all of them come', () => {
    const drawn = seeds(400).map((seed) => drawAct(setup, 0, seed));
    const often = drawn.filter((one) => one.incident === 1).length;
    expect(Math.abs(often - 300)).toBeLessThan(40);
    const forms = new Set(drawn.filter((one) => one.incident === 0).map((one) => `${one.gates} / ${one.modifiers}`));
    expect([...forms].sort()).toEqual(['0,0 / 0', '0,0 / 1', '0,0 / 2', '1,0 / 0', '1,0 / 1', '1,0 / 2']);
  });

  test('[F7] [F21] the same seed draws the same, and acts draw apart', () => {
    fc.assert(
      fc.property(fc.string().map(parseSeed), (seed) => {
        expect(drawAct(setup, 0, seed)).toEqual(drawAct(setup, 0, seed));
        expect(actSeed(seed, 0)).not.toEqual(actSeed(seed, 1));
      }),
      { seed: 20260101, numRuns: 50 },
    );
  });

  test('[F7] every form of every template of the pack is met, and nothing else', () => {
    const shipped = runOf(readContent(), { scene: 'aura-run' });
    for (const act of [0, 1, 2]) {
      const met = new Set<string>();
      for (const seed of seeds(900)) {
        const { incident: at, gates, modifiers } = drawAct(shipped, act, seed);
        const { slot, modifiers: sets, act: of } = shipped.script.incident[at]!;
        expect(of).toBe(act + 1);
        expect(gates.every((gate, i) => gate < slot[i]!.gates.length)).toBe(true);
        expect(modifiers).toBeLessThan(sets.length);
        met.add(`${at} ${gates} ${modifiers}`);
      }
      const forms = shipped.acts[act]!.reduce((sum, at) => {
        const { slot, modifiers: sets } = shipped.script.incident[at]!;
        return sum + slot.reduce((all, { gates }) => all * gates.length, 1) * sets.length;
      }, 0);
      expect(met.size).toBe(forms);
    }
  });

  test('[F7] of the KOA edition one of the act’s cases, each as likely', () => {
    const shipped = runOf(readContent(), { scene: 'koa-run' });
    const times = new Map<number, number>();
    for (const seed of seeds(400)) {
      const { incident: at } = drawAct(shipped, 0, seed);
      times.set(at, (times.get(at) ?? 0) + 1);
    }
    expect([...times.keys()].sort((a, b) => a - b)).toEqual(shipped.acts[0]);
    for (const count of times.values()) expect(Math.abs(count - 100)).toBeLessThan(35);
  });
});

describe('[F21] a run is its seed and its actions', () => {
  test('[F21] what is done in an act changes nothing of what the next one draws', () => {
    const setup = read(aura({ tuning: { hand: 7, hand_after_cycle: 7 } }));
    const after = (...lines: readonly string[]) => {
      let state = freeplay.start(setup, SEED);
      for (const line of lines) {
        const next = freeplay.step(setup, state, 0, actionOf(setup, line));
        if (next instanceof Refusal) throw new Error(`${line}: ${next.code}`);
        state = next;
      }
      return state;
    };
    const quick = after(...CLEAR[0]!, 'leave');
    const slow = after('cycle a', 'inject c at gate.ONE', 'inject b at gate.ONE', 'leave');
    const drawn = ({ act, gates }: typeof quick) => [act.incident, act.gates, act.modifiers, gates!.seed];
    expect(drawn(slow)).toEqual(drawn(quick));
  });

  test('[F21] other seeds give other runs', () => {
    const shipped = runOf(readContent(), { scene: 'koa-run' });
    const firsts = new Set(seeds(40).map((seed) => freeplay.start(shipped, seed).act.incident));
    expect(firsts.size).toBe(4);
    expect(freeplay.start(read(koa()), SEED)).toEqual(freeplay.start(read(koa()), SEED));
  });
});
