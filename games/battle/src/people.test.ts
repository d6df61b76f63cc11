import { openStream, parseSeed, Refusal } from '@lockstep/kernel';
import { promptFor, refTo, sightAt } from '@lockstep/play';
import { describe, expect, test } from 'vitest';
import { type BattleGame, battle } from './battle.ts';
import { bots } from './bots.ts';
import { readContent } from './content.fixture.ts';
import { setupOf } from './decks.fixture.ts';
import { gameModule } from './module.ts';
import { player } from './player.ts';
import { resolve } from './resolve.ts';
import { swapEvent, swapOutlook, swapSetup, swapView } from './swap-seats.ts';

const pack = readContent();
const OPTIONS = { yours: 'kiln-row', enemy: 'crow-wind', players: 2 };
const setup = setupOf(resolve(pack, { scene: pack.duel[0]!.id, ...OPTIONS }));

describe('a battle of two people', () => {
  test('sides are named by their decks, equal decks by their seats too, and no bot sits anywhere', () => {
    expect(setup.script.seat.map(({ name, bot }) => [name, bot])).toEqual([
      ['Kiln Row', undefined],
      ['Crow Wind', undefined],
    ]);
    expect(setup.script.title).toBe('Kiln Row against Crow Wind');
    const twins = setupOf(resolve(pack, { yours: 'kiln-row', enemy: 'kiln-row', players: 2 }));
    expect(twins.script.seat.map(({ name }) => name)).toEqual(['Kiln Row I', 'Kiln Row II']);
    const ref = refTo('battle', { kind: 'scene', scene: pack.duel[0]!.id }, { options: OPTIONS });
    expect([player.people?.(setup, ref.options), player.opponents?.(setup, ref.options)]).toEqual([[0, 1], {}]);
    expect(player.recorder.ledger(ref, setup)).toBeNull();
    expect(gameModule.pack.choices?.(pack, { scene: pack.duel[0]!.id, ...OPTIONS })).toEqual(OPTIONS);
  });

  test('any two decks are a battle of their own name; three players are refused', () => {
    const { players: _players, ...decks } = OPTIONS;
    const ref = refTo('battle', { kind: 'scene', scene: pack.duel[0]!.id }, { options: decks });
    expect(player.recorder.ledger(ref, setup)).toEqual({ game: 'battle', name: 'kiln-row-against-crow-wind' });
    expect(battle.parseSetup(resolve(pack, { ...OPTIONS, players: 3 })).ok).toBe(false);
  });

  test('both seats are asked in the same way, and each sees itself at seat 0 of its own view', () => {
    const stream = openStream(parseSeed('two people'), 'choices');
    let state = battle.start(setup, parseSeed('two people'));
    const asked = [0, 0];
    for (let [seat] = battle.toMove(setup, state); seat !== undefined; [seat] = battle.toMove(setup, state)) {
      const legal = battle.legal(setup, state, seat).map((action) => battle.format(setup, action));
      const sight = sightAt<BattleGame>(battle, setup, state, seat);
      const open = promptFor(player, sight, []).options.flatMap(({ text, off }) => (text && !off ? [text] : []));
      if (!legal[0]?.startsWith('foresee')) expect([...open].sort()).toEqual([...legal].sort());
      const { view } = sight;
      const own = seat === 0 ? view : swapView(view);
      expect([own.you, own.toMove, own.seats[0]!.name]).toEqual([0, 0, setup.script.seat[seat]!.name]);
      expect(own.seats[0]!.hand).toHaveLength(own.seats[0]!.handSize);
      asked[seat] = asked[seat]! + 1;
      const log: BattleGame['event'][] = [];
      const next = battle.step(setup, state, seat, bots.random.choose(setup, state, seat, stream), log);
      if (next instanceof Refusal) throw new Error(next.code);
      expect(log.map(swapEvent).map(swapEvent)).toEqual(log);
      state = next;
    }
    expect(Math.min(...asked)).toBeGreaterThan(5);
    const view = battle.view(setup, state, 1);
    expect(swapView(swapView(view))).toEqual(view);
    expect(swapView(view).outcome?.scores).toEqual([...battle.outcome(setup, state)!.scores].reverse());
    expect(swapSetup(setup).script.seat.map(({ name }) => name)).toEqual(['Crow Wind', 'Kiln Row']);
    const { points, energy, total, gains, row } = view.seats[0]!;
    const side = { points, energy, total, gains, row };
    expect(swapOutlook({ answerable: false, seats: [side, { ...side, points: 9 }] }).seats[0]!.points).toBe(9);
  });
});
