import { type Frame, indent, twoColumns, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { buttonLines, promptLine, statusLines } from './footer.ts';
import { portraitOf, saidLines, titleLines } from './hud.ts';
import { type LockModel, outcomeOf } from './model.ts';
import { scrollView } from './scroll-view.ts';
import { shareLines } from './share.ts';
import { RESULTS } from './words.ts';

/** How it ended, and why. */
const headlineLines = (model: LockModel, width: number, paint: Paint): string[] => {
  const { head, earned, why } = model.lockView.ending(model);
  const brush = outcomeOf(model)?.result === 'won' ? paint.good : paint.bad;
  return [
    paint.strong(brush(head)),
    ...earned.flatMap((line) => wrap(line, width)).map((line) => paint.strong(line)),
    ...wrap(why, width),
    ...(model.flags.practice ? wrap(RESULTS.practice, width).map((line) => paint.warn(line)) : []),
    ...(model.records.streak?.days ? [RESULTS.streak(model.records.streak)] : []),
  ];
};

/** Below it: the share text, or where a lesson leads, and where every point came from. */
const accountLines = (model: LockModel, width: number, paint: Paint): string[] => [
  ...(model.onward === null
    ? [
        paint.faint(RESULTS.shareHead),
        ...shareLines(model, false).flatMap((line) => wrap(line, width - 2).map((one) => `  ${one}`)),
      ]
    : wrap(model.onward, width).map((line) => paint.strong(line))),
  '',
  ...model.lockView.account(model, width, paint),
];

export const resultFrame = (model: LockModel, width: number, rows: number | undefined, paint: Paint): Frame => {
  const { drawn, wide } = portraitOf(model, paint);
  const headline = headlineLines(model, width - wide - 3, paint);
  const gap = rows === undefined || rows >= 30 ? [''] : [];
  const top = [
    ...titleLines(model, width, paint),
    ...gap,
    ...twoColumns(drawn, wide, headline.length < drawn.length ? ['', ...headline] : headline, '   '),
    ...gap,
    ...indent(saidLines(model, width - 2, paint), 1),
    '',
  ];
  const bottom = [
    ...statusLines(model, width, paint),
    ...buttonLines(model, width, paint),
    promptLine(model, width, paint),
  ];
  return scrollView(model, top, accountLines(model, width, paint), bottom, rows, paint);
};
