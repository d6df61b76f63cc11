import { openStream, parseSeed, Refusal } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { bots } from './bots.ts';
import { readContent, runOf } from './content.fixture.ts';
import { freeplay } from './freeplay.ts';
import type { Setup } from './setup.ts';
import { aura, koa, play, read } from './small.fixture.ts';
import type { State } from './state.ts';

const pack = readContent();

interface Ended {
  readonly state: State;
  readonly moves: readonly string[];
}

const playOut = (setup: Setup, bot: keyof typeof bots, seed: string): Ended => {
  const stream = openStream(parseSeed(seed), 'bot');
  let state = freeplay.start(setup, parseSeed(seed));
  const moves: string[] = [];
  while (freeplay.outcome(setup, state) === undefined) {
    const action = bots[bot].choose(setup, state, 0, stream);
    const next = freeplay.step(setup, state, 0, action);
    if (next instanceof Refusal) throw new Error(`${freeplay.format(setup, action)}: ${next.code}`);
    moves.push(freeplay.format(setup, action).split(' ')[0]!);
    state = next;
  }
  return { state, moves };
};

const runs = (written: { readonly [key: string]: string }, bot: keyof typeof bots, count: number): readonly Ended[] => {
  const setup = runOf(pack, written);
  return Array.from({ length: count }, (_, i) => playOut(setup, bot, `bot ${i}`));
};

const TURNS = ['inject', 'flag', 'rewire', 'corroborate', 'cycle', 'exploit', 'submit'];

describe('[F20] bots', () => {
  test.each(['operator', 'greedy', 'random'] as const)(
    '[F20] %s plays runs of both editions to their ends, by legal actions',
    (bot) => {
      for (const scene of ['aura-run', 'koa-run'])
        for (const { state } of runs({ scene }, bot, 2)) expect(['won', 'lost']).toContain(state.ended);
    },
  );

  test('[F20] what the player cannot know changes nothing of what the operator does', () => {
    for (const scene of ['aura-run', 'koa-run']) {
      const setup = runOf(pack, { scene });
      for (let i = 0; i < 4; i += 1) {
        const stream = openStream(parseSeed('bot'), 'bot');
        let state = freeplay.start(setup, parseSeed(`known ${i}`));
        for (let turn = 0; turn < 5 && !freeplay.outcome(setup, state); turn += 1) {
          const twin = freeplay.resample(setup, state, 0, parseSeed(`other ${i} ${turn}`));
          const action = bots.operator.choose(setup, state, 0, stream);
          expect(bots.operator.choose(twin.setup, twin.state, 0, stream)).toEqual(action);
          const next = freeplay.step(setup, state, 0, action);
          if (next instanceof Refusal) throw new Error(next.code);
          state = next;
        }
      }
    }
  });

  test('[F20] at a cache it takes the dearest thing it wants and can pay', () => {
    const { setup, state } = play(aura(), 'inject a at gate.ONE');
    const stream = openStream(parseSeed('bot'), 'bot');
    expect(bots.operator.choose(setup, state, 0, stream)).toMatchObject({ kind: 'take' });
    const poor = { ...state, credits: 0 };
    expect(bots.operator.choose(setup, poor, 0, stream)).toEqual({ kind: 'leave' });
  });

  test('[F20] the operator does better than chance', () => {
    const cleared = (scene: string, bot: keyof typeof bots): number =>
      runs({ scene }, bot, 8).reduce((sum, { state }) => sum + state.turns.length, 0);
    for (const scene of ['aura-run', 'koa-run'])
      expect(cleared(scene, 'operator')).toBeGreaterThan(cleared(scene, 'random'));
  });

  test('[F5] D05v1-03 a run takes a quarter of an hour at most, at half a minute a turn, and tokens are used in it', () => {
    const played = runs({ scene: 'aura-run' }, 'operator', 20);
    const turns = played.map(({ moves }) => moves.filter((move) => TURNS.includes(move)).length).sort((a, b) => a - b);
    expect((turns[10]! * 30) / 60).toBeLessThanOrEqual(15);
    const all = played.flatMap(({ moves }) => moves);
    for (const move of ['flag', 'rewire']) expect(all).toContain(move);
    const share = (move: string) =>
      all.filter((one) => one === move).length / all.filter((one) => TURNS.includes(one)).length;
    for (const move of ['flag', 'rewire', 'corroborate', 'cycle', 'exploit'])
      expect([move, share(move) < share('inject')]).toEqual([move, true]);
  });

  test('[F20] chance never gives up', () => {
    for (const written of [aura(), koa()])
      for (let i = 0; i < 5; i += 1)
        expect(['won', 'lost']).toContain(playOut(read(written), 'random', `chance ${i}`).state.ended);
  });
});
