import { expect, test } from 'vitest';
import { campaignBattles } from './battles.mjs';
import { campaignDisk } from './disk.mjs';
import { campaignKills } from './kills.mjs';
import { campaignPacks } from './packs.mjs';
import { campaignPipe } from './pipe.mjs';
import { campaignReplays } from './replays.mjs';
import { campaignSetups } from './setups.mjs';

/** A seeded share of the campaign that npm run prove carries out whole. */

test('hostile requests: no internal error, and no error moves the game; no forgery of a replay is called genuine', () => {
  const { faults, replays, ended } = campaignPipe(5000, 7);
  expect(faults).toEqual([]);
  expect(ended).toBeGreaterThan(50);
  expect(replays.length).toBeGreaterThan(50);
  const forged = campaignReplays(400, 7, replays);
  expect(forged.faults).toEqual([]);
  expect(forged.genuine).toBeGreaterThan(50);
});

test('changed setups are refused or played, and their replays are genuine', () => {
  const { faults, begun } = campaignSetups(250, 7);
  expect(faults).toEqual([]);
  expect(begun).toBeGreaterThan(25);
});

test('battles with any cards end, keep every card in one place and show no secret', () => {
  const { faults, steps, looks } = campaignBattles(300, 7);
  expect(faults).toEqual([]);
  expect(steps).toBeGreaterThan(10_000);
  expect(looks).toBeGreaterThan(300);
});

test('changed packs are refused with a place, or sound and can be opened', () => {
  const { faults, sound } = campaignPacks(40, 7);
  expect(faults).toEqual([]);
  expect(sound).toBeGreaterThan(5);
});

test('a disk that fails at any call, or cuts a write: what is there is as before or as after, and an end is recorded once', async () => {
  const { faults, figures } = await campaignDisk(251);
  expect(faults).toEqual([]);
  expect(figures.failedCalls).toBeGreaterThan(100);
});

test('killed at random and at its end: nothing that was answered is lost', async () => {
  const { faults, figures } = await campaignKills(2, 3, 7);
  expect(faults).toEqual([]);
  expect([figures.kills, figures.atEnd]).toEqual([2, 3]);
});
