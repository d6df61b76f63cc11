import { type CardSet, setOf } from '@lockstep/cards';
import { PAYLOADS } from './cardset.ts';
import { type Clause, clauseHolds } from './path.ts';
import type { Setup } from './setup.ts';
import { cardsOf } from './tables.ts';

/** What a hand of cards could do about one protocol of the schedule. */
export interface Coverage {
  readonly protocol: string;
  /** The turns during which it is enforced. */
  readonly from: number;
  readonly to: number;
  /** By path: how many payloads of the hand satisfy it, and the most Compliance of one. */
  readonly paths: readonly { readonly payloads: number; readonly best: number }[];
  /** The most Compliance of a payload that is accepted; 0 where none is. */
  readonly best: number;
  /** Something is accepted turn after turn, also where no card may be submitted twice in a row. */
  readonly lasting: boolean;
}

interface Accepted {
  readonly cards: CardSet;
  readonly worth: number;
  /** By path. */
  readonly paths: readonly boolean[];
  /** Even when its cards were just submitted. */
  readonly repeatable: boolean;
}

const satisfies = (clauses: readonly Clause[], setup: Setup, payload: CardSet, fresh: boolean): boolean =>
  clauses.every((clause) => clauseHolds(clause, cardsOf(setup.script.card, payload), fresh));

const acceptedOf = (setup: Setup, hand: CardSet, entry: number): readonly Accepted[] => {
  const { paths, worth } = setup.tables;
  return PAYLOADS.flatMap((cards, i) => {
    if ((cards & hand) !== cards) return [];
    const held = paths[entry]!.map((clauses) => satisfies(clauses, setup, cards, true));
    if (!held.includes(true)) return [];
    const repeatable = paths[entry]!.some((clauses) => satisfies(clauses, setup, cards, false));
    return [{ cards, worth: worth[i]!, paths: held, repeatable }];
  });
};

const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

/** Protocol by protocol, what these cards cover: the draft's question, answered by the rules of SUBMIT. */
export const coverageOf = (setup: Setup, ids: readonly string[]): readonly Coverage[] => {
  const { script, tables } = setup;
  const hand = setOf(script.card.flatMap(({ id }, place) => (ids.includes(id) ? [place] : [])));
  return script.schedule.map(({ protocol, from }, entry) => {
    const accepted = acceptedOf(setup, hand, entry);
    return {
      protocol,
      from,
      to: (script.schedule[entry + 1]?.from ?? script.turns + 1) - 1,
      paths: tables.paths[entry]!.map((_, path) => {
        const mine = accepted.filter(({ paths }) => paths[path]);
        return { payloads: mine.length, best: most(mine.map(({ worth }) => worth)) };
      }),
      best: most(accepted.map(({ worth }) => worth)),
      lasting: accepted.some((one) => one.repeatable || accepted.some((two) => (one.cards & two.cards) === 0)),
    };
  });
};

/** How a card serves a path: by itself, or only together with one of those named. */
export interface Serving {
  readonly id: string;
  readonly alone: boolean;
  readonly partners: readonly string[];
}

/** The dealt cards that serve a path of the schedule. A card that only accompanies one that serves it alone does not. */
export const servingOf = (setup: Setup, entry: number, path: number): readonly Serving[] => {
  const cards = setup.script.card;
  const clauses = setup.tables.paths[entry]![path]!;
  const serves = (payload: CardSet): boolean => satisfies(clauses, setup, payload, true);
  return cards.flatMap(({ id }, place) => {
    const own = 1 << place;
    const alone = serves(own);
    const partners = cards.flatMap((partner, other) => {
      const needed = !alone && other !== place && serves(own | (1 << other)) && !serves(1 << other);
      return needed ? [partner.id] : [];
    });
    return alone || partners.length > 0 ? [{ id, alone, partners }] : [];
  });
};
