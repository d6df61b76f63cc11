import type { Ending, Event, KoaLoss, Setup, Summary } from '@lockstep/freeplay';
import { makeSeed, type Seed } from '@lockstep/kernel';
import { counted, listed } from '@lockstep/words';
import { LOSS_WORDS } from '@lockstep/words-testimony';
import { MOVE_NAME } from './move.ts';
import { actName } from './names.ts';
import { EDITION_HOST, GAME_TITLE } from './title.ts';

/** How a night is lost; KOA's own sentence where she has one. */
export const LOSS_LINE: { readonly [loss in KoaLoss]: string } = {
  ...LOSS_WORDS,
  'nothing-left': 'Nothing is left to do: no card can be submitted, and no move would change that.',
};

/** How an incident is lost: there is one way. */
export const GATE_STANDS = 'The turns are used up, and a gate still stands.';

const ENDED: { readonly [ending in Ending]: string } = {
  won: 'Won',
  lost: 'Lost',
  'gave-up': 'Given up',
  abandoned: 'Abandoned',
};

const END_LINE: { readonly [ending in Ending]: string } = {
  won: 'Every act is behind you. The house is yours, for the time being.',
  lost: 'The house stays as it was. So, it seems, do you.',
  'gave-up': 'You gave up. The house makes no remark, which is a remark.',
  abandoned: 'You walked away. The run counts as abandoned.',
};

/** "Won", "Given up"; a run that goes on is "Under way". */
export const endingWords = (ending: Ending | null): string => (ending === null ? 'Under way' : ENDED[ending]);

/** Why a run was lost, from what its last step told; empty where it was not. */
export const lossWords = (events: readonly Event[]): string =>
  events
    .flatMap((event) =>
      event.kind === 'incident-lost' ? [GATE_STANDS] : event.kind === 'koa-lost' ? [LOSS_LINE[event.reason]] : [],
    )
    .join(' ');

export const endingLine = (ending: Ending): string => END_LINE[ending];

const MOVE_FACTS = [
  ['inject', 'injects'],
  ['submit', 'submits'],
  ['flag', 'flags'],
  ['rewire', 'rewires'],
  ['corroborate', 'corroborates'],
  ['cycle', 'cycles'],
  ['exploit', 'exploits'],
] as const;

const movesOf = ({ facts }: Summary): readonly string[] =>
  MOVE_FACTS.flatMap(([move, fact]) => (facts[fact] > 0 ? [`${MOVE_NAME[move]} ${facts[fact]}`] : []));

const levelName = ({ script }: Setup, number: number): string =>
  script.level.find((one) => one.number === number)?.name ?? String(number);

/** "fw2"; a friendlier one by its name, as the shelf calls it. */
const levelSaid = (setup: Setup, number: number): string =>
  number < 0
    ? levelName(setup, number)
    : (setup.script.level.find((one) => one.number === number)?.id ?? String(number));

/** With whom, with what, how hard: "AURA, Spoofer, fw2". */
const playedAs = (setup: Setup, { edition, level }: Summary): readonly string[] => [
  EDITION_HOST[edition],
  ...(edition === 'gates' ? [setup.script.kit.name] : []),
  levelSaid(setup, level),
];

/** What a run came to: sentences for its last page. */
export const summaryWords = (setup: Setup, summary: Summary): readonly string[] => {
  const { edition, acts, facts, ending, level } = summary;
  const of = setup.acts.length;
  const gates = edition === 'gates';
  return [
    `${endingWords(ending)}: ${counted(facts.acts, 'act')} of ${of} in ${counted(facts.turns, 'turn')}, ${levelName(setup, level)}.`,
    ...acts.map(
      ({ title, turns, budget, cleared }, i) =>
        `${actName(i + 1, of)}, ${title}: ${cleared ? 'cleared' : 'not cleared'}, ${turns} of ${counted(Math.max(turns, budget), 'turn')}.`,
    ),
    `Moves: ${movesOf(summary).join(', ') || 'none'}.`,
    gates
      ? `${counted(facts.gates, 'gate')} cleared, ${counted(facts.failed, 'INJECT')} without a path, ${counted(facts.audits, 'Audit')}, Scrutiny at most ${facts.peak}.`
      : `${counted(facts.refuted, 'counter')} refuted, Scrutiny at most ${facts.peak}.`,
    `${counted(facts.credits, 'credit')} earned.`,
  ];
};

const BETWEEN = ' • ';

/** An act that was cleared, the one it ended in, and those not reached. */
const marksOf = ({ acts }: Summary, of: number): string =>
  Array.from({ length: of }, (_, i) => (acts[i] === undefined ? '·' : acts[i].cleared ? '■' : '□')).join('');

/** What is shared of a run: how it ended, and nothing of what was met on the way. */
export const shareText = (setup: Setup, summary: Summary, seed: Seed): string => {
  const turns = summary.acts.map((act) => act.turns).join('+');
  return [
    [GAME_TITLE, setup.script.scene.title, ...playedAs(setup, summary).slice(1)],
    [endingWords(summary.ending), marksOf(summary, setup.acts.length), `${turns} ${turns === '1' ? 'turn' : 'turns'}`],
    movesOf(summary),
    [`Seed ${makeSeed(seed)}`],
  ]
    .filter((parts) => parts.length > 0)
    .map((parts) => parts.join(BETWEEN))
    .join('\n');
};

/** The same facts in sentences, for a reader who hears them. */
export const shareWords = (setup: Setup, summary: Summary, seed: Seed): string => {
  const { ending, facts } = summary;
  const moves = movesOf(summary);
  return [
    `${GAME_TITLE}, ${setup.script.scene.title}, with ${listed(playedAs(setup, summary))}: ${endingWords(ending).toLowerCase()}.`,
    `${counted(facts.acts, 'act')} of ${setup.acts.length} cleared in ${counted(facts.turns, 'turn')}.`,
    ...(moves.length === 0 ? [] : [`Moves: ${moves.join(', ')}.`]),
    `The seed is ${makeSeed(seed)}.`,
  ].join(' ');
};
