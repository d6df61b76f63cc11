import { DIFFICULTIES, DOMAIN_STATES, type DomainState, PILLARS } from '@lockstep/encounter';
import { counted, list, listed, say, table } from '@lockstep/words';
import {
  DIFFICULTY_NAME,
  DOMAIN_MOVES,
  DOMAIN_STATE_NAME,
  kindOf,
  LEAN_NAME,
  OPPONENT_WORDS,
  PILLAR_NAME,
  ROLE_NAME,
  signed,
  tagRows,
  techniqueLines,
} from './names.ts';
import { castOf, type Rules, type Section, tuningOf } from './section.ts';

/** E10. */
export const recoverySection = (rules: Rules): Section => {
  const { endurance, endurance_rung, micro_uses, recovered_marks, taken_out } = tuningOf(rules);
  const away = taken_out === 'AWAY';
  return {
    id: 'recovery',
    title: 'Recovery',
    blocks: [
      table(
        ['Kind', 'When', 'Effect'],
        [
          'Micro-recovery',
          'in Aftermath, for who declared no Major; not once Pressure is full',
          `the worst condition of rung 1 or 2 on an unstrained track: Resilience against ${endurance} + ${endurance_rung} a rung, degree 1 takes it down a rung; ${counted(micro_uses, 'try', 'tries')} a scene. Without such a condition or a try left: −${recovered_marks} marks on the fullest track`,
        ],
        [
          'Beat recovery',
          'when a goal clock fills, when a page or fight marked as an objective is passed or won, and on withdrawal',
          `every hero who is not taken out: the worst condition of rung 1 or 2 goes down a rung, else −${recovered_marks} marks${away ? '. Who is taken out comes back, out of the fight' : ''}`,
        ],
        [
          'Scene recovery',
          'when the scene ends',
          `every condition of a hero goes down a rung; uses and tries come back; who was out${away ? '' : ', not taken out,'} stands`,
        ],
      ),
      say('A Ward does not help in micro-recovery. Squads, which bear no conditions, have none.'),
      ...(away ? [say('Who is taken out makes no check until a Beat or the end of the scene brings them back.')] : []),
    ],
  };
};

const STATE_MEANS: { readonly [state in DomainState]: string } = {
  DORMANT: 'permits nothing',
  ATTUNED:
    'from the start of the scene for some, else by a Minor; permits what needs it attuned, and choices of the story that ask for it',
  MANIFESTED: 'by pushing it; permits all it has, and strains by 1 at every Beat’s end',
  COLLAPSED: 'when its strain is full; permits nothing for the rest of the scene',
};

const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** E16. */
export const domainsSection = (rules: Rules): Section => {
  const { domain_base: base, strain } = tuningOf(rules);
  const { domain } = castOf(rules);
  return {
    id: 'domains',
    title: 'Domains',
    blocks: [
      say('A domain is a cultivated power. It permits techniques and choices, and drives the pace.'),
      table(
        ['State', 'What it means'],
        ...DOMAIN_STATES.map((state) => [begun(DOMAIN_STATE_NAME[state]), STATE_MEANS[state]]),
      ),
      list(
        `Pushing is a Major: Attack in the domain’s pillar + domain rank against ${base} + the tier of the scene. Degree 1 or more manifests it.`,
        `Its strain clock has ${strain} segments. Full, the domain collapses.`,
        'A domain that changes its state can open a Reaction Window.',
        'While it is manifested it may lend an Over-SCL Band.',
      ),
      ...(domain.length > 0
        ? [
            table(
              ['Domain', 'Pillar', 'At a Beat’s end, attuned', 'Manifested', 'Over-SCL Band'],
              ...domain.map(({ name, pillar, attuned, manifested, over }) => [
                name,
                PILLAR_NAME[pillar],
                DOMAIN_MOVES[attuned],
                DOMAIN_MOVES[manifested],
                over === 0 ? '–' : signed(over),
              ]),
            ),
          ]
        : []),
    ],
  };
};

/** E27. */
export const techniquesSection = (rules: Rules): Section => ({
  id: 'techniques',
  title: 'What the tags of a technique do',
  blocks: [
    table(['Tag', 'Effect'], ...tagRows(tuningOf(rules))),
    list(
      'Costs are paid when intents are shown; a reaction and a check pay at once. Marks you pay can overflow like any others.',
      'A virtual rank makes an attack harder to resist and adds to any other roll of the technique.',
      'A technique with a number of uses comes back with the next scene.',
      'A technique of a domain needs that domain in the state it names.',
    ),
  ],
});

export const learnedSection = (rules: Rules): Section => {
  const { technique, domain } = castOf(rules);
  const tuning = tuningOf(rules);
  return {
    id: 'learned',
    title: 'Techniques that are learned',
    blocks: [
      table(
        ['Technique', 'How', 'Details'],
        ...technique.flatMap((one) =>
          one.basic ? [] : [[one.name, kindOf(one), techniqueLines(tuning, one, domain).join(' ') || '–']],
        ),
      ),
    ],
  };
};

/** E2. */
export const peopleSection = (rules: Rules): Section => {
  const { points_per_scl: points } = tuningOf(rules);
  return {
    id: 'people',
    title: 'What somebody is made of',
    blocks: [
      list(
        'Six roots: Body, Mind and Soul; Control, Fate and Spirit.',
        'CL is a third of Body + Mind + Soul, SL a third of Control + Fate + Spirit, both rounded down. SCL = CL + SL, and is 1 at least.',
        `Three pillars: ${listed(PILLARS.map((pillar) => PILLAR_NAME[pillar]))}. Each has Attack, EffectRank, Defense, Resilience and perhaps a Ward.`,
        `The rank of the die is CL in ${PILLAR_NAME.VIOLENCE} and SL in the others.`,
        `A hero costs at most ${points} points for each SCL: 2 a point of a root, 3 a domain rank, 1 anything else.`,
      ),
    ],
  };
};

const EXAMPLE_SCL = 2;

/** ADR8 §4, E11. */
export const ratingsSection = (rules: Rules): Section => {
  const { cap_per_scl: cap, lean, trait_per_scl, trait_base, ward_in_cap: ward } = tuningOf(rules);
  const both = cap * EXAMPLE_SCL;
  return {
    id: 'ratings',
    title: 'OCR, DCR and caps',
    blocks: [
      list(
        'OCR of a pillar = Attack + EffectRank + the most virtual ranks an attack of theirs has in it.',
        'DCR of a pillar = Defense + Resilience + Ward.',
        'The OCR and the DCR of somebody are the highest of their three.',
        'They sum up a sheet at a glance: their OCR against your DCR, and the reverse. Tempo, numbers and staying power come on top.',
      ),
      table(
        ['Lean', 'OCR at most', 'DCR at most', `At SCL ${EXAMPLE_SCL}`],
        [LEAN_NAME.BALANCED, `${cap} × SCL`, `${cap} × SCL`, `${both} and ${both}`],
        [
          LEAN_NAME.BLOOD_FORWARD,
          `${cap} × SCL + ${lean}`,
          `${cap} × SCL − ${lean}`,
          `${both + lean} and ${both - lean}`,
        ],
        [
          LEAN_NAME.WARD_FORWARD,
          `${cap} × SCL − ${lean}`,
          `${cap} × SCL + ${lean}`,
          `${both - lean} and ${both + lean}`,
        ],
      ),
      list(
        ward === 100
          ? 'Under the cap of DCR a Ward counts in full.'
          : `Under the cap of DCR ${ward} % of a Ward counts, rounded up.`,
        `No single trait is above ${trait_per_scl} × SCL + ${trait_base}: ${trait_per_scl * EXAMPLE_SCL + trait_base} at SCL ${EXAMPLE_SCL}.`,
        'The role of a foe raises its caps by its own numbers.',
        'A build over a cap is no build: a pack with one is refused, and told which cap.',
      ),
    ],
  };
};

const clockWords = (clocks: readonly number[]): string => (clocks.length === 0 ? '–' : clocks.join(' + '));
const NEVER = 5;

/** E17. */
export const rolesSection = (rules: Rules): Section => {
  const { stamina_cap: most } = tuningOf(rules);
  return {
    id: 'roles',
    title: 'Roles',
    blocks: [
      table(
        ['Role', 'OCR', 'DCR', 'Out at', 'Conditions stop at', 'Clock', 'Two of them', 'Further targets'],
        ...castOf(rules).role.map(({ id, ocr, dcr, out, stop, clocks, pair, area }) => [
          ROLE_NAME[id],
          signed(ocr),
          signed(dcr),
          out >= NEVER ? 'its clock' : `rung ${out}`,
          stop === 0 ? 'none at all' : `rung ${stop}`,
          clockWords(clocks),
          clockWords(pair),
          area === 0 ? '–' : `${area} on Majors`,
        ]),
      ),
      list(
        'OCR and DCR are measured against the party: its OCR with your DCR, its DCR with your OCR.',
        `A clock of a role is moved by the degrees that landed in a round, all together, at most ${most} a round. When the last is full, its owner is out.`,
        'A boss has one clock a phase. A new phase starts a new clock, may change its Over-SCL Band, and is announced.',
        'A character may bring phases and clocks of its own.',
        'A squad takes no conditions and no marks: its clock is all it has.',
      ),
    ],
  };
};

/** E34. */
export const difficultySection = (rules: Rules): Section => ({
  id: 'difficulty',
  title: 'Difficulty',
  blocks: [
    table(
      ['Difficulty', 'Foes’ Attack', 'Foes’ Defense', 'Your invokes', 'Numbers of checks', 'The foes'],
      ...DIFFICULTIES.flatMap((id) =>
        rules.pack.difficulty
          .filter((row) => row.id === id)
          .map(({ foe_attack, foe_defense, invokes, target, opponent }) => [
            DIFFICULTY_NAME[id],
            signed(foe_attack),
            signed(foe_defense),
            String(invokes),
            signed(target),
            OPPONENT_WORDS[opponent],
          ]),
      ),
    ),
    say(
      'It is chosen before the scene and stays. The numbers of checks include the one the goal of a fight is worked at against.',
    ),
    ...(rules.setup ? [say(`This scene is played on ${DIFFICULTY_NAME[rules.setup.script.difficulty.id]}.`)] : []),
  ],
});

/** E19, E33. */
export const knowingSection = (): Section => ({
  id: 'knowing',
  title: 'What you can know',
  blocks: [
    list(
      'Hidden from you: the dice to come, and what the other side has declared until intents are shown. Nothing else.',
      'Before you choose, exact odds are shown for an attack, a set-up, an advance, a push, a check, a parry and a brace. They are computed, not sampled. They are those of the moment: sealed intents are not in them, nor what is declared and has not acted yet.',
      'After the Clash every roll is shown with all that went into it.',
      'The same scene, the same seed and the same actions give the same story. Neither side’s dice depend on what the other rolls.',
      'The game plays the foes from what their side can know.',
    ),
  ],
});
