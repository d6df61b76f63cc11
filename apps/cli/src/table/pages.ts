import { type Rules, shareText, shareWords } from '@lockstep/words-protocol';
import { COMMAND_HELP, HELP_TEXT, NOTICES, RESULTS } from '../words.ts';
import type { Page } from './command.ts';
import { wrap } from './layout.ts';
import type { Model } from './model.ts';
import type { Paint } from './paint.ts';
import { allPathLines } from './paths.ts';
import { quickLines, rulesLines, tableLines } from './rulespage.ts';
import { transcriptLines } from './transcript.ts';

/** The rules of the puzzle at hand, its own numbers included. */
export const rulesOf = ({ run: { setup } }: Model): Rules => ({ tuning: setup.puzzle.tuning, puzzle: setup.puzzle });

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
      return rulesLines(rulesOf(model), null, width, paint);
    case 'quick':
      return quickLines(rulesOf(model), width, paint);
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
