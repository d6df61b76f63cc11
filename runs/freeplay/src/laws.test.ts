import { playOut } from '@lockstep/conformance';
import { canonical, type Json, openStream, parseSeed, preview, Refusal } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { bots } from './bots.ts';
import { readContent, runOf } from './content.fixture.ts';
import { freeplay } from './freeplay.ts';
import type { Setup } from './setup.ts';
import { aura, incident, koa, read } from './small.fixture.ts';
import type { State } from './state.ts';

/** An unknown part of a preview (null) agrees with anything; the rest must be what happened. */
const agrees = (shown: Json, happened: Json): boolean => {
  if (shown === null) return true;
  if (typeof shown !== 'object' || typeof happened !== 'object' || happened === null) return shown === happened;
  const [left, right] = [Object.entries(shown), happened as { readonly [key: string]: Json }];
  return left.length === Object.keys(right).length && left.every(([key, one]) => agrees(one, right[key] ?? null));
};

/** Some of what is legal here, each move of it among them. */
const some = (setup: Setup, state: State, most: number) => {
  const legal = freeplay.legal(setup, state, 0);
  const apart = Math.max(1, Math.floor(legal.length / most));
  return legal.filter((_, i) => i % apart === 0);
};

const holds = (setup: Setup, state: State, most: number): number => {
  const actions = some(setup, state, most);
  for (const action of actions) {
    const shown = preview(freeplay, setup, state, 0, action);
    if (shown instanceof Refusal) throw new Error(shown.code);
    const log: Json[] = [];
    const next = freeplay.step(setup, state, 0, action, log as never) as State;
    const line = freeplay.format(setup, action);
    const told = log.slice(0, shown.events.length);
    if (!agrees(shown.events as unknown as Json, told)) expect([line, shown.events]).toEqual([line, told]);
    if (shown.outcome) expect([line, shown.outcome]).toEqual([line, freeplay.outcome(setup, next)]);
  }
  return actions.length;
};

describe('[F17] previews and secrets, deep in a run', () => {
  const gates = {
    turns: 6,
    modifiers: [[], ['modifier.NARROW_CHANNEL'], ['modifier.DEEP_VERIFY', 'modifier.RATE_LIMIT']],
  };
  const small = [
    koa({ koa: { EASY: { resistance: 7, turns: 6 } } }),
    koa({ koa: { EASY: { resistance: 3, turns: 2 }, tokens_at_start: 2 } }),
    koa({ koa: { tokens_at_start: 3, cycles: 3, corroborations: 3, scrutiny_cap: 9 } }),
    aura({
      tuning: { hand: 4, hand_after_cycle: 5, tokens_at_start: 3 },
      incident: [1, 2, 3].map((act) => incident(act, ['gate.ONE', 'gate.TWO'], gates)),
    }),
  ].map(read);

  test('[F17] [K5] nothing a preview shows is contradicted by the step', () => {
    let checked = 0;
    for (let i = 0; i < 240; i += 1) {
      const setup = small[i % small.length]!;
      const { state } = playOut(freeplay, setup, parseSeed(`law ${i}`), parseSeed(`choices ${i}`), i % 13).now;
      if (state.ended === null) checked += holds(setup, state, 20);
    }
    expect(checked).toBeGreaterThan(1000);
  });

  test.each(['aura-run', 'koa-run'])(
    '[F17] [K5] nor in %s as it ships, nor does a secret show, act after act',
    (scene) => {
      const setup = runOf(readContent(), { scene });
      for (let i = 0; i < 3; i += 1) {
        const stream = openStream(parseSeed(`law ${i}`), 'bot');
        let state = freeplay.start(setup, parseSeed(`law ${i}`));
        while (!freeplay.outcome(setup, state)) {
          holds(setup, state, 12);
          const twin = freeplay.resample(setup, state, 0, parseSeed(`twin ${i}`));
          expect(canonical(freeplay.view(twin.setup, twin.state, 0) as unknown as Json)).toBe(
            canonical(freeplay.view(setup, state, 0) as unknown as Json),
          );
          state = freeplay.step(setup, state, 0, bots.operator.choose(setup, state, 0, stream)) as State;
        }
      }
    },
  );
});

/** So many positions of a run are asked for, spread over it. */
const ASKED_EVERY = 12;

const IN_BOTH_EDITIONS = ['aura-run', 'koa-run'].flatMap((scene) =>
  Object.entries(bots).map(([name, bot]) => [name, scene, bot] as const),
);

test.each(IN_BOTH_EDITIONS)(
  '[F17] what %s chooses in %s does not change where secrets are drawn again',
  (_, scene, bot) => {
    const setup = runOf(readContent(), { scene });
    const stream = openStream(parseSeed('law'), 'bot');
    let state = freeplay.start(setup, parseSeed('law'));
    for (let n = 0; !freeplay.outcome(setup, state); n += 1) {
      if (n % ASKED_EVERY === 0) {
        const twin = freeplay.resample(setup, state, 0, parseSeed(`twin ${n}`));
        const choice = (at: Setup, from: State): string =>
          freeplay.format(at, bot.choose(at, from, 0, openStream(parseSeed('law'), `choice ${n}`)));
        expect(choice(twin.setup, twin.state)).toBe(choice(setup, state));
      }
      state = freeplay.step(setup, state, 0, bots.operator.choose(setup, state, 0, stream)) as State;
    }
  },
);
