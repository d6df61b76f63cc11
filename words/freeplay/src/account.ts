import type { Event, Setup } from '@lockstep/freeplay';
import { accountWords as nightAccount } from '@lockstep/words-testimony';
import { eventWords } from './event.ts';
import { artifactNames, auditName, cardNames, counterName, gateName, storyOf } from './names.ts';

type Story = Parameters<typeof nightAccount>[1][number];

/** What the game of a night tells by itself. */
const STORY: readonly Event['kind'][] = [
  'scrutiny-rose',
  'refuted',
  'answered',
  'restored',
  'addressed',
  'concerns-open',
];

const isStory = (event: Event): event is Event & Story =>
  STORY.includes(event.kind) || (event.kind === 'damaged' && !('gate' in event));

const cardsIn = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event) => (event.kind === 'submitted' ? event.cards : []));

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
type Told = { readonly [kind in Event['kind']]?: (setup: Setup, event: Of<kind>) => string | null };

/** What an event came to, in the fewest words; kinds that are not here are said by others, or by the table itself. */
const TOLD: Told = {
  checked: (setup, event) => (event.path === null ? eventWords(setup, event) : null),
  damaged: (setup, event) =>
    'gate' in event
      ? `${event.damage} Damage: ${gateName(setup, event.gate)} ${event.strength === 0 ? 'is cleared' : `stands at ${event.strength}`}.`
      : null,
  flagged: (setup, { gate, path, ends }) => `Path ${path} of ${gateName(setup, gate)} is declared until turn ${ends}.`,
  rewired: eventWords,
  corroborated: (setup, { artifacts, trust }) =>
    trust === null
      ? `${artifactNames(setup, artifacts)} ${artifacts.length === 1 ? 'is' : 'are'} marked.`
      : `${artifactNames(setup, artifacts.slice(0, 1))} is ${trust.to} now.`,
  'audit-began': (setup, { audit }) => `Audit: ${auditName(setup, audit)}.`,
  'strength-returned': (setup, { gate, by }) => `${gateName(setup, gate)} gets ${by} back.`,
  drew: (setup, { artifacts, count }) =>
    artifacts === null || count === 0 ? null : `New: ${artifactNames(setup, artifacts)}.`,
  returned: eventWords,
  'audit-ended': eventWords,
  'brought-back': eventWords,
  'koa-returned': eventWords,
  chose: eventWords,
  'door-taken': eventWords,
  'koa-rewired': eventWords,
  'koa-corroborated': eventWords,
  'koa-exploited': eventWords,
  'koa-scrutiny': eventWords,
  'koa-flagged': (setup, { counter }) => (counter === null ? null : `She shows ${counterName(setup, counter)}.`),
  'koa-cycled': (setup, { drawn }) => (drawn === null ? null : `New: ${cardNames(setup, drawn)}.`),
};

const told = (setup: Setup, event: Event): string | null =>
  (TOLD[event.kind] as ((setup: Setup, event: Event) => string | null) | undefined)?.(setup, event) ?? null;

/** A turn in a sentence or two: what it did and what it brought. The transcript has all of it. */
export const accountWords = (setup: Setup, events: readonly Event[]): string => {
  const story = events.filter(isStory);
  const night = story.length === 0 ? '' : nightAccount(storyOf(setup, cardsIn(events)), story);
  return [night, ...events.filter((event) => !isStory(event)).flatMap((event) => told(setup, event) ?? [])]
    .filter((sentence) => sentence !== '')
    .join(' ');
};
