import { shippedPack, shippedSetup } from '@lockstep/conformance';
import { encounter, gameModule, rate } from '@lockstep/encounter';
import { type Json, openStream, parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { expectedChance, lengthOf, matches, players } from './matches.ts';
import { study } from './study.ts';

const { resolve, unknownNames } = gameModule.pack;
const pack = shippedPack(gameModule);
const all = matches(pack);
const setupOf = (written: Json) => shippedSetup(gameModule, written);

describe('[E41] what the lab measures', () => {
  test.each(all.map((match) => [match.name, match] as const))('[E41] %s', (_, { setup, seats, aims, games, about }) => {
    expect(unknownNames(pack, setup)).toEqual([]);
    expect(encounter.parseSetup(resolve(pack, setup))).toMatchObject({ ok: true });
    expect(seats).toHaveLength(encounter.seats);
    for (const seat of seats) expect(players).toHaveProperty([seat]);
    expect(about).not.toBe('');
    for (const [least, most] of [aims.wins, aims.median, aims.lengths].flatMap((aim) => (aim ? [aim] : []))) {
      expect(least).toBeLessThanOrEqual(most);
      expect(least).toBeGreaterThanOrEqual(0);
    }
    expect(aims.wins?.[1] ?? 0).toBeLessThanOrEqual(100);
    if (games !== undefined) expect(games).toBeGreaterThan(0);
    if (aims.above) {
      const other = all.find(({ name }) => name === aims.above?.match);
      expect(other?.setup).toEqual(setup);
      expect(aims.above.by).toBeGreaterThan(0);
    }
  });

  test('[E41] no two have one name', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  test('[E34] every scene at every difficulty is among them', () => {
    const names = new Set(all.map(({ name }) => name));
    for (const { id } of pack.scene)
      for (const { id: difficulty } of pack.difficulty) expect(names).toContain(`${id} ${difficulty}`);
  });

  test('[E40] whoever is slow plays fewer games', () => {
    for (const { seats, games } of all) if (seats.includes('sampling')) expect(games).toBeLessThan(200);
  });

  test('[E40] every player makes a choice that is legal', () => {
    const setup = setupOf(all[0]!.setup);
    const state = encounter.start(setup, parseSeed('players'));
    const legal = encounter.legal(setup, state, 0);
    for (const [name, player] of Object.entries(players)) {
      const action = player.choose(setup, state, 0, openStream(parseSeed(name), 'player'));
      expect(
        legal.some((one) => encounter.compare(one, action) === 0),
        name,
      ).toBe(true);
    }
  });
});

describe('[E41] what is measured', () => {
  test('[E41] how long a game was is its rounds', () => {
    expect(lengthOf({ ...encounter.start(setupOf(all[0]!.setup), parseSeed('x')), rounds: 7 })).toBe(7);
    const setup = setupOf(all[0]!.setup);
    expect(lengthOf(encounter.start(setup, parseSeed('x')))).toBe(1);
  });

  test('[E41] a bare fight is expected to be won as often as it is rated; of a whole scene nothing is said', () => {
    const bare = setupOf(all.find(({ name }) => name === 'boss')!.setup);
    expect(expectedChance(bare)).toBe(rate(bare, 0).chance);
    expect(expectedChance(setupOf({ scene: pack.scene[0]!.id }))).toBeNull();
  });

  test('the study has them', () => {
    expect(study.matches).toEqual({ of: matches, players, lengthOf, expected: expectedChance });
  });
});
