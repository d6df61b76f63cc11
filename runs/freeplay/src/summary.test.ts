import { act, begin, Refusal } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from './action.ts';
import { bots } from './bots.ts';
import { readContent, runOf } from './content.fixture.ts';
import { freeplay } from './freeplay.ts';
import { FACTS } from './kit.ts';
import { keepRun, readRun } from './meta.ts';
import { aura, CLEAR, type Fields, koa, oneNight, play, SEED, WIN } from './small.fixture.ts';
import { summaryOf } from './summary.ts';

const summary = (written: Fields, ...lines: readonly string[]) => {
  const { setup, told, state } = play(written, ...lines);
  return summaryOf(setup, freeplay.start(setup, SEED), told, state);
};

describe('[F16] what a run came to', () => {
  test('[F16] with KOA: the turns there were, and a move that lost before it did anything', () => {
    const flush = oneNight({}, { tokens_at_start: 9, tokens_most: 9 });
    const { acts, facts, ending } = summary(flush, 'exploit', 'cycle cap1', 'exploit');
    const { koa: night } = play(flush).view;
    expect(acts).toMatchObject([{ turns: 3, budget: night!.turns, cleared: false }]);
    expect([facts.exploits, facts.cycles, facts.turns, ending]).toEqual([2, 1, 3, 'lost']);
  });

  test('[F16] edition, kit, level, ending, acts and facts of a run that was won', () => {
    const { codex, ...rest } = summary(aura(), ...WIN);
    expect(rest).toEqual({
      edition: 'gates',
      teaches: false,
      kit: 'plain',
      level: 0,
      ending: 'won',
      acts: [1, 2, 3].map((number) => ({
        incident: `doors-${number}`,
        title: `Doors of act ${number}`,
        turns: number,
        budget: [3, 4, 6][number - 1],
        cleared: true,
      })),
      facts: {
        won: 1,
        acts: 3,
        turns: 6,
        gates: 6,
        refuted: 0,
        audits: 0,
        injects: 6,
        flags: 0,
        rewires: 0,
        corroborates: 0,
        cycles: 0,
        exploits: 0,
        submits: 0,
        failed: 0,
        tools: 0,
        credits: 5 + 2 + 10 + 2 + 15 + 3,
        peak: 8,
        level: 0,
      },
    });
    expect(codex).toEqual({
      'gate.ONE.1': 3,
      'gate.ONE.2': 0,
      'gate.TWO.1': 2,
      'gate.TWO.2': 0,
      'gate.THREE.1': 1,
      'gate.THREE.2': 0,
    });
  });

  test('[F16] every move of AURA’s is counted under its name', () => {
    const kit = { ...(aura().kit as object), tools: ['tool.HASH_RECEIPT'] };
    const incident = (aura().incident as readonly Fields[]).map((one) => ({ ...one, turns: 9 }));
    const { facts } = summary(
      aura({ kit, incident, tuning: { hand: 7, hand_after_cycle: 7, tokens_at_start: 3 } }),
      'flag at gate.ONE path 2',
      'corroborate c a',
      'cycle b',
      'inject d with tool.HASH_RECEIPT at gate.ONE',
      'exploit at gate.ONE',
      'leave',
      'rewire e from TIME to WORK',
      'give-up',
    );
    expect(facts).toMatchObject({
      won: 0,
      acts: 1,
      turns: 6,
      injects: 1,
      flags: 1,
      rewires: 1,
      corroborates: 1,
      cycles: 1,
      exploits: 1,
      tools: 2,
      gates: 1,
    });
    expect(facts.peak).toBeGreaterThan(8);
    expect(facts.audits).toBeGreaterThan(0);
  });

  test('[F16] an INJECT that met no path is counted, and its gate stands in the codex', () => {
    const gate = (aura().gate as readonly Fields[]).map((one) => ({
      ...one,
      path: [
        { base: 40, clauses: ['tag MOOD'] },
        { base: 30, clauses: ['tag WORK'] },
      ],
    }));
    const { facts, codex } = summary(aura({ gate }), 'inject a at gate.ONE', 'abandon');
    expect([facts.failed, codex]).toEqual([1, { 'gate.ONE.1': 0, 'gate.ONE.2': 0 }]);
  });

  test('[F16] and every move of KOA’s', () => {
    const { facts, acts, ending } = summary(
      koa({ koa: { tokens_at_start: 3, EASY: { resistance: 60, turns: 9 } } }),
      'flag',
      'rewire log1 time +5',
      'corroborate snap1 log1',
      'submit cap1',
      'cycle note1',
      'exploit',
      'give-up',
    );
    expect(facts).toMatchObject({
      flags: 1,
      rewires: 1,
      corroborates: 1,
      submits: 1,
      cycles: 1,
      exploits: 1,
      refuted: 1,
      turns: 6,
      peak: 3,
      gates: 0,
    });
    expect([acts, ending]).toEqual([
      [{ incident: 'night-1', title: 'Night 1', turns: 6, budget: 9, cleared: false }],
      'gave-up',
    ]);
  });

  test('[F16] every fact is one of the list, in every ending', () => {
    for (const lines of [['abandon'], [...CLEAR[0]!, 'give-up'], WIN])
      expect(Object.keys(summary(aura(), ...lines).facts)).toEqual(FACTS);
  });

  test('[F16] the friendlier level counts as 0, and is told apart from fw0', () => {
    const level = [
      { id: 'soft', name: 'Soft', line: 'Soft.', number: -1 },
      { id: 'usual', name: 'Usual', line: 'Usual.', number: 0 },
    ];
    const kept = summary(aura({ level, firmware: 'soft' }), 'abandon');
    expect([kept.level, kept.facts.level, keepRun(kept).firmware]).toEqual([-1, 0, 0]);
    expect(readRun(keepRun(kept))?.level).toBe(-1);
  });

  test('[F16] what the ledger keeps reads back as it was: whole numbers only', () => {
    const pack = readContent();
    for (const [scene, kit, level] of [
      ['aura-run', 'chaos', 'fw3'],
      ['koa-run', 'receipt-runner', 'friendly'],
      ['first-run', 'receipt-runner', 'fw0'],
    ]) {
      const setup = runOf(pack, { scene, kit, level });
      let run = begin(freeplay, setup, SEED);
      const told: Event[] = [];
      while (!freeplay.outcome(setup, run.now.state)) {
        const next = act(run, 0, bots.operator.choose(setup, run.now.state, 0, undefined as never));
        if (next instanceof Refusal) throw new Error(next.code);
        run = next;
        told.push(...run.now.events);
      }
      const { ending: _, acts: __, ...kept } = summaryOf(setup, freeplay.start(setup, SEED), told, run.now.state);
      expect(Object.values(keepRun(kept)).every(Number.isSafeInteger)).toBe(true);
      expect(readRun(keepRun(kept))).toEqual(kept);
      expect(kept.teaches).toBe(scene === 'first-run');
      // Entries of earlier versions do not say it; of those a run that was won in fewer acts did.
      const { teaches: _teaches, ...old } = keepRun(kept);
      expect(readRun(old)?.teaches).toBe(scene === 'first-run' && kept.facts.won === 1);
    }
    expect(readRun({ won: 1 })).toBeUndefined();
    expect(readRun({ 'edition.chess': 1, 'kit.a': 1 })).toBeUndefined();
  });
});
