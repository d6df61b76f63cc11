import { pick, type Seed, type Stream } from '@lockstep/kernel';

/** Where a host speaks: flavour only, so nothing here reaches the rules. */
export interface Stage<Setup> {
  readonly setup: Setup;
  readonly seed: Seed;
  /** The locked device as it is called: "the fridge". */
  readonly lock: string;
  /** Of a Daily, the number of its day. */
  readonly day?: number | undefined;
}

/** One line of a voice. Every key other than these two is a filter: the line is said only where that is in play. */
export interface Say<When extends string> {
  readonly when: When;
  readonly text: string;
}

/** Something to remark on. */
export interface Occasion<When extends string, S extends Say<When>> {
  readonly when: When;
  /** Said each time, or only now and then, so that it is not a spoken countdown. */
  readonly always: boolean;
  /** Of a moment that every day has: its lines take turns, so that no day begins as the one before. */
  readonly day?: number | undefined;
  /** What the placeholders of a line stand for here, or undefined where its filters do not fit. */
  facts(say: S): { readonly [placeholder: string]: string | undefined } | undefined;
}

export interface VoiceLine<When extends string> {
  readonly when: When;
  /** Empty where the voice has nothing for the moment. */
  readonly text: string;
  /** The line as written, to tell one line from another whatever names are in it. */
  readonly said: string;
}

/** Words of a stream set aside for each remark, so that one remark never shifts another. */
export const DRAWS = 16;

const isFiltered = (say: Say<string>): boolean => Object.keys(say).length > 2;

/** Undefined where a line names something the moment has not got. */
const filled = (text: string, facts: { readonly [placeholder: string]: string | undefined }): string | undefined => {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]!);
  if (names.some((name) => facts[name] === undefined)) return undefined;
  const whole = text.replace(/\{(\w+)\}/g, (_, name: string) => facts[name]!);
  // "the fridge" or "six" may come first in a line.
  return text.startsWith('{') ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole;
};

const choose = <When extends string, S extends Say<When>>(
  says: readonly S[],
  occasion: Occasion<When, S>,
  stream: Stream,
  last: string,
): VoiceLine<When> | undefined => {
  const fitting = says.flatMap((say) => {
    if (say.text === last || say.when !== occasion.when) return [];
    const facts = occasion.facts(say);
    const text = facts && filled(say.text, facts);
    return text === undefined ? [] : [{ say, text }];
  });
  const particular = fitting.filter(({ say }) => isFiltered(say));
  const general = fitting.filter(({ say }) => !isFiltered(say));
  const preferred = stream.below(2) === 0 ? particular : general;
  const from = preferred.length > 0 ? preferred : fitting;
  if (from.length === 0) return undefined;
  const { say, text } = occasion.day === undefined ? pick(stream, from) : from[occasion.day % from.length]!;
  return { when: occasion.when, text, said: say.text };
};

/** One remark on the most telling occasion that has a line; `last` is not said twice running. */
export const remarkOn = <When extends string, S extends Say<When>>(
  says: readonly S[],
  occasions: readonly Occasion<When, S>[],
  stream: Stream,
  last: string,
  otherwise: When,
): VoiceLine<When> => {
  for (const occasion of occasions) {
    if (!occasion.always && stream.below(2) === 0) continue;
    const line = choose(says, occasion, stream, last);
    if (line) return line;
  }
  return { when: occasions.find(({ always }) => always)?.when ?? otherwise, text: '', said: '' };
};
