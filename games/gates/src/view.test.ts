import { describe, expect, test } from 'vitest';
import { EASY, gate, holding, incident, modifier, play, SEED, SHUT } from './small.fixture.ts';
import type { View } from './view.ts';

describe('[G19] the view', () => {
  test('[G19] D05v1-78 it speaks of gates, artifacts and strength', () => {
    const { view } = play(incident(), SEED);
    const fields: readonly (keyof View)[] = ['gates', 'hand', 'tokens', 'scrutiny', 'pile', 'discard', 'tools'];
    for (const field of fields) expect(view).toHaveProperty(field);
    expect(view.gates[0]).toMatchObject({ strength: 100, strengthMax: 100, cleared: false, disabled: false });
    const said = JSON.stringify(view);
    for (const word of ['lock_strength', 'ops_tokens', 'Resistance', 'Protocol']) expect(said).not.toContain(word);
  });

  test('[G19] hand, pile and discard by id, in the order of the deck: of the pile no order is told', () => {
    const { view } = play(holding(['receipt', 'meter', 'photo', 'log', 'rule']), SEED);
    expect(view.hand.map(({ id }) => id)).toEqual(['meter', 'receipt', 'photo', 'log', 'rule']);
    expect(view.pile).toEqual(['badge', 'diary', 'rumour', 'hunch', 'ticket', 'thermo', 'cover', 'coupon', 'chart']);
    expect(view.discard).toEqual([]);
    expect(view.unseen).toBe(0);
  });

  test('[G19] an artifact as it is by now', () => {
    const { view } = play(holding(['rumour', 'ticket']), SEED, 'corroborate rumour ticket');
    expect(view.hand.find(({ id }) => id === 'rumour')).toEqual({
      id: 'rumour',
      name: 'rumour',
      line: null,
      family: 'PLACE',
      source: 'rumour',
      trust: 'PLAUSIBLE',
      power: 6,
      tags: ['LOCATION', 'HEALTH'],
      added: [],
      traits: [],
      corroborated: true,
      rewired: false,
      returns: false,
    });
  });

  test('[G19] a gate with its paths as they are written, what it lists, bars and seals', () => {
    const full = gate(
      'FULL',
      [
        [30, 'listed', 'agree'],
        [20, 'sealed'],
      ],
      { sources: ['log'], axis: ['TIME'], bars: ['MOOD'], seals: true },
    );
    expect(play(incident({ gate: [full] }), SEED).view.gates[0]).toMatchObject({
      paths: [
        { base: 30, clauses: ['listed', 'agree'], declared: false, struck: null },
        { base: 20, clauses: ['sealed'], declared: false, struck: null },
      ],
      sources: ['log'],
      axis: ['TIME'],
      bars: ['MOOD'],
      seals: true,
      flagEnds: null,
    });
  });

  test('[G10] [G14] prices are those of the moment', () => {
    expect(play(incident({ modifier: [modifier('POLICY_LOCKDOWN')] }), SEED).view.costs).toMatchObject({
      flag: 2,
      exploit: 3,
    });
  });

  test('[G21] turns, what is left of them, and how it ended', () => {
    const short = incident({ gate: [SHUT], turns: 1 });
    expect(play(short, SEED).view).toMatchObject({ turn: 1, turns: 1, turnsLeft: 1, outcome: null });
    expect(play(short, SEED, 'cycle meter').view).toMatchObject({ turn: 1, turnsLeft: 0, outcome: { result: 'lost' } });
    const won = play(holding(['meter'], { gate: [{ ...EASY, strength: 5 }] }), SEED, 'inject meter at EASY');
    expect(won.view).toMatchObject({ turnsLeft: 7, last: 'inject', outcome: { result: 'won' } });
  });

  test('[G4] a running Audit with its line and its last turn', () => {
    const { view } = play(holding(['receipt'], { scrutiny: 9 }), SEED, 'inject receipt at EASY');
    expect(view.audit).toEqual({ id: 'audit.DEEP_VERIFY', name: 'Deep', line: 'Looked at twice.', ends: 3 });
  });
});
