import { budgetOf, type Tuning } from '@lockstep/encounter';
import { counted } from '@lockstep/words';
import { type Rules, tuningOf } from './section.ts';

const margins = ({ margins: least }: Tuning): string =>
  least.map((from, i) => `${from}${i === least.length - 1 ? '+' : ''} is ${i + 1}`).join(', ');

const actions = (): string => {
  const [three, six, nine] = [3, 6, 9].map(budgetOf).map(({ major, minor, bonus }) => `${major}/${minor}/${bonus}`);
  return `Major/Minor/Bonus ${three} a round, +fast ${six}, +very fast ${nine} at SCL 2; one Reaction`;
};

/** The rules on one screen. */
export const quickReference = (rules: Rules): readonly (readonly [label: string, text: string])[] => {
  const tuning = tuningOf(rules);
  const { invoke, guard, resist_base: base, clock_cap: cap } = tuning;
  return [
    ['Scene', 'pages with choices and fights, to one of its ends'],
    [
      'Beat',
      `a page with choices (${counted(tuning.beat_checks, 'check')} at most) or a round; something moves when it closes`,
    ],
    ['Roll', 'd20 + highest rank die + trait, against a roll or a number'],
    ['Degree', `by margin: ${margins(tuning)}; natural 20 +1, natural 1 −1`],
    ['Check', `degree 1 or more passes; clocks rise by the degree, ${cap} a Beat at most`],
    ['Round', 'Upkeep → Intent, sealed → Clash, all at once → Reaction Windows → Aftermath'],
    ['Actions', actions()],
    ['Attack', `contact: Attack against Defense; then resistance: Resilience + Ward against ${base} + EffectRank`],
    ['Hit', 'degree = failed resistance + contact above 1; above the rung it climbs one, the rest are marks'],
    ['Out', 'rung 3 of any ladder; a full track is a rung more'],
    ['Minor, Bonus', 'degree 1 at most; a Bonus leaves marks only'],
    ['React', 'parry lowers contact, brace lowers the degree, a Ward helps resistance; once a hit'],
    ['Cover', `Guard +${guard} to every Defense for a round; a Ward stays until a hit of degree 2`],
    [
      'Invokes',
      `1 for +${invoke} or a reroll where allowed, 2 on any Major: +${2 * invoke}, or +${invoke} and a reroll`,
    ],
    ['Pressure', 'rises every round; full, there is no Guard and no micro-recovery'],
    ['Win', 'no foe stands or the goal clock is full'],
    ['Loss', 'no hero stands or the danger clock is full'],
  ];
};
