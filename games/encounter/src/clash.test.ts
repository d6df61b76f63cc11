import { fc } from '@lockstep/conformance';
import { openStream, parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from './action.ts';
import {
  actorIn,
  all,
  budget,
  type Dice,
  declareAny,
  type Fields,
  find,
  foe,
  hero,
  kinds,
  type Played,
  play,
  playOn,
  read,
  readyUp,
  refused,
  round,
  technique,
} from './round.fixture.ts';

const READY = '1: ready';
const duel = round([hero('a')], [foe('b')]);

const clashed = (written: Fields, dice: Dice, ...lines: readonly string[]) => {
  const { told } = play(written, dice, ...lines);
  return find(told, 'clashed')!;
};

describe('[E22] [E3] one attack: contact, then resistance', () => {
  /** Attack 3 against Defense 3, then Resilience 4 against 10 + EffectRank 4: dice 10 hold it off exactly. */
  const rows: readonly [
    what: string,
    attack: string,
    defense: string,
    resistance: string,
    margin: number,
    contact: number,
    resisted: number,
    degree: number,
  ][] = [
    ['a tie: the defender holds', '10+1', '10+1', '2+1', 0, 0, -2, 0],
    ['a miss', '9+1', '10+1', '2+1', -1, -1, -2, 0],
    ['a bad miss', '2+1', '10+6', '2+1', -13, -4, -2, 0],
    ['contact 1, resisted exactly', '11+1', '10+1', '9+1', 1, 1, 0, 0],
    ['contact 1, resisted by 1 too little', '11+1', '10+1', '8+1', 1, 1, -1, 1],
    ['contact 1, resisted by 5 too little', '14+1', '10+1', '4+1', 4, 1, -2, 2],
    ['contact 2, resisted', '15+1', '10+1', '9+1', 5, 2, 0, 1],
    ['contact 2, resisted well', '18+1', '10+1', '19+6', 8, 2, 4, 1],
    ['contact 2, resisted by 5 too little', '15+1', '10+1', '4+1', 5, 2, -2, 3],
    ['contact 3, resisted by 1 too little', '19+1', '10+1', '8+1', 9, 3, -1, 3],
    ['contact 4, resisted', '19+5', '10+1', '9+1', 13, 4, 0, 3],
    ['contact 4, resisted by 5 too little: no more than 4', '19+5', '10+1', '4+1', 13, 4, -2, 4],
    ['a natural 20 attacks', '20+1', '18+3', '9+1', 0, 1, 0, 0],
    ['a natural 1 attacks', '1+6', '2+1', '2+1', 4, 0, -2, 0],
    ['a natural 20 defends', '19+6', '20+1', '2+1', 4, 0, -2, 0],
    ['a natural 1 defends', '2+1', '1+2', '8+1', 0, 1, -1, 1],
    ['natural 20 against natural 20', '20+2', '20+1', '8+1', 1, 1, -1, 1],
    ['a natural 1 resists', '11+1', '10+1', '1+6', 1, 1, -2, 2],
    ['a natural 20 resists', '15+1', '10+1', '20+1', 5, 2, 4, 1],
    ['a natural 20 beyond the maximum', '20+6', '2+1', '9+1', 23, 4, 0, 3],
  ];
  test.each(rows)('[E22] %s', (_, attack, defense, resistance, margin, contact, resisted, degree) => {
    const dice = { heroes: attack, foes: `${defense} ${resistance}` };
    const hit = clashed(duel, dice, '0: declare a strike b; ready', READY);
    expect(hit).toMatchObject({ hit: 1, actor: 'a', target: 'b', slot: 'MAJOR', margin, contact, resisted, degree });
  });

  test('[E22] every roll is spelled out', () => {
    const hit = clashed(duel, { heroes: '12+5', foes: '7+2 9+4' }, '0: declare a strike b; ready', READY);
    expect(hit).toEqual({
      kind: 'clashed',
      hit: 1,
      actor: 'a',
      technique: 'strike',
      target: 'b',
      slot: 'MAJOR',
      attack: { d20: 12, dice: [5], parts: [{ from: 'ATTACK', value: 3 }], total: 20 },
      defense: { d20: 7, dice: [2], parts: [{ from: 'DEFENSE', value: 3 }], total: 12 },
      margin: 8,
      contact: 2,
      resistance: { d20: 9, dice: [4], parts: [{ from: 'RESILIENCE', value: 4 }], total: 17 },
      against: 14,
      resisted: 1,
      degree: 1,
    });
  });
});

describe('[E7] [E22] what the action allows', () => {
  const LIGHT = technique('cut', { tags: ['light'] });
  const FREE = technique('flurry', { action: 'BONUS', does: 'ATTACK', tags: ['unbound'] });
  const table = round([hero('a', { techniques: ['cut', 'flurry'] })], [foe('b')], { technique: [LIGHT, FREE] });

  /** Attack 24 against 11: a margin of 13. Resistance 1 + 3 + 4 is 6, 4 and 3 below what it needs; a natural 1 is one more. */
  const rows: readonly [
    what: string,
    line: string,
    against: number,
    contact: number,
    resisted: number,
    degree: number,
  ][] = [
    ['a Major in full', 'strike b', 14, 4, -3, 4],
    ['a light technique as a Major', 'cut b', 14, 4, -3, 4],
    ['ADR8-19 as a Minor: EffectRank 2 less, degree 1', 'cut b as-minor', 12, 4, -2, 1],
    ['ADR8-20 a Bonus: EffectRank 3 less, contact 1, degree 1', 'jab b', 11, 1, -2, 1],
    ['ADR8-20 an `unbound` Bonus: contact as it is', 'flurry b', 11, 4, -2, 1],
    ['a feint hurts nobody', 'feint b', 11, 1, -2, 0],
  ];
  test.each(rows)('[E7] %s', (_, line, against, contact, resisted, degree) => {
    const dice = { heroes: '19+5', foes: '10+1 1+3' };
    const hit = clashed(table, dice, `0: declare a ${line}; ready`, READY);
    expect(hit).toMatchObject({ margin: 13, against, contact, resisted, degree });
  });

  test('[E7] EffectRank does not fall below 0', () => {
    const weak = round([hero('a', { violence: { effect: 1 } })], [foe('b')]);
    expect(clashed(weak, { heroes: '10+1', foes: '10+1 5+1' }, '0: declare a jab b; ready', READY).against).toBe(10);
  });

  const landings: readonly [what: string, line: string, rung: number, marks: number][] = [
    ['a Major raises the ladder', 'strike b', 1, 3],
    ['a Minor too, to rung 1', 'cut b as-minor', 1, 0],
    ['a Bonus only marks', 'jab b', 0, 1],
    ['an `unbound` one as well', 'flurry b', 0, 1],
  ];
  test.each(landings)('[E7] %s', (_, line, rung, marks) => {
    const { told } = play(table, { heroes: '19+5', foes: '10+1 1+3' }, `0: declare a ${line}; ready`, READY);
    expect(find(told, 'landed')).toMatchObject({ target: 'b', pillar: 'VIOLENCE', rung, marks });
  });

  test('[E7] a Minor never above rung 1: then it is a mark', () => {
    const dice = { heroes: '19+5 19+5', foes: '10+1 1+3 10+1 1+3' };
    const line = '0: declare a cut b as-minor; ready';
    const { events } = play(table, dice, line, READY, line, READY);
    expect(find(events, 'landed')).toMatchObject({ degree: 1, rung: 1, marks: 1 });
  });
});

describe('[E22] one snapshot', () => {
  test('[E22] actors in roster order, each with what it declared in its order; a stream a side', () => {
    const table = round([hero('a'), hero('c')], [foe('b'), foe('d')]);
    const { told } = play(
      table,
      { initiative: '1 2 3 4', heroes: '2+1 3+1 4+1 5+1 6+1', foes: '2+2 3+2 4+2 5+2 6+2 7+2 8+2' },
      '1: declare d strike c; ready',
      '0: declare c strike d; declare a jab d; declare a strike b; ready',
    );
    const rolls = all(told, 'clashed').map(({ hit, actor, technique: id, target, attack, defense, resistance }) => [
      hit,
      `${actor} ${id} ${target}`,
      ...[attack, defense, resistance].map(({ d20, dice }) => `${d20}+${dice[0]}`),
    ]);
    expect(rolls).toEqual([
      [1, 'a jab d', '2+1', '2+2', '3+2'],
      [2, 'a strike b', '3+1', '4+2', '5+2'],
      [3, 'c strike d', '4+1', '6+2', '7+2'],
      [4, 'd strike c', '8+2', '5+1', '6+1'],
    ]);
  });

  test('[E4] what one hit does, no other roll of the Clash looks at', () => {
    const table = round([hero('a'), hero('c')], [foe('b')]);
    const { told } = play(
      table,
      { heroes: '19+5 15+1 10+1 9+1', foes: '10+1 2+1 10+1 9+1 12+1' },
      '0: declare a strike b; declare c strike b; ready',
      '1: declare b strike a; ready',
    );
    const [first, second, back] = all(told, 'clashed');
    expect(first).toMatchObject({ contact: 4, degree: 4 });
    expect(second?.defense.parts).toEqual([{ from: 'DEFENSE', value: 3 }]);
    expect(back?.attack.parts).toEqual([{ from: 'ATTACK', value: 3 }]);
  });

  test('[E4] nothing lands before every window has closed', () => {
    const table = round([hero('a')], [foe('b', { techniques: ['parry'] })]);
    const at = play(table, { heroes: '19+5', foes: '10+1 2+1' }, '0: declare a strike b; ready', READY);
    expect(at.view.fight).toMatchObject({ stage: 'REACTION', hits: [{ contact: 4, degree: 4, answered: false }] });
    expect(actorIn(at.view, 'b').pillars[0]).toMatchObject({ rung: 0, marks: 0 });
    expect(kinds(at.told)).not.toContain('landed');
  });

  test('[E22] a hit of the round before counts in this one: −1 a rung, −1 on a strained track', () => {
    const { told } = play(
      duel,
      { heroes: '19+5 10+1 9+1 9+1', foes: '10+1 2+1 10+1 9+1 10+1' },
      '0: declare a strike b; ready',
      READY,
      '0: declare a strike b; ready',
      '1: declare b strike a; ready',
    );
    const [, second, back] = all(told, 'clashed');
    const hurt = [
      { from: 'RUNG', value: -1 },
      { from: 'STRAIN', value: -1 },
    ];
    expect(second?.defense).toMatchObject({ parts: [{ from: 'DEFENSE', value: 3 }, ...hurt], total: 10 + 1 + 1 });
    expect(back?.attack).toMatchObject({ parts: [{ from: 'ATTACK', value: 3 }, ...hurt], total: 10 + 1 + 1 });
  });

  test('[E22] ADR8-55 another initiative and no reactions: the same Clash', () => {
    const table = round([hero('a'), hero('c')], [foe('b')]);
    const rolls = { heroes: '12+2 11+3 9+1 8+1', foes: '10+1 6+2 4+4 10+5 9+3' };
    const lines = ['0: declare a strike b; declare c jab b; ready', '1: declare b strike c; ready'];
    const [one, other] = ['20 10 1', '1 10 20'].map((initiative) => play(table, { ...rolls, initiative }, ...lines));
    expect(one!.view.fight?.order).toEqual(['a', 'c', 'b']);
    expect(other!.view.fight?.order).toEqual(['b', 'c', 'a']);
    const told = ({ told: events }: Played) => events.filter(({ kind }) => kind !== 'fight-began');
    expect(told(other!)).toEqual(told(one!));
  });

  /** Awareness turns the order round and moves no die. */
  test('[E22] ADR8-55 over random rounds', () => {
    const made = (aware: readonly string[]) => {
      const skills = (id: string): Fields => (aware.includes(id) ? { skills: { awareness: 12 } } : {});
      const sweep = technique('sweep', { tags: ['area 2'] });
      return read(
        round(
          [hero('a', skills('a')), hero('c', { speed: 'FAST', ...skills('c') })],
          [foe('b', { techniques: ['sweep'], ...skills('b') }), foe('d', skills('d'))],
          { fight: { zones: 2 }, technique: [sweep] },
        ),
      );
    };
    const setups = [made(['a', 'c']), made(['b', 'd'])] as const;
    const orders = setups.map((setup) => playOn(setup, parseSeed('0'), []).view.fight?.order);
    expect(orders[0]).not.toEqual(orders[1]);
    const clashOf = (setup: (typeof setups)[number], seed: string): readonly Event[] => {
      const stream = openStream(parseSeed(seed), 'choices');
      const log: Event[] = [];
      let { state } = playOn(setup, parseSeed(seed), []);
      for (const seat of [0, 1] as const)
        state = readyUp(setup, declareAny(setup, state, seat, stream, 4, log), seat, log);
      return log;
    };
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(clashOf(setups[1], seed)).toEqual(clashOf(setups[0], seed));
      }),
      { seed: 20260101, numRuns: 100 },
    );
  });
});

describe('[E4] [E22] a target gone', () => {
  const wide = round([hero('a'), hero('c')], [foe('b')], { fight: { zones: 2 } });

  test('[E4] the slot is spent, nothing is rolled', () => {
    const { told, view } = play(wide, {}, '0: declare a strike b; ready', '1: declare b move zone-2; ready');
    expect(find(told, 'target-gone')).toEqual({ kind: 'target-gone', actor: 'a', technique: 'strike', target: 'b' });
    expect(all(told, 'clashed')).toEqual([]);
    expect(view.fight?.round).toBe(2);
  });

  test('[E4] the slot is seen as spent until the round ends', () => {
    const watched = round([hero('a'), hero('c', { techniques: ['parry'] })], [foe('b'), foe('d')], {
      fight: { zones: 2 },
    });
    const { view } = play(
      watched,
      { heroes: '10+1 8+1', foes: '12+1' },
      '0: declare a strike b; ready',
      '1: declare b move zone-2; declare d strike c; ready',
    );
    expect([view.fight?.stage, budget(view, 'a')]).toEqual(['REACTION', '1/1 0/1 0/1 0/1']);
  });

  test('[E4] its costs and invokes are paid all the same', () => {
    const written = round([hero('a', { techniques: ['heave'] })], [foe('b')], {
      fight: { zones: 2 },
      technique: [technique('heave', { tags: ['tiring'], uses: 2 })],
      difficulty: { id: 'STORY', invokes: 2 },
    });
    const { told, view } = play(written, {}, '0: declare a heave b +6; ready', '1: declare b move zone-2; ready');
    expect(kinds(told)).toContain('target-gone');
    expect(actorIn(view, 'a').pillars[0]?.marks).toBe(1);
    expect(actorIn(view, 'a').techniques.find(({ id }) => id === 'heave')?.left).toBe(1);
    expect(view.invokes).toEqual([0, 0]);
  });

  test('[E15] `reach` still gets there', () => {
    const written = round([hero('a', { techniques: ['spear'] })], [foe('b')], {
      fight: { zones: 3 },
      technique: [technique('spear', { tags: ['reach'] })],
    });
    const { told } = play(
      written,
      { heroes: '10+1', foes: '12+1 9+1' },
      '0: declare a spear b; ready',
      '1: declare b move zone-2; ready',
    );
    expect(find(told, 'clashed')).toMatchObject({ technique: 'spear', target: 'b' });
  });
});

describe('[E15] zones', () => {
  const wide = (a: Fields = {}): Fields =>
    round([hero('a', a), hero('c')], [foe('b'), foe('d'), foe('e'), foe('f')], {
      fight: {
        zones: 3,
        foe: [
          { who: 'b', zone: 2 },
          { who: 'd', zone: 2 },
          { who: 'e', zone: 2 },
          { who: 'f', zone: 3 },
        ],
      },
      technique: [
        technique('spear', { tags: ['reach'] }),
        technique('flood', { tags: ['reach', 'area 1'] }),
        technique('deluge', { tags: ['reach', 'area 3'] }),
      ],
    });

  const rows: readonly [what: string, line: string, code: string | undefined][] = [
    ['in another zone', 'declare a strike b', 'out-of-reach'],
    ['with `reach` one zone away', 'declare a spear b', undefined],
    ['with `reach` two zones away', 'declare a spear f', 'out-of-reach'],
    ['with `reach` after a Move', 'declare a move zone-2; declare a spear f', undefined],
    ['after a Move', 'declare a move zone-2; declare a strike b', undefined],
    ['two zones in one Move', 'declare a move zone-3', 'not-adjacent'],
    ['where there is no zone', 'declare a move zone-4', 'unknown-target'],
    ['help across zones', 'declare a move zone-2; declare c assist a', undefined],
  ];
  test.each(rows)('[E15] %s', (_, line, code) => {
    expect(refused(wide({ techniques: ['spear'] }), {}, `0: ${line}`)?.code).toBe(code);
  });

  const areas: readonly [what: string, line: string, targets: readonly string[]][] = [
    ['`area 1` hits one more in the zone, in roster order', 'flood d', ['d', 'b']],
    ['`area 3` all who are there, and nobody elsewhere', 'deluge e', ['e', 'b', 'd']],
    ['alone in a zone', 'deluge f', ['f']],
  ];
  test.each(areas)('[E15] %s', (_, line, targets) => {
    const dice = { heroes: targets.map(() => '10+1').join(' '), foes: targets.map(() => '12+1 9+1').join(' ') };
    const { told } = play(
      wide({ techniques: ['flood', 'deluge'], over: 1 }),
      dice,
      `0: declare a move zone-2; declare a ${line}; ready`,
      READY,
    );
    expect(all(told, 'clashed').map(({ target }) => target)).toEqual(targets);
  });

  test('[E15] entering a zone with a foe is a threatened space', () => {
    const { told } = play(wide(), {}, '0: declare a move zone-2; ready', READY);
    expect(find(told, 'moved')).toEqual({ kind: 'moved', actor: 'a', from: 1, to: 2, threatened: true });
    const free = round([hero('a')], [foe('b')], { fight: { zones: 2 } });
    expect(find(play(free, {}, '0: declare a move zone-2; ready', READY).told, 'moved')?.threatened).toBe(false);
  });

  test('[E13] [E15] two Moves of different techniques go one zone each, not two at once', () => {
    const vault = technique('vault', { action: 'MINOR', does: 'MOVE' });
    const written = round([hero('a', { speed: 'VERY_FAST', techniques: ['vault'] })], [foe('b')], {
      fight: { zones: 3, heroes: 2 },
      technique: [vault],
    });
    expect(refused(written, {}, '0: declare a move zone-1; declare a vault zone-3')?.code).toBe('not-adjacent');
  });

  /** All move together: what counts is who is there after all have moved, whatever the order of the roster. */
  const meetings: readonly [what: string, zone: number, threatened: boolean][] = [
    ['a zone its foe leaves in the same round is none', 2, false],
    ['a zone its foe enters in the same round is one', 3, true],
  ];
  test.each(meetings)('[E15] [E21] %s', (_, zone, threatened) => {
    const written = round([hero('a')], [foe('b')], { fight: { zones: 3, foe: [{ who: 'b', zone }] } });
    const line = `1: declare b move zone-${zone - 1}; ready`;
    const { told } = play(written, {}, '0: declare a move zone-2; ready', line);
    expect(all(told, 'moved').map((moved) => [moved.actor, moved.threatened])).toEqual([
      ['a', threatened],
      ['b', threatened],
    ]);
  });
});

describe('[E21] before the Clash', () => {
  const table = round(
    [
      hero('a', {
        speed: 'VERY_FAST',
        over: 1,
        techniques: ['heave', 'stain', 'whisper', 'breath', 'parry'],
        violence: { ward: 2 },
      }),
      hero('c'),
    ],
    [foe('b')],
    {
      fight: { zones: 2 },
      technique: [
        technique('heave', { tags: ['tiring'] }),
        technique('stain', { tags: ['backlash', 'tiring'], pillar: 'REVELATION' }),
        technique('whisper', { action: 'BONUS', does: 'FEINT', tags: ['traceable'] }),
      ],
      difficulty: { id: 'STORY', invokes: 2 },
    },
  );

  test('[E21] [E18] all is revealed, then acts, then the Clash begins', () => {
    const { events } = play(
      table,
      { heroes: '10+1 10+1 8+1', foes: '10+1 12+1 9+1' },
      '0: declare a guard; declare a ward-body; declare a breath; declare a heave b +6; ready',
      '1: declare b strike a; ready',
    );
    expect(kinds(events)).toEqual([
      'declared',
      'readied',
      'revealed',
      'guarded',
      'warded',
      'prepared',
      'paid',
      'invokes-spent',
      'stage-began',
      'clashed',
      'clashed',
    ]);
    expect(find(events, 'revealed')?.intents.map(({ actor, technique: id }) => `${actor} ${id}`)).toEqual([
      'a guard',
      'a ward-body',
      'a breath',
      'a heave',
      'b strike',
    ]);
  });

  test('[E21] [E13] Guard: +3 to every Defense, in the same round', () => {
    for (const line of ['strike', 'press', 'unveil']) {
      const { told, view } = play(
        duel,
        { heroes: '10+1 9+1', foes: '12+1' },
        '0: declare a guard; ready',
        `1: declare b ${line} a; ready`,
      );
      expect(find(told, 'guarded')).toEqual({ kind: 'guarded', actor: 'a', by: 3 });
      expect(find(told, 'clashed')).toMatchObject({
        defense: {
          parts: [
            { from: 'DEFENSE', value: 3 },
            { from: 'GUARD', value: 3 },
          ],
          total: 17,
        },
        margin: 12 + 1 + 3 - 17,
      });
      expect(find(told, 'expired')).toEqual({ kind: 'expired', actor: 'a', what: 'GUARD' });
      expect(actorIn(view, 'a').guarded).toBe(false);
    }
  });

  test('[E21] a `sustained` Guard lasts a round more', () => {
    const written = round([hero('a', { techniques: ['stance'] })], [foe('b')], {
      technique: [technique('stance', { action: 'MINOR', does: 'GUARD', tags: ['sustained'] })],
    });
    const lines = ['0: declare a stance; ready', READY];
    expect(actorIn(play(written, {}, ...lines).view, 'a').guarded).toBe(true);
    const { told, view } = play(
      written,
      { heroes: '10+1 9+1', foes: '12+1' },
      ...lines,
      '0: ready',
      '1: declare b strike a; ready',
    );
    expect(find(told, 'clashed')?.defense.parts).toContainEqual({ from: 'GUARD', value: 3 });
    expect([actorIn(view, 'a').guarded, all(told, 'expired').length]).toEqual([false, 1]);
  });

  const wall = technique('wall', { action: 'MINOR', does: 'GUARD', tags: ['shared'] });

  test('[E21] a `shared` Guard covers the allies in the zone', () => {
    const written = round([hero('a', { techniques: ['wall'] }), hero('c')], [foe('b')], { technique: [wall] });
    const { told } = play(written, {}, '0: declare a wall; ready', READY);
    expect(all(told, 'guarded').map(({ actor }) => actor)).toEqual(['a', 'c']);
  });

  /** All of them act together, so the roster does not decide whether who moves away is covered. */
  test('[E21] ADR8-47 and whom it covers does not hang on the order of the roster', () => {
    const covered = (...party: readonly Fields[]): boolean => {
      const written = round(party, [foe('b')], { fight: { zones: 2 }, technique: [wall] });
      const { told } = play(written, {}, '0: declare a wall; declare c move zone-2; ready', READY);
      return all(told, 'guarded').some(({ actor }) => actor === 'c');
    };
    const [first, second] = [hero('a', { techniques: ['wall'] }), hero('c')];
    expect(covered(first, second)).toBe(covered(second, first));
  });

  test('[E21] nor does it shorten a `sustained` one that is there already', () => {
    const stance = technique('stance', { action: 'MINOR', does: 'GUARD', tags: ['sustained'] });
    const written = round([hero('a', { techniques: ['stance'] }), hero('c', { techniques: ['wall'] })], [foe('b')], {
      technique: [wall, stance],
    });
    const { view } = play(written, {}, '0: declare a stance; declare c wall; ready', READY);
    expect([view.fight?.round, actorIn(view, 'a').guarded]).toEqual([2, true]);
  });

  test('[E13] [E21] a Ward counts in the same round, holds, and falls when degree 2 lands', () => {
    const warded = round([hero('a', { violence: { ward: 2 } })], [foe('b')]);
    const first = play(
      warded,
      { heroes: '10+1 8+1', foes: '11+1' },
      '0: declare a ward-body; ready',
      '1: declare b strike a; ready',
    );
    expect(find(first.told, 'warded')).toEqual({ kind: 'warded', actor: 'a', pillar: 'VIOLENCE', by: 2 });
    expect(find(first.told, 'clashed')).toMatchObject({
      resistance: {
        parts: [
          { from: 'RESILIENCE', value: 4 },
          { from: 'WARD', value: 2 },
        ],
        total: 8 + 1 + 6,
      },
      degree: 0,
    });
    expect(actorIn(first.view, 'a').pillars[0]?.warded).toBe(true);
    const dice = (resistance: string): Dice => ({ heroes: `10+1 ${resistance}`, foes: '15+1' });
    const lines = ['0: declare a ward-body; ready', '1: declare b strike a; ready'];
    const held = play(warded, dice('7+1'), ...lines);
    expect(find(held.told, 'landed')?.degree).toBe(1);
    expect(actorIn(held.view, 'a').pillars[0]?.warded).toBe(true);
    const fallen = play(warded, dice('6+1'), ...lines);
    expect(find(fallen.told, 'landed')?.degree).toBe(2);
    expect(find(fallen.told, 'ward-fell')).toEqual({ kind: 'ward-fell', actor: 'a', pillar: 'VIOLENCE' });
    expect(actorIn(fallen.view, 'a').pillars[0]?.warded).toBe(false);
  });

  test('[E21] a Ward that an ally shares does not weaken a `sustained` one', () => {
    const lasting = technique('sutra', { action: 'MINOR', does: 'WARD', tags: ['sustained'] });
    const shared = technique('still-tea', { action: 'MINOR', does: 'WARD', tags: ['shared'] });
    const warded = (id: string, known: string): Fields => hero(id, { techniques: [known], violence: { ward: 2 } });
    const written = round([warded('a', 'sutra'), warded('c', 'still-tea')], [foe('b')], {
      technique: [lasting, shared],
    });
    const lines = ['0: declare a sutra; ready', READY];
    const dice = { heroes: '10+1 6+1', foes: '15+1' };
    const attack = '1: declare b strike a; ready';
    const alone = play(written, dice, ...lines, '0: ready', attack);
    expect([find(alone.told, 'landed')?.degree, actorIn(alone.view, 'a').pillars[0]?.warded]).toEqual([2, true]);
    const both = play(written, dice, ...lines, '0: declare c still-tea; ready', attack);
    expect(actorIn(both.view, 'a').pillars[0]?.warded).toBe(true);
  });

  test('[E13] only one pillar’s Ward', () => {
    const warded = round([hero('a', { violence: { ward: 2 }, influence: { ward: 2 } })], [foe('b')]);
    const { told } = play(
      warded,
      { heroes: '10+1 8+1', foes: '11+1' },
      '0: declare a ward-body; ready',
      '1: declare b press a; ready',
    );
    expect(find(told, 'clashed')?.resistance.parts).toEqual([{ from: 'RESILIENCE', value: 4 }]);
  });

  test('[E21] costs mark the user’s own tracks', () => {
    const { told, view } = play(
      table,
      { heroes: '10+1 10+1 10+1', foes: '12+1 9+1 12+1 9+1 12+1 9+1' },
      '0: declare a heave b; declare a stain b; declare a whisper b; ready',
      READY,
    );
    expect(all(told, 'paid').map(({ track, marks }) => [track, marks])).toEqual([
      ['BLOOD', 1],
      ['BLOOD', 1],
      ['STAIN', 1],
      ['FATE', 1],
    ]);
    expect(actorIn(view, 'a').pillars.map(({ marks }) => marks)).toEqual([2, 1, 1]);
  });

  test('[E21] ADR8-36 Prepared ends with the round', () => {
    const { told, view } = play(table, {}, '0: declare a prepare; ready', READY);
    expect(find(told, 'prepared')).toEqual({ kind: 'prepared', actor: 'a' });
    expect(find(told, 'expired')).toEqual({ kind: 'expired', actor: 'a', what: 'PREPARED' });
    expect(actorIn(view, 'a').prepared).toBe(false);
  });

  test('[E21] ADR8-36 unless it is `sustained`: then until it is used', () => {
    const bell = technique('held-breath', { action: 'MINOR', does: 'PREPARE', tags: ['sustained'] });
    const written = round([hero('a', { speed: 'VERY_FAST', techniques: ['held-breath'] })], [foe('b')], {
      technique: [bell],
    });
    const rest = ['0: ready', READY, '0: ready', READY];
    const lines = ['0: declare a held-breath; ready', READY, ...rest];
    const waiting = play(written, {}, ...lines);
    expect([waiting.view.fight?.round, actorIn(waiting.view, 'a').prepared]).toEqual([4, true]);
    const { told, view } = play(written, {}, ...lines, '0: convert a; ready', READY);
    expect(find(told, 'used-prepared')).toEqual({ kind: 'used-prepared', actor: 'a', as: 'MINOR' });
    expect([all(told, 'expired'), actorIn(view, 'a').prepared]).toEqual([[], false]);
  });

  test('[E21] ADR8-34 Prepared as a virtual rank: resistance needs 1 more, for that use', () => {
    const kept = technique('kept-back', { tags: ['prepared'] });
    const plain = technique('plain', {});
    const written = round(
      [hero('a', { speed: 'VERY_FAST', over: 1, techniques: ['kept-back', 'plain', 'breath'] })],
      [foe('b')],
      { technique: [kept, plain] },
    );
    const { told, view } = play(
      written,
      { heroes: '10+1 10+1', foes: '12+1 9+1 12+1 9+1' },
      '0: declare a breath; declare a kept-back b; declare a plain b; ready',
      READY,
    );
    expect(all(told, 'clashed').map(({ against }) => against)).toEqual([15, 14]);
    expect(find(told, 'used-prepared')).toEqual({ kind: 'used-prepared', actor: 'a', as: 'RANK' });
    expect(actorIn(view, 'a').prepared).toBe(false);
  });

  test('[E21] ADR8-34 what is rolled against a number has the rank too', () => {
    const kept = technique('kept-plan', { action: 'MINOR', does: 'SETUP', tags: ['mark', 'prepared'] });
    const written = round([hero('a', { speed: 'VERY_FAST', techniques: ['kept-plan'] })], [foe('b')], {
      technique: [kept],
    });
    const { told } = play(written, { heroes: '8+1' }, '0: declare a prepare; declare a kept-plan; ready', READY);
    expect(find(told, 'set-up')).toMatchObject({
      roll: {
        parts: [
          { from: 'ATTACK', value: 3 },
          { from: 'VIRTUAL', value: 1 },
        ],
        total: 8 + 1 + 3 + 1,
      },
      degree: 1,
    });
  });

  test('[E21] [E16] ADR8-34 an advance and a push have it, too', () => {
    const written = round(
      [hero('a', { speed: 'VERY_FAST', techniques: ['kept-road', 'kept-tide'], domain: 'tide', attuned: true })],
      [foe('b')],
      {
        technique: [
          technique('kept-road', { does: 'ADVANCE', tags: ['prepared'] }),
          technique('kept-tide', { does: 'MANIFEST', tags: ['prepared'] }),
        ],
        domain: [{ id: 'tide', name: 'Tide', pillar: 'VIOLENCE' }],
        scene: { clock: [{ id: 'gate', name: 'Gate', size: 8, kind: 'GOAL' }] },
        fight: { goal: 'gate' },
      },
    );
    const parts = [
      { from: 'ATTACK', value: 3 },
      { from: 'VIRTUAL', value: 1 },
    ];
    for (const [line, kind] of [
      ['kept-road', 'advanced'],
      ['kept-tide', 'pushed'],
    ] as const) {
      const { told } = play(written, { heroes: '8+1' }, `0: declare a prepare; declare a ${line}; ready`, READY);
      expect(find(told, kind)?.roll).toMatchObject({ parts, total: 8 + 1 + 3 + 1 });
    }
  });

  test('[E21] all have moved before anything else acts: what is shared is so where they stand then', () => {
    const written = round([hero('a', { techniques: ['wall'] }), hero('c')], [foe('b')], {
      fight: { zones: 2 },
      technique: [wall],
    });
    const { told } = play(written, {}, '0: declare a wall; declare c move zone-2; ready', '1: ready');
    expect(kinds(told).filter((kind) => kind === 'moved' || kind === 'guarded')).toEqual(['moved', 'guarded']);
    expect(all(told, 'guarded').map(({ actor }) => actor)).toEqual(['a']);
  });

  test('[E21] [E17] who has no conditions has no tracks to pay with', () => {
    const dear = technique('dear', { action: 'MINOR', does: 'ATTACK', tags: ['tiring', 'backlash', 'traceable'] });
    const known = { techniques: ['dear'] };
    const written = round([hero('a', known)], [foe('b', { ...known, role: 'SQUAD' }), foe('d', known)], {
      technique: [dear],
    });
    const { told, view } = play(
      written,
      { heroes: '2+1 18+1 2+1 18+1', foes: '3+1 3+1' },
      '0: ready',
      '1: declare b dear a; declare d dear a; ready',
    );
    expect(all(told, 'paid').map(({ actor }) => actor)).toEqual(['d', 'd', 'd']);
    expect(actorIn(view, 'b').pillars.map(({ marks }) => marks)).toEqual([0, 0, 0]);
    expect(actorIn(view, 'd').pillars.map(({ marks }) => marks)).toEqual([1, 1, 1]);
  });

  test('[E21] ADR8-33 a Bonus as a Minor: all three Minors act', () => {
    const written = round([hero('a', { speed: 'VERY_FAST', techniques: ['breath'] })], [foe('b')]);
    const { told } = play(
      written,
      { heroes: '8+1 8+1 8+1' },
      '0: declare a breath; convert a; declare a set-up; declare a set-up; declare a set-up; ready',
      READY,
    );
    expect(all(told, 'set-up')).toHaveLength(3);
    expect(find(told, 'used-prepared')).toMatchObject({ as: 'MINOR' });
  });
});

describe('[E13] [E22] what is rolled in the Clash besides attacks', () => {
  /** Attack 3 against 12: dice 9 are a tie. */
  const setUps: readonly [what: string, dice: string, degree: number, mine: number, theirs: number][] = [
    ['DoS −4', '1+1', -3, 0, 1],
    ['DoS −1: the other side gains one', '7+1', -1, 0, 1],
    ['DoS 0: nothing', '8+1', 0, 0, 0],
    ['DoS 1: two', '9+1', 1, 2, 0],
    ['DoS 2: two', '13+1', 2, 2, 0],
    ['DoS 3: four', '17+1', 3, 4, 0],
    ['DoS 4: four', '18+4', 4, 4, 0],
    ['a natural 20 is one degree more', '20+1', 4, 4, 0],
    ['a natural 1 is one less', '1+6', -2, 0, 1],
  ];
  test.each(setUps)('[E13] Set up: %s', (_, dice, degree, mine, theirs) => {
    const lines = ['0: declare a set-up; ready', READY];
    const { told, view } = play(duel, { heroes: dice }, ...lines);
    expect(find(told, 'set-up')).toMatchObject({ actor: 'a', against: 12, degree });
    expect(view.invokes).toEqual([mine, theirs]);
  });

  test('[E13] Set up: made this round, spent from the next, by the whole side', () => {
    const table = round([hero('a', { techniques: ['parry'] }), hero('c')], [foe('b')]);
    const open = play(
      table,
      { heroes: '9+1 10+1 9+1', foes: '12+1' },
      '0: declare a set-up; ready',
      '1: declare b strike a; ready',
    );
    expect([open.view.fight?.stage, open.view.invokes, open.view.fresh]).toEqual(['REACTION', [0, 0], [2, 0]]);
    const lines = ['0: declare a set-up; ready', READY];
    expect(play(table, { heroes: '9+1' }, ...lines).view).toMatchObject({ invokes: [2, 0], fresh: [0, 0] });
    const spent = play(table, { heroes: '9+1' }, ...lines, '0: declare c strike b +6');
    expect(spent.view.invokes).toEqual([2, 0]);
    expect(refused(table, { heroes: '9+1' }, ...lines, '0: declare c strike b +6; declare a strike b +6')?.code).toBe(
      'no-invokes',
    );
  });

  test('[E13] Set up: with the best Attack, or with that of the technique', () => {
    const talk = technique('seat-them', {
      action: 'MINOR',
      does: 'SETUP',
      tags: ['mark', 'accurate'],
      pillar: 'INFLUENCE',
    });
    const written = round(
      [hero('a', { speed: 'VERY_FAST', revelation: { attack: 5 }, techniques: ['seat-them'] })],
      [foe('b')],
      { technique: [talk] },
    );
    const { told } = play(written, { heroes: '8+1 8+1' }, '0: declare a set-up; declare a seat-them; ready', READY);
    expect(all(told, 'set-up').map(({ roll }) => roll.parts)).toEqual([
      [{ from: 'ATTACK', value: 5 }],
      [
        { from: 'ATTACK', value: 3 },
        { from: 'ACCURATE', value: 2 },
      ],
    ]);
  });

  const tables = (techniques: readonly Fields[] = []): Fields =>
    round(
      [hero('a', { speed: 'FAST', techniques: techniques.map(({ id }) => id) }), hero('c'), hero('e')],
      [foe('b')],
      { technique: techniques, difficulty: { id: 'STORY', invokes: 5 } },
    );

  test('[E13] Assist: an ally’s first attack +2, from everyone who helps', () => {
    const { told } = play(
      tables(),
      { heroes: '10+1 10+1', foes: '12+1 9+1 12+1 9+1' },
      '0: declare c assist a; declare e assist a; declare a strike b; declare a jab b; ready',
      READY,
    );
    expect(all(told, 'assisted').map(({ actor, ally, by }) => [actor, ally, by])).toEqual([
      ['c', 'a', 2],
      ['e', 'a', 2],
    ]);
    expect(all(told, 'clashed').map(({ attack }) => attack.parts)).toEqual([
      [
        { from: 'ATTACK', value: 3 },
        { from: 'ASSIST', value: 4 },
      ],
      [{ from: 'ATTACK', value: 3 }],
    ]);
  });

  const feints: readonly [what: string, attack: string, contact: number, invokes: number][] = [
    ['no contact, no invoke', '10+1', 0, 5],
    ['contact 1: one invoke, nothing else', '11+1', 1, 6],
    ['contact 4 is 1 for a Bonus', '19+5', 1, 6],
  ];
  test.each(feints)('[E13] ADR8-20 Feint: %s', (_, attack, contact, invokes) => {
    const { told, view } = play(tables(), { heroes: attack, foes: '10+1 2+1' }, '0: declare a feint b; ready', READY);
    expect(find(told, 'clashed')).toMatchObject({ technique: 'feint', slot: 'BONUS', contact, degree: 0 });
    expect([view.invokes[0], all(told, 'landed')]).toEqual([invokes, []]);
  });

  /** 5 invokes to begin with. Without any: 11 against 15. */
  const EXPLOIT = technique('press-on', { action: 'MINOR', does: 'ATTACK', tags: ['exploit'] });
  const BOTH = technique('press-hard', { tags: ['exploit'] });
  const invokes: readonly [
    line: string,
    dice: string,
    parts: readonly Fields[],
    d20: number,
    margin: number,
    left: number,
  ][] = [
    ['press-on b', '10+1', [], 10, -4, 5],
    ['press-on b +3', '10+1', [{ from: 'INVOKE', value: 3 }], 10, -1, 4],
    ['press-on b reroll', '10+1 14+2', [], 14, 1, 4],
    ['strike b +6', '10+1', [{ from: 'INVOKE', value: 6 }], 10, 2, 3],
    ['strike b +3-reroll', '10+1 14+2', [{ from: 'INVOKE', value: 3 }], 14, 4, 3],
    ['press-hard b +3', '10+1', [{ from: 'INVOKE', value: 3 }], 10, -1, 4],
    ['press-hard b +6', '10+1', [{ from: 'INVOKE', value: 6 }], 10, 2, 3],
  ];
  test.each(invokes)('[E13] [E22] invokes: %s', (line, dice, parts, d20, margin, left) => {
    const { told, view } = play(
      tables([EXPLOIT, BOTH]),
      { heroes: dice, foes: '14+1 9+1' },
      `0: declare a ${line}; ready`,
      READY,
    );
    expect(find(told, 'clashed')).toMatchObject({
      attack: { d20, parts: [{ from: 'ATTACK', value: 3 }, ...parts] },
      margin,
    });
    expect(view.invokes[0]).toBe(left);
    expect(find(told, 'invokes-spent')?.by).toBe(left === 5 ? undefined : 5 - left);
  });

  const rerolls: readonly [what: string, dice: string, d20: number, total: number][] = [
    ['the second is higher', '10+1 10+2', 10, 12],
    ['the first is higher', '12+1 10+2', 12, 13],
    ['the first of equals', '10+3 12+1', 10, 13],
    ['a natural 20 that is lower counts for nothing', '19+6 20+1', 19, 25],
    ['the first of equals, though the second is a natural 20', '19+2 20+1', 19, 21],
  ];
  test.each(rerolls)('[E8] [E22] a reroll keeps the higher total: %s', (_, dice, d20, total) => {
    const { told } = play(
      tables([EXPLOIT]),
      { heroes: dice, foes: '10+1 9+1' },
      '0: declare a press-on b reroll; ready',
      READY,
    );
    expect(find(told, 'clashed')?.attack).toMatchObject({ d20, total: total + 3 });
  });

  const refusals: readonly [what: string, line: string, code: string][] = [
    ['+6 with a Minor', 'declare a press-on b +6', 'unknown-target'],
    ['more than there are', 'declare a strike b +6; declare c strike b +6; declare e strike b +6', 'no-invokes'],
    ['+3 and +6 together', 'declare a strike b +3 +6', 'unknown-target'],
  ];
  test.each(refusals)('[E13] refused: %s', (_, line, code) => {
    expect(refused(tables([EXPLOIT]), {}, `0: ${line}`)?.code).toBe(code);
  });

  test('[E13] openings are spent before the scene’s tags, and both sides’ are their own', () => {
    const written = round([hero('a'), hero('c')], [foe('b')], {
      difficulty: { id: 'STORY', invokes: 1 },
      scene: {
        tag: [
          { id: 'sand', name: 'Loose sand', invokes: 2, open: true },
          { id: 'roof', name: 'High ground', invokes: 3, open: true, side: 'FOES' },
        ],
      },
    });
    expect(play(written, {}).view).toMatchObject({ invokes: [3, 3] });
    const { view } = play(written, { heroes: '10+1', foes: '12+1 9+1' }, '0: declare a strike b +6; ready', READY);
    expect(view.invokes).toEqual([1, 3]);
    expect(view.tags.map(({ id, invokes: left }) => [id, left])).toEqual([
      ['sand', 1],
      ['roof', 3],
    ]);
  });

  test('[E17] a boss’s Major hits one more in the zone', () => {
    const written = round([hero('a'), hero('c'), hero('e')], [foe('b', { role: 'BOSS', speed: 'VERY_FAST', over: 1 })]);
    const { told } = play(
      written,
      { heroes: '12+1 9+1 12+1 9+1 12+1 9+1', foes: '10+1 10+1 10+1' },
      '0: ready',
      '1: declare b strike c; declare b jab e; ready',
    );
    expect(all(told, 'clashed').map(({ technique: id, target }) => [id, target])).toEqual([
      ['strike', 'c'],
      ['strike', 'a'],
      ['jab', 'e'],
    ]);
  });
});
