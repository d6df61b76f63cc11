import { playOut } from '@lockstep/conformance';
import { moments, parseSeed } from '@lockstep/kernel';
import { type FinishedTry, recordsOf, refTo } from '@lockstep/play';
import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { encounter } from './encounter.ts';
import { player } from './player.ts';
import { recorder } from './record.ts';
import { type Fields, foe, hero, read, round } from './round.fixture.ts';
import { titles } from './titles.ts';
import { DIFFICULTIES } from './vocabulary.ts';

const setup = read(round([hero('a')], [foe('b')]));
const scene = refTo('encounter', { kind: 'scene', scene: 'the-gate' });

describe('what is recorded of a scene', () => {
  test('the scene as published, against the opponent of its difficulty', () => {
    expect(recorder.ledger(scene, setup)).toEqual({ game: 'encounter', name: 'the-gate' });
    expect(recorder.ledger({ ...scene, options: { difficulty: 'HARD' } }, setup)).not.toBeNull();
    expect(recorder.ledger({ ...scene, options: { opponent: 'random' } }, setup)).toBeNull();
    expect(recorder.ledger({ ...scene, seed: 'mine' }, setup)).toBeNull();
    expect(recorder.ledger({ ...scene, pack: 'folder' }, setup)).toBeNull();
    expect(recorder.ledger(refTo('encounter', { kind: 'file', file: 'scene.json' }), setup)).toBeNull();
  });

  const written = round([hero('a')], [foe('b')]);
  const { beat } = written.scene as { readonly beat: readonly Fields[] };
  const fightFirst = read({ ...written, scene: { ...(written.scene as Fields), beat: beat.slice(1) } });
  const openings: readonly [opening: string, of: typeof setup, untold: number][] = [
    ['a page', setup, 0],
    // Its first round begins before there is an event to count.
    ['a fight', fightFirst, 1],
  ];
  test.each(openings)('all rounds of a scene that begins with %s are counted', (_, of, untold) => {
    const run = playOut(encounter, of, parseSeed('rounds'), parseSeed('choices'), 400);
    const told = moments(run).flatMap(({ events }) => events);
    const rounds = untold + told.filter((event) => event.kind === 'stage-began' && event.stage === 'UPKEEP').length;
    const { facts, merit } = recorder.entry(run);
    const ends = of.script.scene.beat.filter(({ end }) => end !== undefined).map(({ id }) => id);
    const ending = ends.indexOf(encounter.outcome(of, run.now.state)?.reason ?? '');
    expect(facts).toEqual({ rounds, difficulty: DIFFICULTIES.indexOf(of.script.difficulty.id), ending });
    expect(merit[1]).toBe(-rounds);
    expect(rounds).toBeGreaterThan(1);
  });

  test('the hardest win is the best, then the quickest; entries of 0.5.0 compare the same', () => {
    const entry = (won: boolean, difficulty: number, rounds: number): FinishedTry => ({
      kind: 'finished',
      game: 'encounter',
      daily: 'the-gate',
      on: '2026-11-02',
      won,
      practice: false,
      merit: [won ? 1 : 0, -rounds],
      facts: { rounds, difficulty },
    });
    const best = (...entries: readonly FinishedTry[]) =>
      recordsOf(entries, 'encounter', 'the-gate', recorder.better).best?.facts;
    expect(best(entry(true, 1, 3), entry(true, 2, 9), entry(true, 2, 7))).toEqual({ difficulty: 2, rounds: 7 });
    expect(best(entry(true, 2, 7), entry(true, 0, 1))).toEqual({ difficulty: 2, rounds: 7 });
    expect(best(entry(true, 1, 4), entry(false, 2, 1))).toEqual({ difficulty: 1, rounds: 4 });
    expect(recorder.better!(entry(true, 1, 4), entry(true, 1, 4))).toBe(false);
  });

  test('the opponent is that of the difficulty, or the one chosen', () => {
    expect(player.opponents!(setup, {})).toEqual({ 1: setup.script.difficulty.opponent });
    expect(player.opponents!(setup, { opponent: 'random' })).toEqual({ 1: 'random' });
  });

  test('every scene of the pack is on the shelf, at every difficulty', () => {
    const pack = readContent();
    const all = titles(pack);
    expect(all.length).toBe(pack.scene.length);
    for (const { ref, choices } of all) {
      expect(recorder.ledger(ref, setup)).not.toBeNull();
      expect(choices.map(({ option }) => option)).toEqual(['difficulty']);
      expect(choices[0]!.values.map(({ id, locked }) => [id, locked])).toEqual(DIFFICULTIES.map((id) => [id, false]));
    }
  });
});
