import type { Event, Setup } from '@lockstep/freeplay';
import type { Cause } from '@lockstep/gates';
import type { Event as StoryEvent } from '@lockstep/testimony';
import { counted, listed, printedName } from '@lockstep/words';
import { CLAIM_WORD, eventWords as storyWords } from '@lockstep/words-testimony';
import { changeLine } from './change.ts';
import { clauseWords } from './clause.ts';
import { GATE_STANDS, LOSS_LINE } from './ending.ts';
import {
  actName,
  artifactName,
  artifactNames,
  auditName,
  cardName,
  cardNames,
  counterName,
  gateName,
  incidentTitle,
  offerName,
  plainName,
  storyOf,
  toolName,
} from './names.ts';
import { chainWords } from './part.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
type Words<Kind extends Event['kind']> = (setup: Setup, event: Of<Kind>) => string;

/** In KOA's own words: the night is found by the cards that are named. */
const story = (setup: Setup, event: StoryEvent, cards: readonly string[] = []): string =>
  storyWords(storyOf(setup, cards), event);

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const CAUSE_WORDS: { readonly [cause in Cause]: string } = {
  VERIFIED: 'a VERIFIED payload',
  PLAUSIBLE: 'a PLAUSIBLE payload',
  SKETCHY: 'a SKETCHY payload',
  FAILED: 'no path met',
  SHOWN: 'an artifact shown',
  REWIRE: 'the REWIRE',
  CORROBORATE: 'the CORROBORATE',
  CYCLE: 'the CYCLE',
  EXPLOIT: 'the EXPLOIT',
  CLEARED: 'a cleared gate',
  WATCHDOG: 'a turn that took nothing off a gate, under Watchdog',
};

const scrutinyWords: Words<'scrutiny-changed'> = ({ script }, { causes, scrutiny }) =>
  `Scrutiny ${scrutiny}/${script.tuning.scrutiny_most}: ${listed(causes.map(({ why, by }) => `${signed(by)} for ${CAUSE_WORDS[why]}`))}.`;

const flaggedWords: Words<'flagged'> = (setup, { artifacts, gate, path, struck, ends }) => {
  const clause =
    struck === null ? undefined : setup.script.gate.find(({ id }) => id === gate)?.path[path - 1]?.clauses[struck - 1];
  const shown = artifacts.length > 0 ? `, and show ${artifactNames(setup, artifacts)}` : '';
  const without = clause === undefined ? '' : `, without “${clauseWords(clause)}”`;
  return `You FLAG ${gateName(setup, gate)}${shown}: path ${path} is declared until turn ${ends}${without}.`;
};

const corroboratedWords: Words<'corroborated'> = (setup, { artifacts, trust }) => {
  const [primary = '', anchor] = artifacts;
  const name = artifactName(setup, primary);
  if (anchor === undefined) return `You CORROBORATE ${name} with nothing beside it: nothing rises.`;
  const rises = trust === null ? 'its trust stays as it is' : `it rises from ${trust.from} to ${trust.to}`;
  return `You CORROBORATE ${name} with ${artifactName(setup, anchor)}: both are marked, and ${rises}.`;
};

const exploitedWords: Words<'exploited'> = (setup, { artifacts, gate, disables }) => {
  const beside = artifacts.length > 0 ? ` with ${artifactNames(setup, artifacts)}` : '';
  return disables
    ? `You EXPLOIT ${gateName(setup, gate)}${beside}: it is off for a turn, and the next INJECT there passes by path 1.`
    : `You EXPLOIT ${gateName(setup, gate)}${beside}.`;
};

const checkedWords: Words<'checked'> = (setup, { gate, barred, path }) => {
  const name = gateName(setup, gate);
  if (path !== null) return `It meets path ${path} of ${name}.`;
  const bars = setup.script.gate.find(({ id }) => id === gate)?.bars ?? [];
  return barred
    ? `${name} lets nothing with ${listed(bars.map(printedName), 'or')} by.`
    : `It meets no path of ${name}.`;
};

const damagedWords: Words<'damaged'> = (setup, event) => {
  if (!('gate' in event)) return story(setup, event);
  const { gate, base, parts, damage, strength } = event;
  const chain = chainWords(base, parts);
  const why = chain === String(damage) ? '' : ` (${chain})`;
  return `${damage} Damage${why}: Gate Strength of ${gateName(setup, gate)} is ${strength}.`;
};

const AUDIT_WHY: { readonly [why in Of<'audit-began'>['why']]: string } = {
  MED: 'Scrutiny is MED now',
  HIGH: 'Scrutiny is HIGH now',
  EXPLOIT: 'the EXPLOIT was noticed',
};

const AUDIT_END: { readonly [why in Of<'audit-ended'>['why']]: string } = {
  CORROBORATE: 'CORROBORATE ended it',
  TIME: 'its turns are over',
  REPLACED: 'another takes its place',
};

const gained = (what: string, by: number, tokens: number): string =>
  by === 0
    ? `No Ops Token for ${what}: ${tokens} is as many as you can hold.`
    : `${counted(by, 'Ops Token')} for ${what}: ${tokens} now.`;

const CLAIM_NAME: { readonly [claim in Of<'koa-rewired'>['claim']]: string } = {
  time: 'time',
  location: 'place',
  state: 'state',
};

const claimSaid = (word: string): string => (CLAIM_WORD as { readonly [claim: string]: string })[word] ?? word;

const koaRewiredWords: Words<'koa-rewired'> = (setup, { card, claim, from, to }) =>
  claim === 'time'
    ? `You REWIRE ${cardName(setup, card)}: ${from} moves by ${to} minutes.`
    : `You REWIRE ${cardName(setup, card)}: its ${CLAIM_NAME[claim]} is ${claimSaid(to)} now, not ${claimSaid(from)}.`;

const koaCorroboratedWords: Words<'koa-corroborated'> = (setup, { card, anchor, trust }) => {
  const rises = trust === null ? 'it is VERIFIED already' : `it rises from ${trust.from} to ${trust.to}`;
  return `You CORROBORATE ${cardName(setup, card)} with ${cardName(setup, anchor)}: ${rises}, and no counter contests it any more.`;
};

/** "Act 2", "the Boss". */
const actSaid = (setup: Setup, act: number, article = 'the'): string => {
  const name = actName(act, setup.acts.length);
  return name === 'Boss' ? `${article} ${name}` : name;
};

const CREDITS_WHY: { readonly [why in Of<'credits-gained'>['why']]: string } = {
  GATES: 'the gates you cleared',
  COUNTERS: 'the counters you refuted',
  TURNS: 'turns you did not need',
};

const tookWords: Words<'took'> = (setup, { offer, about, cost, credits }) => {
  const tool = setup.script.tool.find(({ id }) => id === about);
  const what = about === null ? '' : `: ${tool ? tool.name : artifactName(setup, about)}`;
  return `You take ${offerName(setup, offer)}${what}, for ${counted(cost, 'credit')}; ${credits} left.`;
};

/** One sentence for each thing that can happen, in either edition. */
const WORDS: { readonly [kind in Event['kind']]: Words<kind> } = {
  injected: (setup, { artifacts, tool, gate }) =>
    `You INJECT ${artifactNames(setup, artifacts)} at ${gateName(setup, gate)}${tool === null ? '' : `, with ${toolName(setup, tool)}`}.`,
  flagged: flaggedWords,
  rewired: (setup, { artifact, tool, from, to }) =>
    `You REWIRE ${artifactName(setup, artifact)}${tool === null ? '' : ` with ${toolName(setup, tool)}`}: what was ${from} counts as ${to} too.`,
  corroborated: corroboratedWords,
  cycled: (setup, { artifacts }) => `You CYCLE ${artifactNames(setup, artifacts)}.`,
  exploited: exploitedWords,
  paid: (_, { tokens, left }) => `${counted(tokens, 'Ops Token')} spent, ${left} left.`,
  'tool-used': (setup, { tool, left }) => `${toolName(setup, tool)}: ${counted(left, 'charge')} left.`,
  checked: checkedWords,
  damaged: damagedWords,
  'scrutiny-changed': scrutinyWords,
  discarded: (setup, { artifacts }) =>
    `${artifactNames(setup, artifacts)} ${artifacts.length === 1 ? 'goes' : 'go'} to the discard.`,
  returned: (setup, { artifacts }) =>
    `${artifactNames(setup, artifacts)} ${artifacts.length === 1 ? 'comes' : 'come'} back to your hand, this once.`,
  cleared: (setup, { gate }) => `${gateName(setup, gate)} is cleared.`,
  'token-gained': (_, { why, by, tokens }) =>
    gained(why === 'INCIDENT' ? 'the start of an incident' : 'the cleared gate', by, tokens),
  'audit-began': (setup, { audit, why, ends }) =>
    `Audit: ${auditName(setup, audit)} until turn ${ends}, because ${AUDIT_WHY[why]}. ${setup.script.audit.find(({ id }) => id === audit)?.line ?? ''}`.trimEnd(),
  'strength-returned': (setup, { gate, by, strength }) =>
    `${gateName(setup, gate)} gets ${by} Gate Strength back: ${strength}.`,
  'audit-ended': (setup, { audit, why }) => `The Audit ${auditName(setup, audit)} is over: ${AUDIT_END[why]}.`,
  'flag-ended': (setup, { gate }) => `${gateName(setup, gate)} has no declared path any more.`,
  'gate-enabled': (setup, { gate }) => `${gateName(setup, gate)} is on again.`,
  'turn-ended': (_, { turnsLeft }) => `${counted(turnsLeft, 'turn')} left.`,
  reshuffled: (_, { count }) =>
    `${counted(count, 'artifact')} of the discard ${count === 1 ? 'is' : 'are'} shuffled in again.`,
  drew: (setup, { artifacts, count }) => {
    if (count === 0) return 'Nothing is left to draw.';
    if (artifacts === null) return `${counted(count, 'artifact')} to draw, not known yet.`;
    return `You draw ${artifactNames(setup, artifacts)}.`;
  },
  'incident-won': (_, { turnsLeft }) => `Every gate is cleared, with ${counted(turnsLeft, 'turn')} to spare.`,
  'incident-lost': () => GATE_STANDS,

  submitted: (setup, event) => story(setup, event, event.cards),
  'scrutiny-rose': (setup, event) =>
    story(
      setup,
      event,
      event.rises.flatMap((rise) => (rise.why === 'SKETCHY' ? [rise.card] : rise.clash.cards)),
    ),
  refuted: (setup, event) => story(setup, event, [event.card]),
  answered: (setup, event) =>
    story(setup, event, event.answer === null || event.answer === 'nothing' ? [] : event.answer.contested),
  restored: (setup, event) => story(setup, event, event.cards),
  addressed: (setup, event) => story(setup, event),
  committed: (setup, event) => story(setup, event, event.cards),
  'concerns-open': (setup, event) => story(setup, event),
  granted: (setup, event) => story(setup, event),
  denied: (setup, event) => story(setup, event),
  'koa-paid': (_, { tokens, left }) => `${counted(tokens, 'Ops Token')} spent, ${left} left.`,
  'koa-token': (_, { why, by, tokens }) =>
    gained(why === 'PUZZLE' ? 'the start of a night' : 'a refuted counter', by, tokens),
  'koa-flagged': (setup, { counter }) =>
    counter === null
      ? 'You FLAG her: one hidden counter will be shown.'
      : `You FLAG her: ${counterName(setup, counter)} is shown.`,
  'koa-rewired': koaRewiredWords,
  'koa-corroborated': koaCorroboratedWords,
  'koa-cycled': (setup, { cards, drawn }) =>
    `You CYCLE ${cardNames(setup, cards)}: ${drawn === null ? `${counted(cards.length, 'card')} come${cards.length === 1 ? 's' : ''}, not known yet` : `${cardNames(setup, drawn)} ${drawn.length === 1 ? 'comes' : 'come'}`}.`,
  'koa-exploited': (_, { damage, resistance }) =>
    `You EXPLOIT: ${damage} damage that nothing contests. Resistance is ${resistance}.`,
  'koa-scrutiny': ({ script }, { why, by, scrutiny }) =>
    `Scrutiny ${scrutiny}/${script.koa.scrutiny_cap}: ${signed(by)} for the ${why}.`,
  'koa-won': (_, { turnsLeft }) => `KOA lets it stand, with ${counted(turnsLeft, 'turn')} to spare.`,
  'koa-lost': (_, { reason }) => LOSS_LINE[reason],

  'act-began': (setup, { act, incident }) =>
    `${actSaid(setup, act, 'The')} begins${incident === null ? '' : `: ${incidentTitle(setup, incident)}`}.`,
  'credits-gained': (_, { why, by, credits }) => `${counted(by, 'credit')} for ${CREDITS_WHY[why]}: ${credits} now.`,
  'act-cleared': (setup, { act, turns }) =>
    `${actSaid(setup, act, 'The')} is behind you, in ${counted(turns, 'turn')}.`,
  'cache-opened': (setup, { offers }) =>
    offers === null
      ? 'A cache opens.'
      : `A cache opens: ${listed(offers.map((id) => setup.script.offer.find((one) => one.id === id)?.name ?? plainName(id)))}.`,
  took: tookWords,
  'cache-left': () => 'You leave the cache.',
  'event-met': ({ script }, { event }) => {
    const met = script.event?.find(({ id }) => id === event);
    return met ? `${met.title}. ${met.line}` : 'Something happens on the way.';
  },
  chose: ({ script }, { event, choice }) => {
    const made = script.event?.find(({ id }) => id === event)?.choice[choice - 1];
    return made ? `You choose “${made.name}”: ${changeLine(made.changes)}.` : 'You choose.';
  },
  'doors-opened': (setup, { incidents }) =>
    incidents === null
      ? 'Two doors lead on.'
      : `Two doors lead on: ${listed(incidents.map((id) => incidentTitle(setup, id)))}.`,
  'door-taken': ({ script }, { door }) => {
    const taken = script.door?.find(({ id }) => id === door);
    return taken ? `You take ${taken.name}: ${changeLine(taken.changes)}.` : 'You take a door.';
  },
  'koa-returned': (_, { reason, again, turns }) =>
    `${LOSS_LINE[reason]} This run cannot be lost: ${again ? 'the night begins again' : 'the move is taken back'}, with ${counted(turns, 'turn')} in all.`,
  'brought-back': (_, { strength, turns }) =>
    `That was the last turn, and ${strength} Gate Strength still stood: the run would be lost. This run cannot be: the move is taken back, and there are ${counted(turns, 'turn')} now.`,
  'run-won': (_, { turns }) => `The run is won, in ${counted(turns, 'turn')}.`,
  'run-lost': (setup, { act }) => `The run ends in ${actSaid(setup, act)}.`,
  'gave-up': (setup, { act }) => `You give up in ${actSaid(setup, act)}.`,
  abandoned: (setup, { act }) => `You abandon the run in ${actSaid(setup, act)}.`,
};

/** One sentence of the transcript; the same sentence, read ahead of time, is a preview. */
export const eventWords = (setup: Setup, event: Event): string => {
  const words = WORDS[event.kind] as (setup: Setup, event: Event) => string;
  return words(setup, event);
};
