import { type Block, quickReference, rulebook, type Section, shareText, shareWords } from '@lockstep/words';
import { COMMAND_HELP, HELP_TEXT, NOTICES, RESULTS } from '../words.ts';
import type { Page } from './command.ts';
import { columns, pad, wrap } from './layout.ts';
import type { Model } from './model.ts';
import type { Paint } from './paint.ts';
import { allPathLines } from './paths.ts';
import { transcriptLines } from './transcript.ts';

/** A table in columns while the last one keeps some room, else each row as a short paragraph. */
const tableLines = (
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
      ...row.slice(1).flatMap((cell) => wrap(cell, width - 2).map((line) => `  ${line}`)),
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

const sections = ({ run }: Model): readonly Section[] =>
  rulebook({ tuning: run.setup.puzzle.tuning, puzzle: run.setup.puzzle });

/** Where a part of the rules begins on their page. */
export const sectionStart = (model: Model, part: string, width: number, paint: Paint): number => {
  const before = sections(model).slice(
    0,
    Math.max(
      0,
      sections(model).findIndex(({ id }) => id === part),
    ),
  );
  return before.flatMap((section) => sectionLines(section, width, paint)).length;
};

export const onlySection = (model: Model, part: string, width: number, paint: Paint): string[] =>
  sections(model)
    .filter(({ id }) => id === part)
    .flatMap((section) => sectionLines(section, width, paint));

const quickLines = ({ run }: Model, width: number, paint: Paint): string[] =>
  quickReference({ tuning: run.setup.puzzle.tuning, puzzle: run.setup.puzzle }).flatMap(([label, text]) => {
    const hang = width < 60 ? 2 : 12;
    const lines =
      width < 60
        ? [label, ...wrap(text, width - hang).map((line) => `  ${line}`)]
        : wrap(`${pad(label, 12)}${text}`, width, hang);
    return [lines[0]!.replace(label, paint.strong(label)), ...lines.slice(1)];
  });

/** Stars by default; `share words` says it without. */
export const shareLines = ({ records, run, sitting, part }: Model): string[] => {
  if (!records.firstClear) return [RESULTS.nothingToShare];
  const shared = {
    first: records.firstClear,
    best: records.best,
    scrutinyCap: run.setup.puzzle.tuning.scrutiny_cap,
    seedLabel: sitting.title.seedLabel,
  };
  return (part === 'words' ? shareWords(shared) : shareText(shared)).split('\n');
};

const helpLines = (width: number, paint: Paint): string[] => [
  ...HELP_TEXT.flatMap((text) => [...wrap(text, width), '']),
  ...tableLines(['Command', 'What it does'], Object.values(COMMAND_HELP), width, paint),
];

export const pageLines = (model: Model, page: Page, width: number, paint: Paint): string[] => {
  switch (page) {
    case 'rules':
      return sections(model).flatMap((section) => sectionLines(section, width, paint));
    case 'quick':
      return quickLines(model, width, paint);
    case 'protocol':
      return allPathLines(model, width, paint);
    case 'log':
      return transcriptLines(model, width, paint);
    case 'share':
      return shareLines(model).flatMap((line) => wrap(line, width));
    case 'help':
      return helpLines(width, paint);
    case 'solution':
      return [
        ...model.solution.flatMap((text) => wrap(text, width, 3)),
        '',
        ...wrap(NOTICES.practiceLater, width).map((line) => paint.warn(line)),
      ];
  }
};
