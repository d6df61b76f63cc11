import { readFileSync } from 'node:fs';
import { act, begin, parseReplay, parseSeed, Refusal, splitSeat } from '@lockstep/kernel';
import type { RunOf } from '@lockstep/play';
import { type QuestGame, quest } from '@lockstep/quest';
import { describe, expect, test } from 'vitest';
import { afterWords } from '../battle/after.ts';
import { ENEMY } from '../battle/view-model.ts';
import { lastDuel } from './duel.ts';

const playGolden = (name: string): RunOf<QuestGame> => {
  const file = new URL(`../../../../../golden/quest/${name}.replay`, import.meta.url);
  const replay = parseReplay(readFileSync(file, 'utf8'));
  const setup = replay.ok ? quest.parseSetup(replay.value.header.setup) : undefined;
  if (!replay.ok || !setup?.ok) throw new Error(`${name} cannot be read`);
  let run: RunOf<QuestGame> = begin(quest, setup.value, parseSeed(replay.value.header.seed));
  for (const { text } of replay.value.steps) {
    const [seat, written] = splitSeat(quest.seats, text);
    const action = quest.parse(setup.value, written);
    const next = action.ok ? act(run, seat, action.value) : action.fault;
    if (next instanceof Refusal) throw new Error(`${text} is refused`);
    run = next;
  }
  return run;
};

describe('what the end of a quest says of its last battle', () => {
  test('[Q20] a lost one names the opponent, its points and what lost it', () => {
    const run = playGolden('seven-nights-lost');
    expect(run.now.state.ended).toBe('lost');
    const duel = lastDuel(run)!;
    const said = afterWords(duel);
    const { name, points } = duel.view.seats[ENEMY]!;
    expect(said.startsWith(`${name} wins with ${points} points. What lost it: `)).toBe(true);
    expect(said).toMatch(/ by (?:Judgments|[A-Z]).*spark against \d+\./);
  });

  test('[Q20] a won one says who is beaten, and by what', () => {
    const run = playGolden('three-nights-won');
    expect(run.now.state.ended).toBe('won');
    const duel = lastDuel(run)!;
    expect(afterWords(duel)).toMatch(/ is beaten\. You win with \d+ points: .* by /);
    expect(afterWords(duel)).not.toContain('What lost it');
  });
});
