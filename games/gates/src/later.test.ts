import { describe, expect, test } from 'vitest';
import { attempt } from './attempt.ts';
import { gates } from './gates.ts';
import {
  card,
  DECK,
  EASY,
  type Fields,
  find,
  gate,
  holding,
  incident,
  kinds,
  modifier,
  payload,
  play,
  read,
  refused,
  SEED,
  stateWith,
} from './small.fixture.ts';
import { declare } from './state.ts';
import type { Tool } from './vocabulary.ts';

/** The rules that came after the first edition, each by itself. */
const WIDE = gate('WIDE', [
  [20, 'tag SENSOR'],
  [30, 'card VERIFIED SENSOR'],
  [30, 'trait HASHED'],
  [25, 'tag TIME'],
]);

const best = (written: Fields, names: readonly string[], using: Tool | null = null, flag = 0) => {
  const setup = read(written);
  const state = stateWith(setup, { flags: [flag] });
  return attempt(setup, state, 0, payload(setup, state, names, using)).path + 1;
};

describe('[G23] [G2] the best of the paths that are met', () => {
  const later = incident({ gate: [WIDE], tuning: { best_path: true } });

  test('[G2] the one that does most Damage, of equals the first; without the switch the first that is met', () => {
    expect(best(later, ['meter'])).toBe(2);
    expect(best(later, ['hunch'])).toBe(1);
    expect(best(later, ['log', 'hunch'])).toBe(3);
    expect(best(incident({ gate: [WIDE] }), ['meter'])).toBe(1);
  });

  test('[G2] [G5] a declared path counts with its 4/3, and gives way to one that does more', () => {
    expect(best(later, ['meter'], null, declare({ path: 0, strike: -1, ends: 3 }))).toBe(2);
    expect(best(later, ['meter', 'receipt'], null, declare({ path: 3, strike: -1, ends: 3 }))).toBe(4);
    expect(best(incident({ gate: [WIDE] }), ['meter'], null, declare({ path: 0, strike: -1, ends: 3 }))).toBe(1);
  });

  test('[G2] what is told and explained is the same path', () => {
    const { events, setup } = play(
      holding(['meter'], { gate: [WIDE], tuning: { best_path: true } }),
      SEED,
      'inject meter at WIDE',
    );
    expect(find(events, 'checked')).toMatchObject({ path: 2, table: [[true], [true], [true], [false]] });
    expect(find(events, 'damaged')).toMatchObject({ base: 30 });
    expect(setup.tuning.best_path).toBe(true);
  });

  const shadowed: readonly [gate: Fields, names: readonly string[], tool: Tool | null, path: number][] = [
    [
      gate('INTEGRITY_LOCK', [
        [25, 'sealed', 'every PLAUSIBLE'],
        [30, 'tool HASH_RECEIPT'],
      ]),
      ['photo'],
      'tool.HASH_RECEIPT',
      2,
    ],
    [
      gate('TIMESTAMP_REQUIRED', [
        [25, 'trait TIMESTAMPED', 'trust PLAUSIBLE'],
        [30, 'tag MEDIA', 'tool METADATA_SCRAPER'],
      ]),
      ['photo'],
      'tool.METADATA_SCRAPER',
      2,
    ],
  ];
  test.each(shadowed)('[G2] a path that stood behind a lower one: $id', (one, names, tool, path) => {
    expect(best(incident({ gate: [one], tuning: { best_path: true } }), names, tool)).toBe(path);
    expect(best(incident({ gate: [one] }), names, tool)).toBe(1);
  });
});

describe('[G23] [G5] CORROBORATE alone', () => {
  const tip = card('tip', ['TIME'], { trust: 'SKETCHY', traits: ['CORROBORATABLE'] });
  const hand = (tuning: Fields = { corroborate_alone: true }) =>
    holding(['tip', 'rumour', 'diary'], { artifact: [tip, ...DECK], tuning });
  const trustOf = (written: Fields, id: string, line: string) =>
    play(written, SEED, line).view.hand.find((one) => one.id === id);

  test('[G5] a CORROBORATABLE primary rises from SKETCHY to PLAUSIBLE and is not marked', () => {
    expect(trustOf(hand(), 'tip', 'corroborate tip')).toMatchObject({ trust: 'PLAUSIBLE', corroborated: false });
    expect(find(play(hand(), SEED, 'corroborate tip').events, 'corroborated')).toMatchObject({
      trust: { from: 'SKETCHY', to: 'PLAUSIBLE' },
    });
  });

  test('[G5] one that is not CORROBORATABLE stays, a PLAUSIBLE one stays, and in an old pack all stay', () => {
    expect(trustOf(hand(), 'rumour', 'corroborate rumour')?.trust).toBe('SKETCHY');
    expect(trustOf(hand(), 'diary', 'corroborate diary')?.trust).toBe('PLAUSIBLE');
    expect(trustOf(hand({}), 'tip', 'corroborate tip')?.trust).toBe('SKETCHY');
  });
});

describe('[G23] [G5] what a FLAG is attached to is spent', () => {
  const hand = (tuning: Fields = { flag_spends: true }) => holding(['photo', 'meter'], { tuning });

  test('[G5] it goes to the discard and another is drawn; in an old pack it stays in hand', () => {
    const { view, events } = play(hand(), SEED, 'flag photo at EASY path 2');
    expect(view.discard).toEqual(['photo']);
    expect(view.hand.map(({ id }) => id)).not.toContain('photo');
    expect(view.hand).toHaveLength(5);
    expect(kinds(events)).toContain('discarded');
    expect(play(hand({}), SEED, 'flag photo at EASY path 2').view.discard).toEqual([]);
  });

  test('[G5] without an artifact nothing is', () => {
    expect(kinds(play(hand(), SEED, 'flag at EASY path 2').events)).not.toContain('discarded');
  });
});

describe('[G23] [G14] TIMESTAMP_HARDLINE looks at the path', () => {
  const HOURS = gate('HOURS', [
    [30, 'tag PURCHASE'],
    [20, 'trait TIMESTAMPED'],
    [30, 'tag MEDIA', 'tool METADATA_SCRAPER'],
    [20, 'card PLAUSIBLE TIMESTAMPED'],
  ]);
  const hand = (tuning: Fields) =>
    holding(['receipt', 'photo', 'badge'], { gate: [HOURS], modifier: [modifier('TIMESTAMP_HARDLINE')], tuning });
  const by = (tuning: Fields, line: string) => {
    const { events } = play(hand(tuning), SEED, line);
    return [
      find(events, 'checked')?.path,
      find(events, 'damaged')?.parts.some(({ factor }) => factor === 'TIMESTAMP_HARDLINE'),
    ];
  };

  test('[G14] a path that asks for nothing TIMESTAMPED does half, whatever is sent', () => {
    expect(by({ hardline_path: true }, 'inject receipt at HOURS')).toEqual([1, true]);
    expect(by({}, 'inject receipt at HOURS')).toEqual([1, false]);
  });

  test('[G2] [G14] so the best path is another', () => {
    expect(by({ hardline_path: true, best_path: true }, 'inject receipt at HOURS')).toEqual([2, false]);
  });

  test('[G14] the tool that stamps counts as asking', () => {
    const line = 'inject photo with METADATA_SCRAPER at HOURS';
    expect(by({ hardline_path: true, best_path: true }, line)).toEqual([3, false]);
  });
});

describe('[G23] [G5] EXPLOIT that disables', () => {
  const later: Fields = { disabled: [3, 2], disable_quiet: true };
  const hand = (tuning: Fields, more: Fields = {}) =>
    holding(['hunch', 'rumour', 'meter'], { scrutiny: 12, ...more, tuning });
  const lines = ['exploit at EASY disable', 'inject hunch rumour at EASY'];

  test('[G5] [G3] the INJECT does × 3/2 in place of trust and strictness, and adds no Scrutiny', () => {
    const { events } = play(hand(later), SEED, ...lines);
    const told = find(events, 'damaged');
    expect(told?.parts.map(({ factor }) => factor)).toEqual(['POWER', 'DISABLED']);
    expect(told?.damage).toBe(60);
    expect(find(events, 'scrutiny-changed')).toBeUndefined();
    const old = play(hand({}), SEED, ...lines);
    expect(find(old.events, 'damaged')?.parts.map(({ factor }) => factor)).toEqual(['POWER', 'TRUST', 'STRICTNESS']);
  });

  test('[G5] it is noticed only under DEEP_VERIFY; one that does Damage is noticed as ever', () => {
    const begins = (tuning: Fields, line: string, more: Fields = {}): boolean =>
      kinds(play(hand(tuning, more), SEED, line).events).includes('audit-began');
    expect(begins(later, 'exploit at EASY disable')).toBe(false);
    expect(begins({}, 'exploit at EASY disable')).toBe(true);
    expect(begins(later, 'exploit at EASY')).toBe(true);
    expect(begins(later, 'exploit at EASY disable', { modifier: [modifier('DEEP_VERIFY')] })).toBe(true);
  });
});

test('[G8] [G16] a CYCLE is told how many it may swap: what is held', () => {
  expect(refused(incident({ gate: [EASY] }), SEED, 'cycle')).toMatchObject({
    code: 'attachments',
    data: { move: 'cycle', least: 1, most: 5, found: 0 },
  });
  expect(gates.rules).toBe(1);
});
