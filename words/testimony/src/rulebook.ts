import { type Day, WEEKDAYS, weekday } from '@lockstep/calendar';
import { ceilDiv } from '@lockstep/kernel';
import {
  ALERT_STATES,
  BADGES,
  clientModule,
  DIFFICULTIES,
  PROOFS,
  type Script,
  TRUSTS,
  VISIBILITIES,
} from '@lockstep/testimony';
import { counted, factor, list, listed, practiceSection, say, TRUST_SIGN, table } from '@lockstep/words';
import { answersSection, countersSection, refutationSection } from './answers.ts';
import { BADGE_RULE } from './badges.ts';
import { DIFFICULTY_NAME, PROOF_ASKS, VISIBILITY_MEANS } from './card.ts';
import { claimWords } from './claim.ts';
import { contradictionsSection } from './conflicts.ts';
import { glossary } from './glossary.ts';
import { SCRUTINY_LOSS } from './loss.ts';
import { type Numbers, type Rules, type Section, tuningOf } from './section.ts';
import { GAME_TITLE } from './title.ts';

const goal = (rules: Rules): Section => {
  const { puzzle } = rules;
  const { scrutiny_cap: cap } = tuningOf(rules);
  return {
    id: 'goal',
    title: 'Goal and losing',
    blocks: [
      say(
        `${GAME_TITLE} is a short daily logic puzzle. KOA is the house, she does not sleep, and she keeps one device from you until your evening makes sense to her. Submit Evidence until it does.`,
      ),
      ...(puzzle
        ? [
            say(
              `This puzzle: Resistance ${puzzle.resistance}, ${counted(puzzle.concern.length, 'concern')}, ${counted(puzzle.turns, 'turn')}, Scrutiny starts at ${puzzle.scrutiny}.`,
            ),
          ]
        : []),
      list(
        'You win when Resistance is 0 and every concern is addressed: both.',
        'Resistance 0 with a concern open is no win yet. Play goes on, and what is missing is named.',
        `You lose when Scrutiny reaches ${cap}: at once, before that submission does anything else. KOA says: “${SCRUTINY_LOSS}”`,
        'You lose when your turns are used up without a win.',
        'You lose when nothing is left to submit: your hand is empty, or your story blocks every card in it.',
      ),
      say(
        'Nothing is left to chance while you play: the same puzzle and the same submissions always give the same result. What KOA says is flavour and never changes a rule. An action the rules do not allow is refused, costs nothing and changes nothing.',
      ),
    ],
  };
};

const submission = (rules: Rules): Section => {
  const { most_cards: most } = tuningOf(rules);
  return {
    id: 'submission',
    title: 'Submission',
    blocks: [
      say(`There is one action. SUBMIT sends KOA 1 to ${most} different cards of your hand.`),
      list(
        'It uses up 1 turn, whatever it does.',
        'The order of the cards inside a submission does not matter. Which cards go together, and when, does.',
        'Submitted cards leave your hand for good and join your story.',
        'No card is drawn. The hand you are dealt is all you get.',
        'Before you SUBMIT you are shown what it would do: concerns, contradictions, the answer, the damage.',
      ),
    ],
  };
};

const turn = (rules: Numbers): Section => {
  const { scrutiny_cap: cap } = tuningOf(rules);
  return {
    id: 'turn',
    title: 'Order of a turn',
    blocks: [
      say('Everything in a submission happens in this order:'),
      table(
        ['Step', 'What happens'],
        ['1', 'A MAJOR contradiction blocks it. Nothing has happened.'],
        [
          '2',
          `Scrutiny rises for MINOR contradictions and SKETCHY cards. At ${cap} you have lost here, even if the damage would have won.`,
        ],
        ['3', 'Refutation cards take effect; then KOA answers with Counter-Evidence, if any applies.'],
        ['4', 'Damage is worked out: Power, contested cards, Corroboration.'],
        ['5', 'It comes off Resistance, with whatever a Refutation restores.'],
        ['6', 'Concerns are marked as addressed.'],
        ['7', 'The cards join your story, and the turn is used up.'],
      ),
    ],
  };
};

const damage = (rules: Numbers): Section => {
  const { contested_percent: left, corroboration_percent: bonus } = tuningOf(rules);
  const contested = (power: number): number => ceilDiv(power * left, 100);
  const agreed = (total: number): number => ceilDiv(total * bonus, 100);
  return {
    id: 'damage',
    title: 'Damage and contested cards',
    blocks: [
      list(
        'A card does its Power.',
        `A contested card does ${left}% of its Power, rounded up: 12 does ${contested(12)}, 7 does ${contested(7)}, 1 does ${contested(1)}.`,
        'The cards of a submission are added up.',
        `With Corroboration the sum is taken × ${factor(bonus)} and rounded up, once.`,
        'What a Refutation restores is added last.',
        'Resistance = Resistance − damage. Below 0 it is shown as 0.',
      ),
      say(
        `So 10 and 8 that agree do ${agreed(18)}; with the 10 contested, ${contested(10)} and 8 that agree do ${agreed(contested(10) + 8)}.`,
      ),
    ],
  };
};

const corroboration = (rules: Numbers): Section => ({
  id: 'corroboration',
  title: 'Corroboration',
  blocks: [
    say(
      `Cards corroborate each other when two or more of one submission make the same claim: the same location, the same state or the same activity. The whole submission then does × ${factor(tuningOf(rules).corroboration_percent)}.`,
    ),
    list(
      'One bonus at most, however many claims and cards agree.',
      'It counts for every card of the submission, those that do not agree included.',
      'Cards of your story do not count: both have to be in this submission.',
      'Claims are compared word for word, and the time does not matter: HOME is not KITCHEN, ASLEEP is not SLEEPING.',
      'Refutation cards claim nothing.',
    ),
  ],
});

const scrutiny = (rules: Numbers): Section => {
  const { scrutiny_cap: cap, minor_scrutiny: minor, sketchy_scrutiny: sketchy } = tuningOf(rules);
  return {
    id: 'scrutiny',
    title: 'Scrutiny',
    blocks: [
      say(`Scrutiny goes from 0 to ${cap}, never falls, and at ${cap} the story falls apart.`),
      table(
        ['What you submit', 'Scrutiny'],
        ['A MINOR contradiction, for each pair of cards', `+${minor}`],
        ['A SKETCHY card, for each', `+${sketchy}`],
        ['A MAJOR contradiction', 'none: it is blocked'],
        ['A clean submission', '+0'],
      ),
      say('After the game a breakdown shows where every point came from.'),
    ],
  };
};

const trust = (rules: Numbers): Section => {
  const rise = tuningOf(rules).sketchy_scrutiny;
  return {
    id: 'trust',
    title: 'Trust',
    blocks: [
      say('How far the source of a card is trusted. Refutation cards have a tier too.'),
      table(
        ['Tier', 'Scrutiny when submitted'],
        ...[...TRUSTS].reverse().map((tier) => [`${TRUST_SIGN[tier]} ${tier}`, tier === 'SKETCHY' ? `+${rise}` : '+0']),
      ),
    ],
  };
};

const concerns = (): Section => ({
  id: 'concerns',
  title: 'Concerns',
  blocks: [
    say('What KOA wants proven before she gives in. A puzzle names some of these:'),
    table(['Concern', 'What she asks'], ...PROOFS.map((proof) => [proof, PROOF_ASKS[proof]])),
    list(
      'A submitted card addresses every concern it proves, contested or not. Addressed stays addressed.',
      `Only a card that claims ${claimWords(ALERT_STATES, 'or')} can prove ALERTNESS.`,
      'A card may prove more than anybody asked for.',
    ),
  ],
});

const visibility = (): Section => ({
  id: 'visibility',
  title: 'Visibility',
  blocks: [
    list(...VISIBILITIES.map((mode) => `${mode}: ${VISIBILITY_MEANS[mode]}.`)),
    list(
      'A puzzle is FULL unless you choose HIDDEN on the Lock, before any counter of it is shown. What you choose is kept for later dates.',
      'Who has begun a date with FULL has seen its counters: with HIDDEN it is practice from then on.',
      'HIDDEN says how many counters there are, and nothing else about them. Refutation cards have a number in place of a name, and say what they refute only once that was shown.',
      'A HIDDEN preview says that KOA may answer, and the damage if she contests nothing and if she contests all she can.',
      'Records of FULL and HIDDEN are kept apart.',
    ),
  ],
});

/** From the deal itself, so that the week printed is the week played. */
const weekLines = ({ pack }: Rules): readonly string[] => {
  const week = WEEKDAYS.map((name) => {
    const day = [0, 1, 2, 3, 4, 5, 6].find((at) => weekday(at as Day) === name)!;
    return { name, difficulty: clientModule.daily.constraintsFor(pack, day, false).difficulty };
  });
  return DIFFICULTIES.flatMap((id) => {
    const days = week.filter(({ difficulty }) => difficulty === id).map(({ name }) => name);
    return days.length > 0
      ? [`${DIFFICULTY_NAME[id]}: ${listed(days)}.`]
      : [`${DIFFICULTY_NAME[id]}: in the last lesson, and in the terminal with --difficulty ${id}.`];
  });
};

const difficulty = (rules: Rules): Section => ({
  id: 'difficulty',
  title: 'Difficulty',
  blocks: [
    table(
      ['Difficulty', 'Cards', 'Concerns', 'Resistance', 'Counters', 'Traps', 'Turns'],
      ...rules.pack.difficulty.map((row) => [
        DIFFICULTY_NAME[row.id],
        ...[row.cards, row.concerns, row.resistance, row.counters, row.traps, row.turns].map(String),
      ]),
    ),
    say('Cards include Refutations. A trap is a strong card that no winning line plays.'),
    list(...weekLines(rules)),
  ],
});

const badges = (rules: Rules): Section => ({
  id: 'badges',
  title: 'Badges and sharing',
  blocks: [
    table(['Badge', 'How it is earned'], ...BADGES.map((badge) => [badge, BADGE_RULE[badge]])),
    list(
      'A better win takes fewer turns, then less Scrutiny.',
      'Your first clear is what you share; your best one is shown beside it when it differs.',
      'A denial can be shared as well.',
      `What is shared: the turns, Scrutiny out of ${tuningOf(rules).scrutiny_cap}, counters refuted, badges; and no card.`,
      'Retries are unlimited.',
      'The puzzle of a date is the same for everyone and changes at your local midnight.',
    ),
  ],
});

/** FULL RULES, from the tables the engine uses (K4). */
export const rulebook = (rules: Rules): readonly Section[] => [
  goal(rules),
  submission(rules),
  turn(rules),
  damage(rules),
  corroboration(rules),
  countersSection(rules),
  refutationSection(rules),
  scrutiny(rules),
  trust(rules),
  contradictionsSection(rules),
  concerns(),
  visibility(),
  difficulty(rules),
  badges(rules),
  practiceSection,
  glossary(rules),
];

/** What a submission does in any puzzle, wherever it is played: printed from the puzzle alone. */
export const puzzleRules = (puzzle: Script): readonly Section[] => {
  const rules = { pack: puzzle, puzzle };
  // What the Daily shows at its end is its own.
  const risk = scrutiny(rules);
  return [
    turn(rules),
    damage(rules),
    corroboration(rules),
    answersSection,
    refutationSection(rules),
    { ...risk, blocks: risk.blocks.slice(0, -1) },
    trust(rules),
    contradictionsSection(rules),
    concerns(),
  ];
};
