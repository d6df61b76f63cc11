import { BOUNDS } from '@lockstep/api';

/** What is not seen, or turns text round: controls, formats, fillers, private and unassigned characters, halves of characters. */
const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Marks piled on one letter. */
const PILED = /\p{M}{3}/u;
const MARKUP = /[<>]/;
/** Alphabets whose letters look alike. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Whether a text can stand as the name of a player: in one spelling (NFC), seen as a whole, and not made to look like another. */
export const isPlayerName = (text: string): boolean => {
  const words = text.split(' ');
  return (
    text === text.normalize('NFC') &&
    [...text].length <= BOUNDS.name &&
    LETTER_OR_DIGIT.test(text) &&
    !MARKUP.test(text) &&
    !PILED.test(text) &&
    words.every(
      (word) => word !== '' && !UNSEEN.test(word) && ALIKE.filter((letters) => letters.test(word)).length <= 1,
    )
  );
};
