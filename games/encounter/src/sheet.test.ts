import { describe, expect, test } from 'vitest';
import { begin, duel, type Fields, foe, hero, issuesOf, read, roots, technique, traits } from './duel.fixture.ts';
import { encounter } from './encounter.ts';
import {
  type Character,
  capsOf,
  coreLevel,
  defenceOf,
  offenceOf,
  pointsOf,
  rankOf,
  sclOf,
  spiritLevel,
  virtualsOf,
} from './sheet.ts';
import { MOST_ACTORS, PILLAR_KEYS, PILLARS, ROLES } from './vocabulary.ts';

/** A hero alone on a sheet, as it was read. */
const sheet = (more: Fields = {}): Character => read(duel({ heroes: [hero('ann', more)] })).script.character[0]!;
const issues = (more: Fields, changes: Parameters<typeof duel>[0] = {}) =>
  issuesOf(duel({ heroes: [hero('ann', more)], ...changes }));

describe('[E2] roots and levels', () => {
  /** body, mind, soul; control, fate, spirit. */
  const rows: readonly [numbers: readonly number[], cl: number, sl: number][] = [
    [[1, 1, 1, 1, 1, 1], 1, 1],
    [[2, 1, 1, 1, 1, 2], 1, 1],
    [[2, 2, 1, 1, 1, 0], 1, 0],
    [[2, 2, 2, 0, 0, 2], 2, 0],
    [[0, 0, 0, 3, 3, 3], 0, 3],
    [[5, 4, 3, 2, 2, 1], 4, 1],
    [[30, 30, 30, 30, 30, 30], 30, 30],
  ];
  test.each(rows)('[E2] %j make CL %i and SL %i', ([body, mind, soul, control, fate, spirit], cl, sl) => {
    const made = { body: body!, mind: mind!, soul: soul!, control: control!, fate: fate!, spirit: spirit! };
    expect([coreLevel(made), spiritLevel(made), sclOf({ roots: made })]).toEqual([cl, sl, cl + sl]);
    expect(PILLARS.map((_, pillar) => rankOf({ roots: made }, pillar))).toEqual([cl, sl, sl]);
  });

  test.each([
    [{ ...roots(0, 0) }],
    [{ ...roots(0, 0), body: 2, spirit: 2 }],
    [{ ...roots(0, 0), body: 1, mind: 1, control: 2 }],
  ])('[E2] [E39] ADR8-02 %j make SCL 0, which is no build', (made) => {
    expect(issues({ roots: made, violence: traits(9, 9, 9, 9) })).toMatchObject([
      { code: 'scl-0', path: ['character', 0, 'roots'], found: 'SCL 0' },
    ]);
  });

  test('[E2] SCL 1 is a build', () => {
    for (const made of [roots(1, 0), roots(0, 1)]) {
      const low = traits(2, 2, 2, 2);
      expect(issues({ roots: made, violence: low, influence: traits(1, 1, 1, 1), revelation: low })).toEqual([]);
    }
  });

  test.each([
    ['body', -1],
    ['body', 31],
    ['spirit', 1.5],
  ])('[E39] a %s of %d is none', (root, value) => {
    expect(issues({ roots: { ...roots(1, 1), [root]: value } })).toMatchObject([
      { code: 'out-of-range', path: ['character', 0, 'roots', root] },
    ]);
  });

  test('[E2] [E39] ADR8-42 there are three pillars, and a fourth is none', () => {
    expect(PILLARS).toEqual(['VIOLENCE', 'INFLUENCE', 'REVELATION']);
    expect(issues({ commerce: traits(1, 1, 1, 1) })).toMatchObject([
      { code: 'unknown-key', path: ['character', 0, 'commerce'] },
    ]);
    expect(issues({}, { technique: [technique('buy', { pillar: 'COMMERCE' })] })).toMatchObject([
      { code: 'unknown-word', path: ['technique', 5, 'pillar'] },
    ]);
    const { revelation: _, ...two } = hero('ann');
    expect(issuesOf(duel({ heroes: [two] }))).toMatchObject([
      { code: 'missing-key', path: ['character', 0, 'revelation'] },
    ]);
  });
});

describe('[E11] OCR and DCR', () => {
  const offences: readonly [attack: number, effect: number, virtual: number, ocr: number][] = [
    [4, 3, 2, 9],
    [4, 3, 0, 7],
    [0, 0, 0, 0],
  ];
  test.each(offences)('[E11] ADR8-40 Attack %i + EffectRank %i + virtual %i is %i', (attack, effect, virtual, ocr) => {
    expect(offenceOf({ attack, effect, defense: 9, resilience: 9, ward: 9 }, virtual)).toBe(ocr);
  });

  const defences: readonly [defense: number, resilience: number, ward: number, dcr: number][] = [
    [4, 3, 2, 9],
    [4, 3, 3, 10],
    [4, 3, 0, 7],
  ];
  test.each(defences)('[E11] ADR8-41 Defense %i + Resilience %i + Ward %i is %i', (defense, resilience, ward, dcr) => {
    expect(defenceOf({ attack: 9, effect: 9, defense, resilience, ward })).toBe(dcr);
  });

  test('[E11] ADR8-43 ADR8-46 the view has them a pillar, and the highest of all three', () => {
    const ann = hero('ann', {
      violence: traits(4, 3, 1, 0),
      influence: traits(2, 1, 3, 2, 2),
      revelation: traits(1, 0, 2, 2),
    });
    const { setup, work } = begin(duel({ heroes: [ann] }));
    const seen = encounter.view(setup, work, 0).actors[0]!;
    expect(seen.pillars.map(({ ocr }) => ocr)).toEqual([7, 3, 1]);
    expect(seen.pillars.map(({ dcr }) => dcr)).toEqual([1, 7, 4]);
    expect([seen.ocr, seen.dcr]).toEqual([7, 7]);
  });

  test('[E11] [E2] virtual ranks are the most that one attack, feint or riposte of the pillar adds', () => {
    const known = [
      technique('a', { virtual: 1 }),
      technique('b', { virtual: 2, action: 'MINOR' }),
      technique('c', { virtual: 4 }),
      technique('d', { virtual: 3, action: 'REACTION', does: 'PARRY' }),
      technique('e', { virtual: 3, action: 'MINOR', does: 'SETUP' }),
      technique('f', { virtual: 1, pillar: 'INFLUENCE', action: 'BONUS', does: 'FEINT' }),
      technique('g', {
        virtual: 2,
        pillar: 'REVELATION',
        action: 'REACTION',
        does: 'RIPOSTE',
        tags: ['improved-reaction'],
      }),
    ];
    const ann = hero('ann', {
      violence: traits(3, 3, 3, 3),
      revelation: traits(3, 3, 3, 3),
      techniques: ['a', 'b', 'd', 'e', 'f', 'g'],
    });
    const setup = read(duel({ heroes: [ann], technique: known }));
    expect(virtualsOf(setup.script.character[0]!, setup.kits, setup.tuning)).toEqual([2, 1, 2]);
    expect(virtualsOf(setup.script.character[1]!, setup.kits, setup.tuning)).toEqual([0, 0, 0]);
  });

  test('[E11] [E34] a foe has what the difficulty adds, a hero has not; wounds change neither', () => {
    const hard = { id: 'HARD', foe_attack: 1, foe_defense: 2 };
    const at = begin(duel({ difficulty: hard }));
    at.work.actors.fill(1, 3, 6);
    const [ann, fox] = encounter.view(at.setup, at.work, 0).actors;
    expect([ann!.ocr, ann!.dcr, fox!.ocr, fox!.dcr]).toEqual([7, 5, 8, 7]);
  });
});

describe('[E2] [E39] caps', () => {
  const caps: readonly [lean: string, scl: number, off: number, def: number, trait: number][] = [
    ['BALANCED', 1, 4, 4, 3],
    ['BALANCED', 2, 8, 8, 5],
    ['BLOOD_FORWARD', 2, 10, 6, 5],
    ['WARD_FORWARD', 2, 6, 10, 5],
    ['BALANCED', 5, 20, 20, 11],
  ];
  test.each(caps)('[E2] %s at SCL %i: OffCap %i, DefCap %i, a trait to %i', (lean, scl, off, def, trait) => {
    const { tuning } = read(duel());
    const made = { lean: lean as Character['lean'], roots: roots(scl, 0) as Character['roots'] };
    expect(capsOf(made, tuning)).toEqual({ off, def, trait });
  });

  test.each(PILLAR_KEYS)('[E2] [E39] ADR8-44 SCL 2: an OCR of 8 in %s is a build, 9 is not', (key) => {
    expect(issues({ [key]: traits(5, 3, 1, 1) })).toEqual([]);
    expect(issues({ [key]: traits(5, 4, 1, 1) })).toMatchObject([
      {
        code: 'over-off-cap',
        path: ['character', 0, key],
        expected: `OCR of ${key.toUpperCase()} at most 8, its OffCap`,
        found: 'attack 5 + effect 4 + virtual 0 = 9',
      },
    ]);
  });

  test.each(PILLAR_KEYS)('[E2] [E39] ADR8-45 SCL 2: a DCR of 8 in %s is a build, 9 is not', (key) => {
    expect(issues({ [key]: traits(1, 1, 5, 3) })).toEqual([]);
    expect(issues({ [key]: traits(1, 1, 4, 5) })).toMatchObject([
      {
        code: 'over-def-cap',
        path: ['character', 0, key],
        expected: `DCR of ${key.toUpperCase()} at most 8, its DefCap`,
        found: 'defense 4 + resilience 5 + 50 % of the ward 0 = 9',
      },
    ]);
  });

  const leaning: readonly [lean: string, off: number, def: number][] = [
    ['BALANCED', 8, 8],
    ['BLOOD_FORWARD', 10, 6],
    ['WARD_FORWARD', 6, 10],
  ];
  test.each(leaning)('[E2] [E39] %s: %i to attack and %i to defend, not one more', (lean, off, def) => {
    const half = (sum: number): readonly [number, number] => [Math.ceil(sum / 2), Math.floor(sum / 2)];
    const cheap = { influence: traits(0, 0, 0, 0), revelation: traits(0, 0, 0, 0), lean };
    expect(issues({ ...cheap, violence: traits(...half(off), ...half(def)) })).toEqual([]);
    const attack = { ...cheap, violence: traits(...half(off), ...half(def)) };
    const more = (key: string): Fields => {
      const violence = attack.violence as { readonly [trait: string]: number };
      return { ...attack, violence: { ...violence, [key]: violence[key]! + 1 } };
    };
    const codes = (key: string): readonly string[] =>
      issues(more(key))
        .map(({ code }) => code)
        .filter((code) => code !== 'over-trait-cap');
    expect(codes('effect')).toEqual(['over-off-cap']);
    expect(codes('resilience')).toEqual(['over-def-cap']);
  });

  const wards: readonly [ward: number, counted: number][] = [
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
  ];
  test.each([0, 1, 2, 3, 4])('[E2] [E39] ADR8-45 where a Ward counts in full, one of %i counts as it is', (ward) => {
    const rest = 8 - ward;
    const [defense, resilience] = [Math.ceil(rest / 2), Math.floor(rest / 2)];
    const built = (more: number) =>
      issuesOf(
        duel({
          heroes: [hero('ann', { violence: traits(1, 1, defense, resilience + more, ward) })],
          tuning: { ward_in_cap: 100 },
        }),
      );
    expect(built(0)).toEqual([]);
    expect(built(1)).toMatchObject([
      { code: 'over-def-cap', found: `defense ${defense} + resilience ${resilience + 1} + ward ${ward} = 9` },
    ]);
  });

  test('[E2] [E39] ADR8-44 the virtual rank of Prepared counts in the OffCap, where the pack says so', () => {
    const kept = technique('kept', { virtual: 1, tags: ['prepared'] });
    const built = (effect: number, prepared_in_cap: number) =>
      issuesOf(
        duel({
          heroes: [hero('ann', { violence: traits(4, effect, 1, 1), techniques: ['kept'] })],
          technique: [kept],
          tuning: { prepared_in_cap },
        }),
      );
    expect([built(2, 1), built(3, 0)]).toEqual([[], []]);
    expect(built(3, 1)).toMatchObject([{ code: 'over-off-cap', found: 'attack 4 + effect 3 + virtual 2 = 9' }]);
  });

  test.each(wards)('[E2] [E11] a Ward of %i counts %i in the cap and all of it in DCR', (ward, counted) => {
    const rest = 8 - counted;
    const [defense, resilience] = [Math.ceil(rest / 2), Math.floor(rest / 2)];
    expect(issues({ violence: traits(1, 1, defense, resilience, ward) })).toEqual([]);
    expect(issues({ violence: traits(1, 1, defense, resilience + 1, ward) })).toMatchObject([
      {
        code: 'over-def-cap',
        found: `defense ${defense} + resilience ${resilience + 1} + 50 % of the ward ${counted} = 9`,
      },
    ]);
    const { setup, work } = begin(
      duel({ heroes: [hero('ann', { violence: traits(1, 1, defense, resilience, ward) })] }),
    );
    expect(encounter.view(setup, work, 0).actors[0]!.pillars[0]!.dcr).toBe(rest + ward);
  });

  test('[E2] [E39] ADR8-44 virtual ranks count, of techniques that are known', () => {
    const mine = [technique('cut', { virtual: 1 }), technique('slash', { virtual: 2 })];
    const full = { violence: traits(4, 3, 1, 1) };
    expect(issues({ ...full, techniques: ['cut'] }, { technique: mine })).toEqual([]);
    expect(issues({ ...full, techniques: ['cut', 'slash'] }, { technique: mine })).toMatchObject([
      { code: 'over-off-cap', found: 'attack 4 + effect 3 + virtual 2 = 9' },
    ]);
  });

  test.each(['attack', 'effect', 'defense', 'resilience', 'ward'])('[E2] [E39] a %s above 2 × SCL + 1', (trait) => {
    const one = (value: number): Fields => ({ violence: { ...traits(0, 0, 0, 0), [trait]: value } });
    expect(issues(one(5))).toEqual([]);
    expect(issues(one(6))).toMatchObject([
      { code: 'over-trait-cap', path: ['character', 0, 'violence', trait], found: '6' },
    ]);
  });

  /** How far a role's offsets raise its caps at SCL 2: OffCap, DefCap, the cap of a trait. */
  const roles: readonly [role: string, off: number, def: number, trait: number][] = [
    ['HERO', 8, 8, 5],
    ['RIVAL', 9, 8, 6],
    ['MINION', 8, 8, 5],
    ['SQUAD', 9, 8, 6],
    ['ELITE', 10, 9, 7],
    ['BOSS', 10, 10, 7],
  ];
  test.each(roles)('[E2] [E17] a %s at SCL 2 may have %i to attack, %i to defend, %i in a trait', (role, ...caps) => {
    const [off, def, trait] = caps;
    const codes = (violence: Fields): readonly string[] =>
      issuesOf(duel({ foes: [foe('fox', { role, violence })] })).map(({ code }) => code);
    expect(codes(traits(trait, off - trait, trait, def - trait))).toEqual([]);
    expect(codes(traits(trait, off - trait + 1, 0, 0))).toEqual(['over-off-cap']);
    expect(codes(traits(0, 0, trait, def - trait + 1))).toEqual(['over-def-cap']);
    expect(codes(traits(trait + 1, 0, 0, 0))).toEqual(['over-trait-cap']);
  });

  test('[E2] every role has a row here', () => {
    expect(roles.map(([role]) => role)).toEqual([...ROLES]);
  });

  test('[E39] every issue of a build is told at once', () => {
    const wrong = { violence: traits(6, 6, 1, 1), influence: traits(1, 1, 5, 5) };
    expect(issues(wrong).map(({ code }) => code)).toEqual([
      'over-trait-cap',
      'over-trait-cap',
      'over-off-cap',
      'over-def-cap',
    ]);
  });
});

describe('[E2] the points of a build', () => {
  const ZERO = {
    roots: roots(1, 1),
    violence: traits(0, 0, 0, 0),
    influence: traits(0, 0, 0, 0),
    revelation: traits(0, 0, 0, 0),
  };
  const prices: readonly [what: string, more: Fields, points: number][] = [
    ['six roots of 1', {}, 12],
    ['a root more', { roots: { ...roots(1, 1), body: 2 } }, 14],
    ['an Attack', { violence: traits(1, 0, 0, 0) }, 13],
    ['an EffectRank', { influence: traits(0, 1, 0, 0) }, 13],
    ['a Defense', { revelation: traits(0, 0, 1, 0) }, 13],
    ['a Resilience', { violence: traits(0, 0, 0, 1) }, 13],
    ['a Ward', { violence: traits(0, 0, 0, 0, 1) }, 13],
    ['skills of 2 and 3', { skills: { lore: 2, craft: 3 } }, 17],
    ['two domain ranks', { domain_rank: 2 }, 18],
  ];
  test.each(prices)('[E2] %s (%j) cost %i', (_what, more, points) => {
    expect(pointsOf(sheet({ ...ZERO, ...more }), read(duel()).tuning)).toBe(points);
  });

  test('[E2] [E39] a hero of SCL 2 may cost 60 points, not 61', () => {
    const skills = (craft: number): Fields => ({ ...ZERO, skills: { lore: 12, medicine: 12, stealth: 12, craft } });
    expect(issues(skills(12))).toEqual([]);
    expect(issues({ ...skills(12), domain_rank: 1 })).toMatchObject([
      { code: 'over-budget', path: ['character', 0], expected: 'at most 60 points at SCL 2', found: '63 points' },
    ]);
    expect(issues({ ...skills(12), violence: traits(1, 0, 0, 0) })).toMatchObject([{ found: '61 points' }]);
  });

  test('[E2] a foe has no budget', () => {
    const rich = { skills: { lore: 12, medicine: 12, stealth: 12, craft: 12, rapport: 12 } };
    expect(issuesOf(duel({ foes: [foe('fox', rich)] }))).toEqual([]);
    expect(issuesOf(duel({ heroes: [hero('ann', rich)] }))).toMatchObject([{ code: 'over-budget' }]);
  });
});

describe('[E39] a cast', () => {
  const domain = (id: string): Fields => ({ id, name: id });
  const wrong: readonly [code: string, path: readonly (string | number)[], written: Fields][] = [
    ['unknown-reference', ['character', 0, 'techniques', 0], duel({ heroes: [hero('ann', { techniques: ['nap'] })] })],
    ['unknown-reference', ['character', 0, 'domain'], duel({ heroes: [hero('ann', { domain: 'well' })] })],
    ['unknown-reference', ['technique', 5, 'domain'], duel({ technique: [technique('dip', { domain: 'well' })] })],
    ['duplicate-id', ['technique', 5, 'id'], duel({ technique: [technique('strike')] })],
    ['duplicate-id', ['domain', 1, 'id'], duel({ domain: [domain('well'), domain('well')] })],
    ['missing-row', ['role'], { ...duel(), role: [] }],
    ['unknown-word', ['character', 0, 'role'], duel({ heroes: [hero('ann', { role: 'KING' })] })],
    ['unknown-word', ['character', 0, 'lean'], duel({ heroes: [hero('ann', { lean: 'FORWARD' })] })],
    ['unknown-word', ['character', 0, 'phase', 0, 'clock'], duel({ heroes: [hero('ann', { phase: [{ clock: 5 }] })] })],
    ['unknown-key', ['character', 0, 'skills', 'cooking'], duel({ heroes: [hero('ann', { skills: { cooking: 1 } })] })],
    ['out-of-range', ['character', 0, 'skills', 'lore'], duel({ heroes: [hero('ann', { skills: { lore: 13 } })] })],
    ['out-of-range', ['character', 0, 'domain_rank'], duel({ heroes: [hero('ann', { domain_rank: 10 })] })],
  ];
  test.each(wrong)('[E39] %s at %j', (code, path, written) => {
    expect(issuesOf(written)).toContainEqual(expect.objectContaining({ code, path, severity: 'error' }));
  });

  test('[E39] one character twice in a fight needs ids of their own', () => {
    const written = duel() as { readonly scene: Fields } & Fields;
    const [fight, ...rest] = written.scene.beat as readonly Fields[];
    const twice = (foes: readonly Fields[]): Fields => ({
      ...written,
      scene: { ...written.scene, beat: [{ ...fight, fight: { ...(fight!.fight as Fields), foe: foes } }, ...rest] },
    });
    expect(issuesOf(twice([{ who: 'fox' }, { who: 'fox' }]))).toMatchObject([
      { code: 'duplicate-id', path: ['scene', 'beat', 0, 'fight', 'foe', 1], found: 'fox' },
    ]);
    expect(issuesOf(twice([{ who: 'fox' }, { who: 'fox', id: 'vixen' }]))).toEqual([]);
  });

  test('[E39] twelve heroes and foes are the most', () => {
    const many = (foes: number): Fields =>
      duel({
        heroes: ['ann', 'bea', 'cat', 'dot'].map((id) => hero(id)),
        foes: Array.from({ length: foes }, (_, i) => foe(`fox${i}`)),
      });
    expect(issuesOf(many(8))).toEqual([]);
    expect(4 + 8).toBe(MOST_ACTORS);
    const written = many(8) as { readonly scene: Fields } & Fields;
    const beats = written.scene.beat as readonly Fields[];
    const more = {
      id: 'again',
      fight: { ...(beats[0]!.fight as Fields), foe: [{ who: 'fox0', id: 'last' }] },
    };
    const first = { ...beats[0], fight: { ...(beats[0]!.fight as Fields), won: 'again' } };
    expect(issuesOf({ ...written, scene: { ...written.scene, beat: [first, ...beats.slice(1), more] } })).toMatchObject(
      [{ code: 'too-many', path: ['scene'], found: '13' }],
    );
  });
});
