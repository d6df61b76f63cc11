import { readFileSync } from 'node:fs';
import { BOSS_RULES } from '@lockstep/gates';
import { describe, expect, test } from 'vitest';
import { bots } from './bots.ts';
import { readContent } from './content.fixture.ts';
import { FACTS } from './kit.ts';
import { KOA_MOVES } from './koa/action.ts';
import { OFFERS } from './offer.ts';
import { refusals } from './refusals.ts';
import { aura, type Fields, issuesOf, koa, play, pack as small } from './small.fixture.ts';
import { ENDINGS } from './state.ts';

const text = readFileSync(new URL('../../../docs/spec/freeplay.md', import.meta.url), 'utf8');
const pack = readContent();

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

const numberIn = (cell: string): number => Number(cell.replace('−', '-'));
const numbers = (cell: string): readonly number[] => cell.split(', ').map(numberIn);

describe('[K4] the rules page and the engine hold the same tables', () => {
  test('[K4] every rule from F1 to F27 stands there once', () => {
    const ids = [...text.matchAll(/^- \*\*\[(F\d+)\]\*\*/gm)].map(([, id]) => Number(id!.slice(1)));
    expect([...ids].sort((a, b) => a - b)).toEqual(Array.from({ length: 27 }, (_, i) => i + 1));
  });

  test('[K4] [F1] shapes of incidents, and how many there are of each', () => {
    const rows = tables('F1')[0]!.map(([act, gates, turns, modifiers, count]) => [
      Number(act),
      numbers(gates!),
      Number(turns),
      Number(modifiers),
      Number(count),
    ]);
    const shapes = pack.incident.map(({ act, slot, turns, modifiers }) =>
      JSON.stringify([act, slot.map(({ strength }) => strength), turns, modifiers[0]!.length]),
    );
    for (const [act, gates, turns, modifiers, count] of rows)
      expect(shapes.filter((one) => one === JSON.stringify([act, gates, turns, modifiers]))).toHaveLength(
        count as number,
      );
    expect(rows.reduce((sum, row) => sum + (row[4] as number), 0)).toBe(pack.incident.length);
  });

  test('[K4] [F9] offers, their editions, costs and amounts', () => {
    const rows = tables('F9')[0]!.map(([id, editions, cost, amount]) => [id, editions, Number(cost), Number(amount)]);
    const name = { gates: 'AURA', testimony: 'KOA' };
    expect(rows).toEqual(
      pack.offer.map(({ id, editions, cost, amount }) => [
        id,
        editions.map((one) => name[one]).join(', '),
        cost,
        amount,
      ]),
    );
    expect(rows.map(([id]) => id)).toEqual(OFFERS);
    expect(rule('F9')).toContain(`\`deck_most\` (${pack.freeplay.deck_most})`);
    expect(rule('F9')).toContain(`\`deck_least\` (${pack.freeplay.deck_least})`);
  });

  test('[K4] [F10] endings', () => {
    expect(tables('F10')[0]!.map(([ending]) => ending)).toEqual(ENDINGS);
  });

  test('[K4] [F3] the moves of the KOA edition and what they cost', () => {
    const rows = tables('F3')[0]!;
    expect(rows.map(([move]) => move!.toLowerCase())).toEqual(KOA_MOVES);
    const { costs } = play(koa()).view.koa!;
    expect(rows.map(([, tokens]) => Number(tokens))).toEqual(KOA_MOVES.map((move) => costs[move]));
    expect([rows[4]![3], rows[5]![3]].map(Number)).toEqual([pack.koa.cycle_scrutiny, pack.koa.exploit_scrutiny]);
    expect(rows[5]![4]).toContain(String(pack.koa.exploit_damage));
    expect(rows[4]![2]).toBe(`1–${pack.koa.cycle_most}`);
    expect(rule('F3').replace(/\s+/g, ' ')).toContain(`${pack.koa.resistance_over} more`);
  });

  test('[K4] [F11] levels', () => {
    const rows = tables('F11')[0]!;
    const fraction = ([over, under]: readonly number[]): string => (under === 1 ? String(over) : `${over}/${under}`);
    expect(
      rows.map(([id, number, ...more]) => [
        id,
        ...[number!, ...more.slice(0, -1)].map((one) => numberIn(one) || 0),
        more.at(-1),
      ]),
    ).toEqual(
      pack.level.map((one) => [
        one.id,
        one.number,
        one.strength,
        one.resistance,
        one.turns,
        one.scrutiny,
        one.audit_return,
        one.prices,
        one.charges,
        (one.strictness ?? []).map(fraction).join(', '),
      ]),
    );
  });

  test('[K4] [F25] every boss and its rule', () => {
    const rows = tables('F25')[0]!.map(([boss, host, rule]) => [boss, host, rule]);
    expect(rows).toEqual([
      ...pack.incident
        .filter(({ act }) => act === 3)
        .map(({ id, modifiers }) => [
          id,
          'AURA',
          BOSS_RULES.find((one) => modifiers.every((set) => set.includes(one))),
        ]),
      ...pack.night!.filter(({ act }) => act === 3).map(({ id, rule }) => [id, 'KOA', rule?.name]),
    ]);
    expect(new Set(rows.map(([, , rule]) => rule)).size).toBe(rows.length);
    const said = tables('F25')[0]!.map(([, , , holds]) => holds!);
    for (const { id, rule } of pack.night!)
      for (const [key, value] of Object.entries(rule?.tuning ?? {}))
        expect([id, said.some((one) => one.startsWith(`${key} ${value}:`))]).toEqual([id, true]);
  });

  test('[K4] [F27] doors and their terms', () => {
    const name = { gates: 'AURA', testimony: 'KOA' };
    const number = (text: string | undefined): number => numberIn(text ?? '') || 0;
    expect(tables('F27')[0]!.map(([id, editions, ...terms]) => [id, editions, ...terms.map(number)])).toEqual(
      pack.door!.map(({ id, editions, changes }) => [
        id,
        editions.map((one) => name[one]).join(', '),
        ...(['credits', 'tokens', 'scrutiny', 'soften'] as const).map((effect) => changes[effect] ?? 0),
      ]),
    );
  });

  test('[K4] [F16] facts', () => {
    expect(tables('F16')[0]!.map(([fact]) => fact)).toEqual(FACTS);
  });

  test('[K4] [F5] the bands of D05v1 §11', () => {
    expect(tables('F5')[0]!.map(([move, least, most]) => [move, Number(least), Number(most)])).toEqual([
      ['INJECT', 60, 70],
      ['FLAG', 5, 10],
      ['REWIRE', 5, 10],
      ['CORROBORATE', 15, 25],
      ['CYCLE', 5, 10],
      ['EXPLOIT', 0, 5],
    ]);
  });

  test('[K4] [F20] bots', () => {
    expect(tables('F20')[0]!.map(([bot]) => bot)).toEqual(Object.keys(bots));
  });

  test('[K4] [F18] refusals of the run’s own', () => {
    const own = tables('F18')[0]!.map(([code]) => code!);
    for (const code of own) expect(Object.keys(refusals)).toContain(code);
    expect(own).toHaveLength(17);
  });

  test('[K4] [F19] the numbers of a run and of the KOA edition, their defaults and ranges', () => {
    const [run, nights] = tables('F19');
    const defaults = play(aura({ freeplay: {}, koa: {} })).setup.script;
    for (const [rows, given, key] of [
      [run!, defaults.freeplay as Fields, 'freeplay'],
      [nights!, defaults.koa as Fields, 'koa'],
    ] as const) {
      const named = rows.map(([name]) => name!);
      expect(named).toEqual(Object.keys(given).filter((name) => !/^[A-Z]/.test(name)));
      for (const [name, value, range] of rows) {
        const list = Array.isArray(given[name!]);
        expect([name, list ? numbers(value!) : numberIn(value!)]).toEqual([name, given[name!]]);
        const [least, most] = range!.split('–').map(numberIn);
        const first = (one: number): unknown =>
          list ? (given[name!] as readonly number[]).map((other, i) => (i === 0 ? one : other)) : one;
        const wrong = (one: number): boolean =>
          issuesOf(small({ [key]: { [name!]: first(one) } })).some(
            ({ code, path }) => code !== 'duplicate-word' && path[0] === key && path[1] === name,
          );
        const outside = [least! - 1, most! + 1].map(wrong);
        expect([name, ...outside]).toEqual([name, true, true]);
        const inside = [least!, most!].map(wrong);
        expect([name, ...inside]).toEqual([name, false, false]);
      }
    }
  });

  test('[K4] [F19] every issue of the page is one that a pack can have', () => {
    const sources = ['pack.ts', 'event.ts', 'script.ts', 'resolve.ts'].map((name) =>
      readFileSync(new URL(name, import.meta.url), 'utf8'),
    );
    const shape = readFileSync(new URL('../../../packages/shape/src/shape.ts', import.meta.url), 'utf8');
    const all = [...sources, shape].join('\n');
    for (const [code] of tables('F19')[2]!) {
      const written = code!.startsWith('wrong-') ? 'wrong-$' : `'${code}'`;
      expect([code, all.includes(written)]).toEqual([code, true]);
    }
    const own = [...sources.join('\n').matchAll(/issue\(\s*'([\w-]+)'/g)].map(([, code]) => code!);
    for (const code of own) expect(tables('F19')[2]!.map(([one]) => one)).toContain(code);
  });
});
