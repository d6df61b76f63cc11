import { conform, fc } from '@lockstep/conformance';
import { openStream, parseSeed, Refusal } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { bots } from './bots.ts';
import { questOf, readContent } from './content.fixture.ts';
import { quest } from './quest.ts';
import { resolve } from './resolve.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

const written = fc
  .record({
    scene: fc.constantFrom('first-night', 'three-nights', 'seven-nights', 'thirty-cards'),
    level: fc.constantFrom('guest', 'level-0', 'level-5', 'level-10'),
  })
  .map((named) => resolve(readContent(), named));

describe('quest', () => {
  conform(quest, written, 8);
});

/** Positions of whole quests, between battles and in them, every so many steps. */
const positions = (seed: string, apart: number) => {
  const setup = questOf({ scene: 'three-nights', level: 'guest' });
  const streams = [0, 1].map((seat) => openStream(parseSeed(seed), `bot ${seat}`));
  const found: { readonly setup: Setup; readonly state: State; readonly seat: number }[] = [];
  let state = quest.start(setup, parseSeed(seed));
  for (
    let n = 0, [seat] = quest.toMove(setup, state);
    seat !== undefined;
    [seat] = quest.toMove(setup, state), n += 1
  ) {
    if (n % apart === 0) found.push({ setup, state, seat });
    const next = quest.step(setup, state, seat, bots.greedy.choose(setup, state, seat, streams[seat]!));
    if (next instanceof Refusal) throw new Error(next.code);
    state = next;
  }
  return found;
};

test.each(Object.entries(bots))(
  '[Q22] what %s chooses does not change where all that is hidden is drawn again',
  (name, bot) => {
    const seen = positions('hidden', name === 'search' ? 16 : 5);
    const inBattle = seen.filter(({ state }) => state.battle !== null);
    expect(inBattle.length).toBeGreaterThan(2);
    for (const [i, { setup, state, seat }] of seen.entries()) {
      const chosen = (at: State): string =>
        quest.format(setup, bot.choose(setup, at, seat, openStream(parseSeed('law'), `choice ${i}`)));
      const drawn = quest.resample(setup, state, seat, parseSeed(`other ${i}`)).state;
      expect(chosen(drawn)).toBe(chosen(state));
    }
  },
);
