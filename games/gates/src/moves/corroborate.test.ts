import { describe, expect, test } from 'vitest';
import {
  card,
  DECK,
  EASY,
  find,
  gate,
  holding,
  incident,
  modifier,
  play,
  refused,
  SEED,
  scrutinyAfter,
} from '../small.fixture.ts';
import { MODIFIERS, TRUSTS } from '../vocabulary.ts';

const hand = (changes = {}) => holding(['rumour', 'ticket', 'thermo', 'meter', 'chart'], changes);
const trustOf = (written: object, id: string, ...lines: readonly string[]): string | undefined =>
  play(written as never, SEED, ...lines).view.hand.find((one) => one.id === id)?.trust;

describe('[G5] CORROBORATE, D05v1 §9 M4', () => {
  test('D05v1-41 [G8] one artifact or two, −1 Scrutiny; three are refused', () => {
    expect(scrutinyAfter(hand(), 'corroborate rumour ticket')).toBe(-1);
    expect(scrutinyAfter(hand(), 'corroborate rumour')).toBe(-1);
    expect(scrutinyAfter(hand({ scrutiny: 0 }), 'corroborate rumour')).toBe(0);
    for (const line of ['corroborate', 'corroborate rumour ticket thermo'])
      expect(refused(hand(), SEED, line)).toMatchObject({ code: 'attachments', data: { least: 1, most: 2 } });
  });

  const anchors = [
    card('plain', ['TIME'], {}),
    card('hard', ['TIME', 'SENSOR'], { trust: 'VERIFIED' }),
    card('logged', ['TIME', 'SYSTEM_LOG'], { trust: 'VERIFIED' }),
    card('soft', ['TIME', 'AUTHORITY'], { trust: 'VERIFIED' }),
    card('sensed', ['TIME', 'SENSOR'], {}),
    card('low', ['TIME'], { trust: 'SKETCHY' }),
    card('mid', ['TIME'], {}),
    card('top', ['TIME'], { trust: 'VERIFIED' }),
  ];
  const rows: readonly [primary: string, anchor: string, to: string][] = [
    ['low', 'plain', 'PLAUSIBLE'],
    ['low', 'hard', 'PLAUSIBLE'],
    ['mid', 'hard', 'VERIFIED'],
    ['mid', 'logged', 'VERIFIED'],
    ['mid', 'soft', 'PLAUSIBLE'],
    ['mid', 'sensed', 'PLAUSIBLE'],
    ['mid', 'plain', 'PLAUSIBLE'],
    ['top', 'hard', 'VERIFIED'],
  ];
  test.each(rows)('D05v1-60 %s anchored in %s is %s', (primary, anchor, to) => {
    const written = incident({ artifact: [...DECK, ...anchors], opening: [primary, anchor, 'log', 'meter', 'rule'] });
    const { view, events } = play(written, SEED, `corroborate ${primary} ${anchor}`);
    const [one, other] = [primary, anchor].map((id) => view.hand.find((held) => held.id === id)!);
    expect(one!.trust).toBe(to);
    expect([one!.corroborated, other!.corroborated]).toEqual([true, true]);
    const before = anchors.find(({ id }) => id === primary)!.trust;
    expect(find(events, 'corroborated')).toEqual({
      kind: 'corroborated',
      turn: 1,
      artifacts: [primary, anchor],
      trust: before === to ? null : { from: before, to },
    });
  });

  test('D05v1-60 twice lifts twice, never above VERIFIED', () => {
    const deck = [...DECK, card('low', ['SENSOR'], { trust: 'SKETCHY' })];
    const written = incident({ artifact: deck, opening: ['low', 'meter', 'log', 'rule', 'thermo'] });
    const lines = ['corroborate low meter', 'corroborate low meter', 'corroborate low meter'];
    expect([1, 2, 3].map((n) => trustOf(written, 'low', ...lines.slice(0, n)))).toEqual([
      'PLAUSIBLE',
      'VERIFIED',
      'VERIFIED',
    ]);
  });

  test('D05v1-60 the anchor’s own trust stays', () => {
    expect(trustOf(hand(), 'rumour', 'corroborate ticket rumour')).toBe('SKETCHY');
  });

  test('D05v1-60 what it has lifted counts at once for Damage and Scrutiny', () => {
    expect(scrutinyAfter(hand(), 'corroborate rumour ticket', 'inject rumour at EASY')).toBe(1);
    const { events } = play(hand(), SEED, 'corroborate rumour ticket', 'inject rumour at EASY');
    expect(find(events, 'damaged')!.parts).toEqual([
      { factor: 'POWER', by: [21, 20] },
      { factor: 'TRUST', by: [1, 1] },
      { factor: 'CORROBORATED', by: [6, 5] },
    ]);
  });

  test('D05v1-61 [G13] a charge and no token', () => {
    const { state, view, events } = play(hand(), SEED, 'corroborate rumour ticket');
    expect(state.tokens).toBe(3);
    expect(find(events, 'tool-used')).toEqual({ kind: 'tool-used', tool: 'tool.CORROBORATE', left: 2 });
    expect(view.tools.find(({ id }) => id === 'tool.CORROBORATE')).toMatchObject({ charges: 2 });
    const lines = ['corroborate rumour ticket', 'corroborate thermo meter', 'corroborate rumour'];
    expect(refused(hand(), SEED, ...lines, 'corroborate rumour')).toMatchObject({
      code: 'no-charge',
      data: { tool: 'tool.CORROBORATE' },
    });
  });

  test.each([...MODIFIERS])('D05v1-62 %s does not forbid it', (id) => {
    const under = hand({
      modifier: [modifier(id.replace('modifier.', ''))],
      tokens: 0,
      tuning: { tokens_at_start: 0 },
    });
    expect(refused(under, SEED, 'corroborate rumour ticket')).toBeUndefined();
  });

  test('D05v1-62 no gate forbids it, nor does any Scrutiny', () => {
    const lock = gate(
      'LOCK',
      [
        [10, 'sealed'],
        [10, 'listed'],
      ],
      { seals: true, bars: ['LOCATION'], sources: ['log'] },
    );
    expect(refused(hand({ gate: [lock], scrutiny: 30 }), SEED, 'corroborate rumour ticket')).toBeUndefined();
  });

  test('[G5] primary and anchor share a tag and not the source', () => {
    expect(refused(hand(), SEED, 'corroborate rumour meter')).toMatchObject({
      code: 'no-shared-tag',
      data: { primary: 'rumour', anchor: 'meter' },
    });
    expect(refused(holding(['photo', 'cover']), SEED, 'corroborate photo cover')).toMatchObject({
      code: 'same-source',
      data: { primary: 'photo', anchor: 'cover', source: 'album' },
    });
  });

  test('[G5] a tag that REWIRE added can be the shared one', () => {
    const written = holding(['chart', 'meter']);
    expect(refused(written, SEED, 'corroborate chart meter')).toMatchObject({ code: 'no-shared-tag' });
    expect(refused(written, SEED, 'rewire chart from HEALTH to SENSOR', 'corroborate chart meter')).toBeUndefined();
  });

  test('[G5] alone it only calms: nothing is marked, nothing rises', () => {
    const { view, events } = play(hand(), SEED, 'corroborate rumour');
    expect(view.hand.find(({ id }) => id === 'rumour')).toMatchObject({ trust: 'SKETCHY', corroborated: false });
    expect(find(events, 'corroborated')).toMatchObject({ artifacts: ['rumour'], trust: null });
    expect(find(events, 'tool-used')!.left).toBe(2);
  });

  test('[G4] [G5] it ends a running Audit', () => {
    const loud = hand({ scrutiny: 9 });
    const begun = play(loud, SEED, 'inject chart at EASY');
    expect(begun.view.audit?.id).toBe('audit.DEEP_VERIFY');
    const ended = play(loud, SEED, 'inject chart at EASY', 'corroborate rumour');
    expect(ended.view.audit).toBeNull();
    expect(find(ended.events, 'audit-ended')).toEqual({
      kind: 'audit-ended',
      audit: 'audit.DEEP_VERIFY',
      why: 'CORROBORATE',
    });
  });

  test('[G1] [G5] it uses up no card, and the mark lasts for the incident', () => {
    const { view } = play(hand(), SEED, 'corroborate rumour ticket', 'cycle chart', 'flag at EASY path 1');
    expect(view.hand.filter(({ corroborated }) => corroborated).map(({ id }) => id)).toEqual(['rumour', 'ticket']);
    expect(view.discard).toEqual(['chart']);
  });

  test('[G11] bound: on the turn after its REWIRE, and only then, as primary or as anchor', () => {
    const line = 'rewire ticket from LOCATION to TIME';
    const bound = gate('BOUND', [
      [40, 'bound'],
      [10, 'tag MOOD'],
    ]);
    const path = (...lines: readonly string[]): number | null =>
      find(play(hand({ gate: [bound, EASY] }), SEED, ...lines, 'inject ticket at BOUND').events, 'checked')!.path;
    expect(path(line, 'corroborate ticket rumour')).toBe(1);
    expect(path(line, 'corroborate rumour ticket')).toBe(1);
    expect(path(line, 'corroborate ticket')).toBeNull();
    expect(path(line, 'flag at EASY path 1', 'corroborate ticket rumour')).toBeNull();
    expect(path('corroborate ticket rumour', line)).toBeNull();
    expect(path(line, 'corroborate thermo meter')).toBeNull();
  });

  test('D05v1-69 CORROBORATE targets no gate and takes no tool by name', () => {
    expect(refused(hand(), SEED, 'corroborate rumour ticket at EASY')).toMatchObject({ code: 'takes-no-target' });
    expect(refused(hand({ gate: [EASY] }), SEED, 'corroborate rumour ticket with CORROBORATE')).toMatchObject({
      code: 'tool-not-here',
    });
    expect(TRUSTS).toEqual(['SKETCHY', 'PLAUSIBLE', 'VERIFIED']);
  });
});
