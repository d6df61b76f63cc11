import { expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { DEFAULT_BATTLE } from './default-battle.ts';
import { DEFAULT_SETUP, player } from './player.ts';
import { defaultBattle } from './written.ts';

test('the battle of shells without a pack is the first duel of the pack: node tools/default-battle.mjs writes it', () => {
  expect(DEFAULT_BATTLE).toEqual(defaultBattle(readContent()));
});

test('it is fought against the bot that its enemy names', () => {
  expect(player.opponents?.(DEFAULT_SETUP, {})).toEqual({ 1: 'greedy' });
  expect(player.opponents?.(DEFAULT_SETUP, { opponent: 'random' })).toEqual({ 1: 'random' });
});
