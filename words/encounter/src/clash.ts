import type { Event, Roll, Setup, Slot } from '@lockstep/encounter';
import { actorInside, actorName, minus, PART_NAME, SLOT_NAME, signed, techniqueOf } from './names.ts';

const dieWords = (dice: readonly number[]): string => {
  const highest = Math.max(0, ...dice);
  return dice.length > 1 ? `die ${highest} (of ${dice.join(', ')})` : `die ${highest}`;
};

/** Of a reroll what did not count: "rerolled; d20 3 + die 2 did not count". */
export const rerollWords = ({ d20, dice }: NonNullable<Roll['dropped']>): string =>
  `rerolled; d20 ${d20} + ${dieWords(dice)} did not count`;

/** "d20 14 + die 4 + Attack 4 + invoke 3 − rung 1 = 24 (rerolled; d20 3 + die 2 did not count)" */
export const rollWords = ({ d20, dice, parts, total, dropped }: Roll): string =>
  [
    `d20 ${d20}`,
    ` + ${dieWords(dice)}`,
    ...parts.map(({ from, value }) => ` ${value < 0 ? '−' : '+'} ${PART_NAME[from]} ${Math.abs(value)}`),
    ` = ${total}`,
    ...(dropped ? [` (${rerollWords(dropped)})`] : []),
  ].join('');

/** What a natural 20 or 1 does to a degree: "+1 for the natural 20 of the attack". Of the `other` side it counts the other way. */
const naturalWords = ({ d20 }: Roll, whose: string, other = false): readonly string[] =>
  d20 === 20 || d20 === 1 ? [`${(d20 === 20) === other ? '−1' : '+1'} for the natural ${d20} of ${whose}`] : [];

/** The row of the degree table for a margin. */
const rowOf = ({ tuning }: Setup, margin: number): number => {
  const degree = tuning.margins.filter((least) => Math.abs(margin) >= least).length;
  return margin < 0 ? -degree : degree;
};

/** "Margin: 27 − 22 = +5: degree 2, 1 at most as a Bonus: contact 1." What changes nothing is left out. */
const marginLine = (setup: Setup, mine: number, other: number, changes: readonly string[], result: string): string => {
  const margin = mine - other;
  const before = changes.length > 0 ? `${[`degree ${minus(rowOf(setup, margin))}`, ...changes].join(', ')}: ` : '';
  return `Margin: ${mine} − ${other} = ${signed(margin)}: ${before}${result}.`;
};

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

/** Where the number that resistance is rolled against comes from: "Against 14 = 10 + EffectRank 3 + virtual rank 1". */
const numberWords = (setup: Setup, { actor, technique, slot, against }: Of<'clashed'>): string => {
  const { resist_base, minor_less, bonus_less } = setup.tuning;
  const kit = setup.kits.find(({ id }) => id === technique);
  const effect = setup.actors.find(({ id }) => id === actor)?.effect[kit?.at ?? 0] ?? 0;
  const less = slot === 'MAJOR' ? 0 : slot === 'BONUS' ? bonus_less : minor_less;
  const virtual = (kit?.virtual ?? 0) + (kit?.prepared ? 1 : 0);
  // A Minor or a Bonus never pulls the effect below nothing.
  if (effect + virtual < less) return `Against ${against}, as a ${SLOT_NAME[slot]} has no effect left to add`;
  return [
    `Against ${against} = ${resist_base} + EffectRank ${effect}`,
    ...(virtual > 0 ? [`+ virtual rank ${virtual}`] : []),
    ...(less > 0 ? [`− ${less} as a ${SLOT_NAME[slot]}`] : []),
  ].join(' ');
};

const contactLine = (setup: Setup, { attack, defense, contact, slot, technique }: Of<'clashed'>): string => {
  const bound = slot === 'BONUS' && contact === 1 && !techniqueOf(setup, technique)?.tags.includes('unbound');
  const changes = [
    ...naturalWords(attack, 'the attack'),
    ...naturalWords(defense, 'the defense', true),
    ...(bound ? ['1 at most as a Bonus'] : []),
  ];
  return marginLine(setup, attack.total, defense.total, changes, `contact ${minus(contact)}`);
};

const resistLine = (setup: Setup, event: Of<'clashed'>): string =>
  [numberWords(setup, event), ...naturalWords(event.resistance, 'resistance')].join(', ') +
  `: resistance ${minus(event.resisted)}.`;

const limitWords = (slot: Slot, whole: number, degree: number): string =>
  whole > degree ? `, ${slot === 'MAJOR' ? '4 at most' : `1 at most as a ${SLOT_NAME[slot]}`}: ${degree}` : '';

const degreeLine = (setup: Setup, { technique, slot, contact, resisted, degree }: Of<'clashed'>): string => {
  if (contact < 1) return 'Without contact nothing happens, however resistance was rolled.';
  if (techniqueOf(setup, technique)?.does === 'FEINT') return 'A feint hurts nobody.';
  const failed = Math.max(0, -resisted);
  const whole = failed + contact - 1;
  return `Degree: ${failed} for resistance + ${contact - 1} for contact above 1 = ${whole}${limitWords(slot, whole, degree)}.`;
};

const strikeLines = (setup: Setup, event: Of<'clashed'>): readonly string[] => [
  `Attack of ${actorInside(setup, event.actor)}: ${rollWords(event.attack)}.`,
  `Defense of ${actorInside(setup, event.target)}: ${rollWords(event.defense)}.`,
  contactLine(setup, event),
  `Resistance of ${actorInside(setup, event.target)}: ${rollWords(event.resistance)}.`,
  resistLine(setup, event),
  degreeLine(setup, event),
];

const rolledLines = (
  setup: Setup,
  { actor, roll, against, degree }: Of<'set-up' | 'advanced' | 'pushed' | 'endured'>,
): readonly string[] => [
  `${actorName(setup, actor)}: ${rollWords(roll)}.`,
  marginLine(setup, roll.total, against, naturalWords(roll, 'the roll'), `degree ${minus(degree)}`),
];

const checkLines = (setup: Setup, { actor, roll, against, degree }: Of<'checked'>): readonly string[] => {
  const opposed = typeof against !== 'number';
  const changes = [
    ...naturalWords(roll, 'the roll'),
    ...(opposed ? naturalWords(against, 'the other side', true) : []),
  ];
  const other = opposed ? against.total : against;
  return [
    `${actorName(setup, actor)}: ${rollWords(roll)}.`,
    ...(opposed ? [`Against: ${rollWords(against)}.`] : []),
    marginLine(setup, roll.total, other, changes, `degree ${minus(degree)}`),
  ];
};

/** How what was rolled came about, step by step; nothing where nothing was rolled. */
export const clashLines = (setup: Setup, event: Event): readonly string[] => {
  switch (event.kind) {
    case 'clashed':
      return strikeLines(setup, event);
    case 'checked':
      return checkLines(setup, event);
    case 'set-up':
    case 'advanced':
    case 'pushed':
    case 'endured':
      return rolledLines(setup, event);
    case 'reacted':
      return event.roll === null ? [] : [`${actorName(setup, event.actor)}: ${rollWords(event.roll)}.`];
    case 'beat-began':
    case 'said':
    case 'chose':
    case 'clock-moved':
    case 'tag-made':
    case 'tag-lost':
    case 'invokes-made':
    case 'invokes-spent':
    case 'consumed':
    case 'went-on':
    case 'beat-closed':
    case 'fight-began':
    case 'stage-began':
    case 'lingered':
    case 'expired':
    case 'declared':
    case 'took-back':
    case 'readied':
    case 'looked':
    case 'revealed':
    case 'paid':
    case 'moved':
    case 'guarded':
    case 'warded':
    case 'prepared':
    case 'used-prepared':
    case 'assisted':
    case 'target-gone':
    case 'nuanced':
    case 'window-opened':
    case 'passed':
    case 'landed':
    case 'ward-fell':
    case 'overflowed':
    case 'stamina-moved':
    case 'phase-began':
    case 'went-out':
    case 'domain-moved':
    case 'strained':
    case 'recovered':
    case 'pressure-rose':
    case 'fight-ended':
    case 'scene-ended':
      return [];
  }
};
