import { cardsOf, playOut, promptFaults, seeds } from '@lockstep/conformance';
import { moments, parseSeed } from '@lockstep/kernel';
import { isShown, promptFor, refTo } from '@lockstep/play';
import { describe, expect, test } from 'vitest';
import { DAILY } from './daily.fixture.ts';
import { player } from './player.ts';
import { LEDGERS } from './record.ts';
import { parseSetup, type Setup } from './setup.ts';
import { BADGES, badgeNumber, badgesFrom } from './vocabulary.ts';

const { game, recorder } = player;

const setupOf = (visibility: 'FULL' | 'HIDDEN'): Setup => {
  const parsed = parseSetup({ ...DAILY, visibility });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  return parsed.value;
};

describe('the prompt', () => {
  test.each(seeds(3).flatMap((seed) => [[seed, 'FULL'] as const, [seed, 'HIDDEN'] as const]))(
    'offers what is legal and says why the rest is not (%s, %s)',
    (seed, visibility) => {
      const setup = setupOf(visibility);
      const run = playOut(game, setup, parseSeed(seed), parseSeed(`${seed} choices`));
      const states = [game.start(setup, run.seed), ...moments(run).map(({ state }) => state)];
      for (const state of states) expect(promptFaults(player, run.setup, state, cardsOf)).toEqual([]);
    },
  );

  test('[T6] two cards that contradict each other say which, before they are submitted', () => {
    const setup = setupOf('FULL');
    const state = game.start(setup, parseSeed('x'));
    const sight = { setup, state, view: game.view(setup, state, 0), seat: 0 };
    const hand = sight.view.cards.map(({ id }) => id);
    const pairs = hand.flatMap((a, i) => hand.slice(i + 1).map((b) => [a, b]));
    const codes = pairs.map(
      (pair) =>
        promptFor(
          player,
          sight,
          pair.map((id) => ({ zone: 'card', id })),
        ).off?.code,
    );
    expect(new Set(codes)).toEqual(new Set([undefined, 'major-contradiction']));
  });
});

describe('the record', () => {
  const daily = refTo(game.id, { kind: 'daily', date: '2026-12-01' });

  test('[T11] tries with hidden counters are kept apart', () => {
    expect(recorder.ledger(daily, setupOf('FULL'))).toEqual({ game: LEDGERS.FULL, name: '2026-12-01' });
    expect(recorder.ledger(daily, setupOf('HIDDEN'))).toEqual({ game: LEDGERS.HIDDEN, name: '2026-12-01' });
    expect(recorder.ledger({ ...daily, seed: 'x' }, setupOf('FULL'))).toBeNull();
    expect(recorder.ledger(refTo(game.id, { kind: 'lesson', lesson: '1' }), setupOf('FULL'))).toBeNull();
  });

  test('[T15] of a win are its turns, Scrutiny, counters refuted and badges; of a loss nothing', () => {
    const setup = setupOf('FULL');
    const { turns, tuning, counter } = setup.script;
    let wins = 0;
    for (const seed of seeds(200)) {
      const run = playOut(game, setup, parseSeed(seed), parseSeed(`${seed} choices`));
      const view = game.view(setup, run.now.state, 0);
      const { won, merit, facts } = recorder.entry(run);
      expect(won).toBe(view.outcome?.result === 'won');
      if (!won) {
        expect(facts).toEqual({ turns: 0, scrutiny: 0, refuted: 0, counters: 0, badges: 0 });
        continue;
      }
      wins += 1;
      expect(facts).toEqual({
        turns: moments(run).length,
        scrutiny: view.scrutiny,
        refuted: view.counters.filter(({ refuted }) => refuted).length,
        counters: counter.length,
        badges: badgeNumber(view.badges),
      });
      expect(merit).toEqual([turns - moments(run).length, tuning.scrutiny_cap - view.scrutiny]);
    }
    expect(wins).toBeGreaterThan(0);
  });

  test('badges are kept as bits', () => {
    for (let bits = 0; bits < 1 << BADGES.length; bits += 1) expect(badgeNumber(badgesFrom(bits))).toBe(bits);
  });
});

describe('[T11] what was seen, and what is kept', () => {
  const finished = (game: string, daily: string) =>
    ({ kind: 'finished', game, daily, on: daily, won: true, practice: false, merit: [0, 0], facts: {} }) as const;
  const [monday, tuesday] = ['2026-11-23', '2026-11-24'];

  test('a FULL try that ended has shown the counters of its date, of no other, and no HIDDEN one has', () => {
    const hidden = { game: LEDGERS.HIDDEN, name: monday };
    expect(isShown([finished(LEDGERS.FULL, monday)], recorder, hidden)).toBe(true);
    expect(isShown([finished(LEDGERS.FULL, tuesday), finished(LEDGERS.HIDDEN, monday)], recorder, hidden)).toBe(false);
    expect(isShown([finished(LEDGERS.FULL, monday)], recorder, { game: LEDGERS.FULL, name: monday })).toBe(false);
  });

  test('START shows the counters of a FULL puzzle and none of a HIDDEN one', () => {
    expect(player.showsAtStart!(setupOf('FULL'))).toBe(true);
    expect(player.showsAtStart!(setupOf('HIDDEN'))).toBe(false);
    expect(player.showsAtStart!({ ...setupOf('FULL'), script: { ...setupOf('FULL').script, counter: [] } })).toBe(
      false,
    );
  });

  test('a date is played as the last one was', () => {
    expect(recorder.chosen!([])).toEqual({});
    expect(recorder.chosen!([finished(LEDGERS.FULL, monday), finished(LEDGERS.HIDDEN, tuesday)])).toEqual({
      visibility: 'HIDDEN',
    });
    expect(recorder.chosen!([finished(LEDGERS.HIDDEN, monday), finished(LEDGERS.FULL, tuesday)])).toEqual({});
    expect(recorder.chosen!([finished(LEDGERS.HIDDEN, monday), finished('protocol', tuesday)])).toEqual({
      visibility: 'HIDDEN',
    });
  });
});
