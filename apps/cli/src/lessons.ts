import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { load, reportIssue } from '@lockstep/packs';
import { type Lesson, listed, parseLessons } from '@lockstep/words';
import { Fault } from './fault.ts';
import { gameDir, LESSONS, tomlFile } from './library.ts';

/** A puzzle that teaches the game: content/<game>/puzzles/<number>-<name>.toml. */
export interface NumberedLesson extends Lesson {
  readonly number: number;
  readonly file: string;
  /** What is taught after it; null after the last. */
  readonly next: (Pick<Lesson, 'title'> & { readonly number: number }) | null;
}

/** The lessons of a pack, in the order in which they teach; none where it has none. */
export const lessonsIn = (dir: string): readonly NumberedLesson[] => {
  const file = join(dir, LESSONS);
  if (!existsSync(file)) return [];
  const loaded = load([tomlFile(file)], parseLessons);
  if (loaded.value === undefined) throw new Fault('wrong-pack', loaded.issues.map(reportIssue).join('\n\n'));
  const numbered = loaded.value.map((lesson) => ({
    ...lesson,
    number: Number.parseInt(lesson.id, 10),
    file: join(dir, 'puzzles', `${lesson.id}.toml`),
  }));
  return numbered.map((lesson, i) => {
    const next = numbered[i + 1];
    return { ...lesson, next: next ? { title: next.title, number: next.number } : null };
  });
};

export const lessonsOf = (game: string): readonly NumberedLesson[] => lessonsIn(gameDir(game));

export const lessonOf = (game: string, number: string): NumberedLesson => {
  const lessons = lessonsOf(game);
  const lesson = lessons.find((one) => String(one.number) === number);
  if (lesson) return lesson;
  const known = listed(
    lessons.map((one) => String(one.number)),
    'or',
  );
  throw new Fault('no-lesson', known === '' ? `${game} has no lessons` : `--lesson is one of ${known}`);
};
