import { shippedPack } from '@lockstep/conformance';
import { gameModule, type Pack, quest } from '@lockstep/quest';
import { describe, expect, test } from 'vitest';
import { survey } from './survey.ts';

const pack: Pack = shippedPack(gameModule);
const parsed = quest.parseSetup(gameModule.pack.resolve(pack, survey.setupOf(pack, 'seed')));
if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
const setup = parsed.value;

const rowsOf = (name: string): readonly string[] => survey.players.filter((player) => player.startsWith(name));
const total = (row: readonly number[], part: number): number =>
  row.filter((_, i) => i % 3 === part).reduce((sum, n) => sum + n, 0);

describe('what one game of the survey adds', () => {
  test('the same every time, in whole numbers', () => {
    const [player = ''] = survey.players;
    const sums = survey.measure(setup, player, 0);
    expect(survey.measure(setup, player, 0)).toEqual(sums);
    for (const [name, row] of Object.entries(sums)) expect(row.every(Number.isSafeInteger), name).toBe(true);
  });

  test('a quest is won or not, once, and every battle that was reached is counted', () => {
    const player = survey.players.find((name) => survey.measure(setup, name, 0)['quest won'] !== undefined)!;
    const sums = survey.measure(setup, player, 1);
    expect(total(sums['quest won']!, 0)).toBe(1);
    const [reached, won] = [total(sums['battle won']!, 0), total(sums['battle won']!, 1)];
    expect(reached - won).toBe(total(sums['quest won']!, 1) === 1 ? 0 : 1);
  });

  test('drafted decks tell their cards one by one: those that were drawn, and how often their deck won', () => {
    const sums = survey.measure(setup, 'drafted decks, greedy', 0);
    expect(total(sums.drawn!, 0)).toBeGreaterThan(15);
    expect(total(sums.drawn!, 1)).toBeGreaterThan(0);
    expect(total(sums.drawn!, 1)).toBeLessThan(total(sums.drawn!, 0));
    const often = Object.fromEntries(Object.entries(sums).map(([name, row]) => [name, row.map((n) => n * 100)]));
    const [table] = survey.tables!(pack, { 'drafted decks, greedy': often });
    const drawn = pack.card.filter((_, place) => (sums.drawn![3 * place] ?? 0) > 0).map(({ name }) => name);
    expect(table!.rows.map(([name]) => name!).sort()).toEqual([...drawn].sort());
  });

  test('every row that is claimed of is measured', () => {
    const claimed = new Set(survey.claims.map(({ quantity: { player } }) => player));
    for (const player of claimed) expect(rowsOf(player)).toContain(player);
  });
});
