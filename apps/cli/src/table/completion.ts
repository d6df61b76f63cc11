import { HINT_LEVELS } from '@lockstep/kernel';
import { partsOf, SURE } from './commands.ts';
import { cardsOn, type Model } from './model.ts';
import { wordbook } from './wordbook.ts';

const shared = (words: readonly string[]): string => {
  let [common = ''] = words;
  for (const word of words) while (!word.startsWith(common)) common = common.slice(0, -1);
  return common;
};

/** What can stand after a word. */
const choicesAfter = (model: Model, first: string, named: readonly string[]): readonly string[] => {
  const ids = cardsOn(model).map(({ id }) => id);
  if (Object.hasOwn(model.sitting.face.verbs, first) || first === 'pick' || ids.includes(first))
    return ids.filter((id) => !named.includes(id));
  if (first === 'hint') return HINT_LEVELS;
  return first === 'rules' ? partsOf(model) : SURE.slice(0, 1);
};

/** The typed text with its last word carried on as far as it is certain. */
export const completed = (model: Model, typed: string): string => {
  const words = typed.split(' ');
  const named = words.slice(0, -1);
  const last = words.at(-1)!.toLowerCase();
  if (last === '') return typed;
  const [first] = named;
  const choices =
    first === undefined
      ? [...Object.keys(wordbook(model)), ...cardsOn(model).map(({ id }) => id)]
      : choicesAfter(model, first, named);
  const fitting = choices.filter((choice) => choice.startsWith(last));
  if (fitting.length === 0) return typed;
  return [...named, shared(fitting) + (fitting.length === 1 ? ' ' : '')].join(' ');
};
