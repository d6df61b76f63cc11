import type { refusals, Setup, State } from '@lockstep/encounter';
import type { Json, Refusal } from '@lockstep/kernel';
import { type Advice, adviceOn, adviceWords, counted, numberIn, type RefusalData } from '@lockstep/words';
import {
  actorInside,
  actorName,
  choiceName,
  DOMAIN_STATE_NAME,
  domainName,
  ownerName,
  PHASE_NAME,
  PILLAR_NAME,
  sceneTagName,
  seatName,
  subjectVerb,
  techniqueName,
  techniqueOf,
  verbForm,
} from './names.ts';

export type { Advice } from '@lockstep/words';

export type RefusalCode = keyof typeof refusals;

const textIn = (value: Json | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

const phaseIn = ({ stage }: RefusalData): State['phase'] | undefined => {
  const word = textIn(stage);
  return word !== undefined && Object.hasOwn(PHASE_NAME, word) ? (word as State['phase']) : undefined;
};

/** What the present stage asks for. */
const ASKS: { readonly [phase in State['phase']]: string } = {
  BEAT: 'Make one of its choices, or go on.',
  INTENT: 'Declare, take back, and say when you are ready.',
  CLASH: 'Spend a Nuance, or pass.',
  REACTION: 'Use a reaction, or pass.',
  OVER: 'Choose another scene, or play this one again.',
};

const untimely = (data: RefusalData): Advice => {
  const phase = phaseIn(data);
  return {
    wrong: phase === undefined ? 'That cannot be done now.' : `That cannot be done now: this is ${PHASE_NAME[phase]}.`,
    remedy: phase === undefined ? 'Do what the present stage asks for.' : ASKS[phase],
  };
};

const actorIn = (setup: Setup, { actor }: RefusalData, otherwise = 'That actor'): string => {
  const id = textIn(actor);
  return id === undefined ? otherwise : actorName(setup, id);
};
const insideOf = (setup: Setup, { actor }: RefusalData, otherwise = 'that actor'): string => {
  const id = textIn(actor);
  return id === undefined ? otherwise : actorInside(setup, id);
};
/** "Gate Guards have", "Lin Yue has". */
const doing = (setup: Setup, { actor }: RefusalData, one: string, more: string): string => {
  const id = textIn(actor);
  return id === undefined ? `That actor ${one}` : subjectVerb(setup, id, one, more);
};
/** "…, and Lin Yue is not." */
const isNot = (setup: Setup, data: RefusalData): string =>
  `and ${insideOf(setup, data)} ${verbForm(setup, textIn(data.actor) ?? '', 'is', 'are')} not`;
const kitIn = (setup: Setup, { technique }: RefusalData, otherwise = 'That technique'): string => {
  const id = textIn(technique);
  return id === undefined ? otherwise : techniqueName(setup, id);
};
const targetIn = (setup: Setup, { target }: RefusalData): string => {
  const id = textIn(target);
  return id === undefined ? 'That target' : actorName(setup, id);
};
const choiceIn = (setup: Setup, { choice }: RefusalData): string => {
  const id = textIn(choice);
  return id === undefined ? 'That choice' : choiceName(setup, id);
};
const domainIn = (setup: Setup, { domain }: RefusalData): string => {
  const id = textIn(domain);
  return id === undefined ? 'the domain' : domainName(setup, id);
};

/** What was typed, and what may have been meant: the only place where a player reads an id, having written one. */
const unknown = (data: RefusalData, called: string, missing: string, remedy: string): Advice => {
  const [word, near] = [textIn(data.word), textIn(data.nearest)];
  return {
    wrong: word === undefined ? missing : `${called} “${word}”.`,
    remedy: near === undefined ? remedy : `Did you mean “${near}”?`,
  };
};

const spent = (setup: Setup, data: RefusalData, slot: string, instead: string): Advice => {
  const granted = numberIn(data.granted);
  return {
    wrong: `${doing(setup, data, 'has', 'have')} no ${slot} left this round${granted > 0 ? `: a round grants ${counted(granted, slot, slot === 'Bonus' ? 'Bonuses' : `${slot}s`)}` : ''}.`,
    remedy: instead,
  };
};

const needsOf = (data: RefusalData): string =>
  textIn(data.needs) === 'MANIFESTED'
    ? DOMAIN_STATE_NAME.MANIFESTED
    : `${DOMAIN_STATE_NAME.ATTUNED} or ${DOMAIN_STATE_NAME.MANIFESTED}`;

const pillarOf = (setup: Setup, { technique }: RefusalData): string => {
  const kit = techniqueOf(setup, textIn(technique) ?? '');
  return kit ? PILLAR_NAME[kit.pillar] : 'that pillar';
};

const ADVICE: { readonly [code in RefusalCode]: (setup: Setup, data: RefusalData) => Advice } = {
  over: () => ({ wrong: 'The scene is over.', remedy: ASKS.OVER }),
  'not-now': (_, data) => untimely(data),
  'not-your-move': (_, data) => ({
    wrong: `It is not for ${typeof data.seat === 'number' ? seatName(data.seat) : 'this side'} to move: the other side is to, or you are ready already.`,
    remedy: 'Wait for the other side.',
  }),
  'not-your-turn': (setup, data) => ({
    wrong: 'Windows open in the order of initiative.',
    remedy: `It is the turn of ${insideOf(setup, data, 'somebody else')}.`,
  }),
  'not-yours': (setup, data) => ({
    wrong: `${doing(setup, data, 'belongs', 'belong')} to the other side.`,
    remedy: 'Declare for somebody of your own side.',
  }),
  'not-standing': (setup, data) => ({
    wrong: `${doing(setup, data, 'is', 'are')} out of the fight.`,
    remedy: 'Declare for somebody who still stands.',
  }),
  'unknown-action': (_, data) => {
    const near = textIn(data.nearest);
    return {
      wrong: 'That is nothing one can do here.',
      remedy: near === undefined ? 'Choose one of the actions that are offered.' : `Did you mean “${near}”?`,
    };
  },
  'unknown-actor': (_, data) =>
    unknown(data, 'Nobody in this scene is called', 'Nobody is named.', 'Name a hero or a foe of this scene.'),
  'unknown-technique': (setup, data) =>
    textIn(data.technique) === undefined
      ? unknown(data, 'They know no technique called', 'No technique is named.', 'Name a technique of theirs.')
      : {
          wrong: `${doing(setup, data, 'does', 'do')} not know ${kitIn(setup, data)}.`,
          remedy: 'Use a technique of theirs.',
        },
  'unknown-target': (setup, data) => ({
    wrong: `${kitIn(setup, data)} cannot be aimed like that.`,
    remedy:
      (textIn(data.nearest) ?? textIn(data.such)) === undefined
        ? 'Choose one of the targets that are offered.'
        : `Such as: “${textIn(data.nearest) ?? textIn(data.such)}”.`,
  }),
  'unknown-choice': (_, data) =>
    unknown(data, 'This scene has no choice called', 'No choice is named.', 'Choose one of those on this page.'),
  'unknown-hit': (_, data) =>
    unknown(data, 'This Clash has no hit', 'No hit is named.', 'Hits are numbered from 1 in the order of the Clash.'),
  elsewhere: (setup, data) => ({
    wrong: `${choiceIn(setup, data)} belongs to another page of the story.`,
    remedy: 'Choose one of those on this page.',
  }),
  'no-major': (setup, data) => spent(setup, data, 'Major', 'Take a Major back, or use a Minor or a Bonus.'),
  'no-minor': (setup, data) =>
    spent(setup, data, 'Minor', 'Take a Minor back, or win one from Prepared or a Nuance if you are +very fast.'),
  'no-bonus': (setup, data) => spent(setup, data, 'Bonus', 'Take a Bonus back, or use something else.'),
  'no-reaction': (setup, data) => ({
    wrong: `${doing(setup, data, 'has', 'have')} no Reaction left this round.`,
    remedy: 'Pass; it comes back in the next Upkeep.',
  }),
  'no-nuance': (setup, data) => ({
    wrong: `${doing(setup, data, 'has', 'have')} no Nuance to spend.`,
    remedy: 'Nuance comes with +very fast, once a round.',
  }),
  'nuance-major': (setup, data) => ({
    wrong: `${doing(setup, data, 'cannot', 'cannot')} make a Major of a Nuance.`,
    remedy: 'Take it as a Minor, for a degree, or for an invoke.',
  }),
  'no-rider': (setup, data) => ({
    wrong: `Nothing ${insideOf(setup, data)} used this round lets a Nuance ${data.rider === 'REMOVE' ? 'take an invoke from the other side' : 'make an invoke'}.`,
    remedy: 'Spend it on a degree, or use a technique that permits it.',
  }),
  'not-your-hit': (setup, data) => ({
    wrong: `Hit ${numberIn(data.hit)} is no hit of ${insideOf(setup, data)}.`,
    remedy: 'A Nuance raises one of the rolls of whoever spends it.',
  }),
  'not-very-fast': (setup, data) => ({
    wrong: `Prepare needs +very fast, ${isNot(setup, data)}.`,
    remedy: 'Use another Minor.',
  }),
  'not-fast': (setup, data) => ({
    wrong: `${kitIn(setup, data)} is an Improved Reaction: it needs +fast.`,
    remedy: 'Parry or brace instead, or pass.',
  }),
  'not-prepared': (setup, data) => ({
    wrong: `${textIn(data.technique) === undefined ? 'This' : kitIn(setup, data)} needs Prepared, ${isNot(setup, data)}.`,
    remedy: 'Declare Prepare first.',
  }),
  'not-a-reaction': (setup, data) => ({
    wrong: `${kitIn(setup, data)} is no reaction.`,
    remedy: 'Declare it in Intent; here, use a reaction or pass.',
  }),
  'out-of-window': (setup, data) => {
    const phase = phaseIn(data);
    const what =
      textIn(data.technique) === undefined
        ? 'Reactions and Nuance belong to their windows'
        : `${kitIn(setup, data)} belongs to a Reaction Window`;
    return {
      wrong: `${what}${phase === undefined ? '' : `, and this is ${PHASE_NAME[phase]}`}.`,
      remedy: phase === undefined ? 'Wait for the window to open.' : ASKS[phase],
    };
  },
  'no-trigger': (setup, data) => ({
    wrong: `Nothing that happened lets ${insideOf(setup, data)} use ${kitIn(setup, data, 'that')}${typeof data.hit === 'number' ? ` on hit ${data.hit}` : ' now'}.`,
    remedy: 'Answer another hit, use another reaction, or pass.',
  }),
  'declared-already': (setup, data) => ({
    wrong: `${kitIn(setup, data)} is declared already, or still holds: once is all there is of it.`,
    remedy: 'Spend the action on something else.',
  }),
  'no-such-intent': () => ({
    wrong: 'There is no intent of that number to take back.',
    remedy: 'Intents are numbered from 1 in the order you declared them.',
  }),
  'still-needed': (_, data) => ({
    wrong: `Another intent depends on number ${numberIn(data.place)}.`,
    remedy: 'Take that one back first.',
  }),
  'target-gone': (setup, data) => ({
    wrong: `${targetIn(setup, data)} is out of the fight.`,
    remedy: 'Aim at somebody who still stands.',
  }),
  'not-here': (setup, data) => ({
    wrong: `Nobody can be attacked with ${pillarOf(setup, data)} in this fight.`,
    remedy: 'Attack in a pillar this fight allows; whatever is no attack works as ever.',
  }),
  'out-of-reach': (setup, data) => ({
    wrong: `${targetIn(setup, data)} stands too far away for ${kitIn(setup, data, 'that')}.`,
    remedy: 'Declare a Move first, or use a technique with reach.',
  }),
  'not-adjacent': () => ({
    wrong: 'A Move goes to a neighbouring zone of this fight.',
    remedy: 'Choose the next zone on either side.',
  }),
  'no-invokes': () => ({
    wrong: 'Your side has not enough invokes for that.',
    remedy: 'Roll without them; a set-up or a feint makes some for the next round.',
  }),
  'no-uses': (setup, data) => ({
    wrong: `${kitIn(setup, data)} is used up for this scene.`,
    remedy: 'Use something else.',
  }),
  'no-ward': (setup, data) => ({
    wrong: `${doing(setup, data, 'has', 'have')} no Ward to raise against ${pillarOf(setup, data)}, or it is up already.`,
    remedy: 'Guard, parry or brace instead.',
  }),
  'no-goal': () => ({
    wrong: 'This fight has no goal clock that you could work at.',
    remedy: 'Use the action on somebody.',
  }),
  'domain-closed': (setup, data) => ({
    wrong: `${textIn(data.technique) === undefined ? choiceIn(setup, data) : kitIn(setup, data)} needs ${domainIn(setup, data)} ${needsOf(data)}.`,
    remedy: 'Attune the domain first, or push it; once it has collapsed it is gone for this scene.',
  }),
  'domain-state': (setup, data) => ({
    wrong: `${ownerName(actorIn(setup, data))} domain is not in the state this begins from.`,
    remedy: 'A dormant domain is attuned, an attuned one is pushed, each once.',
  }),
  'pressure-full': () => ({
    wrong: 'Pressure is full: nobody can guard any more.',
    remedy: 'Strike, parry or withdraw.',
  }),
  'no-tag': (setup, data) => {
    const id = textIn(data.tag);
    return {
      wrong: `${choiceIn(setup, data)} needs ${id === undefined ? 'a scene tag' : `“${sceneTagName(setup, id)}”`}, which is not there.`,
      remedy: 'Choose another way.',
    };
  },
  'tried-already': (setup, data) => ({
    wrong: `${choiceIn(setup, data)} was tried in this Beat.`,
    remedy: 'Choose something else, or go on.',
  }),
  'no-checks': ({ tuning }) => ({
    wrong: `A Beat holds ${counted(tuning.beat_checks, 'check')}, and they are made.`,
    remedy: 'Go on.',
  }),
  'taken-out': (setup, data) => ({
    wrong: `${actorIn(setup, data)} is taken out and makes no check.`,
    remedy: 'Let somebody else try it.',
  }),
  'nothing-done': () => ({
    wrong: 'This page asks for a choice first.',
    remedy: 'Make a check or a decision; then you can go on.',
  }),
  'no-way-out': () => ({
    wrong: 'Nobody can withdraw from this fight.',
    remedy: 'Fight it out, or fill its goal clock if it has one.',
  }),
  'not-taught': (setup, { technique }) => ({
    wrong: `${textIn(technique) === undefined ? 'That' : techniqueName(setup, textIn(technique)!)} is no part of this fight.`,
    remedy: 'Use one of what is offered; the rest comes when a scene needs it.',
  }),
  'no-effect': (_, data) => ({
    wrong: `One degree more on roll ${numberIn(data.hit)} changes nothing.`,
    remedy: 'Raise another roll, or keep the Nuance.',
  }),
  'no-look': () => ({
    wrong: 'Sealed intents cannot be looked at here.',
    remedy: 'Declare without knowing, as they did.',
  }),
  'not-sealed': () => ({
    wrong: 'The other side is still declaring.',
    remedy: 'Look when they are ready.',
  }),
  'seen-already': (setup, data) => ({
    wrong: `You have seen what ${insideOf(setup, data)} means to do.`,
    remedy: 'Look at another foe, or declare.',
  }),
};

export const refusalAdvice = (setup: Setup, refusal: Refusal): Advice => adviceOn(ADVICE, setup, refusal);

export const refusalWords = (setup: Setup, refusal: Refusal): string => adviceWords(refusalAdvice(setup, refusal));
