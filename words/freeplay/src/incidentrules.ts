import { FACTORS, type Factor, MOVES, TRUSTS } from '@lockstep/gates';
import { counted, list, listed, printedName, say, spelled, table } from '@lockstep/words';
import { gateWords, pathWords } from './clause.ts';
import { gateMoveWords, tokenWords } from './move.ts';
import { actName, BAND_MEANS, GATE_FAMILY_NAME } from './names.ts';
import { FACTOR_MEANS, FACTOR_NAME, fractionWords } from './part.ts';
import { conditionWords } from './rule.ts';
import { contentOf, koaOf, type Rules, type Section, tuningOf } from './section.ts';

export const incidentSection = (rules: Rules): Section => {
  const { hand, flag_spends: spends } = tuningOf(rules);
  return {
    id: 'incident',
    title: 'An incident with AURA',
    blocks: [
      list(
        'One to three gates stand in the way, each with a Gate Strength. An incident is cleared when every gate is at 0.',
        'It fails when its turns are used up and a gate still stands. That ends the run.',
        `You hold ${spelled(hand)} artifacts. The hand is filled up to ${spelled(hand)} at the start of each turn; what you do not play stays in it.`,
        `Artifacts that were in an INJECT, a CYCLE or an EXPLOIT${spends ? ', or attached to a FLAG,' : ''} go to the discard. When the draw pile is empty the discard is shuffled in. The other moves use up no artifact.`,
        'Which artifacts are left to draw can be looked up; which comes next cannot.',
      ),
    ],
  };
};

export const turnSection = (): Section => ({
  id: 'turn',
  title: 'Order of a turn',
  blocks: [
    say('One move is one turn. Everything happens in this order:'),
    table(
      ['Step', 'What happens'],
      ['1', 'You choose a move and pay its Ops Tokens.'],
      ['2', 'You attach artifacts.'],
      ['3', 'You may use a tool.'],
      ['4', 'You aim at a gate: INJECT, FLAG and EXPLOIT.'],
      ['5', 'The move is resolved.'],
      ['6', 'Gate Strength, Scrutiny and artifacts change.'],
      ['7', 'Gates at 0 are cleared; an Audit may begin; the turn is used up.'],
      ['8', 'What lasted until this turn ends, and the hand is filled.'],
    ),
    say('A move the rules do not allow is refused, costs nothing and changes nothing.'),
  ],
});

export const movesSection = (rules: Rules): Section => ({
  id: 'moves',
  title: 'The six moves',
  blocks: [
    table(
      ['Move', 'Cost', 'Scrutiny', 'Takes'],
      ...MOVES.map((move) => {
        const { name, cost, takes, scrutiny } = gateMoveWords(tuningOf(rules), move);
        return [
          name,
          tokenWords(cost),
          move === 'inject' ? 'by trust' : scrutiny.replace(/ with an artifact (?:shown|discarded)/, ''),
          takes,
        ];
      }),
    ),
    say(
      'Only artifacts of your hand can be attached, each once, and only a gate that stands can be aimed at. Every move shows beforehand what it would do, as far as it can be known.',
    ),
  ],
});

export const injectSection = (rules: Rules): Section => {
  const t = tuningOf(rules);
  return {
    id: 'inject',
    title: 'INJECT',
    blocks: [
      say(gateMoveWords(t, 'inject').does),
      list(
        t.best_path
          ? 'Of the paths that the payload meets the one that does most Damage counts, of equals the first.'
          : 'The paths of a gate are tried from the top, a declared one first. The first that is met counts.',
        'What asks for a tag or a trait asks the whole payload: tags and traits of both artifacts count together.',
        'What describes one artifact, such as “one VERIFIED SENSOR”, has to be one artifact. “Beside” speaks of the other one.',
        'For “VERIFIED” and “PLAUSIBLE or better” one artifact is enough, unless every artifact is asked for. For Damage and Scrutiny the least trusted one counts.',
        'One tool may go into an INJECT and costs no turn; not Corroborate, and not Rewire Anchor.',
      ),
    ],
  };
};

const strictnessOf = (rules: Rules): readonly (readonly [number, number])[] =>
  (rules.setup?.difficulty.strictness ?? tuningOf(rules).strictness).map(([over, under]) => [over, under]);

type FactorWords = readonly [by: string, more: string];

/** By how much, and remarks other than the reason. */
const factorWords = (rules: Rules): { readonly [factor in Factor]: FactorWords } => {
  const t = tuningOf(rules);
  const step = fractionWords(t.power_step);
  const times = (by: readonly [number, number]): string => `× ${fractionWords(by)}`;
  const acts = strictnessOf(rules).map((by, i) => `${times(by)} in ${i === 2 ? 'the Boss' : actName(i + 1, 3)}`);
  const trusts = { VERIFIED: t.trust_verified, PLAUSIBLE: t.trust_plausible, SKETCHY: t.trust_sketchy };
  return {
    POWER: [`${step} a point`, `: × (1 + ${step} × (power − ${t.power_base}))`],
    TRUST: ['by trust', `: ${TRUSTS.map((trust) => `${trust} ${times(trusts[trust])}`).join(', ')}`],
    STRICTNESS: ['by act', `: ${listed(acts)}`],
    CORROBORATED: [times(t.corroborated), ''],
    REWIRED: [times(t.rewired), ''],
    DECLARED: [times(t.declared), ''],
    NARROW_CHANNEL: [times(t.narrow_single), ''],
    RATE_LIMIT: [times(t.repeat_second), `; from the third time on ${times(t.repeat_third)}`],
    TIMESTAMP_HARDLINE: [times(t.untimed), ''],
    SOURCE_LOCK: [times(t.unlisted), ''],
    DOOR_CHAIN: [times(t.chained ?? [1, 2]), ''],
    DISABLED: [t.disabled === undefined ? '' : times(t.disabled), ''],
  };
};

/** Where the modifier looks at the path and not at the payload. */
const HARDLINE_PATH = 'the path asks for nothing TIMESTAMPED and not for Metadata Scraper, under Timestamp Hardline';

/** A pack may do without a factor. */
const isUsed = (rules: Rules, factor: Factor): boolean => {
  if (factor === 'DISABLED') return tuningOf(rules).disabled !== undefined;
  return factor !== 'DOOR_CHAIN' || contentOf(rules).modifier.some(({ id }) => id === 'modifier.DOOR_CHAIN');
};

export const damageSection = (rules: Rules): Section => {
  const t = tuningOf(rules);
  const words = factorWords(rules);
  return {
    id: 'damage',
    title: 'Damage',
    blocks: [
      say(
        `The path's own number is multiplied by everything below that applies, and rounded once, halves up. It is at least ${t.damage_least} and at most ${t.damage_most}, and 0 where no path is met or a factor is 0.`,
      ),
      table(
        ['Factor', 'By', 'Because'],
        ...FACTORS.filter((factor) => isUsed(rules, factor)).map((factor) => {
          const [by, more] = words[factor];
          const means = factor === 'TIMESTAMP_HARDLINE' && t.hardline_path ? HARDLINE_PATH : FACTOR_MEANS[factor];
          return [FACTOR_NAME[factor], by, `${means}${more}`];
        }),
      ),
    ],
  };
};

export const flagSection = (rules: Rules): Section => {
  const t = tuningOf(rules);
  return {
    id: 'flag',
    title: 'FLAG',
    blocks: [
      say(gateMoveWords(t, 'flag').does),
      list(
        'A declared path of fewer clauses is declared as it is: nothing of it is struck.',
        'Declaring another path of the same gate replaces the first.',
        t.flag_spends
          ? `An artifact that is attached goes to the discard, and Scrutiny falls by ${t.shown_relief}.`
          : `An artifact that is attached is only shown: it stays in your hand, and Scrutiny falls by ${t.shown_relief}.`,
      ),
    ],
  };
};

export const rewireSection = (rules: Rules): Section => {
  const { rewire } = contentOf(rules);
  return {
    id: 'rewire',
    title: 'REWIRE and its allowlist',
    blocks: [
      say(gateMoveWords(tuningOf(rules), 'rewire').does),
      list(
        'The old tag stays. No trait is ever added, TIMESTAMPED least of all.',
        'Once an artifact and incident.',
        'While a gate that seals still stands, only an artifact that is HASHED or not EDITABLE can be REWIREd.',
        'The tool Rewire Anchor waives the condition of the row.',
      ),
      table(
        ['From', 'Adds', 'If'],
        ...rewire.map((row) => [printedName(row.from), printedName(row.to), conditionWords(row)]),
      ),
    ],
  };
};

export const corroborateSection = (rules: Rules): Section => ({
  id: 'corroborate',
  title: 'CORROBORATE',
  blocks: [
    say(gateMoveWords(tuningOf(rules), 'corroborate').does),
    list(
      tuningOf(rules).corroborate_alone
        ? 'Primary and anchor share a tag and come from different sources. Nothing else is asked of them.'
        : 'Primary and anchor share a tag and come from different sources. Nothing else is asked of them: the trait CORROBORATABLE matters only for rows of the REWIRE allowlist.',
      ...(tuningOf(rules).corroborate_alone
        ? ['Alone, a CORROBORATABLE primary rises from SKETCHY to PLAUSIBLE; it is not marked. Any other only calms.']
        : []),
      'A SKETCHY primary becomes PLAUSIBLE. A PLAUSIBLE one becomes VERIFIED only beside a VERIFIED SENSOR or SYSTEM LOG.',
      'Marks and trust hold until the incident ends. Both artifacts stay in your hand.',
      'It spends a charge of the tool Corroborate. With none left it is refused; no gate and no modifier forbids it.',
    ),
  ],
});

export const cycleSection = (rules: Rules): Section => {
  const t = tuningOf(rules);
  return {
    id: 'cycle',
    title: 'CYCLE',
    blocks: [
      say(gateMoveWords(t, 'cycle').does),
      list(
        'What you put away cannot come straight back.',
        `Under Narrow Channel at most ${spelled(t.narrow_cycle)} are swapped.`,
        'It starts the count of Rate Limit again.',
      ),
    ],
  };
};

export const exploitSection = (rules: Rules): Section => {
  const t = tuningOf(rules);
  return {
    id: 'exploit',
    title: 'EXPLOIT',
    blocks: [
      say(gateMoveWords(t, 'exploit').does),
      list(
        t.disabled === undefined
          ? 'A gate that is off lasts through the next turn, and the first INJECT there uses it up.'
          : `A disabled gate stays so through the next turn, and the first INJECT there uses it up. That INJECT does × ${fractionWords(t.disabled)} in place of trust and confirmation, and adds no Scrutiny.`,
        `With Scrutiny ${t.exploit_audit_from} or more afterwards ${t.disable_quiet ? 'an EXPLOIT that does Damage' : 'it'} is noticed: an Audit begins. Under Deep Verify ${t.disable_quiet ? 'every EXPLOIT' : 'it always'} is.`,
        'Then AURA patches the hole. A cache may re-arm it.',
      ),
    ],
  };
};

export const tokensSection = (rules: Rules): Section => {
  const t = tuningOf(rules);
  const k = koaOf(rules);
  return {
    id: 'tokens',
    title: 'Ops Tokens',
    blocks: [
      say(
        `Privileged operations are paid with them. You hold 0 to ${t.tokens_most} and keep them through the run; what would be more is lost.`,
      ),
      table(
        ['Source', 'AURA', 'KOA'],
        ['an act begins', `+${t.tokens_at_start}`, `+${k.tokens_at_start}`],
        ['a gate is cleared', `+${t.tokens_per_gate}`, '–'],
        ['a counter is refuted', '–', `+${k.tokens_per_counter}`],
        ['some caches', '+1', '+1'],
      ),
      table(
        ['Move', 'AURA', 'KOA'],
        ['FLAG', String(t.flag_cost), String(k.flag_cost)],
        ['REWIRE', String(t.rewire_cost), String(k.rewire_cost)],
        ['EXPLOIT', String(t.exploit_cost), String(k.exploit_cost)],
        ['all others', '0', '0'],
      ),
      say(`Under Policy Lockdown FLAG and EXPLOIT cost ${t.lockdown_extra} more.`),
    ],
  };
};

export const scrutinySection = (rules: Rules): Section => {
  const t = tuningOf(rules);
  const run = (rules.setup?.script ?? rules.pack).freeplay;
  const [, second = 0, boss = 0] = run.scrutiny_entering;
  return {
    id: 'scrutiny',
    title: 'Scrutiny',
    blocks: [
      say(
        `How closely AURA looks, from 0 to ${t.scrutiny_most}. It is ${run.scrutiny_start} at the start of a run, and carries over from act to act: +${second} on entering Act 2, +${boss} on entering the Boss. It never loses a run by itself.`,
      ),
      table(
        ['Band', 'From', ''],
        ['LOW', '0', BAND_MEANS.LOW],
        ['MED', String(t.med_from), BAND_MEANS.MED],
        ['HIGH', String(t.high_from), BAND_MEANS.HIGH],
      ),
      table(
        ['What you do', 'Scrutiny'],
        ['INJECT, least trusted VERIFIED', `+${t.verified_scrutiny}`],
        ['INJECT, least trusted PLAUSIBLE', `+${t.plausible_scrutiny}`],
        ['INJECT, least trusted SKETCHY', `+${t.sketchy_scrutiny}`],
        ['INJECT that meets no path', `+${t.failed_scrutiny} more`],
        [`FLAG with an artifact ${t.flag_spends ? 'discarded' : 'shown'}`, `−${t.shown_relief}`],
        ['REWIRE', `+${t.rewire_scrutiny}`],
        ['CORROBORATE', `−${t.corroborate_relief}`],
        ['CYCLE', `+${t.cycle_scrutiny}`],
        ['EXPLOIT', `+${t.exploit_scrutiny}`],
        ['A gate is cleared', `−${t.cleared_relief}`],
      ),
    ],
  };
};

export const auditsSection = (rules: Rules): Section => {
  const t = tuningOf(rules);
  const { audit } = contentOf(rules);
  const back = t.audit_return + (rules.setup?.difficulty.auditReturn ?? 0);
  return {
    id: 'audits',
    title: 'Audits',
    blocks: [
      list(
        'An Audit begins when a move leaves Scrutiny in a higher band than it was before, or when an EXPLOIT is noticed.',
        `In MED it is Deep Verify. In HIGH it is Narrow Channel and Source Lock in turn.${t.exploit_locks ? ' That of an EXPLOIT is always Source Lock.' : ''}`,
        `It gives ${back} Gate Strength back to every open gate, up to where the gate began, and its rule holds for the next ${counted(t.audit_turns, 'turn')}.`,
        'One at a time: a new one takes the place of the old. CORROBORATE ends it early.',
        'None begins once the last gate is cleared, and none when an act begins.',
      ),
      table(['Audit', 'Its rule'], ...audit.map(({ name, line }) => [name, line])),
    ],
  };
};

export const gatesSection = (rules: Rules): Section => ({
  id: 'gates',
  title: 'Every gate and its paths',
  blocks: contentOf(rules).gate.flatMap((gate) => [
    say(`${gate.name} (${GATE_FAMILY_NAME[gate.family]}). ${gateWords(gate).join(' ')}`.trimEnd()),
    table(
      ['Path', 'Damage', 'Asks'],
      ...gate.path.map(({ base, clauses }, i) => [String(i + 1), String(base), pathWords({ clauses })]),
    ),
  ]),
});

export const modifiersSection = (rules: Rules): Section => {
  const { modifier } = contentOf(rules);
  const named = (id: string): string => modifier.find((one) => one.id === id)?.name ?? id;
  return {
    id: 'modifiers',
    title: 'Modifiers',
    blocks: [
      say('A modifier is a rule that holds for a whole incident. It is shown from its start.'),
      table(
        ['Modifier', 'Its rule'],
        ...modifier.map(({ name, line, boss, never_with }) => [
          name,
          [
            line,
            ...(boss ? ['The Boss only.'] : []),
            ...(never_with.length > 0 ? [`Never with ${listed(never_with.map(named), 'or')}.`] : []),
          ].join(' '),
        ]),
      ),
    ],
  };
};

export const toolsSection = (rules: Rules): Section => ({
  id: 'tools',
  title: 'Tools',
  blocks: [
    say(
      'Charges come back at the start of every incident. Every run has Corroborate; kits and caches bring the others.',
    ),
    table(
      ['Tool', 'Charges', 'What it does'],
      ...contentOf(rules).tool.map(({ name, charges, line }) => [name, String(charges), printedName(line)]),
    ),
  ],
});
