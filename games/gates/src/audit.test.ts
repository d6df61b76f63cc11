import { describe, expect, test } from 'vitest';
import { EASY, find, gate, holding, incident, kinds, play, SEED, SHUT } from './small.fixture.ts';

const hand = (changes = {}) =>
  holding(['receipt', 'photo', 'rumour', 'hunch', 'meter'], { gate: [EASY, SHUT], ...changes });

describe('[G4] Audits', () => {
  const crossings: readonly [from: number, line: string, audit: string | null, why: string | null][] = [
    [8, 'inject receipt at EASY', null, null],
    [9, 'inject receipt at EASY', 'audit.DEEP_VERIFY', 'MED'],
    [10, 'inject receipt at EASY', null, null],
    [18, 'inject receipt at EASY', null, null],
    [19, 'inject receipt at EASY', 'audit.NARROW_CHANNEL', 'HIGH'],
    [20, 'inject receipt at EASY', null, null],
    [9, 'inject meter at EASY', null, null],
    [9, 'cycle meter', 'audit.DEEP_VERIFY', 'MED'],
    [7, 'inject rumour at EASY', 'audit.DEEP_VERIFY', 'MED'],
    [28, 'inject rumour at SHUT', null, null],
  ];
  test.each(crossings)('[G4] from Scrutiny %i, "%s": %s', (scrutiny, line, audit, why) => {
    const { events, view } = play(hand({ scrutiny }), SEED, line);
    expect(view.audit?.id ?? null).toBe(audit);
    expect(find(events, 'audit-began')?.why ?? null).toBe(why);
  });

  test('[G4] it holds on the next two turns and not on the third', () => {
    const lines = ['inject receipt at EASY', 'flag at EASY path 1', 'flag at EASY path 1'];
    expect(
      [1, 2, 3].map((n) => play(hand({ scrutiny: 9 }), SEED, ...lines.slice(0, n)).view.audit?.ends ?? null),
    ).toEqual([3, 3, null]);
    expect(play(hand({ scrutiny: 9 }), SEED, ...lines).events).toContainEqual({
      kind: 'audit-ended',
      audit: 'audit.DEEP_VERIFY',
      why: 'TIME',
    });
  });

  test('[G4] ten strength comes back to every open gate, up to where it started', () => {
    const two = hand({
      scrutiny: 8,
      gate: [
        EASY,
        SHUT,
        gate('THIRD', [
          [30, 'tag FOOD'],
          [20, 'tag MOOD'],
        ]),
      ],
    });
    const { view, events } = play(two, SEED, 'inject receipt at EASY', 'inject photo at THIRD');
    // EASY 100 − 29 + 10; SHUT is where it started; THIRD 100 − 23 + 10.
    expect(view.gates.map(({ strength }) => strength)).toEqual([81, 100, 87]);
    expect(events.filter(({ kind }) => kind === 'strength-returned')).toEqual([
      { kind: 'strength-returned', gate: 'gate.EASY', by: 10, strength: 81 },
      { kind: 'strength-returned', gate: 'gate.THIRD', by: 10, strength: 87 },
    ]);
  });

  test('[G4] less than ten where less is missing, nothing to a cleared gate', () => {
    const small = hand({
      scrutiny: 9,
      gate: [
        gate('SMALL', [
          [5, 'trust SKETCHY'],
          [1, 'tag MOOD'],
        ]),
        { ...EASY, strength: 5 },
      ],
    });
    const { view } = play(small, SEED, 'inject meter at EASY', 'inject receipt at SMALL', 'inject rumour at SMALL');
    expect(view.gates[1]!.strength).toBe(0);
    expect(view.gates[0]!.strength).toBe(100);
  });

  test('[G4] the relief of a cleared gate counts before bands are compared', () => {
    const weak = (scrutiny: number) => hand({ scrutiny, gate: [{ ...EASY, strength: 5 }, SHUT] });
    expect(play(weak(9), SEED, 'inject receipt at EASY').view.audit).toBeNull();
    expect(play(weak(9), SEED, 'inject receipt at EASY').state.scrutiny).toBe(8);
    expect(play(weak(9), SEED, 'inject rumour at EASY').view.audit?.id).toBe('audit.DEEP_VERIFY');
  });

  test('[G4] none fires on the move that clears the last gate', () => {
    const last = hand({ scrutiny: 9, gate: [{ ...EASY, strength: 5 }], tuning: { cleared_relief: 0 } });
    const { events, outcome } = play(last, SEED, 'inject rumour at EASY');
    expect(find(events, 'audit-began')).toBeUndefined();
    expect(outcome?.result).toBe('won');
  });

  test('[G4] an incident that begins in MED or HIGH brings none', () => {
    for (const scrutiny of [10, 20, 30]) expect(play(hand({ scrutiny }), SEED).view.audit).toBeNull();
  });

  test('[G4] one at a time: the new one takes the place of the old', () => {
    const tuning = { med_from: 5, high_from: 7 };
    const { events, view } = play(
      hand({ scrutiny: 4, tuning }),
      SEED,
      'inject receipt at EASY',
      'inject rumour at EASY',
    );
    expect(view.audit?.id).toBe('audit.NARROW_CHANNEL');
    const order = kinds(events);
    expect(order.indexOf('audit-ended')).toBe(order.indexOf('audit-began') - 1);
    expect(find(events, 'audit-ended')).toMatchObject({ audit: 'audit.DEEP_VERIFY', why: 'REPLACED' });
  });

  test('[G4] NARROW_CHANNEL and SOURCE_LOCK in turn', () => {
    const loud = hand({ scrutiny: 19, turns: 12, gate: [{ ...EASY, strength: 200 }, SHUT], tool: undefined });
    const written = incident({ ...loud, tool: [{ id: 'tool.CORROBORATE', name: 'C', charges: 9, line: 'It calms.' }] });
    const { told } = play(
      written,
      SEED,
      'inject receipt at EASY',
      'corroborate meter',
      'cycle photo',
      'corroborate meter',
      'inject hunch at EASY',
    );
    expect(told.flatMap((event) => (event.kind === 'audit-began' ? [event.audit] : []))).toEqual([
      'audit.NARROW_CHANNEL',
      'audit.SOURCE_LOCK',
      'audit.NARROW_CHANNEL',
    ]);
  });

  test('[G4] D05v1-71 an Audit never loses the incident', () => {
    const { outcome, view } = play(hand({ scrutiny: 29 }), SEED, 'inject rumour at SHUT');
    expect(view.scrutiny).toBe(30);
    expect(outcome).toBeUndefined();
  });

  test('[G7] [G14] the Audits act: DEEP_VERIFY hides a SKETCHY card, NARROW_CHANNEL lets one through', () => {
    const sensor = gate('SENSES', [
      [30, 'tag SENSOR'],
      [20, 'tag POLICY'],
    ]);
    const deep = holding(['hunch', 'receipt'], { gate: [sensor, EASY], scrutiny: 9 });
    expect(find(play(deep, SEED, 'inject hunch at SENSES').events, 'checked')!.path).toBe(1);
    expect(
      find(play(deep, SEED, 'inject receipt at EASY', 'inject hunch at SENSES').events, 'checked')!.path,
    ).toBeNull();
    const narrow = play(hand({ scrutiny: 19 }), SEED, 'inject receipt at EASY', 'inject meter at EASY');
    expect(find(narrow.events, 'damaged')!.parts).toContainEqual({ factor: 'NARROW_CHANNEL', by: [11, 10] });
  });
});
