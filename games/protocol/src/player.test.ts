import { cardsOf, playOut, promptFaults, seeds } from '@lockstep/conformance';
import { begin, moments, parseSeed } from '@lockstep/kernel';
import { laidIn, openAttempt, openSession, perform, promptOf, refTo } from '@lockstep/play';
import { describe, expect, test } from 'vitest';
import { DAILY } from './daily.fixture.ts';
import { player } from './player.ts';
import { parseSetup } from './setup.ts';

/** So little Resistance that random play wins now and then. */
const parsed = parseSetup({ ...DAILY, resistance: 30 });
if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
const setup = parsed.value;
const { game, recorder } = player;
const ref = refTo(game.id, { kind: 'daily', date: '2026-12-01' });

const session = () =>
  openSession(
    player,
    { ref, setup, seed: parseSeed('x'), from: undefined },
    openAttempt(begin(game, setup, parseSeed('x')), { practice: false, nudged: false, solutionShown: false }),
  );

describe('the prompt', () => {
  test.each(seeds(6))('offers what is legal and says why the rest is not (%s)', (seed) => {
    const run = playOut(game, setup, parseSeed(seed), parseSeed(`${seed} choices`));
    const states = [game.start(setup, run.seed), ...moments(run).map(({ state }) => state)];
    for (const state of states) expect(promptFaults(player, run.setup, state, cardsOf)).toEqual([]);
  });

  test('[P3] keeps exactly as many cards as the draft asks for: one more is refused, one fewer says what is missing', () => {
    let now = session();
    const ids = promptOf(now).options.flatMap(({ zone, id }) => (zone === 'card' ? [id] : []));
    const lay = (id: string) => {
      now = perform(now, { kind: 'lay', zone: 'card', id }).session;
    };
    const keep = setup.script.tuning.keep;
    for (const id of ids.slice(0, keep - 1)) lay(id);
    expect(promptOf(now)).toMatchObject({ text: null, off: { code: 'draft-size' } });
    for (const id of ids.slice(keep - 1, keep + 1)) lay(id);
    expect(laidIn(now.laid, 'card')).toEqual(ids.slice(0, keep));
    expect(now.notice).toEqual({ kind: 'full', max: keep });
    expect(promptOf(now).text).toBe(`draft ${ids.slice(0, keep).join(' ')}`);
  });
});

describe('the record', () => {
  test.each([
    [ref, { game: 'protocol', name: '2026-12-01' }],
    [{ ...ref, options: { literal: true } }, null],
    [{ ...ref, seed: 'rain' }, null],
    [{ ...ref, pack: 'content/protocol' }, null],
    [refTo(game.id, { kind: 'dealt', row: null }), null],
    [refTo(game.id, { kind: 'lesson', lesson: '1' }), null],
    [refTo(game.id, { kind: 'file', file: 'x.toml' }), null],
  ])('%j is recorded as %j', (one, ledger) => {
    expect(recorder.ledger(one, setup)).toEqual(ledger);
  });

  test('[P11] of a win are its turns left, peak and Audits; of a loss nothing', () => {
    const results = seeds(60).map((seed) => {
      const run = playOut(game, setup, parseSeed(seed), parseSeed(`${seed} choices`));
      return { won: game.outcome(setup, run.now.state)?.result === 'won', entry: recorder.entry(run), run };
    });
    const wins = results.filter(({ won }) => won);
    expect(wins.length).toBeGreaterThan(0);
    expect(wins.length).toBeLessThan(results.length);
    for (const { won, entry, run } of results) {
      expect(entry.won).toBe(won);
      const { turnsLeft, peak, audits, stars } = entry.facts;
      if (!won) {
        expect(entry.facts).toEqual({ turnsLeft: 0, peak: 0, audits: 0, stars: 0 });
        continue;
      }
      const view = game.view(setup, run.now.state, 0);
      expect({ turnsLeft, stars }).toEqual({
        turnsLeft: view.turnsLeft,
        stars: view.medal ? { GOLD: 3, SILVER: 2, BRONZE: 1 }[view.medal] : 0,
      });
      expect(peak).toBeGreaterThanOrEqual(setup.script.scrutiny);
      expect(audits).toBe(
        moments(run)
          .flatMap(({ events }) => events)
          .filter(({ kind }) => kind === 'audited').length,
      );
      expect(entry.merit).toEqual([turnsLeft, -(peak ?? 0), -(audits ?? 0)]);
    }
  });
});
