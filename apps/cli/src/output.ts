import { print, streams } from './streams.ts';

/** One answer of a command: JSON for scripts, text for people. */
export const answer = (options: { readonly json?: boolean }, value: unknown, text: () => string): void => {
  print(options.json ? JSON.stringify(value) : text());
};

/** A bar on the terminal's error stream, so that it never mixes with the answer. Silent where the stream is no terminal. */
export const progress = (title: string, total: number): { step(): void; done(): void } => {
  let at = 0;
  const { errors } = streams();
  const draw = (): void => {
    if (!errors.isTTY) return;
    const width = 24;
    const full = Math.round((at / Math.max(1, total)) * width);
    errors.write(`\r${title} [${'#'.repeat(full)}${'.'.repeat(width - full)}] ${at}/${total}`);
  };
  draw();
  return {
    step: () => {
      at += 1;
      draw();
      if (!errors.isTTY && (at === total || at % 100 === 0)) errors.write(`${title} ${at}/${total}\n`);
    },
    done: () => {
      if (errors.isTTY) errors.write('\r\x1b[K');
    },
  };
};

/** Columns wide enough for what is in them. */
export const columns = (rows: readonly (readonly string[])[]): string => {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
