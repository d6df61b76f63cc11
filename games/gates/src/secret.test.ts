import { playOut } from '@lockstep/conformance';
import { moments, parseSeed, preview, Refusal } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from './action.ts';
import { gates } from './gates.ts';
import { EASY, find, holding, incident, play, read, SEED, SHUT, shown } from './small.fixture.ts';

const setup = read(incident({ gate: [EASY, SHUT], turns: 14 }));

describe('[G19] what a player can know', () => {
  test('[G19] everything but which cards come next', () => {
    const { state } = play(incident(), SEED);
    expect(gates.mask(setup, state, 0).state).toEqual({ ...state, seed: null });
  });

  test('[G19] with the seed drawn anew nothing that is seen changes', () => {
    for (const { state } of moments(playOut(gates, setup, SEED, parseSeed('choices')))) {
      const twin = gates.resample(setup, state, 0, parseSeed('another')).state;
      expect(gates.view(setup, twin, 0)).toEqual(gates.view(setup, state, 0));
      expect(gates.legal(setup, twin, 0)).toEqual(gates.legal(setup, state, 0));
    }
  });

  test('[G19] [K5] a preview shows Damage, Scrutiny, tokens and an Audit; of cards to come only the number', () => {
    const written = holding(['rumour', 'receipt'], { gate: [EASY, SHUT], scrutiny: 8 });
    const seen = shown(written, SEED, 'inject rumour receipt at EASY');
    const happened = play(written, SEED, 'inject rumour receipt at EASY').events;
    expect(seen.events.slice(0, -1)).toEqual(happened.slice(0, -1));
    expect(seen.events.at(-1)).toEqual({ kind: 'drew', artifacts: null, count: 2 });
    expect(find(happened, 'audit-began')).toBeDefined();
  });

  test('[G19] the whole pile is no secret', () => {
    const six = read(incident()).script.artifact.slice(0, 6);
    const written = incident({ artifact: six, opening: six.slice(0, 5).map(({ id }) => id), gate: [SHUT] });
    const seen = shown(written, SEED, 'inject meter at SHUT');
    expect(seen.events.at(-1)).toEqual({ kind: 'drew', artifacts: ['rumour'], count: 1 });
  });

  /** A hand that grows by three after a CYCLE: the second draw of a step has to count what the first has taken. */
  test.each([6, 8, 11, 14])(
    '[G19] [K5] no preview of a deck of %i is contradicted, CYCLEs with large hands included',
    (size) => {
      const deck = read(incident()).script.artifact.slice(0, size);
      const odd = read(
        incident({ artifact: deck, opening: [], gate: [SHUT], turns: 12, tuning: { hand: 3, hand_after_cycle: 6 } }),
      );
      for (let i = 0; i < 3; i += 1)
        for (const { state } of moments(playOut(gates, odd, parseSeed(`odd ${i}`), parseSeed(`choices ${i}`))))
          for (const action of gates
            .legal(odd, state, 0)
            .filter(({ move }) => move === 'cycle' || move === 'exploit')) {
            const seen = preview(gates, odd, state, 0, action);
            if (seen instanceof Refusal) throw new Error(seen.code);
            const log: Event[] = [];
            gates.step(odd, state, 0, action, log);
            expect(seen.events).toHaveLength(log.length);
            seen.events.forEach((event, at) => {
              if (event.kind === 'drew' && event.artifacts === null)
                expect({ ...log[at], artifacts: null }).toEqual(event);
              else expect(event).toEqual(log[at]);
            });
          }
    },
  );
});
