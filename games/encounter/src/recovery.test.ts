import { describe, expect, test } from 'vitest';
import { actorIn, all, type Dice, find, foe, hero, kinds, play, round, technique } from './round.fixture.ts';

const RULES = { tuning: { micro_uses: 2, recovered_marks: 2 } };
const duel = round([hero('a')], [foe('b')], RULES);

/** b's strike on a: contact 2 with 5 more; resistance 10 on the dice makes degree 1 and rung 1, 9 makes degree 2, rung 1 and a mark. */
const ATTACK = '1: declare b strike a; ready';
const struck = (resistance: string, more = ''): Dice => ({ heroes: `10+1 ${resistance} ${more}`, foes: '15+1' });

const pillarOf = (view: Parameters<typeof actorIn>[0], id: string, at = 0) => {
  const { rung, marks } = actorIn(view, id).pillars[at]!;
  return [rung, marks];
};

describe('[E10] micro-recovery', () => {
  /** Resilience 4 against 12 + 2 × 1: dice 10 are a tie, which is not enough. */
  const rows: readonly [what: string, dice: string, degree: number, rung: number][] = [
    ['ADR8-59 one short of it', '9+1', 0, 1],
    ['ADR8-59 just enough', '10+1', 1, 0],
    ['a natural 1', '1+6', -2, 1],
    ['a natural 20', '20+6', 4, 0],
  ];
  test.each(rows)('[E10] %s', (_, dice, degree, rung) => {
    const { events, view } = play(duel, struck('9+1', dice), '0: ready', ATTACK);
    expect(find(events, 'endured')).toMatchObject({
      actor: 'a',
      pillar: 'VIOLENCE',
      roll: { parts: [{ from: 'RESILIENCE', value: 4 }] },
      against: 14,
      degree,
    });
    expect(pillarOf(view, 'a')).toEqual([rung, 0]);
    expect(find(events, 'recovered')?.how).toBe(degree >= 1 ? 'MICRO' : undefined);
  });

  test('[E10] ADR8-52 it is in the Aftermath', () => {
    const { events } = play(duel, struck('9+1', '10+1'), '0: ready', ATTACK);
    const told = events.flatMap((event) => (event.kind === 'stage-began' ? [event.stage] : [event.kind]));
    const from = told.indexOf('AFTERMATH');
    expect(told.slice(from, from + 3)).toEqual(['AFTERMATH', 'endured', 'recovered']);
  });

  /** Where a rolls something it does so first, and misses d. */
  const spends: readonly [what: string, line: string, heroes: string, foes: string, recovers: boolean][] = [
    ['no action at all', 'ready', '10+1 9+1 10+1', '15+1', true],
    ['a Minor', 'declare a guard; ready', '7+1 9+1 10+1', '15+1', true],
    ['a Bonus', 'declare a jab d; ready', '2+1 10+1 9+1 10+1', '10+1 9+1 15+1', true],
    ['a light technique as a Minor', 'declare a cut d as-minor; ready', '2+1 10+1 9+1 10+1', '10+1 9+1 15+1', true],
    ['ADR8-59 a Major: none', 'declare a strike d; ready', '2+1 10+1 9+1', '10+1 9+1 15+1', false],
    ['ADR8-59 a Major that is no attack: none', 'declare a manifest; ready', '2+1 10+1 9+1', '15+1', false],
    ['ADR8-59 a Major whose target has gone: none', 'declare a strike e; ready', '10+1 9+1', '15+1', false],
  ];
  test.each(spends)('[E10] after %s', (_, line, heroes, foes, recovers) => {
    const written = round(
      [hero('a', { domain: 'tide', attuned: true, techniques: ['cut'] })],
      [foe('b'), foe('d'), foe('e')],
      {
        ...RULES,
        fight: { zones: 2 },
        technique: [technique('cut', { tags: ['light'] })],
        domain: [{ id: 'tide', name: 'Tide', pillar: 'VIOLENCE' }],
      },
    );
    const theirs = '1: declare b strike a; declare e move zone-2; ready';
    const { told } = play(written, { heroes, foes }, `0: ${line}`, theirs);
    expect(find(told, 'landed')).toMatchObject({ target: 'a', rung: 1 });
    expect(all(told, 'endured').map(({ actor }) => actor)).toEqual(recovers ? ['a'] : []);
  });

  test('[E10] both sides, each actor for itself', () => {
    const written = round([hero('a'), hero('c')], [foe('b')], RULES);
    const { told } = play(
      written,
      { heroes: '11+1 10+1 2+1', foes: '10+1 2+1 11+1' },
      '0: declare a jab b; ready',
      '1: declare b jab c; ready',
    );
    for (const kind of ['landed', 'recovered'] as const)
      expect(
        all(told, kind).map((event) => [event.kind === 'landed' ? event.target : event.actor, event.marks]),
      ).toEqual([
        ['c', kind === 'landed' ? 1 : 0],
        ['b', kind === 'landed' ? 1 : 0],
      ]);
  });

  test('[E10] twice a scene; after that two marks come off', () => {
    const lines = ['0: ready', ATTACK];
    const dice = {
      heroes: '10+1 9+1 9+1 10+1 9+1 9+1 10+1 9+1',
      foes: '15+1 15+1 15+1',
    };
    const { told, view } = play(duel, dice, ...lines, ...lines, ...lines);
    expect(all(told, 'endured').map(({ degree }) => degree)).toEqual([0, 0]);
    expect(find(told, 'recovered')).toEqual({
      kind: 'recovered',
      actor: 'a',
      how: 'MICRO',
      pillar: 'VIOLENCE',
      rung: 1,
      marks: 0,
    });
    expect(pillarOf(view, 'a')).toEqual([1, 0]);
  });

  test('[E10] [E12] on a strained track two marks instead', () => {
    const { events, view } = play(duel, { heroes: '10+1 9+1 9+1', foes: '19+5' }, '0: ready', ATTACK);
    expect(find(events, 'landed')).toMatchObject({ degree: 3, rung: 1, marks: 2 });
    expect([all(events, 'endured').length, ...pillarOf(view, 'a')]).toEqual([1, 1, 2]);
    const worse = play(duel, { heroes: '10+1 8+1', foes: '19+5' }, '0: ready', ATTACK);
    expect(find(worse.events, 'landed')).toMatchObject({ degree: 4, rung: 1, marks: 3 });
    expect(kinds(worse.events)).not.toContain('endured');
    expect(pillarOf(worse.view, 'a')).toEqual([1, 1]);
  });

  test('[E10] without a condition: two marks, never below 0', () => {
    const table = round([hero('a')], [foe('b', { speed: 'FAST' })], RULES);
    const { events, view } = play(
      table,
      { heroes: '10+1 2+1 10+1 2+1', foes: '15+1 15+1' },
      '0: ready',
      '1: declare b jab a; declare b jab a; ready',
    );
    expect(all(events, 'landed').map(({ marks }) => marks)).toEqual([1, 2]);
    expect(pillarOf(view, 'a')).toEqual([0, 0]);
    expect(kinds(play(duel, {}, '0: ready', '1: ready').told)).not.toContain('recovered');
  });

  /** Two attackers: two rungs in VIOLENCE, then one in INFLUENCE. */
  test('[E10] the worst condition first, against 12 + 2 × its rung', () => {
    const table = round([hero('a')], [foe('b'), foe('d'), foe('e')], RULES);
    const { events } = play(
      table,
      { heroes: '10+1 8+1 10+1 8+1 10+1 8+1 12+1', foes: '15+1 15+1 15+1' },
      '0: ready',
      '1: declare b strike a; declare d strike a; declare e press a; ready',
    );
    expect(all(events, 'landed').map(({ pillar, rung, marks }) => [pillar, rung, marks])).toEqual([
      ['VIOLENCE', 1, 1],
      ['VIOLENCE', 2, 2],
      ['INFLUENCE', 1, 1],
    ]);
    expect(find(events, 'endured')).toMatchObject({ pillar: 'VIOLENCE', against: 16, degree: 1 });
    expect(find(events, 'recovered')).toMatchObject({ pillar: 'VIOLENCE', rung: 1, marks: 2 });
  });

  test('[E10] who is out does not recover, and a squad has nothing to', () => {
    const table = round([hero('a')], [foe('b', { role: 'SQUAD' }), foe('d', { role: 'MINION' })], RULES);
    const { told } = play(table, { heroes: '15+1', foes: '10+1 9+1' }, '0: declare a strike b; ready', '1: ready');
    expect(kinds(told)).not.toContain('endured');
    const minion = play(table, { heroes: '15+1', foes: '10+1 9+1' }, '0: declare a strike d; ready', '1: ready');
    expect(actorIn(minion.view, 'd').status).toBe('OUT');
    expect(kinds(minion.told)).not.toContain('endured');
  });

  test('[E10] [E9] none when Pressure is full', () => {
    const short = round([hero('a')], [foe('b')], { ...RULES, fight: { pressure: 4 } });
    const idle = ['0: ready', '1: ready'];
    const before: readonly string[] = [...idle, ...idle, ...idle];
    const rising = play(short, struck('9+1', '9+1'), ...before, '0: ready', ATTACK);
    expect([rising.view.fight?.pressure.filled, all(rising.events, 'endured').length]).toEqual([4, 1]);
    const full = play(short, struck('9+1'), ...before, ...idle, '0: ready', ATTACK);
    expect([full.view.fight?.pressure.filled, pillarOf(full.view, 'a')]).toEqual([4, [1, 0]]);
    expect(kinds(full.events)).not.toContain('endured');
  });
});
