import { DEEDS, LADDERS, type Pack, PILLARS, refusals, TAGS, TRIGGERS } from '@lockstep/encounter';
import { sectionText } from '@lockstep/words';
import { describe, expect, test } from 'vitest';
import { RULED_IN } from './contents.ts';
import { TERMS, termsOf } from './glossary.ts';
import { DEED_NAME, deedWords, ROLE_NAME, TRIGGER_WORDS, tagRows } from './names.ts';
import { quickReference } from './quick.ts';
import { rulebook } from './rulebook.ts';
import { idsOf, MACHINE, night, pack as shipped, TUNING } from './scene.fixture.ts';
import { type Rules, SECTION_IDS, type SectionId } from './section.ts';

const setup = night();

const rows = [
  { id: 'MINION', ocr: 0, dcr: -2, out: 1, stop: 4, clocks: [], pair: [], area: 0 },
  { id: 'SQUAD', ocr: 1, dcr: -1, out: 5, stop: 0, clocks: [4], pair: [], area: 0 },
  { id: 'ELITE', ocr: 2, dcr: 1, out: 5, stop: 2, clocks: [8], pair: [6], area: 0 },
  { id: 'BOSS', ocr: 2, dcr: 2, out: 5, stop: 2, clocks: [6, 6], pair: [], area: 1 },
] as const;

/** The pack at the numbers of the rules page. */
const pack: Pack = {
  ...shipped,
  tuning: TUNING,
  role: shipped.role.map((row) => {
    const fixed = rows.find(({ id }) => id === row.id);
    return fixed ? { ...fixed, clocks: [...fixed.clocks], pair: [...fixed.pair] } : row;
  }),
};

const part = (id: SectionId, rules: Rules = { pack }): string =>
  sectionText(rulebook(rules).find((section) => section.id === id)!);

describe('FULL RULES', () => {
  test('[K4] has every section once, in order', () => {
    expect(rulebook({ pack }).map(({ id }) => id)).toEqual([...SECTION_IDS]);
  });

  const parts: readonly [string, SectionId, readonly string[]][] = [
    ['E15', 'goal', ['no foe stands or its goal clock is full', 'no hero stands or its danger clock is full', 'draw']],
    ['E28', 'beats', ['3 checks at most', 'After the first check you may go on', 'the main clock +1']],
    [
      'E1',
      'dice',
      ['0 | 0', '1 to 4 | 1', '5 to 8 | 2', '9 to 12 | 3', '13 or more | 4', 'natural 20', 'one die of 6'],
    ],
    ['E29', 'checks', ['Degree 1 or more passes', 'at most 3 a Beat', 'Athletics', 'up to 3', '+3 or a reroll']],
    ['E30', 'clocks', ['4, 6 or 8', 'At most 3 a Beat', 'lead to a page of its own']],
    ['E31', 'tags', ['2 | +6 | any Major attack', '1 | a reroll', 'next one on', 'openings']],
    ['E18', 'round', ['0 | Upkeep', '1 | Intent', '2 | Clash', '3 | Reaction Windows', '4 | Aftermath', 'Initiative']],
    [
      'E6',
      'tempo',
      [
        '3 | Base3 | 1 | 1 | 1 | 1',
        '6 | Base6 | 1 | 1 | 2 | 1',
        '9 | Base9 | 1 | 2 | 2 | 1',
        '12 | Base12 | 2 | 2 | 2 | 1',
        '15 | Base15 | 2 | 2 | 3 | 1',
        '2 | Base3 | Base6 | Base9',
        '5 | Base12 | Base15 | Base18',
      ],
    ],
    ['E20', 'intent', ['taken back', 'once a round', 'withdraw', 'some pillars only']],
    ['E13', 'actions', DEEDS.map((deed) => `${DEED_NAME[deed]} | ${deedWords(TUNING, deed)}`)],
    ['E15', 'zones', ['1 to 4 zones', 'threatened space', 'spent the action for nothing']],
    [
      'E3',
      'effect',
      ['against 10 + EffectRank', 'Violence | Body | Blood', 'Minor | −2', 'Bonus | −3', 'to 1, unless unbound'],
    ],
    ['E25', 'ladders', PILLARS.flatMap((pillar) => [...LADDERS[pillar]])],
    ['E12', 'ladders', ['5 at SCL 2', '(3), it is strained', '(2 marks), stay']],
    ['E24', 'reactions', TRIGGERS.map((trigger) => TRIGGER_WORDS[trigger].slice(1))],
    ['E14', 'reactions', ['Parry | ', 'Brace | ', 'Riposte | ', 'Interpose | ', 'One hit is answered once']],
    ['E6', 'prepare', ['+very fast', 'turned into a Minor', 'A counter waits']],
    ['E8', 'nuance', ['one more Minor', 'never be a Major', '1 more contact']],
    ['E9', 'pressure', ['clock of 6', 'nobody can Guard', 'gains an invoke every round']],
    ['E10', 'recovery', ['12 + 2 a rung', '2 tries a scene', '−2 marks', 'withdrawal', 'Scene recovery']],
    [
      'E16',
      'domains',
      [
        'Dormant',
        'Attuned',
        'Manifested',
        'Collapsed',
        'against 10',
        '6 segments',
        ...pack.domain.map(({ name }) => name),
      ],
    ],
    ['E27', 'techniques', tagRows(TUNING).map((row) => row.join(' | '))],
    ['E27', 'learned', pack.technique.flatMap(({ basic, name }) => (basic ? [] : [name]))],
    ['E13', 'actions', pack.technique.flatMap(({ basic, name }) => (basic ? [name] : []))],
    ['E2', 'people', ['Six roots', '30 points', 'CL in Violence']],
    ['E11', 'ratings', ['OCR of a pillar', '10 and 6', '6 and 10', '2 × SCL + 1: 5 at SCL 2']],
    [
      'E17',
      'roles',
      [
        ...Object.values(ROLE_NAME),
        'Minion | 0 | −2 | rung 1 | rung 4 | – | – | –',
        'Squad | +1 | −1 | its clock | none at all | 4 | – | –',
        'Elite | +2 | +1 | its clock | rung 2 | 8 | 6 | –',
        'Boss | +2 | +2 | its clock | rung 2 | 6 + 6 | – | 1 on Majors',
        'at most 3 a round',
      ],
    ],
    ['E34', 'difficulty', ['Story | ', 'Standard | ', 'Hard | ']],
    ['E19', 'knowing', ['the dice to come', 'exact odds', 'a set-up, an advance, a push']],
    ['K6', 'glossary', [...TERMS]],
  ];
  test.each(parts)('[K4] %s: %s', (_rule, id, facts) => {
    for (const fact of facts) expect(part(id)).toContain(fact);
  });

  test('[K4] a scene at hand brings its own', () => {
    const rules = { pack, setup };
    expect(part('difficulty', rules)).toContain('This scene is played on Standard.');
    expect(part('learned', rules)).toContain('Plum Branch | Major: attack, Violence');
    expect(part('prepare', rules)).toContain('or a Bonus with Held Breath');
    expect(part('reactions', rules)).toContain('Wet Hands grants more');
    expect(part('domains', rules)).toContain('Nine Currents | Violence | nothing | one invoke for its side | –');
  });

  test('[K4] change a number and the text says so', () => {
    const changed = {
      ...pack,
      tuning: {
        ...pack.tuning,
        margins: [2, 4, 6, 8],
        die_base: 6,
        beat_checks: 2,
        clock_cap: 2,
        resist_base: 8,
        minor_less: 1,
        pressure: 8 as const,
        track_base: 5,
        endurance: 10,
        invoke: 2,
        guard: 4,
        setup_target: 11,
        stamina_cap: 4,
        cap_per_scl: 5,
      },
    };
    const of = (id: SectionId): string => part(id, { pack: changed });
    expect(of('dice')).toContain('2 to 3 | 1');
    expect(of('dice')).toContain('8 or more | 4');
    expect(of('dice')).toContain('one die of 8');
    expect(of('beats')).toContain('2 checks at most');
    expect(of('clocks')).toContain('At most 2 a Beat');
    expect(of('effect')).toContain('against 8 + EffectRank');
    expect(of('effect')).toContain('Minor | −1');
    expect(of('pressure')).toContain('clock of 8');
    expect(of('ladders')).toContain('7 at SCL 2');
    expect(of('recovery')).toContain('10 + 2 a rung');
    expect(of('tags')).toContain('2 | +4 | any Major attack');
    expect(of('actions')).toContain('Attack against 11.');
    expect(of('roles')).toContain('at most 4 a round');
    expect(of('ratings')).toContain('12 and 8');
    expect(Object.fromEntries(quickReference({ pack: changed }))).toMatchObject({
      Degree: 'by margin: 2 is 1, 4 is 2, 6 is 3, 8+ is 4; natural 20 +1, natural 1 −1',
      Cover: 'Guard +4 to every Defense for a round; a Ward stays until a hit of degree 2',
    });
  });

  test('[K4] every event and refusal has its place in the rules', () => {
    for (const id of Object.values(RULED_IN)) expect(SECTION_IDS).toContain(id);
    for (const code of Object.keys(refusals)) expect(RULED_IN).toHaveProperty(code);
    for (const id of SECTION_IDS) expect(part(id).length).toBeGreaterThan(80);
  });

  test('[K6] a term has a meaning, and neither an id nor a constant is printed', () => {
    for (const [term, says] of termsOf(setup.tuning)) expect(says, term).toMatch(/\S.*\.$/);
    for (const term of TERMS) expect(part('glossary')).toMatch(new RegExp(`^${term} \\| .+`, 'm'));
    const all = rulebook({ pack, setup }).map(sectionText).join('\n');
    expect(all).not.toMatch(MACHINE);
    const words = ['micro-recovery', 'set-up', ...TAGS];
    expect(idsOf(setup).filter((id) => !words.includes(id) && all.includes(id))).toEqual([]);
  });
});

test('[K4] the quick reference fits one screen and says how a fight is won and lost', () => {
  const lines = quickReference({ pack, setup });
  expect(lines.length).toBeLessThanOrEqual(18);
  for (const [label, text] of lines) {
    expect(`${label} ${text}`.length).toBeLessThan(130);
    expect(text).not.toMatch(MACHINE);
  }
  expect(Object.fromEntries(lines)).toMatchObject({
    Win: 'no foe stands or the goal clock is full',
    Loss: 'no hero stands or the danger clock is full',
    Actions: 'Major/Minor/Bonus 1/1/1 a round, +fast 1/1/2, +very fast 1/2/2 at SCL 2; one Reaction',
    Invokes: '1 for +3 or a reroll where allowed, 2 on any Major: +6, or +3 and a reroll',
  });
});
