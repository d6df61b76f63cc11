import { piecesIn, playOut, promptAt, promptFaults } from '@lockstep/conformance';
import { parseSeed } from '@lockstep/kernel';
import type { LaidPieces, Prompt } from '@lockstep/play';
import { describe, expect, test } from 'vitest';
import { battle as game } from './battle.ts';
import { anyDecks, setupOf } from './decks.fixture.ts';
import { player } from './player.ts';
import { place, play } from './position.fixture.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

const at = (setup: Setup, state: State, laid?: LaidPieces): Prompt => promptAt(player, setup, state, laid);

const faults = (setup: Setup, state: State): readonly string[] =>
  promptFaults(player, setup, state, piecesIn('foresee', 'foresee'));

describe('the prompt of a battle', () => {
  test('[K5] what it offers is legal, what is legal is offered, what is off is refused, and it shows no secret', () => {
    let off = 0;
    const zones = new Set<string>();
    for (let i = 0; i < 60; i += 1) {
      const setup = setupOf(anyDecks(parseSeed(`prompt ${i}`)));
      const { state } = playOut(game, setup, parseSeed(`battle ${i}`), parseSeed(`choices ${i}`), (7 * i) % 100).now;
      expect(faults(setup, state)).toEqual([]);
      const { options } = at(setup, state);
      off += options.filter((option) => option.off !== null).length;
      for (const { zone } of options) zones.add(zone);
    }
    const asked = play(
      place([{ energy: 4, hand: ['gap-in-the-shields'] }, { row: ['flame-imp 1', 'quarry-ox 2'] }]),
      'play gap-in-the-shields',
    );
    expect(faults(asked.setup, asked.state)).toEqual([]);
    for (const { zone } of at(asked.setup, asked.state).options) zones.add(zone);
    expect(off).toBeGreaterThan(20);
    expect([...zones]).toEqual(expect.arrayContaining(['hand', 'verb', 'use', 'yours', 'enemy']));
  });

  test('[B12] every card of the hand lies there, with what keeps it', () => {
    const { setup, state } = place([
      { energy: 1, hand: ['flame-imp', 'flame-imp', 'scatter-the-brands', 'stayed-axe'], row: ['roofless-boy 1'] },
      {},
    ]);
    expect(at(setup, state).options.map(({ zone, id, off }) => [zone, id, off?.code ?? null])).toEqual([
      ['hand', 'flame-imp', null],
      ['hand', 'scatter-the-brands', 'no-energy'],
      ['hand', 'stayed-axe', 'no-energy'],
      ['use', '1', null],
      ['verb', 'end', null],
    ]);
  });

  test('[B29] cards looked at are laid down, and any number of them is an answer', () => {
    const before = place([
      {
        energy: 2,
        hand: ['read-the-wrack'],
        deck: ['flame-imp', 'quarry-ox', 'low-water', 'harbour-cat', 'kite-reader'],
      },
      {},
    ]);
    const { setup, state } = play(before, 'play read-the-wrack');
    const none = at(setup, state);
    expect(none.text).toBe('foresee');
    expect(none.options.filter(({ zone }) => zone === 'foresee')).toHaveLength(4);
    const two = at(setup, state, [
      { zone: 'foresee', id: '3' },
      { zone: 'foresee', id: '1' },
    ]);
    expect(two.text).toBe('foresee 1 3');
    expect(faults(setup, state)).toEqual([]);
  });

  test('[B13] who does not have to act has nothing to choose', () => {
    const { setup, state } = place([{ energy: 3, hand: ['flame-imp'] }, {}], { active: 1, turn: 8 });
    expect(at(setup, state).options).toEqual([]);
  });
});
