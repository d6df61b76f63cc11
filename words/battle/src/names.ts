import type { Seat } from '@lockstep/kernel';

/** What a sentence takes from a battle: the names of its cards and of its seats. A setup has them; so has a whole quest. */
export interface Names {
  readonly defs: readonly { readonly id: string; readonly name: string }[];
  readonly script: { readonly seat: readonly { readonly name?: string | undefined }[] };
}

const YOU = 'You';

/** The player sits at seat 0, and is "You" unless the battle names its seats otherwise. */
export const seatName = ({ script }: Names, seat: Seat): string =>
  script.seat[seat]?.name ?? (seat === 0 ? YOU : 'The enemy');

export const isYou = (names: Names, seat: Seat): boolean => seatName(names, seat) === YOU;

const SECOND: { readonly [third: string]: string } = { is: 'are', passes: 'pass' };

/** "You keep", "Kiln Row keeps": a verb is given in its third person. */
export const subjectVerb = (names: Names, seat: Seat, verb: string): string =>
  `${seatName(names, seat)} ${isYou(names, seat) ? (SECOND[verb] ?? verb.replace(/s$/, '')) : verb}`;

/** "your row", "the row of Kiln Row". */
export const whose = (names: Names, seat: Seat, thing: string): string =>
  isYou(names, seat) ? `your ${thing}` : `the ${thing} of ${inner(names, seat)}`;

/** A seat inside a sentence: "you", "the enemy", "Kiln Row". */
export const inner = (names: Names, seat: Seat): string => {
  const name = seatName(names, seat);
  return name === YOU ? 'you' : name.replace(/^The /, 'the ');
};

/** "Flame Imp"; a figment has no name of its own. */
export const cardName = ({ defs }: Names, id: string): string =>
  id === 'figment' ? 'a figment' : (defs.find((def) => def.id === id)?.name ?? id);

export const cardNames = (names: Names, ids: readonly string[]): string =>
  ids.length === 0 ? 'nothing' : ids.map((id) => cardName(names, id)).join(', ');

/** The start of a sentence. */
export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
