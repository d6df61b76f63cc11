import { fc, playOut } from '@lockstep/conformance';
import { moments, parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { type Event, LOSSES } from './action.ts';
import { setups } from './arbitrary.fixture.ts';
import { type Fields, read } from './play.fixture.ts';
import { testimony } from './testimony.ts';

const games = fc.record({ made: setups(), choices: fc.string() });
const settings = { seed: 20260101, numRuns: 300 };

const playedOut = (made: unknown, choices: string) =>
  playOut(testimony, read(made as Fields), parseSeed('0'), parseSeed(choices));

describe('random playouts', () => {
  test('[T19] the puzzles of the laws meet every event and every end', () => {
    const [told, ends] = [new Set<string>(), new Set<string>()];
    for (const { made, choices } of fc.sample(games, settings)) {
      const run = playedOut(made, choices);
      for (const { events } of moments(run)) for (const { kind } of events) told.add(kind);
      ends.add(testimony.outcome(run.setup, run.now.state)!.reason);
    }
    const kinds: readonly Event['kind'][] = [
      'submitted',
      'scrutiny-rose',
      'refuted',
      'answered',
      'restored',
      'damaged',
      'addressed',
      'committed',
      'turn-ended',
      'concerns-open',
      'granted',
      'denied',
    ];
    expect([...told].sort()).toEqual([...kinds].sort());
    expect([...ends].sort()).toEqual([...LOSSES, 'granted'].sort());
  });

  test('[T8] [T20] all damage told is all that Resistance lost', () => {
    fc.assert(
      fc.property(games, ({ made, choices }) => {
        const run = playedOut(made, choices);
        let done = 0;
        for (const { events } of moments(run))
          for (const event of events) if (event.kind === 'damaged' || event.kind === 'restored') done += event.damage!;
        expect(run.setup.script.resistance - run.now.state.resistance).toBe(done);
      }),
      settings,
    );
  });

  test('[T14] [T23] a card is in hand or in the story; Scrutiny never falls; a story holds no MAJOR pair', () => {
    fc.assert(
      fc.property(games, ({ made, choices }) => {
        const run = playedOut(made, choices);
        let scrutiny = run.setup.script.scrutiny;
        for (const { state } of moments(run)) {
          expect([state.hand & state.story, state.hand | state.story]).toEqual([0, run.setup.tables.all]);
          expect(state.scrutiny).toBeGreaterThanOrEqual(scrutiny);
          scrutiny = state.scrutiny;
          for (const { a, b, found } of run.setup.tables.contradictions)
            if (found.severity === 'MAJOR') expect((state.story >> a) & (state.story >> b) & 1).toBe(0);
        }
      }),
      settings,
    );
  });
});
