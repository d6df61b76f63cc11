import { playOut } from '@lockstep/conformance';
import { parseSeed, Refusal } from '@lockstep/kernel';
import { fit, type Laid, OWN, type Prompt, promptFor } from '@lockstep/play';
import { describe, expect, test } from 'vitest';
import { battle as game } from './battle.ts';
import { anyDecks, setupOf } from './decks.fixture.ts';
import { player } from './player.ts';
import { place, play } from './position.fixture.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

const promptAt = (setup: Setup, state: State, laid: Laid = []): Prompt =>
  promptFor(player, { ...game.mask(setup, state, OWN), view: game.view(setup, state, OWN) }, laid);

const codeOf = (setup: Setup, state: State, text: string): string | null => {
  const parsed = game.parse(setup, text);
  const next = parsed.ok ? game.step(setup, state, OWN, parsed.value) : parsed.fault;
  return next instanceof Refusal ? next.code : null;
};

const piecesOf = (text: string): Laid =>
  text.startsWith('foresee')
    ? text
        .split(' ')
        .slice(1)
        .map((id) => ({ zone: 'foresee', id }))
    : [];

/** Returns how many options could not be chosen. */
const check = (setup: Setup, state: State): number => {
  const legal = game.legal(setup, state, OWN).map((action) => game.format(setup, action));
  const prompt = promptAt(setup, state);
  const ids = prompt.options.map(({ zone, id }) => `${zone} ${id}`);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { text, off } of prompt.options) {
    if (text === null) continue;
    expect([text, codeOf(setup, state, text)]).toEqual([text, off?.code ?? null]);
    expect([text, legal.includes(text)]).toEqual([text, off === null]);
  }
  for (const text of legal) {
    const laid = piecesOf(text);
    const there = promptAt(setup, state, laid);
    expect(fit(there, laid)).toBe(laid);
    expect(there.options.some((option) => option.text === text)).toBe(true);
  }
  const twin = game.resample(setup, state, OWN, parseSeed('twin'));
  expect(promptAt(twin.setup, twin.state)).toEqual(prompt);
  return prompt.options.filter(({ off }) => off !== null).length;
};

describe('the prompt of a battle', () => {
  test('[K5] what it offers is legal, what is legal is offered, what is off is refused, and it shows no secret', () => {
    let off = 0;
    const zones = new Set<string>();
    for (let i = 0; i < 60; i += 1) {
      const setup = setupOf(anyDecks(parseSeed(`prompt ${i}`)));
      const { state } = playOut(game, setup, parseSeed(`battle ${i}`), parseSeed(`choices ${i}`), (7 * i) % 100).now;
      off += check(setup, state);
      for (const { zone } of promptAt(setup, state).options) zones.add(zone);
    }
    expect(off).toBeGreaterThan(20);
    expect([...zones]).toEqual(expect.arrayContaining(['hand', 'verb', 'use', 'yours', 'enemy']));
  });

  test('[B12] every card of the hand lies there, with what keeps it', () => {
    const { setup, state } = place([
      { energy: 1, hand: ['flame-imp', 'flame-imp', 'scatter-the-brands', 'stayed-axe'], row: ['roofless-boy 1'] },
      {},
    ]);
    expect(promptAt(setup, state).options.map(({ zone, id, off }) => [zone, id, off?.code ?? null])).toEqual([
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
    const none = promptAt(setup, state);
    expect(none.text).toBe('foresee');
    expect(none.options.filter(({ zone }) => zone === 'foresee')).toHaveLength(4);
    const two = promptAt(setup, state, [
      { zone: 'foresee', id: '3' },
      { zone: 'foresee', id: '1' },
    ]);
    expect(two.text).toBe('foresee 1 3');
    check(setup, state);
  });

  test('[B13] who does not have to act has nothing to choose', () => {
    const { setup, state } = place([{ energy: 3, hand: ['flame-imp'] }, {}], { active: 1, turn: 8 });
    expect(promptAt(setup, state).options).toEqual([]);
  });
});
