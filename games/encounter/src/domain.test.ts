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
  round,
  technique,
  why,
} from './round.fixture.ts';

const IDLE = ['0: ready', '1: ready'];
const PUSH = ['0: declare a manifest; ready', '1: ready'];
const TIDE = { id: 'tide', name: 'Tide', pillar: 'VIOLENCE', manifested: 'NOTHING' };
const KIT = [technique('ripple', { domain: 'tide' }), technique('flood', { domain: 'tide', needs: 'MANIFESTED' })];

const table = (a: Fields = {}, domain: Fields = {}, more: Parameters<typeof round>[2] = {}): Fields =>
  round([hero('a', { domain: 'tide', techniques: ['ripple', 'flood'], ...a })], [foe('b')], {
    ...more,
    technique: KIT,
    domain: [{ ...TIDE, ...domain }],
  });
const attuned = (domain: Fields = {}, a: Fields = {}, more: Parameters<typeof round>[2] = {}): Fields =>
  table({ attuned: true, ...a }, domain, more);

const repeated = (count: number, lines: readonly string[]): readonly string[] =>
  Array.from({ length: count }, () => lines).flat();

describe('[E16] from one state to the next', () => {
  test('[E16] dormant until it is attuned: by a Minor, or from the start of the scene', () => {
    expect(actorIn(play(table(), {}).view, 'a').domain).toEqual({
      id: 'tide',
      name: 'Tide',
      state: 'DORMANT',
      strain: 0,
      size: 6,
    });
    const { told, view } = play(table(), {}, '0: declare a attune; ready', '1: ready');
    expect(find(told, 'domain-moved')).toEqual({ kind: 'domain-moved', actor: 'a', domain: 'tide', state: 'ATTUNED' });
    expect(actorIn(view, 'a').domain?.state).toBe('ATTUNED');
    expect(actorIn(play(attuned(), {}).view, 'a').domain?.state).toBe('ATTUNED');
  });

  /** The Attack of its pillar, 3, against 10 + tier. */
  const rows: readonly [
    what: string,
    tier: number,
    rank: number,
    dice: string,
    against: number,
    degree: number,
    state: string,
  ][] = [
    ['tier 2, a tie', 2, 0, '8+1', 12, 0, 'ATTUNED'],
    ['tier 2, one more', 2, 0, '9+1', 12, 1, 'MANIFESTED'],
    ['tier 2, far below: it stays as it is', 2, 0, '1+1', 12, -3, 'ATTUNED'],
    ['tier 5', 5, 0, '11+1', 15, 0, 'ATTUNED'],
    ['tier 5, one more', 5, 0, '12+1', 15, 1, 'MANIFESTED'],
    ['a domain of rank 2 is two more', 5, 2, '10+1', 15, 1, 'MANIFESTED'],
    ['tier 0', 0, 0, '7+1', 10, 1, 'MANIFESTED'],
  ];
  test.each(rows)('[E16] ADR8-18 a push: %s', (_, tier, rank, dice, against, degree, state) => {
    const written = attuned({}, { domain_rank: rank }, { scene: { tier } });
    const { told, view } = play(written, { heroes: dice }, ...PUSH);
    expect(find(told, 'pushed')).toMatchObject({ actor: 'a', against, degree });
    expect(actorIn(view, 'a').domain?.state).toBe(state);
  });

  test('[E16] with the Attack of its own pillar', () => {
    const written = attuned({ pillar: 'REVELATION' }, { revelation: { attack: 5 } });
    const { told } = play(written, { heroes: '8+1' }, ...PUSH);
    expect(find(told, 'pushed')?.roll.parts).toEqual([{ from: 'ATTACK', value: 5 }]);
  });

  const refusals: readonly [what: string, written: Fields, dice: string, lines: readonly string[], code: string][] = [
    ['pushed while dormant', table(), '', ['0: declare a manifest'], 'domain-state'],
    ['pushed in the round of attuning', table(), '', ['0: declare a attune; declare a manifest'], 'domain-state'],
    ['attuned twice', attuned(), '', ['0: declare a attune'], 'domain-state'],
    ['pushed while manifested', attuned(), '9+1', [...PUSH, '0: declare a manifest'], 'domain-state'],
    ['pushed by who has none', table({ domain: undefined }), '', ['0: declare a manifest'], 'unknown-technique'],
  ];
  test.each(refusals)('[E16] refused: %s', (_, written, heroes, lines, code) => {
    expect(refused(written, { heroes }, ...lines)?.code).toBe(code);
  });

  test('[E16] refused: attuned with a technique, by who has no domain', () => {
    const listen = technique('listen', { action: 'MINOR', does: 'ATTUNE' });
    const written = round([hero('a', { techniques: ['listen'] })], [foe('b')], { technique: [listen] });
    expect(refused(written, {}, '0: declare a listen')?.code).toBe('domain-state');
  });
});

describe('[E16] what a state permits', () => {
  const collapse = { tuning: { strain: 4 } };
  const states: readonly [
    state: string,
    written: Fields,
    dice: string,
    lines: readonly string[],
    ripple: boolean,
    flood: boolean,
  ][] = [
    ['DORMANT', table(), '', [], false, false],
    ['ATTUNED', attuned(), '', [], true, false],
    ['MANIFESTED', attuned(), '9+1', PUSH, true, true],
    ['COLLAPSED', attuned({}, {}, collapse), '9+1', [...PUSH, ...repeated(3, IDLE)], false, false],
  ];
  test.each(states)('[E16] ADR8-62 %s', (state, written, heroes, lines, ripple, flood) => {
    const at = play(written, { heroes }, ...lines);
    expect(actorIn(at.view, 'a').domain?.state).toBe(state);
    for (const [id, may, needs] of [
      ['ripple', ripple, 'ATTUNED'],
      ['flood', flood, 'MANIFESTED'],
    ] as const) {
      expect(legal(at, 0).includes(`declare a ${id} b`)).toBe(may);
      expect(why(refused(written, { heroes }, ...lines, `0: declare a ${id} b`))).toEqual(
        may ? null : { code: 'domain-closed', actor: 'a', technique: id, target: 'b', domain: 'tide', needs },
      );
    }
  });

  test('[E16] ADR8-09 a manifested domain may lend an Over-SCL Band, from the next round until it collapses', () => {
    const written = attuned({ over: 1 }, { speed: 'FAST' }, collapse);
    expect(budget(play(written, {}).view, 'a')).toBe('0/1 0/1 0/2 0/1');
    const seen = (rounds: number) => play(written, { heroes: '9+1' }, ...PUSH, ...repeated(rounds, IDLE)).view;
    expect([actorIn(seen(0), 'a').over, budget(seen(0), 'a')]).toEqual([1, '0/1 0/2 0/2 0/1']);
    expect([actorIn(seen(3), 'a').over, budget(seen(3), 'a')]).toEqual([0, '0/1 0/1 0/2 0/1']);
  });

  test('[E16] never above 2', () => {
    const written = attuned({ over: 2 }, { over: 1 });
    expect(actorIn(play(written, { heroes: '9+1' }, ...PUSH).view, 'a').over).toBe(2);
  });
});

describe('[E16] what it moves at the end of a Beat', () => {
  const rows: readonly [moves: string, invokes: readonly number[], pressure: number, main: number][] = [
    ['NOTHING', [0, 0], 1, 0],
    ['TAG', [1, 0], 1, 0],
    ['PRESSURE', [0, 0], 2, 0],
    ['MAIN', [0, 0], 1, 1],
  ];
  test.each(rows)('[E16] ADR8-63 attuned, %s', (moves, invokes, pressure, main) => {
    const { view } = play(attuned({ attuned: moves }), {}, ...IDLE);
    expect([view.invokes, view.fight?.pressure.filled, view.clocks[0]?.filled]).toEqual([invokes, pressure, main]);
  });

  test.each(rows)('[E16] ADR8-63 manifested, %s', (moves, invokes, pressure, main) => {
    const { view } = play(attuned({ manifested: moves }), { heroes: '9+1' }, ...PUSH);
    expect([view.invokes, view.fight?.pressure.filled, view.clocks[0]?.filled]).toEqual([invokes, pressure, main]);
  });

  test('[E16] for the side of its owner, every round; dormant it moves nothing', () => {
    const written = round([hero('a', { domain: 'tide' })], [foe('b', { domain: 'tide', attuned: true })], {
      domain: [{ ...TIDE, attuned: 'TAG' }],
    });
    expect(play(written, {}, ...repeated(2, IDLE)).view.invokes).toEqual([0, 2]);
  });

  test('[E16] not when its owner is out', () => {
    const written = round([hero('a')], [foe('b', { role: 'MINION', domain: 'tide', attuned: true }), foe('d')], {
      domain: [{ ...TIDE, attuned: 'TAG' }],
    });
    const { view } = play(written, { heroes: '11+1', foes: '10+1 8+1' }, '0: declare a strike b; ready', '1: ready');
    expect([actorIn(view, 'b').status, view.invokes]).toEqual(['OUT', [0, 0]]);
  });
});

describe('[E16] strain', () => {
  test('[E16] a manifested domain strains once a Beat, and collapses when six are full', () => {
    const { told, view } = play(attuned(), { heroes: '9+1' }, ...PUSH, ...repeated(5, IDLE));
    expect(all(told, 'strained').map(({ filled, size }) => `${filled}/${size}`)).toEqual(
      [1, 2, 3, 4, 5, 6].map((filled) => `${filled}/6`),
    );
    expect(all(told, 'domain-moved').map(({ state }) => state)).toEqual(['MANIFESTED', 'COLLAPSED']);
    expect(actorIn(view, 'a').domain).toMatchObject({ state: 'COLLAPSED', strain: 6 });
  });

  test('[E16] not before it is manifested, nor when it has collapsed; and it does not come back', () => {
    expect(kinds(play(attuned(), {}, ...IDLE).told)).not.toContain('strained');
    const written = attuned({ manifested: 'TAG' }, {}, { tuning: { strain: 4 } });
    const lines = [...PUSH, ...repeated(4, IDLE)];
    const { events, view } = play(written, { heroes: '9+1' }, ...lines);
    expect(kinds(events)).not.toContain('strained');
    expect(view.invokes).toEqual([4, 0]);
    for (const line of ['0: declare a attune', '0: declare a manifest'])
      expect(refused(written, { heroes: '9+1' }, ...lines, line)?.code).toBe('domain-state');
  });
});

describe('[E16] a domain that consumes', () => {
  const TAGS = { tag: [{ id: 'sand', name: 'Sand', side: 'FOES', open: true, invokes: 2 }] };
  const eats = (): Fields => attuned({ attuned: 'CONSUME' }, {}, { scene: TAGS });

  test('[E16] ADR8-63 at the end of each Beat it takes an invoke of the other side’s tag, which is gone with its last', () => {
    const once = play(eats(), {}, ...IDLE);
    expect(find(once.told, 'consumed')).toEqual({
      kind: 'consumed',
      actor: 'a',
      domain: 'tide',
      side: 'FOES',
      tag: 'sand',
      left: 1,
    });
    expect(once.view.tags).toMatchObject([{ id: 'sand', invokes: 1 }]);
    const twice = play(eats(), {}, ...repeated(2, IDLE));
    expect(twice.view.tags).toEqual([]);
    expect(find(twice.events, 'tag-lost')).toEqual({ kind: 'tag-lost', tag: 'sand' });
  });

  test('[E16] ADR8-63 then its openings, and nothing where there is nothing', () => {
    const { told } = play(eats(), {}, ...repeated(4, IDLE));
    expect(all(told, 'consumed').map(({ tag, left }) => [tag, left])).toEqual([
      ['sand', 1],
      ['sand', 0],
    ]);
    const open = play(
      attuned({ attuned: 'CONSUME' }),
      { foes: '13+1' },
      '0: ready',
      '1: declare b set-up; ready',
      ...IDLE,
    );
    expect(find(open.events, 'consumed')).toMatchObject({ tag: null, left: 1 });
    expect(open.view.invokes).toEqual([0, 1]);
  });
});
