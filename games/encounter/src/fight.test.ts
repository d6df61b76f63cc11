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
  type Played,
  play,
  refused,
  round,
  technique,
} from './round.fixture.ts';

const IDLE = ['0: ready', '1: ready'];
const STRIKE = ['0: declare a strike b; ready', '1: ready'];
const duel = round([hero('a')], [foe('b')]);

/** a's attack on b: contact 4, and resistance 10 on the dice makes degree 3, 9 degree 4. */
const HARD = { heroes: '19+5', foes: '10+1 9+1' };
/** Contact 1, resisted by 1 too little: degree 1. */
const SOFT = { heroes: '11+1', foes: '10+1 8+1' };

const times = (count: number, text: string): string => Array.from({ length: count }, () => text).join(' ');
const repeated = (count: number, lines: readonly string[]): readonly string[] =>
  Array.from({ length: count }, () => lines).flat();

/** Stages and events in one list. */
const course = ({ told }: Played): readonly string[] =>
  told.map((event) => (event.kind === 'stage-began' ? `${event.stage} ${event.round}` : event.kind));

describe('[E18] [E4] the stages of a round', () => {
  test('[E18] ADR8-53 in order, every round', () => {
    const table = round([hero('a')], [foe('b', { techniques: ['parry'] })]);
    const stages = course(
      play(
        table,
        { heroes: '15+1', foes: '10+1 4+1 10+1' },
        ...IDLE,
        ...STRIKE,
        '1: react b parry 1',
        '0: declare a guard; ready',
        '1: ready',
      ),
    ).filter((name) => / \d$/.test(name));
    const names = ['UPKEEP', 'INTENT', 'CLASH', 'REACTION', 'AFTERMATH'];
    expect(stages).toEqual([
      ...[1, 2, 3].flatMap((at) => names.map((name) => `${name} ${at}`)),
      'UPKEEP 4',
      'INTENT 4',
    ]);
  });

  test('[E18] ADR8-52 what belongs to which', () => {
    const table = round([hero('a')], [foe('b', { role: 'MINION', techniques: ['parry'] }), foe('d')]);
    const told = course(
      play(
        table,
        { heroes: '15+1 10+1 2+1', foes: '10+1 4+1 15+1' },
        '0: declare a strike b; declare a guard; ready',
        '1: declare d jab a; ready',
        '1: pass',
      ),
    );
    expect(told.slice(told.indexOf('revealed'))).toEqual([
      'revealed',
      'guarded',
      'CLASH 1',
      'clashed',
      'clashed',
      'REACTION 1',
      'window-opened',
      'passed',
      'landed',
      'landed',
      'AFTERMATH 1',
      'went-out',
      'pressure-rose',
      'beat-closed',
      'UPKEEP 2',
      'expired',
      'INTENT 2',
    ]);
  });

  test('[E18] ADR8-48 Upkeep: what lasts a number of rounds lasts one less', () => {
    const tag = { id: 'fog', name: 'Fog', open: true, lasts: 3, invokes: 2 };
    const written = round([hero('a')], [foe('b')], { scene: { tag: [tag] } });
    const lasting = (rounds: number) =>
      play(written, {}, ...repeated(rounds, IDLE)).view.tags.map((one) => one.lasting);
    expect([lasting(0), lasting(1), lasting(2)]).toEqual([[2], [1], []]);
    const { events, view } = play(written, {}, ...repeated(2, IDLE));
    expect(find(events, 'tag-lost')).toEqual({ kind: 'tag-lost', tag: 'fog' });
    expect(view.invokes).toEqual([0, 0]);
  });

  test('[E18] ADR8-48 Upkeep: `lingering 2` leaves a mark, twice', () => {
    const written = round([hero('a', { techniques: ['burn'] })], [foe('b')], {
      technique: [technique('burn', { tags: ['lingering 2'] })],
    });
    const { told, view } = play(written, SOFT, '0: declare a burn b; ready', '1: ready', ...repeated(2, IDLE));
    expect(all(told, 'lingered').map(({ actor, marks }) => [actor, marks])).toEqual([
      ['b', 1],
      ['b', 2],
    ]);
    expect(actorIn(view, 'b').pillars[0]).toMatchObject({ rung: 1, marks: 2, lingering: 0 });
  });

  test('[E18] a line is said when its round begins', () => {
    const written = round([hero('a')], [foe('b')], { fight: { say: [{ round: 2, line: 'Again.' }] } });
    expect(all(play(written, {}).told, 'said')).toEqual([]);
    expect(all(play(written, {}, ...IDLE).events, 'said')).toMatchObject([{ speaker: 'narrator', line: 'Again.' }]);
  });

  test('[E18] seat 0 plays all heroes, seat 1 all foes; both declare at once', () => {
    const at = play(round([hero('a'), hero('c')], [foe('b'), foe('d')]), {});
    expect(at.view.toMove).toEqual([0, 1]);
    for (const [seat, own] of [
      [0, ['a', 'c']],
      [1, ['b', 'd']],
    ] as const) {
      const actors = legal(at, seat).flatMap((text) => /^declare (\S+)/.exec(text)?.slice(1) ?? []);
      expect([...new Set(actors)]).toEqual(own);
    }
  });
});

describe('[E4] [E15] how a fight ends', () => {
  test('[E4] ADR8-50 two take each other out in one Clash', () => {
    const written = round([hero('a')], [foe('b', { role: 'MINION', techniques: ['ruin'] })], {
      technique: [technique('ruin', { tags: ['brutal 2'] })],
    });
    const dice = { heroes: '19+5 10+1 9+1', foes: '10+1 9+1 19+5' };
    const lines = ['0: declare a strike b; ready', '1: declare b ruin a; ready'];
    const { events, view } = play(written, dice, ...lines);
    expect(all(events, 'went-out')).toEqual([
      { kind: 'went-out', actor: 'a', taken: false },
      { kind: 'went-out', actor: 'b', taken: false },
    ]);
    expect(find(events, 'fight-ended')?.result).toBe('DRAWN');
    expect(view.outcome).toMatchObject({ result: 'drawn', reason: 'drawn' });
  });

  test('[E15] both out at once is lost where the fight names no beat for it', () => {
    const written = round([hero('a')], [foe('b', { role: 'MINION', techniques: ['ruin'] })], {
      technique: [technique('ruin', { tags: ['brutal 2'] })],
      scene: {
        beat: [
          { id: 'page', next: [{ to: 'fight' }] },
          { id: 'fight', fight: { foe: [{ who: 'b' }], won: 'won', lost: 'lost' } },
          { id: 'won', end: { result: 'WON', title: 'Won' } },
          { id: 'lost', end: { result: 'LOST', title: 'Lost' } },
        ],
      },
    });
    const dice = { heroes: '19+5 10+1 9+1', foes: '10+1 9+1 19+5' };
    const { view } = play(written, dice, '0: declare a strike b; ready', '1: declare b ruin a; ready');
    expect(view.outcome?.reason).toBe('lost');
    expect(refused(written, {}, '0: withdraw')?.code).toBe('no-way-out');
  });

  test('[E15] one side all out', () => {
    const minions = round([hero('a')], [foe('b', { role: 'MINION' }), foe('d', { role: 'MINION' })]);
    const first = play(minions, SOFT, ...STRIKE);
    expect([first.view.fight?.round, actorIn(first.view, 'b').status]).toEqual([2, 'OUT']);
    const both = { heroes: `${SOFT.heroes} ${SOFT.heroes}`, foes: `${SOFT.foes} ${SOFT.foes}` };
    const { events, view } = play(minions, both, ...STRIKE, '0: declare a strike d; ready', '1: ready');
    expect(find(events, 'fight-ended')).toEqual({ kind: 'fight-ended', result: 'WON' });
    expect(view.outcome).toMatchObject({ result: 'won', reason: 'won' });
    const ruin = round([hero('a')], [foe('b', { techniques: ['ruin'] })], {
      technique: [technique('ruin', { tags: ['brutal 2'] })],
    });
    const lost = play(ruin, { heroes: '10+1 9+1', foes: '19+5' }, '0: ready', '1: declare b ruin a; ready');
    expect(find(lost.events, 'fight-ended')?.result).toBe('LOST');
  });

  const CLOCKS = [
    { id: 'story', name: 'Story', size: 8, kind: 'STORY' },
    { id: 'gate', name: 'Gate', size: 4, kind: 'GOAL' },
    { id: 'alarm', name: 'Alarm', size: 4, kind: 'DANGER' },
  ];
  const clocks = (pace: readonly Fields[]): Fields =>
    round([hero('a')], [foe('b')], { scene: { clock: CLOCKS }, fight: { goal: 'gate', danger: 'alarm', pace } });
  const rows: readonly [what: string, pace: readonly Fields[], result: string][] = [
    ['its goal clock full: won', [{ clock: 'gate', by: 2 }], 'WON'],
    ['its danger clock full: lost', [{ clock: 'alarm', by: 2 }], 'LOST'],
    [
      'both full in one round: drawn',
      [
        { clock: 'gate', by: 2 },
        { clock: 'alarm', by: 2 },
      ],
      'DRAWN',
    ],
  ];
  test.each(rows)('[E15] %s', (_, pace, result) => {
    const { events } = play(clocks(pace), {}, ...repeated(2, IDLE));
    expect(find(events, 'fight-ended')?.result).toBe(result);
    expect(find(play(clocks(pace), {}, ...IDLE).events, 'fight-ended')).toBeUndefined();
  });

  test('[E15] withdrawing', () => {
    const { events, view } = play(duel, {}, '0: declare a strike b; withdraw');
    expect(find(events, 'fight-ended')?.result).toBe('WITHDREW');
    expect(view.outcome?.reason).toBe('away');
    expect(legal(play(duel, {}), 1)).not.toContain('withdraw');
  });
});

describe('[E9] Pressure', () => {
  const short = round([hero('a')], [foe('b')], { fight: { pressure: 4 } });

  test('[E9] ADR8-58 a round is a Beat: it rises by one, to 6 unless the fight says otherwise', () => {
    const { told } = play(duel, {}, ...repeated(7, IDLE));
    expect(all(told, 'pressure-rose').map(({ filled, size }) => `${filled}/${size}`)).toEqual(
      [1, 2, 3, 4, 5, 6].map((filled) => `${filled}/6`),
    );
    expect(all(told, 'beat-closed')).toHaveLength(7);
    expect(play(short, {}, ...IDLE).view.fight?.pressure).toEqual({ filled: 1, size: 4 });
  });

  test('[E9] [E13] nobody can Guard when it is full', () => {
    expect(refused(short, {}, ...repeated(3, IDLE), '0: declare a guard')).toBeUndefined();
    for (const line of ['0: declare a guard', '1: declare b guard'])
      expect(refused(short, {}, ...repeated(4, IDLE), line)?.code).toBe('pressure-full');
    expect(legal(play(short, {}, ...repeated(4, IDLE)), 0)).not.toContain('declare a guard');
  });

  test('[E9] [E13] nor does a Guard hold that lasts longer', () => {
    const stance = technique('stance', { action: 'MINOR', does: 'GUARD', tags: ['sustained'] });
    const written = round([hero('a', { techniques: ['stance'] })], [foe('b')], {
      fight: { pressure: 4 },
      technique: [stance],
    });
    const guarded = (before: number): readonly [round: number | undefined, guarded: boolean, told: number] => {
      const { events, view } = play(written, {}, ...repeated(before, IDLE), '0: declare a stance; ready', '1: ready');
      return [view.fight?.round, actorIn(view, 'a').guarded, all(events, 'expired').length];
    };
    expect(guarded(2)).toEqual([4, true, 0]);
    expect(guarded(3)).toEqual([5, false, 1]);
  });

  test('[E9] ADR8-58 from then on both sides gain an invoke a round', () => {
    const invokes = (rounds: number) => play(short, {}, ...repeated(rounds, IDLE)).view.invokes;
    expect([invokes(4), invokes(5), invokes(6)]).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
  });
});

describe('[E26] marks that overflow, and going out', () => {
  /** A track holds 5. Degree 4: a rung and 3 marks; the next one too, and 6 marks are one too many. */
  test('[E26] [E12] overflow is one rung more, and half the track stays', () => {
    const dice = { heroes: times(2, '19+5'), foes: times(2, '10+1 8+1') };
    const { told, view } = play(duel, dice, ...STRIKE, ...STRIKE);
    expect(all(told, 'landed').map(({ degree, rung, marks }) => [degree, rung, marks])).toEqual([
      [4, 1, 3],
      [4, 2, 6],
    ]);
    expect(find(told, 'overflowed')).toEqual({ kind: 'overflowed', actor: 'b', pillar: 'VIOLENCE', rung: 3, marks: 2 });
    expect(find(told, 'went-out')).toEqual({ kind: 'went-out', actor: 'b', taken: false });
    expect(view.outcome?.result).toBe('won');
  });

  test('[E26] [E12] a track that is just full does not', () => {
    const dice = { heroes: times(2, '19+5'), foes: '10+1 8+1 10+1 9+1' };
    const { told, view } = play(duel, dice, ...STRIKE, ...STRIKE);
    expect(kinds(told)).not.toContain('overflowed');
    expect(actorIn(view, 'b').pillars[0]).toMatchObject({ rung: 2, marks: 5, strained: true });
    expect(actorIn(view, 'b').status).toBe('STANDING');
  });

  const outs: readonly [
    what: string,
    tags: readonly string[],
    rung: number,
    status: string,
    taken: boolean | undefined,
  ][] = [
    ['rung 1', [], 1, 'STANDING', undefined],
    ['rung 2', ['brutal 1'], 2, 'STANDING', undefined],
    ['rung 3 is out', ['brutal 2'], 3, 'OUT', false],
    ['rung 4 is taken out', ['brutal 3'], 4, 'TAKEN_OUT', true],
  ];
  test.each(outs)('[E26] %s', (_, tags, rung, status, taken) => {
    const written = round([hero('a', { techniques: ['blow'] })], [foe('b'), foe('d')], {
      technique: [technique('blow', { tags })],
    });
    const { told, view } = play(written, HARD, '0: declare a blow b; ready', '1: ready');
    expect(find(told, 'landed')?.rung).toBe(rung);
    expect([actorIn(view, 'b').status, find(told, 'went-out')?.taken]).toEqual([status, taken]);
  });

  test('[E26] who is out takes no part in the rounds that follow', () => {
    const written = round([hero('a'), hero('c')], [foe('b', { role: 'MINION', techniques: ['parry'] }), foe('d')]);
    const at = play(written, { ...SOFT, foes: SOFT.foes }, ...STRIKE, '1: pass');
    expect(legal(at, 0).filter((text) => text.includes(' b'))).toEqual([]);
    expect(legal(at, 1).filter((text) => text.startsWith('declare b'))).toEqual([]);
    expect(at.view.fight?.order).toContain('b');
  });
});

describe('[E17] roles', () => {
  test('[E17] a minion is out at rung 1', () => {
    const written = round([hero('a')], [foe('b', { role: 'MINION' }), foe('d')]);
    expect(actorIn(play(written, SOFT, ...STRIKE).view, 'b').status).toBe('OUT');
    const marked = play(written, { heroes: '11+1', foes: '10+1 2+1' }, '0: declare a jab b; ready', '1: ready');
    expect(actorIn(marked.view, 'b')).toMatchObject({ status: 'STANDING', pillars: [{ rung: 0, marks: 1 }, {}, {}] });
  });

  test('[E17] a squad has a clock of 4 and no conditions; 3 a round at most', () => {
    const written = round([hero('a')], [foe('b', { role: 'SQUAD' }), foe('d')]);
    const first = play(written, { ...HARD, foes: '10+1 8+1' }, ...STRIKE);
    expect(find(first.told, 'stamina-moved')).toEqual({ kind: 'stamina-moved', actor: 'b', by: 3, filled: 3, size: 4 });
    expect(actorIn(first.view, 'b')).toMatchObject({
      status: 'STANDING',
      stamina: { filled: 3, size: 4, phase: 1, phases: 1 },
      pillars: [{ rung: 0, marks: 0 }, {}, {}],
    });
    const dice = { heroes: `19+5 ${SOFT.heroes}`, foes: `10+1 8+1 ${SOFT.foes}` };
    const second = play(written, dice, ...STRIKE, ...STRIKE);
    expect(find(second.events, 'went-out')).toEqual({ kind: 'went-out', actor: 'b', taken: false });
  });

  test('[E17] hits of several attackers count together, 3 a round at most', () => {
    const written = round([hero('a'), hero('c')], [foe('b', { role: 'SQUAD' })]);
    const lines = ['0: declare a strike b; declare c strike b; ready', '1: ready'];
    const soft = play(written, { heroes: times(2, '11+1'), foes: times(2, '10+1 8+1') }, ...lines);
    expect(find(soft.told, 'stamina-moved')).toMatchObject({ by: 2, filled: 2 });
    const hard = play(written, { heroes: times(2, '19+5'), foes: times(2, '10+1 9+1') }, ...lines);
    expect(find(hard.told, 'stamina-moved')).toMatchObject({ by: 3, filled: 3 });
  });

  const sizes: readonly [what: string, foes: readonly Fields[], seen: readonly (number | undefined)[]][] = [
    ['an elite alone has 8', [foe('b', { role: 'ELITE' })], [8]],
    ['a pair has 6 each', [foe('b', { role: 'ELITE' }), foe('d', { role: 'ELITE' })], [6, 6]],
    ['an elite beside others has 8', [foe('b', { role: 'ELITE' }), foe('d', { role: 'MINION' })], [8, undefined]],
    ['a boss has 6, twice', [foe('b', { role: 'BOSS' })], [6]],
    ['a rival has none', [foe('b')], [undefined]],
  ];
  test.each(sizes)('[E17] %s', (_, foes, seen) => {
    const { view } = play(round([hero('a')], foes), {});
    expect(foes.map(({ id }) => actorIn(view, String(id)).stamina?.size)).toEqual(seen);
  });

  test('[E17] an elite’s conditions stop at rung 2; only its clock takes it out', () => {
    const written = round([hero('a')], [foe('b', { role: 'ELITE' })]);
    const dice = { heroes: times(3, '19+5'), foes: times(3, '10+1 8+1') };
    const two = play(written, { heroes: times(2, '19+5'), foes: times(2, '10+1 8+1') }, ...repeated(2, STRIKE));
    expect(actorIn(two.view, 'b')).toMatchObject({
      status: 'STANDING',
      pillars: [{ rung: 2, marks: 2 }, {}, {}],
      stamina: { filled: 6, size: 8 },
    });
    const { told, view } = play(written, dice, ...repeated(3, STRIKE));
    expect(all(told, 'stamina-moved').map(({ by, filled }) => [by, filled])).toEqual([
      [3, 3],
      [3, 6],
      [2, 8],
    ]);
    expect(view.outcome?.result).toBe('won');
  });
});

describe('[E17] [E26] the phases of a boss', () => {
  const boss = foe('b', {
    role: 'BOSS',
    speed: 'VERY_FAST',
    over: 1,
    phase: [
      { clock: 6, over: 1 },
      { clock: 6, over: 2, line: 'The bell has no tongue.' },
    ],
  });
  const written = round([hero('a'), hero('c')], [boss]);
  const volley = ['0: declare a strike b; declare c strike b; ready', '1: ready'];
  const dice = (rounds: number) => ({ heroes: times(2 * rounds, '19+5'), foes: times(2 * rounds, '10+1 9+1') });
  const after = (rounds: number) => play(written, dice(rounds), ...repeated(rounds, volley));

  test('[E26] ADR8-09 a full clock begins the next phase, with its Over-SCL Band', () => {
    const first = after(1);
    expect(actorIn(first.view, 'b')).toMatchObject({ over: 1, stamina: { filled: 3, size: 6, phase: 1, phases: 2 } });
    const second = after(2);
    expect(find(second.events, 'phase-began')).toEqual({
      kind: 'phase-began',
      actor: 'b',
      phase: 2,
      over: 2,
      line: 'The bell has no tongue.',
    });
    expect(actorIn(second.view, 'b')).toMatchObject({
      status: 'STANDING',
      over: 2,
      seqLevel: 15,
      stamina: { filled: 0, size: 6, phase: 2, phases: 2 },
    });
  });

  test('[E26] ADR8-09 the new budget is the next round’s', () => {
    expect(budget(play(written, {}).view, 'b')).toBe('0/2 0/2 0/2 0/1');
    expect(budget(after(1).view, 'b')).toBe('0/2 0/2 0/2 0/1');
    const second = after(2);
    expect([second.view.fight?.round, budget(second.view, 'b')]).toEqual([3, '0/2 0/2 0/3 0/1']);
    const jabs = '1: declare b jab a; declare b jab a; declare b jab a';
    expect(refused(written, dice(1), ...volley, jabs)?.code).toBe('no-bonus');
    expect(refused(written, dice(2), ...repeated(2, volley), jabs)).toBeUndefined();
  });

  test('[E26] it begins in the Aftermath, before the next Upkeep', () => {
    const told = course(after(2));
    const at = told.indexOf('phase-began');
    expect(told.lastIndexOf('AFTERMATH 2')).toBeLessThan(at);
    expect(at).toBeLessThan(told.indexOf('UPKEEP 3'));
  });

  test('[E26] 3 a round at most, and what is beyond a full clock is lost', () => {
    expect(all(after(3).told, 'stamina-moved').map(({ by, filled }) => [by, filled])).toEqual([
      [3, 3],
      [3, 6],
      [3, 3],
    ]);
  });

  test('[E26] [E17] conditions stop at rung 2 and stay; the last clock takes it out', () => {
    expect(actorIn(after(3).view, 'b')).toMatchObject({ status: 'STANDING', pillars: [{ rung: 2 }, {}, {}] });
    const { events, view } = after(4);
    expect(find(events, 'went-out')).toEqual({ kind: 'went-out', actor: 'b', taken: false });
    expect(view.outcome?.result).toBe('won');
  });

  test('[E26] initiative does not change with the phase: it is rolled once a scene', () => {
    expect(actorIn(after(2).view, 'b').initiative).toBe(actorIn(after(1).view, 'b').initiative);
  });
});
