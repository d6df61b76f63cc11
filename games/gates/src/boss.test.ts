import { describe, expect, test } from 'vitest';
import { handSize } from './boss.ts';
import { EASY, type Fields, gate, holding, incident, modifier, play, read, SEED } from './small.fixture.ts';
import { sizeOf } from './state.ts';
import { BOSS_RULES } from './vocabulary.ts';

const under = (name: string, more: Fields = {}): Fields => ({ modifier: [modifier(name)], ...more });

/** A gate that lets everything by, like EASY, under another name. */
const other = (strength: number): Fields =>
  gate(
    'OTHER',
    [
      [40, 'trust SKETCHY'],
      [20, 'tag FOOD'],
    ],
    { strength },
  );

describe('[G24] DOOR_CHAIN', () => {
  const damage = (easy: number, strength: number, more: Fields = under('DOOR_CHAIN')): number => {
    const { state } = play(
      holding(['chart'], { gate: [{ ...EASY, strength: easy }, other(strength)], ...more }),
      SEED,
      'inject chart at EASY',
    );
    return easy - state.strengths[0]!;
  };
  const rows: readonly [easy: number, strength: number, damage: number][] = [
    [60, 59, 30],
    [60, 60, 30],
    [60, 61, 15],
    [60, 100, 15],
  ];
  test.each(rows)('[G24] a gate of %i beside one of %i takes %i', (easy, strength, expected) => {
    expect(damage(easy, strength)).toBe(expected);
  });

  test('[G24] without it a weaker gate takes all, and a cleared gate is no stronger one', () => {
    expect(damage(60, 100, {})).toBe(30);
    const cleared = holding(['chart', 'photo'], {
      gate: [{ ...EASY, strength: 60 }, other(5)],
      ...under('DOOR_CHAIN'),
    });
    const { state } = play(cleared, SEED, 'inject chart at EASY', 'inject photo at OTHER');
    expect(state.strengths).toEqual([30, 0]);
  });

  test('[G24] the factor is told with the others, and an EXPLOIT does all it can', () => {
    const written = holding(['chart'], { gate: [{ ...EASY, strength: 60 }, other(100)], ...under('DOOR_CHAIN') });
    const { events } = play(written, SEED, 'inject chart at EASY');
    const hit = events.find((event) => event.kind === 'damaged');
    expect(hit?.kind === 'damaged' && hit.parts.at(-1)).toEqual({ factor: 'DOOR_CHAIN', by: [1, 2] });
    expect(play(written, SEED, 'exploit at EASY').state.strengths[0]).toBe(20);
  });
});

describe('[G24] SOLIDARITY', () => {
  const fell = (tuning: Fields, strength = 60): readonly number[] =>
    play(
      holding(['chart', 'photo'], { gate: [{ ...EASY, strength }, other(20)], tuning, ...under('SOLIDARITY') }),
      SEED,
      'inject chart at EASY',
      'inject photo at OTHER',
    ).state.strengths;

  test('[G24] the others get strength back, as much as the pack says, up to where they started', () => {
    expect(fell({})).toEqual([40, 0]);
    expect(fell({ solidarity_return: 15 })).toEqual([45, 0]);
    expect(fell({ solidarity_return: 60 })).toEqual([60, 0]);
  });

  test('[G24] it is told like what an Audit gives back, and not on the last gate', () => {
    const written = holding(['chart'], { gate: [{ ...EASY, strength: 20 }], ...under('SOLIDARITY') });
    const { events } = play(written, SEED, 'inject chart at EASY');
    expect(events.some(({ kind }) => kind === 'strength-returned')).toBe(false);
    expect(events.some(({ kind }) => kind === 'incident-won')).toBe(true);
  });
});

describe('[G24] WATCHDOG', () => {
  const rose = (line: string, more: Fields = under('WATCHDOG')): number =>
    play(holding(['chart', 'meter', 'thermo'], more), SEED, line).state.scrutiny - 4;
  const rows: readonly [line: string, plain: number][] = [
    ['inject chart at EASY', 1],
    ['inject meter at EASY', 0],
    ['corroborate thermo chart', -1],
    ['cycle chart', 1],
    ['flag at EASY path 1', 0],
  ];
  test.each(rows)('[G24] %s', (line, plain) => {
    const idle = !line.startsWith('inject');
    expect(rose(line, {})).toBe(plain);
    expect(rose(line)).toBe(plain + (idle ? 2 : 0));
    expect(rose(line, under('WATCHDOG', { tuning: { watchdog_scrutiny: 4 } }))).toBe(plain + (idle ? 4 : 0));
  });

  test('[G24] it can bring an Audit, and its cause is told', () => {
    const { events } = play(holding(['chart'], under('WATCHDOG', { scrutiny: 9 })), SEED, 'flag at EASY path 1');
    expect(events).toContainEqual({ kind: 'scrutiny-changed', causes: [{ why: 'WATCHDOG', by: 2 }], scrutiny: 11 });
    expect(events.some(({ kind }) => kind === 'audit-began')).toBe(true);
  });
});

describe('[G24] ECO_MODE', () => {
  test('[G24] a hand is smaller from its first turn, after a CYCLE too', () => {
    for (const [eco_hand, hand] of [
      [undefined, 4],
      [2, 3],
      [7, 1],
    ] as const) {
      const tuning = eco_hand === undefined ? {} : { eco_hand };
      const setup = read(incident(under('ECO_MODE', { tuning, opening: [] })));
      expect(handSize(setup, false)).toBe(hand);
      expect(handSize(setup, true)).toBe(Math.max(1, hand === 1 ? 1 : hand + 1));
      expect(sizeOf(play(incident(under('ECO_MODE', { tuning, opening: [] })), SEED).state.hand)).toBe(hand);
    }
    expect(handSize(read(incident()), false)).toBe(5);
  });
});

test('[G24] four rules, each of the boss alone', () => {
  expect(BOSS_RULES.map((id) => id.slice('modifier.'.length))).toEqual([
    'DOOR_CHAIN',
    'SOLIDARITY',
    'WATCHDOG',
    'ECO_MODE',
  ]);
});
