import { budgetOf, DEEDS, LADDERS, PILLARS, SPEEDS, STAGES, type Stage, seqLevelBase } from '@lockstep/encounter';
import { ceilDiv, floorDiv } from '@lockstep/kernel';
import { counted, list, say, table } from '@lockstep/words';
import {
  DEED_NAME,
  deedWords,
  kindOf,
  PILLAR_NAME,
  PILLAR_ROOT,
  SPEED_NAME,
  STAGE_NAME,
  tempoName,
  trackOf,
} from './names.ts';
import { castOf, type Rules, type Section, tuningOf } from './section.ts';

const STAGE_MEANS: { readonly [stage in Stage]: string } = {
  UPKEEP:
    'Reactions and Nuance come back. New invokes can be spent. Guard and Prepared end unless sustained. What lingers leaves its mark. Tags that last for a time fade.',
  INTENT:
    'Both sides declare, sealed. When both are ready, all intents are shown; then costs, moves, Guard, Ward, Prepare, assists and attuning act.',
  CLASH:
    'Every declared action is rolled from the same moment: nothing that one does changes what another meets. The dice are shown and nothing is applied. Then whoever has a Nuance may spend it.',
  REACTION: 'In order of initiative, whoever has a fitting reaction may use it. Then all results land at once.',
  AFTERMATH:
    'Tracks overflow, actors go out, phases begin, micro-recovery is rolled, Pressure and clocks move, domains act. If the fight is not over, the next round begins.',
};

/** ADR8 §5, E4, E5, E22, E32. */
export const roundSection = (rules: Rules): Section => ({
  id: 'round',
  title: 'A round, stage by stage',
  blocks: [
    say('A round of a fight is one Beat. Everybody acts at once; nobody goes first.'),
    table(
      ['Stage', 'Name', 'What happens'],
      ...STAGES.map((stage, i) => [String(i), STAGE_NAME[stage], STAGE_MEANS[stage]]),
    ),
    list(
      'Each stage asks for its own actions; others are refused until it is their time.',
      'Two actors may take each other out in one Clash.',
      'Initiative is rolled once a scene: d20 + the sequence level divided by 3 + Awareness + what tags add that are there from the start. The level is that of the sheet, not of a phase or a domain.',
      tuningOf(rules).ties === 'INITIATIVE'
        ? 'Initiative orders Nuance and Reaction Windows, and hits on one ladder that are alike: the highest lands first, of equals a brutal one last, then by initiative.'
        : 'Initiative orders Nuance and Reaction Windows, and nothing else.',
      'Ties go to the higher sequence level, then the higher SCL, then the order of the cast.',
    ),
  ],
});

const LEVELS = [3, 6, 9, 12, 15, 18, 21];
const SCLS = [1, 2, 3, 4, 5, 6];

/** ADR8 §1 to §2.3. */
export const tempoSection = (): Section => ({
  id: 'tempo',
  title: 'Tempo: the action ladder',
  blocks: [
    say('Tempo is the sequence level. It says how many actions a round grants.'),
    table(
      ['Sequence level', 'Name', 'Major', 'Minor', 'Bonus', 'Reaction'],
      ...LEVELS.map((level) => {
        const { major, minor, bonus, reaction } = budgetOf(level);
        return [String(level), tempoName(level), ...[major, minor, bonus, reaction].map(String)];
      }),
    ),
    say('Each further band of 3 adds a Bonus, then a Minor, then a Major, and so on. Where a level comes from:'),
    table(
      ['SCL', ...SPEEDS.map((speed) => SPEED_NAME[speed])],
      ...SCLS.map((scl) => [String(scl), ...SPEEDS.map((_, band) => tempoName(seqLevelBase(scl) + 3 * band))]),
    ),
    list(
      'The base is 3 × (SCL − 1), and 3 at least. Each speed band and each Over-SCL Band adds 3.',
      'The Over-SCL Band is 0, 1 or 2: exceptional foes, phases of a boss and manifested domains have one. Several never make more than 2.',
      '+fast unlocks Improved Reactions. +very fast unlocks them too, and Prepare, and one Nuance a round.',
      'There is one Reaction a round at every tempo; a technique may grant more.',
      'What a round grants and is not used is gone.',
    ),
  ],
});

/** E20. */
export const intentSection = (rules: Rules): Section => ({
  id: 'intent',
  title: 'Intent: declaring',
  blocks: [
    list(
      'Declare one intent at a time, for any of your actors who stand, in any order, as far as their actions go.',
      'The other side does not see them, nor how many there are, until both sides are ready.',
      'An intent can be taken back until you are ready, unless another one depends on it: a Move that brought a target into reach, a Prepare that was used.',
      'Declaring nothing is allowed. Ready ends it for your side, and cannot be taken back.',
      'Guard, each Ward, Move, Attune, Push domain and Prepare can be declared once a round by an actor.',
      'A fight may be fought in some pillars only: attacks and feints of the others cannot be declared there.',
      'A first fight may be fought with less: what it does not offer, or not yet, cannot be declared there, and there is no Nuance in it.',
      ...(tuningOf(rules).tells === 'SHOWN'
        ? [
            'When the other side is ready, you see how each of its actors begins: what kind of thing it does first, and in which pillar. Whom it means and all the rest stay sealed.',
          ]
        : []),
      ...(tuningOf(rules).look > 0
        ? [
            `When the other side is ready, you may look at what one of its actors has declared, for ${counted(tuningOf(rules).look, 'invoke')}. Only you see it; they know that you looked.`,
          ]
        : []),
      ...(tuningOf(rules).gone_invokes === 'BACK'
        ? ['An attack whose target has gone out of reach spends its action. Its invokes come back in the next round.']
        : []),
      'Where the fight has a way out, the heroes may withdraw in Intent until they are ready: the fight ends at once, and Beat recovery follows.',
    ),
  ],
});

/** E13, E27. */
export const actionsSection = (rules: Rules): Section => {
  const tuning = tuningOf(rules);
  return {
    id: 'actions',
    title: 'Actions',
    blocks: [
      table(
        ['Action', 'For'],
        ['Major', 'what moves the stakes: attacks, the goal of the fight, pushing a domain'],
        ['Minor', 'place, cover and set-up; light attacks'],
        ['Bonus', 'feints and small attacks'],
        ['Reaction', 'answers in a Reaction Window'],
      ),
      say('Every technique does one of these things:'),
      table(['What', 'Effect'], ...DEEDS.map((deed) => [DEED_NAME[deed], deedWords(tuning, deed)])),
      say('Everybody knows these; whoever has no Ward or no domain goes without what needs one:'),
      table(
        ['Technique', 'How', 'In short'],
        ...castOf(rules).technique.flatMap((one) => (one.basic ? [[one.name, kindOf(one), one.line ?? '']] : [])),
      ),
      say(
        'A learned set-up or advance is rolled with the Attack of the pillar it names. Virtual ranks add to the roll of a set-up, an advance and a push.',
      ),
    ],
  };
};

/** E15. */
export const zonesSection = (): Section => ({
  id: 'zones',
  title: 'Zones and reach',
  blocks: [
    list(
      'A fight has 1 to 4 zones in a row. A Move goes to a neighbouring one.',
      'An attack reaches your own zone, with reach one zone further. What counts is where your declared Move will bring you.',
      'All moves are made before the Clash. Whose target has moved out of reach has spent the action for nothing; so has whose target is gone.',
      'Entering a zone where a foe stands is entering a threatened space: it can open a Reaction Window for that foe.',
      'An assist needs no reach.',
    ),
  ],
});

/** E3, E7. */
export const effectSection = (rules: Rules): Section => {
  const tuning = tuningOf(rules);
  const { resist_base: base, minor_less: minor, bonus_less: bonus, accurate, assist, guard } = tuning;
  return {
    id: 'effect',
    title: 'Contact and resistance',
    blocks: [
      table(
        ['Pillar', 'Defended by', 'Hurts'],
        ...PILLARS.map((pillar) => [PILLAR_NAME[pillar], PILLAR_ROOT[pillar], trackOf(pillar)]),
      ),
      say('An attack is two steps, both in its pillar.'),
      list(
        `1. Contact: Attack against Defense. The attacker adds ${accurate} if accurate, ${assist} for each assist on a first attack or feint, and invokes; the defender adds ${guard} with Guard. Contact of 0 or less is nothing.`,
        `2. Resistance: the target rolls Resilience, and an active Ward less what pierces it, against ${base} + EffectRank + virtual ranks.`,
        'The degree of the hit is the degree by which resistance failed, 0 if it held, plus contact above 1. It is 4 at most.',
        ...(tuning.perfect_from > 0
          ? [
              `A resistance of degree ${tuning.perfect_from} or more is perfect: the hit is ${tuning.perfect_less} less, whatever the contact.`,
            ]
          : []),
      ),
      table(
        ['Used as', 'Effect', 'Contact', 'Degree', 'On the ladder'],
        ['Major', 'full', 'to 4', 'to 4', 'a rung and marks'],
        ['Minor', `−${minor}`, 'to 4', 'to 1', 'rung 1 at most, else a mark'],
        ['Bonus', `−${bonus}`, 'to 1, unless unbound', 'to 1', 'marks only'],
      ),
      list(
        'The effect is never lowered below 0.',
        'Each rung and a strained track lower Attack and Defense of their pillar by 1; resistance is not lowered.',
      ),
    ],
  };
};

const EXAMPLE_SCL = 2;

/** E3, E12, E25, E26. */
export const laddersSection = (rules: Rules): Section => {
  const { track_base: base } = tuningOf(rules);
  const size = base + EXAMPLE_SCL;
  return {
    id: 'ladders',
    title: 'Ladders and tracks',
    blocks: [
      table(
        ['Rung', ...PILLARS.map((pillar) => PILLAR_NAME[pillar])],
        ...[0, 1, 2, 3].map((at) => [String(at + 1), ...PILLARS.map((pillar) => LADDERS[pillar][at]!)]),
        ['Track', ...PILLARS.map((pillar) => trackOf(pillar))],
      ),
      list(
        'Rung 3 is out of the fight, rung 4 is taken out. Somebody who is out does nothing more in it; somebody taken out does not recover in the scene either.',
        'A hit whose degree is above the ladder’s rung climbs it by one rung and leaves its degree − 1 marks on the track. Any other leaves its degree in marks.',
        'Several hits on one ladder land highest degree first.',
        'A ladder climbs at most one rung a round this way; two if two attackers landed on it. Brutal climbs further.',
        `A track holds ${base} + SCL marks: ${size} at SCL ${EXAMPLE_SCL}. From half of it on, rounded up (${ceilDiv(size, 2)}), it is strained: −1 to Attack and Defense there.`,
        `More marks than it holds overflow in Aftermath: one rung more, and half of what it holds, rounded down (${counted(floorDiv(size, 2), 'mark')}), stay.`,
        'A hit of degree 2 or more on a pillar fells an active Ward there, unless it is sustained.',
      ),
      say('Roles change where ladders stop and what takes somebody out: see Roles.'),
    ],
  };
};

/** E9. */
export const pressureSection = (rules: Rules): Section => ({
  id: 'pressure',
  title: 'Pressure',
  blocks: [
    list(
      `Every round moves Pressure by 1, in Aftermath. It is a clock of ${tuningOf(rules).pressure} unless the fight says otherwise, and starts empty.`,
      'When it is full nobody can Guard, and there is no micro-recovery.',
      'From then on each side gains an invoke every round.',
      'A fight may move clocks and tags of the scene in each round as well, and some domains add to Pressure.',
    ),
    say('Nothing takes Pressure back: a fight is meant to end.'),
  ],
});
