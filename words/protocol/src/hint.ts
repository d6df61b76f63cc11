import type { HintLevel } from '@lockstep/play';
import { type Action, KINDS, type Medal, medalOf, protocol, type Setup, servingOf } from '@lockstep/protocol';
import { cardName, cardNames, MEDAL_NAME } from './card.ts';
import { protocolName } from './names.ts';

/** What the solver found from here, and no more of it than was asked for. */
export interface Hint {
  readonly level: HintLevel;
  readonly reachable: Medal | 'clear' | 'none';
  /** Id of a card of a best line's next action. */
  readonly card?: string;
  /** The actions of a best line from here, in notation. */
  readonly line?: readonly string[];
}

/** A solver's finding in the words of the game: a score becomes its medal. */
export const hintOf = (
  setup: Setup,
  { score, ...rest }: Omit<Hint, 'reachable'> & { readonly score: number },
): Hint => ({
  reachable: score === 0 ? 'none' : (medalOf(setup.script.tuning, score - 1) ?? 'clear'),
  ...rest,
});

const REACHABLE: { readonly [reach in Hint['reachable']]: string } = {
  GOLD: `${MEDAL_NAME.GOLD} can still be reached from here.`,
  SILVER: `${MEDAL_NAME.SILVER} is the best that can still be reached from here.`,
  BRONZE: `${MEDAL_NAME.BRONZE} is the best that can still be reached from here.`,
  clear: 'It can still be cleared from here, on the very last turn.',
  none: 'No line of play without a SCAN wins from here.',
};

const VERB: { readonly [kind in Action['kind']]: string } = { draft: 'Keep', submit: 'Submit', scan: 'Scan away' };

const stepWords = (setup: Setup, text: string): string => {
  const kind = KINDS.find((word) => text.startsWith(`${word} `));
  const parsed = protocol.parse(setup, text);
  if (!kind || !parsed.ok) return text;
  return `${VERB[kind]} ${cardNames(setup, text.split(' ').slice(1))}.`;
};

const cardHint = (setup: Setup, hint: Hint, drafting: boolean): string[] => {
  if (hint.card === undefined) return [];
  const name = cardName(setup, hint.card);
  return [drafting ? `A best draft keeps ${name}.` : `A best next payload has ${name} in it.`];
};

const turnsWords = (from: number, to: number): string => (from === to ? `turn ${from}` : `turns ${from} to ${to}`);

/** Where a draft should begin: with the protocol that the fewest cards serve. Nothing where there is but one. */
const scarcest = (setup: Setup): string[] => {
  const { schedule, turns, card } = setup.script;
  const [first] = schedule
    .map(({ protocol: id, from }, entry) => {
      const serving = setup.tables.paths[entry]!.flatMap((_, path) => servingOf(setup, entry, path));
      const to = (schedule[entry + 1]?.from ?? turns + 1) - 1;
      return { id, span: turnsWords(from, to), cards: new Set(serving.map((one) => one.id)).size };
    })
    .sort((a, b) => a.cards - b.cards);
  if (!first || schedule.length === 1) return [];
  return [
    `Choose for ${first.span} first: ${protocolName(first.id)} takes the fewest of these cards, ${first.cards} of ${card.length}.`,
  ];
};

/** Says what the level asks for and nothing beyond it, whatever else the hint carries. */
export const hintLines = (setup: Setup, hint: Hint, drafting: boolean): readonly string[] => {
  const reach = REACHABLE[hint.reachable];
  switch (hint.level) {
    case 'nudge':
      return [reach, ...(drafting ? scarcest(setup) : [])];
    case 'card':
      return [reach, ...cardHint(setup, hint, drafting)];
    case 'line':
      return [reach, ...(hint.line ?? []).map((text, i) => `${i + 1}. ${stepWords(setup, text)}`)];
  }
};
