import type { Issue } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { encounter } from './encounter.ts';
import { lint } from './lint.ts';
import type { Scene } from './scene.ts';
import {
  beat,
  CLOCKS,
  check,
  choice,
  clock,
  end,
  type Fields,
  fight,
  play,
  read,
  says,
  script,
  tag,
  trial,
} from './story.fixture.ts';

type Place = readonly (string | number)[];

const issues = (written: Fields): readonly Issue[] => {
  const parsed = encounter.parseSetup(written);
  return parsed.ok ? [] : parsed.fault;
};

/** A scene of one Beat, which these fields change, and its end. */
const one = (more: Fields, inScene: Fields = {}): Fields =>
  script([beat('first', { choice: [choice('leave', { to: 'done' })], next: [{ to: 'done' }], ...more })], inScene);
const chosen = (...choices: readonly Fields[]): Fields => one({ choice: choices });
const tested = (changes: Fields): Fields => chosen(choice('try', { check: { ...check(), ...changes } }));
const fought = (more: Fields): Fields => one({ choice: [], next: [], fight: fight(more) });
const FIRST: Place = ['scene', 'beat', 0];
const CHOICE: Place = [...FIRST, 'choice', 0];
const FIGHT: Place = [...FIRST, 'fight'];

describe('[E38] names of a scene that mean nothing', () => {
  const rows: readonly [what: string, written: Fields, path: Place, nearest?: string][] = [
    ['a beat, of a decision', chosen(choice('go', { to: 'dome' })), [...CHOICE, 'to'], 'done'],
    [
      'a beat, of a passed check',
      chosen(trial('go', {}, { passes: { to: 'dome' } })),
      [...CHOICE, 'passes', 'to'],
      'done',
    ],
    [
      'a beat, of a failed check',
      chosen(trial('go', {}, { fails: { to: 'dome' } })),
      [...CHOICE, 'fails', 'to'],
      'done',
    ],
    ['a beat, of `next`', one({ next: [{ to: 'dome' }] }), [...FIRST, 'next', 0, 'to'], 'done'],
    [
      'a beat, of a clock',
      one({}, { clock: [clock('time', 'STORY', { to: 'dome' })] }),
      ['scene', 'clock', 0, 'to'],
      'done',
    ],
    ['a beat, of a fight won', fought({ won: 'dome' }), [...FIGHT, 'won'], 'done'],
    ['a beat, of a fight lost', fought({ lost: 'dome' }), [...FIGHT, 'lost'], 'done'],
    ['a beat, of a fight drawn', fought({ drawn: 'dome' }), [...FIGHT, 'drawn'], 'done'],
    ['a beat, of leaving a fight', fought({ withdraw: 'dome' }), [...FIGHT, 'withdraw'], 'done'],
    ['a clock, the main one', one({}, { main: 'tim' }), ['scene', 'main'], 'time'],
    ['a clock, of a check', tested({ clock: 'gaol' }), [...CHOICE, 'check', 'clock'], 'goal'],
    ['a clock, of a failed check', tested({ danger: 'dagger' }), [...CHOICE, 'check', 'danger'], 'danger'],
    [
      'a clock, of a condition',
      one({ next: [{ clock: 'tim', to: 'done' }, { to: 'done' }] }),
      [...FIRST, 'next', 0, 'clock'],
      'time',
    ],
    [
      'a clock, of the pace of a Beat',
      one({ pace: [{ clock: 'time' }, { clock: 'tim' }] }),
      [...FIRST, 'pace', 1, 'clock'],
      'time',
    ],
    [
      'a clock, of the pace of a choice',
      chosen(choice('go', { pace: [{ clock: 'tim' }] })),
      [...CHOICE, 'pace', 0, 'clock'],
      'time',
    ],
    [
      'a clock, of the pace of an outcome',
      chosen(trial('go', {}, { fails: { pace: [{ clock: 'tim' }] } })),
      [...CHOICE, 'fails', 'pace', 0, 'clock'],
      'time',
    ],
    ['a clock, of the pace of a fight', fought({ pace: [{ clock: 'tim' }] }), [...FIGHT, 'pace', 0, 'clock'], 'time'],
    ['a clock, the goal of a fight', fought({ goal: 'gaol' }), [...FIGHT, 'goal'], 'goal'],
    ['a clock, the danger of a fight', fought({ danger: 'dagger' }), [...FIGHT, 'danger'], 'danger'],
    [
      'a tag, of a choice',
      one({ choice: [choice('go', { tag: 'rop', to: 'done' })] }, { tag: [tag('rope')] }),
      [...CHOICE, 'tag'],
      'rope',
    ],
    [
      'a tag, of a condition',
      one({ next: [{ tag: 'rop', to: 'done' }, { to: 'done' }] }, { tag: [tag('rope')] }),
      [...FIRST, 'next', 0, 'tag'],
      'rope',
    ],
    [
      'a tag that is made',
      one({ pace: [{ tag: 'rop' }] }, { tag: [tag('rope')] }),
      [...FIRST, 'pace', 0, 'tag'],
      'rope',
    ],
    [
      'a tag that is lost',
      one({ pace: [{ drop: 'rop' }] }, { tag: [tag('rope')] }),
      [...FIRST, 'pace', 0, 'drop'],
      'rope',
    ],
    ['a domain', chosen(choice('go', { domain: 'lamp', to: 'done' })), [...CHOICE, 'domain']],
    ['a hero', one({}, { party: ['ann', 'bop'] }), ['scene', 'party', 1], 'bob'],
    ['a foe', fought({ foe: [{ who: 'guss' }] }), [...FIGHT, 'foe', 0, 'who'], 'gus'],
    [
      'a foe of a check',
      tested({ skill: undefined, pillar: 'VIOLENCE', against: undefined, foe: 'guss' }),
      [...CHOICE, 'check', 'foe'],
      'gus',
    ],
    [
      'a speaker, of a Beat',
      one({ say: [says('Oh.'), says('Ah.', { speaker: 'anne' })] }),
      [...FIRST, 'say', 1, 'speaker'],
      'ann',
    ],
    [
      'a speaker, of a choice',
      chosen(choice('go', { say: [says('Ah.', { speaker: 'anne' })] })),
      [...CHOICE, 'say', 0, 'speaker'],
      'ann',
    ],
    [
      'a speaker, of an outcome',
      chosen(trial('go', {}, { passes: { say: [says('Ah.', { speaker: 'anne' })] } })),
      [...CHOICE, 'passes', 'say', 0, 'speaker'],
      'ann',
    ],
    [
      'a speaker, of a fight',
      fought({ say: [{ round: 1, line: 'Ah.', speaker: 'anne' }] }),
      [...FIGHT, 'say', 0, 'speaker'],
      'ann',
    ],
  ];
  test.each(rows)('[E38] %s', (_, written, path, nearest) => {
    const found = issues(written);
    expect(found).toMatchObject([{ code: 'unknown-reference', severity: 'error', path }]);
    expect(found[0]!.nearest).toBe(nearest);
  });

  test('[E38] ADR8-09 an Over-SCL Band is set in a fight, of who is in it, while a tag of the scene is there', () => {
    const over = (more: Fields, inBeat: Fields = { choice: [], next: [], fight: fight() }): readonly Issue[] =>
      issues(one({ ...inBeat, over: [{ who: 'ann', band: 1, ...more }] }));
    expect(over({})).toEqual([]);
    expect(over({ who: 'bob' })).toMatchObject([
      { code: 'unknown-reference', path: ['scene', 'beat', 0, 'over', 0, 'who'] },
    ]);
    expect(over({ tag: 'wine' })).toMatchObject([
      { code: 'unknown-reference', path: ['scene', 'beat', 0, 'over', 0, 'tag'] },
    ]);
    expect(over({}, {})).toMatchObject([{ code: 'idle-over', path: ['scene', 'beat', 0, 'over'] }]);
  });

  test('[E38] the narrator is nobody, and known', () => {
    expect(issues(one({ say: [says('Oh.', { speaker: 'narrator' })] }))).toEqual([]);
  });
});

describe('[E38] what else is wrong with a scene', () => {
  const LEAVE = choice('leave', { to: 'done' });
  const rows: readonly [what: string, written: Fields, code: string, path: Place][] = [
    [
      'a beat twice',
      script([beat('first', { next: [{ to: 'done' }] }), end('first')]),
      'duplicate-id',
      ['scene', 'beat', 1, 'id'],
    ],
    ['a clock twice', one({}, { clock: [...CLOCKS, clock('time')] }), 'duplicate-id', ['scene', 'clock', 3, 'id']],
    ['a tag twice', one({}, { tag: [tag('rope'), tag('rope')] }), 'duplicate-id', ['scene', 'tag', 1, 'id']],
    ['a choice twice in a Beat', chosen(LEAVE, LEAVE), 'duplicate-id', [...FIRST, 'choice', 1, 'id']],
    [
      'a choice twice in a scene',
      script([beat('first', { choice: [choice('leave', { to: 'second' })] }), beat('second', { choice: [LEAVE] })]),
      'duplicate-id',
      ['scene', 'beat', 1, 'choice', 0, 'id'],
    ],
    ['a pace of nothing', one({ pace: [{ by: 2 }] }), 'empty-pace', [...FIRST, 'pace', 0]],
    [
      'a pace of nothing in an outcome',
      chosen(trial('go', {}, { passes: { pace: [{}] } })),
      'empty-pace',
      [...CHOICE, 'passes', 'pace', 0],
    ],
    ['a pace of a page', one({ choice: [], pace: [{ clock: 'time' }] }), 'idle-pace', [...FIRST, 'pace']],
    [
      'a pace of a beat with a fight, beside the fight’s own',
      script([beat('first', { fight: fight(), pace: [{ clock: 'time' }] })]),
      'idle-pace',
      [...FIRST, 'pace'],
    ],
    [
      'a pace of an end',
      script([beat('first', { next: [{ to: 'done' }] })], {
        beat: [beat('first', { next: [{ to: 'done' }] }), { ...end('done'), pace: [{ clock: 'time' }] }],
      }),
      'idle-pace',
      ['scene', 'beat', 1, 'pace'],
    ],
    ['choices and a fight', one({ fight: fight() }), 'mixed-beat', FIRST],
    ['choices and an end', one({ end: end('x').end }), 'mixed-beat', FIRST],
    ['a fight and an end', one({ choice: [], fight: fight(), end: end('x').end }), 'mixed-beat', FIRST],
    ['a check of a pillar and a skill', tested({ pillar: 'VIOLENCE' }), 'wrong-check', [...CHOICE, 'check']],
    ['a check of neither', tested({ skill: undefined }), 'wrong-check', [...CHOICE, 'check']],
    [
      'a check against a number and a foe',
      tested({ skill: undefined, pillar: 'VIOLENCE', foe: 'gus' }),
      'wrong-check',
      [...CHOICE, 'check'],
    ],
    ['a check against neither', tested({ against: undefined }), 'wrong-check', [...CHOICE, 'check']],
    ['a skill against a foe', tested({ against: undefined, foe: 'gus' }), 'wrong-check', [...CHOICE, 'check']],
    [
      'a foe beyond the zones',
      fought({ zones: 2, foe: [{ who: 'gus', zone: 3 }] }),
      'out-of-range',
      [...FIGHT, 'foe', 0, 'zone'],
    ],
    ['heroes beyond the zones', fought({ heroes: 2 }), 'out-of-range', [...FIGHT, 'heroes']],
    [
      'initiative of a tag that is made later',
      one({}, { tag: [tag('rope', { initiative: 1 })] }),
      'idle-initiative',
      ['scene', 'tag', 0, 'initiative'],
    ],
    ['a page without `next`', script([beat('first')]), 'dead-end', FIRST],
    ['a last `next` with a clock', one({ choice: [], next: [{ clock: 'time', to: 'done' }] }), 'dead-end', FIRST],
    [
      'a last `next` with a tag',
      one({ choice: [], next: [{ tag: 'rope', to: 'done' }] }, { tag: [tag('rope')] }),
      'dead-end',
      FIRST,
    ],
    [
      'a decision without `to` or `next`',
      script([beat('first', { choice: [LEAVE, choice('wait')] })]),
      'dead-end',
      FIRST,
    ],
    [
      'a check that can pass without `to` or `next`',
      script([beat('first', { choice: [LEAVE, trial('go', {}, { fails: { to: 'done' } })] })]),
      'dead-end',
      FIRST,
    ],
    [
      'a check that can fail without `to` or `next`',
      script([beat('first', { choice: [LEAVE, trial('go', {}, { passes: { to: 'done' } })] })]),
      'dead-end',
      FIRST,
    ],
    [
      'nothing but choices that may be shut',
      script([beat('first', { choice: [choice('go', { tag: 'rope', to: 'done' })] })], { tag: [tag('rope')] }),
      'dead-end',
      FIRST,
    ],
    [
      'a beat nobody comes to',
      script([beat('first', { next: [{ to: 'done' }] }), beat('second', { next: [{ to: 'done' }] })]),
      'unreachable-beat',
      ['scene', 'beat', 1, 'id'],
    ],
    [
      'a beat that only a beat nobody comes to leads to',
      script([
        beat('first', { next: [{ to: 'done' }] }),
        beat('second', { next: [{ to: 'third' }] }),
        beat('third', { next: [{ to: 'second' }, { to: 'done' }] }),
      ]),
      'unreachable-beat',
      ['scene', 'beat', 1, 'id'],
    ],
    [
      'two beats that lead to each other',
      script([
        beat('first', { choice: [LEAVE, choice('turn', { to: 'second' })] }),
        beat('second', { next: [{ to: 'third' }] }),
        beat('third', { next: [{ to: 'second' }] }),
      ]),
      'dead-end',
      ['scene', 'beat', 1, 'id'],
    ],
    [
      'a `next` that a Beat never takes',
      script([beat('first', { choice: [LEAVE], next: [{ to: 'second' }] }), end('second')]),
      'unreachable-beat',
      ['scene', 'beat', 1, 'id'],
    ],
    [
      'a `to` on a check: passes and fails lead',
      script([beat('first', { choice: [trial('go', {}, { to: 'second' })], next: [{ to: 'done' }] }), end('second')]),
      'idle-exit',
      [...CHOICE, 'to'],
    ],
    [
      'a `to` where a decision passes',
      script([beat('first', { choice: [choice('go', { to: 'done', passes: { to: 'second' } })] }), end('second')]),
      'idle-exit',
      [...CHOICE, 'passes', 'to'],
    ],
    [
      'a `to` where a decision fails',
      script([beat('first', { choice: [choice('go', { to: 'done', fails: { to: 'second' } })] }), end('second')]),
      'idle-exit',
      [...CHOICE, 'fails', 'to'],
    ],
    [
      'a fight whose loss leads into itself',
      script([beat('first', { fight: fight({ lost: 'first' }) })]),
      'lost-into-fight',
      [...FIGHT, 'lost'],
    ],
    [
      'a fight whose loss leads into another',
      script([
        beat('first', { fight: fight({ lost: 'second' }) }),
        beat('second', { fight: fight({ foe: [{ id: 'gus-two', who: 'gus' }] }) }),
      ]),
      'lost-into-fight',
      [...FIGHT, 'lost'],
    ],
    ['a hero twice', one({}, { party: ['ann', 'ann'] }), 'duplicate-id', ['scene', 'party', 1]],
    ['a hero as a foe', fought({ foe: [{ who: 'ann' }] }), 'duplicate-id', [...FIGHT, 'foe', 0]],
    ['a foe twice', fought({ foe: [{ who: 'gus' }, { who: 'gus' }] }), 'duplicate-id', [...FIGHT, 'foe', 1]],
    [
      'more than twelve heroes and foes',
      script(
        ['first', 'second'].map((id, i) =>
          beat(id, {
            fight: fight({
              won: i === 0 ? 'second' : 'done',
              foe: Array.from({ length: 6 }, (_, n) => ({ id: `${id}-${n}`, who: 'gus' })),
            }),
          }),
        ),
      ),
      'too-many',
      ['scene'],
    ],
  ];
  test.each(rows)('[E38] %s', (_, written, code, path) => {
    expect(issues(written)[0]).toMatchObject({ code, severity: 'error', path });
  });

  const good: readonly [what: string, written: Fields][] = [
    ['a page and an end', one({ choice: [] })],
    [
      'choices that may be shut, and a `next`',
      one({ choice: [choice('go', { tag: 'rope', to: 'done' })] }, { tag: [tag('rope')] }),
    ],
    [
      'a check with two ways out needs no `next`',
      script([beat('first', { choice: [trial('go', {}, { passes: { to: 'done' }, fails: { to: 'done' } })] })]),
    ],
    [
      'a beat that only a clock leads to',
      script([beat('first', { choice: [trial('go'), LEAVE], next: [{ to: 'done' }] }), end('second')], {
        clock: [clock('time', 'STORY', { to: 'second' })],
      }),
    ],
    [
      'a beat that only a clock filled in a fight leads to',
      script([beat('first', { fight: fight({ pace: [{ clock: 'time' }] }) }), end('second')], {
        clock: [clock('time', 'STORY', { to: 'second' })],
      }),
    ],
    ['a loop with a way out', script([beat('first', { choice: [choice('wait'), LEAVE], next: [{ to: 'first' }] })])],
    ['a fight in the last of four zones', fought({ zones: 4, heroes: 4, foe: [{ who: 'gus', zone: 4 }] })],
    ['initiative of a tag that is open', one({}, { tag: [tag('rope', { open: true, initiative: 4 })] })],
    ['a scene that is an end', script([])],
  ];
  test.each(good)('[E38] %s is sound', (_, written) => {
    expect(issues(written)).toEqual([]);
  });

  test('[E38] every fault is named, not the first alone', () => {
    const wrong = one(
      { choice: [choice('go', { to: 'dome' }), choice('go', { tag: 'rop' })], pace: [{}] },
      { main: 'tim' },
    );
    expect(issues(wrong).map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([
      'duplicate-id scene.beat.0.choice.1.id',
      'unknown-reference scene.main',
      'empty-pace scene.beat.0.pace.0',
      'unknown-reference scene.beat.0.choice.0.to',
      'unknown-reference scene.beat.0.choice.1.tag',
    ]);
  });

  test('[E38] a linter asked under another path answers under it', () => {
    const scene = read(one({})).script.scene as Scene;
    const wrong = { ...scene, main: 'tim' };
    expect(lint(wrong, ['ann', 'bob', 'gus'], [], ['scene', 4])).toMatchObject([{ path: ['scene', 4, 'main'] }]);
    expect(lint(scene, ['ann', 'bob', 'gus'], [], ['scene', 4])).toEqual([]);
  });
});

describe('[E38] at most thirty', () => {
  const tags = (count: number): Fields =>
    one(
      { choice: [choice('wait')], pace: [{ tag: `tag-${count - 1}` }] },
      { tag: Array.from({ length: count }, (_, i) => tag(`tag-${i}`)) },
    );
  const choices = (count: number): Fields =>
    one({ choice: Array.from({ length: count }, (_, i) => trial(`try-${i}`)) });

  test('[E38] tags of a scene; the last of them is one like any other', () => {
    expect(play(tags(30), {}, 'choose wait').view.tags.map(({ id }) => id)).toEqual(['tag-29']);
    expect(issues(tags(31))).toMatchObject([{ severity: 'error', path: ['scene', 'tag'] }]);
  });

  test('[E38] choices of a Beat', () => {
    const { view } = play(choices(30), { heroes: [[10, 1]] }, 'choose try-29 ann');
    expect(view.choices.filter(({ bar }) => bar !== null).map(({ id }) => id)).toEqual(['try-29']);
    expect(issues(choices(31))).toMatchObject([{ severity: 'error', path: [...FIRST, 'choice'] }]);
  });
});
