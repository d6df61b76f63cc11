import { describe, expect, test } from 'vitest';
import {
  actorIn,
  all,
  budget,
  type Fields,
  find,
  foe,
  hero,
  kinds,
  legal,
  play,
  refused,
  rootsOf,
  round,
  technique,
  why,
} from './round.fixture.ts';

/** A hit on b: 19 against 14 is contact 2; resistance 5 on the dice is −2; degree 3. */
const HIT = { heroes: '15+1', foes: '10+1 4+1' };
const STRUCK = ['0: declare a strike b; ready', '1: ready'];
const answering = (b: Fields, changes: Parameters<typeof round>[2] = {}): Fields =>
  round([hero('a')], [foe('b', b)], changes);

describe('[E14] parry: Defense against the attack total that was rolled', () => {
  const rows: readonly [dice: string, total: number, success: number, contact: number, degree: number][] = [
    ['12+3', 18, -1, 2, 3],
    ['13+3', 19, 0, 2, 3],
    ['14+3', 20, 1, 1, 2],
    ['17+3', 23, 1, 1, 2],
    ['18+3', 24, 2, 0, 0],
    ['19+6', 28, 3, -1, 0],
    ['20+1', 24, 3, -1, 0],
    ['1+6', 10, -4, 2, 3],
  ];
  test.each(rows)(
    '[E14] ADR8-21 %s: total %i, DoS %i, contact %i, degree %i',
    (dice, total, success, contact, degree) => {
      const { events } = play(
        answering({ techniques: ['parry'] }),
        { ...HIT, foes: `${HIT.foes} ${dice}` },
        ...STRUCK,
        '1: react b parry 1',
      );
      expect(find(events, 'reacted')).toMatchObject({
        actor: 'b',
        technique: 'parry',
        hit: 1,
        roll: { parts: [{ from: 'DEFENSE', value: 3 }], total },
        success,
        contact,
        degree,
      });
      expect(find(events, 'landed')?.degree ?? 0).toBe(degree);
    },
  );

  test('[E14] Guard counts in it, and so does a better parry', () => {
    const firm = technique('turn-aside', { action: 'REACTION', does: 'PARRY', virtual: 2 });
    const { events } = play(
      answering({ techniques: ['turn-aside'] }, { technique: [firm] }),
      { heroes: '18+1', foes: '10+1 4+1 10+1' },
      '0: declare a strike b; ready',
      '1: declare b guard; ready',
      '1: react b turn-aside 1',
    );
    expect(find(events, 'reacted')?.roll).toEqual({
      d20: 10,
      dice: [1],
      parts: [
        { from: 'DEFENSE', value: 3 },
        { from: 'GUARD', value: 3 },
        { from: 'VIRTUAL', value: 2 },
      ],
      total: 19,
    });
  });

  test('[E14] a capped Bonus is parried from contact 1', () => {
    const { events } = play(
      answering({ techniques: ['parry'] }),
      { heroes: '19+5', foes: '10+1 1+3 20+6' },
      '0: declare a jab b; ready',
      '1: ready',
      '1: react b parry 1',
    );
    expect(find(events, 'reacted')).toMatchObject({ success: 2, contact: -1, degree: 0 });
  });

  /** E4: nothing of the Clash is applied before the windows have closed; a feint that makes no contact gives nothing (E13). */
  test('[E14] [E4] [E13] a feint that is parried gives no invoke', () => {
    const lines = ['0: declare a feint b; ready', '1: ready'];
    const dice = { heroes: '11+1', foes: '10+1 9+1' };
    const written = answering({ techniques: ['parry'] });
    expect(play(written, dice, ...lines, '1: pass').view.invokes).toEqual([1, 0]);
    const parried = play(written, { ...dice, foes: `${dice.foes} 18+6` }, ...lines, '1: react b parry 1');
    expect(find(parried.events, 'reacted')).toMatchObject({ success: 3, contact: -2 });
    expect(parried.view.invokes).toEqual([0, 0]);
  });
});

describe('[E14] brace: Resilience, and at least one degree less', () => {
  const rows: readonly [dice: string, total: number, success: number, degree: number][] = [
    ['8+1', 13, -2, 2],
    ['14+1', 19, 0, 2],
    ['15+1', 20, 1, 2],
    ['17+3', 24, 2, 1],
    ['19+5', 28, 3, 0],
    ['20+6', 30, 4, 0],
  ];
  test.each(rows)('[E14] %s: total %i, DoS %i, degree 3 becomes %i', (dice, total, success, degree) => {
    const { events } = play(
      answering({ techniques: ['brace'] }),
      { ...HIT, foes: `${HIT.foes} ${dice}` },
      ...STRUCK,
      '1: react b brace 1',
    );
    expect(find(events, 'reacted')).toMatchObject({
      roll: { parts: [{ from: 'RESILIENCE', value: 4 }], total },
      success,
      contact: 2,
      degree,
    });
    expect(find(events, 'landed')?.degree ?? 0).toBe(degree);
  });

  /** E14: Resilience alone. A Ward has counted in the resistance already (E3). */
  test('[E14] without the Ward', () => {
    const { events } = play(
      answering({ techniques: ['brace'], violence: { ward: 2 } }),
      { heroes: '15+1', foes: '10+1 2+1 14+1' },
      '0: declare a strike b; ready',
      '1: declare b ward-body; ready',
      '1: react b brace 1',
    );
    expect(find(events, 'reacted')?.roll).toMatchObject({ parts: [{ from: 'RESILIENCE', value: 4 }], total: 19 });
  });
});

describe('[E14] a reactive Ward', () => {
  const rows: readonly [what: string, ward: number, tags: readonly string[], degree: number, stays: boolean][] = [
    ['2 of a margin of −5', 2, [], 2, false],
    ['5 of it', 5, [], 1, true],
    ['5 of it, `piercing 3`', 5, ['piercing 3'], 2, false],
    ['2 of it, `piercing 3`', 2, ['piercing 3'], 3, false],
  ];
  test.each(rows)('[E14] %s', (_, ward, tags, degree, stays) => {
    const written = round(
      [hero('a', { techniques: ['thrust'] })],
      [foe('b', { techniques: ['iron-skin'], violence: { ward } })],
      { technique: [technique('thrust', { tags })] },
    );
    const { events, view } = play(written, HIT, '0: declare a thrust b; ready', '1: ready', '1: react b iron-skin 1');
    expect(find(events, 'warded')).toEqual({ kind: 'warded', actor: 'b', pillar: 'VIOLENCE', by: ward });
    expect(find(events, 'reacted')).toMatchObject({ roll: null, success: null, contact: 2, degree });
    expect(find(events, 'landed')?.degree).toBe(degree);
    expect(actorIn(view, 'b').pillars[0]?.warded).toBe(stays);
  });

  test('[E14] against a hit on its own pillar, with a Ward that is not up', () => {
    const lines = ['0: declare a press b; ready', '1: ready'];
    const written = answering({ techniques: ['iron-skin', 'parry'], violence: { ward: 2 } });
    expect(refused(written, HIT, ...lines, '1: react b iron-skin 1')?.code).toBe('no-trigger');
    const up = ['0: declare a strike b; ready', '1: declare b ward-body; ready', '1: react b iron-skin 1'];
    expect(refused(written, HIT, ...up)?.code).toBe('no-ward');
    const bare = answering({ techniques: ['iron-skin', 'parry'] });
    expect(refused(bare, HIT, ...STRUCK, '1: react b iron-skin 1')?.code).toBe('no-ward');
  });
});

describe('[E14] improved reactions', () => {
  const fast = { speed: 'FAST', techniques: ['riposte'] };

  test('[E14] [E7] a riposte strikes as a Minor does, and both hits land together', () => {
    const { events } = play(
      answering(fast),
      { heroes: '15+1 10+1 4+1', foes: '10+1 4+1 19+5' },
      ...STRUCK,
      '1: react b riposte 1',
    );
    expect(find(events, 'reacted')).toMatchObject({ technique: 'riposte', hit: 1, roll: null, contact: 2, degree: 3 });
    expect(find(events, 'clashed')).toMatchObject({
      hit: 2,
      actor: 'b',
      technique: 'riposte',
      target: 'a',
      slot: 'MINOR',
      against: 12,
      contact: 4,
      degree: 1,
    });
    expect(all(events, 'landed').map(({ target, degree, rung }) => [target, degree, rung])).toEqual([
      ['a', 1, 1],
      ['b', 3, 1],
    ]);
  });

  test('[E24] what is struck in a window opens none', () => {
    const written = round([hero('a', { speed: 'FAST', techniques: ['parry', 'riposte'] })], [foe('b', fast)]);
    const { view } = play(
      written,
      { heroes: '15+1 10+1 4+1', foes: '10+1 4+1 19+5', initiative: '1 20' },
      ...STRUCK,
      '1: react b riposte 1',
    );
    expect(view.fight?.round).toBe(2);
  });

  test('[E14] whoever interposes takes the hit as it is', () => {
    const written = round([hero('a')], [foe('b'), foe('d', { speed: 'FAST', techniques: ['step-in'] })]);
    const { events, view } = play(written, HIT, ...STRUCK, '1: react d step-in 1');
    expect(find(events, 'reacted')).toMatchObject({ actor: 'd', technique: 'step-in', contact: 2, degree: 3 });
    expect(all(events, 'landed').map(({ target, degree }) => [target, degree])).toEqual([['d', 3]]);
    expect(actorIn(view, 'b').pillars[0]).toMatchObject({ rung: 0, marks: 0 });
  });

  const rows: readonly [speed: string, code: string | undefined][] = [
    ['NORMAL', 'not-fast'],
    ['FAST', undefined],
    ['VERY_FAST', undefined],
  ];
  test.each(rows)('[E14] ADR8-25 ADR8-28 by a %s actor', (speed, code) => {
    const own = answering({ speed, techniques: ['riposte', 'parry'] });
    const ally = round([hero('a')], [foe('b'), foe('d', { speed, techniques: ['step-in', 'shield'] })], {
      technique: [technique('shield', { action: 'REACTION', does: 'PARRY', triggers: ['ALLY_TARGETED'] })],
    });
    for (const [written, line] of [
      [own, 'react b riposte 1'],
      [ally, 'react d step-in 1'],
    ] as const) {
      expect(legal(play(written, HIT, ...STRUCK), 1).includes(line)).toBe(code === undefined);
      if (code !== undefined) expect(refused(written, HIT, ...STRUCK, `1: ${line}`)?.code).toBe(code);
    }
  });

  test('[E14] nobody interposes for himself, from another zone or for nothing', () => {
    const step = (b: Fields): Fields =>
      round([hero('a')], [foe('b', b), foe('d', { speed: 'FAST', techniques: ['step-in'] })], {
        fight: { zones: 2, foe: [{ who: 'b' }, { who: 'd', zone: 2 }] },
      });
    expect(play(step({}), HIT, ...STRUCK).view.fight?.round).toBe(2);
    const own = answering({ speed: 'FAST', techniques: ['step-in', 'parry'] });
    expect(refused(own, HIT, ...STRUCK, '1: react b step-in 1')?.code).toBe('no-trigger');
    const held = round([hero('a')], [foe('b'), foe('d', { speed: 'FAST', techniques: ['step-in'] })]);
    expect(play(held, { heroes: '11+1', foes: '10+1 9+1' }, ...STRUCK).view.fight?.round).toBe(2);
  });
});

describe('[E24] windows', () => {
  const both = { techniques: ['parry', 'brace'] };

  test('[E24] ADR8-51 being targeted opens one', () => {
    const at = play(answering(both), HIT, ...STRUCK);
    expect(find(at.told, 'window-opened')).toEqual({ kind: 'window-opened', actor: 'b', triggers: ['TARGETED'] });
    expect(at.view.fight).toMatchObject({ stage: 'REACTION', turn: 'b' });
    expect(at.view.toMove).toEqual([1]);
    expect([legal(at, 1), legal(at, 0)]).toEqual([['react b parry 1', 'react b brace 1', 'pass'], []]);
  });

  const shut: readonly [what: string, dice: typeof HIT, techniques: readonly string[], legals: readonly string[]][] = [
    [
      'contact that does no harm: to parry only',
      { heroes: '11+1', foes: '10+1 9+1' },
      ['parry', 'brace'],
      ['react b parry 1', 'pass'],
    ],
    ['no contact: nothing', { heroes: '10+1', foes: '10+1 4+1' }, ['parry', 'brace', 'iron-skin'], []],
    [
      'harm: all of them',
      HIT,
      ['parry', 'brace', 'iron-skin'],
      ['react b parry 1', 'react b brace 1', 'react b iron-skin 1', 'pass'],
    ],
  ];
  test.each(shut)('[E24] %s', (_, dice, techniques, legals) => {
    const at = play(answering({ techniques, violence: { ward: 2 } }), dice, ...STRUCK);
    expect(at.view.fight?.stage).toBe(legals.length === 0 ? 'INTENT' : 'REACTION');
    if (legals.length > 0) expect(legal(at, 1)).toEqual(legals);
  });

  test('[E24] it can be passed', () => {
    const { events } = play(answering(both), HIT, ...STRUCK, '1: pass');
    expect(kinds(events).slice(0, 3)).toEqual(['passed', 'landed', 'stage-began']);
    expect(find(events, 'landed')?.degree).toBe(3);
  });

  test('[E24] ADR8-21 ADR8-22 it spends the Reaction, whatever the speed; the next round there is another', () => {
    for (const speed of ['NORMAL', 'FAST']) {
      const written = round(
        [hero('a'), hero('c')],
        [foe('b', { ...both, speed }), foe('d', { techniques: ['parry'] })],
      );
      const lines = ['0: declare a strike b; declare c strike d; ready', '1: ready', '1: react b parry 1'];
      const dice = { heroes: '15+1 15+1', foes: '10+1 4+1 10+1 4+1 10+1' };
      const at = play(written, dice, ...lines);
      expect([at.view.fight?.turn, actorIn(at.view, 'b').reaction]).toEqual(['d', { used: 1, total: 1 }]);
      expect(refused(written, dice, ...lines, '1: react b brace 1')).toMatchObject({
        code: 'not-your-turn',
        data: { actor: 'd' },
      });
      const next = play(written, dice, ...lines, '1: pass');
      expect([next.view.fight?.round, actorIn(next.view, 'b').reaction]).toEqual([2, { used: 0, total: 1 }]);
    }
  });

  test('[E24] ADR8-22 of two hits one is answered', () => {
    const written = round([hero('a'), hero('c')], [foe('b', both)]);
    const at = play(
      written,
      { heroes: '15+1 15+1', foes: '10+1 4+1 10+1 4+1 10+1' },
      '0: declare a strike b; declare c strike b; ready',
      '1: ready',
      '1: react b parry 1',
    );
    expect([at.view.fight?.round, all(at.told, 'reacted').length, all(at.told, 'landed').length]).toEqual([2, 1, 2]);
  });

  const third = technique('third-hand', { action: 'MINOR', does: 'ATTUNE', reactions: 1 });

  test('[E24] ADR8-27 with an extra Reaction two hits are answered, and no third', () => {
    const written = round(
      [hero('a', { speed: 'FAST' })],
      [foe('b', { techniques: ['parry', 'brace', 'third-hand'] }), foe('d', { techniques: ['parry'] })],
      { technique: [third] },
    );
    const lines = ['0: declare a jab b; declare a strike b; declare a jab d; ready', '1: ready', '1: react b parry 1'];
    const hits = { heroes: '15+1 15+1 15+1', foes: '10+1 4+1 10+1 4+1 10+1 4+1 10+1' };
    const once = play(written, hits, ...lines);
    expect([once.view.fight?.turn, budget(once.view, 'b').slice(-3)]).toEqual(['b', '1/2']);
    expect(legal(once, 1)).toEqual(['react b parry 2', 'react b brace 2', 'pass']);
    const twice = play(written, { ...hits, foes: `${hits.foes} 10+1` }, ...lines, '1: react b brace 2');
    expect([twice.view.fight?.turn, budget(twice.view, 'b').slice(-3)]).toEqual(['d', '2/2']);
  });

  test('[E24] [E4] one reaction against one hit', () => {
    const guards = technique('shield', { action: 'REACTION', does: 'PARRY', triggers: ['ALLY_TARGETED'] });
    const written = round(
      [hero('a')],
      [foe('b', { techniques: ['parry', 'brace', 'third-hand'] }), foe('d', { techniques: ['shield'] })],
      {
        technique: [guards, third],
      },
    );
    const dice = { ...HIT, foes: `${HIT.foes} 10+1` };
    const after = play(written, dice, ...STRUCK, '1: react b parry 1');
    expect([after.view.fight?.round, all(after.told, 'window-opened').length]).toEqual([2, 1]);
    const first = play(written, { ...dice, initiative: '1 2 20' }, ...STRUCK, '1: react d shield 1');
    expect([first.view.fight?.round, all(first.told, 'reacted').map(({ actor }) => actor)]).toEqual([2, ['d']]);
  });

  const refusals: readonly [what: string, line: string, seen: Fields][] = [
    [
      'ADR8-24 what is no reaction, by name',
      '1: react b strike 1',
      { code: 'not-a-reaction', actor: 'b', technique: 'strike' },
    ],
    [
      'ADR8-24 a technique it does not know',
      '1: react b riposte 1',
      { code: 'unknown-technique', technique: 'riposte' },
    ],
    ['a technique there is not', '1: react b flail 1', { code: 'unknown-technique', word: 'flail' }],
    [
      'ADR8-62 a reaction of a domain that is shut',
      '1: react b tide-wall 1',
      { code: 'domain-closed', domain: 'tide', needs: 'MANIFESTED' },
    ],
    ['a hit on another', '1: react b parry 2', { code: 'no-trigger', hit: 2 }],
    ['a hit there is not', '1: react b parry 3', { code: 'no-trigger', hit: 3 }],
    ['hit 0', '1: react b parry 0', { code: 'unknown-hit' }],
    ['no hit, where one is answered', '1: react b parry', { code: 'no-trigger', hit: null }],
    ['ADR8-56 before its turn', '1: react d parry 2', { code: 'not-your-turn', actor: 'b' }],
    ['the other side', '0: react a parry 1', { code: 'not-your-move' }],
    ['passing for the other side', '0: pass', { code: 'not-your-move' }],
    ['declaring', '1: declare b guard', { code: 'not-now', stage: 'REACTION' }],
    ['a Nuance', '1: nuance b degree 1', { code: 'out-of-window', stage: 'REACTION' }],
  ];
  test.each(refusals)('[E24] refused: %s', (_, line, seen) => {
    const tide = technique('tide-wall', { action: 'REACTION', does: 'PARRY', domain: 'tide', needs: 'MANIFESTED' });
    const written = round(
      [hero('a'), hero('c')],
      [
        foe('b', { techniques: ['parry', 'brace', 'tide-wall'], domain: 'tide', attuned: true }),
        foe('d', { techniques: ['parry'] }),
      ],
      { technique: [tide], domain: [{ id: 'tide', name: 'Tide' }] },
    );
    const lines = ['0: declare a strike b; declare c strike d; ready', '1: ready'];
    const dice = { heroes: '15+1 15+1', foes: '10+1 4+1 10+1 4+1' };
    expect(why(refused(written, dice, ...lines, line))).toMatchObject(seen);
  });

  test('[E24] a reaction of few uses', () => {
    const rare = technique('last-wall', { action: 'REACTION', does: 'PARRY', uses: 1 });
    const written = answering({ techniques: ['last-wall', 'parry'] }, { technique: [rare] });
    const dice = { heroes: '15+1 15+1', foes: `${HIT.foes} 19+6 ${HIT.foes}` };
    const lines = [...STRUCK, '1: react b last-wall 1', ...STRUCK];
    expect(refused(written, dice, ...lines, '1: react b last-wall 1')?.code).toBe('no-uses');
  });

  test('[E24] a reaction has its costs', () => {
    const dear = technique('dear-wall', { action: 'REACTION', does: 'PARRY', tags: ['tiring'] });
    const { events } = play(
      answering({ techniques: ['dear-wall'] }, { technique: [dear] }),
      { ...HIT, foes: `${HIT.foes} 19+6` },
      ...STRUCK,
      '1: react b dear-wall 1',
    );
    expect(find(events, 'paid')).toEqual({ kind: 'paid', actor: 'b', track: 'BLOOD', marks: 1 });
  });
});

describe('[E24] [E5] in the order of initiative', () => {
  const windows = (heroes: readonly Fields[], initiative: string): readonly string[] => {
    const parrying = heroes.map((one) => ({ ...one, techniques: ['parry'] }));
    const written = round(parrying, [foe('y', { techniques: ['sweep'] })], {
      technique: [technique('sweep', { tags: ['area 3'] })],
    });
    const dice = heroes.map(() => '10+1 4+1').join(' ');
    const lines = ['0: ready', '1: declare y sweep a; ready', ...heroes.map(() => '0: pass')];
    const { told } = play(written, { initiative, heroes: dice, foes: heroes.map(() => '15+1').join(' ') }, ...lines);
    return all(told, 'window-opened').map(({ actor }) => actor);
  };

  const normal = ['a', 'c', 'e'].map((id) => hero(id));
  const rows: readonly [what: string, heroes: readonly Fields[], initiative: string, order: string][] = [
    ['ADR8-56 higher first', normal, '5 15 10 1', 'c e a'],
    ['the roster decides between equals', normal, '10 10 10 1', 'a c e'],
    [
      'seqLVL before the roster: 9 + 2 is 10 + 1',
      [hero('a'), hero('c', { speed: 'FAST' }), hero('e')],
      '10 9 11 1',
      'e c a',
    ],
    [
      'SCL before the roster, seqLVL 3 both',
      [hero('a', { roots: rootsOf(1) }), hero('c'), hero('e')],
      '10 10 9 1',
      'c a e',
    ],
  ];
  test.each(rows)('[E24] [E5] %s', (_, heroes, initiative, order) => {
    expect(windows(heroes, initiative).join(' ')).toBe(order);
  });

  test('[E24] ADR8-56 the sides take turns as initiative says', () => {
    const written = round(
      [hero('a', { techniques: ['parry'] }), hero('c', { techniques: ['parry'] })],
      [foe('b', { techniques: ['parry'] })],
    );
    const { told } = play(
      written,
      { initiative: '20 1 10', heroes: '15+1 10+1 4+1', foes: '10+1 4+1 15+1' },
      '0: declare c strike b; ready',
      '1: declare b strike a; ready',
      '0: pass',
      '1: pass',
    );
    expect(all(told, 'window-opened').map(({ actor }) => actor)).toEqual(['a', 'b']);
  });
});

describe('[E24] [E15] a threatened space', () => {
  const spring = technique('threshold', {
    action: 'REACTION',
    does: 'RIPOSTE',
    tags: ['improved-reaction'],
    triggers: ['THREATENED'],
  });
  const wary = technique('wary-skin', {
    action: 'REACTION',
    does: 'WARD',
    tags: ['reactive'],
    triggers: ['THREATENED'],
  });
  const written = round(
    [hero('a')],
    [foe('b', { speed: 'FAST', techniques: ['threshold', 'wary-skin', 'riposte'], violence: { ward: 2 } })],
    {
      fight: { zones: 3, foe: [{ who: 'b', zone: 2 }] },
      technique: [spring, wary],
    },
  );

  test('[E24] ADR8-51 who enters it can be met', () => {
    const lines = ['0: declare a move zone-2; ready', '1: ready'];
    const at = play(written, {}, ...lines);
    expect(find(at.told, 'window-opened')).toEqual({ kind: 'window-opened', actor: 'b', triggers: ['THREATENED'] });
    expect(legal(at, 1)).toEqual(['react b threshold', 'react b wary-skin', 'pass']);
    const { events } = play(written, { heroes: '10+1 4+1', foes: '15+1' }, ...lines, '1: react b threshold');
    expect(find(events, 'reacted')).toMatchObject({ hit: null, contact: null });
    expect(find(events, 'clashed')).toMatchObject({ actor: 'b', technique: 'threshold', target: 'a', slot: 'MINOR' });
    expect(find(events, 'landed')).toMatchObject({ target: 'a', degree: 1 });
  });

  test('[E24] a Ward goes up in it', () => {
    const { view } = play(written, {}, '0: declare a move zone-2; ready', '1: ready', '1: react b wary-skin');
    expect(actorIn(view, 'b').pillars[0]?.warded).toBe(true);
  });

  test('[E24] not where nobody comes, nor where one only stands', () => {
    const apart = ['0: declare a move zone-2; ready', '1: declare b move zone-3; ready'];
    expect(play(written, {}, ...apart).view.fight?.round).toBe(2);
    const inside = ['0: declare a move zone-2; ready', '1: ready', '1: pass', '0: ready', '1: ready'];
    expect(play(written, {}, ...inside).view.fight?.round).toBe(3);
  });

  test('[E24] both who meet in one zone have entered it', () => {
    const [a, b] = ['threshold'].map((id) => [
      hero('a', { speed: 'FAST', techniques: [id] }),
      foe('b', { speed: 'FAST', techniques: [id] }),
    ])[0]!;
    const meeting = round([a!], [b!], { fight: { zones: 3, foe: [{ who: 'b', zone: 3 }] }, technique: [spring] });
    const { told } = play(
      meeting,
      {},
      '0: declare a move zone-2; ready',
      '1: declare b move zone-2; ready',
      '0: pass',
      '1: pass',
    );
    expect(all(told, 'window-opened').map(({ actor }) => actor)).toEqual(['a', 'b']);
  });
});

describe('[E24] clocks and domains open windows too', () => {
  const skin = (trigger: string): Fields =>
    technique('quick-skin', { action: 'REACTION', does: 'WARD', tags: ['reactive'], triggers: [trigger] });
  const warded = { techniques: ['quick-skin'], violence: { ward: 2 } };

  test('[E24] ADR8-51 a clock that fills', () => {
    const written = round([hero('a')], [foe('b', warded)], {
      technique: [skin('CLOCK')],
      scene: {
        clock: [
          { id: 'story', name: 'Story', size: 8, kind: 'STORY' },
          { id: 'gate', name: 'Gate', size: 4, kind: 'GOAL' },
        ],
      },
      fight: { goal: 'gate' },
    });
    const half = ['0: declare a advance; ready', '1: ready'];
    const early = play(written, { heroes: '18+1' }, ...half);
    expect([early.view.fight?.round, early.view.clocks[1]?.filled]).toEqual([2, 3]);
    const full = [...half, ...half];
    const at = play(written, { heroes: '18+1 10+1' }, ...full);
    expect(find(at.events, 'window-opened')).toEqual({ kind: 'window-opened', actor: 'b', triggers: ['CLOCK'] });
    const { events } = play(written, { heroes: '18+1 10+1' }, ...full, '1: react b quick-skin');
    expect(kinds(events).slice(0, 2)).toEqual(['warded', 'reacted']);
  });

  test('[E24] ADR8-51 a domain that moves', () => {
    const domain = [{ id: 'tide', name: 'Tide' }];
    const attuning = (trigger: string): Fields =>
      round([hero('a', { domain: 'tide' })], [foe('b', warded)], { technique: [skin(trigger)], domain });
    const lines = ['0: declare a attune; ready', '1: ready'];
    const at = play(attuning('DOMAIN'), {}, ...lines);
    expect(find(at.told, 'window-opened')).toEqual({ kind: 'window-opened', actor: 'b', triggers: ['DOMAIN'] });
    expect(play(attuning('CLOCK'), {}, ...lines).view.fight?.round).toBe(2);
  });
});

describe('[E24] a counter that was Prepared', () => {
  const written = round(
    [hero('a'), hero('c', { speed: 'VERY_FAST', techniques: ['parry', 'brace', 'breath'] })],
    [foe('b')],
    { fight: { zones: 2, foe: [{ who: 'b' }] } },
  );
  const begin = '0: declare c move zone-2; declare c breath';
  const dice = { heroes: '10+1 4+1', foes: '15+1' };
  const attack = '1: declare b strike a; ready';

  test('[E24] ADR8-35 its window opens without another trigger', () => {
    expect(play(written, dice, `${begin}; ready`, attack).view.fight?.round).toBe(2);
    const at = play(written, dice, `${begin}; watch c parry; ready`, attack);
    expect(find(at.told, 'used-prepared')).toEqual({ kind: 'used-prepared', actor: 'c', as: 'WINDOW' });
    expect([at.view.fight?.turn, actorIn(at.view, 'c').watching, actorIn(at.view, 'c').prepared]).toEqual([
      'c',
      'parry',
      false,
    ]);
    expect(legal(at, 0)).toEqual(['react c parry 1', 'pass']);
  });

  test('[E24] ADR8-35 and the counter works for the ally it was kept for', () => {
    const { events } = play(
      written,
      { ...dice, heroes: `${dice.heroes} 18+3` },
      `${begin}; watch c parry; ready`,
      attack,
      '0: react c parry 1',
    );
    expect(find(events, 'reacted')).toMatchObject({ actor: 'c', success: 2, contact: 0, degree: 0 });
    expect(all(events, 'landed')).toEqual([]);
  });

  test('[E24] only the named one, and only this round', () => {
    const at = play(written, dice, `${begin}; watch c brace; ready`, attack);
    expect(legal(at, 0)).toEqual(['react c brace 1', 'pass']);
    const twice = { heroes: '10+1 9+1 10+1 9+1', foes: '10+1 11+1' };
    const { view } = play(written, twice, `${begin}; watch c brace; ready`, attack, '0: ready', attack);
    expect([view.fight?.round, actorIn(view, 'c').watching]).toEqual([3, null]);
  });

  test('[E24] it is a Reaction like any other', () => {
    const { view } = play(
      written,
      { ...dice, heroes: `${dice.heroes} 10+1` },
      `${begin}; watch c parry; ready`,
      '1: declare b strike a',
      '1: ready',
      '0: react c parry 1',
    );
    expect(view.fight?.round).toBe(2);
    expect(actorIn(view, 'c').reaction).toEqual({ used: 0, total: 1 });
  });
});
