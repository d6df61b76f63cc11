import {
  type Action,
  bots,
  type Habits,
  makeGreedy,
  type Pack,
  rate,
  type Setup,
  SKIRMISH,
  type State,
  skirmish,
} from '@lockstep/encounter';
import type { Bot, Json } from '@lockstep/kernel';
import type { Match } from '@lockstep/lab';

/** What a greedy player can leave alone, so that its worth shows. */
const HABITS = [
  'MAJOR',
  'MINOR',
  'BONUS',
  'REACTION',
  'NUANCE',
  'PREPARED',
  'INVOKES',
  'GUARD',
  'SETUP',
  'WARD',
] as const satisfies readonly Habits['without'][];

const without = (habit: (typeof HABITS)[number]): string => `greedy without ${habit}`;

/** The bots, and greedy players each of whom leaves one thing alone. */
export const players: { readonly [name: string]: Bot<Setup, State, Action> } = {
  ...bots,
  ...Object.fromEntries(HABITS.map((habit) => [without(habit), makeGreedy({ without: habit })])),
};

export const lengthOf = ({ rounds }: State): number => rounds;

/** A bare fight has a rating; a whole scene has none. */
export const expectedChance = (setup: Setup): number | null =>
  setup.script.scene.id === SKIRMISH ? rate(setup, 0).chance : null;

const FOUR = ['lin-yue', 'bao-shen', 'madam-qiao', 'sister-wei'];
const SLOW = 80;

const match = (
  name: string,
  about: string,
  setup: Json,
  seats: readonly string[],
  aims: Match['aims'],
  games?: number,
): Match => ({
  name,
  about,
  setup,
  seats,
  aims,
  ...(games === undefined ? {} : { games }),
});

const DUEL = skirmish(['lin-yue'], ['captain-hu']);
const QUICK = skirmish(['jin'], ['captain-hu']);
const WORDS = skirmish(['madam-qiao'], ['magistrate-sun'], { pillars: ['INFLUENCE'] });
const BOSS = skirmish(FOUR, ['hollow-abbot']);

const GREEDY = ['greedy', 'greedy'];

/** The claims of E3–E17 that were made on a prototype, to be measured on the pack as it is. */
const claims: readonly Match[] = [
  match('duel', 'a duel lasts 3 to 7 rounds', DUEL, GREEDY, { median: [3, 7], lengths: [3, 7] }),
  match('duel of words', 'a duel of Influence, both warded, is a little longer', WORDS, GREEDY, {
    median: [3, 7],
    lengths: [3, 8],
  }),
  match('boss', 'four against a boss last 4 to 6 rounds', BOSS, GREEDY, { wins: [55, 80], median: [4, 6] }),
  match(
    'boss, sampling',
    'good play beats greedy play',
    BOSS,
    ['sampling', 'greedy'],
    { above: { match: 'boss', by: 10 }, median: [4, 6] },
    SLOW,
  ),
  match(
    'duel, sampling',
    'good play beats greedy play',
    DUEL,
    ['sampling', 'greedy'],
    { above: { match: 'duel', by: 10 } },
    SLOW,
  ),
  match('two rivals', 'easy for four', skirmish(FOUR, ['captain-hu', 'magistrate-sun']), GREEDY, { wins: [90, 100] }),
  match(
    'four rivals',
    'about even for four',
    skirmish(FOUR, ['captain-hu', 'magistrate-sun', 'captain-hu', 'magistrate-sun']),
    GREEDY,
    { wins: [20, 65] },
  ),
  match('elite', 'an elite alone', skirmish(FOUR, ['ink-widow']), GREEDY, { wins: [85, 100] }),
  match('two elites', 'a pair of elites', skirmish(FOUR, ['ink-widow', 'ink-widow']), GREEDY, { wins: [40, 90] }),
  match('two squads', 'two squads', skirmish(FOUR, ['gate-guards', 'gate-guards']), GREEDY, { wins: [85, 100] }),
  match(
    'four minions',
    'minions fall quickly',
    skirmish(FOUR, ['lantern-thief', 'lantern-thief', 'lantern-thief', 'lantern-thief']),
    GREEDY,
    { wins: [95, 100], median: [2, 4] },
  ),
  match('quick duel', 'a very fast hero against a rival', QUICK, GREEDY, {}),
];

/** What each kind of action is worth: the same fights with one thing left alone. */
const worths: readonly Match[] = HABITS.flatMap((habit) => [
  match(`boss without ${habit}`, `what ${habit} is worth to four against a boss`, BOSS, [without(habit), 'greedy'], {}),
  match(`duel without ${habit}`, `what ${habit} is worth in a duel`, DUEL, [without(habit), 'greedy'], {}),
  match(
    `quick duel without ${habit}`,
    `what ${habit} is worth to a very fast hero`,
    QUICK,
    [without(habit), 'greedy'],
    {},
  ),
]);

/** Every scene at every difficulty, played through by greedy players. */
const scenes = (pack: Pack): readonly Match[] =>
  pack.scene.flatMap(({ id }) =>
    pack.difficulty.map(({ id: difficulty, opponent }) =>
      match(
        `${id} ${difficulty}`,
        'a scene from its first page to its end',
        { scene: id, difficulty },
        ['greedy', opponent === 'look-ahead' ? 'greedy' : opponent],
        {},
      ),
    ),
  );

export const matches = (pack: Pack): readonly Match[] => [...claims, ...worths, ...scenes(pack)];
