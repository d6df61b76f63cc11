import { describe, expect, test } from 'vitest';
import { EASY, find, gate, holding, legal, modifier, play, refused, SEED, scrutinyAfter } from '../small.fixture.ts';

const LOCK = gate(
  'LOCK',
  [
    [25, 'sealed'],
    [35, 'tag SENSOR'],
  ],
  { seals: true },
);

const hand = (changes = {}) => holding(['ticket', 'photo', 'coupon', 'meter', 'chart'], changes);

describe('[G6] REWIRE, D05v1 §9 M3', () => {
  test('D05v1-40 [G8] one token, exactly one artifact, +1 Scrutiny', () => {
    const { state, events } = play(hand(), SEED, 'rewire ticket from LOCATION to TIME');
    expect(state.tokens).toBe(2);
    expect(find(events, 'paid')).toEqual({ kind: 'paid', tokens: 1, left: 2 });
    expect(scrutinyAfter(hand(), 'rewire ticket from LOCATION to TIME')).toBe(1);
    for (const line of ['rewire from LOCATION to TIME', 'rewire ticket chart from LOCATION to TIME'])
      expect(refused(hand(), SEED, line)).toMatchObject({ code: 'attachments', data: { least: 1, most: 1 } });
    expect(
      refused(hand({ tokens: 0, tuning: { tokens_at_start: 0 } }), SEED, 'rewire ticket from LOCATION to TIME'),
    ).toMatchObject({ code: 'no-tokens', data: { move: 'rewire', cost: 1, tokens: 0 } });
  });

  test('D05v1-58 the row adds its tag, and the old one stays', () => {
    const { view, events } = play(hand(), SEED, 'rewire chart from HEALTH to SENSOR');
    const chart = view.hand.find(({ id }) => id === 'chart')!;
    expect(chart.tags).toEqual(['SENSOR', 'HEALTH']);
    expect(chart.added).toEqual(['SENSOR']);
    expect(chart).toMatchObject({ rewired: true, returns: true });
    expect(find(events, 'rewired')).toEqual({
      kind: 'rewired',
      turn: 1,
      artifact: 'chart',
      tool: null,
      from: 'HEALTH',
      to: 'SENSOR',
    });
  });

  test('D05v1-58 what the allowlist does not have is refused, and so is a tag that is not there', () => {
    expect(refused(hand(), SEED, 'rewire ticket from LOCATION to MOOD')).toMatchObject({
      code: 'off-allowlist',
      data: { artifact: 'ticket', from: 'LOCATION', to: 'MOOD' },
    });
    expect(refused(hand(), SEED, 'rewire ticket from TIME to LOCATION')).toMatchObject({ code: 'off-allowlist' });
    expect(refused(hand(), SEED, 'rewire chart from LOCATION to TIME')).toMatchObject({ code: 'tag-absent' });
    expect(refused(hand(), SEED, 'rewire chart')).toMatchObject({ code: 'tags-missing', data: { artifact: 'chart' } });
    expect(refused(hand(), SEED, 'rewire chart from HEALTH')).toMatchObject({ code: 'tags-missing' });
    expect(refused(hand(), SEED, 'rewire chart to SENSOR')).toMatchObject({ code: 'tags-missing' });
  });

  const conditions: readonly [what: string, held: readonly string[], line: string, met: boolean][] = [
    ['a trait it has', ['ticket'], 'rewire ticket from LOCATION to TIME', true],
    ['a trait it has not', ['rumour'], 'rewire rumour from LOCATION to TIME', false],
    ['a trust it has', ['coupon'], 'rewire coupon from FOOD to PURCHASE', true],
    ['a trust it has not', ['rumour'], 'rewire rumour from LOCATION to PURCHASE', false],
    ['a tag beside it', ['coupon', 'badge'], 'rewire coupon from FOOD to HEALTH', true],
    ['no such tag beside it', ['coupon', 'photo', 'chart', 'log', 'rule'], 'rewire coupon from FOOD to HEALTH', false],
    ['no condition', ['log'], 'rewire log from TIME to WORK', true],
  ];
  test.each(conditions)('D05v1-58 [G6] condition: %s', (_, held, line, met) => {
    const fault = refused(holding(held), SEED, line);
    if (met) expect(fault).toBeUndefined();
    else expect(fault).toMatchObject({ code: 'condition-unmet' });
  });

  test('[G6] trust is what it is by now: CORROBORATE opens a row', () => {
    const rumour = holding(['rumour', 'ticket']);
    expect(refused(rumour, SEED, 'rewire rumour from LOCATION to PURCHASE')).toMatchObject({ code: 'condition-unmet' });
    expect(
      refused(rumour, SEED, 'corroborate rumour ticket', 'rewire rumour from LOCATION to PURCHASE'),
    ).toBeUndefined();
  });

  test('[G13] [G6] REWIRE_ANCHOR waives the condition, once', () => {
    const media = holding(['photo', 'cover']);
    expect(refused(media, SEED, 'rewire photo from MEDIA to SENSOR')).toMatchObject({ code: 'condition-unmet' });
    const line = 'rewire photo from MEDIA to SENSOR with REWIRE_ANCHOR';
    const { view, events } = play(media, SEED, line);
    expect(view.hand.find(({ id }) => id === 'photo')!.tags).toContain('SENSOR');
    expect(find(events, 'tool-used')).toEqual({ kind: 'tool-used', tool: 'tool.REWIRE_ANCHOR', left: 0 });
    expect(refused(media, SEED, line, 'rewire cover from MEDIA to SENSOR with REWIRE_ANCHOR')).toMatchObject({
      code: 'no-charge',
      data: { tool: 'tool.REWIRE_ANCHOR' },
    });
    expect(refused(media, SEED, 'rewire photo from FOOD to MOOD with REWIRE_ANCHOR')).toMatchObject({
      code: 'off-allowlist',
    });
  });

  test('D05v1-59 INTEGRITY_LOCK: EDITABLE is refused, HASHED and not EDITABLE are not', () => {
    const locked = hand({ gate: [LOCK] });
    expect(refused(locked, SEED, 'rewire photo from FOOD to PURCHASE')).toMatchObject({
      code: 'integrity-lock',
      data: { artifact: 'photo' },
    });
    expect(refused(locked, SEED, 'rewire photo from MEDIA to SENSOR with REWIRE_ANCHOR')).toMatchObject({
      code: 'integrity-lock',
    });
    expect(refused(locked, SEED, 'rewire ticket from LOCATION to TIME')).toBeUndefined();
    expect(refused(locked, SEED, 'rewire coupon from FOOD to PURCHASE')).toBeUndefined();
    expect(refused(hand(), SEED, 'rewire photo from FOOD to PURCHASE')).toBeUndefined();
  });

  test('D05v1-59 only while that gate is open', () => {
    const both = hand({ gate: [{ ...LOCK, strength: 5 }, EASY] });
    expect(refused(both, SEED, 'rewire photo from FOOD to PURCHASE')).toMatchObject({ code: 'integrity-lock' });
    expect(refused(both, SEED, 'inject meter at LOCK', 'rewire photo from FOOD to PURCHASE')).toBeUndefined();
  });

  test('[G6] once an incident for an artifact', () => {
    expect(
      refused(hand(), SEED, 'rewire ticket from LOCATION to TIME', 'rewire ticket from TIME to WORK'),
    ).toMatchObject({ code: 'already-rewired', data: { artifact: 'ticket' } });
  });

  test('[G15] [G6] it comes back to the hand after its next INJECT, once, and does 23/20', () => {
    const wide = hand({ gate: [{ ...EASY, strength: 200 }] });
    const lines = ['rewire chart from HEALTH to SENSOR', 'inject chart meter at EASY'];
    const first = play(wide, SEED, ...lines);
    expect(find(first.events, 'damaged')!.parts).toContainEqual({ factor: 'REWIRED', by: [23, 20] });
    expect(find(first.events, 'discarded')).toEqual({ kind: 'discarded', artifacts: ['meter'] });
    expect(find(first.events, 'returned')).toEqual({ kind: 'returned', artifacts: ['chart'] });
    const chart = first.view.hand.find(({ id }) => id === 'chart')!;
    expect(chart).toMatchObject({ returns: false, rewired: true, added: ['SENSOR'] });
    const second = play(wide, SEED, ...lines, 'inject chart at EASY');
    expect(find(second.events, 'returned')).toBeUndefined();
    expect(second.view.discard).toContain('chart');
  });

  test('[G6] it alone comes back: nothing is told to be discarded', () => {
    const { events } = play(hand(), SEED, 'rewire chart from HEALTH to SENSOR', 'inject chart at EASY');
    expect(find(events, 'discarded')).toBeUndefined();
  });

  test('[G6] a row adds a tag and never a trait: nothing becomes TIMESTAMPED', () => {
    const { view } = play(hand(), SEED, 'rewire coupon from FOOD to PURCHASE');
    expect(view.hand.find(({ id }) => id === 'coupon')!.traits).toEqual([]);
  });

  test('[G18] legal REWIREs are the rows whose condition holds', () => {
    const rows = legal(play(holding(['ticket', 'rumour'], { tool: [] }), SEED)).filter((line) =>
      /rumour|ticket/.test(line),
    );
    expect(rows.filter((line) => line.startsWith('rewire'))).toEqual([
      'rewire ticket from TIME to WORK',
      'rewire ticket from LOCATION to TIME',
      'rewire ticket from LOCATION to PURCHASE',
    ]);
  });

  test('D05v1-69 REWIRE targets no gate', () => {
    expect(refused(hand(), SEED, 'rewire ticket from LOCATION to TIME at EASY')).toMatchObject({
      code: 'takes-no-target',
      data: { move: 'rewire' },
    });
  });

  test('[G14] POLICY_LOCKDOWN leaves its price alone', () => {
    const locked = hand({ modifier: [modifier('POLICY_LOCKDOWN')] });
    expect(play(locked, SEED, 'rewire ticket from LOCATION to TIME').state.tokens).toBe(2);
  });
});
