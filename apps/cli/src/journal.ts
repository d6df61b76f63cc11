import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** What a long piece of work has done so far, a line for each part, so that it can go on after it was cut off. */
export interface Journal<Part> {
  readonly kept: ReadonlyMap<number, Part>;
  write(at: number, part: Part): void;
  /** The work is finished: nothing is left to go on with. */
  done(): void;
}

const jsonOf = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined; // The last line may have been cut off in the middle.
  }
};

const isLine = <Part>(line: unknown): line is { at: number; part: Part } =>
  typeof line === 'object' && line !== null && 'at' in line && typeof line.at === 'number' && 'part' in line;

const read = <Part>(file: string, key: string): ReadonlyMap<number, Part> => {
  if (!existsSync(file)) return new Map();
  const [head, ...lines] = readFileSync(file, 'utf8').split('\n');
  const first = jsonOf(head ?? '');
  // Left by another piece of work: start over.
  if (typeof first !== 'object' || first === null || !('key' in first) || first.key !== key) return new Map();
  return new Map(
    lines.flatMap((line) => {
      const found = jsonOf(line);
      return isLine<Part>(found) ? [[found.at, found.part] as const] : [];
    }),
  );
};

/** The key tells one piece of work from another. */
export const openJournal = <Part>(file: string, key: string): Journal<Part> => {
  const kept = read<Part>(file, key);
  const lines = [...kept].map(([at, part]) => `${JSON.stringify({ at, part })}\n`);
  writeFileSync(file, `${JSON.stringify({ key })}\n${lines.join('')}`);
  return {
    kept,
    write: (at, part) => appendFileSync(file, `${JSON.stringify({ at, part })}\n`),
    done: () => rmSync(file, { force: true }),
  };
};
