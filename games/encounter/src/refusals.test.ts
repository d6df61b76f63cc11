import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { encounter } from './encounter.ts';
import { ABSENT, DOMAIN, OUT, REACTED, SIZE, STATUS, TAKEN } from './numbers.ts';
import { refusals } from './refusals.ts';
import type { State } from './state.ts';
import {
  BASICS,
  beat,
  choice,
  type Fields,
  fight,
  person,
  play,
  playFrom,
  ROUND,
  type Rolls,
  refused,
  refusedAction,
  script,
  tag,
  technique,
  trial,
} from './story.fixture.ts';

type Code = keyof typeof refusals;

const WAITS = choice('wait');
const STORY = script(
  [
    beat('first', {
      choice: [
        WAITS,
        trial('look', {}, { again: true }),
        trial('once'),
        choice('open', { tag: 'key' }),
        choice('shine', { domain: 'lamp' }),
        trial('push', { pillar: 'VIOLENCE' }, { again: true }),
      ],
      next: [{ to: 'second' }],
    }),
    beat('second', { choice: [choice('leave', { to: 'done' })] }),
  ],
  { tag: [tag('key')] },
  {
    character: [person('ann', { techniques: ['road'] })],
    technique: [...BASICS, technique('road', 'MAJOR', 'ADVANCE', { uses: 1 })],
    domain: [{ id: 'lamp', name: 'The lamp' }],
  },
);

/** Ann is very fast, Bob is not; Gus is in their zone, Hal a zone away. */
const ring = (more: Fields = {}, inScene: Fields = {}, ann: Fields = {}): Fields =>
  script(
    [beat('first', { fight: fight({ zones: 3, foe: [{ who: 'gus' }, { who: 'hal', zone: 2 }], ...more }) })],
    { party: ['ann', 'bob'], ...inScene },
    {
      character: [
        person('ann', { speed: 'VERY_FAST', techniques: ['once', 'shell', 'glow'], domain: 'lamp', ...ann }),
        person('bob', { techniques: ['riposte'] }),
        person('gus', { role: 'RIVAL' }),
        person('hal', { role: 'RIVAL' }),
      ],
      technique: [
        ...BASICS,
        technique('prepare', 'MINOR', 'PREPARE', { basic: true }),
        technique('jab', 'BONUS', 'ATTACK', { basic: true }),
        technique('parry', 'REACTION', 'PARRY', { basic: true }),
        technique('riposte', 'REACTION', 'RIPOSTE', { tags: ['improved-reaction'] }),
        technique('once', 'MINOR', 'ATTACK', { uses: 1 }),
        technique('shell', 'MINOR', 'WARD'),
        technique('glow', 'MINOR', 'ATTACK', { domain: 'lamp' }),
      ],
      domain: [{ id: 'lamp', name: 'The lamp' }],
    },
  );
const strikes = (target: string): readonly string[] => [`1: declare gus strike ${target}`, ...ROUND];
/** Gus hits, and hard. */
const HIT: Rolls = {
  heroes: [
    [2, 1],
    [2, 1],
  ],
  foes: [[19, 6]],
};
/** Ann and Gus strike each other. */
const BOTH: Rolls = {
  heroes: [
    [10, 1],
    [2, 1],
    [2, 1],
  ],
  foes: [
    [5, 1],
    [5, 1],
    [19, 6],
  ],
};
const clash = ['declare ann strike gus', '1: declare gus strike ann', ...ROUND];

const LOOKING: Fields = { ...ring(), tuning: { look: 1 }, difficulty: { id: 'STANDARD', invokes: 2 } };
/** Ann's strike lands, her jab is far off. */
const MISSED: Rolls = {
  heroes: [
    [10, 1],
    [2, 1],
  ],
  foes: [
    [5, 1],
    [5, 1],
    [19, 6],
    [19, 6],
  ],
};

const rows: readonly [code: Code, written: Fields, rolls: Rolls, lines: readonly string[], data: unknown][] = [
  ['over', STORY, {}, ['choose wait', 'choose leave', 'go-on'], {}],
  ['not-now', STORY, {}, ['ready'], { kind: 'ready', stage: 'BEAT' }],
  ['not-now', ring(), {}, ['go-on'], { kind: 'go-on', stage: 'INTENT' }],
  ['not-your-move', STORY, {}, ['1: go-on'], { seat: 1 }],
  ['not-your-move', ring(), {}, ['ready', 'declare ann strike gus'], { seat: 0 }],
  ['not-your-turn', ring(), HIT, [...strikes('ann'), 'react bob parry 1'], { actor: 'ann' }],
  ['not-your-turn', ring(), BOTH, [...clash, 'nuance bob degree 1'], { actor: 'ann' }],
  ['not-yours', ring(), {}, ['declare gus strike ann'], { actor: 'gus' }],
  ['not-yours', ring(), {}, ['1: declare ann strike gus'], { actor: 'ann' }],
  ['unknown-action', STORY, {}, ['dance'], {}],
  ['unknown-actor', ring(), {}, ['declare anne strike gus'], { word: 'anne', nearest: 'ann' }],
  ['unknown-technique', ring(), {}, ['declare ann strik gus'], { word: 'strik', nearest: 'strike' }],
  ['unknown-technique', ring(), HIT, [...strikes('ann'), 'react ann riposte 1'], { technique: 'riposte' }],
  ['unknown-target', ring(), {}, ['declare ann strike zed'], { technique: 'strike', word: 'zed' }],
  ['unknown-choice', STORY, {}, ['choose lock'], { word: 'lock', nearest: 'look' }],
  ['unknown-hit', ring(), {}, ['react ann parry x'], { word: 'x' }],
  ['elsewhere', STORY, {}, ['choose leave'], { choice: 'leave' }],
  ['no-major', ring(), {}, ['declare ann strike gus', 'declare ann advance'], { granted: 1 }],
  ['no-minor', ring(), {}, ['declare bob guard', 'declare bob set-up'], { granted: 1 }],
  ['no-bonus', ring(), {}, ['declare bob jab gus', 'declare bob jab gus'], { granted: 1 }],
  ['no-nuance', ring(), {}, ['nuance bob minor'], { actor: 'bob' }],
  ['no-nuance', ring(), {}, ['nuance ann minor', 'nuance ann minor'], { actor: 'ann' }],
  ['nuance-major', ring(), {}, ['nuance ann major'], { actor: 'ann' }],
  ['no-rider', ring(), BOTH, [...clash, 'nuance ann add'], { actor: 'ann', rider: 'ADD' }],
  ['no-rider', ring(), BOTH, [...clash, 'nuance ann remove'], { actor: 'ann', rider: 'REMOVE' }],
  ['not-your-hit', ring(), BOTH, [...clash, 'nuance ann degree 2'], { actor: 'ann', hit: 2 }],
  ['not-your-hit', ring(), BOTH, [...clash, 'nuance ann degree 9'], { hit: 9 }],
  ['not-very-fast', ring(), {}, ['declare bob prepare'], { actor: 'bob' }],
  ['not-very-fast', ring(), {}, ['convert bob'], { actor: 'bob' }],
  ['not-fast', ring(), HIT, [...strikes('bob'), 'react bob riposte 1'], { actor: 'bob', technique: 'riposte' }],
  ['not-prepared', ring(), {}, ['convert ann'], { actor: 'ann' }],
  ['not-a-reaction', ring(), HIT, [...strikes('ann'), 'react ann strike 1'], { technique: 'strike' }],
  ['out-of-window', ring(), {}, ['react ann parry 1'], { kind: 'react', stage: 'INTENT' }],
  ['out-of-window', ring(), {}, ['nuance ann degree 1'], { kind: 'nuance', stage: 'INTENT' }],
  ['out-of-window', ring(), {}, ['declare ann parry'], { technique: 'parry' }],
  ['no-trigger', ring(), HIT, [...strikes('ann'), 'react ann parry 2'], { technique: 'parry', hit: 2 }],
  ['no-trigger', ring(), HIT, [...strikes('ann'), 'react ann parry'], { technique: 'parry', hit: null }],
  ['declared-already', ring(), {}, ['declare ann guard', 'declare ann guard'], { technique: 'guard' }],
  ['no-such-intent', ring(), {}, ['take-back 1'], { place: 1 }],
  ['still-needed', ring(), {}, ['declare ann prepare', 'convert ann', 'take-back 1'], { place: 1 }],
  ['not-here', ring({ pillars: ['INFLUENCE'] }), {}, ['declare ann strike gus'], { technique: 'strike' }],
  ['out-of-reach', ring(), {}, ['declare ann strike hal'], { target: 'hal' }],
  ['not-adjacent', ring(), {}, ['declare ann move zone-1'], { technique: 'move' }],
  ['not-adjacent', ring(), {}, ['declare ann move zone-3'], { technique: 'move' }],
  ['no-invokes', ring(), {}, ['declare ann strike gus +6'], { target: 'gus' }],
  ['no-invokes', STORY, {}, ['choose look ann +3'], { choice: 'look' }],
  ['no-uses', ring(), {}, ['declare ann once gus', 'declare ann once gus'], { technique: 'once' }],
  [
    'no-uses',
    STORY,
    { heroes: [[10, 1]] },
    ['choose push ann with road', 'choose push ann with road'],
    { technique: 'road' },
  ],
  ['no-ward', ring(), {}, ['declare ann shell'], { technique: 'shell' }],
  ['no-goal', ring(), {}, ['declare ann advance'], { technique: 'advance' }],
  ['no-goal', ring({ goal: 'goal' }), {}, ['1: declare gus advance'], { actor: 'gus' }],
  ['domain-closed', ring(), {}, ['declare ann glow gus'], { domain: 'lamp', needs: 'ATTUNED' }],
  ['domain-closed', STORY, {}, ['choose shine'], { domain: 'lamp' }],
  ['domain-state', ring(), {}, ['declare ann manifest'], { technique: 'manifest' }],
  ['pressure-full', ring({ pressure: 4 }), {}, [...ROUND, ...ROUND, ...ROUND, ...ROUND, 'declare ann guard'], {}],
  ['no-tag', STORY, {}, ['choose open'], { tag: 'key' }],
  ['tried-already', STORY, { heroes: [[10, 1]] }, ['choose once ann', 'choose once ann'], { choice: 'once' }],
  ['nothing-done', STORY, {}, ['go-on'], { beat: 'first' }],
  ['no-way-out', ring(), {}, ['withdraw'], {}],
  ['not-taught', ring({ only: ['strike'] }), {}, ['declare ann guard'], { actor: 'ann', technique: 'guard' }],
  ['no-look', ring(), {}, ['1: ready', 'look gus'], { actor: 'gus' }],
  ['not-sealed', LOOKING, {}, ['look gus'], { actor: 'gus' }],
  ['seen-already', LOOKING, {}, ['1: ready', 'look gus', 'look gus'], { actor: 'gus' }],
  [
    'no-effect',
    { ...ring(), tuning: { idle_windows: 'SHUT' } },
    MISSED,
    ['declare ann strike gus', 'declare ann jab gus', ...ROUND, 'nuance ann degree 2'],
    { actor: 'ann', hit: 2 },
  ],
  ['no-way-out', ring({ withdraw: 'done' }), {}, ['1: withdraw'], {}],
];

const changed =
  (actor: number, field: number, value: number) =>
  (state: State): State => ({
    ...state,
    actors: state.actors.map((one, i) => (i === actor * SIZE + field ? value : one)),
  });
/** From states that play alone does not come to in a few lines, or does not come to at all. */
const byHand: readonly [code: Code, written: Fields, change: (state: State) => State, line: string][] = [
  ['not-standing', ring(), changed(0, STATUS, OUT), 'declare ann strike gus'],
  ['not-standing', ring(), changed(0, STATUS, ABSENT), 'nuance ann minor'],
  ['target-gone', ring(), changed(2, STATUS, OUT), 'declare ann strike gus'],
  ['domain-closed', ring(), changed(0, DOMAIN, 3), 'declare ann glow gus'],
  ['no-checks', STORY, (state) => ({ ...state, checks: 3 }), 'choose look ann'],
  ['taken-out', { ...STORY, tuning: { taken_out: 'AWAY' } }, changed(0, STATUS, TAKEN), 'choose look ann'],
];

/** Actions no text gives. */
const odd: readonly [code: Code, written: Fields, seat: number, action: unknown][] = [
  ['unknown-action', STORY, 0, { kind: 'dance' }],
  ['unknown-action', STORY, 0, {}],
  ['unknown-action', STORY, 0, { kind: 'choose', pick: 999 }],
  ['unknown-action', STORY, 0, { kind: 'choose', pick: -1 }],
  ['unknown-action', STORY, 0, { kind: 'choose' }],
  ['unknown-action', ring(), 0, { kind: 'declare', move: 9999 }],
  ['unknown-action', ring(), 0, { kind: 'declare', move: 1.5 }],
  ['no-such-intent', ring(), 0, { kind: 'take-back', place: -1 }],
  ['no-such-intent', ring(), 0, { kind: 'take-back' }],
  ['not-your-move', ring(), 2, { kind: 'ready' }],
  ['not-your-move', ring(), -1, { kind: 'ready' }],
];

describe('[E36] [K3] every refusal', () => {
  test.each(rows)('[E36] [K3] %s', (code, written, rolls, lines, data) => {
    const fault = refused(written, rolls, ...lines);
    expect(fault?.code).toBe(code);
    expect(fault?.data ?? {}).toMatchObject(data as object);
  });

  test.each(byHand)('[E36] [K3] %s, from a state made by hand', (code, written, change, line) => {
    const at = playFrom(written, change, {});
    const action = encounter.parse(at.setup, line);
    if (!action.ok) throw new Error(action.fault.code);
    expect(refusedAction(at, 0, action.value)?.code).toBe(code);
  });

  test('[E36] [K3] no-reaction: one is all there is', () => {
    const at = play(ring(), HIT, ...strikes('ann'));
    const spent = { setup: at.setup, state: changed(0, REACTED, 1)(at.state) };
    const action = encounter.parse(at.setup, 'react ann parry 1');
    if (!action.ok) throw new Error(action.fault.code);
    expect(refusedAction(spent, 0, action.value)?.code).toBe('no-reaction');
  });

  test.each(odd)('[E36] [K3] %s to what no text says', (code, written, seat, action) => {
    expect(refusedAction(play(written, {}), seat, action as Action)?.code).toBe(code);
  });

  test('[E36] the tables above hold every code of the game', () => {
    const codes = new Set<string>([...rows, ...byHand, ...odd].map(([code]) => code));
    expect([...codes, 'no-reaction'].sort()).toEqual(Object.keys(refusals).sort());
  });

  test('[E36] every code says in words what it means', () => {
    for (const meaning of Object.values(refusals)) expect(meaning.length).toBeGreaterThan(10);
  });

  test('[K3] play goes on after a refusal as if it had not been tried', () => {
    const { setup, state } = play(ring(), {}, 'declare ann strike gus');
    const action = encounter.parse(setup, 'declare ann advance');
    if (!action.ok) throw new Error(action.fault.code);
    expect(encounter.step(setup, state, 0, action.value)).toMatchObject({ code: 'no-major' });
    expect(play(ring(), {}, 'declare ann strike gus', 'declare ann guard').view.fight!.intents).toHaveLength(2);
  });

  const first: readonly [what: string, written: Fields, rolls: Rolls, lines: readonly string[], code: Code][] = [
    ['the text before the end', STORY, {}, ['choose wait', 'choose leave', 'dance'], 'unknown-action'],
    ['the end before whose move it is', STORY, {}, ['choose wait', 'choose leave', '1: go-on'], 'over'],
    ['the stage before whose move it is', STORY, {}, ['1: ready'], 'not-now'],
    ['whose move it is before whose actor', ring(), {}, ['ready', 'declare gus strike ann'], 'not-your-move'],
    ['whose actor before what is left', ring(), {}, ['declare gus strike ann +6'], 'not-yours'],
    ['what is left before the reach', ring(), {}, ['declare ann strike gus', 'declare ann strike hal'], 'no-major'],
    ['the reach before invokes', ring(), {}, ['declare ann strike hal +6'], 'out-of-reach'],
  ];
  test.each(first)('[E36] %s', (_, written, rolls, lines, code) => {
    expect(refused(written, rolls, ...lines)?.code).toBe(code);
  });
});
