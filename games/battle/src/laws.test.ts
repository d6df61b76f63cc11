import { conform, fc } from '@lockstep/conformance';
import { openStream, parseSeed, Refusal } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { battle } from './battle.ts';
import { bots } from './bots.ts';
import { anyDecks, setupOf } from './decks.fixture.ts';
import { AW, AW_SIZE, CH, CH_SIZE, FATE, FR, PL, PL_SIZE, type State } from './state.ts';

const written = fc
  .record({ seed: fc.string(), small: fc.boolean() })
  .map(({ seed, small }) => anyDecks(parseSeed(seed), small));

describe('battle', () => {
  conform(battle, written, 24);
});

/** Where every card is: it has to be in exactly one place. */
const zonesOf = (state: State): readonly number[] => [
  ...[state.hands, state.decks, state.voids, state.banished].flat(2),
  ...state.rows.flatMap((row) => row.filter((card, i) => i % CH_SIZE === CH.inst && card >= 0)),
  ...state.away.filter((_, i) => i % AW_SIZE === AW.inst),
  ...state.played.filter((_, i) => i % PL_SIZE === PL.inst),
  ...state.frames.flatMap((frame) => (frame[FR.fate] === FATE.none ? [] : [frame[FR.inst]!])),
];

const BATTLES = 150;
const MOST_STEPS = 2000;
const MOST_OPTIONS = 64;

describe('battles between random players', () => {
  test('[B21] end, keep every card in one place, and never offer more than 64 options', () => {
    for (let i = 0; i < BATTLES; i += 1) {
      const setup = setupOf(anyDecks(parseSeed(`decks ${i}`), i % 5 === 0));
      const stream = openStream(parseSeed(`choices ${i}`), 'choices');
      let state = battle.start(setup, parseSeed(`battle ${i}`));
      let steps = 0;
      for (let [seat] = battle.toMove(setup, state); seat !== undefined; [seat] = battle.toMove(setup, state)) {
        const legal = battle.legal(setup, state, seat);
        expect(legal.length).toBeLessThanOrEqual(MOST_OPTIONS);
        const next = battle.step(setup, state, seat, bots.random.choose(setup, state, seat, stream));
        if (next instanceof Refusal) throw new Error(next.code);
        state = next;
        const zones = zonesOf(state);
        expect(zones.length).toBe(setup.cards.length);
        expect(new Set(zones).size).toBe(zones.length);
        steps += 1;
        expect(steps).toBeLessThan(MOST_STEPS);
      }
      expect(battle.outcome(setup, state)).toBeDefined();
    }
  });
});

describe('what a bot knows', () => {
  test.each(Object.entries(bots))('[B38] %s chooses alike whatever the secrets are', (_name, bot) => {
    // A bot that plays futures on takes a thousand times as long: it is asked at some steps of one battle.
    const [battles, stride] = 'consider' in bot ? [1, 9] : [6, 1];
    for (let i = 0; i < battles; i += 1) {
      const setup = setupOf(anyDecks(parseSeed(`secrets ${i}`)));
      const stream = openStream(parseSeed(`play ${i}`), 'choices');
      let state = battle.start(setup, parseSeed(`secret battle ${i}`));
      let steps = 0;
      for (let [seat] = battle.toMove(setup, state); seat !== undefined; [seat] = battle.toMove(setup, state)) {
        steps += 1;
        if (steps % stride !== 0) {
          state = battle.step(setup, state, seat, bots.random.choose(setup, state, seat, stream)) as State;
          continue;
        }
        const twin = battle.resample(setup, state, seat, parseSeed(`twin ${state.turn} ${i}`));
        const own = openStream(parseSeed(`bot ${state.turn}`), 'bot');
        const again = openStream(parseSeed(`bot ${state.turn}`), 'bot');
        const choice = bot.choose(setup, state, seat, own);
        expect(bot.choose(twin.setup, twin.state, seat, again)).toEqual(choice);
        const next = battle.step(
          setup,
          state,
          seat,
          stream.below(2) === 0 ? choice : bots.random.choose(setup, state, seat, stream),
        );
        if (next instanceof Refusal) throw new Error(next.code);
        state = next;
      }
    }
  });
});
