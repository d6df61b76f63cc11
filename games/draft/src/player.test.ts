import { nothing, playOut, promptFaults, seeds } from '@lockstep/conformance';
import { moments, parseSeed } from '@lockstep/kernel';
import { type FinishedTry, refTo } from '@lockstep/play';
import { describe, expect, test } from 'vitest';
import { questOf, readContent } from './content.fixture.ts';
import { player } from './player.ts';
import { deckOrder } from './prompt.ts';
import { ARCHETYPES } from './record.ts';

const pack = readContent();
const setup = questOf(pack, { scene: pack.route[0]!.id });
const { game, recorder } = player;

describe('the prompt', () => {
  test.each(seeds(2))('offers what is legal and says why the rest is not (%s)', (seed) => {
    const run = playOut(game, setup, parseSeed(seed), parseSeed(`${seed} choices`));
    const states = [game.start(setup, run.seed), ...moments(run).map(({ state }) => state)];
    for (const state of states) expect(promptFaults(player, run.setup, state, nothing)).toEqual([]);
  });

  test('a deck is listed by cost and name, equal cards once', () => {
    const deck = setup.script.card.slice(0, 30).map(({ id }) => id);
    const order = deckOrder(setup, [...deck, ...deck]);
    expect([...order].sort()).toEqual([...deck].sort());
    const cards = order.map((id) => setup.script.card.find((one) => one.id === id)!);
    for (let i = 1; i < cards.length; i += 1) {
      const [a, b] = [cards[i - 1]!, cards[i]!];
      expect(a.cost < b.cost || (a.cost === b.cost && a.name <= b.name)).toBe(true);
    }
  });
});

describe('the record', () => {
  const route = refTo(game.id, { kind: 'scene', scene: 'seven-dreams' });

  test.each([
    [refTo(game.id, { kind: 'daily', date: '2026-12-01' }), '2026-12-01'],
    [route, 'seven-dreams-seed'],
    [{ ...route, options: { preset: 'open' } }, 'seven-dreams-open'],
    [{ ...route, seed: 'rain' }, undefined],
    [{ ...route, pack: 'content/draft' }, undefined],
    [refTo(game.id, { kind: 'file', file: 'x.toml' }), undefined],
  ])('%j is recorded under its route and preset: %s', (ref, name) => {
    expect(recorder.ledger(ref, setup)?.name).toBe(name);
  });

  test('the archetype is always kept', () => {
    for (const seed of seeds(3)) {
      const run = playOut(game, setup, parseSeed(seed), parseSeed(`${seed} choices`));
      const { archetype, score, deck } = game.view(setup, run.now.state, 0);
      const { facts, merit, won } = recorder.entry(run);
      expect(facts).toEqual({ score, cards: deck.length, archetype: ARCHETYPES.indexOf(archetype) });
      expect(facts.archetype).toBeGreaterThanOrEqual(0);
      expect({ won, merit }).toEqual({ won: true, merit: [score] });
    }
  });

  test.each([
    ['seven-dreams', 'seven-dreams-seed'],
    ['seven-dreams-seed', 'seven-dreams-seed'],
    ['seven-dreams-open', 'seven-dreams-open'],
    ['2026-12-01', '2026-12-01'],
  ])('an entry of 0.5.0 under %s counts under %s', (old, now) => {
    const entry: FinishedTry = {
      kind: 'finished',
      game: game.id,
      daily: old,
      on: '2026-11-01',
      won: true,
      practice: false,
      merit: [9],
      facts: { score: 9, cards: 3 },
    };
    expect(recorder.upgrade?.(entry)).toEqual({ ...entry, daily: now });
  });
});
