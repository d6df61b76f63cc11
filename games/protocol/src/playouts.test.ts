import { SIZE } from '@lockstep/cards';
import { fc, playOut } from '@lockstep/conformance';
import { moments, parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from './action.ts';
import { puzzles } from './arbitrary.fixture.ts';
import { type Fields, find, read } from './play.fixture.ts';
import { protocol } from './protocol.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

const RISES = { SKETCHY: 1, FAILED: 1, SCAN: 2 };

interface Step {
  readonly setup: Setup;
  readonly before: State;
  readonly after: State;
  readonly text: string;
  readonly events: readonly Event[];
}

/** Every step of many random Dailies. */
const everyStep = (check: (step: Step) => void): void => {
  const games = fc.record({
    setup: puzzles({ least: 4, most: 12 }).map((written) => read(written as Fields)),
    seed: fc.string().map(parseSeed),
    choices: fc.string().map(parseSeed),
  });
  let steps = 0;
  const property = fc.property(games, ({ setup, seed, choices }) => {
    for (const { before, state, text, events } of moments(playOut(protocol, setup, seed, choices))) {
      steps += 1;
      check({ setup, before: before!.state, after: state, text, events });
    }
  });
  fc.assert(property, { seed: 20260101, numRuns: 150 });
  expect(steps).toBeGreaterThan(500);
};

describe('laws of random Dailies', () => {
  test('[P27] D05v1-19 every change of Scrutiny is a sum of the three sources or an Audit', () => {
    everyStep(({ before, after, events }) => {
      const rose = find(events, 'scrutiny-rose');
      const rise = (rose?.reasons ?? []).reduce((sum, reason) => sum + RISES[reason], 0);
      expect(rose?.by ?? 0).toBe(rise);
      const reached = Math.min(5, before.scrutiny + rise);
      const audited = rise > 0 && reached === 5;
      expect(find(events, 'audited') !== undefined).toBe(audited);
      expect(after.scrutiny).toBe(audited ? 2 : reached);
    });
  });

  test('[P5] D05v1-34 D05v1-18 Scrutiny is a whole number from 0 to 5, below 5 after any rise', () => {
    everyStep(({ after, events }) => {
      expect(Number.isInteger(after.scrutiny) && after.scrutiny >= 0 && after.scrutiny <= 5).toBe(true);
      if (find(events, 'scrutiny-rose')) expect(after.scrutiny).toBeLessThan(5);
    });
  });

  test('[P23] [P15] D05v1-36 no step takes more than 30, and Resistance stays between 0 and its maximum', () => {
    everyStep(({ setup, before, after }) => {
      expect(before.resistance - after.resistance).toBeLessThanOrEqual(30);
      expect(after.resistance).toBeGreaterThanOrEqual(0);
      expect(after.resistance).toBeLessThanOrEqual(setup.script.tuning.resistance);
    });
  });

  test('[P9] [P18] D29-22 Evidence keeps its size, and the cards of a deal stay what they are', () => {
    everyStep(({ setup, after }) => {
      expect(SIZE[after.evidence]).toBe(setup.script.tuning.keep);
      expect(after.evidence & after.discarded).toBe(0);
      expect((after.evidence | after.discarded) & ~setup.tables.all).toBe(0);
    });
  });

  test('[P10] [P30] D29-83 D29-35 every action tells of itself, and every SUBMIT and SCAN takes one turn', () => {
    everyStep(({ before, after, text, events }) => {
      const [word] = text.split(' ');
      expect(events[0]?.kind).toBe({ draft: 'drafted', submit: 'submitted', scan: 'scanned' }[word!]);
      expect(after.turn - before.turn).toBe(word === 'draft' ? 0 : 1);
    });
  });

  test('[P10] D29-03 a Daily is one draft and its turns at most: with eight, nine actions, under five minutes at half a minute each', () => {
    const HALF_A_MINUTE = 30;
    const games = fc.record({ written: puzzles({ least: 12, most: 12 }), seed: fc.string().map(parseSeed) });
    fc.assert(
      fc.property(games, ({ written, seed }) => {
        const setup = read({ ...(written as Fields), evidence: undefined, turns: undefined });
        expect(setup.script.turns).toBe(8);
        const actions = [...moments(playOut(protocol, setup, seed, seed))].length;
        expect(actions).toBeLessThanOrEqual(1 + 8);
        expect(actions * HALF_A_MINUTE).toBeLessThanOrEqual(5 * 60);
      }),
      { seed: 20260101, numRuns: 100 },
    );
  });

  test('[P29] at most one card is quarantined, and it is in Evidence', () => {
    everyStep(({ after }) => {
      expect(SIZE[after.quarantined]).toBeLessThanOrEqual(1);
      expect(after.quarantined & ~after.evidence).toBe(0);
      expect(after.quarantined !== 0).toBe(after.quarantineEnds !== 0);
    });
  });
});
