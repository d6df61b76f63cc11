import { readFileSync } from 'node:fs';
import { pageOf } from '@lockstep/conformance';
import { describe, expect, test } from 'vitest';
import { ACTION_KINDS } from './action.ts';
import { readContent } from './content.fixture.ts';
import { degreeOf } from './degree.ts';
import { rankDice, rankSides } from './dice.ts';
import { attack, begin, duel, foe, hero, issuesOf, put, read, roots, technique, traits } from './duel.fixture.ts';
import { encounter } from './encounter.ts';
import { GUARDED } from './numbers.ts';
import { capsOf } from './sheet.ts';
import { budgetOf } from './tempo.ts';
import { ROLE_ROWS } from './tuning.ts';
import { DEEDS, LADDERS, LEANS, NUMBERED, PILLARS, STAGES, TAGS, TRACKS, TRIGGERS } from './vocabulary.ts';

const text = readFileSync(new URL('../../../docs/spec/encounter.md', import.meta.url), 'utf8');
const page = pageOf(text);
const { tuning } = read(duel());

/** A rule's text in one line, up to the next rule. */
const rule = (id: string): string => {
  const [, whole = ''] = new RegExp(`\\*\\*\\[${id}\\]\\*\\*([\\s\\S]*?)(?=\\n- \\*\\*\\[|\\n## |$)`).exec(text) ?? [];
  return whole.replace(/\s+/g, ' ');
};
const number = (cell: string | undefined): number => Number((cell ?? '').replace('−', '-'));
/** "0 to 5", "13 and more", "12": the ends of a range. */
const ends = (cell: string): readonly number[] => [...cell.matchAll(/\d+/g)].map(([one]) => Number(one));
const list = (cell: string): readonly number[] => (cell === '–' ? [] : ends(cell));

describe('[K4] the rules page and the engine hold the same tables', () => {
  test('[K4] [E18] every stage, in order', () => {
    expect(page.table('E18').map(([place, stage]) => [Number(place), stage])).toEqual([...STAGES.entries()]);
  });

  test('[K4] [E6] the action ladder', () => {
    for (const [levels, ...budget] of page.table('E6'))
      for (const level of [...ends(levels!)]) {
        const { major, minor, bonus, reaction } = budgetOf(level);
        expect([level, ...budget.map(number)]).toEqual([level, major, minor, bonus, reaction]);
      }
    expect(page.table('E6')).toHaveLength(8);
  });

  test('[K4] [E1] margins and rank dice', () => {
    for (const [cell, degree] of page.table('E1'))
      for (const margin of ends(cell!))
        expect([margin, degreeOf(tuning.margins, margin)]).toEqual([margin, number(degree)]);
    const count = ['', 'a', 'two', 'three'];
    const dice = [0, 1, 2, 3, 4].map((rank) => `${count[rankDice(rank)]} d${rankSides(tuning, rank)}`);
    expect(dice[4]).toBe(`${count[rankDice(5)]} d${rankSides(tuning, 5)}`);
    expect(rule('E1')).toContain(`rank 0 ${dice[0]}, 1 ${dice[1]}, 2 ${dice[2]}, 3 ${dice[3]}, 4 and 5 ${dice[4]}`);
    expect(rule('E1')).toContain(`min(${tuning.die_most}, ${tuning.die_base} + 2r)`);
  });

  test('[K4] [E3] the ladders and tracks', () => {
    expect(page.table('E3').map(([pillar, , rank, ...rest]) => [pillar, rank, ...rest])).toEqual(
      PILLARS.map((pillar, i) => [pillar, i === 0 ? 'CL' : 'SL', ...LADDERS[pillar], TRACKS[i]]),
    );
    const { resist_base, accurate, assist, invoke, guard } = tuning;
    expect(rule('E3')).toContain(`against ${resist_base} + EffectRank`);
    expect(rule('E3')).toContain(`\`accurate\` ${accurate}, ${assist} for each assist, ${invoke} for each invoke`);
    expect(rule('E3')).toContain(`Guard ${guard}, less the same`);
  });

  test('[E3] its example comes out as printed', () => {
    const at = begin(
      duel({
        foes: [foe('fox', { violence: traits(4, 3, 3, 2) })],
        technique: [technique('true', { basic: true, tags: ['accurate'] })],
      }),
      { heroes: '11+5', foes: '8+2 3+4' },
    );
    put(at, 'fox', GUARDED, 1);
    const {
      attack: a,
      defense,
      margin,
      contact,
      resistance,
      against,
      resisted,
      degree,
    } = attack(at, 'ann true fox').clashed;
    at.done();
    expect([a.total, defense.total, margin, contact, resistance.total, against, resisted, degree]).toEqual([
      22, 16, 6, 2, 9, 13, -1, 2,
    ]);
  });

  test('[K4] [E7] what the actions are less by', () => {
    expect(page.table('E7').map(([action, effect]) => [action, effect])).toEqual([
      ['MAJOR', 'full'],
      ['MINOR', `${tuning.minor_less} less`],
      ['BONUS', `${tuning.bonus_less} less`],
    ]);
  });

  test('[K4] [E2] the caps, of every lean', () => {
    const at = (cell: string, scl: number): number => {
      const [, times, sign, more] = /^(\d+) × SCL(?: ([+−]) (\d+))?$/.exec(cell)!;
      return Number(times) * scl + (sign === '−' ? -1 : 1) * Number(more ?? 0);
    };
    const [off, def, trait] = page.table('E2').map((cells) => cells.slice(2));
    for (const scl of [1, 2, 5])
      for (const [i, lean] of LEANS.entries()) {
        const core = { body: scl, mind: scl, soul: scl, control: 0, fate: 0, spirit: 0 };
        expect({ off: at(off![i]!, scl), def: at(def![i]!, scl), trait: at(trait![i]!, scl) }).toEqual(
          capsOf({ lean, roots: core }, tuning),
        );
      }
    expect(rule('E2')).toContain(`A hero may cost ${tuning.points_per_scl} points per SCL`);
  });

  test('[K4] [E12] what a track holds', () => {
    const fox = read(duel()).actors[1]!;
    expect(rule('E12')).toContain(`hold ${tuning.track_base} + SCL marks`);
    expect(rule('E12')).toContain(
      `At SCL ${fox.scl}: ${fox.track} marks, strained from ${fox.strain}, the sixth overflows and leaves ${fox.kept}.`,
    );
  });

  test('[K4] [E9] [E10] [E13] [E16] [E17] [E27] numbers in sentences', () => {
    expect(rule('E9')).toContain(`a clock of ${tuning.pressure} unless the fight says otherwise`);
    expect(rule('E9')).toContain(`rises at most ${tuning.clock_cap} in one Beat`);
    expect(tuning.beat_checks).toBe(3);
    expect(rule('E9')).toContain('after its third check');
    expect(rule('E10')).toContain(`against ${tuning.endurance} + ${tuning.endurance_rung} × rung`);
    expect(rule('E10')).toContain(`${tuning.recovered_marks} marks go from the fullest track`);
    expect(tuning.micro_uses).toBe(2);
    expect(rule('E10')).toContain('tries twice per scene');
    const basics = page.table('E13').map(([name, , effect]) => `${name}: ${effect}`);
    expect(basics).toContain(`Guard: +${tuning.guard} on every Defense this round`);
    expect(basics).toContain(`Assist: +${tuning.assist} on the first attack that an ally declared`);
    expect(basics.find((row) => row.startsWith('Set up'))).toContain(
      `against ${tuning.setup_target}: degree 1 or 2 makes two`,
    );
    expect([tuning.setup_invokes, tuning.setup_great]).toEqual([2, 4]);
    expect(rule('E13')).toContain(`two invokes: +${2 * tuning.invoke}, or +${tuning.invoke} and a reroll`);
    expect(rule('E16')).toContain(`strains by 1; at ${tuning.strain} it collapses`);
    expect(rule('E17')).toContain(`at most ${tuning.stamina_cap} a round`);
    expect(rule('E27')).toContain(`against ${tuning.domain_base} + the scene's tier`);
    expect(rule('E21')).toContain(`puts ${tuning.cost} mark on its user's track`);
  });

  test('[K4] [E17] every role', () => {
    expect(
      page.table('E17').map(([id, ocr, dcr, out, stop, clocks, pair, area]) => ({
        id,
        ocr: number(ocr),
        dcr: number(dcr),
        out: number(out),
        stop: number(stop),
        clocks: list(clocks!),
        pair: list(pair!),
        area: number(area),
      })),
    ).toEqual(ROLE_ROWS);
  });

  test('[K4] [E34] every difficulty of the pack', () => {
    expect(
      page.table('E34').map(([id, foe_attack, foe_defense, invokes, target, opponent]) => ({
        id,
        foe_attack: number(foe_attack),
        foe_defense: number(foe_defense),
        invokes: number(invokes),
        target: number(target),
        opponent,
      })),
    ).toEqual(readContent().difficulty.map(({ line: _, ...row }) => row));
  });

  test('[K4] [E37] every number of the tuning, with its range', () => {
    const rows = page.table('E37');
    expect(Object.fromEntries(rows.map(([field, value]) => [field, value]))).toEqual(
      Object.fromEntries(Object.entries(tuning).map(([field, value]) => [field, [value].flat().join(', ')])),
    );
    for (const [field, value, range] of rows) {
      if (field === 'margins') continue;
      if (Number.isNaN(Number(value))) {
        for (const word of range!.split(', ')) expect(issuesOf(duel({ tuning: { [field!]: word } }))).toEqual([]);
        expect(issuesOf(duel({ tuning: { [field!]: 'NEITHER' } }))).toMatchObject([{ path: ['tuning', field] }]);
        continue;
      }
      const [least, most] = range!.includes('–')
        ? ends(range!)
        : [Math.min(...ends(range!)), Math.max(...ends(range!))];
      for (const wrong of [least! - 1, most! + 1])
        expect(issuesOf(duel({ tuning: { [field!]: wrong } }))).toContainEqual(
          expect.objectContaining({ path: ['tuning', field] }),
        );
    }
  });

  test('[K4] [E41] every weight of the rating', () => {
    const rows = page.table('E41').map(([weight, value]) => [weight, number(value)]);
    expect(Object.fromEntries(rows)).toEqual(read(duel()).script.threat);
  });

  test('[K4] [E37] every field of a setup', () => {
    const fields = Object.keys(encounter.makeSetup(read(duel({ domain: [] }))) as object);
    for (const field of fields) expect(rule('E37')).toContain(`\`${field}\``);
  });

  test('[K4] [E27] every deed, every tag', () => {
    expect(page.firstColumn('E27')).toEqual([...DEEDS]);
    const tags = [...rule('E27').matchAll(/\| `([a-z-]+)(?: ([nr]))?` \|/g)].map(([, tag, value]) => [
      tag,
      value !== undefined,
    ]);
    const words = TAGS.map((tag) => [tag, NUMBERED.includes(tag)]);
    expect(tags).toHaveLength(words.length);
    expect(tags).toEqual(expect.arrayContaining(words));
  });

  test('[K4] [E24] every trigger', () => {
    expect(page.firstColumn('E24')).toEqual([...TRIGGERS]);
  });

  test('[K4] [E36] every kind of action', () => {
    const first = new Set(page.firstColumn('E36').map((cell) => cell.split(' ')[0]));
    expect(first).toEqual(new Set([...ACTION_KINDS, 'convert', 'watch']));
    const order = /kinds as ([^;]+);/.exec(rule('E36'))?.[1]?.replaceAll('`', '').split(', ');
    expect(order).toEqual([...ACTION_KINDS]);
    for (const code of [...rule('E36').matchAll(/\(`([^)]+)`\)/g)].flatMap(([, codes]) => codes!.split('`, `')))
      expect(encounter.refusals).toHaveProperty(code);
  });
});

describe('[K4] the page and the checks name the same faults', () => {
  const codesIn = (...files: readonly string[]): ReadonlySet<string> =>
    new Set(
      files.flatMap((file) =>
        [...readFileSync(new URL(`./${file}.ts`, import.meta.url), 'utf8').matchAll(/\bissue\(\s*'([a-z0-9-]+)'/g)].map(
          ([, code]) => code!,
        ),
      ),
    );
  /** What comes from shapes and references, for every game. */
  const COMMON = ['unknown-reference', 'duplicate-id', 'out-of-range'];

  test('[K4] [E39] of builds and techniques', () => {
    const printed = page.firstColumn('E39');
    const made = codesIn('sheet', 'technique', 'setup', 'pack');
    expect(made.size).toBeGreaterThan(10);
    for (const code of printed) expect(made.has(code) || COMMON.includes(code), code).toBe(true);
    for (const code of made) expect(rule('E39'), code).toContain(`\`${code}\``);
  });

  test('[K4] [E39] each with a test of its own', () => {
    const tests = ['sheet', 'technique'].map((name) =>
      readFileSync(new URL(`./${name}.test.ts`, import.meta.url), 'utf8'),
    );
    for (const code of page.firstColumn('E39'))
      expect(
        tests.some((one) => one.includes(`'${code}'`)),
        code,
      ).toBe(true);
  });

  test('[K4] [E38] of scenes', () => {
    const printed = page.firstColumn('E38');
    const made = codesIn('lint');
    expect(made.size).toBeGreaterThan(5);
    for (const code of printed) expect(made.has(code) || COMMON.includes(code), code).toBe(true);
    for (const code of made) expect(rule('E38'), code).toContain(`\`${code}\``);
  });

  test('[K4] [E37] of options', () => {
    for (const code of codesIn('resolve')) expect(rule('E37')).toContain(`\`${code}\``);
  });
});

test('[E11] [E2] the sums of the page', () => {
  const ann = hero('ann', { roots: roots(2, 1), violence: traits(4, 3, 4, 3, 2), techniques: ['cut'] });
  const { setup, work } = begin(duel({ heroes: [ann], technique: [technique('cut', { virtual: 2 })] }));
  expect(encounter.view(setup, work, 0).actors[0]!.pillars[0]).toMatchObject({ ocr: 9, dcr: 9 });
  expect(rule('E11')).toContain('4 + 3 + 2 is 9 either way');
});
