import { budgetOf, type Event, type Pillar, type Roll, type Setup, seqLevel } from '@lockstep/encounter';
import { counted, listed, spelled } from '@lockstep/words';
import { intentWords } from './intent.ts';
import {
  actorInside,
  actorName,
  bearsMarks,
  byName,
  characterName,
  choiceName,
  choiceOf,
  clockName,
  DOMAIN_STATE_NAME,
  domainName,
  invokeCost,
  invokeWords,
  minus,
  ownerName,
  PILLAR_NAME,
  PLACE_NAME,
  RESULT_NAME,
  rungName,
  SIDE_NAME,
  STAGE_NAME,
  sceneTagName,
  seatName,
  subjectVerb,
  TRACK_NAME,
  TRIGGER_FACT,
  techniqueName,
  techniqueOf,
  trackOf,
  trackSize,
} from './names.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "The Ink Widow's Ward" at the start of a sentence. */
const own = (setup: Setup, actor: string): string => ownerName(actorName(setup, actor));

/** "Fate 3 of 4"; what overflows is said apart. */
const marksWords = (track: string, marks: number, size: number): string =>
  marks > size ? `${track} full and ${marks - size} over` : `${track} ${marks} of ${size}`;

/** "Injured, Blood 2 of 5" */
const harmWords = (setup: Setup, actor: string, pillar: Pillar, rung: number, marks: number): string => {
  const parts = [
    ...(rung > 0 ? [rungName(pillar, rung)] : []),
    ...(marks > 0 || rung === 0 ? [marksWords(trackOf(pillar), marks, trackSize(setup, actor))] : []),
  ];
  return parts.join(', ');
};

const VERB: { readonly [pillar in Pillar]: string } = {
  VIOLENCE: 'strikes',
  INFLUENCE: 'presses',
  REVELATION: 'exposes',
};
const VERBS: { readonly [pillar in Pillar]: string } = {
  VIOLENCE: 'strike',
  INFLUENCE: 'press',
  REVELATION: 'expose',
};

/** "resistance 9 against 14 fails by two" */
const resistWords = ({ resistance, against, resisted, degree }: Of<'clashed'>): string =>
  `resistance ${resistance.total} against ${against} ${resisted < 0 ? `fails by ${spelled(-resisted)}` : degree > 0 ? 'takes some of it' : 'holds'}`;

const clashedWords = (setup: Setup, event: Of<'clashed'>): string => {
  const { actor, technique, target, attack, defense, contact, degree } = event;
  const kit = techniqueOf(setup, technique);
  const feint = kit?.does === 'FEINT';
  const pillar = kit?.pillar ?? 'VIOLENCE';
  const did = feint
    ? subjectVerb(setup, actor, 'feints at', 'feint at')
    : subjectVerb(setup, actor, VERB[pillar], VERBS[pillar]);
  const blow = `${did} ${actorInside(setup, target)} with ${techniqueName(setup, technique)}: ${attack.total}${attack.dropped ? ' after a reroll' : ''} against ${defense.total}`;
  if (contact < 1) return `${blow}, no contact.`;
  if (feint) return `${blow}, contact ${contact}.`;
  return `${blow}, contact ${contact}; ${resistWords(event)}: ${degree === 0 ? 'no harm' : `degree ${degree}`}.`;
};

const againstWords = ({ roll, against, degree }: { roll: Roll; against: number; degree: number }): string =>
  `${roll.total} against ${against}, degree ${minus(degree)}`;

const checkedWords = (setup: Setup, { choice, actor, by, roll, against, degree, passed }: Of<'checked'>): string => {
  const foe = choiceOf(setup, choice)?.check?.foe;
  const other =
    typeof against === 'number'
      ? String(against)
      : `${foe === undefined ? '' : `${ownerName(characterName(setup, foe)).replace(/^The /, 'the ')} `}${against.total}`;
  return `${subjectVerb(setup, actor, 'rolls', 'roll')} ${byName(by)}: ${roll.total} against ${other}, degree ${minus(degree)}: ${passed ? 'it works' : 'it fails'}.`;
};

const choseWords = (setup: Setup, { choice, actor, technique, invoke }: Of<'chose'>): string => {
  const label = choiceName(setup, choice);
  if (actor === null) return `You choose ${label}.`;
  const cost = invokeCost(invoke);
  return [
    `${subjectVerb(setup, actor, 'tries', 'try')} ${label}`,
    ...(technique === null ? [] : [` with ${techniqueName(setup, technique)}`]),
    ...(cost === 0 ? [] : [`, for ${counted(cost, 'invoke')}: ${invokeWords(setup.tuning, invoke)}`]),
    '.',
  ].join('');
};

const clockWords = (setup: Setup, { clock, by, filled, size, lost }: Of<'clock-moved'>): string => {
  const name = `“${clockName(setup, clock)}”`;
  const full = filled >= size ? ', full' : '';
  const more = lost > 0 ? `; ${lost} more ${lost === 1 ? 'is' : 'are'} lost` : '';
  return by === 0
    ? `The clock ${name} stays at ${filled} of ${size}${full}${more}.`
    : `The clock ${name} moves by ${by} to ${filled} of ${size}${full}${more}.`;
};

const landedWords = (setup: Setup, { target, pillar, degree, rung, marks }: Of<'landed'>): string => {
  const took = `${subjectVerb(setup, target, 'takes', 'take')} degree ${degree} in ${PILLAR_NAME[pillar]}`;
  return bearsMarks(setup, target) ? `${took}: ${harmWords(setup, target, pillar, rung, marks)}.` : `${took}.`;
};

const HITS = ['', 'a light hit', 'a hard hit', 'a very hard hit', 'a crushing hit'] as const;

/** What is left of a hit that was answered; nothing in a preview, where the dice still have to decide. */
const leftWords = (contact: number | null, degree: number | null): string =>
  contact === null || degree === null
    ? ''
    : contact < 1
      ? ': it does not touch any more'
      : degree < 1
        ? ': it touches and does no harm'
        : `: ${HITS[degree]} is left, degree ${degree}`;

const reactedWords = (setup: Setup, { actor, technique, hit, roll, contact, degree }: Of<'reacted'>): string => {
  const name = techniqueName(setup, technique);
  if (hit === null) return `${subjectVerb(setup, actor, 'uses', 'use')} ${name}.`;
  const answered = `${subjectVerb(setup, actor, 'answers', 'answer')} hit ${hit} with ${name}`;
  switch (techniqueOf(setup, technique)?.does) {
    case 'INTERPOSE':
      return `${subjectVerb(setup, actor, 'steps in', 'step in')} with ${name}: hit ${hit} lands on ${actorInside(setup, actor)} now.`;
    case 'RIPOSTE':
      return `${answered}.`;
    case 'ATTACK':
    case 'FEINT':
    case 'SETUP':
    case 'ADVANCE':
    case 'MANIFEST':
    case 'GUARD':
    case 'WARD':
    case 'ASSIST':
    case 'MOVE':
    case 'ATTUNE':
    case 'PREPARE':
    case 'PARRY':
    case 'BRACE':
    case undefined:
      return `${answered}${roll === null ? '' : `, ${roll.total}`}${leftWords(contact, degree)}.`;
  }
};

const nuancedWords = (setup: Setup, { actor, use, hit, contact, degree }: Of<'nuanced'>): string => {
  const spent = subjectVerb(setup, actor, 'spends a Nuance', 'spend a Nuance');
  switch (use) {
    case 'degree':
      return contact === null
        ? `${spent}: roll ${hit} has degree ${minus(degree ?? 0)} now.`
        : `${spent}: hit ${hit} has contact ${minus(contact)}, degree ${degree} now.`;
    case 'add':
      return `${spent} to make an invoke.`;
    case 'remove':
      return `${spent} to take an invoke from the other side.`;
  }
};

const PREPARED_AS: { readonly [as in Of<'used-prepared'>['as']]: string } = {
  MINOR: 'a Bonus becomes a Minor',
  RANK: 'a technique has a virtual rank more',
  WINDOW: 'a counter waits',
};

const EXPIRED: { readonly [what in Of<'expired'>['what']]: string } = { GUARD: 'Guard', PREPARED: 'Prepared' };

const RECOVERED: { readonly [how in Of<'recovered'>['how']]: string } = {
  MICRO: 'in Aftermath',
  BEAT: 'as the Beat closes',
  SCENE: 'as the scene ends',
};

const FIGHT_ENDED: { readonly [result in Of<'fight-ended'>['result']]: string } = {
  WON: 'The heroes win the fight.',
  LOST: 'The heroes lose the fight.',
  DRAWN: 'The fight is a draw.',
  WITHDREW: 'The heroes withdraw from the fight.',
};

/** ": 2 Major, 2 Minor and 3 Bonus Actions a round" */
const grantWords = ({ actors }: Setup, id: string, over: number): string => {
  const actor = actors.find((one) => one.id === id);
  if (!actor) return '';
  const { major, minor, bonus } = budgetOf(seqLevel(actor.scl, actor.character.speed, over));
  return `: ${major} Major, ${minor} Minor and ${bonus} Bonus Actions a round`;
};

const phaseWords = (setup: Setup, { actor, phase, over, line }: Of<'phase-began'>): string => {
  const said = line === null ? '' : ` “${line}”`;
  const higher = over > 0 ? `, Over-SCL Band ${over}${grantWords(setup, actor, over)}` : '';
  return `${subjectVerb(setup, actor, 'begins', 'begin')} phase ${phase}${higher}.${said}`;
};

const stageWords = ({ stage, round }: Of<'stage-began'>): string =>
  stage === 'UPKEEP' ? `Round ${round} begins.` : `${STAGE_NAME[stage]}, round ${round}.`;

/** One sentence for each thing that can happen. */
const WORDS: { readonly [kind in Event['kind']]: (setup: Setup, event: Of<kind>) => string } = {
  'beat-began': ({ script }, { beat }) => {
    const place = script.scene.beat.find(({ id }) => id === beat)?.place;
    return place === undefined ? 'The story goes on.' : `${begun(PLACE_NAME[place])}.`;
  },
  said: (setup, { speaker, line }) => (speaker === 'narrator' ? line : `${characterName(setup, speaker)}: “${line}”`),
  chose: choseWords,
  checked: checkedWords,
  'clock-moved': clockWords,
  'tag-made': (setup, { tag, side, invokes }) =>
    `“${sceneTagName(setup, tag)}” is there${invokes === 0 ? '' : `: ${counted(invokes, 'invoke')} for ${SIDE_NAME[side]}`}.`,
  'tag-lost': (setup, { tag }) => `“${sceneTagName(setup, tag)}” is gone.`,
  'invokes-made': (_, { side, by }) =>
    `${begun(SIDE_NAME[side])} gain ${counted(by, 'invoke')}, to spend from the next Beat on.`,
  'invokes-spent': (_, { side, by }) =>
    `${counted(by, 'invoke')} of ${SIDE_NAME[side]} ${by === 1 ? 'is' : 'are'} gone.`,
  consumed: (setup, { domain, side, tag, left }) =>
    `${domainName(setup, domain)} consumes ${tag === null ? `an opening of ${SIDE_NAME[side]}` : `an invoke of “${sceneTagName(setup, tag)}”`}; ${left === 0 ? 'none is' : left === 1 ? 'one is' : `${left} are`} left.`,
  'went-on': () => 'You go on.',
  'beat-closed': (_, { checks }) =>
    checks > 0 ? `The Beat closes after ${counted(checks, 'check')}.` : 'The Beat closes.',
  'fight-began': (setup, { foes, order }) =>
    `A fight begins against ${listed(foes.map((id) => actorInside(setup, id)))}. Initiative: ${listed(
      order.map(({ actor, initiative }) => `${actorInside(setup, actor)} ${initiative}`),
    )}.`,
  'stage-began': (_, event) => stageWords(event),
  lingered: (setup, { actor, pillar, marks }) =>
    `It lingers: ${actorInside(setup, actor)} at ${trackOf(pillar)} ${marks} of ${trackSize(setup, actor)}.`,
  expired: (setup, { actor, what }) => `${own(setup, actor)} ${EXPIRED[what]} ends.`,
  declared: (setup, { intent }) => `Declared: ${intentWords(setup, intent)}.`,
  'took-back': (setup, { intent }) => `Taken back: ${intentWords(setup, intent)}.`,
  readied: (_, { seat }) => `${begun(seatName(seat))} are ready.`,
  looked: (setup, { actor, intents }) =>
    intents.length === 0
      ? `You look at ${actorInside(setup, actor)}: nothing is meant this round.`
      : `You look at ${actorInside(setup, actor)}. ${intents.map((intent) => intentWords(setup, intent)).join('; ')}.`,
  revealed: (setup, { intents }) =>
    intents.length === 0
      ? 'Nobody declared anything.'
      : `Intents are shown. ${intents.map((intent) => intentWords(setup, intent)).join('; ')}.`,
  paid: (setup, { actor, track, marks }) =>
    `${subjectVerb(setup, actor, 'pays', 'pay')} ${counted(marks, 'mark')} of ${TRACK_NAME[track]}.`,
  moved: (setup, { actor, from, to, threatened }) =>
    `${subjectVerb(setup, actor, 'moves', 'move')} from zone ${from} to zone ${to}${threatened ? ', where a foe stands' : ''}.`,
  guarded: (setup, { actor, by }) => `${subjectVerb(setup, actor, 'guards', 'guard')}: +${by} to every Defense.`,
  warded: (setup, { actor, pillar, by }) =>
    `${subjectVerb(setup, actor, 'raises', 'raise')} a Ward of ${by} against ${PILLAR_NAME[pillar]}.`,
  prepared: (setup, { actor }) => `${subjectVerb(setup, actor, 'is', 'are')} Prepared.`,
  'used-prepared': (setup, { actor, as }) =>
    `${subjectVerb(setup, actor, 'uses', 'use')} Prepared: ${PREPARED_AS[as]}.`,
  assisted: (setup, { actor, ally, by }) =>
    `${subjectVerb(setup, actor, 'assists', 'assist')} ${actorInside(setup, ally)}: +${by} to the first attack.`,
  'target-gone': (setup, { actor, technique, target }) =>
    `${own(setup, actor)} ${techniqueName(setup, technique)} goes nowhere: ${actorInside(setup, target)} is out of reach.`,
  clashed: clashedWords,
  'set-up': (setup, event) =>
    `${subjectVerb(setup, event.actor, 'sets something up', 'set something up')}: ${againstWords(event)}.`,
  advanced: (setup, event) =>
    `${subjectVerb(setup, event.actor, 'works at the goal', 'work at the goal')}: ${againstWords(event)}.`,
  pushed: (setup, event) =>
    `${subjectVerb(setup, event.actor, 'pushes the domain', 'push the domain')}: ${againstWords(event)}${event.degree < 1 ? '; it does not answer' : ''}.`,
  nuanced: nuancedWords,
  'window-opened': (setup, { actor, triggers }) =>
    `A Reaction Window opens for ${actorInside(setup, actor)}${triggers.length > 0 ? `: ${listed(triggers.map((trigger) => TRIGGER_FACT[trigger]))}` : ''}.`,
  reacted: reactedWords,
  passed: (setup, { actor }) => `${subjectVerb(setup, actor, 'lets', 'let')} it pass.`,
  landed: landedWords,
  'ward-fell': (setup, { actor, pillar }) => `${own(setup, actor)} Ward against ${PILLAR_NAME[pillar]} falls.`,
  overflowed: (setup, { actor, pillar, rung, marks }) =>
    `${own(setup, actor)} ${trackOf(pillar)} overflows: ${harmWords(setup, actor, pillar, rung, marks)}.`,
  'stamina-moved': (setup, { actor, by, filled, size }) =>
    `${subjectVerb(setup, actor, 'weakens', 'weaken')} by ${by}: ${filled} of ${size}.`,
  'phase-began': phaseWords,
  'went-out': (setup, { actor, taken }) =>
    `${subjectVerb(setup, actor, 'is', 'are')} ${taken ? 'taken out' : 'out of the fight'}.`,
  'domain-moved': (setup, { actor, domain, state }) =>
    `${own(setup, actor)} domain ${domainName(setup, domain)} is ${DOMAIN_STATE_NAME[state]}.`,
  strained: (setup, { actor, domain, filled, size }) =>
    `${own(setup, actor)} domain ${domainName(setup, domain)} strains: ${filled} of ${size}.`,
  recovered: (setup, { actor, how, pillar, rung, marks }) =>
    `${subjectVerb(setup, actor, 'recovers', 'recover')} ${RECOVERED[how]}: ${how === 'SCENE' && rung === 0 ? `not hurt by ${PILLAR_NAME[pillar]} any more` : `now ${harmWords(setup, actor, pillar, rung, marks)}`}.`,
  endured: (setup, event) =>
    `${subjectVerb(setup, event.actor, 'shakes', 'shake')} it off${event.degree < 1 ? ' in vain' : ''}: ${againstWords(event)}.`,
  'pressure-rose': (_, { filled, size }) =>
    `Pressure ${filled} of ${size}${filled >= size ? ', full: no Guard and no micro-recovery from now on' : ''}.`,
  'fight-ended': (_, { result }) => FIGHT_ENDED[result],
  'scene-ended': (_, { result, title, line }) =>
    `${RESULT_NAME[result]}: “${title}”.${line === null ? '' : ` ${line}`}`,
};

/** One sentence of the transcript; the same sentence, read ahead of time, is a preview. */
export const eventWords = (setup: Setup, event: Event): string => {
  const words = WORDS[event.kind] as (setup: Setup, event: Event) => string;
  return words(setup, event);
};
