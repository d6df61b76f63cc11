import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listed } from '@lockstep/words';
import { Fault } from './fault.ts';
import { gameDir } from './library.ts';

/** A puzzle that teaches the game: content/<game>/puzzles/<number>-<name>.toml. */
export interface Lesson {
  readonly number: number;
  readonly name: string;
  readonly file: string;
}

export const lessonsOf = (game: string): readonly Lesson[] => {
  const dir = join(gameDir(game), 'puzzles');
  const files = existsSync(dir) ? readdirSync(dir) : [];
  return files
    .flatMap((name) => {
      const found = /^(\d+)-(.+)\.toml$/.exec(name);
      return found ? [{ number: Number(found[1]), name: found[2]!, file: join(dir, name) }] : [];
    })
    .sort((a, b) => a.number - b.number);
};

export const lessonOf = (game: string, number: string): Lesson => {
  const lessons = lessonsOf(game);
  const lesson = lessons.find((one) => String(one.number) === number);
  if (lesson) return lesson;
  const known = listed(
    lessons.map((one) => String(one.number)),
    'or',
  );
  throw new Fault('no-lesson', known === '' ? `${game} has no lessons` : `--lesson is one of ${known}`);
};
