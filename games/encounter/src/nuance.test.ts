import { describe, expect, test } from 'vitest';
import {
  actorIn,
  all,
  type Fields,
  find,
  foe,
  hero,
  kinds,
  legal,
  play,
  refused,
  round,
  technique,
  why,
} from './round.fixture.ts';

const READY = '1: ready';
const swift = (id: string, more: Fields = {}): Fields => hero(id, { speed: 'VERY_FAST', ...more });
const duel = round([swift('a')], [foe('b')]);

describe('[E23] [E8] one degree more, after the roll', () => {
  /** Attack 3 against Defense 3; resistance 5 on the dice is −2, 10 is 0. */
  const rows: readonly [
    what: string,
    attack: string,
    resistance: string,
    before: readonly [contact: number, degree: number],
    after: readonly [contact: number, degree: number],
  ][] = [
    ['ADR8-39 2 becomes 3', '15+1', '9+1', [2, 1], [3, 2]],
    ['ADR8-39 4 stays 4', '19+5', '9+1', [4, 3], [4, 3]],
    ['3 becomes 4', '19+1', '9+1', [3, 2], [4, 3]],
    ['1 becomes 2', '11+1', '9+1', [1, 0], [2, 1]],
    ['a tie becomes contact', '10+1', '4+1', [0, 0], [1, 2]],
    ['a miss becomes a tie', '9+1', '4+1', [-1, 0], [0, 0]],
    ['the degree of the hit stays within 4', '19+1', '4+1', [3, 4], [4, 4]],
    ['after naturals and their clamp: 4 with a natural 20 stays 4', '20+6', '9+1', [4, 3], [4, 3]],
    ['after a natural 1', '1+6', '9+1', [-2, 0], [-1, 0]],
  ];
  test.each(rows)('[E23] [E8] %s', (_, attack, resistance, before, after) => {
    const dice = { heroes: attack, foes: `10+1 ${resistance}` };
    const lines = ['0: declare a strike b; ready', READY];
    const open = play(duel, dice, ...lines);
    expect(open.view.fight).toMatchObject({
      stage: 'CLASH',
      turn: 'a',
      hits: [{ contact: before[0], degree: before[1] }],
    });
    const { events } = play(duel, dice, ...lines, '0: nuance a degree 1');
    expect(find(events, 'nuanced')).toEqual({
      kind: 'nuanced',
      actor: 'a',
      use: 'degree',
      hit: 1,
      contact: after[0],
      degree: after[1],
    });
    expect(find(events, 'landed')?.degree ?? 0).toBe(after[1]);
  });

  const LIGHT = technique('cut', { tags: ['light'] });
  const FREE = technique('flurry', { action: 'BONUS', does: 'ATTACK', tags: ['unbound'] });
  const slots: readonly [what: string, line: string, contact: number, degree: number][] = [
    ['a Minor: more contact, no more than degree 1', 'cut b as-minor', 2, 1],
    ['a Bonus: contact stays 1', 'jab b', 1, 0],
    ['an `unbound` Bonus: contact 2', 'flurry b', 2, 1],
  ];
  test.each(slots)('[E23] [E7] %s', (_, line, contact, degree) => {
    const table = round([swift('a', { techniques: ['cut', 'flurry'] })], [foe('b')], { technique: [LIGHT, FREE] });
    const { told } = play(
      table,
      { heroes: '11+1', foes: '10+1 9+1' },
      `0: declare a ${line}; ready`,
      READY,
      '0: nuance a degree 1',
    );
    expect(find(told, 'clashed')?.contact).toBe(1);
    expect(find(told, 'nuanced')).toMatchObject({ contact, degree });
  });

  test('[E23] [E8] after a +3 and a reroll', () => {
    const table = round([swift('a')], [foe('b')], { difficulty: { id: 'STORY', invokes: 2 } });
    const { told } = play(
      table,
      { heroes: '8+1 11+1', foes: '10+1 9+1' },
      '0: declare a strike b +3-reroll; ready',
      READY,
      '0: nuance a degree 1',
    );
    expect(find(told, 'clashed')).toMatchObject({ margin: 4, contact: 1 });
    expect(find(told, 'nuanced')).toMatchObject({ contact: 2, degree: 1 });
  });

  test('[E23] a feint that ties makes its invoke after all, and only one', () => {
    const lines = ['0: declare a feint b; ready', READY, '0: nuance a degree 1'];
    expect(play(duel, { heroes: '10+1', foes: '10+1 9+1' }, ...lines).view.invokes).toEqual([1, 0]);
    expect(play(duel, { heroes: '11+1', foes: '10+1 9+1' }, ...lines).view.invokes).toEqual([1, 0]);
    expect(play(duel, { heroes: '9+1', foes: '10+1 9+1' }, ...lines).view.invokes).toEqual([0, 0]);
  });

  test('[E23] one of several hits, the others stay', () => {
    const { told } = play(
      duel,
      { heroes: '11+1 11+1', foes: '10+1 9+1 10+1 9+1' },
      '0: declare a jab b; declare a strike b; ready',
      READY,
      '0: nuance a degree 2',
    );
    expect(find(told, 'nuanced')).toMatchObject({ hit: 2, contact: 2, degree: 1 });
    expect(all(told, 'landed').map(({ degree }) => degree)).toEqual([1]);
  });
});

describe('[E23] whose and when', () => {
  const dice = { heroes: '11+1 11+1', foes: '10+1 9+1 10+1 9+1' };
  const both = round([swift('a'), swift('c')], [foe('b')]);
  const lines = ['0: declare a strike b; declare c strike b; ready', READY];

  test('[E23] in the order of initiative, one at a time', () => {
    const at = play(both, { ...dice, initiative: '3 12 20' }, ...lines);
    expect([at.view.fight?.order, at.view.fight?.turn]).toEqual([['b', 'c', 'a'], 'c']);
    expect(legal(at, 0)).toEqual(['nuance c degree 2', 'pass']);
    expect(legal(at, 1)).toEqual([]);
    const { told } = play(both, { ...dice, initiative: '3 12 20' }, ...lines, '0: pass', '0: nuance a degree 1');
    expect(all(told, 'passed')).toEqual([{ kind: 'passed', actor: 'c' }]);
  });

  const refusals: readonly [what: string, line: string, seen: Fields][] = [
    ['out of turn', '0: nuance c degree 2', { code: 'not-your-turn', actor: 'a' }],
    ['the roll of an ally', '0: nuance a degree 2', { code: 'not-your-hit', actor: 'a', hit: 2 }],
    ['a roll that was not made', '0: nuance a degree 3', { code: 'not-your-hit', hit: 3 }],
    ['no roll at all', '0: nuance a degree', { code: 'unknown-hit' }],
    ['a rider that no technique permits', '0: nuance a add', { code: 'no-rider', actor: 'a', rider: 'ADD' }],
    ['the other rider', '0: nuance a remove', { code: 'no-rider', actor: 'a', rider: 'REMOVE' }],
    ['a Major', '0: nuance a major', { code: 'nuance-major' }],
    ['a Minor, when intents are revealed', '0: nuance a minor', { code: 'not-now', stage: 'CLASH' }],
    ['by the other side', '1: pass', { code: 'not-your-move' }],
    ['a reaction before its window', '0: react a parry 1', { code: 'out-of-window', stage: 'CLASH' }],
  ];
  test.each(refusals)('[E23] refused: %s', (_, line, seen) => {
    const table = round([swift('a', { techniques: ['parry'] }), swift('c')], [foe('b')]);
    expect(why(refused(table, dice, ...lines, line))).toMatchObject(seen);
  });

  test('[E23] ADR8-30 ADR8-39 once a round: then it is gone', () => {
    const spent = [...lines, '0: nuance a degree 1'];
    const at = play(both, dice, ...spent);
    expect(actorIn(at.view, 'a').nuance).toEqual({ used: 1, total: 1 });
    expect([at.view.fight?.turn, legal(at, 0)]).toEqual(['c', ['nuance c degree 2', 'pass']]);
    expect(refused(both, dice, ...spent, '0: nuance a degree 1')?.code).toBe('not-your-turn');
  });

  test('[E23] ADR8-39 spent as a Minor, it raises no roll', () => {
    const { told, view } = play(
      duel,
      { heroes: '11+1', foes: '10+1 9+1' },
      '0: nuance a minor; declare a strike b; ready',
      READY,
    );
    expect(view.fight?.round).toBe(2);
    expect(kinds(told)).not.toContain('nuanced');
  });

  test('[E23] ADR8-30 there again the next round', () => {
    const round1 = ['0: declare a strike b; ready', READY, '0: nuance a degree 1'];
    const { view } = play(
      duel,
      { heroes: '11+1 11+1', foes: '10+1 9+1 10+1 9+1' },
      ...round1,
      '0: declare a strike b; ready',
      READY,
    );
    expect([view.fight?.round, view.fight?.stage, actorIn(view, 'a').nuance]).toEqual([
      2,
      'CLASH',
      { used: 0, total: 1 },
    ]);
  });

  test('[E23] nobody is asked who is not very fast, or has rolled nothing', () => {
    for (const speed of ['NORMAL', 'FAST']) {
      const table = round([hero('a', { speed })], [foe('b')]);
      const lines1 = ['0: declare a strike b; ready', READY];
      expect(play(table, { heroes: '11+1', foes: '10+1 9+1' }, ...lines1).view.fight?.round).toBe(2);
    }
    expect(play(duel, {}, '0: declare a guard; ready', READY).view.fight?.round).toBe(2);
    const struck = { heroes: '10+1 9+1', foes: '11+1' };
    expect(play(duel, struck, '0: ready', '1: declare b strike a; ready').view.fight?.round).toBe(2);
  });

  test('[E23] [E8] before windows: a parry meets the raised contact', () => {
    const table = round([swift('a')], [foe('b', { techniques: ['parry'] })]);
    const begun = ['0: declare a strike b; ready', READY, '0: nuance a degree 1'];
    const { told } = play(table, { heroes: '11+1', foes: '10+1 9+1 15+1' }, ...begun, '1: react b parry 1');
    const order = kinds(told).filter((kind) => ['clashed', 'nuanced', 'window-opened', 'reacted'].includes(kind));
    expect(order).toEqual(['clashed', 'nuanced', 'window-opened', 'reacted']);
    expect(find(told, 'reacted')).toMatchObject({ success: 1, contact: 1, degree: 0 });
  });

  test('[E23] foes have theirs', () => {
    const table = round([hero('a')], [foe('b', { speed: 'VERY_FAST' })]);
    const { told } = play(
      table,
      { heroes: '10+1 9+1', foes: '11+1' },
      '0: ready',
      '1: declare b strike a; ready',
      '1: nuance b degree 1',
    );
    expect(find(told, 'landed')).toMatchObject({ target: 'a', degree: 1 });
  });
});

describe('[E23] riders', () => {
  const VAULT = technique('vault', { action: 'MINOR', does: 'MOVE', rider: ['ADD', 'REMOVE'] });
  const CALL = technique('call-out', { rider: ['ADD'] });
  const HUSH = technique('hush', { rider: ['REMOVE'] });
  const table = (a: Fields = {}): Fields =>
    round([swift('a', { techniques: ['vault', 'call-out', 'hush'], ...a }), swift('c')], [foe('b')], {
      fight: { zones: 2 },
      technique: [VAULT, CALL, HUSH],
      scene: {
        tag: [
          { id: 'sand', name: 'Sand', invokes: 1, open: true },
          { id: 'roof', name: 'Roof', invokes: 2, open: true, side: 'FOES' },
        ],
      },
    });
  const dice = { heroes: '10+1', foes: '10+1 9+1' };

  test('[E23] ADR8-38 add: an invoke for one’s side, from the next round on', () => {
    const lines = ['0: declare a vault zone-2; ready', READY];
    expect(legal(play(table(), {}, ...lines), 0)).toEqual(['nuance a add', 'nuance a remove', 'pass']);
    const { events, view } = play(table(), {}, ...lines, '0: nuance a add');
    expect(events.slice(0, 2)).toEqual([
      { kind: 'nuanced', actor: 'a', use: 'add', hit: null, contact: null, degree: null },
      { kind: 'invokes-made', side: 'HEROES', by: 1 },
    ]);
    expect([view.fight?.round, view.invokes]).toEqual([2, [2, 2]]);
  });

  test('[E23] ADR8-38 remove: an invoke of the other side', () => {
    const { view } = play(table(), {}, '0: declare a vault zone-2; ready', READY, '0: nuance a remove');
    expect(view.invokes).toEqual([1, 1]);
    expect(view.tags.map(({ id, invokes }) => [id, invokes])).toEqual([
      ['sand', 1],
      ['roof', 1],
    ]);
  });

  const rows: readonly [what: string, line: string, rider: string, code: string | undefined][] = [
    ['add, with a technique for it', 'call-out b', 'add', undefined],
    ['remove, with a technique for adding', 'call-out b', 'remove', 'no-rider'],
    ['remove, with a technique for it', 'hush b', 'remove', undefined],
    ['add, with a technique for removing', 'hush b', 'add', 'no-rider'],
    ['add, with neither', 'strike b', 'add', 'no-rider'],
    ['remove, with neither', 'strike b', 'remove', 'no-rider'],
  ];
  test.each(rows)('[E23] ADR8-38 %s', (_, line, rider, code) => {
    expect(refused(table(), dice, `0: declare a ${line}; ready`, READY, `0: nuance a ${rider}`)?.code).toBe(code);
  });

  test('[E23] ADR8-38 the technique must be one’s own', () => {
    const lines = ['0: declare c strike b; declare a vault zone-2; ready', READY];
    const after = [...lines, '0: pass'];
    expect(play(table(), dice, ...after).view.fight?.turn).toBe('c');
    expect(refused(table(), dice, ...after, '0: nuance c add')?.code).toBe('no-rider');
  });

  test('[E23] a rider or a degree, not both', () => {
    const lines = ['0: declare a call-out b; ready', READY];
    expect(legal(play(table(), dice, ...lines), 0)).toEqual(['nuance a degree 1', 'nuance a add', 'pass']);
    const { view } = play(table(), dice, ...lines, '0: nuance a add');
    expect(view.fight?.round).toBe(2);
  });

  test('[E23] where the other side has nothing, nothing can be removed', () => {
    const bare = round([swift('a', { techniques: ['hush'] })], [foe('b')], { technique: [HUSH] });
    const lines = ['0: declare a hush b; ready', READY];
    expect(legal(play(bare, dice, ...lines), 0)).toEqual(['nuance a degree 1', 'pass']);
    expect(refused(bare, dice, ...lines, '0: nuance a remove')).toMatchObject({
      code: 'no-rider',
      data: { rider: 'REMOVE' },
    });
  });
});

describe('[E8] [E23] whatever was rolled', () => {
  const ROLLS = { nuance: 'ROLLS' };
  const GOAL = {
    tuning: ROLLS,
    fight: { goal: 'way', advance: 12 },
    scene: { clock: [{ id: 'way', name: 'Way', size: 8, kind: 'GOAL' }] },
  };
  const race = round([swift('a')], [foe('b')], GOAL);
  const ADVANCE = ['0: declare a advance; ready', READY];

  /** Attack 3 against 12: dice 9 are a tie. */
  const advances: readonly [what: string, dice: string, before: number, after: number][] = [
    ['a tie becomes 1, and the clock moves', '8+1', 0, 1],
    ['2 becomes 3', '13+1', 2, 3],
    ['−1 becomes 0, and it stays', '7+1', -1, 0],
    ['4 stays 4', '19+6', 4, 4],
  ];
  test.each(advances)('[E8] ADR8-39 an advance: %s', (_, heroes, before, after) => {
    const open = play(race, { heroes }, ...ADVANCE);
    expect(open.view.fight).toMatchObject({
      stage: 'CLASH',
      turn: 'a',
      hits: [],
      tests: [{ hit: 1, actor: 'a', technique: 'advance', degree: before }],
    });
    expect(kinds(open.told)).not.toContain('clock-moved');
    const { events, view } = play(race, { heroes }, ...ADVANCE, '0: nuance a degree 1');
    expect(find(events, 'nuanced')).toMatchObject({ use: 'degree', hit: 1, contact: null, degree: after });
    expect(view.clocks[0]!.filled).toBe(Math.min(3, Math.max(0, after)));
  });

  test('[E8] a kept Nuance leaves an advance as it was rolled; edition 1 does not ask', () => {
    expect(play(race, { heroes: '13+1' }, ...ADVANCE, '0: pass').view.clocks[0]!.filled).toBe(2);
    const before = round([swift('a')], [foe('b')], { ...GOAL, tuning: {} });
    expect(play(before, { heroes: '13+1' }, ...ADVANCE).view).toMatchObject({
      fight: { stage: 'INTENT' },
      clocks: [{ filled: 2 }],
    });
  });

  const setUps: readonly [dice: string, before: number, made: readonly number[]][] = [
    ['8+1', 0, [2, 0]],
    ['7+1', -1, [0, 0]],
    ['13+1', 2, [4, 0]],
  ];
  test.each(setUps)('[E8] ADR8-39 a set-up of %s, degree %i, then makes %j', (heroes, before, made) => {
    const table = round([swift('a')], [foe('b')], { tuning: ROLLS });
    const lines = ['0: declare a set-up; ready', READY];
    expect(find(play(table, { heroes }, ...lines).told, 'set-up')).toMatchObject({ hit: 1, degree: before });
    expect(play(table, { heroes }, ...lines, '0: nuance a degree 1').view.invokes).toEqual(made);
  });

  test('[E8] ADR8-39 a push that ties manifests after all, and its window opens then', () => {
    const lamp = { id: 'lamp', name: 'Lamp', pillar: 'VIOLENCE', manifested: 'NOTHING' };
    const table = round([swift('a', { domain: 'lamp', attuned: true })], [foe('b')], { tuning: ROLLS, domain: [lamp] });
    const lines = ['0: declare a manifest; ready', READY];
    expect(actorIn(play(table, { heroes: '8+1' }, ...lines, '0: pass').view, 'a').domain?.state).toBe('ATTUNED');
    const { view } = play(table, { heroes: '8+1' }, ...lines, '0: nuance a degree 1');
    expect(actorIn(view, 'a').domain?.state).toBe('MANIFESTED');
  });

  test('[E8] [E24] a roll that aims at nobody is answered by nobody', () => {
    const table = round([swift('a')], [foe('b', { techniques: ['parry', 'brace'] })], GOAL);
    const { view, told } = play(table, { heroes: '13+1' }, ...ADVANCE, '0: pass');
    expect(kinds(told)).not.toContain('window-opened');
    expect(view.fight?.round).toBe(2);
  });

  test('[E8] an attack and a roll of one Clash are numbered together; either can be raised', () => {
    const dice = { heroes: '11+1 8+1', foes: '10+1 9+1' };
    const lines = ['0: declare a strike b; declare a set-up; ready', READY];
    const table = round([swift('a')], [foe('b')], { tuning: ROLLS });
    expect(legal(play(table, dice, ...lines), 0)).toEqual(['nuance a degree 1', 'nuance a degree 2', 'pass']);
    expect(find(play(table, dice, ...lines, '0: nuance a degree 1').events, 'landed')?.degree).toBe(1);
    expect(play(table, dice, ...lines, '0: nuance a degree 2').view.invokes).toEqual([2, 0]);
  });
});
