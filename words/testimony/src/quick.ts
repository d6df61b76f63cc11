import { counted, factor } from '@lockstep/words';
import { type Rules, tuningOf } from './section.ts';

/** The rules on one screen. */
export const quickReference = (rules: Rules): readonly (readonly [label: string, text: string])[] => {
  const tuning = tuningOf(rules);
  const { scrutiny_cap: cap } = tuning;
  return [
    [
      'Daily Flow',
      rules.puzzle ? `Lock → Solve in ${counted(rules.puzzle.turns, 'turn')}` : 'Lock → Solve before the turns run out',
    ],
    ['Action', `SUBMIT (1–${tuning.most_cards} cards); they leave your hand and join your story`],
    ['Win', 'Resistance 0 and every concern addressed'],
    ['Loss', `Scrutiny ${cap}, turns 0, or nothing left to submit`],
    [
      'Damage',
      `Power, contested cards at ${tuning.contested_percent}%, × ${factor(tuning.corroboration_percent)} with Corroboration; each rounded up`,
    ],
    ['Counters', 'the first of her list that is not refuted and targets what you prove; one a turn'],
    ['Corroboration', '2 or more cards of one submission share a location, a state or an activity'],
    ['Refutation', 'before she answers; restores what that counter took from earlier cards'],
    [
      'Scrutiny',
      `0–${cap}: +${tuning.sketchy_scrutiny} a SKETCHY card, +${tuning.minor_scrutiny} a MINOR contradiction`,
    ],
    ['Contradictions', 'MAJOR blocks the submission, MINOR lets it through'],
  ];
};
