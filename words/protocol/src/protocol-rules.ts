import type { Clause, Script } from '@lockstep/protocol';
import { type Block, counted, list, printedName, say, table } from '@lockstep/words';
import { clauseWords } from './clause.ts';
import type { Section } from './section.ts';

/** One of every kind of clause there is, so that no kind can be missing from the rules. */
const KINDS_OF_CLAUSE: { readonly [kind in Clause['kind']]: readonly [sample: Clause, meaning: string] } = {
  has: [{ kind: 'has', mark: 'AUTHORITY' }, 'some card of the payload carries this tag or trait'],
  any: [{ kind: 'any', marks: ['PURCHASE', 'SENSOR'] }, 'at least one of these is carried'],
  pair: [{ kind: 'pair', tags: ['TIME', 'WORK'] }, 'two cards that both carry one same tag of the list'],
  none: [{ kind: 'none', marks: ['SELF_REPORT'] }, 'no card carries it'],
  verified: [{ kind: 'verified', cards: 1 }, 'so many cards of the payload are VERIFIED'],
  trust: [{ kind: 'trust', trust: 'PLAUSIBLE' }, 'SKETCHY is below PLAUSIBLE, PLAUSIBLE below VERIFIED'],
  'at-least': [{ kind: 'at-least', cards: 2 }, 'the payload has so many cards'],
  'at-most': [{ kind: 'at-most', cards: 1 }, 'the payload has no more cards than that'],
  'no-repeat': [
    { kind: 'no-repeat' },
    'none of your last SUBMIT, accepted or not; a SCAN in between changes nothing; on your first SUBMIT it always holds',
  ],
};

const scheduleBlocks = (puzzle: Script): readonly Block[] => [
  say(
    `This puzzle: ${counted(puzzle.schedule.length, 'protocol')}, ${counted(puzzle.turns, 'turn')}, Scrutiny starts at ${puzzle.scrutiny}.`,
  ),
  table(
    ['From turn', 'Protocol', 'Repeats'],
    ...puzzle.schedule.map((entry) => [
      String(entry.from),
      printedName(entry.protocol),
      entry.no_repeat ? 'no card of your previous payload, on every path' : 'as its paths say',
    ]),
  ),
];

/** D29 §6 and what this game adds to it: the schedule, the no-repeat clause, the starting Scrutiny. */
export const protocolsSection = (puzzle?: Script): Section => ({
  id: 'protocols',
  title: 'Protocols, paths and schedule',
  blocks: [
    say(
      'The active protocol is the rule AURA enforces right now. It has two to four paths; satisfying any one of them is enough.',
    ),
    say(
      'A path is a checklist for the combined payload: it does not matter which card brings what. You can read the paths of every protocol at any time.',
    ),
    table(
      ['A path may ask for', 'It means'],
      ...Object.values(KINDS_OF_CLAUSE).map(([sample, meaning]) => [clauseWords(sample), meaning]),
    ),
    list(
      'A puzzle enforces one to three protocols. Each is active from the turn its schedule gives until the next takes over; turns spent on a SCAN count.',
      'The whole schedule and the starting Scrutiny stand on the Lock, before you begin.',
      'A schedule entry may forbid repeats: then every path of that protocol also asks for no card of your previous payload.',
    ),
    ...(puzzle ? scheduleBlocks(puzzle) : []),
  ],
});
