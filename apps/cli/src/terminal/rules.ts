import type { Block, Section } from '@lockstep/words';
import { columns, pad, wrap } from './layout.ts';
import type { Paint } from './paint.ts';

/** A table in columns while the last one keeps some room, else each row as a short paragraph whose cells name their column. */
export const tableLines = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
  paint: Paint,
): string[] => {
  const all = [head, ...rows];
  const sizes = head.slice(0, -1).map((_, at) => Math.max(...all.map((row) => columns(row[at] ?? ''))));
  const used = sizes.reduce((sum, size) => sum + size + 2, 0);
  if (width - used < Math.min(24, Math.max(...all.map((row) => columns(row.at(-1) ?? '')))))
    return rows.flatMap((row) => [
      ...wrap(row[0] ?? '', width).map((line) => paint.strong(line)),
      ...row.slice(1).flatMap((cell, i) => {
        const title = head[i + 1] ? `${head[i + 1]}: ` : '';
        return wrap(`${title}${cell}`, width - 2).map((line) => `  ${line}`);
      }),
    ]);
  return all.flatMap((row, i) => {
    const start = sizes.map((size, at) => pad(row[at] ?? '', size + 2)).join('');
    const [first = '', ...others] = wrap(row.at(-1) ?? '', width - used);
    const lines = [start + first, ...others.map((line) => ' '.repeat(used) + line)];
    return i === 0 ? lines.map((line) => paint.faint(line)) : lines;
  });
};

const blockLines = (block: Block, width: number, paint: Paint): string[] => {
  if (block.kind === 'text') return wrap(block.text, width);
  if (block.kind === 'list') return block.items.flatMap((item) => wrap(`• ${item}`, width, 2));
  return tableLines(block.head, block.rows, width, paint);
};

const sectionLines = (section: Section, width: number, paint: Paint): string[] => [
  paint.strong(section.title.toUpperCase()),
  ...section.blocks.flatMap((block) => ['', ...blockLines(block, width, paint)]),
  '',
];

/** Where a part of the rules begins on their page. */
export const sectionStart = (sections: readonly Section[], part: string, width: number, paint: Paint): number => {
  const at = Math.max(
    0,
    sections.findIndex(({ id }) => id === part),
  );
  return sections.slice(0, at).flatMap((section) => sectionLines(section, width, paint)).length;
};

/** All parts of the rules, or the one named. */
export const rulesLines = (sections: readonly Section[], part: string | null, width: number, paint: Paint): string[] =>
  sections.filter(({ id }) => part === null || id === part).flatMap((section) => sectionLines(section, width, paint));

/** The quick reference on one screen: labels in a column of their own where there is room for one. */
export const quickLines = (rows: readonly (readonly [label: string, text: string])[], width: number, paint: Paint) => {
  const column = Math.max(...rows.map(([label]) => columns(label))) + 2;
  return rows.flatMap(([label, text]): string[] => {
    if (width < 60) return [paint.strong(label), ...wrap(text, width - 2).map((line) => `  ${line}`)];
    const [first = '', ...others] = wrap(text, width - column);
    return [pad(paint.strong(label), column) + first, ...others.map((line) => ' '.repeat(column) + line)];
  });
};
