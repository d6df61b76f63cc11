import { describe, expect, test } from 'vitest';
import {
  actorIn,
  budget,
  type Fields,
  foe,
  hero,
  legal,
  play,
  refused,
  rootsOf,
  round,
  technique,
  why,
} from './round.fixture.ts';

const DOMAIN = { id: 'tide', name: 'Tide', pillar: 'VIOLENCE' };
const GOAL = { scene: { clock: [{ id: 'gate', name: 'Gate', size: 8, kind: 'GOAL' }] }, fight: { goal: 'gate' } };

/** One of everything: two zones, a goal, a domain, a Ward, techniques of every action. */
const LIGHT = technique('swift-cut', { tags: ['light'] });
const TIDAL = technique('tidal-fist', { domain: 'tide' });
const FLOOD = technique('flood', { domain: 'tide', needs: 'MANIFESTED' });
const LAMP = technique('lamp-light', { domain: 'lamp' });
const RARE = technique('rare', { action: 'BONUS', does: 'ATTACK', uses: 1 });
const KNOWN = ['swift-cut', 'tidal-fist', 'flood', 'lamp-light', 'rare', 'parry', 'iron-skin'];

const table = (a: Fields = {}, changes: Fields = {}): Fields =>
  round(
    [
      hero('a', { techniques: KNOWN, domain: 'tide', attuned: true, violence: { ward: 2 }, ...a }),
      hero('c', { techniques: ['parry'] }),
    ],
    [foe('b')],
    {
      ...GOAL,
      fight: { ...GOAL.fight, zones: 2, ...changes },
      technique: [LIGHT, TIDAL, FLOOD, LAMP, RARE],
      domain: [DOMAIN, { id: 'lamp', name: 'Lamp' }],
    },
  );

describe('[E20] a budget is seen as used/total', () => {
  const rows: readonly [what: string, more: Fields, seen: string][] = [
    ['ADR8-10 SCL 2', {}, '0/1 0/1 0/1 0/1'],
    ['ADR8-26 +fast: a Bonus more, no Reaction', { speed: 'FAST' }, '0/1 0/1 0/2 0/1'],
    ['+very fast: a Bonus and a Minor more', { speed: 'VERY_FAST' }, '0/1 0/2 0/2 0/1'],
    ['Over-SCL 1', { over: 1 }, '0/1 0/1 0/2 0/1'],
    ['+very fast and Over-SCL 1', { speed: 'VERY_FAST', over: 1 }, '0/2 0/2 0/2 0/1'],
    ['+fast and Over-SCL 2', { speed: 'FAST', over: 2 }, '0/2 0/2 0/2 0/1'],
    [
      'SCL 4 +very fast and Over-SCL 1: seqLVL 18',
      { roots: rootsOf(4), speed: 'VERY_FAST', over: 1 },
      '0/2 0/3 0/3 0/1',
    ],
    ['SCL 5 +fast and Over-SCL 2: seqLVL 21', { roots: rootsOf(5), speed: 'FAST', over: 2 }, '0/3 0/3 0/3 0/1'],
  ];
  test.each(rows)('[E20] %s', (_, more, seen) => {
    expect(budget(play(round([hero('a', more)], [foe('b')]), {}).view, 'a')).toBe(seen);
  });

  test('[E20] ADR8-27 a technique may grant extra Reactions, and only to who knows it', () => {
    const { view } = play(
      round([hero('a', { techniques: ['third-hand'] }), hero('c')], [foe('b')], {
        technique: [technique('third-hand', { action: 'MINOR', does: 'ATTUNE', reactions: 1 })],
      }),
      {},
    );
    expect([budget(view, 'a'), budget(view, 'c')]).toEqual(['0/1 0/1 0/1 0/2', '0/1 0/1 0/1 0/1']);
  });

  test('[E20] it counts up as intents are declared, and down as they are taken back', () => {
    const seen = (...lines: readonly string[]): string => budget(play(table(), {}, ...lines).view, 'a');
    expect(seen('0: declare a strike b')).toBe('1/1 0/1 0/1 0/1');
    expect(seen('0: declare a strike b; declare a guard')).toBe('1/1 1/1 0/1 0/1');
    expect(seen('0: declare a strike b; declare a guard; declare a feint b')).toBe('1/1 1/1 1/1 0/1');
    expect(seen('0: declare a strike b; declare a guard; take-back 1')).toBe('0/1 1/1 0/1 0/1');
    expect(seen('0: declare c strike b; declare c guard')).toBe('0/1 0/1 0/1 0/1');
  });

  test('[E20] ADR8-48 Upkeep makes it full again', () => {
    const { view } = play(
      table(),
      { heroes: '10+1 10+1', foes: '12+1 10+1 12+1 10+1' },
      '0: declare a strike b; declare a guard; declare a feint b; ready',
      '1: ready',
    );
    expect([view.fight?.round, budget(view, 'a')]).toEqual([2, '0/1 0/1 0/1 0/1']);
  });
});

describe('[E20] [E7] [E13] what each action is spent on', () => {
  const rows: readonly [what: string, line: string, more: Fields, seen: string, again: string, code: string][] = [
    ['ADR8-18 an attack is a Major', 'declare a strike b', {}, '1/1 0/1 0/1', 'declare a press b', 'no-major'],
    ['ADR8-18 a major technique', 'declare a tidal-fist b', {}, '1/1 0/1 0/1', 'declare a strike b', 'no-major'],
    ['ADR8-18 a Domain push', 'declare a manifest', {}, '1/1 0/1 0/1', 'declare a strike b', 'no-major'],
    ['work at the goal', 'declare a advance', {}, '1/1 0/1 0/1', 'declare a manifest', 'no-major'],
    ['ADR8-19 positioning is a Minor', 'declare a move zone-2', {}, '0/1 1/1 0/1', 'declare a guard', 'no-minor'],
    ['ADR8-19 a light technique', 'declare a swift-cut b as-minor', {}, '0/1 1/1 0/1', 'declare a guard', 'no-minor'],
    ['a light technique as what it is', 'declare a swift-cut b', {}, '1/1 0/1 0/1', 'declare a strike b', 'no-major'],
    ['ADR8-19 a guard shift', 'declare a guard', {}, '0/1 1/1 0/1', 'declare a set-up', 'no-minor'],
    ['ADR8-19 scene-tag creation', 'declare a set-up', {}, '0/1 1/1 0/1', 'declare a set-up', 'no-minor'],
    ['an assist', 'declare a assist c', {}, '0/1 1/1 0/1', 'declare a guard', 'no-minor'],
    ['a Ward', 'declare a ward-body', {}, '0/1 1/1 0/1', 'declare a guard', 'no-minor'],
    ['attuning', 'declare a attune', { attuned: false }, '0/1 1/1 0/1', 'declare a guard', 'no-minor'],
    ['ADR8-20 a feint is a Bonus', 'declare a feint b', {}, '0/1 0/1 1/1', 'declare a jab b', 'no-bonus'],
    ['ADR8-20 a follow-up', 'declare a jab b', {}, '0/1 0/1 1/1', 'declare a feint b', 'no-bonus'],
  ];
  test.each(rows)('[E20] %s', (_, line, more, seen, again, code) => {
    const { view } = play(table(more), {}, `0: ${line}`);
    expect(budget(view, 'a').slice(0, 11)).toBe(seen);
    expect(why(refused(table(more), {}, `0: ${line}; ${again}`))).toMatchObject({ code, actor: 'a', granted: 1 });
  });

  test('[E20] ADR8-49 the refusal says how many there are', () => {
    const fast = table({ speed: 'FAST' });
    expect(why(refused(fast, {}, '0: declare a jab b; declare a feint b; declare a jab b'))).toEqual({
      code: 'no-bonus',
      actor: 'a',
      technique: 'jab',
      target: 'b',
      granted: 2,
    });
  });

  test('[E20] what is refused is not on the list, and what is on it is not refused', () => {
    const at = play(table(), {}, '0: declare a strike b');
    expect(legal(at, 0).filter((text) => text.startsWith('declare a strike'))).toEqual([]);
    expect(legal(at, 0)).toContain('declare a guard');
    expect(legal(at, 0)).toContain('declare c strike b');
    for (const text of legal(at, 0)) expect(refused(table(), {}, `0: declare a strike b; ${text}`)).toBeUndefined();
  });
});

describe('[E6] [E20] Prepare', () => {
  const nimble = (...techniques: readonly string[]): Fields => table({ speed: 'VERY_FAST', techniques });

  const speeds: readonly [speed: string, code: string | undefined][] = [
    ['NORMAL', 'not-very-fast'],
    ['FAST', 'not-very-fast'],
    ['VERY_FAST', undefined],
  ];
  test.each(speeds)('[E6] ADR8-29 by a %s actor', (speed, code) => {
    expect(refused(table({ speed }), {}, '0: declare a prepare')?.code).toBe(code);
    expect(legal(play(table({ speed }), {}), 0).includes('declare a prepare')).toBe(code === undefined);
    expect(refused(table({ speed, techniques: ['breath'] }), {}, '0: declare a breath')?.code).toBe(code);
  });

  test('[E6] ADR8-31 it spends a Minor', () => {
    const { view } = play(nimble(), {}, '0: declare a prepare');
    expect([budget(view, 'a'), actorIn(view, 'a').prepared]).toEqual(['0/1 1/2 0/2 0/1', true]);
  });

  test('[E6] ADR8-32 a Bonus only where a technique permits', () => {
    expect(why(refused(nimble(), {}, '0: declare a prepare as-bonus'))).toMatchObject({
      code: 'unknown-target',
      technique: 'prepare',
      such: 'declare a prepare',
    });
    expect(why(refused(nimble(), {}, '0: declare a breath'))).toMatchObject({
      code: 'unknown-technique',
      word: 'breath',
    });
    const { view } = play(nimble('breath'), {}, '0: declare a breath');
    expect([budget(view, 'a'), actorIn(view, 'a').prepared]).toEqual(['0/1 0/2 1/2 0/1', true]);
  });

  test('[E6] who is Prepared does not Prepare again', () => {
    expect(refused(nimble('breath'), {}, '0: declare a prepare; declare a breath')?.code).toBe('declared-already');
  });

  test('[E20] ADR8-33 it turns a later Bonus into a Minor', () => {
    const { view } = play(nimble('breath'), {}, '0: declare a breath; convert a');
    expect([budget(view, 'a'), actorIn(view, 'a').prepared]).toEqual(['0/1 0/3 2/2 0/1', false]);
    const spent = '0: declare a breath; convert a; declare a set-up; declare a set-up; declare a set-up';
    expect(budget(play(nimble('breath'), {}, spent).view, 'a')).toBe('0/1 3/3 2/2 0/1');
    expect(refused(nimble('breath'), {}, `${spent}; declare a set-up`)?.code).toBe('no-minor');
  });

  const bars: readonly [what: string, line: string, code: string][] = [
    ['without Prepared', '0: convert a', 'not-prepared'],
    ['twice with one', '0: declare a prepare; convert a; convert a', 'not-prepared'],
    ['with no Bonus left', '0: declare a prepare; declare a jab b; declare a jab b; convert a', 'no-bonus'],
    ['to watch without it', '0: watch a parry', 'not-prepared'],
    ['to watch and convert with one', '0: declare a prepare; watch a parry; convert a', 'not-prepared'],
    ['to watch with what is no reaction', '0: declare a prepare; watch a strike', 'unknown-technique'],
  ];
  test.each(bars)('[E20] ADR8-33 refused: %s', (_, line, code) => {
    expect(refused(nimble('breath', 'parry'), {}, line)?.code).toBe(code);
  });

  test('[E20] [E24] nobody watches with what cannot be used: a shut domain, no use left, no Ward', () => {
    const known = ['breath', 'tide-wall', 'lamp-wall', 'last-wall', 'iron-skin'];
    const wall = (id: string, more: Fields): Fields => technique(id, { action: 'REACTION', does: 'PARRY', ...more });
    const written = (ward: number): Fields =>
      round(
        [
          hero('a', {
            speed: 'VERY_FAST',
            over: 1,
            techniques: known,
            domain: 'tide',
            attuned: true,
            violence: { ward },
          }),
        ],
        [foe('b')],
        {
          technique: [
            wall('tide-wall', { domain: 'tide' }),
            wall('lamp-wall', { domain: 'lamp' }),
            wall('last-wall', { uses: 1 }),
          ],
          domain: [DOMAIN, { id: 'lamp', name: 'Lamp' }],
        },
      );
    const code = (line: string, ward = 0): string | undefined => refused(written(ward), {}, line)?.code;
    expect(code('0: declare a breath; watch a tide-wall')).toBeUndefined();
    expect(code('0: declare a breath; watch a lamp-wall')).toBe('domain-closed');
    expect(code('0: declare a breath; watch a iron-skin')).toBe('no-ward');
    expect(code('0: declare a breath; watch a iron-skin', 2)).toBeUndefined();
    const used = ['0: ready', '1: declare b strike a; ready', '0: react a last-wall 1'];
    const dice = { heroes: '2+1 15+1 10+1', foes: '15+1' };
    expect(refused(written(0), {}, '0: declare a breath; watch a last-wall')).toBeUndefined();
    expect(refused(written(0), dice, ...used, '0: declare a breath; watch a last-wall')?.code).toBe('no-uses');
  });

  test('[E20] a NORMAL or FAST actor has nothing to convert or watch with', () => {
    for (const speed of ['NORMAL', 'FAST'])
      for (const line of ['convert a', 'watch a parry'])
        expect(why(refused(table({ speed }), {}, `0: ${line}`))).toMatchObject({ code: 'not-very-fast', actor: 'a' });
  });

  test('[E20] ADR8-34 a `prepared` technique needs it and uses it up', () => {
    const written = round(
      [hero('a', { speed: 'VERY_FAST', over: 1, techniques: ['kept-back', 'breath'] })],
      [foe('b')],
      { technique: [technique('kept-back', { tags: ['prepared'] })] },
    );
    expect(refused(written, {}, '0: declare a kept-back b')?.code).toBe('not-prepared');
    const at = play(written, {}, '0: declare a breath; declare a kept-back b');
    expect(actorIn(at.view, 'a').prepared).toBe(false);
    expect(legal(at, 0)).not.toContain('declare a kept-back b');
    expect(refused(written, {}, '0: declare a breath; declare a kept-back b; declare a kept-back b')?.code).toBe(
      'not-prepared',
    );
  });
});

describe('[E20] Nuance as an extra Minor', () => {
  const speeds: readonly [speed: string, total: number, code: string | undefined][] = [
    ['NORMAL', 0, 'no-nuance'],
    ['FAST', 0, 'no-nuance'],
    ['VERY_FAST', 1, undefined],
  ];
  test.each(speeds)('[E20] ADR8-30 %s has %i', (speed, total, code) => {
    const written = table({ speed });
    expect(actorIn(play(written, {}).view, 'a').nuance).toEqual({ used: 0, total });
    expect(refused(written, {}, '0: nuance a minor')?.code).toBe(code);
  });

  const nimble = table({ speed: 'VERY_FAST' });

  test('[E20] ADR8-37 a Minor more', () => {
    const { view } = play(nimble, {}, '0: nuance a minor');
    expect([budget(view, 'a'), actorIn(view, 'a').nuance]).toEqual(['0/1 0/3 0/2 0/1', { used: 1, total: 1 }]);
    const spent = '0: nuance a minor; declare a set-up; declare a set-up; declare a set-up';
    expect(budget(play(nimble, {}, spent).view, 'a')).toBe('0/1 3/3 0/2 0/1');
    expect(refused(nimble, {}, `${spent}; declare a set-up`)?.code).toBe('no-minor');
  });

  const bars: readonly [what: string, line: string, code: string][] = [
    ['never a Major', 'nuance a major', 'nuance-major'],
    ['nor by another way: the Major is spent', 'declare a strike b; nuance a minor; declare a strike b', 'no-major'],
    ['once a round', 'nuance a minor; nuance a minor', 'no-nuance'],
    ['not a Bonus either', 'nuance a bonus', 'unknown-action'],
  ];
  test.each(bars)('[E20] ADR8-37 %s', (_, line, code) => {
    expect(refused(nimble, {}, `0: ${line}`)?.code).toBe(code);
  });

  test('[E20] ADR8-30 there again the next round', () => {
    const { view } = play(nimble, {}, '0: nuance a minor; ready', '1: ready');
    expect([view.fight?.round, actorIn(view, 'a').nuance]).toEqual([2, { used: 0, total: 1 }]);
    expect(refused(nimble, {}, '0: nuance a minor; ready', '1: ready', '0: nuance a minor')).toBeUndefined();
  });
});

describe('[E20] what else cannot be declared', () => {
  const rows: readonly [what: string, line: string, seen: Fields][] = [
    [
      'ADR8-62 a technique whose domain is not open enough',
      'declare a flood b',
      { code: 'domain-closed', actor: 'a', technique: 'flood', target: 'b', domain: 'tide', needs: 'MANIFESTED' },
    ],
    [
      'ADR8-62 a technique of another domain',
      'declare a lamp-light b',
      { code: 'domain-closed', actor: 'a', technique: 'lamp-light', target: 'b', domain: 'lamp', needs: 'ATTUNED' },
    ],
    ['ADR8-23 a reaction', 'declare a parry', { code: 'out-of-window', technique: 'parry', stage: 'INTENT' }],
    [
      'ADR8-23 a reaction by its own word',
      'react a parry 1',
      { code: 'out-of-window', kind: 'react', stage: 'INTENT' },
    ],
    ['a use too many', 'declare a rare b; declare a rare b', { code: 'no-uses', technique: 'rare' }],
    ['the same Move twice', 'declare a move zone-2; declare a move zone-2', { code: 'declared-already' }],
    ['Guard twice', 'declare a guard; declare a guard', { code: 'declared-already' }],
    ['a zone that is not beside', 'declare a move zone-1', { code: 'not-adjacent' }],
    ['a foe out of reach', 'declare a move zone-2; declare a strike b', { code: 'out-of-reach', target: 'b' }],
    ['attuning what is attuned', 'declare a attune', { code: 'domain-state' }],
    ['a Ward nobody has', 'declare c ward-body', { code: 'unknown-technique', word: 'ward-body' }],
    ['an ally as a target', 'declare a strike c', { code: 'unknown-target', word: 'c' }],
    ['help for oneself', 'declare a assist a', { code: 'unknown-target', word: 'a' }],
    ['invokes nobody has', 'declare a strike b +6', { code: 'no-invokes' }],
    ['one invoke without `exploit`', 'declare a strike b +3', { code: 'unknown-target' }],
    ['somebody who is not there', 'declare z strike b', { code: 'unknown-actor', word: 'z' }],
    ['a technique of nobody', 'declare a flail b', { code: 'unknown-technique', word: 'flail' }],
  ];
  test.each(rows)('[E20] %s', (_, line, seen) => {
    expect(why(refused(table({ speed: 'VERY_FAST', over: 1 }), {}, `0: ${line}`))).toMatchObject(seen);
  });

  test('[E20] ADR8-62 the same technique, once its domain permits', () => {
    expect(refused(table(), {}, '0: declare a tidal-fist b')).toBeUndefined();
    expect(refused(table({ attuned: false }), {}, '0: declare a tidal-fist b')?.code).toBe('domain-closed');
  });

  test('[E20] work at a goal, where the fight has none, and by a foe', () => {
    expect(refused(round([hero('a')], [foe('b')]), {}, '0: declare a advance')?.code).toBe('no-goal');
    expect(refused(table(), {}, '1: declare b advance')?.code).toBe('no-goal');
  });

  test('[E20] a pillar the fight is not fought in', () => {
    const words = table({}, { pillars: ['INFLUENCE'] });
    expect(refused(words, {}, '0: declare a press b')).toBeUndefined();
    for (const line of ['declare a strike b', 'declare a feint b', 'declare a jab b'])
      expect(refused(words, {}, `0: ${line}`)?.code).toBe('not-here');
  });
});

describe('[E26] a Beat that sets Over-SCL', () => {
  const beats = (over: readonly Fields[], open: boolean): Fields => {
    const written = round([hero('a'), hero('c')], [foe('b', { over: 1 })], {
      scene: { tag: [{ id: 'wine', name: 'Wine', open }] },
    });
    const { scene } = written as { scene: { beat: readonly Fields[] } };
    return {
      ...written,
      scene: { ...scene, beat: scene.beat.map((one) => (one.id === 'fight' ? { ...one, over } : one)) },
    };
  };
  const rows: readonly [
    what: string,
    over: readonly Fields[],
    open: boolean,
    who: string,
    band: number,
    slots: string,
  ][] = [
    ['of a hero', [{ who: 'a', band: 1 }], false, 'a', 1, '0/1 0/1 0/2 0/1'],
    ['of two bands', [{ who: 'a', band: 2 }], false, 'a', 2, '0/1 0/2 0/2 0/1'],
    ['of nobody else', [{ who: 'a', band: 2 }], false, 'c', 0, '0/1 0/1 0/1 0/1'],
    ['of a foe, in place of its own', [{ who: 'b', band: 0 }], false, 'b', 0, '0/1 0/1 0/1 0/1'],
    ['while a tag is there', [{ who: 'a', band: 1, tag: 'wine' }], true, 'a', 1, '0/1 0/1 0/2 0/1'],
    ['and not without it', [{ who: 'a', band: 1, tag: 'wine' }], false, 'a', 0, '0/1 0/1 0/1 0/1'],
  ];
  test.each(rows)('[E26] ADR8-09 %s', (_, over, open, who, band, slots) => {
    const { view } = play(beats(over, open), {});
    expect(actorIn(view, who).over).toBe(band);
    expect(budget(view, who)).toBe(slots);
  });

  test('[E26] [E37] bands together are `over_most` at most', () => {
    const written = { ...beats([{ who: 'a', band: 2 }], false), tuning: { over_most: 1 } };
    expect(actorIn(play(written, {}).view, 'a').over).toBe(1);
  });
});
