import { edit, type Fault, namesIn, placeOf, readFiles, type TextFile } from '@lockstep/conformance';
import type { Issue } from '@lockstep/kernel';
import { type LoadResult, load, reportIssue } from '@lockstep/packs';
import { describe, expect, test } from 'vitest';
import { encounter } from './encounter.ts';
import { type Pack, parsePack, warnings } from './pack.ts';
import { resolve } from './resolve.ts';
import { SCENE_KINDS } from './scene.ts';
import { sclOf } from './sheet.ts';
import { BASICS, beat, choice, type Fields, fight, person, scene, technique } from './story.fixture.ts';
import { budgetOf, seqLevel } from './tempo.ts';
import { ROLE_ROWS } from './tuning.ts';
import { DIFFICULTIES, PILLARS, SPEEDS } from './vocabulary.ts';

type Place = readonly (string | number)[];

const ONE = { attack: 1, effect: 1, defense: 1, resilience: 1 };
const LOW = { violence: ONE, influence: ONE, revelation: ONE };

const HOME = new URL('../../../content/encounter/', import.meta.url);
const CONTENT = readFiles(HOME, namesIn(HOME, '.toml'));

const loadContent = (files: readonly TextFile[]): LoadResult<Pack> => load(files, parsePack, warnings);

/** A pack of one scene, all its rows. */
const pack = (changes: Fields = {}): Fields => ({
  tuning: {},
  role: ROLE_ROWS,
  difficulty: DIFFICULTIES.map((id) => ({ id })),
  technique: BASICS,
  character: [person('ann'), person('bob'), person('gus', { role: 'RIVAL' })],
  scene: [scene([beat('first', { choice: [choice('leave', { to: 'done' })] })])],
  ...changes,
});
const ann = (more: Fields): Fields => pack({ character: [person('ann', more), person('bob'), person('gus')] });
const known = (more: Fields): Fields => pack({ technique: [...BASICS, technique('new', 'MAJOR', 'ATTACK', more)] });
const inScene = (more: Fields, ...beats: readonly Fields[]): Fields =>
  pack({ scene: [scene(beats.length > 0 ? beats : [beat('first', { next: [{ to: 'done' }] })], more)] });
const fought = (more: Fields): Fields => inScene({}, beat('first', { fight: fight(more) }));

const issues = (written: Fields): readonly Issue[] => {
  const parsed = parsePack(written);
  return parsed.ok ? [] : parsed.fault;
};

describe('[E38] [E39] words and numbers a pack cannot have', () => {
  const LAST = BASICS.length;
  const ROOTS = { body: 1, mind: 1, soul: 0, control: 1, fate: 1, spirit: 0 };
  const rows: readonly [what: string, written: Fields, code: string, path: Place][] = [
    ['ADR8-69 a fourth speed', ann({ speed: 'SLOW' }), 'unknown-word', ['character', 0, 'speed']],
    ['ADR8-69 a speed as a number', ann({ speed: 2 }), 'unknown-word', ['character', 0, 'speed']],
    [
      'ADR8-42 a fourth pillar of a technique',
      known({ pillar: 'WEALTH' }),
      'unknown-word',
      ['technique', LAST, 'pillar'],
    ],
    ['ADR8-42 a fourth pillar of a sheet', ann({ wealth: {} }), 'unknown-key', ['character', 0, 'wealth']],
    [
      'ADR8-42 a fourth pillar of a fight',
      fought({ pillars: ['VIOLENCE', 'WEALTH'] }),
      'unknown-word',
      ['scene', 0, 'beat', 0, 'fight', 'pillars', 1],
    ],
    [
      'ADR8-42 a sheet without one of the three',
      ann({ violence: undefined }),
      'missing-key',
      ['character', 0, 'violence'],
    ],
    [
      'an unknown tag of a technique',
      known({ tags: ['accurate', 'swift'] }),
      'malformed',
      ['technique', LAST, 'tags', 1],
    ],
    ['a tag that needs a number', known({ tags: ['area'] }), 'malformed', ['technique', LAST, 'tags', 0]],
    ['a tag that has none', known({ tags: ['accurate 2'] }), 'malformed', ['technique', LAST, 'tags', 0]],
    [
      '[E12] a clock of 5',
      inScene({ clock: [{ id: 'time', name: 'Time', size: 5, kind: 'STORY' }] }),
      'unknown-word',
      ['scene', 0, 'clock', 0, 'size'],
    ],
    ['[E12] a Pressure of 5', fought({ pressure: 5 }), 'unknown-word', ['scene', 0, 'beat', 0, 'fight', 'pressure']],
    ['[E12] a phase of 5', ann({ phase: [{ clock: 5 }] }), 'unknown-word', ['character', 0, 'phase', 0, 'clock']],
    ['[E6] ADR8-08 Over-SCL 3', ann({ over: 3 }), 'out-of-range', ['character', 0, 'over']],
    ['[E6] ADR8-08 Over-SCL −1', ann({ over: -1 }), 'out-of-range', ['character', 0, 'over']],
    [
      '[E6] ADR8-08 Over-SCL 3 in a phase',
      ann({ phase: [{ clock: 6, over: 3 }] }),
      'out-of-range',
      ['character', 0, 'phase', 0, 'over'],
    ],
    [
      '[E6] ADR8-08 a domain that lends 3',
      pack({ domain: [{ id: 'lamp', name: 'Lamp', over: 3 }] }),
      'out-of-range',
      ['domain', 0, 'over'],
    ],
    ['[E6] SCL 0', ann({ roots: ROOTS }), 'scl-0', ['character', 0, 'roots']],
    ['[E15] five zones', fought({ zones: 5 }), 'out-of-range', ['scene', 0, 'beat', 0, 'fight', 'zones']],
    ['[E15] no zone', fought({ zones: 0 }), 'out-of-range', ['scene', 0, 'beat', 0, 'fight', 'zones']],
    ['[E15] nobody to fight', fought({ foe: [] }), 'out-of-range', ['scene', 0, 'beat', 0, 'fight', 'foe']],
    ['[E9] four checks in a Beat', pack({ tuning: { beat_checks: 4 } }), 'out-of-range', ['tuning', 'beat_checks']],
    [
      'a pace of 4',
      inScene({}, beat('first', { choice: [choice('a', { to: 'done' })], pace: [{ clock: 'time', by: 4 }] })),
      'out-of-range',
      ['scene', 0, 'beat', 0, 'pace', 0, 'by'],
    ],
    ['a party of none', inScene({ party: [] }), 'out-of-range', ['scene', 0, 'party']],
    ['a party of five', inScene({ party: ['ann', 'bob', 'gus', 'ann', 'bob'] }), 'out-of-range', ['scene', 0, 'party']],
    ['another kind of scene', inScene({ kind: 'WEDDING' }), 'unknown-word', ['scene', 0, 'kind']],
    [
      'a result that is none',
      inScene({ beat: [beat('first', { end: { result: 'TIED', title: 'x' } })] }),
      'unknown-word',
      ['scene', 0, 'beat', 0, 'end', 'result'],
    ],
    ['another skill', ann({ skills: { cooking: 2 } }), 'unknown-key', ['character', 0, 'skills', 'cooking']],
    ['another role', ann({ role: 'KING' }), 'unknown-word', ['character', 0, 'role']],
    ['a deed that is none', known({ does: 'DANCE' }), 'unknown-word', ['technique', LAST, 'does']],
    ['a number that is none', pack({ tuning: { clock_cup: 3 } }), 'unknown-key', ['tuning', 'clock_cup']],
    ['an unknown technique', ann({ techniques: ['strick'] }), 'unknown-reference', ['character', 0, 'techniques', 0]],
    ['an unknown domain of a sheet', ann({ domain: 'lamp' }), 'unknown-reference', ['character', 0, 'domain']],
    ['an unknown domain of a technique', known({ domain: 'lamp' }), 'unknown-reference', ['technique', LAST, 'domain']],
    ['a technique twice', pack({ technique: [...BASICS, BASICS[0]] }), 'duplicate-id', ['technique', LAST, 'id']],
    [
      'a character twice',
      pack({ character: [person('ann'), person('gus'), person('ann')] }),
      'duplicate-id',
      ['character', 2, 'id'],
    ],
    [
      'a domain twice',
      pack({
        domain: [
          { id: 'lamp', name: 'a' },
          { id: 'lamp', name: 'b' },
        ],
      }),
      'duplicate-id',
      ['domain', 1, 'id'],
    ],
    ['a scene twice', pack({ scene: [scene([]), scene([])] }), 'duplicate-id', ['scene', 1, 'id']],
    [
      '[E34] a difficulty twice',
      pack({ difficulty: [...DIFFICULTIES, 'HARD'].map((id) => ({ id })) }),
      'duplicate-id',
      ['difficulty', 3, 'id'],
    ],
    [
      '[E34] no row for HARD',
      pack({ difficulty: [{ id: 'STORY' }, { id: 'STANDARD' }] }),
      'missing-row',
      ['difficulty'],
    ],
    [
      '[E34] a fourth difficulty',
      pack({ difficulty: [...DIFFICULTIES, 'EASY'].map((id) => ({ id })) }),
      'unknown-word',
      ['difficulty', 3, 'id'],
    ],
    ['[E17] no row for BOSS', pack({ role: ROLE_ROWS.filter(({ id }) => id !== 'BOSS') }), 'missing-row', ['role']],
    ['[E38] what the linter finds', inScene({ main: 'tim' }), 'unknown-reference', ['scene', 0, 'main']],
    ['no scene', pack({ scene: [] }), 'out-of-range', ['scene']],
    ['a list of another game', pack({ card: [] }), 'unknown-key', ['card']],
  ];
  test.each(rows)('%s', (_, written, code, path) => {
    expect(issues(written)[0]).toMatchObject({ code, path, severity: 'error' });
  });

  /** What one setup refuses, a pack with it refuses: the fault is found before play, not during it. */
  const unplayable: readonly [what: string, written: Fields][] = [
    ['two foes of one fight with one id', fought({ foe: [{ who: 'gus' }, { who: 'gus' }] })],
    ['a foe with the id of a hero', fought({ foe: [{ who: 'ann' }] })],
    ['a hero twice', inScene({ party: ['ann', 'ann'] })],
  ];
  test.each(unplayable)('[E38] %s', (_, written) => {
    expect(issues(written)).toMatchObject([{ code: 'duplicate-id', severity: 'error' }]);
    expect(issues(written)[0]!.path.slice(0, 2)).toEqual(['scene', 0]);
  });

  const good: readonly [what: string, written: Fields][] = [
    ['the pack of these tests', pack()],
    ...SPEEDS.map((speed): [string, Fields] => [`ADR8-69 ${speed}`, ann({ speed })]),
    ...[0, 1, 2].map((over): [string, Fields] => [`[E6] ADR8-08 Over-SCL ${over}`, ann({ over })]),
    ...PILLARS.map((pillar): [string, Fields] => [`ADR8-42 ${pillar}`, known({ pillar })]),
    ...[4, 6, 8].map((size): [string, Fields] => [`[E12] a Pressure of ${size}`, fought({ pressure: size })]),
    ['[E6] SCL 1', ann({ roots: { body: 1, mind: 1, soul: 1, control: 0, fate: 0, spirit: 0 }, ...LOW })],
    [
      'two foes of one character with ids of their own',
      fought({
        foe: [
          { id: 'a', who: 'gus' },
          { id: 'b', who: 'gus' },
        ],
      }),
    ],
  ];
  test.each(good)('%s is sound', (_, written) => {
    expect(issues(written)).toEqual([]);
  });

  test('ADR8-69 the three speeds are worth 0, 1 and 2 bands', () => {
    expect(SPEEDS).toEqual(['NORMAL', 'FAST', 'VERY_FAST']);
    expect(SPEEDS.map((speed) => seqLevel(2, speed, 0))).toEqual([3, 6, 9]);
  });

  test('[E38] a pillar that no technique attacks is unusual, not wrong', () => {
    const parsed = parsePack(pack());
    if (!parsed.ok) throw new Error('not a pack');
    expect(warnings(parsed.value)).toMatchObject([
      { code: 'unarmed-pillar', severity: 'warning', expected: 'a technique that attacks INFLUENCE' },
      { code: 'unarmed-pillar', severity: 'warning', expected: 'a technique that attacks REVELATION' },
    ]);
  });
});

describe('the pack as published', () => {
  const { value, issues: found } = loadContent(CONTENT);
  const whole = value!;

  test('[E38] [E39] is sound, without a warning', () => {
    expect(found.map(reportIssue)).toEqual([]);
    expect(whole).toBeDefined();
  });

  const HEROES = ['lin-yue', 'bao-shen', 'madam-qiao', 'sister-wei', 'jin', 'old-tao'];
  const FOES: readonly [id: string, role: string][] = [
    ['captain-hu', 'RIVAL'],
    ['magistrate-sun', 'RIVAL'],
    ['ink-widow', 'ELITE'],
    ['gate-guards', 'SQUAD'],
    ['lantern-thief', 'MINION'],
    ['hollow-abbot', 'BOSS'],
  ];
  test('[E17] has six heroes, a foe of every role, allies, and upriver a foe of SCL 3 with two Majors', () => {
    expect(whole.character.map(({ id, role }) => [id, role])).toEqual([
      ...HEROES.map((id) => [id, 'HERO']),
      ...FOES,
      ['kitchen-boy', 'MINION'],
      ['hu-on-foot', 'HERO'],
      ['gao-ming', 'HERO'],
      ['keeper-rong', 'RIVAL'],
      ['mother-ash', 'ELITE'],
    ]);
    const levels = whole.character.map(sclOf);
    expect([levels.slice(0, -1).every((scl) => scl === 2), levels.at(-1)]).toEqual([true, 3]);
    const { speed, over } = whole.character.at(-1)!;
    expect(budgetOf(seqLevel(3, speed, over)).major).toBe(2);
  });

  test('has at least forty techniques to learn, ten of every pillar', () => {
    const learned = whole.technique.filter(({ basic }) => !basic);
    expect(learned.length).toBeGreaterThanOrEqual(40);
    for (const pillar of PILLARS)
      expect(learned.filter((one) => one.pillar === pillar).length).toBeGreaterThanOrEqual(10);
  });

  test('every technique of it is in some kit, or everybody’s', () => {
    const kits = new Set(whole.character.flatMap(({ techniques }) => techniques));
    expect(whole.technique.filter(({ id, basic }) => basic === kits.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test('every domain of it is somebody’s, and permits some technique', () => {
    for (const { id } of whole.domain) {
      expect(whole.character.some(({ domain }) => domain === id)).toBe(true);
      expect(whole.technique.some(({ domain }) => domain === id)).toBe(true);
    }
    expect(whole.domain.map(({ id }) => id)).toEqual(['nine-currents', 'still-lamp', 'empty-bell']);
  });

  test('has a scene of every kind, a lesson first', () => {
    const shelf = [...whole.scene].sort((a, b) => a.order - b.order);
    expect(shelf.slice(0, SCENE_KINDS.length).map(({ kind }) => kind)).toEqual([...SCENE_KINDS]);
    expect(shelf.slice(SCENE_KINDS.length).every(({ tier }) => tier > 2)).toBe(true);
    expect(new Set(shelf.map(({ order }) => order)).size).toBe(shelf.length);
  });

  test('[E6] ADR8-32 every very fast kit can Prepare as a Bonus', () => {
    for (const { speed, techniques } of whole.character.filter((one) => one.speed === 'VERY_FAST'))
      expect([
        speed,
        whole.technique.some(
          ({ id, does, action }) => techniques.includes(id) && does === 'PREPARE' && action === 'BONUS',
        ),
      ]).toEqual([speed, true]);
  });

  test('[E17] ADR8-09 the boss has two phases, and the second raises its Over-SCL', () => {
    const boss = whole.character.find(({ role }) => role === 'BOSS')!;
    expect(boss.phase.map(({ clock, over }) => [clock, over])).toEqual([
      [6, 1],
      [6, 2],
    ]);
  });

  test('[E34] has three difficulties: kinder, as written, harder', () => {
    expect(whole.difficulty.map(({ id }) => id)).toEqual([...DIFFICULTIES]);
    const [story, standard, hard] = whole.difficulty;
    expect(standard).toMatchObject({ foe_attack: 0, foe_defense: 0, invokes: 0, target: 0 });
    for (const key of ['foe_attack', 'foe_defense', 'target'] as const) {
      expect(story![key]).toBeLessThanOrEqual(0);
      expect(hard![key]).toBeGreaterThanOrEqual(0);
    }
    expect(story!.invokes).toBeGreaterThan(0);
  });

  test('[E37] every scene can be set up at every difficulty', () => {
    for (const { id } of whole.scene)
      for (const difficulty of DIFFICULTIES)
        expect([id, difficulty, encounter.parseSetup(resolve(whole, { scene: id, difficulty })).ok]).toEqual([
          id,
          difficulty,
          true,
        ]);
  });

  test('[E15] the scenes use one, two and more zones, and every way a fight can end', () => {
    const fights = whole.scene.flatMap((one) => one.beat.flatMap(({ fight: fought }) => (fought ? [fought] : [])));
    expect(fights.map(({ zones }) => zones)).toEqual(expect.arrayContaining([1, 2, 3]));
    for (const key of ['goal', 'danger', 'drawn', 'withdraw'] as const)
      expect(fights.some((one) => one[key] !== undefined)).toBe(true);
  });

  test('[E28] no choice with a check has a `to`, which no rule reads', () => {
    const idle = whole.scene.flatMap((one) =>
      one.beat.flatMap(({ choice: choices }) => choices.filter(({ check, to }) => check && to !== undefined)),
    );
    expect(idle.map(({ id }) => id)).toEqual([]);
  });
});

const edited = (file: string, from: string, to: string): readonly TextFile[] => edit(CONTENT, file, from, to);

describe('a pack made wrong is refused where it is wrong', () => {
  const DUEL = 'scene-bridge-at-dusk.toml';
  const newScene = (beats: string): string =>
    `[[scene]]\nid = "new"\ntitle = "New"\nkind = "DUEL"\nline = "New."\nminutes = 1\nparty = ["jin"]\n[[scene.clock]]\nid = "time"\nname = "Time"\nsize = 4\nkind = "STORY"\n${beats}\n[[scene.beat]]\nid = "over"\nend = { result = "WON", title = "Over" }`;
  const PAGE = '[[scene.beat]]\nid = "only"\nnext = [{ to = "over" }]';
  const newTechnique = (lines: string): string =>
    `[[technique]]\nid = "new-way"\nname = "New"\naction = "MAJOR"\n${lines}`;
  const faults: readonly Fault<string>[] = [
    [
      'an unknown beat',
      DUEL,
      'to = "words" }',
      'to = "wards" }',
      { code: 'unknown-reference', nearest: 'words' },
      '"wards"',
    ],
    [
      'an unknown clock',
      DUEL,
      'main = "dusk"',
      'main = "dask"',
      { code: 'unknown-reference', nearest: 'dusk' },
      '"dask"',
    ],
    [
      'an unknown tag',
      DUEL,
      'drop = "good-order"',
      'drop = "god-order"',
      { code: 'unknown-reference', nearest: 'good-order' },
      '"god-order"',
    ],
    [
      'an unknown speaker',
      DUEL,
      'speaker = "captain-hu"',
      'speaker = "captain-ho"',
      { code: 'unknown-reference', nearest: 'captain-hu' },
      '"captain-ho"',
    ],
    [
      'an unknown hero',
      DUEL,
      'party = ["lin-yue"]',
      'party = ["lin-yua"]',
      { code: 'unknown-reference', nearest: 'lin-yue' },
      '"lin-yua"',
    ],
    ['an unknown mood', DUEL, 'mood = "WRY"', 'mood = "DRY"', { code: 'unknown-word', nearest: 'WRY' }, '"DRY"'],
    [
      'a tag twice',
      DUEL,
      'id = "wet-boards"',
      'id = "high-ground"',
      { code: 'duplicate-id', found: 'high-ground' },
      '"high-ground"\nname = "Wet',
    ],
    ['a clock of 5', DUEL, 'size = 6', 'size = 5', { code: 'unknown-word', found: '5' }, '5\nkind'],
    [
      'a check of a pillar and a skill',
      DUEL,
      'skill = "athletics"',
      'skill = "athletics", pillar = "VIOLENCE"',
      { code: 'wrong-check' },
      '{ contest = "OBSTACLE", skill = "athletics", pillar',
    ],
    [
      'heroes beyond the zones',
      'scene-river-gate.toml',
      'heroes = 1',
      'heroes = 4',
      { code: 'out-of-range', found: '4' },
      '4\nfoe',
    ],
    [
      'a dead end',
      DUEL,
      '',
      newScene('[[scene.beat]]\nid = "only"'),
      { code: 'dead-end', found: 'only' },
      'scene.beat]]\nid = "only"',
    ],
    [
      'a beat nobody comes to',
      DUEL,
      '',
      newScene(`${PAGE}\n[[scene.beat]]\nid = "lone"\nnext = [{ to = "over" }]`),
      { code: 'unreachable-beat', found: 'lone' },
      '"lone"',
    ],
    [
      'choices and an end',
      DUEL,
      '',
      newScene(`${PAGE}\nend = { result = "WON", title = "x" }\n[[scene.beat.choice]]\nid = "go"\nlabel = "Go"`),
      { code: 'mixed-beat' },
      'scene.beat]]\nid = "only"',
    ],
    [
      'a pace of nothing',
      DUEL,
      '',
      newScene(`${PAGE}\npace = [{ by = 2 }]\n[[scene.beat.choice]]\nid = "go"\nlabel = "Go"`),
      { code: 'empty-pace' },
      '{ by = 2 }',
    ],
    [
      'ADR8-69 an unknown speed',
      'characters.toml',
      'speed = "FAST"',
      'speed = "QUICK"',
      { code: 'unknown-word' },
      '"QUICK"',
    ],
    [
      'ADR8-42 a fourth pillar',
      'techniques.toml',
      '',
      newTechnique('pillar = "WEALTH"'),
      { code: 'unknown-word' },
      '"WEALTH"',
    ],
    [
      'an unknown tag of a technique',
      'techniques.toml',
      '',
      newTechnique('tags = ["swift"]'),
      { code: 'malformed' },
      '"swift"',
    ],
    [
      '[E6] ADR8-08 Over-SCL 3',
      'characters.toml',
      'over = 1\n',
      'over = 3\n',
      { code: 'out-of-range', expected: 'at most 2' },
      '3\nviolence',
    ],
    [
      '[E6] SCL 0',
      'characters.toml',
      'roots = { body = 1, mind = 1, soul = 1, control = 1, fate = 1, spirit = 1 }\nspeed = "FAST"\nviolence = { attack = 4, effect = 3, d',
      'roots = { body = 1, mind = 1, soul = 0, control = 0, fate = 1, spirit = 1 }\nspeed = "FAST"\nviolence = { attack = 4, effect = 3, d',
      { code: 'scl-0', found: 'SCL 0' },
      '{ body = 1, mind = 1, soul = 0',
    ],
    [
      '[E2] a build over its OffCap',
      'characters.toml',
      'violence = { attack = 4, effect = 3, defense = 3, resilience = 3, ward = 2 }',
      'violence = { attack = 5, effect = 3, defense = 4, resilience = 3, ward = 2 }',
      { code: 'over-off-cap', found: 'attack 5 + effect 3 + virtual 1 = 9' },
      '{ attack = 5, effect = 3, defense = 4, resilience = 3, ward = 2 }',
    ],
    [
      'a technique nobody knows',
      'characters.toml',
      '"heron-lifts-one-foot"',
      '"heron-lifts-two-feet"',
      { code: 'unknown-reference' },
      '"heron-lifts-two-feet"',
    ],
    [
      '[E34] a missing row',
      'rules.toml',
      'id = "HARD"',
      'id = "STORY"',
      { code: 'duplicate-id', found: 'STORY' },
      '"STORY"',
    ],
    [
      'an unknown number',
      'rules.toml',
      'clock_cap',
      'clock_cup',
      { code: 'unknown-key', nearest: 'clock_cap' },
      'clock_cup',
    ],
  ];
  test.each(faults)('[E38] [E39] %s', (_, file, from, to, issue, meant) => {
    const files = edited(file, from, to);
    const { value, issues: found } = loadContent(files);
    expect(value).toBeUndefined();
    expect(found[0]).toMatchObject({ ...issue, severity: 'error', ...placeOf(files, file, meant) });
  });

  test('[E38] a new scene as it should be is accepted', () => {
    const { value, issues: found } = loadContent(edited(DUEL, '', newScene(PAGE)));
    expect(found.map(reportIssue)).toEqual([]);
    expect(value!.scene.map(({ id }) => id)).toContain('new');
  });
});
