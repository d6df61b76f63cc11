import { clipped, wrap } from './layout.ts';
import type { Paint } from './paint.ts';
import { YES_NO_KEYS } from './words.ts';

/** What the screens of games told in scenes have in common at their foot. */
interface Foot {
  readonly notice: readonly string[];
  readonly asking: { readonly question: string } | null;
  readonly typed: string;
}

/** A question that waits for its answer, or what was said last. */
export const statusLines = (model: Foot, width: number, paint: Paint): string[] => {
  if (model.asking) return [...wrap(model.asking.question, width).map((line) => paint.warn(line)), YES_NO_KEYS];
  return model.notice.flatMap((text) => wrap(text, width, 2)).map((line) => paint.strong(line));
};

/** What is typed, its end in sight; before that, what the keys do. */
export const promptLine = (model: Pick<Foot, 'typed'>, keys: string, width: number, paint: Paint): string => {
  if (model.typed === '') return `> ${paint.faint(clipped(keys, width - 2))}`;
  const room = width - 3;
  const chars = [...model.typed];
  return `> ${chars.length > room ? `…${chars.slice(1 - room).join('')}` : model.typed}${paint.focus(' ')}`;
};
