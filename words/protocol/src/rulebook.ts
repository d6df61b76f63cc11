import { MOST_CARDS, PAYLOAD_SLOTS, SCAN_SLOTS, type Script, type Tuning } from '@lockstep/protocol';
import { counted, factor, list, practiceSection, say, table } from '@lockstep/words';
import { glossary } from './glossary.ts';
import { GAME_TITLE } from './lock.ts';
import { protocolsSection } from './protocol-rules.ts';
import type { Section } from './section.ts';

/** What the rules are printed for: the numbers, and the puzzle at hand where there is one. */
export interface Rules {
  readonly tuning: Tuning;
  readonly puzzle?: Script;
}

/** A puzzle may set some numbers of its own. */
const numbers = ({ tuning, puzzle }: Rules) => ({
  dealt: puzzle?.card.length ?? MOST_CARDS,
  resistance: puzzle?.resistance ?? tuning.resistance,
  turns: puzzle?.turns ?? tuning.turns,
  scans: puzzle?.scans ?? tuning.scan_limit,
});

const goal = (rules: Rules): Section => {
  const { resistance, turns } = numbers(rules);
  return {
    id: 'goal',
    title: 'Goal and turns',
    blocks: [
      say(
        `${GAME_TITLE} is a short daily logic puzzle. AURA runs your home and keeps one device locked until your evidence satisfies her protocol.`,
      ),
      list(
        `You win when Resistance reaches 0. It starts at ${resistance}.`,
        `You lose when your ${turns} turns are used up and Resistance is still above 0. There is no other way to lose.`,
        'Bringing Resistance to 0 wins at once, on the last turn too; that action changes no Scrutiny.',
      ),
      say('Four phases: the Lock, the Draft, the Solve, the Result. In the Solve each turn is exactly one action:'),
      list(
        'You SUBMIT or you SCAN.',
        'Its effects happen: Compliance, then Scrutiny, then an Audit if one is due.',
        'One turn is used up. A protocol or a quarantine may change for the next turn.',
        'The transcript says what happened.',
      ),
      say(
        'Nothing is left to chance while you play: the same puzzle and the same actions always give the same result. What AURA says is flavour and never changes a rule. An action the rules do not allow is refused, costs nothing and changes nothing.',
      ),
    ],
  };
};

const draft = (rules: Rules): Section => {
  const { keep } = rules.tuning;
  const { dealt } = numbers(rules);
  return {
    id: 'draft',
    title: 'Draft',
    blocks: [
      say(`You are shown ${dealt} Evidence cards and keep exactly ${keep}, in one choice that stands.`),
      list(
        `The ${keep} you keep are your Evidence.`,
        `The other ${dealt - keep} are your Reserve. You have seen them, but not the order in which they would come back.`,
        'Reserve cards cannot be used; only a SCAN brings one in.',
        'SUBMIT and SCAN wait until the draft is done.',
      ),
    ],
  };
};

const payload = (): Section => ({
  id: 'payload',
  title: 'Payload',
  blocks: [
    say(`SUBMIT puts a payload before AURA: 1 or ${PAYLOAD_SLOTS} different cards of your Evidence.`),
    list(
      'If the payload satisfies the active protocol it is accepted: Resistance falls by its Compliance.',
      'If it does not, Compliance is 0, Resistance stays, and Scrutiny rises.',
      'Cards are not used up: they stay in your Evidence after a SUBMIT.',
      'The order of cards inside a payload does not matter.',
      'A quarantined card cannot be in a payload.',
    ),
  ],
});

const compliance = ({ tuning }: Rules): Section => ({
  id: 'compliance',
  title: 'Compliance formula',
  blocks: [
    say('Compliance is what an accepted payload takes off Resistance.'),
    list(
      'BaseImpact = the sum of the Impact of its cards.',
      `Multiplier = ${factor(tuning.resonance_percent)} with resonance, 1.0 without.`,
      'Compliance = floor(BaseImpact × Multiplier).',
      `At most ${tuning.compliance_cap} a turn: Compliance = min(Compliance, ${tuning.compliance_cap}).`,
      'Resistance = Resistance − Compliance, and never below 0.',
    ),
    say('A payload that does not satisfy the protocol has Compliance 0, resonance or not.'),
  ],
});

const resonance = ({ tuning }: Rules): Section => ({
  id: 'resonance',
  title: 'Resonance',
  blocks: [
    say('Resonance needs two cards that share at least one tag of this list:'),
    list(...tuning.resonance_tags),
    say(
      `It multiplies by ${factor(tuning.resonance_percent)} once, however many of these tags are shared. Other shared tags do not resonate, and one card never does.`,
    ),
  ],
});

const scrutiny = ({ tuning }: Rules): Section => ({
  id: 'scrutiny',
  title: 'Scrutiny and Audit',
  blocks: [
    say(
      `Scrutiny goes from 0 to ${tuning.scrutiny_cap}. Where it starts is part of the puzzle and stands on the Lock.`,
    ),
    table(
      ['What you do', 'Scrutiny'],
      ['SUBMIT with SKETCHY evidence, however many such cards', `+${tuning.sketchy_scrutiny}`],
      ['SUBMIT that does not satisfy the protocol', `+${tuning.failed_scrutiny}`],
      ['Both in one SUBMIT', `+${tuning.sketchy_scrutiny + tuning.failed_scrutiny}`],
      ['SCAN', `+${tuning.scan_scrutiny}`],
    ),
    say(`At ${tuning.scrutiny_cap} an Audit happens at once, inside the same action:`),
    list(
      `Resistance heals +${tuning.audit_heal}, up to its maximum of ${tuning.resistance}.`,
      `The highest-Impact card of your most recent payload that is still in your Evidence is quarantined for ${counted(tuning.quarantine_turns, 'turn')}. Of equals it is the one dealt first. If there is no such card, nothing is quarantined.`,
      `Scrutiny resets to ${tuning.audit_scrutiny}.`,
    ),
    say(
      `A quarantined card cannot be submitted on the next ${counted(tuning.quarantine_turns, 'turn')}; after that it is free. It may be discarded by a SCAN. A card quarantined again starts anew.`,
    ),
  ],
});

const scan = (rules: Rules): Section => {
  const { tuning } = rules;
  return {
    id: 'scan',
    title: 'Scan',
    blocks: [
      say(
        `SCAN discards 1 or ${SCAN_SLOTS} cards of your Evidence and replaces each with the next card of your Reserve.`,
      ),
      list(
        'It uses up 1 turn.',
        `It adds +${tuning.scan_scrutiny} Scrutiny.`,
        `At most ${counted(numbers(rules).scans, 'SCAN')} a puzzle.`,
        `Not while Scrutiny is ${tuning.scrutiny_cap}.`,
        'Not more cards than the Reserve holds.',
        'Discarded cards are out of the game. What comes back is fixed by the puzzle, not by luck.',
      ),
    ],
  };
};

const medals = ({ tuning }: Rules): Section => ({
  id: 'medals',
  title: 'Medals and sharing',
  blocks: [
    table(
      ['Medal', 'Turns left after the winning action'],
      ['⭐⭐⭐ Gold', `${tuning.gold_turns_left} or more`],
      ['⭐⭐ Silver', `${tuning.silver_turns_left} or more`],
      ['⭐ Bronze', `${tuning.bronze_turns_left} or more`],
      ['Cleared', `fewer than ${tuning.bronze_turns_left}: a win without a medal`],
    ),
    list(
      'Your first clear is what you share; your best one is shown beside it when it differs.',
      'Retries are unlimited.',
      `Scrutiny peak is the highest Scrutiny of that clear, with its start and the ${tuning.scrutiny_cap} of an Audit.`,
      'The puzzle of a date is the same for everyone and changes at your local midnight.',
    ),
  ],
});

/** FULL RULES, from the numbers the engine uses (K4). */
export const rulebook = (rules: Rules): readonly Section[] => [
  goal(rules),
  draft(rules),
  payload(),
  protocolsSection(rules.puzzle),
  compliance(rules),
  resonance(rules),
  scrutiny(rules),
  scan(rules),
  medals(rules),
  practiceSection,
  glossary(rules.tuning),
];

/** D29 §14: the eight lines of one screen. */
export const quickReference = (rules: Rules): readonly (readonly [label: string, text: string])[] => {
  const { tuning } = rules;
  const { dealt, turns } = numbers(rules);
  return [
    ['Daily Flow', `Lock → Draft ${tuning.keep} of ${dealt} → Solve in ${turns} turns`],
    ['Actions', `SUBMIT (1–${PAYLOAD_SLOTS} cards) or SCAN (swap cards)`],
    ['Win', 'Resistance 0'],
    ['Loss', 'Turns 0'],
    [
      'Compliance',
      `if protocol satisfied: floor((Impact sum) × (${factor(tuning.resonance_percent)} if Resonance else 1.0)), capped at ${tuning.compliance_cap}`,
    ],
    ['Resonance', `2 cards share ${tuning.resonance_tags.join('/')}`],
    ['Scrutiny', `0–${tuning.scrutiny_cap}, triggers Audit at ${tuning.scrutiny_cap}`],
    [
      'Audit',
      `Resistance +${tuning.audit_heal}, quarantine highest-impact submitted card ${counted(tuning.quarantine_turns, 'turn')}, Scrutiny resets to ${tuning.audit_scrutiny}`,
    ],
  ];
};
