import { targetPrinted, titleWords } from '@lockstep/words';
import { columns, ends, flow, indent, pad, twoColumns, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { aheadOf, type LockModel } from './model.ts';
import { NOTICES } from './words.ts';

const HARDEST = 5;
const LABEL_WIDTH = 11;
const LONGEST_BAR = 30;
/** The columns of a value and the gaps around it. */
const VALUE_WIDTH = 16;

/** What a lesson says now. */
export const taughtLines = ({ taught }: LockModel, width: number, paint: Paint): string[] =>
  taught === null ? [] : wrap(taught, width).map((line) => paint.strong(line));

/** Which puzzle, how hard, and whether it counts; where the meters are tight, what they leave out. */
export const titleLines = (model: LockModel, width: number, paint: Paint, tight = false): string[] => {
  const { title, grade, daily, lockView } = model;
  const { setup } = model.run;
  const stars = grade === null ? '' : `${daily.gradeName(grade)} ${'▰'.repeat(grade)}${'▱'.repeat(HARDEST - grade)}`;
  const practice = model.flags.practice ? paint.warn(NOTICES.practice) : '';
  const spared = tight ? [lockView.tally(model), paint.strong(targetPrinted(daily.targetOf(setup)))] : [];
  const right = [practice, ...spared, paint.faint(stars)].filter((text) => columns(text) > 0).join('  ');
  return [...ends(paint.strong(titleWords(title)), right, width), ...taughtLines(model, width, paint)];
};

const meterLines = (model: LockModel, width: number, paint: Paint): string[] => {
  const { lockView, daily } = model;
  const room = Math.min(LONGEST_BAR, width - LABEL_WIDTH - VALUE_WIDTH);
  const meters = lockView.meters(model, aheadOf(model), room, paint);
  const longest = Math.max(...meters.map(({ bar }) => columns(bar)));
  const lines = meters.map(({ label, bar, value }) => `${pad(label, LABEL_WIDTH)} ${pad(bar, longest)}  ${value}`);
  const target = paint.strong(targetPrinted(daily.targetOf(model.run.setup)));
  const tally = lockView.tally(model);
  return [tally === '' ? target : `${pad(target, LABEL_WIDTH)} ${tally}`, ...lines];
};

/** What is said, as it is said. */
export const quoteLines = (text: string, width: number, paint: Paint): string[] =>
  text === '' ? [] : wrap(`“${text}”`, width, 1).map((line) => paint.voice(line));

/** The line of the moment. */
export const saidLines = (model: LockModel, width: number, paint: Paint): string[] =>
  quoteLines(model.lockView.line(model).text, width, paint);

/** The face in colour, and how wide it is. */
export const portraitOf = (
  model: LockModel,
  paint: Paint,
): { readonly drawn: readonly string[]; readonly wide: number } => {
  const { large } = model.lockView.portrait(model);
  return { drawn: large.map((line) => paint.voice(line)), wide: Math.max(...large.map(columns)) };
};

/** Face next to meters, the line below; on a narrow screen the line next to the face, the meters below. */
export const hudLines = (model: LockModel, width: number, paint: Paint): string[] => {
  const { drawn, wide } = portraitOf(model, paint);
  const left = wide + 3;
  if (width < left + 36) {
    const quote = saidLines(model, width - left, paint);
    return [...twoColumns(drawn, wide, ['', ...quote], '   '), '', ...meterLines(model, width, paint)];
  }
  const right = ['', ...meterLines(model, width - left, paint)];
  return [...twoColumns(drawn, wide, right, '   '), '', ...indent(saidLines(model, width - 2, paint), 1)];
};

/** The same facts in as few lines as they fit; the target stands in the title. `mute`: and nothing is said. */
export const tightHudLines = (model: LockModel, width: number, paint: Paint, mute: boolean): string[] => {
  const { lockView } = model;
  const items = lockView
    .meters(model, aheadOf(model), 0, paint)
    .map(({ label, bar, value, short = value }) => `${label} ${bar} ${short}`);
  if (mute) return flow(items, width, '  ');
  const { small } = lockView.portrait(model);
  const quote = saidLines(model, width - small.length - 1, paint);
  return [...flow(items, width, '  '), ...twoColumns([paint.voice(small)], small.length, quote, ' ')];
};
