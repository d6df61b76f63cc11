import { describe, expect, test } from 'vitest';
import { differentBattle } from '../bench/battle/same-battles.mjs';
import { differentOffer } from '../bench/draft/offers.mjs';
import { drafts } from '../bench/draft/quest.mjs';
import { differentEffect } from '../bench/encounter/effects.mjs';
import { differentOdds } from '../bench/encounter/odds.mjs';
import { attempts, differentAttempt } from '../bench/freeplay/attempts.mjs';
import { tableOf } from '../bench/games.mjs';
import { lockstep } from '../bench/lockstep.mjs';
import { differ } from '../bench/same-games.mjs';

/** boardgame.io is installed by `npm run bench` alone, which asks the same of it before it measures. */
describe('A rival of the bench plays by the rules as they are', () => {
  test.each(['protocol', 'testimony'])('%s, hand-packed', async (id) => {
    const { play } = await import(`../bench/${id}/hand-packed.mjs`);
    expect(differ('hand-packed', lockstep(await tableOf(id)), play, 300)).toBeUndefined();
  });

  test('offers of the draft, every entry weighed', () => {
    expect(differentOffer(drafts, 4)).toBeUndefined();
  });

  test('battles of plain cards, an object an effect', () => {
    expect(differentBattle(100)).toBeUndefined();
  });

  test('effects of the encounter as objects, and odds counted one fall of the dice after the other', () => {
    expect(differentEffect()).toBeUndefined();
    expect(differentOdds()).toBeUndefined();
  });

  test('attempts at gates, read from words', () => {
    const all = attempts();
    expect(all.length).toBeGreaterThan(1000);
    expect(differentAttempt(all)).toBeUndefined();
  });
});
