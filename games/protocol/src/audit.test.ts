import { describe, expect, test } from 'vitest';
import { card, type Fields, find, hand, kinds, legal, play, puzzle, refused, SEED } from './play.fixture.ts';
import { protocol } from './protocol.ts';

const audits = (told: readonly { readonly kind: string }[]): number =>
  told.filter(({ kind }) => kind === 'audited').length;

const quarantined = (written: Fields, ...lines: readonly string[]): string | undefined =>
  find(play(written, SEED, ...lines).events, 'quarantined')?.card;

describe('[P5] Scrutiny', () => {
  const rows: readonly [what: string, from: number, line: string, to: number, audits: number][] = [
    ['D29-75 4 and +0', 4, 'submit badge', 4, 0],
    ['D29-75 D29-80 D05v1-20 4 and +1', 4, 'submit rumour', 2, 1],
    ['3 and +1', 3, 'submit rumour', 4, 0],
    ['3 and +2 by SUBMIT', 3, 'submit rumour sulk', 2, 1],
    ['4 and +2 by SUBMIT: never above 5', 4, 'submit rumour sulk', 2, 1],
    ['a start at 5 and +0', 5, 'submit badge', 5, 0],
    ['a start at 5 and +1', 5, 'submit sulk', 2, 1],
  ];
  test.each(rows)('[P5] %s', (_, scrutiny, line, to, count) => {
    const { state, events } = play(puzzle({ scrutiny }), SEED, line);
    expect(state.scrutiny).toBe(to);
    expect(audits(events)).toBe(count);
    if (count > 0) expect(find(events, 'scrutiny-rose')?.scrutiny).toBe(5);
  });

  test.each([0, 1, 2])('[P5] [P17] starts at %i where the puzzle says so, and the Lock shows it', (scrutiny) => {
    const { setup, state } = play(puzzle({ scrutiny }), SEED);
    expect(protocol.view(setup, state, 0)).toMatchObject({ scrutiny, scrutinyCap: 5 });
  });
});

describe('[P28] what an Audit does', () => {
  const heals: readonly [from: number, to: number, healed: number][] = [
    [60, 75, 15],
    [84, 99, 15],
    [85, 100, 15],
    [86, 100, 14],
    [92, 100, 8],
    [95, 100, 5],
    [100, 100, 0],
  ];
  test.each(heals)('[P28] D29-76 D29-77 D05v1-21 Resistance %i becomes %i', (resistance, to, healed) => {
    const { state, events } = play(puzzle({ resistance, scrutiny: 4 }), SEED, 'submit sulk');
    expect(state.resistance).toBe(to);
    expect(find(events, 'audited')).toEqual({ kind: 'audited', healed, resistance: to, scrutiny: 2 });
  });

  test('[P28] the maximum is the tuning’s, not where this puzzle starts', () => {
    const written = puzzle({ tuning: { resistance: 120 }, resistance: 110, scrutiny: 4 });
    expect(play(written, SEED, 'submit sulk').state.resistance).toBe(120);
  });

  test('[P28] an accepted SKETCHY payload is taken off before the Audit heals', () => {
    expect(play(puzzle({ resistance: 80, scrutiny: 4 }), SEED, 'submit rumour').state.resistance).toBe(80 - 20 + 15);
  });

  test('[P37] heal, reset and length come from the tuning', () => {
    const tuning = { audit_heal: 7, audit_scrutiny: 3, quarantine_turns: 1 };
    const { events } = play(puzzle({ resistance: 50, scrutiny: 4, tuning }), SEED, 'submit sulk');
    expect(find(events, 'audited')).toMatchObject({ resistance: 57, scrutiny: 3 });
    expect(find(events, 'quarantined')?.turns).toBe(1);
  });

  test('[P46] D29-09 Audits and used-up SCANs lose nothing but turns', () => {
    const lines = [
      'scan badge memo',
      'scan receipt',
      'submit sulk',
      'submit rumour sulk',
      'submit forgery sulk',
      'submit sulk',
      'submit forgery',
      'submit forgery',
    ];
    const played = lines.map((_, i) => play(puzzle({ scrutiny: 2 }), SEED, ...lines.slice(0, i + 1)));
    expect(audits(played.at(-1)!.told)).toBe(3);
    const results = played.map(({ setup, state }) => protocol.outcome(setup, state)?.result);
    expect(results).toEqual([...Array.from({ length: 7 }, () => undefined), 'lost']);
  });
});

describe('[P7] which card is quarantined', () => {
  const tied = hand(
    [card('x', 9), card('y', 15), card('z', 15), card('w', 22)].map((c) => ({ ...c, trust: 'SKETCHY' })),
    {
      scrutiny: 4,
    },
  );
  const rows: readonly [what: string, line: string, caught: string][] = [
    ['D29-78 the higher of two', 'submit y w', 'w'],
    ['the higher though dealt first', 'submit x y', 'y'],
    ['the only one', 'submit x', 'x'],
    ['D29-78 of equals the one dealt first', 'submit y z', 'y'],
    ['however they are named', 'submit z y', 'y'],
  ];
  test.each(rows)('[P7] %s', (_, line, caught) => {
    expect(quarantined(tied, line)).toBe(caught);
  });

  test('[P7] a rejected payload is the one just submitted, too', () => {
    expect(quarantined(puzzle({ scrutiny: 4 }), 'submit badge sulk')).toBe('sulk');
  });

  const scans: readonly [what: string, lines: readonly string[], caught: string | undefined][] = [
    ['D05v1-22 the last payload’s highest', ['submit badge receipt', 'scan memo'], 'badge'],
    ['D05v1-22 its highest, though dealt later', ['submit badge sulk', 'scan memo'], 'sulk'],
    ['the last payload, not an earlier one', ['submit forgery', 'submit receipt', 'scan memo'], 'receipt'],
    ['its highest discarded in this SCAN: the other', ['submit badge receipt', 'scan badge'], 'receipt'],
    ['both discarded in this SCAN: nothing', ['submit badge receipt', 'scan badge receipt'], undefined],
    ['D05v1-22 nothing submitted yet: nothing', ['scan memo'], undefined],
  ];
  test.each(scans)('[P7] Audit from a SCAN: %s', (_, lines, caught) => {
    const { state, events } = play(puzzle({ scrutiny: 3 }), SEED, ...lines);
    expect(audits(events)).toBe(1);
    expect(find(events, 'quarantined')?.card).toBe(caught);
    expect(kinds(events).includes('nothing-quarantined')).toBe(caught === undefined);
    if (caught === undefined) expect(state).toMatchObject({ quarantined: 0, quarantineEnds: 0 });
  });

  test('[P7] its highest discarded in an earlier SCAN: the other', () => {
    const lines = ['submit badge receipt', 'scan badge', 'scan memo'];
    expect(quarantined(puzzle({ scrutiny: 2 }), ...lines)).toBe('receipt');
  });
});

describe('[P8] two turns of Quarantine', () => {
  const caught = puzzle({ scrutiny: 4 });
  const rows: readonly [what: string, between: readonly string[], turns: number | undefined][] = [
    ['the next turn: refused, 2 left', [], 2],
    ['the turn after: refused, 1 left', ['submit badge'], 1],
    ['the third turn: free', ['submit badge', 'submit badge'], undefined],
  ];
  test.each(rows)('[P8] [P29] D29-79 D29-81 D05v1-23 %s', (_, between, turns) => {
    const fault = refused(caught, SEED, 'submit forgery', ...between, 'submit forgery memo');
    expect(fault?.code).toBe(turns === undefined ? undefined : 'quarantined');
    expect(fault?.data).toEqual(turns === undefined ? undefined : { card: 'forgery', turns });
  });

  test('[P8] the second turn that it is locked tells of its end', () => {
    const lines = ['submit forgery', 'submit badge', 'submit badge'];
    const { told } = play(caught, SEED, ...lines);
    const at = told.findIndex(({ kind }) => kind === 'quarantine-ended');
    expect(told[at]).toEqual({ kind: 'quarantine-ended', card: 'forgery' });
    expect(told.slice(0, at).filter(({ kind }) => kind === 'turn-ended')).toHaveLength(3);
  });

  test('[P8] [P40] the view counts it down', () => {
    const left = (...lines: readonly string[]): number | undefined => {
      const { setup, state } = play(caught, SEED, ...lines);
      return protocol.view(setup, state, 0).cards.find(({ id }) => id === 'forgery')?.quarantine;
    };
    const lines = ['submit forgery', 'submit badge', 'submit badge'];
    expect([0, 1, 2, 3].map((n) => left(...lines.slice(0, n)))).toEqual([0, 2, 1, 0]);
  });

  test('[P8] the other cards stay usable', () => {
    expect(refused(caught, SEED, 'submit forgery', 'submit rumour badge')).toBeUndefined();
  });

  test('[P8] a SCAN takes a turn of it as a SUBMIT does', () => {
    expect(refused(caught, SEED, 'submit forgery', 'scan memo', 'submit badge', 'submit forgery')).toBeUndefined();
    expect(refused(caught, SEED, 'submit forgery', 'scan memo', 'submit forgery')?.data).toEqual({
      card: 'forgery',
      turns: 1,
    });
  });

  test('[P8] [P26] a quarantined card may be discarded, and its Quarantine goes with it', () => {
    const { state, events } = play(caught, SEED, 'submit forgery', 'scan forgery');
    expect(state).toMatchObject({ quarantined: 0, quarantineEnds: 0 });
    expect(kinds(events)).not.toContain('quarantine-ended');
    expect(refused(caught, SEED, 'submit forgery', 'scan forgery', 'submit forgery')?.code).toBe('not-in-evidence');
  });

  test('[P29] [P8] Evidence of two: the other card can always be submitted', () => {
    const two = hand([card('x', 9, { trust: 'SKETCHY' }), card('y', 5)], { scrutiny: 4 });
    const { setup, state } = play(two, SEED, 'submit x');
    expect(legal({ setup, state })).toEqual(['submit y']);
  });
});

describe('[P15] quarantined again', () => {
  test('[P15] the same card begins anew', () => {
    const lines = ['submit forgery', 'scan memo', 'scan receipt'];
    const { state, told } = play(puzzle({ scrutiny: 4 }), SEED, ...lines);
    expect(audits(told)).toBe(2);
    expect(kinds(told)).not.toContain('quarantine-ended');
    expect(state).toMatchObject({ turn: 4, quarantineEnds: 6 });
    const after = (...more: readonly string[]) => refused(puzzle({ scrutiny: 4 }), SEED, ...lines, ...more);
    expect(after('submit forgery')?.data).toEqual({ card: 'forgery', turns: 2 });
    expect(after('submit badge', 'submit forgery')?.data).toEqual({ card: 'forgery', turns: 1 });
    expect(after('submit badge', 'submit badge', 'submit forgery')).toBeUndefined();
  });

  test('[P29] [P30] another card: the first is free as the second is locked, and both are told', () => {
    const lines = ['submit forgery', 'submit rumour sulk', 'submit rumour sulk'];
    const { state, setup, events } = play(puzzle({ scrutiny: 4 }), SEED, ...lines);
    expect(events.slice(-3)).toEqual([
      { kind: 'quarantined', card: 'rumour', turns: 2 },
      { kind: 'turn-ended', turnsLeft: 5 },
      { kind: 'quarantine-ended', card: 'forgery' },
    ]);
    const locked = protocol.view(setup, state, 0).cards.filter(({ quarantine }) => quarantine > 0);
    expect(locked.map(({ id }) => id)).toEqual(['rumour']);
  });

  test('[P7] [P29] an Audit that finds nothing does not keep the first card locked', () => {
    const lines = ['submit forgery', 'submit badge sulk', 'scan badge sulk'];
    const { state, events } = play(puzzle({ scrutiny: 4 }), SEED, ...lines);
    expect(events.slice(-3)).toEqual([
      { kind: 'nothing-quarantined' },
      { kind: 'turn-ended', turnsLeft: 5 },
      { kind: 'quarantine-ended', card: 'forgery' },
    ]);
    expect(state).toMatchObject({ quarantined: 0, quarantineEnds: 0 });
  });
});

test('[P11] D29-125 D29-126 peak and number of Audits can be read from start and events', () => {
  const peak = (written: Fields, ...lines: readonly string[]): readonly number[] => {
    const { setup, told } = play(written, SEED, ...lines);
    const seen = told.flatMap((event) => (event.kind === 'scrutiny-rose' ? [event.scrutiny] : []));
    return [Math.max(setup.script.scrutiny, ...seen), audits(told)];
  };
  expect(peak(puzzle({ scrutiny: 2, resistance: 20 }), 'submit badge receipt')).toEqual([2, 0]);
  expect(peak(puzzle({ scrutiny: 2, resistance: 40 }), 'submit rumour', 'submit badge receipt')).toEqual([3, 0]);
  expect(peak(puzzle({ scrutiny: 4, resistance: 40 }), 'submit rumour', 'submit badge', 'submit memo')).toEqual([5, 1]);
});
