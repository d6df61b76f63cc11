import { describe, expect, test } from 'vitest';
import type { Event } from './action.ts';
import { DOMAIN, MARKS, MICRO, OUT, RUNG, STATUS, setActor, TAKEN } from './numbers.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import {
  all,
  BASICS,
  beat,
  choice,
  clock,
  dos,
  type Fields,
  fight,
  filled,
  find,
  kinds,
  type Pair,
  person,
  play,
  playFrom,
  ROUND,
  type Rolls,
  refused,
  says,
  script,
  tag,
  technique,
  trial,
} from './story.fixture.ts';

const MOVES = { clock: 'goal', danger: 'danger' };

/** A Beat with a check that can be repeated, one that cannot, and a decision; then another Beat. */
const FIRST = beat('first', {
  choice: [trial('try', MOVES, { again: true }), trial('once', MOVES), choice('leave', { to: 'done' })],
  next: [{ to: 'second' }],
});
const SECOND = beat('second', { choice: [trial('last'), choice('stop', { to: 'done' })], next: [{ to: 'done' }] });
const story = (inScene: Fields = {}, more: Fields = {}): Fields => script([FIRST, SECOND], inScene, more);

const tries = (...degrees: readonly number[]): Rolls => ({ heroes: degrees.map((degree) => dos(degree)) });
const times = (count: number): readonly string[] => Array.from({ length: count }, () => 'choose try ann');

/** With so many heroes' numbers changed. */
const marked =
  (...numbers: readonly (readonly [field: number, value: number])[]) =>
  (state: State, { heroes }: Setup): State => {
    const actors = [...state.actors];
    for (let hero = 0; hero < heroes; hero += 1)
      for (const [field, value] of numbers) setActor(actors, hero, field, value);
    return { ...state, actors };
  };

describe('[E28] a Beat closes', () => {
  test('[E9] [E28] ADR8-57 after its third check, and not before', () => {
    for (const count of [1, 2]) {
      const { told, view } = play(story(), tries(...times(count).map(() => 1)), ...times(count));
      expect(find(told, 'beat-closed')).toBeUndefined();
      expect(view).toMatchObject({ beat: { id: 'first' }, checks: { used: count, total: 3 }, mayGoOn: true });
    }
    const { events, view } = play(story(), tries(1, 1, 1), ...times(3));
    expect(find(events, 'beat-closed')).toEqual({ kind: 'beat-closed', beat: 'first', checks: 3 });
    expect(view).toMatchObject({ beat: { id: 'second' }, checks: { used: 0, total: 3 } });
  });

  test('[E28] failed checks count as passed ones do', () => {
    expect(find(play(story(), tries(-1, 1, 0), ...times(3)).events, 'beat-closed')?.checks).toBe(3);
  });

  test.each([[1], [2]])('[E9] [E28] when its owner goes on, after %i', (count) => {
    const { events, view } = play(story(), tries(...times(count).map(() => 1)), ...times(count), 'go-on');
    expect(kinds(events)).toEqual(['went-on', 'clock-moved', 'beat-closed', 'beat-began']);
    expect(find(events, 'beat-closed')).toEqual({ kind: 'beat-closed', beat: 'first', checks: count });
    expect(view.beat.id).toBe('second');
  });

  test('[E28] its owner cannot go on before the first check', () => {
    expect(refused(story(), {}, 'go-on')).toMatchObject({ code: 'nothing-done', data: { beat: 'first' } });
    expect(play(story(), {}).view.mayGoOn).toBe(false);
  });

  test('[E28] a decision closes it at once, whatever was tried', () => {
    const { events } = play(story(), {}, 'choose leave');
    expect(kinds(events)).toEqual(['chose', 'clock-moved', 'beat-closed', 'beat-began', 'scene-ended']);
    expect(find(events, 'beat-closed')?.checks).toBe(0);
    expect(find(play(story(), tries(1), 'choose try ann', 'choose leave').events, 'beat-closed')?.checks).toBe(1);
  });

  test('[E28] a decision without a `to` goes where `next` goes', () => {
    const page = script([beat('first', { choice: [choice('wait')], next: [{ to: 'second' }] }), SECOND]);
    expect(play(page, {}, 'choose wait').view.beat.id).toBe('second');
  });

  test('[E28] when nothing is left to choose', () => {
    const two = beat('first', { choice: [trial('a'), trial('b')], next: [{ to: 'done' }] });
    const { told } = play(script([two]), tries(1, 1), 'choose a ann', 'choose b ann');
    expect(find(told, 'beat-closed')?.checks).toBe(2);
  });

  test('[E28] a Beat in which nothing can be chosen is gone on from', () => {
    const shut = beat('first', { choice: [trial('a', {}, { tag: 'key' })], next: [{ to: 'done' }] });
    const { events, view } = play(script([shut], { tag: [tag('key')] }), {}, 'go-on');
    expect(find(events, 'beat-closed')).toEqual({ kind: 'beat-closed', beat: 'first', checks: 0 });
    expect(view.phase).toBe('OVER');
  });

  test('[E28] a page without choices is turned; no Beat closes', () => {
    const page = beat('first', { say: [says('Once.')], next: [{ to: 'second' }] });
    const { events, view } = play(script([page, SECOND]), {}, 'go-on');
    expect(kinds(events)).toEqual(['went-on', 'beat-began']);
    expect(view.beat.id).toBe('second');
    expect(view.clocks.map((one) => one.filled)).toEqual([0, 0, 0]);
  });

  test('[E28] tuning can make it shorter, never longer than three', () => {
    const short = story({}, { tuning: { beat_checks: 1 } });
    expect(find(play(short, tries(1), 'choose try ann').events, 'beat-closed')?.checks).toBe(1);
    expect(() => play(story({}, { tuning: { beat_checks: 4 } }), {})).toThrow('out-of-range');
  });
});

describe('[E28] where a choice leads', () => {
  const away = (outcome: Fields): Fields =>
    script([
      beat('first', { choice: [trial('try', MOVES, outcome)], next: [{ to: 'second' }] }),
      SECOND,
      beat('won', { next: [{ to: 'done' }] }),
    ]);
  const rows: readonly [what: string, outcome: Fields, degree: number, beat: string][] = [
    ['passes.to, passed', { passes: { to: 'won' } }, 1, 'won'],
    ['passes.to, failed', { passes: { to: 'won' } }, -1, 'second'],
    ['fails.to, failed', { fails: { to: 'won' } }, -1, 'won'],
    ['fails.to, DoS 0', { fails: { to: 'won' } }, 0, 'won'],
    ['fails.to, passed', { fails: { to: 'won' } }, 1, 'second'],
  ];
  test.each(rows)('[E28] %s', (_, outcome, degree, id) => {
    const { view } = play(away(outcome), tries(degree), 'choose try ann');
    expect(view.beat.id).toBe(id);
  });

  test('[E28] a Beat that is left at once is closed all the same', () => {
    const { events } = play(away({ passes: { to: 'won' } }), tries(1), 'choose try ann');
    expect(kinds(events)).toEqual(['chose', 'checked', 'clock-moved', 'clock-moved', 'beat-closed', 'beat-began']);
    expect(all(events, 'clock-moved').map((one) => one.clock)).toEqual(['goal', 'time']);
  });

  test('[E28] what is told: the choice, its lines, the roll, the clock, the lines and the pace of the outcome', () => {
    const told = trial('try', MOVES, {
      say: [says('You try.', { speaker: 'ann', mood: 'TENSE' })],
      pace: [{ tag: 'a' }],
      passes: { say: [says('You can.')], pace: [{ tag: 'b' }] },
      fails: { say: [says('You cannot.')], pace: [{ tag: 'c' }] },
    });
    const written = script([beat('first', { choice: [told, choice('leave')], next: [{ to: 'done' }] })], {
      tag: [tag('a'), tag('b'), tag('c')],
    });
    const lines = (events: readonly Event[]): readonly string[] =>
      events.map((event) =>
        event.kind === 'said' ? event.line : event.kind === 'tag-made' ? `tag ${event.tag}` : event.kind,
      );
    expect(lines(play(written, tries(1), 'choose try ann').events)).toEqual([
      'chose',
      'You try.',
      'checked',
      'clock-moved',
      'You can.',
      'tag a',
      'tag b',
    ]);
    expect(lines(play(written, tries(-1), 'choose try ann').events)).toEqual([
      'chose',
      'You try.',
      'checked',
      'clock-moved',
      'You cannot.',
      'tag a',
      'tag c',
    ]);
    expect(find(play(written, tries(1), 'choose try ann').events, 'said')).toEqual({
      kind: 'said',
      speaker: 'ann',
      line: 'You try.',
      mood: 'TENSE',
    });
  });
});

describe('[E28] what can be chosen', () => {
  test('[E28] the same check only once in a Beat, unless it says `again`', () => {
    expect(refused(story(), tries(1), 'choose once ann', 'choose once ann')).toMatchObject({
      code: 'tried-already',
      data: { choice: 'once', actor: 'ann' },
    });
    expect(play(story(), tries(1, 1), 'choose try ann', 'choose try ann').view.checks.used).toBe(2);
  });

  test('[E28] nor by another of the party', () => {
    const both = story({ party: ['ann', 'bob'] });
    expect(refused(both, tries(1), 'choose once ann', 'choose once bob')?.code).toBe('tried-already');
  });

  test('[E28] in another Beat it is there again', () => {
    const round = beat('first', { choice: [trial('once'), choice('leave', { to: 'done' })], next: [{ to: 'first' }] });
    const lines = ['choose once ann', 'go-on', 'choose once ann'];
    expect(play(script([round]), tries(1, 1), ...lines).view.checks.used).toBe(1);
  });

  test('[E28] a choice of another Beat is elsewhere', () => {
    expect(refused(story(), {}, 'choose stop')).toMatchObject({ code: 'elsewhere', data: { choice: 'stop' } });
  });

  const keyed = (open: boolean): Fields =>
    script(
      [
        beat('first', {
          choice: [
            choice('use', { tag: 'key', to: 'done' }),
            trial('find', {}, { passes: { pace: [{ tag: 'key' }] }, again: true }),
            trial('drop', {}, { passes: { pace: [{ drop: 'key' }] }, again: true }),
          ],
          next: [{ to: 'done' }],
        }),
      ],
      { tag: [tag('key', { open })] },
    );
  test('[E28] [E31] a choice with a tag: only while the tag is there', () => {
    expect(refused(keyed(false), {}, 'choose use')).toMatchObject({ code: 'no-tag', data: { tag: 'key' } });
    expect(play(keyed(false), tries(1), 'choose find ann', 'choose use').view.phase).toBe('OVER');
    expect(play(keyed(true), {}, 'choose use').view.phase).toBe('OVER');
    expect(refused(keyed(true), tries(1), 'choose drop ann', 'choose use')?.code).toBe('no-tag');
    expect(play(keyed(false), {}).view.choices).toMatchObject([{ bar: 'no-tag' }, { bar: null }, { bar: null }]);
  });

  const lit = (more: Fields, party: readonly string[] = ['ann']): Fields =>
    script(
      [beat('first', { choice: [choice('use', { domain: 'lamp', to: 'done' }), choice('leave', { to: 'done' })] })],
      { party },
      {
        character: [person('ann', more), person('bob'), person('gus')],
        domain: [{ id: 'lamp', name: 'The lamp' }],
      },
    );
  const domains: readonly [what: string, written: Fields, state: number | undefined, code: string | undefined][] = [
    ['nobody has it', lit({}), undefined, 'domain-closed'],
    ['dormant', lit({ domain: 'lamp' }), undefined, 'domain-closed'],
    ['attuned when the scene begins', lit({ domain: 'lamp', attuned: true }), undefined, undefined],
    ['attuned, another of the party', lit({ domain: 'lamp', attuned: true }, ['bob', 'ann']), undefined, undefined],
    ['manifested', lit({ domain: 'lamp' }), 2, undefined],
    ['collapsed', lit({ domain: 'lamp' }), 3, 'domain-closed'],
  ];
  test.each(domains)('[E28] [E16] ADR8-62 a choice with a domain: %s', (_, written, state, code) => {
    const at = playFrom(written, state === undefined ? (one) => one : marked([DOMAIN, state]), {});
    expect(at.view.choices[0]!.bar).toBe(code ?? null);
  });

  test('[E28] [E16] ADR8-62 the refusal names the domain', () => {
    expect(refused(lit({}), {}, 'choose use')).toMatchObject({
      code: 'domain-closed',
      data: { choice: 'use', domain: 'lamp' },
    });
  });
});

describe('[E28] where a closed Beat goes on', () => {
  const branching = (next: readonly Fields[], pace: readonly Fields[]): Fields =>
    script(
      [
        beat('first', { choice: [choice('wait')], pace, next }),
        beat('one', { next: [{ to: 'done' }] }),
        beat('two', { next: [{ to: 'done' }] }),
      ],
      { clock: [clock('short', 'STORY', { size: 4 }), clock('long')], main: 'long', tag: [tag('key'), tag('rope')] },
    );
  const fill = [{ clock: 'short', by: 3 }, { tag: 'rope' }];
  const both = [{ clock: 'short', tag: 'key', to: 'one' }, { to: 'two' }];
  const rows: readonly [what: string, next: readonly Fields[], pace: readonly Fields[], beat: string][] = [
    ['the first without a condition', [{ to: 'one' }, { to: 'two' }], fill, 'one'],
    ['a clock that is not full', [{ clock: 'short', to: 'one' }, { to: 'two' }], fill, 'two'],
    ['a tag that is not there', [{ tag: 'key', to: 'one' }, { to: 'two' }], fill, 'two'],
    ['a tag made at its end', [{ tag: 'rope', to: 'one' }, { to: 'two' }], fill, 'one'],
    ['the first that holds', [{ tag: 'key', to: 'one' }, { tag: 'rope', to: 'two' }, { to: 'done' }], fill, 'two'],
    ['a clock and a tag, the tag missing', both, fill, 'two'],
    ['a clock and a tag, the clock not full', both, [{ tag: 'key' }], 'two'],
  ];
  test.each(rows)('[E28] %s', (_, next, pace, id) => {
    expect(play(branching(next, pace), {}, 'choose wait').view.beat.id).toBe(id);
  });

  test('[E28] a clock that is full', () => {
    const loop = script(
      [
        beat('first', {
          choice: [choice('wait')],
          pace: [{ clock: 'short', by: 2 }],
          next: [{ clock: 'short', to: 'done' }, { to: 'first' }],
        }),
      ],
      { clock: [clock('short', 'STORY', { size: 4 })], main: 'short' },
    );
    expect(play(loop, {}, 'choose wait').view.beat.id).toBe('first');
    expect(play(loop, {}, 'choose wait', 'choose wait').view.phase).toBe('OVER');
  });

  test('[E28] a tag that was lost does not hold', () => {
    const written = branching([{ tag: 'key', to: 'one' }, { to: 'two' }], [{ tag: 'key' }, { drop: 'key' }]);
    expect(play(written, {}, 'choose wait').view.beat.id).toBe('two');
  });
});

describe('[E29] a check', () => {
  const one = (tested: Fields, more: Fields = {}, ann: Fields = {}): Fields =>
    script(
      [beat('first', { choice: [trial('try', tested), choice('leave')], next: [{ to: 'done' }] })],
      {},
      { character: [person('ann', ann), person('gus', { role: 'RIVAL' })], ...more },
    );
  const LORE = { skills: { lore: 3 } };
  const WAYS = { violence: { attack: 3, effect: 2, defense: 2, resilience: 4 } };
  const KNOWS = { ...WAYS, techniques: ['road'] };
  const ROAD = technique('road', 'MAJOR', 'ADVANCE', { virtual: 2, tags: ['accurate'] });
  const withRoad = { technique: [...BASICS, ROAD] };
  const VIOLENT = { pillar: 'VIOLENCE' };
  const ENDURE = { contest: 'ENDURANCE', pillar: 'VIOLENCE' };

  const bonuses: readonly [what: string, written: Fields, line: string, parts: readonly unknown[]][] = [
    ['a skill', one({}, {}, LORE), 'choose try ann', [{ from: 'SKILL', value: 3 }]],
    ['a skill nobody learned', one({}), 'choose try ann', [{ from: 'SKILL', value: 0 }]],
    ['the Attack of a pillar', one(VIOLENT, {}, WAYS), 'choose try ann', [{ from: 'ATTACK', value: 3 }]],
    ['ENDURANCE: the Resilience', one(ENDURE, {}, WAYS), 'choose try ann', [{ from: 'RESILIENCE', value: 4 }]],
    [
      'with a technique',
      one(VIOLENT, withRoad, KNOWS),
      'choose try ann with road',
      [
        { from: 'VIRTUAL', value: 2 },
        { from: 'ATTACK', value: 3 },
        { from: 'ACCURATE', value: 2 },
      ],
    ],
  ];
  test.each(bonuses)('[E29] adds %s', (_, written, line, parts) => {
    const { events } = play(written, { heroes: [[10, 4]] }, line);
    const { roll } = find(events, 'checked')!;
    expect(roll.parts).toEqual(parts);
    const bonus = roll.parts.reduce((sum, { value }) => sum + value, 0);
    expect(roll).toMatchObject({ d20: 10, dice: [4], total: 14 + bonus });
  });

  test('[E29] a technique of another pillar does not help, nor one with a skill', () => {
    for (const tested of [{ pillar: 'INFLUENCE' }, {}])
      expect(refused(one(tested, withRoad, KNOWS), {}, 'choose try ann with road')?.code).toBe('unknown-target');
  });

  test('[E29] nor one that needs Prepared: nobody prepares on a page', () => {
    const kept = technique('road', 'MAJOR', 'ADVANCE', { tags: ['prepared'] });
    const written = one(VIOLENT, { technique: [...BASICS, kept] }, { ...KNOWS, speed: 'VERY_FAST' });
    const { setup } = play(written, {});
    expect(setup.picks.map(({ text }) => text)).toEqual([
      'choose try ann',
      'choose try ann +3',
      'choose try ann reroll',
      'choose leave',
    ]);
    expect(refused(written, {}, 'choose try ann with road')?.code).toBe('unknown-target');
  });

  test('[E29] [E3] [E12] a rung and a strained track count against a pillar, not against a skill', () => {
    const hurt = marked([RUNG, 2], [MARKS, 3]);
    const parts = (written: Fields) =>
      find(playFrom(written, hurt, { heroes: [[10, 4]] }, 'choose try ann').events, 'checked')!.roll.parts;
    expect(parts(one(VIOLENT))).toEqual([
      { from: 'ATTACK', value: 2 },
      { from: 'RUNG', value: -2 },
      { from: 'STRAIN', value: -1 },
    ]);
    expect(parts(one({ pillar: 'INFLUENCE' }))).toEqual([{ from: 'ATTACK', value: 2 }]);
    expect(parts(one({}))).toEqual([{ from: 'SKILL', value: 0 }]);
  });

  test('[E29] [E31] an invoke adds three, or rolls again and keeps the higher, the first of equals', () => {
    const opened = (tested: Fields): Fields => ({
      ...one(tested),
      scene: { ...(one(tested).scene as Fields), tag: [tag('key', { open: true })] },
    });
    for (const tested of [{}, VIOLENT, ENDURE]) {
      const { roll } = find(play(opened(tested), { heroes: [[5, 1]] }, 'choose try ann +3').events, 'checked')!;
      expect(roll.parts).toContainEqual({ from: 'INVOKE', value: 3 });
    }
    const twice: readonly [first: Pair, second: Pair, kept: Pair][] = [
      [
        [5, 1],
        [8, 2],
        [8, 2],
      ],
      [
        [8, 2],
        [5, 1],
        [8, 2],
      ],
      [
        [8, 2],
        [6, 4],
        [8, 2],
      ],
    ];
    for (const [first, second, [d20, d6]] of twice) {
      const { events, view } = play(opened({}), { heroes: [first, second] }, 'choose try ann reroll');
      expect(find(events, 'checked')!.roll).toMatchObject({ d20, dice: [d6], total: d20 + d6 });
      expect(kinds(events).slice(0, 3)).toEqual(['chose', 'invokes-spent', 'checked']);
      expect(view.invokes[0]).toBe(1);
    }
  });

  const targets: readonly [difficulty: Fields, against: number][] = [
    [{ id: 'STORY', target: -2 }, 8],
    [{ id: 'STANDARD' }, 10],
    [{ id: 'HARD', target: 1 }, 11],
  ];
  test.each(targets)('[E29] [E34] against a number, with the difficulty %j: %i', (difficulty, against) => {
    const { events } = play(one({}, { difficulty }), { heroes: [[10, 4]] }, 'choose try ann');
    expect(find(events, 'checked')).toMatchObject({ against, margin: 14 - against });
  });

  const foes: readonly [difficulty: Fields, defense: number][] = [
    [{ id: 'STORY', foe_defense: -1, target: -2 }, 1],
    [{ id: 'STANDARD' }, 2],
    [{ id: 'HARD', foe_defense: 2, target: 1 }, 4],
  ];
  test.each(foes)('[E29] [E34] against a foe, who rolls Defense: %j', (difficulty, defense) => {
    const written = one({ pillar: 'INFLUENCE', foe: 'gus' }, { difficulty });
    const { events } = play(written, { heroes: [[10, 4]], foes: [[7, 3]] }, 'choose try ann');
    expect(find(events, 'checked')).toMatchObject({
      by: 'INFLUENCE',
      roll: { total: 16 },
      against: { d20: 7, dice: [3], parts: [{ from: 'DEFENSE', value: defense }], total: 10 + defense },
      margin: 6 - defense,
    });
  });

  /** d20 and d6 against 10, lore 0. */
  const passes: readonly [what: string, pair: Pair, degree: number, passed: boolean][] = [
    ['a margin of 1', [10, 1], 1, true],
    ['a margin of 0: the obstacle holds', [9, 1], 0, false],
    ['a margin of −1', [8, 1], -1, false],
    ['a margin of 4', [13, 1], 1, true],
    ['a margin of 5', [14, 1], 2, true],
    ['a margin of 13', [17, 6], 4, true],
    ['a natural 20 and 16', [20, 6], 4, true],
    ['a natural 1, eight below', [1, 1], -3, false],
  ];
  test.each(passes)('[E29] [E1] %s', (_, pair, degree, passed) => {
    const { events } = play(one(MOVES), { heroes: [pair] }, 'choose try ann');
    expect(find(events, 'checked')).toMatchObject({ degree, passed });
  });

  test('[E29] [E1] a natural 20 can pass a margin of 0, a natural 1 fail one of 1', () => {
    expect(find(play(one({ against: 21 }), { heroes: [[20, 1]] }, 'choose try ann').events, 'checked')).toMatchObject({
      margin: 0,
      degree: 1,
      passed: true,
    });
    const skilled = one({ against: 2 }, {}, { skills: { lore: 1 } });
    expect(find(play(skilled, { heroes: [[1, 1]] }, 'choose try ann').events, 'checked')).toMatchObject({
      margin: 1,
      degree: 0,
      passed: false,
    });
  });

  test('[E29] [E1] naturals of a foe count for the foe', () => {
    const written = one({ pillar: 'INFLUENCE', foe: 'gus' });
    const degree = (hero: Pair, foe: Pair) =>
      find(play(written, { heroes: [hero], foes: [foe] }, 'choose try ann').events, 'checked')!.degree;
    expect(degree([19, 2], [20, 1])).toBe(-1);
    expect(degree([2, 1], [1, 2])).toBe(1);
    expect(degree([20, 1], [20, 1])).toBe(0);
  });

  const moves: readonly [degree: number, against: number, goal: number, danger: number][] = [
    [4, 10, 3, 0],
    [3, 10, 3, 0],
    [2, 10, 2, 0],
    [1, 10, 1, 0],
    [0, 10, 0, 1],
    [-1, 10, 0, 1],
    [-2, 16, 0, 2],
    [-3, 16, 0, 3],
    [-4, 16, 0, 3],
  ];
  test.each(moves)(
    '[E29] [E9] ADR8-64 ADR8-65 DoS %i against %i: goal +%i, danger +%i',
    (degree, against, goal, danger) => {
      const played = play(one({ ...MOVES, against }), { heroes: [dos(degree, against)] }, 'choose try ann');
      expect(find(played.events, 'checked')!.degree).toBe(degree);
      expect([filled(played, 'goal'), filled(played, 'danger')]).toEqual([goal, danger]);
    },
  );

  test('[E29] a check without clocks moves none', () => {
    for (const degree of [1, -1])
      expect(kinds(play(one({}), { heroes: [dos(degree)] }, 'choose try ann').events)).toEqual(['chose', 'checked']);
  });

  test('[E29] a technique costs what it says, and its uses run out', () => {
    const tired = technique('road', 'MAJOR', 'ADVANCE', { tags: ['tiring'], uses: 1 });
    const written = script(
      [beat('first', { choice: [trial('try', VIOLENT, { again: true }), choice('leave')], next: [{ to: 'done' }] })],
      {},
      { character: [person('ann', { techniques: ['road'] })], technique: [...BASICS, tired] },
    );
    const { events, view } = play(written, { heroes: [[10, 4]] }, 'choose try ann with road');
    expect(find(events, 'paid')).toEqual({ kind: 'paid', actor: 'ann', track: 'BLOOD', marks: 1 });
    expect(view.actors[0]!.pillars[0]!.marks).toBe(1);
    expect(
      refused(written, { heroes: [[10, 4]] }, 'choose try ann with road', 'choose try ann with road'),
    ).toMatchObject({ code: 'no-uses', data: { technique: 'road' } });
  });
});

describe('[E10] recovery at the end of a Beat', () => {
  const OBJECTIVE = { objective: true };
  const GOAL = [
    clock('goal', 'GOAL', { size: 4 }),
    clock('danger', 'DANGER', { size: 4 }),
    clock('time', 'STORY', { size: 4 }),
  ];
  const tested = (more: Fields, checked: Fields, inScene: Fields = {}): Fields =>
    script(
      [
        beat('first', { choice: [trial('try', checked, { again: true })], next: [{ to: 'after' }], ...more }),
        beat('after', { next: [{ to: 'done' }] }),
      ],
      {
        clock: GOAL,
        ...inScene,
      },
    );
  const hurt = marked([RUNG, 1]);
  /** And one segment of the first clock is filled. */
  const nearly = (state: State, setup: Setup): State => ({ ...hurt(state, setup), clocks: [1, 1, 1] });
  const STORY_LINES = ['choose try ann', 'go-on'];

  const stories: readonly [what: string, written: Fields, degrees: readonly number[], recovers: boolean][] = [
    ['a passed check where the Beat is an objective', tested(OBJECTIVE, {}), [1], true],
    ['a failed check where the Beat is an objective', tested(OBJECTIVE, {}), [0], false],
    ['a passed check elsewhere', tested({}, {}), [1], false],
    ['a goal clock that was filled', tested({}, { clock: 'goal' }), [3], true],
    ['a goal clock filled with its second check', tested({}, { clock: 'goal' }), [1, 2], true],
    ['a goal clock filled where the Beat is an objective: once', tested(OBJECTIVE, { clock: 'goal' }), [3], true],
    ['a goal clock that was not', tested({}, { clock: 'goal' }), [2], false],
    ['a danger clock that was filled', tested({}, { danger: 'danger', against: 16 }), [-3], false],
    ['a clock of the story that was filled', tested({}, { clock: 'time' }), [3], false],
  ];
  test.each(stories)('[E10] ADR8-60 %s', (_, written, degrees, recovers) => {
    const against = degrees[0]! < -2 ? 16 : 10;
    const { told } = playFrom(
      written,
      nearly,
      { heroes: degrees.map((degree) => dos(degree, against)) },
      ...degrees.map(() => 'choose try ann'),
      'go-on',
    );
    expect(all(told, 'recovered')).toEqual(
      recovers ? [{ kind: 'recovered', actor: 'ann', how: 'BEAT', pillar: 'VIOLENCE', rung: 0, marks: 0 }] : [],
    );
  });

  const fought = (more: Fields, inBeat: Fields = {}, inScene: Fields = {}): Fields =>
    script(
      [
        beat('first', { fight: fight({ won: 'after', lost: 'after', withdraw: 'after', ...more }), ...inBeat }),
        beat('after', { next: [{ to: 'done' }] }),
      ],
      { clock: GOAL, ...inScene },
    );
  const BEATEN: Rolls = {
    heroes: [[19, 6]],
    foes: [
      [2, 1],
      [2, 1],
    ],
  };
  const minion = { character: [person('ann'), person('gus', { role: 'MINION' })] };
  const strike = ['declare ann strike gus', ...ROUND];
  const advance = ['declare ann advance', ...ROUND];
  /** Attack 2, less two rungs, against 12. */
  const goes = (...degrees: readonly number[]): Rolls => ({ heroes: degrees.map((degree) => dos(degree, 12)) });

  const fights: readonly [what: string, written: Fields, rolls: Rolls, lines: readonly string[], recovers: boolean][] =
    [
      ['a fight won where it is the objective', { ...fought({}, OBJECTIVE), ...minion }, BEATEN, strike, true],
      ['a fight won elsewhere', { ...fought({}), ...minion }, BEATEN, strike, false],
      ['withdrawal', fought({}), {}, ['withdraw'], true],
      ['a goal clock filled in a round', fought({ goal: 'goal' }), goes(3, 1), [...advance, ...advance], true],
      [
        'a goal clock filled where the fight is the objective: once',
        fought({ goal: 'goal' }, OBJECTIVE),
        goes(3, 1),
        [...advance, ...advance],
        true,
      ],
      [
        'a danger clock filled in a round',
        fought({ danger: 'danger', pace: [{ clock: 'danger', by: 2 }] }),
        {},
        [...strike.slice(1), ...ROUND],
        false,
      ],
    ];
  test.each(fights)('[E10] ADR8-60 %s', (_, written, rolls, lines, recovers) => {
    // Two rungs, two marks: what a second recovery would take is there. No micro-recovery is left.
    const { told, view } = playFrom(written, marked([RUNG, 2], [MARKS, 2], [MICRO, 2]), rolls, ...lines);
    expect(view.beat.id).toBe('after');
    expect(all(told, 'recovered').filter(({ how }) => how === 'BEAT')).toEqual(
      recovers ? [expect.objectContaining({ actor: 'ann', pillar: 'VIOLENCE', rung: 1 })] : [],
    );
  });

  test('[E10] a fight that was lost brings none', () => {
    const lost = fought({}, OBJECTIVE);
    const { told } = playFrom(
      lost,
      marked([RUNG, 2]),
      {
        heroes: [
          [2, 1],
          [2, 1],
        ],
        foes: [[19, 6]],
      },
      'ready',
      '1: declare gus strike ann',
      '1: ready',
    );
    expect(find(told, 'fight-ended')?.result).toBe('LOST');
    expect(all(told, 'recovered').filter(({ how }) => how === 'BEAT')).toEqual([]);
  });

  const effects: readonly [what: string, numbers: readonly (readonly [number, number])[], found: readonly unknown[]][] =
    [
      ['rung 2 goes down to 1', [[RUNG + 1, 2]], [{ pillar: 'INFLUENCE', rung: 1, marks: 0 }]],
      [
        'the highest of two',
        [
          [RUNG, 1],
          [RUNG + 2, 2],
        ],
        [{ pillar: 'REVELATION', rung: 1, marks: 0 }],
      ],
      [
        'the first of two alike',
        [
          [RUNG + 1, 1],
          [RUNG + 2, 1],
        ],
        [{ pillar: 'INFLUENCE', rung: 0, marks: 0 }],
      ],
      [
        'a strained track is no hindrance',
        [
          [RUNG, 1],
          [MARKS, 5],
        ],
        [{ pillar: 'VIOLENCE', rung: 0, marks: 5 }],
      ],
      ['without a condition two marks', [[MARKS + 2, 3]], [{ pillar: 'REVELATION', rung: 0, marks: 1 }]],
      ['and no more marks than there are', [[MARKS, 1]], [{ pillar: 'VIOLENCE', rung: 0, marks: 0 }]],
      [
        'the fullest track',
        [
          [MARKS, 1],
          [MARKS + 1, 2],
        ],
        [{ pillar: 'INFLUENCE', rung: 0, marks: 0 }],
      ],
      [
        'rung 3 does not go down',
        [
          [RUNG, 3],
          [MARKS, 2],
        ],
        [{ pillar: 'VIOLENCE', rung: 3, marks: 0 }],
      ],
      [
        'a rung below one that cannot',
        [
          [RUNG, 3],
          [RUNG + 1, 1],
        ],
        [{ pillar: 'INFLUENCE', rung: 0, marks: 0 }],
      ],
      ['nothing where nothing is wrong', [], []],
      [
        'nothing for who was taken out',
        [
          [RUNG, 4],
          [MARKS, 2],
          [STATUS, TAKEN],
        ],
        [],
      ],
      [
        'out of the fight is no hindrance',
        [
          [RUNG, 3],
          [MARKS, 2],
          [STATUS, OUT],
        ],
        [{ pillar: 'VIOLENCE', rung: 3, marks: 0 }],
      ],
    ];
  test.each(effects)('[E10] %s', (_, numbers, found) => {
    const { told } = playFrom(tested(OBJECTIVE, {}), marked(...numbers), tries(1), ...STORY_LINES);
    expect(all(told, 'recovered')).toEqual(
      found.map((one) => ({ kind: 'recovered', actor: 'ann', how: 'BEAT', ...(one as object) })),
    );
  });

  test('[E10] everyone of the party recovers', () => {
    const written = tested(OBJECTIVE, {}, { party: ['ann', 'bob'] });
    const { told } = playFrom(written, hurt, tries(1), ...STORY_LINES);
    expect(all(told, 'recovered').map(({ actor }) => actor)).toEqual(['ann', 'bob']);
  });

  test('[E10] a Beat after that brings none by itself', () => {
    const loop = script([
      beat('first', {
        objective: true,
        choice: [trial('try'), choice('leave', { to: 'done' })],
        next: [{ to: 'first' }],
      }),
    ]);
    const { told } = playFrom(
      loop,
      marked([RUNG, 2]),
      tries(1, 0),
      'choose try ann',
      'go-on',
      'choose try ann',
      'go-on',
    );
    expect(all(told, 'recovered')).toHaveLength(1);
  });
});
