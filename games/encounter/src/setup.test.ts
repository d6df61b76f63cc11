import { canonical, type Issue, parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { encounter } from './encounter.ts';
import {
  BASICS,
  beat,
  choice,
  end,
  type Fields,
  fight,
  find,
  person,
  play,
  ROUND,
  read,
  script,
  tag,
  technique,
} from './story.fixture.ts';
import { ROLE_ROWS } from './tuning.ts';

const LEAVE = choice('leave', { to: 'done' });
const story = (inScene: Fields = {}, more: Fields = {}): Fields =>
  script([beat('first', { choice: [LEAVE] })], inScene, more);
const issues = (written: unknown): readonly Issue[] => {
  const parsed = encounter.parseSetup(written);
  return parsed.ok ? [] : parsed.fault;
};

describe('[E37] a setup is complete in itself', () => {
  test('[E37] what may be left out has its value: STANDARD, the numbers of the rules, the roles', () => {
    const { script: told } = read(story());
    expect(told.difficulty).toMatchObject({ id: 'STANDARD', foe_attack: 0, foe_defense: 0, invokes: 0, target: 0 });
    expect(told.tuning).toMatchObject({ margins: [1, 5, 9, 13], clock_cap: 3, beat_checks: 3, pressure: 6, strain: 6 });
    expect(told.role).toEqual(ROLE_ROWS);
    expect(told.scene).toMatchObject({ tier: 2, tag: [], order: 50 });
  });

  test('[E37] what is made of it again is the same', () => {
    const made = encounter.makeSetup(read(story()));
    expect(canonical(encounter.makeSetup(read(made as Fields)))).toBe(canonical(made));
  });

  const rows: readonly [what: string, written: unknown, code: string, path: readonly (string | number)[]][] = [
    ['nothing', undefined, 'wrong-type', []],
    ['no scene', { ...story(), scene: undefined }, 'missing-key', ['scene']],
    ['nobody', story({}, { character: [] }), 'out-of-range', ['character']],
    ['no technique', story({}, { technique: [] }), 'out-of-range', ['technique']],
    ['a key there is not', story({}, { seed: 1 }), 'unknown-key', ['seed']],
    ['a fault of the scene', story({ main: 'tim' }), 'unknown-reference', ['scene', 'main']],
    [
      '[E2] a build that is none',
      story(
        {},
        {
          character: [
            person('ann', { violence: { attack: 9, effect: 0, defense: 0, resilience: 0 } }),
            person('bob'),
            person('gus'),
          ],
        },
      ),
      'over-trait-cap',
      ['character', 0, 'violence', 'attack'],
    ],
    [
      '[E39] a technique that is none',
      story({}, { technique: [...BASICS, technique('x', 'MAJOR', 'GUARD')] }),
      'wrong-action',
      ['technique', BASICS.length, 'action'],
    ],
    ['a hero twice', story({ party: ['ann', 'ann'] }), 'duplicate-id', ['scene', 'party', 1]],
    [
      'a foe with the id of a hero',
      script([beat('first', { fight: fight({ foe: [{ who: 'ann' }] }) })]),
      'duplicate-id',
      ['scene', 'beat', 0, 'fight', 'foe', 0],
    ],
    [
      'two foes with one id',
      script([beat('first', { fight: fight({ foe: [{ who: 'gus' }, { who: 'gus' }] }) })]),
      'duplicate-id',
      ['scene', 'beat', 0, 'fight', 'foe', 1],
    ],
    [
      'thirteen heroes and foes',
      script(
        ['a', 'b'].map((id, i) =>
          beat(id, {
            fight: fight({
              won: i === 0 ? 'b' : 'done',
              foe: Array.from({ length: 6 }, (_, n) => ({ id: `${id}-${n}`, who: 'gus' })),
            }),
          }),
        ),
      ),
      'too-many',
      ['scene'],
    ],
  ];
  test.each(rows)('[E37] %s is refused', (_, written, code, path) => {
    expect(issues(written)[0]).toMatchObject({ code, path, severity: 'error' });
  });

  test('[E37] twelve heroes and foes are not too many', () => {
    const foes = (id: string, count: number): Fields[] =>
      Array.from({ length: count }, (_, n) => ({ id: `${id}-${n}`, who: 'gus' }));
    const twelve = script([
      beat('a', { fight: fight({ won: 'b', foe: foes('a', 5) }) }),
      beat('b', { fight: fight({ foe: foes('b', 6) }) }),
    ]);
    expect(issues(twelve)).toEqual([]);
  });
});

describe('[E15] where everybody stands', () => {
  const ring = script(
    [
      beat('first', { choice: [choice('go', { to: 'ring' })] }),
      beat('ring', {
        fight: fight({
          zones: 3,
          heroes: 2,
          withdraw: 'yard',
          foe: [
            { who: 'gus', zone: 3 },
            { id: 'gus-two', who: 'gus', name: 'The other Gus' },
          ],
        }),
      }),
      beat('yard', { fight: fight({ zones: 2, foe: [{ id: 'late-gus', who: 'gus', zone: 2 }] }) }),
    ],
    { party: ['bob', 'ann'] },
  );

  test('[E15] heroes in the order of the party, then foes in the order of the scene', () => {
    expect(read(ring).actors.map(({ id, seat, beat: at }) => [id, seat, at])).toEqual([
      ['bob', 0, -1],
      ['ann', 0, -1],
      ['gus', 1, 1],
      ['gus-two', 1, 1],
      ['late-gus', 1, 2],
    ]);
  });

  test('[E15] before a fight only the heroes are there, and in a fight its foes', () => {
    expect(play(ring, {}).view.actors.map(({ id }) => id)).toEqual(['bob', 'ann']);
    expect(play(ring, {}, 'choose go').view.actors.map(({ id, name, zone }) => [id, name, zone])).toEqual([
      ['bob', 'The bob', 2],
      ['ann', 'The ann', 2],
      ['gus', 'The gus', 3],
      ['gus-two', 'The other Gus', 1],
    ]);
    expect(play(ring, {}, 'choose go', 'withdraw').view.actors.map(({ id, zone }) => [id, zone])).toEqual([
      ['bob', 1],
      ['ann', 1],
      ['late-gus', 2],
    ]);
  });

  test('[E15] a Move goes one zone; a zone with a foe is a threatened space', () => {
    const { events } = play(ring, {}, 'choose go', 'declare ann move zone-3', 'declare bob move zone-1', ...ROUND);
    expect(events.filter(({ kind }) => kind === 'moved')).toEqual([
      { kind: 'moved', actor: 'bob', from: 2, to: 1, threatened: true },
      { kind: 'moved', actor: 'ann', from: 2, to: 3, threatened: true },
    ]);
    const quiet = play(ring, {}, 'choose go', 'withdraw', 'ready', '1: declare late-gus move zone-1', '1: ready');
    expect(find(quiet.told, 'moved')).toMatchObject({ actor: 'late-gus', to: 1, threatened: true });
  });

  test('[E15] a zone without a foe is not', () => {
    const alone = script([beat('first', { fight: fight({ zones: 3, heroes: 2, foe: [{ who: 'gus', zone: 3 }] }) })]);
    expect(find(play(alone, {}, 'declare ann move zone-1', ...ROUND).events, 'moved')).toMatchObject({
      threatened: false,
    });
  });
});

describe('[E34] what a difficulty changes', () => {
  const at = (difficulty: Fields): Fields =>
    script(
      [beat('first', { fight: fight({ goal: 'goal', advance: 12, withdraw: 'done' }) })],
      { tag: [tag('rope', { open: true })] },
      { difficulty },
    );
  const rows: readonly [difficulty: Fields, attack: number, defense: number, invokes: number, advance: number][] = [
    [{ id: 'STANDARD' }, 2, 2, 2, 12],
    [{ id: 'STORY', foe_attack: -1, foe_defense: -2, invokes: 2, target: -2 }, 1, 0, 4, 10],
    [{ id: 'HARD', foe_attack: 1, foe_defense: 0, target: 1 }, 3, 2, 2, 13],
    [{ id: 'STORY', foe_attack: -6, foe_defense: -6 }, 0, 0, 2, 12],
  ];
  test.each(rows)(
    '[E34] %j: foes attack with %i and defend with %i; %i invokes, %i to advance',
    (difficulty, attack, defense, invokes, advance) => {
      const { view } = play(at(difficulty), {});
      const [ann, gus] = view.actors;
      expect([gus!.pillars[0]!.attack, gus!.pillars[0]!.defense]).toEqual([attack, defense]);
      expect([ann!.pillars[0]!.attack, ann!.pillars[0]!.defense]).toEqual([2, 2]);
      expect(view.invokes).toEqual([invokes, 0]);
      const { events } = play(at(difficulty), { heroes: [[10, 1]] }, 'declare ann advance', ...ROUND);
      expect(find(events, 'advanced')).toMatchObject({ against: advance });
    },
  );

  test('[E34] resilience, effect and wards stay as they are written', () => {
    const [, gus] = play(at({ id: 'HARD', foe_attack: 3, foe_defense: 3 }), {}).view.actors;
    expect(gus!.pillars[0]).toMatchObject({ effect: 2, resilience: 2, ward: 0 });
  });
});

describe('[E18] how a scene begins', () => {
  test('[E18] with its first beat, nothing moved, everybody unhurt', () => {
    const { view } = play(story(), {});
    expect(view).toMatchObject({ phase: 'BEAT', beat: { id: 'first' }, checks: { used: 0, total: 3 }, toMove: [0] });
    expect(view.clocks.map(({ filled }) => filled)).toEqual([0, 0, 0]);
    expect(view.actors.flatMap(({ pillars }) => pillars.map(({ rung, marks }) => rung + marks))).toEqual([0, 0, 0]);
  });

  test('[E18] in the fight that its first beat holds', () => {
    const { view } = play(script([beat('first', { fight: fight() })]), {});
    expect(view).toMatchObject({ phase: 'INTENT', toMove: [0, 1], fight: { round: 1, stage: 'INTENT' } });
  });

  test('[E18] a scene that is only an end is over', () => {
    const only = script([], { beat: [end('last', 'LOST')] });
    expect(encounter.outcome(read(only), encounter.start(read(only), parseSeed('1')))).toMatchObject({
      result: 'lost',
    });
  });

  test('[E16] [E18] domains are attuned for those who begin so', () => {
    const lit = (more: Fields): Fields =>
      story(
        {},
        {
          character: [person('ann', { domain: 'lamp', ...more }), person('bob'), person('gus')],
          domain: [{ id: 'lamp', name: 'The lamp' }],
        },
      );
    expect(play(lit({}), {}).view.actors[0]!.domain).toMatchObject({ id: 'lamp', state: 'DORMANT', strain: 0 });
    expect(play(lit({ attuned: true }), {}).view.actors[0]!.domain).toMatchObject({ state: 'ATTUNED' });
    expect(play(story(), {}).view.actors[0]!.domain).toBeNull();
  });
});
