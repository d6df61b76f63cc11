import { flow, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { answerKeys, PAGE_KEYS } from '../../terminal/words.ts';
import { aheadOf, buttonsOn, cardsOn, type LockModel, stopOf } from './model.ts';
import { LABELS } from './words.ts';

/** What the last step came to, where there is no room for all of it. */
export const lastStepLines = ({ run, lockView }: LockModel, width: number, paint: Paint): string[] => {
  const { now } = run;
  const effects = lockView.effects(run.setup, now.events);
  if (effects === '') return [];
  const missing = lockView.missing(run.setup, now);
  return wrap(`${lockView.step(now.events)}: ${effects}.${missing && ` ${missing}`}`, width, 2).map((line) =>
    paint.faint(line),
  );
};

/** The line that answers: a question, a notice, what the chosen cards would do, or what to choose. */
export const statusLines = (model: LockModel, width: number, paint: Paint): readonly string[] => {
  if (model.busy !== null) return wrap(model.busy, width).map((line) => paint.voice(line));
  if (model.confirmation)
    return [
      ...wrap(model.confirmation.question, width).map((line) => paint.warn(line)),
      answerKeys(model.confirmation.answers),
    ];
  if (model.notice.length > 0)
    return model.notice.flatMap((text) => wrap(text, width, 3)).map((line) => paint.strong(line));
  return stopOf(model) === 'board' ? model.lockView.answer(model, aheadOf(model), width, paint) : [];
};

/** Each button with its brackets, the one under the cursor marked. */
export const drawnButtons = (model: LockModel, paint: Paint): readonly string[] => {
  const first = cardsOn(model).length;
  return buttonsOn(model).map((button, i) => {
    const focused = model.cursor === first + i;
    const label = button.off ? paint.bad(`[ ✗ ${button.label} ]`) : `[ ${button.label} ]`;
    return `${focused ? '▸' : ' '}${focused ? paint.focus(label) : label}`;
  });
};

export const buttonLines = (model: LockModel, width: number, paint: Paint): string[] =>
  flow(drawnButtons(model, paint), width, ' ');

/** The command line, or the keys while nothing is typed. */
export const promptLine = (model: LockModel, width: number, paint: Paint): string => {
  const keys = model.page ? PAGE_KEYS : width >= LABELS.keys.length + 2 ? LABELS.keys : LABELS.keysShort;
  if (model.typed === '') return `> ${paint.faint(keys)}`;
  const room = width - 3;
  const shown = [...model.typed].length > room ? `…${[...model.typed].slice(1 - room).join('')}` : model.typed;
  return `> ${shown}${paint.focus(' ')}`;
};
