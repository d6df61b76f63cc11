import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ACTION_KINDS } from './action.ts';
import { bots } from './bots.ts';
import { type House, houseOf } from './config.ts';
import { questOf, readContent } from './content.fixture.ts';
import { shareOf } from './draw.ts';
import { guidelinesOf, warnings } from './guidelines.ts';
import { UNIT } from './power.ts';
import { profileOf } from './profile.ts';
import { card, entryOf, type Fields, issuesOf, poolOf, profile, quest, read, route } from './small.fixture.ts';
import { KEYWORDS, MECHANICS, PAIRS, RARITIES, RESONANCES, type Resonance, ROLES, TRIBES } from './vocabulary.ts';

const text = readFileSync(new URL('../../../docs/spec/draft.md', import.meta.url), 'utf8');

/** A rule's text, up to the next rule or section. */
const rule = (id: string): string =>
  new RegExp(`\\*\\*\\[${id}\\]\\*\\*([\\s\\S]*?)(?=\\n- \\*\\*\\[|\\n## |$)`).exec(text)?.[1] ?? '';

/** The rows of the tables of a rule, cell by cell, without their heads. */
const tables = (id: string): readonly (readonly (readonly string[])[])[] =>
  [...rule(id).matchAll(/(?:^\|.*\n?)+/gm)].map(([block]) =>
    block
      .trim()
      .split('\n')
      .slice(2)
      .map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim().replaceAll('`', '')),
      ),
  );

const pack = readContent();
const shipped = questOf(pack, { scene: 'seven-dreams' });

describe('[K4] the rules page and the engine hold the same tables', () => {
  test('[K4] [R12] resonances with their words, and pairs', () => {
    const [five, ten] = tables('R12');
    expect(five!.map(([name, , words]) => [name, words!.split(', ')])).toEqual(
      RESONANCES.map((one) => [one, KEYWORDS[one]]),
    );
    expect(ten!.map(([name, of]) => ({ name, of: of!.split(', ') }))).toEqual(PAIRS);
  });

  test('[K4] [R2] base copies', () => {
    const setup = read(
      quest({ card: RARITIES.map((rarity) => card(rarity, [], { rarity })), scene: route(['PURGE']) }),
    );
    expect(tables('R2')[0]).toEqual(setup.cards.map(({ base }, i) => [RARITIES[i], String(base)]));
  });

  test('[K4] [R1] the worked example', () => {
    const holds = profile({ Tide: 7, Stone: 1, Ruin: 6 });
    const setup = read(
      quest({
        card: [
          card('None'),
          ...RESONANCES.map((one) => card(one, [one])),
          ...PAIRS.map(({ name, of }) => card(name, of)),
        ],
      }),
    );
    const { weightOf } = shareOf(setup, poolOf(setup), holds, 0, setup.all);
    const named = (symbols: string): string =>
      PAIRS.find(({ of }) => of.join(', ') === symbols)?.name.toLowerCase() ?? symbols.toLowerCase();
    for (const [, symbols, weight] of tables('R1')[0]!.slice(0, 7))
      expect([symbols, weightOf(entryOf(setup, named(symbols!)).index) / UNIT]).toEqual([
        symbols,
        expect.closeTo(Number(weight), 3),
      ]);
  });

  test('[K4] [R8] every tag', () => {
    const page = rule('R8').replace(/\s+/g, ' ');
    for (const [kind, words] of [
      ['tribal', TRIBES],
      ['mechanic', MECHANICS],
      ['role', ROLES],
    ] as const)
      expect(page).toContain(`\`${kind}:\` (${words.join(', ')})`);
  });

  test('[K4] [R8] scores', () => {
    const { tagScale, relevanceBoost, depthFactor } = shipped.tuning;
    for (const [count, depth, affinity, score] of tables('R8')[0]!.map((row) => row.map(Number))) {
      expect(affinity).toBeCloseTo(Math.log(1 + count!) * tagScale, 4);
      expect(score).toBeCloseTo(affinity! * relevanceBoost + depth! * depthFactor, 3);
    }
  });

  test('[K4] [R11] actions in their order, and the route', () => {
    const [actions, sites] = tables('R11');
    expect(actions!.map(([kind]) => kind)).toEqual(ACTION_KINDS);
    expect(sites!.map(([, list]) => list!.split(', '))).toEqual(
      shipped.script.scene.dreamscape.map(({ sites: written }) => written),
    );
    expect(shipped.script.scene.dreamscape.every(({ battle }) => battle)).toBe(true);
  });

  test('[K4] [R15] prices', () => {
    const { price_common: common, price_uncommon: uncommon, price_rare: rare, price_legendary: legendary } = pack.quest;
    expect(tables('R15')[0]!.map(([, price]) => Number(price))).toEqual([common, uncommon, rare, legendary]);
  });

  test('[K4] [R20] keys of a quest, their defaults and ranges', () => {
    const rows = tables('R20')[1]!;
    const defaults = read(quest({ quest: { draft_picks: 5 } })).script.quest;
    expect(Object.fromEntries(rows.map(([key, value]) => [key, Number(value)]))).toEqual(defaults);
    const wrong = (key: string, value: number): boolean =>
      issuesOf(quest({ scene: route(['PURGE']), quest: { sale_least: 0, sale_most: 100, [key]: value } })).length > 0;
    for (const [key, , range] of rows) {
      const [least, most] = range!.split('–').map(Number);
      expect([key, ...[least! - 1, least!, most!, most! + 1].map((value) => wrong(key!, value))]).toEqual([
        key,
        true,
        false,
        false,
        true,
      ]);
    }
  });

  test('[K4] [R22] keys of a preset, their defaults and ranges', () => {
    const rows = tables('R22')[0]!;
    const { title: _, line: __, ...sections } = read(quest({ preset: {} })).script.preset;
    const defaults = Object.entries(sections).flatMap(([section, keys]) =>
      Object.entries(keys).map(([key, value]) => [section, key, String(value)]),
    );
    expect(rows.map((row) => row.slice(0, 3))).toEqual(defaults);
    const wide: { readonly [key: string]: Fields } = {
      draft_pool: { variance_min: 0, variance_max: 2 },
      resonance: { neutral_base: 1, floor_weight: 1 },
    };
    const wrong = (section: string, key: string, value: number): boolean =>
      issuesOf(
        quest({
          scene: route(['PURGE']),
          preset: { ...wide, [section]: { ...wide[section], [key]: value } },
        }),
      ).length > 0;
    for (const [section, key, , range] of rows) {
      if (range === '') continue;
      const [least, most] = range!.split('–').map(Number);
      const found = [least! - 1, least!, most!, most! + 1].map((value) => wrong(section!, key!, value));
      expect([key, ...found]).toEqual([key, true, false, false, true]);
    }
  });

  test('[K4] [R14] [R22] later keys: unwritten, shipped', () => {
    const written = (value: string): unknown =>
      /^\d+$/.test(value) ? Number(value) : value === 'true' || (value !== 'false' && value);
    const house = tables('R22')[1]!;
    const first = houseOf(read(quest({ preset: {} })).script.preset);
    for (const [key, unwritten, shippedAs] of house) {
      expect([key, first[key as keyof House]]).toEqual([key, written(unwritten!)]);
      for (const preset of Object.values(pack.presets))
        expect([key, preset.house[key as keyof House]]).toEqual([key, written(shippedAs!)]);
    }
    for (const [key, , shippedAs] of tables('R20')[2]!)
      expect([key, pack.quest[key as 'dreamsign_most' | 'leave_signs']]).toEqual([key, written(shippedAs!)]);
    expect([...house, ...tables('R20')[2]!]).toHaveLength(9);
  });

  test('[K4] [R10] what presets change, and how a pick fades', () => {
    const flat = (preset: string): { readonly [key: string]: string } =>
      Object.fromEntries(
        Object.values(pack.presets[preset]!)
          .filter((section) => typeof section === 'object')
          .flatMap((section) => Object.entries(section).map(([key, value]) => [key, String(value)])),
      );
    const seed = flat('seed');
    const changes = Object.keys(pack.presets).flatMap((preset) =>
      Object.entries(flat(preset))
        .filter(([key, value]) => value !== seed[key])
        .map(([key, value]) => `${preset} ${key} ${value}`),
    );
    expect(
      tables('R10')[0]!
        .map((row) => row.join(' '))
        .sort(),
    ).toEqual(changes.sort());

    const recency = questOf(pack, { preset: 'recency' });
    const tide = entryOf(recency, 'whirlpool-seer').index;
    const fading = [1, 2, 3, 4, 5].map(
      (picks) => profileOf(recency, { picks, caller: -1, deck: [tide], deckSince: [1], signs: [], signsSince: [] })[0],
    );
    expect(rule('R10').replace(/\s+/g, ' ')).toContain(`${fading.join(', ')}, …`);
  });

  test('[K4] [R21] nothing is told of a pack that the page does not have', () => {
    const codes = tables('R21')[0]!.map(([code]) => code!);
    const bad = {
      ...pack,
      card: [{ ...pack.card[0]!, tags: ['tribal:mage' as const], resonance: ['Tide', 'Ruin'] as Resonance[] }],
    };
    const told = new Set(warnings(bad).map(({ code }) => code));
    for (const code of told) expect(codes.includes(code) || ['odd-bonus', 'unwritten'].includes(code)).toBe(true);
    expect(guidelinesOf(pack).every(({ met }) => met)).toBe(true);
  });

  test('[K4] [R25] drafters', () => {
    expect(tables('R25')[0]!.map(([name]) => name)).toEqual(Object.keys(bots));
  });
});
