import { ceilDiv } from '@lockstep/kernel';
import type { Counter, Script } from '@lockstep/testimony';
import { type Block, list, listed, say, table } from '@lockstep/words';
import { type Numbers, type Rules, type Section, tuningOf } from './section.ts';

const refutersOf = (
  cards: readonly { readonly name: string; readonly refutes: readonly string[] }[],
  { id }: Counter,
): string => listed(cards.filter(({ refutes }) => refutes.includes(id)).map(({ name }) => name));

/** Her list in this puzzle; a hidden one is not printed. */
const inThisPuzzle = (puzzle: Script): readonly Block[] => {
  const { counter, card, visibility } = puzzle;
  if (counter.length === 0) return [say('In this puzzle she holds none.')];
  if (visibility === 'HIDDEN') return [say(`In this puzzle she holds ${counter.length}, and they are hidden.`)];
  return [
    say('In this puzzle, in the order in which she looks:'),
    table(
      ['Counter-Evidence', 'Targets', 'Refuted by, in your hand'],
      ...counter.map((one, i) => [`${i + 1}. ${one.name}`, listed(one.targets), refutersOf(card, one) || 'nothing']),
    ),
  ];
};

/** T7, T25, and what is worth knowing about their order. */
export const answersSection: Section = {
  id: 'counters',
  title: 'Counter-Evidence',
  blocks: [
    say('KOA may answer each submission with one piece of Counter-Evidence, a counter for short.'),
    list(
      'She plays the first counter of her printed list that is not refuted and targets something a submitted card proves. If there is none, she has no answer.',
      'Every submitted card that proves a targeted type is contested. The others are not.',
      'A contested card does less damage. It addresses concerns, corroborates and joins your story all the same.',
      'At most one counter a turn. The same one may come again on later turns, until it is refuted.',
      'A counter can be drawn out before it is refuted, and sometimes should be: while it stands first, the counters behind it have to wait, and what it takes comes back once you refute it.',
      'At other times refuting first is better: what comes back later comes without the Corroboration bonus.',
    ),
  ],
};

export const countersSection = ({ pack, puzzle }: Rules): Section => ({
  ...answersSection,
  blocks: [
    ...answersSection.blocks,
    ...(puzzle ? inThisPuzzle(puzzle) : []),
    say('All there are. Which cards refute one is on the cards, unless it is hidden:'),
    table(['Counter-Evidence', 'Targets'], ...pack.counter.map((one) => [one.name, listed(one.targets)])),
  ],
});

/** T8, T26. */
export const refutationSection = (rules: Numbers): Section => {
  const { contested_percent: percent } = tuningOf(rules);
  const back = (power: number): string => {
    const did = ceilDiv(power * percent, 100);
    return `${power} that did ${did} gives back ${power - did}`;
  };
  return {
    id: 'refutation',
    title: 'Refutation',
    blocks: [
      say(
        'A Refutation card names the counters it refutes. It has Power and a trust tier; it proves and claims nothing.',
      ),
      list(
        'It takes effect before KOA answers: a counter refuted now cannot be played now.',
        'A counter can be refuted before it was ever played, and stays refuted.',
        `Every earlier card this counter contested gets the missing part of its Power back at once, as damage: ${back(12)}, ${back(7)}. No bonus is added to it.`,
        'It does its own Power as damage, and no counter contests it.',
        'It refutes every counter it names that KOA holds; that may be several.',
      ),
    ],
  };
};
