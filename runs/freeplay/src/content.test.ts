import { readFileSync } from 'node:fs';
import { contentFiles, quotedIn } from '@lockstep/conformance';
import { AUDITS, FAMILIES, MODIFIERS, TOOLS } from '@lockstep/gates';
import { load } from '@lockstep/packs';
import { DIFFICULTIES } from '@lockstep/testimony';
import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { freeplay } from './freeplay.ts';
import { gameModule } from './module.ts';
import { dealNight, FACE_DOWN } from './night.ts';
import { resolve } from './resolve.ts';
import { OCCASIONS, SPEAKERS } from './voice.ts';

const pack = readContent();

describe('[F1] the incidents that ship', () => {
  const SHAPES: readonly [act: number, strengths: readonly number[], turns: number, modifiers: number][] = [
    [1, [100], 5, 0],
    [1, [60, 60], 6, 1],
    [1, [80, 60], 6, 0],
    [2, [80, 80], 7, 1],
    [2, [100, 80], 7, 1],
    [3, [80, 60, 60], 9, 1],
    [3, [100, 100], 9, 2],
  ];

  test('[F1] twelve, four an act, each of one of the shapes, and every shape is met', () => {
    expect([1, 2, 3].map((act) => pack.incident.filter((one) => one.act === act).length)).toEqual([4, 4, 4]);
    const met = new Set<number>();
    for (const { id, act, slot, turns, modifiers } of pack.incident)
      for (const set of modifiers) {
        const shape = [act, slot.map(({ strength }) => strength), turns, set.length];
        const at = SHAPES.findIndex((one) => JSON.stringify(one) === JSON.stringify(shape));
        expect([id, at]).not.toEqual([id, -1]);
        met.add(at);
      }
    expect(met.size).toBe(SHAPES.length);
  });

  test('[F1] one in four of Act 2 is the heavier one', () => {
    const second = pack.incident.filter(({ act }) => act === 2);
    const weight = (list: typeof second) => list.reduce((sum, one) => sum + one.weight, 0);
    expect(4 * weight(second.filter(({ slot }) => slot[0]!.strength === 100))).toBe(weight(second));
  });

  test('[F7] every gate stands somewhere, and every modifier holds somewhere', () => {
    const gates = new Set(pack.incident.flatMap(({ slot }) => slot.flatMap((one) => one.gates)));
    expect(gates.size).toBe(10);
    const held = new Set(pack.incident.flatMap(({ modifiers }) => modifiers.flat()));
    expect([...held].sort()).toEqual([...MODIFIERS].sort());
  });

  test('[F1] three targets an act at least, none of them twice with one title', () => {
    expect(new Set(pack.incident.map(({ title }) => title)).size).toBe(12);
    for (const act of [1, 2, 3])
      expect(new Set(pack.incident.filter((one) => one.act === act).map(({ target }) => target)).size).toBeGreaterThan(
        2,
      );
  });
});

describe('[F19] the tables that ship', () => {
  test('[F19] ten gates of two to four paths, six modifiers, six tools, three Audits', () => {
    expect(pack.gate).toHaveLength(10);
    expect(pack.gate.every(({ path }) => path.length >= 2 && path.length <= 4)).toBe(true);
    expect(pack.modifier.map(({ id }) => id)).toEqual(MODIFIERS);
    expect(pack.tool.map(({ id }) => id)).toEqual(TOOLS);
    expect(pack.audit.map(({ id }) => id)).toEqual(AUDITS);
    expect(pack.tool.map(({ charges }) => charges)).toEqual([3, 2, 2, 2, 1, 1]);
  });

  test('[F19] at least 70 artifacts of six families, two or three sources each', () => {
    expect(pack.artifact.length).toBeGreaterThanOrEqual(70);
    for (const family of FAMILIES) {
      const sources = new Set(pack.artifact.filter((one) => one.family === family).map(({ source }) => source));
      expect([family, sources.size >= 2 && sources.size <= 3]).toEqual([family, true]);
    }
  });

  test('[F19] sixteen rows of REWIRE, none of which adds a trait', () => {
    expect(pack.rewire.length).toBeGreaterThanOrEqual(16);
    expect(pack.rewire.every(({ trait, trust, beside }) => [trait, trust, beside].filter(Boolean).length <= 1)).toBe(
      true,
    );
  });

  test('[F4] six kits of fourteen, one of them open', () => {
    expect(pack.kit.map(({ name }) => name).sort()).toEqual([
      'Chaos',
      'Forensics',
      'Human Factors',
      'Legalist',
      'Receipt Runner',
      'Spoofer',
    ]);
    expect(pack.kit.every(({ deck }) => deck.length === 14)).toBe(true);
    expect(pack.kit.filter(({ feat }) => !feat).map(({ id }) => id)).toEqual(['receipt-runner']);
    for (const { id, deck } of pack.kit) {
      const families = new Set(deck.map((card) => pack.artifact.find((one) => one.id === card)!.family));
      expect([id, families.size]).toEqual([id, 6]);
    }
  });

  test('[F9] offers cost and give what the rules say, and print it', () => {
    expect(pack.offer.map(({ id, cost }) => [id, cost])).toEqual([
      ['ARTIFACT', 5],
      ['TOOL', 7],
      ['CHARGE', 7],
      ['REMOVAL', 4],
      ['CALM', 4],
      ['TOKEN', 6],
      ['REARM', 8],
      ['SOFTEN', 6],
      ['FORESIGHT', 4],
      ['REDEAL', 5],
    ]);
    const words: { readonly [word: string]: number } = { one: 1, once: 1, three: 3 };
    for (const { id, line, amount } of pack.offer) {
      const said = [...line.toLowerCase().matchAll(/\d+|\bone\b|\bonce\b|\bthree\b/g)].map(
        ([word]) => words[word] ?? Number(word),
      );
      expect([id, said[0]]).toEqual([id, amount]);
    }
  });

  test('[F19] runs of both editions, and one that teaches', () => {
    expect(pack.run.map(({ id, edition }) => [id, edition])).toEqual([
      ['first-run', 'gates'],
      ['aura-run', 'gates'],
      ['first-night', 'testimony'],
      ['koa-run', 'testimony'],
    ]);
  });

  test('[F19] everything ships without a warning, and every run, kit and level is a setup', () => {
    expect(gameModule.pack.warnings!(pack as never)).toEqual([]);
    for (const { id: scene } of pack.run)
      for (const [i, { id: level }] of pack.level.entries()) {
        const kit = pack.kit[i % pack.kit.length]!.id;
        expect(freeplay.parseSetup(resolve(pack, { scene, kit, level })).ok).toBe(true);
      }
  });
});

describe('[F3] the nights that ship', () => {
  /** D05v2 §8. */
  const ROWS = {
    TUTORIAL: { cards: 4, concerns: 2, resistance: 20, counters: 1, turns: 5 },
    EASY: { cards: 5, concerns: 2, resistance: 25, counters: 2, turns: 5 },
    NORMAL: { cards: 6, concerns: 3, resistance: 35, counters: 2, turns: 6 },
    HARD: { cards: 6, concerns: 3, resistance: 45, counters: 3, turns: 6 },
    EXPERT: { cards: 6, concerns: 4, resistance: 50, counters: 3, turns: 6 },
  } as const;

  test.each(DIFFICULTIES)('[F3] the row %s has D05v2 §8’s Resistance and turns', (id) => {
    const { resistance, turns } = ROWS[id];
    expect(pack.koa[id]).toEqual({ resistance, turns });
  });

  test('[F3] and the Daily’s', () => {
    const url = new URL('../../../content/testimony/rules.toml', import.meta.url);
    const files = [{ name: 'rules.toml', text: readFileSync(url, 'utf8') }];
    const rows: { id: string; resistance: number; turns: number }[] = [];
    load(files, (input) => {
      rows.push(...(input as { difficulty: typeof rows }).difficulty);
      return { ok: true, value: null };
    });
    expect(rows.map(({ id, resistance, turns }) => [id, { resistance, turns }])).toEqual(
      DIFFICULTIES.map((id) => [id, pack.koa[id]]),
    );
  });

  const nights = pack.night ?? [];

  test('[F3] twelve to be dealt, four an act, harder from act to act', () => {
    expect([1, 2, 3].map((act) => nights.filter((one) => one.act === act).length)).toEqual([4, 4, 4]);
    const hardest = [1, 2, 3].map((act) =>
      Math.max(...nights.filter((one) => one.act === act).map((one) => DIFFICULTIES.indexOf(one.difficulty))),
    );
    expect(hardest).toEqual([...hardest].sort((a, b) => a - b));
  });

  test.each(nights.map((night) => [night.id, night] as const))(
    '[F3] %s: every deal has the row’s cards, and four face down',
    (_, night) => {
      const row = pack.row!.find(({ id }) => id === night.difficulty)!;
      for (const deal of night.deals) {
        const { puzzle, down } = dealNight(pack, night, deal);
        expect([puzzle.card.length, puzzle.counter.length, puzzle.concern.length]).toEqual([
          row.cards,
          row.counters,
          row.concerns,
        ]);
        expect(down).toHaveLength(FACE_DOWN);
        expect(new Set([...puzzle.card, ...down].map(({ id }) => id)).size).toBe(row.cards + FACE_DOWN);
      }
      expect(new Set(night.deals).size).toBe(night.deals.length);
      expect(night.deals.length).toBeGreaterThanOrEqual(night.rule ? 3 : 6);
    },
  );
});

describe('[F19] voices', () => {
  const BARRED =
    /\b(?:judge|court|jury|verdict|guilty|plea|trial|witness|lawyer|prosecut\w*|defendant|crime|objection)s?\b/i;

  test('[F19] the house is never a courtroom', () => {
    for (const { name, text } of ['freeplay', 'gates'].flatMap(contentFiles))
      expect([name, BARRED.exec(quotedIn(text))?.[0]]).toEqual([name, undefined]);
  });

  test('[F19] each occasion has somebody to speak, and each speaker something to say', () => {
    for (const when of OCCASIONS) expect([when, pack.voice.some((one) => one.when === when)]).toEqual([when, true]);
    for (const speaker of SPEAKERS) expect(pack.voice.some((one) => one.speaker === speaker)).toBe(true);
  });
});
