import { clipped, wrap } from './layout.ts';
import type { Paint } from './paint.ts';
import { type Answers, answerKeys } from './words.ts';

/** What the screens of games told in scenes have in common at their foot. */
interface Foot {
  readonly notice: readonly string[];
  readonly confirmation: { readonly question: string; readonly answers: Answers } | null;
  readonly input: string;
}

/** A question that waits for its answer, or what was said last. */
export const statusLines = (model: Foot, width: number, paint: Paint): string[] => {
  if (model.confirmation)
    return [
      ...wrap(model.confirmation.question, width).map((line) => paint.warn(line)),
      answerKeys(model.confirmation.answers),
    ];
  return model.notice.flatMap((text) => wrap(text, width, 2)).map((line) => paint.strong(line));
};

/** What is typed, its end in sight; before that, what the keys do. */
export const promptLine = (model: Pick<Foot, 'input'>, keys: string, width: number, paint: Paint): string => {
  if (model.input === '') return `> ${paint.faint(clipped(keys, width - 2))}`;
  const room = width - 3;
  const chars = [...model.input];
  return `> ${chars.length > room ? `…${chars.slice(1 - room).join('')}` : model.input}${paint.focus(' ')}`;
};
