import { nearest } from '@lockstep/kernel';
import { CARDS, promptOf } from '@lockstep/play';
import { listed, termNamed } from '@lockstep/words';
import type { Model, Words } from '../../shell/board.ts';
import { act, type Command, type Complaint, complain } from '../../shell/command.ts';
import type { Help, LockView } from './lock-view.ts';
import { cardsOn, type LockModel, lockModelOf, stopOf } from './model.ts';
import { COMPLAINTS, commandHelp, NOTICES } from './words.ts';

/** Every word that can be typed here, in the order `help` lists them: the game's own stand among the others. */
export const wordsOf = (lockView: LockView, { session }: Model): Words => {
  const { start, pick, hint, undo, redo, ...reading } = commandHelp(lockView.name);
  const setup = session!.attempt.run.setup;
  const variants = lockView.variants(setup).map(({ word, help }): [string, Help] => [word, help]);
  const pages = Object.entries(lockView.pages).map(([word, { help }]): [string, Help] => [word, help]);
  return {
    start,
    ...Object.fromEntries(variants),
    ...lockView.verbs,
    pick,
    hint,
    undo,
    redo,
    ...Object.fromEntries(pages),
    ...reading,
  };
};

/** A card by number, id, or the beginning of an id that only one card has. */
const cardOf = (table: LockModel, word: string): string | Complaint => {
  const ids = table.lockView.ids(table.run.setup);
  const lower = word.toLowerCase();
  if (/^\d+$/.test(lower)) return ids[Number(lower) - 1] ?? complain(COMPLAINTS.noNumber(word, ids.length));
  if (ids.includes(lower)) return lower;
  const here = cardsOn(table).map(({ id }) => id);
  for (const among of [here, ids]) {
    const fitting = among.filter((id) => id.startsWith(lower));
    if (fitting.length === 1) return fitting[0]!;
    if (fitting.length > 1) return complain(COMPLAINTS.several(word, listed(fitting, 'or')));
  }
  return complain(COMPLAINTS.noCard(word.slice(0, 40), nearest(lower, ids)));
};

const withCards = (
  table: LockModel,
  words: readonly string[],
  make: (cards: readonly string[]) => Command | Complaint,
): Command | Complaint => {
  const found = words.map((word) => cardOf(table, word));
  const wrong = found.find((one): one is Complaint => typeof one !== 'string');
  return wrong ?? make(found as string[]);
};

/** Exactly these are laid down, where they are there and not too many. */
const picked = (table: LockModel, cards: readonly string[]): Command | Complaint => {
  if (stopOf(table) !== 'board') return complain(NOTICES.noCardsHere);
  const { options, zones } = promptOf(table.session);
  const elsewhere = cards.find((id) => !options.some((option) => option.zone === CARDS && option.id === id));
  if (elsewhere !== undefined) return complain(NOTICES.notHere(elsewhere));
  const most = zones.find(({ id }) => id === CARDS)?.max ?? 0;
  if (cards.length > most) return complain(NOTICES.tooMany(most));
  return { do: 'lay', zone: CARDS, ids: [...new Set(cards)] };
};

/** What a word of the game means: told, and nothing is done. */
const meaning = ({ host, session }: Model, asked: string): Complaint => {
  const terms = host.game.text.terms?.(session!.attempt.run.setup) ?? [];
  const found = termNamed(terms, asked);
  return complain(
    found
      ? `${found[0]}: ${found[1]}`
      : COMPLAINTS.noTerm(
          listed(
            terms.map(([term]) => term),
            'or',
          ),
        ),
  );
};

/** Bare cards are picked; "what is" asks for a word of the game. */
export const parseNamed = (
  lockView: LockView,
  model: Model,
  words: readonly string[],
): Command | Complaint | undefined => {
  const table = lockModelOf(lockView, model);
  const first = words[0]!.toLowerCase();
  if (first === 'what' && words[1]?.toLowerCase() === 'is') return meaning(model, words.slice(2).join(' '));
  if (!/^\d+$/.test(first) && !lockView.ids(table.run.setup).includes(first)) return undefined;
  return withCards(table, words, (cards) => picked(table, cards));
};

/** A word of the game's own, if it is one. A verb alone acts on what is laid down. */
export const parseTyped = (
  lockView: LockView,
  model: Model,
  word: string,
  rest: readonly string[],
): Command | Complaint | undefined => {
  const table = lockModelOf(lockView, model);
  if (word === 'term') return meaning(model, rest.join(' '));
  if (word === 'pick') return withCards(table, rest, (cards) => picked(table, cards));
  if (Object.hasOwn(lockView.verbs, word))
    return withCards(table, rest, (cards) => act([word, ...(cards.length > 0 ? cards : table.selection)].join(' ')));
  const variant = lockView.variants(table.run.setup).find((one) => one.word === word);
  if (!variant) return undefined;
  if (!table.locked) return complain(NOTICES.begun);
  return { do: 'open', ref: { ...table.session.opening.ref, options: variant.options }, chosen: {} };
};

/** Ids of cards come first of all, and after what acts on cards. */
export const completions = (
  lockView: LockView,
  model: Model,
  words: readonly string[],
): readonly string[] | undefined => {
  const ids = cardsOn(lockModelOf(lockView, model)).map(({ id }) => id);
  const [first] = words;
  if (first === undefined) return ids;
  const takesCards = Object.hasOwn(lockView.verbs, first) || first === 'pick' || ids.includes(first);
  return takesCards ? ids.filter((id) => !words.includes(id)) : undefined;
};
