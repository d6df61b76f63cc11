import { type AnyGame, canonical, type Json, type Outcome, parseSeed, Refusal } from '@lockstep/kernel';
import { COURTROOM, type Lesson, lessonSays, wordsFound } from '@lockstep/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DailyGame, dailyGameFor } from './games.ts';
import { lessonsOf } from './lessons.ts';
import { puzzleFor } from './puzzle.ts';

const GAMES = ['protocol', 'testimony'] as const;

/** Every position a player can reach, with what the lesson says of the step that led there. */
const everyStep = (game: AnyGame, setup: unknown, lesson: Lesson) => {
  const steps: { readonly says: string; readonly outcome: Outcome | undefined }[] = [];
  const seen = new Set<string>();
  const walk = (state: unknown): void => {
    for (const action of game.legal(setup, state, 0)) {
      const events: { kind: string }[] = [];
      const next = game.step(setup, state, 0, action, events);
      if (next instanceof Refusal) throw new Error('a legal action was refused');
      const outcome = game.outcome(setup, next);
      steps.push({ says: lessonSays(lesson, [events], outcome), outcome });
      const key = canonical(next as Json);
      if (outcome || seen.has(key)) continue;
      seen.add(key);
      walk(next);
    }
  };
  walk(game.start(setup, parseSeed('lesson')));
  return steps;
};

const sentences = (text: string): number => text.split(/(?<=[.!?])\s/).length;

let games: { readonly [game in (typeof GAMES)[number]]: DailyGame };
beforeAll(async () => {
  const [protocol, testimony] = await Promise.all([dailyGameFor('protocol'), dailyGameFor('testimony')]);
  games = { protocol, testimony };
});

describe.each(GAMES)('the lessons of %s', (id) => {
  const lessons = lessonsOf(id);

  test('are seven, in their order', () => {
    expect(lessons.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s can be won and lost, and everything it can say is said to somebody',
    (_, lesson) => {
      const { module, player } = games[id];
      const { setup } = puzzleFor(games[id], { lesson: String(lesson.number) });
      expect(module.game.id).toBe(id);
      const steps = everyStep(player.game as AnyGame, setup, lesson);
      const results = new Set(steps.map(({ outcome }) => outcome?.result));
      expect([...results].sort()).toEqual(['lost', 'won', undefined]);
      const said = new Set(steps.map(({ says }) => says));
      const written = [
        lesson.won,
        lesson.lost,
        ...lesson.line.map(({ says }) => says),
        ...lesson.end.map(({ says }) => says),
      ];
      const silent =
        lesson.end.length > 0 ? written.filter((text) => text !== lesson.won && text !== lesson.lost) : written;
      expect(silent.filter((text) => !said.has(text))).toEqual([]);
    },
  );

  test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s begins with two sentences at most, and none of it is a court',
    (_, lesson) => {
      expect(sentences(lesson.says)).toBeLessThanOrEqual(2);
      expect(wordsFound(JSON.stringify({ ...lesson, file: '' }), COURTROOM)).toEqual([]);
    },
  );
});
