import { chooseCharacter, WAIT } from '../choice.ts';
import type { Battle } from '../context.ts';
import { CHAR, CHAR_FORMS, charsFor } from '../select.ts';
import { FR, NONE } from '../state.ts';
import { DID, didIf, NOT } from './result.ts';

const ANY_NUMBER = 99;

type Apply = (b: Battle, frame: number[], uid: number, base: number) => boolean;

/** The characters a sentence names without choosing. */
const said = (frame: readonly number[], form: number): readonly number[] => {
  if (form === CHAR.this) return [frame[FR.uid]!];
  if (form === CHAR.it) return [frame[FR.it]!];
  if (form === CHAR.that) return [frame[FR.chosen]!];
  const list: number[] = [];
  for (let uid = frame[FR.themFrom]!; uid > 0 && uid < frame[FR.themTo]!; uid += 1) list.push(uid);
  return list;
};

/** Applies an effect to the characters that the CHAR at `char` speaks of. `base` is the whole effect's. */
export const applyTo = (b: Battle, frame: number[], char: number, base: number, apply: Apply): number => {
  const { code } = b.setup;
  const form = CHAR_FORMS[code[char]!]!;
  if (form.pick === 'one') {
    const uid = chooseCharacter(b, frame, char, frame[FR.may] === 1);
    if (uid === WAIT) return WAIT;
    return didIf(uid !== NONE && apply(b, frame, uid, base));
  }
  if (form.pick === 'several') {
    const limit = form.countAt > 0 ? code[char + form.countAt]! : ANY_NUMBER;
    while (frame[FR.times]! < limit) {
      const uid = chooseCharacter(b, frame, char, true);
      if (uid === WAIT) return WAIT;
      if (uid === NONE) break;
      frame[FR.times]! += 1;
      apply(b, frame, uid, base);
    }
    return frame[FR.times]! > 0 ? DID : NOT;
  }
  let done = false;
  const list = form.pick === 'each' ? charsFor(b, frame, char) : said(frame, code[char]!);
  for (const uid of list) if (apply(b, frame, uid, base)) done = true;
  return didIf(done);
};
