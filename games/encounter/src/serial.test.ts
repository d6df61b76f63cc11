import { playOut } from '@lockstep/conformance';
import { parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { checkCarried, makeCarried, parseCarried } from './carried.ts';
import { readContent } from './content.fixture.ts';
import { encounter } from './encounter.ts';
import { gameModule } from './module.ts';
import { RUNG, SIZE } from './numbers.ts';
import { type Pack, parsePack } from './pack.ts';
import { recorder } from './record.ts';
import { resolve } from './resolve.ts';
import { carriedInto, endsOf, type PastScene, riverOf, tagFact, woundFact } from './serial.ts';
import {
  beat,
  choice,
  end,
  type Fields,
  fight,
  person,
  play,
  read,
  scene,
  script,
  tag,
  trial,
} from './story.fixture.ts';

const NOW = beat('now', { choice: [choice('stay', { to: 'done' })] });

/** A scene that remembers two ends of "before" and a tag of it. */
const REMEMBERS: Fields = {
  tag: [tag('trust', { from: ['before:friends'], initiative: 2 }), tag('key', { from: ['before+key'], invokes: 1 })],
  ally: [{ who: 'bob', from: ['before:friends', 'before:debt'], line: 'Bob came along.' }],
};
const later = (carried?: string, more: Fields = {}): Fields =>
  script([NOW], { ...REMEMBERS, ...more }, carried === undefined ? {} : { carried });

describe('[E42] what is carried into a scene', () => {
  test('[E42] has one spelling', () => {
    const text = 'before+key before:friends ann.violence.2 bob.revelation.1';
    expect(makeCarried(parseCarried(text))).toBe(text);
    expect(makeCarried(parseCarried('bob.revelation.1 before:friends'))).toBe('before:friends bob.revelation.1');
  });

  const wrong: readonly [text: string, code: string][] = [
    ['', 'wrong-carried'],
    ['before:friends before+key', 'wrong-carried'],
    ['before:friends  before+key', 'wrong-carried'],
    ['hello', 'wrong-carried'],
    ['before:other', 'unknown-reference'],
    ['before+lamp', 'unknown-reference'],
    ['before:debt before:friends', 'wrong-carried'],
    ['gus.violence.1', 'unknown-reference'],
    // Bob is in the party only where he was brought along.
    ['bob.violence.1', 'unknown-reference'],
    ['ann.violence.1 ann.violence.2', 'wrong-carried'],
    ['ann.violence.5', 'wrong-carried'],
  ];
  test.each(wrong)('[E42] [K3] "%s" is refused: %s', (text, code) => {
    const found = encounter.parseSetup(later(text));
    expect(found.ok ? [] : found.fault.map((issue) => issue.code)).toContain(code);
  });

  test('[E42] a memory opens a tag, adds to initiative and brings an ally; without it nothing of that is there', () => {
    const plain = play(later(), {});
    expect([plain.view.tags, plain.view.carried, plain.setup.heroes]).toEqual([[], [], 1]);
    const { view, setup } = play(later('before+key before:friends'), {});
    expect(view.tags.map(({ id, invokes }) => [id, invokes])).toEqual([
      ['trust', 2],
      ['key', 1],
    ]);
    expect(setup.script.scene.party).toEqual(['ann', 'bob']);
    const initiative = (of: typeof view) => of.actors.find(({ id }) => id === 'ann')!.initiative;
    expect(initiative(view)).toBe(initiative(plain.view) + 2);
    expect(view.carried).toEqual([
      { kind: 'ALLY', who: 'bob', line: 'Bob came along.' },
      { kind: 'TAG', tag: 'trust', name: 'The trust', side: 'HEROES' },
      { kind: 'TAG', tag: 'key', name: 'The key', side: 'HEROES' },
    ]);
  });

  test('[E42] a setup that is written out and read again is the same', () => {
    const setup = read(later('before:friends bob.influence.1'));
    const again = encounter.parseSetup(encounter.makeSetup(setup));
    expect(again.ok && encounter.makeSetup(again.value)).toEqual(encounter.makeSetup(setup));
    expect(again.ok && again.value.carried).toEqual(setup.carried);
  });
});

describe('[E43] wounds', () => {
  test.each([
    [1, 2, 1],
    [2, 2, 2],
    [4, 2, 2],
    [2, 1, 1],
    [3, 0, 0],
  ])('[E43] rung %i with `carried_rung` %i begins at rung %i', (rung, most, begins) => {
    const { state, view } = play({ ...later(`ann.influence.${rung}`), tuning: { carried_rung: most } }, {});
    expect(state.actors.slice(RUNG, RUNG + 3)).toEqual([0, begins, 0]);
    expect(view.carried).toEqual([{ kind: 'WOUND', who: 'ann', pillar: 'INFLUENCE', rung: begins }]);
    expect(view.actors[0]!.pillars[1]!.rung).toBe(begins);
  });

  test('[E10] [E43] what scene recovery leaves is recorded, and so is a tag that the scene keeps', () => {
    const written = script(
      [beat('now', { choice: [trial('try', {}, { passes: { pace: [{ tag: 'key' }] } })], next: [{ to: 'done' }] })],
      {
        tag: [tag('key'), tag('lamp', { open: true }), tag('dust', { open: true })],
        keeps: ['key', 'lamp'],
      },
    );
    const setup = read({ ...written, carried: undefined });
    const run = playOut(encounter, setup, parseSeed('a'), parseSeed('b'), 50);
    const at = setup.actors.find(({ id }) => id === 'ann')!.index * SIZE + RUNG;
    const actors = run.now.state.actors.slice();
    actors[at + 2] = 2;
    const hurt = { ...run, now: { ...run.now, state: { ...run.now.state, actors } } };
    const { facts } = recorder.entry(hurt);
    expect(facts).toMatchObject({ ending: 0, [woundFact('ann', 2)]: 2, [tagFact('lamp')]: 1 });
    expect(facts).not.toHaveProperty([tagFact('dust')]);
    expect(facts[tagFact('key')] === 1).toBe(((run.now.state.held >> 0) & 1) === 1);
  });
});

/** A pack of three scenes: "before" with two ends and a tag it keeps, "after" that remembers, "yard" that heals. */
const pack = (): Pack => {
  const content = readContent();
  const parsed = parsePack({
    tuning: content.tuning,
    role: content.role,
    difficulty: content.difficulty,
    technique: content.technique.filter(({ basic }) => basic),
    character: [person('ann'), person('bob'), person('gus', { role: 'RIVAL' })],
    scene: [
      {
        ...scene([NOW, end('friends'), end('debt', 'DRAWN')].slice(0, 1), {
          id: 'before',
          party: ['ann', 'bob'],
          order: 1,
        }),
        beat: [
          beat('now', { choice: [choice('a', { to: 'friends' }), choice('b', { to: 'debt' })] }),
          end('friends'),
          end('debt', 'DRAWN'),
        ],
        tag: [tag('key')],
        keeps: ['key'],
      },
      scene([beat('now', { fight: fight() })], {
        id: 'after',
        order: 2,
        ...REMEMBERS,
        opens: { from: ['before:friends', 'before:debt'], line: 'Somebody has to be met first.' },
      }),
      scene([NOW], { id: 'yard', order: 3, party: ['ann'], heals: true }),
    ],
  });
  if (!parsed.ok) throw new Error(parsed.fault.map(({ code, path }) => `${code} ${path.join('.')}`).join('; '));
  return parsed.value;
};

const told = (daily: string, ending: number, facts: { [fact: string]: number } = {}, practice = false): PastScene => ({
  game: 'encounter',
  daily,
  won: true,
  practice,
  facts: { rounds: 0, difficulty: 1, ending, ...facts },
});

describe('[E42] the record as a serial', () => {
  const wound = woundFact('ann', 0);

  const cases: readonly [what: string, past: readonly PastScene[], carried: string | null][] = [
    ['nothing was told', [], null],
    ['an end', [told('before', 0)], 'before:friends'],
    ['the last end counts', [told('before', 0), told('before', 1)], 'before:debt'],
    ['practice is no part of it', [told('before', 0), told('before', 1, {}, true)], 'before:friends'],
    ['another game', [{ ...told('before', 0), game: 'draft' }], null],
    ['an end that is not there any more', [told('before', 7)], null],
    ['a tag that was there', [told('before', 1, { [tagFact('key')]: 1 })], 'before+key before:debt'],
    ['a wound', [told('before', 0, { [wound]: 2 })], 'before:friends ann.violence.2'],
    ['a wound at most `carried_rung`', [told('before', 0, { [wound]: 3 })], 'before:friends ann.violence.2'],
    ['the scene itself is told again', [told('after', 0, { [wound]: 2 })], null],
    ['a scene that heals', [told('before', 0, { [wound]: 2 }), told('yard', 0, { [wound]: 1 })], 'before:friends'],
    ['who is not in the party', [told('before', 0, { [woundFact('gus', 0)]: 2 })], 'before:friends'],
    ['an ally comes with wounds', [told('before', 1, { [woundFact('bob', 1)]: 1 })], 'before:debt bob.influence.1'],
  ];
  test.each(cases)('[E42] [E43] %s', (_, past, carried) => {
    const here = pack();
    expect(carriedInto(here, 'after', past)).toBe(carried);
    const setup = encounter.parseSetup(resolve(here, { scene: 'after', ...(carried === null ? {} : { carried }) }));
    expect(setup.ok).toBe(true);
  });

  test('[E43] who sits a scene out rests: a rung lower each time', () => {
    const hurt = told('before', 0, { [woundFact('bob', 2)]: 2 });
    expect(carriedInto(pack(), 'after', [hurt])).toBe('before:friends bob.revelation.2');
    expect(carriedInto(pack(), 'after', [hurt, told('yard', 0)])).toBe('before:friends bob.revelation.1');
    expect(carriedInto(pack(), 'after', [hurt, told('yard', 0), told('yard', 0)])).toBe('before:friends');
  });

  test('[E44] the river says what is open and why', () => {
    const [, closed] = riverOf(pack(), []).landings;
    expect(closed).toMatchObject({
      scene: 'after',
      open: false,
      reason: 'Somebody has to be met first.',
      last: null,
      won: false,
    });
    const { landings, wounds } = riverOf(pack(), [told('before', 1, { [wound]: 2 }), told('before', 0)]);
    expect(landings.map(({ scene: id, open }) => [id, open])).toEqual([
      ['before', true],
      ['after', true],
      ['yard', true],
    ]);
    expect(landings[0]!.ends.map(({ id, found }) => [id, found])).toEqual([
      ['friends', true],
      ['debt', true],
    ]);
    expect(landings[0]).toMatchObject({ last: 'friends', won: true });
    expect(landings[1]!.doors.filter(({ held }) => held)).toEqual([
      { from: 'before', memory: 'before:friends', does: 'OPENS', what: null, held: true },
      { from: 'before', memory: 'before:friends', does: 'JOINS', what: 'bob', held: true },
      { from: 'before', memory: 'before:friends', does: 'LEAVES', what: 'trust', held: true },
    ]);
    expect(wounds).toEqual([]);
  });

  test('[E42] [E38] a scene can remember only what there is', () => {
    const whole = pack();
    const [before, after] = whole.scene;
    const broken = (from: readonly string[]) =>
      parsePack({ ...whole, scene: [before, { ...after, opens: { from, line: 'Closed.' } }] });
    for (const from of ['before:never', 'before+lamp', 'nowhere:done', 'after:done']) {
      const found = broken([from]);
      expect(found.ok ? [] : found.fault.map(({ code }) => code)).toContain('unknown-reference');
    }
    expect(broken(['before:friends']).ok).toBe(true);
  });
});

describe('[E42] [K9] the published pack', () => {
  const content = readContent();

  test('[E42] every memory of a scene alone is carried, spelled as a replay spells it, and accepted', () => {
    for (const one of content.scene) {
      const memories = [
        ...(one.opens?.from ?? []),
        ...one.tag.flatMap(({ from = [] }) => from),
        ...(one.ally ?? []).flatMap(({ from }) => from),
      ];
      for (const memory of memories) {
        const written = { scene: one.id, difficulty: 'STANDARD', carried: memory };
        expect(gameModule.pack.choices?.(content, written)).toEqual({ difficulty: 'STANDARD', carried: memory });
        expect(checkCarried(one, memory, [])).toEqual([]);
        expect(encounter.parseSetup(resolve(content, written)).ok).toBe(true);
      }
    }
  });

  test('[E42] a written scene without it names nothing', () => {
    expect(gameModule.pack.choices?.(content, { scene: 'bridge-at-dusk' })).toEqual({ difficulty: 'STANDARD' });
  });

  test('[E35] every scene tells how many ends it has', () => {
    const { landings } = riverOf(content, []);
    for (const { scene: id, ends } of landings)
      expect(ends.map((one) => one.id)).toEqual(
        endsOf(content.scene.find((one) => one.id === id)!).map((one) => one.id),
      );
  });
});
