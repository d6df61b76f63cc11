import { act, begin, makeReplay, openStream, parseReplay, parseSeed, Refusal, verifyReplay } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { bots } from './bots.ts';
import { readContent, runOf } from './content.fixture.ts';
import { freeplay } from './freeplay.ts';
import type { Setup } from './setup.ts';

const pack = readContent();

const played = (setup: Setup, seed: string, steps: number) => {
  const stream = openStream(parseSeed(seed), 'bot');
  let run = begin(freeplay, setup, parseSeed(seed));
  for (let i = 0; i < steps && !freeplay.outcome(setup, run.now.state); i += 1) {
    const next = act(run, 0, bots.operator.choose(setup, run.now.state, 0, stream));
    if (next instanceof Refusal) throw new Error(next.code);
    run = next;
  }
  return run;
};

describe('[F21] a run is resumed from its replay', () => {
  test.each(['aura-run', 'koa-run', 'first-run'])(
    '[F21] %s, left at any point, goes on as if it had not been',
    (scene) => {
      const setup = runOf(pack, { scene });
      const whole = played(setup, 'resumed', 99);
      const half = played(setup, 'resumed', Math.floor(whole.now.turn / 2));
      const replay = parseReplay(makeReplay(half, undefined));
      if (!replay.ok) throw new Error(JSON.stringify(replay.fault));
      const verified = verifyReplay(replay.value, () => ({
        ok: true,
        value: { game: freeplay as never, setup, seed: parseSeed('resumed') },
      }));
      if (!verified.ok) throw new Error(JSON.stringify(verified.fault));
      expect(verified.value.states.at(-1)).toEqual(half.now.state);
      const stream = openStream(parseSeed('resumed'), 'bot');
      let run = half;
      while (!freeplay.outcome(setup, run.now.state)) {
        const next = act(run, 0, bots.operator.choose(setup, run.now.state, 0, stream));
        if (next instanceof Refusal) throw new Error(next.code);
        run = next;
      }
      expect(run.now.chain).toEqual(whole.now.chain);
    },
  );
});
