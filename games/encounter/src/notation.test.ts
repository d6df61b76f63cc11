import { canonical } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { readContent } from './content.fixture.ts';
import { encounter } from './encounter.ts';
import { resolve } from './resolve.ts';
import {
  actionOf,
  BASICS,
  beat,
  choice,
  type Fields,
  fight,
  person,
  read,
  script,
  technique,
  trial,
  wander,
} from './story.fixture.ts';

const pack = readContent();

/** A Beat with a decision and a check, then a fight on two zones. */
const WRITTEN = script(
  [
    beat('first', {
      choice: [choice('wait'), trial('look'), trial('push', { pillar: 'VIOLENCE' })],
      next: [{ to: 'ring' }],
    }),
    beat('ring', {
      fight: fight({ zones: 2, withdraw: 'done', foe: [{ who: 'gus' }, { id: 'gus-two', who: 'gus' }] }),
    }),
  ],
  { party: ['ann', 'bob'] },
  {
    character: [
      person('ann', { techniques: ['thread', 'road'], speed: 'VERY_FAST' }),
      person('bob'),
      person('gus', { role: 'RIVAL' }),
    ],
    technique: [
      ...BASICS,
      technique('assist', 'MINOR', 'ASSIST', { basic: true }),
      technique('parry', 'REACTION', 'PARRY', { basic: true }),
      technique('thread', 'MAJOR', 'ATTACK', { tags: ['light', 'exploit'] }),
      technique('road', 'MINOR', 'ADVANCE'),
    ],
  },
);
const setup = read(WRITTEN);

describe('[E36] actions as text', () => {
  const rows: readonly [text: string, written: string, kind: Action['kind']][] = [
    ['choose wait', 'choose wait', 'choose'],
    ['choose look ann', 'choose look ann', 'choose'],
    ['  choose   look  bob  +3 ', 'choose look bob +3', 'choose'],
    ['choose look ann reroll', 'choose look ann reroll', 'choose'],
    ['choose push ann with road', 'choose push ann with road', 'choose'],
    ['choose push ann with road reroll', 'choose push ann with road reroll', 'choose'],
    ['go-on', 'go-on', 'go-on'],
    ['declare ann strike gus', 'declare ann strike gus', 'declare'],
    ['declare ann strike gus-two +6', 'declare ann strike gus-two +6', 'declare'],
    ['declare ann strike gus +3-reroll', 'declare ann strike gus +3-reroll', 'declare'],
    ['declare ann thread gus', 'declare ann thread gus', 'declare'],
    ['declare ann thread gus as-minor', 'declare ann thread gus as-minor', 'declare'],
    ['declare ann thread gus as-minor +3', 'declare ann thread gus as-minor +3', 'declare'],
    ['declare ann guard', 'declare ann guard', 'declare'],
    ['declare ann move zone-2', 'declare ann move zone-2', 'declare'],
    ['declare ann assist bob', 'declare ann assist bob', 'declare'],
    ['convert ann', 'convert ann', 'declare'],
    ['nuance ann minor', 'nuance ann minor', 'declare'],
    ['watch ann parry', 'watch ann parry', 'declare'],
    ['take-back 1', 'take-back 1', 'take-back'],
    ['take-back 12', 'take-back 12', 'take-back'],
    ['ready', 'ready', 'ready'],
    ['withdraw', 'withdraw', 'withdraw'],
    ['nuance ann degree 2', 'nuance ann degree 2', 'nuance'],
    ['nuance ann add', 'nuance ann add', 'nuance'],
    ['nuance ann remove', 'nuance ann remove', 'nuance'],
    ['react ann parry', 'react ann parry', 'react'],
    ['react ann parry 3', 'react ann parry 3', 'react'],
    ['pass', 'pass', 'pass'],
  ];
  test.each(rows)('[E36] "%s" is written "%s"', (text, written, kind) => {
    const action = actionOf(setup, text);
    expect(action.kind).toBe(kind);
    expect(encounter.format(setup, action)).toBe(written);
    expect(actionOf(setup, written)).toEqual(action);
  });

  test('[E36] places and hits are counted from 1', () => {
    expect(actionOf(setup, 'take-back 1')).toEqual({ kind: 'take-back', place: 0 });
    expect(actionOf(setup, 'nuance ann degree 1')).toMatchObject({ hit: 0 });
    expect(actionOf(setup, 'react ann parry')).toMatchObject({ hit: -1 });
  });

  const ACTORS = ['unknown-actor', { word: 'anne', nearest: 'ann' }] as const;
  const faults: readonly [text: string, code: string, data: unknown][] = [
    ['', 'unknown-action', {}],
    ['dance', 'unknown-action', {}],
    ['reday', 'unknown-action', { nearest: 'ready' }],
    ['READY', 'unknown-action', { nearest: 'ready' }],
    ['ready now', 'unknown-action', {}],
    ['go-on now', 'unknown-action', {}],
    ['withdraw now', 'unknown-action', {}],
    ['pass now', 'unknown-action', {}],
    ['declare ann strike gus +6 +6 +6', 'unknown-action', {}],
    ['take-back', 'no-such-intent', { place: null }],
    ['take-back 0', 'no-such-intent', { place: '0' }],
    ['take-back 01', 'no-such-intent', { place: '01' }],
    ['take-back one', 'no-such-intent', { place: 'one' }],
    ['take-back 1 2', 'no-such-intent', {}],
    ['declare', 'unknown-actor', { word: null }],
    ['declare anne strike gus', ...ACTORS],
    ['declare ann', 'unknown-technique', { word: null }],
    ['declare ann strik gus', 'unknown-technique', { word: 'strik', nearest: 'strike' }],
    ['declare bob thread gus', 'unknown-technique', { word: 'thread' }],
    ['declare ann strike', 'unknown-target', { technique: 'strike', word: null, such: 'declare ann strike gus' }],
    ['declare ann strike bob', 'unknown-target', { technique: 'strike', word: 'bob' }],
    ['declare ann strike gus +3', 'unknown-target', { technique: 'strike' }],
    ['declare ann strike gus as-minor', 'unknown-target', { technique: 'strike' }],
    ['declare ann move zone-3', 'unknown-target', { technique: 'move', word: 'zone-3' }],
    ['declare ann guard bob', 'unknown-target', { technique: 'guard', word: 'bob', such: 'declare ann guard' }],
    ['declare ann parry', 'out-of-window', { technique: 'parry', stage: 'INTENT' }],
    ['convert anne', ...ACTORS],
    ['watch anne parry', ...ACTORS],
    ['watch ann', 'unknown-technique', { word: null }],
    ['watch ann pary', 'unknown-technique', { word: 'pary', nearest: 'parry' }],
    ['watch ann strike', 'unknown-technique', { word: 'strike' }],
    ['nuance', 'unknown-actor', { word: null }],
    ['nuance anne minor', ...ACTORS],
    ['nuance ann', 'unknown-action', { word: null }],
    ['nuance ann major', 'nuance-major', { actor: 'ann' }],
    ['nuance ann degre 1', 'unknown-action', { word: 'degre', nearest: 'degree' }],
    ['nuance ann degree', 'unknown-hit', { word: null }],
    ['nuance ann degree 0', 'unknown-hit', { word: '0' }],
    ['nuance ann degree one', 'unknown-hit', { word: 'one' }],
    ['nuance ann add 1', 'unknown-action', { word: '1' }],
    ['nuance ann degree 1 2', 'unknown-action', {}],
    ['nuance ann minor now', 'unknown-action', {}],
    ['react anne parry 1', ...ACTORS],
    ['react ann', 'unknown-technique', { word: null }],
    ['react ann pary 1', 'unknown-technique', { word: 'pary', nearest: 'parry' }],
    ['react ann parry 0', 'unknown-hit', { word: '0' }],
    ['react ann parry first', 'unknown-hit', { word: 'first' }],
    ['react ann parry 1 2', 'unknown-hit', { word: '2' }],
    ['choose', 'unknown-choice', { word: null }],
    ['choose wiat', 'unknown-choice', { word: 'wiat', nearest: 'wait' }],
    ['choose look', 'unknown-actor', { word: null }],
    ['choose look anne', ...ACTORS],
    ['choose look gus', 'unknown-actor', { word: 'gus' }],
    ['choose push ann with raod', 'unknown-technique', { word: 'raod', nearest: 'road' }],
  ];
  test.each(faults)('[E36] "%s" is refused: %s', (text, code, data) => {
    expect(encounter.parse(setup, text)).toMatchObject({ ok: false, fault: { code, data } });
  });

  test.each(['choose look ann +6', 'choose wait ann', 'choose look ann with road'])(
    '[E36] "%s" is refused, and Ann is not called a stranger for it',
    (text) => {
      const parsed = encounter.parse(setup, text);
      expect(parsed.ok ? 'no refusal' : parsed.fault.code).not.toMatch(/unknown-actor|no refusal/);
    },
  );

  test('[E36] an unknown word is answered with the words there are', () => {
    const parsed = encounter.parse(setup, 'dance');
    expect(parsed.ok ? [] : parsed.fault.data?.actions).toEqual(
      expect.arrayContaining([
        'choose',
        'go-on',
        'declare',
        'take-back',
        'ready',
        'withdraw',
        'nuance',
        'react',
        'pass',
      ]),
    );
  });
});

describe('[E36] every action of a scene', () => {
  test('[E36] no two moves or choices are written alike', () => {
    for (const { id } of pack.scene) {
      const { moves, picks } = read(resolve(pack, { scene: id }) as Fields);
      const texts = [...moves, ...picks].map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  test.each(pack.scene.map(({ id }) => id))('[E36] %s: what is legal in random play is read as it is written', (id) => {
    const told = read(resolve(pack, { scene: id }) as Fields);
    const seen = new Set<string>();
    for (let seed = 0; seed < 20; seed += 1)
      wander(told, `notation ${seed}`, (_state, _seat, legal) => {
        for (const action of legal) {
          const text = encounter.format(told, action);
          if (seen.has(text)) continue;
          seen.add(text);
          const parsed = encounter.parse(told, text);
          if (!parsed.ok || canonical(parsed.value) !== canonical(action)) throw new Error(`${text} is read otherwise`);
        }
      });
    expect(seen.size).toBeGreaterThan(50);
  });
});
