import { moments } from '@lockstep/kernel';
import type { Section } from '@lockstep/words';
import { wrap } from '../terminal/layout.ts';
import type { Paint } from '../terminal/paint.ts';
import { quickLines, rulesLines, tableLines } from '../terminal/rules.ts';
import type { Model } from './model.ts';
import { transcriptLines } from './transcript.ts';
import { wordbook } from './wordbook.ts';
import { HELP_TEXT, NOTICES, PAGE_TITLES, RESULTS } from './words.ts';

/** The rules of the puzzle at hand, its own numbers included. */
export const rulesOf = ({ run, pack, sitting: { wording } }: Model): readonly Section[] =>
  wording.rulebook(pack, run.setup);

/** What there is to share: the first clear, or a loss where the game shares those. */
const shareText = ({ records, run, title, part, sitting: { wording } }: Model): string => {
  const [won, lost] =
    part === 'words' ? [wording.shareWords, wording.lossWords] : [wording.shareText, wording.lossText];
  if (records.firstClear)
    return won(run.setup, { first: records.firstClear, best: records.best, seedLabel: title.seedLabel });
  const events = moments(run).flatMap((moment) => moment.events);
  return lost?.(run.setup, events, title) ?? RESULTS.nothingToShare;
};

/** With its signs by default; `share words` says it without. */
export const shareLines = (model: Model): string[] => shareText(model).split('\n');

type Lines = (model: Model, width: number, paint: Paint) => readonly string[];

/** The pages of every game. */
const LINES: { readonly [page in keyof typeof PAGE_TITLES]: Lines } = {
  rules: (model, width, paint) => rulesLines(rulesOf(model), null, width, paint),
  quick: ({ pack, run, sitting }, width, paint) =>
    quickLines(sitting.wording.quickReference(pack, run.setup), width, paint),
  log: transcriptLines,
  share: (model, width) => shareLines(model).flatMap((line) => wrap(line, width)),
  help: (model, width, paint) => [
    ...HELP_TEXT.flatMap((text) => [...wrap(text, width), '']),
    ...tableLines(['Command', 'What it does'], Object.values(wordbook(model)), width, paint),
  ],
  solution: ({ solution }, width, paint) => [
    ...solution.flatMap((text) => wrap(text, width, 3)),
    '',
    ...wrap(NOTICES.practiceLater, width).map((line) => paint.warn(line)),
  ],
};

const isShared = (page: string): page is keyof typeof PAGE_TITLES => Object.hasOwn(PAGE_TITLES, page);

export const pageTitle = ({ sitting: { face } }: Model, page: string): string =>
  isShared(page) ? PAGE_TITLES[page] : (face.pages[page]?.title ?? '');

export const pageLines = (model: Model, page: string, width: number, paint: Paint): readonly string[] =>
  isShared(page)
    ? LINES[page](model, width, paint)
    : (model.sitting.face.pages[page]?.lines(model, width, paint) ?? []);
