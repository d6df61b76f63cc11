import { INVOKES, SKILLS } from '@lockstep/encounter';
import { counted, list, listed, say, table } from '@lockstep/words';
import { CLOCK_KIND, invokeCost, invokeWords, PILLAR_NAME, PILLAR_ROOT, SKILL_NAME } from './names.ts';
import { type Rules, type Section, tuningOf } from './section.ts';
import { GAME_TITLE, SERIAL } from './title.ts';

export const goalSection = (): Section => ({
  id: 'goal',
  title: 'The scene, and how it ends',
  blocks: [
    say(
      `${GAME_TITLE} is ${SERIAL}. You play the heroes, all of them; against you stand the foes, played by the game or by a second person.`,
    ),
    list(
      'A scene is a chain of pages. A page is read, and then asks for a choice, turns into a fight, or ends the scene.',
      'The page that ends it says whether the scene is won, lost or drawn. Most scenes have several ends.',
      'A fight is won when no foe stands or its goal clock is full, and lost when no hero stands or its danger clock is full. Both at once is a draw.',
      'Where a won, a lost, a drawn or an abandoned fight leads is written in the scene. A draw that leads nowhere of its own leads where a loss does.',
      'A fight that no hero can stand in begins lost. When a fight ends, Guard, Wards, Prepared, what lingers and Pressure end with it; rungs, marks, domains and spent uses stay.',
      'In a story page the heroes move; in a fight both sides declare at once. When it is not your move, you wait.',
    ),
    say('An action the rules do not allow is refused, costs nothing and changes nothing.'),
  ],
});

/** E9, E28. */
export const beatsSection = (rules: Rules): Section => {
  const { beat_checks: most } = tuningOf(rules);
  return {
    id: 'beats',
    title: 'Beats and choices',
    blocks: [
      say('A Beat is the unit of pace: one page with choices, or one round of a fight.'),
      list(
        'A choice is a decision or a check. A decision closes the Beat and leads where it says, or on.',
        `A check is rolled. After it the Beat stays open, unless its outcome leads away: ${counted(most, 'check')} at most, then it closes.`,
        'After the first check you may go on of your own accord. Where nothing is left to choose, the Beat closes by itself or lets you go on.',
        'The same choice can be tried once a Beat, unless the page allows it again.',
        'A choice may ask for a scene tag that has to be there, or for a domain that one of you has attuned.',
        'A choice of another page cannot be made. A page without choices is read, and moves nothing.',
      ),
      say('When a Beat closes, in this order:'),
      table(
        ['Step', 'What happens'],
        [
          '1',
          'Something moves: what the page and the decision say. If they say nothing, the main clock +1; if that is full, the foes gain an invoke.',
        ],
        ['2', 'Attuned and manifested domains do what they do at a Beat’s end.'],
        ['3', 'Invokes made in it can be spent from now on; tags that last for a time fade.'],
        ['4', 'Beat recovery, if it reached a meaningful objective.'],
        [
          '5',
          'A clock that filled and leads somewhere goes first. Else the way the choice named; else the first way on whose condition holds.',
        ],
      ),
    ],
  };
};

/** E1. */
export const diceSection = (rules: Rules): Section => {
  const { margins, die_base: base, die_most: most } = tuningOf(rules);
  const row = (degree: number): readonly string[] => {
    const from = margins[degree - 1]!;
    const below = margins[degree];
    return [
      below === undefined ? `${from} or more` : from === below - 1 ? String(from) : `${from} to ${below - 1}`,
      String(degree),
    ];
  };
  return {
    id: 'dice',
    title: 'Dice and degrees',
    blocks: [
      say('Every roll is a d20 + the highest rank die + what is added. It meets another roll, or a number.'),
      say(
        `Rank dice: one, and one more for every 2 ranks. They have ${base} sides and 2 more for each rank, ${most} at most: rank 1 rolls one die of ${Math.min(most, base + 2)}, rank 2 two of ${Math.min(most, base + 4)}.`,
      ),
      say(
        'The margin is your total less the other. It becomes a degree of success; below 0 the same degrees, with a minus.',
      ),
      table(['Margin', 'Degree'], ['0', '0'], ...[1, 2, 3, 4].map(row)),
      list(
        'Degree 0: the defender holds, and a check fails.',
        'A natural 20 is one degree more for its side, a natural 1 one degree less. On both sides where both roll.',
        'A degree is never above 4 nor below −4.',
        'A reroll is a second roll of d20 and rank dice: the higher counts, the first of equals.',
        'Against a number nobody rolls back.',
        'Each side has dice of its own: what you roll never changes what they will.',
      ),
    ],
  };
};

/** E29, and the contest table. */
export const checksSection = (rules: Rules): Section => {
  const { clock_cap: cap, invoke } = tuningOf(rules);
  return {
    id: 'checks',
    title: 'Checks',
    blocks: [
      say('Outside a fight one hero of your choice rolls. The page says with what and against what:'),
      table(
        ['Contest', 'Rolled with', 'Against'],
        ['Obstacle', 'a skill, or the Attack of a pillar', 'a number'],
        ['Social', `${PILLAR_NAME.INFLUENCE} Attack`, `a number, or a foe’s Defense (${PILLAR_ROOT.INFLUENCE})`],
        [
          'Investigation',
          `${PILLAR_NAME.REVELATION} Attack`,
          `a number, or a foe’s Defense (${PILLAR_ROOT.REVELATION})`,
        ],
        ['Endurance', 'the Resilience of a pillar', 'a number'],
        ['Attack', 'the Attack of a pillar', 'a foe’s Defense'],
      ),
      list(
        'Degree 1 or more passes: the clock it works at rises by the degree.',
        'Degree 0 or less fails: its danger clock rises by 1, or by the degree of failure up to 3.',
        `One clock rises at most ${cap} a Beat.`,
        `One invoke may be spent on a check, for +${invoke} or a reroll.`,
        'A hero who has learned an Advance of that pillar may use it: its virtual rank and its tags count, its costs are paid.',
        `A skill is rolled with the better of your rank dice, and no rung lowers it. Skills: ${listed(SKILLS.map((skill) => SKILL_NAME[skill]))}.`,
        'The difficulty moves every number of a check.',
      ),
    ],
  };
};

/** ADR8 §6.3, E30. */
export const clocksSection = (rules: Rules): Section => {
  const { clock_cap: cap, pressure, strain } = tuningOf(rules);
  return {
    id: 'clocks',
    title: 'Clocks',
    blocks: [
      say(`A clock has 4, 6 or 8 segments. Its kind is ${listed(Object.values(CLOCK_KIND), 'or')}.`),
      list(
        'It rises by one segment for each degree applied to it.',
        `At most ${cap} a Beat and clock, unless a technique says that it breaks the limit. What is beyond is lost, and said to be.`,
        'A full goal clock of a fight wins it, a full danger clock of a fight loses it.',
        'A full clock may lead to a page of its own, once, when the Beat closes.',
        'Filling a goal clock is a meaningful objective: Beat recovery follows.',
        'A clock that fills can open a Reaction Window.',
      ),
      say(
        `Besides the scene’s own there are: Pressure in a fight (${pressure} unless the fight says otherwise), the strain of a domain (${strain}), and the clocks of squads, elites and bosses.`,
      ),
    ],
  };
};

/** E13, E31. */
export const tagsSection = (rules: Rules): Section => {
  const tuning = tuningOf(rules);
  return {
    id: 'tags',
    title: 'Scene tags and invokes',
    blocks: [
      say('A scene tag is something a side can use: a good broom, a soft seal, wet boards. It holds invokes.'),
      list(
        'Each side spends its own. Invokes that belong to no tag are called openings and are spent first, then those of the tags in their order.',
        'Set-ups, feints, Nuance, manifested domains and pages make invokes. Those made in a Beat can be spent from the next one on.',
        'A tag stays when its invokes are spent. Some fade after a number of Beats, and a page may take one away; its invokes go with it.',
        'A tag that is there from the start may add to the initiative of its side.',
      ),
      table(
        ['Invokes', 'Buy', 'On'],
        ...INVOKES.flatMap((one) =>
          invokeCost(one) === 0
            ? []
            : [
                [
                  String(invokeCost(one)),
                  invokeWords(tuning, one),
                  invokeCost(one) === 1 ? 'an attack that may exploit; a check' : 'any Major attack',
                ],
              ],
        ),
      ),
      say(
        'Invokes are claimed when an attack is declared and spent when intents are shown. One line of this table helps one attack or check.',
      ),
    ],
  };
};
