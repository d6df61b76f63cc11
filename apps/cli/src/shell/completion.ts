import type { Types } from '@lockstep/play';
import { HINT_LEVELS } from '@lockstep/play';
import type { Model } from './model.ts';
import { partsOf, wordsOf } from './pages.ts';
import { SURE } from './parse-command.ts';

const commonPrefix = (words: readonly string[]): string => {
  let [common = ''] = words;
  for (const word of words) while (!word.startsWith(common)) common = common.slice(0, -1);
  return common;
};

/** What can be typed after these words. */
const choicesAfter = <G extends Types>(model: Model<G>, named: readonly string[]): readonly string[] => {
  const { board } = model.host.game;
  const own = board.completions?.(model, named);
  const [first] = named;
  if (first === undefined) return [...Object.keys(wordsOf(model)), ...board.verbs, ...(own ?? [])];
  if (own) return own;
  if (first === 'hint') return HINT_LEVELS;
  return first === 'rules' ? partsOf(model) : SURE.slice(0, 1);
};

/** The typed text with its last word carried on as far as it is certain. */
export const complete = <G extends Types>(model: Model<G>, typed: string): string => {
  const words = typed.split(' ');
  const named = words.slice(0, -1);
  const last = words.at(-1)!.toLowerCase();
  if (last === '') return typed;
  const fitting = [...new Set(choicesAfter(model, named))].filter((choice) => choice.startsWith(last));
  if (fitting.length === 0) return typed;
  return [...named, commonPrefix(fitting) + (fitting.length === 1 ? ' ' : '')].join(' ');
};
