import { idsOf, placesOf } from '@lockstep/cards';
import type { DailyModule, Facts, Prover } from '@lockstep/kernel';
import type { Action } from './action.ts';
import type { Card } from './card.ts';
import { contradictionOf, rangeOf } from './contradiction.ts';
import { resultOf } from './outcome.ts';
import type { Setup } from './setup.ts';
import { refutesFirst, type Survey, surveyOf } from './survey.ts';
import { testimony } from './testimony.ts';
import { gapOf } from './time.ts';
import { ALERT_STATES, DIFFICULTIES } from './vocabulary.ts';

type TestimonyProver = Prover<Setup, Action>;
type TestimonyPromise = DailyModule<typeof testimony>['daily']['promises'][number];

const outside = (value: number, [least, most]: readonly [number, number]): number =>
  value < least ? least - value : Math.max(0, value - most);

/** A puzzle without aims of its own promises only what every puzzle does. */
const aimsOf = ({ script }: Setup) =>
  script.aims ?? {
    traps: 0,
    margin: [0, 60] as const,
    greedy_wins: null,
    random: [0, 1000] as const,
    traps_exact: undefined,
    wins_least: undefined,
  };

/** The tutorial row, and a puzzle of no row, may be simple. */
const isTutorial = ({ script: { difficulty = 'TUTORIAL' } }: Setup): boolean => difficulty === 'TUTORIAL';

/** Places of the hand, strongest first; equals in deal order. */
const byPower = ({ script }: Setup): readonly number[] =>
  script.card.map((_, i) => i).sort((a, b) => script.card[b]!.power - script.card[a]!.power || a - b);

const names = ({ script }: Setup, places: readonly number[]): string =>
  idsOf(
    script.card,
    places.reduce((set, place) => set | (1 << place), 0),
  ).join(', ') || 'none';

const winnable: TestimonyPromise = {
  name: 'winnable',
  wanted: 'a line that wins',
  test: (prover) => {
    const { wins, lines } = surveyOf(prover);
    return { measured: `${wins} of ${lines} lines win`, miss: wins > 0 ? 0 : 1 };
  },
};

const margin: TestimonyPromise = {
  name: 'margin',
  wanted: 'the strongest line exceeds Resistance as its row asks',
  test: (prover) => {
    const aims = aimsOf(prover.setup);
    const { margin: over } = surveyOf(prover);
    return { measured: `by ${over}, asked ${aims.margin[0]} to ${aims.margin[1]}`, miss: outside(over, aims.margin) };
  },
};

const greedy: TestimonyPromise = {
  name: 'greedy',
  wanted: 'the most damage now, turn after turn, wins or loses as its row asks',
  test: (prover) => {
    const { greedy_wins: wanted } = aimsOf(prover.setup);
    const won = prover.outcomeOf('greedy').result === 'won';
    return { measured: won ? 'it wins' : 'it loses', miss: wanted === null || won === wanted ? 0 : 1 };
  },
};

const several: TestimonyPromise = {
  name: 'several-turns',
  wanted: 'above Tutorial, no single submission wins',
  test: (prover) => {
    const { score } = surveyOf(prover);
    if (score === 0) return { measured: 'never won', miss: 0 };
    const { turns } = resultOf(prover.setup, score);
    return { measured: `won in ${turns} at best`, miss: turns > 1 || isTutorial(prover.setup) ? 0 : 1 };
  },
};

const decoys = (setup: Setup, survey: Survey): readonly number[] => {
  const shunned = aimsOf(setup).traps > 0 ? survey.inSomeWin : survey.inBest;
  return byPower(setup)
    .slice(0, 2)
    .filter((place) => ((shunned >> place) & 1) === 0);
};

const decoy: TestimonyPromise = {
  name: 'decoy',
  wanted: 'one of the two strongest cards in no best line; where the row has a trap, in no winning line',
  test: (prover) => {
    const found = decoys(prover.setup, surveyOf(prover));
    return { measured: names(prover.setup, found), miss: found.length > 0 ? 0 : 1 };
  },
};

/** Of the two strongest cards, those that no winning line plays. */
const trapsOf = (setup: Setup, { inSomeWin }: Survey): readonly number[] =>
  byPower(setup)
    .slice(0, 2)
    .filter((place) => ((inSomeWin >> place) & 1) === 0);

/** T16. A puzzle that does not say so promises no number. */
const counted: TestimonyPromise = {
  name: 'traps',
  wanted: 'of the two strongest cards as many in no winning line as its row prints',
  test: (prover) => {
    const { traps, traps_exact: exact } = aimsOf(prover.setup);
    const found = trapsOf(prover.setup, surveyOf(prover));
    const asked = exact ? `asked ${traps}` : 'not counted';
    return { measured: `${names(prover.setup, found)}, ${asked}`, miss: exact ? Math.abs(found.length - traps) : 0 };
  },
};

const many: TestimonyPromise = {
  name: 'several-wins',
  wanted: 'as many winning lines as its row asks',
  test: (prover) => {
    const [{ wins }, { wins_least: least = 1 }] = [surveyOf(prover), aimsOf(prover.setup)];
    return { measured: `${wins}, asked ${least}`, miss: Math.max(0, least - wins) };
  },
};

/** Cards of the weaker half that no win goes without. */
const needed: TestimonyPromise = {
  name: 'weak-card',
  wanted: 'a card of the weaker half that every winning line needs',
  test: (prover) => {
    const ranks = byPower(prover.setup);
    const weak = ranks.slice(Math.floor(ranks.length / 2));
    const found = weak.filter((place) => (surveyOf(prover).inEveryWin >> place) & 1);
    return { measured: names(prover.setup, found), miss: found.length > 0 ? 0 : 1 };
  },
};

const LOOK_ALIKE_MINUTES = 4;

const sleeps = ({ claims: { state, activity } }: Card): boolean => state === 'ASLEEP' || activity === 'SLEEPING';
const wakes = ({ claims: { state } }: Card): boolean => state !== undefined && ALERT_STATES.includes(state);

/** The same place, minutes apart, asleep in one and up in the other. */
const looksAlike = ({ script }: Setup, a: Card, b: Card): boolean => {
  const [left, right] = [rangeOf(a), rangeOf(b)];
  if (!left || !right || a.claims.location === undefined || a.claims.location !== b.claims.location) return false;
  if (gapOf(left, right) > LOOK_ALIKE_MINUTES || !((sleeps(a) && wakes(b)) || (sleeps(b) && wakes(a)))) return false;
  return contradictionOf(script.conflict, a, b) !== undefined;
};

const lookAlike: TestimonyPromise = {
  name: 'look-alike',
  wanted: `two cards of one place, at most ${LOOK_ALIKE_MINUTES} minutes apart, that contradict each other`,
  test: ({ setup }) => {
    const cards = setup.script.card;
    const found = cards.flatMap((a, i) => cards.slice(i + 1).filter((b) => looksAlike(setup, a, b)));
    return {
      measured: found.length > 0 ? (found.length === 1 ? 'one such pair' : `${found.length} such pairs`) : 'none',
      miss: found.length > 0 ? 0 : 1,
    };
  },
};

const order: TestimonyPromise = {
  name: 'order',
  wanted: 'above Tutorial, the cards of a winning line do not win in every grouping and order',
  test: (prover) => {
    const free = isTutorial(prover.setup);
    const { orderMatters: matters } = surveyOf(prover);
    return { measured: matters ? 'it matters' : 'it does not matter', miss: matters || free ? 0 : 1 };
  },
};

/** In a thousand, exactly worked out. */
const permille = ({ chance }: Survey): number => Math.floor(chance * 1000 + 0.5);

const hard: TestimonyPromise = {
  name: 'random-loses',
  wanted: 'random play wins as seldom as its row and day ask',
  test: (prover) => {
    const [wins, { random }] = [permille(surveyOf(prover)), aimsOf(prover.setup)];
    return { measured: `${wins} in a thousand, asked ${random[0]} to ${random[1]}`, miss: outside(wins, random) };
  },
};

/** Cheapest first: a search for a Daily stops at the first one broken. */
export const promises: readonly TestimonyPromise[] = [
  lookAlike,
  greedy,
  winnable,
  margin,
  several,
  hard,
  many,
  counted,
  decoy,
  needed,
  order,
];

/** Whether the strongest card belongs in a best line, or is a trap that no win has in it. */
const topCard = (setup: Setup, survey: Survey): 'right' | 'trap' | 'neither' => {
  const [top] = byPower(setup);
  if ((survey.inBest >> top!) & 1) return 'right';
  return (survey.inSomeWin >> top!) & 1 ? 'neither' : 'trap';
};

export const facts = (prover: TestimonyProver): Facts => {
  const { setup } = prover;
  const survey = surveyOf(prover);
  const { turns, scrutiny } = resultOf(setup, survey.score);
  const line = survey.best[0] ?? [];
  return {
    grade: DIFFICULTIES.indexOf(setup.script.difficulty ?? 'TUTORIAL') + 1,
    numbers: {
      turns,
      scrutiny,
      margin: survey.margin,
      lines: survey.lines,
      wins: survey.wins,
      best: survey.best.length,
      random: permille(survey),
    },
    line: line.map((action) => testimony.format(setup, action)),
    themes: {
      'refuting first': [refutesFirst(setup, survey)],
      'top card': [topCard(setup, survey)],
      counters: setup.script.counter.map(({ id }) => id),
      needed: placesOf(survey.inEveryWin).map((place) => setup.script.card[place]!.id),
    },
  };
};

const DAYS = 7;
const LEAST = 2;
const PACED_DAYS = 3;

/**
 * Over seven days refuting first is right twice and wrong twice, the top card is right twice and a trap twice; and of two days of one
 * row the later is no easier. What days to come can still mend is not broken yet.
 */
export const week = (days: readonly Facts[]): readonly string[] => {
  const toCome = Math.max(0, DAYS - days.length);
  const lacking = (kind: string, words: readonly string[]): string[] => {
    const counts = words.map((word) => days.filter(({ themes }) => themes[kind]?.includes(word)).length);
    const short = counts.reduce((sum, n) => sum + Math.max(0, LEAST - n), 0);
    return short > toCome
      ? [`${kind} is ${words.map((word, i) => `${word} on ${counts[i]}`).join(' and ')} of the days`]
      : [];
  };
  const easier = days.flatMap((day, i) => {
    const before = days[i - 1];
    return before && before.grade === day.grade && day.numbers.random! > before.numbers.random!
      ? [
          `day ${i + 1} is easier than day ${i}: random play wins ${day.numbers.random} in a thousand, not ${before.numbers.random}`,
        ]
      : [];
  });
  // Some rows seldom want a refutation first, so the first three days have to bring one.
  const slow = days.length === PACED_DAYS && !days.some(({ themes }) => themes['refuting first']?.includes('right'));
  const paced = slow ? [`refuting first is right on none of the first ${PACED_DAYS} days`] : [];
  return [
    ...paced,
    ...lacking('refuting first', ['right', 'wrong']),
    ...lacking('top card', ['right', 'trap']),
    ...easier,
  ];
};
