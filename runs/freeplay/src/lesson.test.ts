import { openStream, parseSeed, pick, Refusal } from '@lockstep/kernel';
import { expect, test } from 'vitest';
import type { Event } from './action.ts';
import { bots } from './bots.ts';
import { readContent, runOf } from './content.fixture.ts';
import { freeplay } from './freeplay.ts';
import type { State } from './state.ts';

const pack = readContent();

/** A run with KOA takes no more steps than its nights have turns, and its stops. */
const MOST_STEPS = 3 * 12 + 6;

test.each(['koa-run', 'aura-run'])('[F10] %s always ends, whoever plays it', (scene) => {
  const setup = runOf(pack, { scene });
  for (let i = 0; i < 25; i += 1)
    for (const name of ['random', 'operator'] as const) {
      const stream = openStream(parseSeed(`ends ${i}`), 'bot');
      let state = freeplay.start(setup, parseSeed(`ends ${i}`));
      let steps = 0;
      while (state.ended === null) {
        const next = freeplay.step(setup, state, 0, bots[name].choose(setup, state, 0, stream));
        if (next instanceof Refusal) throw new Error(`${name} was refused: ${next.code}`);
        state = next;
        steps += 1;
        expect([name, i, steps <= MOST_STEPS]).toEqual([name, i, true]);
      }
    }
});

test('[F23] First Night is never lost: not by who plays at random, and there is always a move', () => {
  const setup = runOf(pack, { scene: 'first-night' });
  const returned: Extract<Event, { kind: 'koa-returned' }>[] = [];
  for (let i = 0; i < 12; i += 1) {
    const stream = openStream(parseSeed(`lesson ${i}`), 'bot');
    let state: State = freeplay.start(setup, parseSeed(`lesson ${i}`));
    for (let steps = 0; state.ended === null && steps < 120; steps += 1) {
      const moves = freeplay.legal(setup, state, 0).filter(({ kind }) => kind !== 'give-up' && kind !== 'abandon');
      expect(moves.length).toBeGreaterThan(0);
      const log: Event[] = [];
      const before = state;
      state = freeplay.step(setup, state, 0, pick(stream, moves), log) as State;
      expect(state.ended === null || state.ended === 'won').toBe(true);
      for (const event of log)
        if (event.kind === 'koa-returned') {
          returned.push(event);
          const turns = freeplay.view(setup, before, 0).koa!.turns;
          expect(event.turns).toBe(turns + 1);
          expect(freeplay.view(setup, state, 0).koa!).toMatchObject({
            turns: turns + 1,
            ...(event.again ? { turn: 1 } : {}),
          });
          if (!event.again) expect(state.koa).toEqual(before.koa);
        }
    }
  }
  expect(new Set(returned.map(({ reason }) => reason)).size).toBeGreaterThan(1);
  expect(returned.some(({ again }) => !again)).toBe(true);
});

test('[F23] who tries something else after a move was taken back wins First Night', () => {
  const setup = runOf(pack, { scene: 'first-night' });
  const stream = openStream(parseSeed('wins'), 'bot');
  let state = freeplay.start(setup, parseSeed('wins'));
  let other = false;
  for (let steps = 0; state.ended === null && steps < 300; steps += 1) {
    const log: Event[] = [];
    const bot = other ? bots.random : bots.operator;
    state = freeplay.step(setup, state, 0, bot.choose(setup, state, 0, stream), log) as State;
    other = log.some(({ kind }) => kind === 'koa-returned');
  }
  expect(state.ended).toBe('won');
});
